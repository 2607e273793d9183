#!/usr/bin/env bash
# scripts/determinism.sh N: renders a notification N times and plays a scenario N times, each time in a different
# environment, and compares the bytes.
set -euo pipefail
# Failures in $(…) end the script too.
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
readonly root=$PWD runs=${1:?how many renders}
program=$(realpath "${RENDER_NOTIFICATION:-.build/release/render-notification}")
readonly program
# A photo, and texts in Latin, Chinese, Arabic and emoji, which use different fonts.
readonly card=$root/Benchmarks/card
readonly photo=$root/Templates/photo-comment/payloads/lake.jpg
# The scenario receives, waits, types, gets a late answer and animates; every kind of picture is written.
readonly scenario=$root/Templates/chat/scenario.json

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/home/.config/fontconfig" "$scratch/a folder/below"
echo '<fontconfig><dir>/nowhere</dir></fontconfig>' >"$scratch/home/.config/fontconfig/fonts.conf"
echo 'not XML' >"$scratch/broken.conf"
sed 's/"photo": false/"photo": true/' Benchmarks/card/mixed.json >"$scratch/mixed.json"

# A variable per line, with its values; `-` leaves it unset.
readonly variables=(
    "LANG - C C.UTF-8 de_DE.UTF-8 ja_JP.UTF-8 tr_TR.UTF-8 zh_TW.Big5 english xxxxxxxxxxxxxxxx"
    "LC_ALL - C fr_FR.UTF-8 ar_EG.UTF-8 zh_CN.UTF-8 xxxxxxxxxxxxxxxx"
    "LC_MESSAGES - ja_JP.UTF-8 xxxxxxxxxxxxxxxx"
    "LANGUAGE - zh ja ar:en"
    "PANGO_LANGUAGE - zh-tw ko:ja fa"
    "HOME - / $scratch/home /nonexistent"
    "XDG_CACHE_HOME - /nonexistent $scratch/home"
    "XDG_CONFIG_HOME - $scratch/home/.config"
    "TZ - UTC Asia/Kathmandu America/St_Johns :/nonexistent"
    "FONTCONFIG_FILE - /nonexistent $scratch/broken.conf $scratch/home/.config/fontconfig/fonts.conf"
    "FONTCONFIG_PATH - /nonexistent $scratch/home"
    "FC_LANG - zh-cn ja"
    "FREETYPE_PROPERTIES - cff:no-stem-darkening=0 truetype:interpreter-version=35"
    "GDK_SCALE - 2"
    "MALLOC_PERTURB_ - 85 170"
    # Without vector instructions in pixman, the C library and the JPEG decoder.
    "PIXMAN_DISABLE - sse2 ssse3 mmx,sse2,ssse3"
    "GLIBC_TUNABLES - glibc.cpu.hwcaps=-AVX2,-AVX512F,-AVX glibc.malloc.arena_max=1"
    "JSIMD_FORCENONE - 1"
    "SWIFT_DETERMINISTIC_HASHING - 1"
)
readonly folders=("$root" / "$scratch" "$scratch/a folder/below")
readonly umasks=(022 077 002)

# in_environment INDEX COMMAND...: runs the command with the folder, variables and umask of that run.
in_environment() {
    local index=$1 pace=1 variable environment=("PATH=/usr/bin:/bin")
    shift
    for variable in "${variables[@]}"; do
        local values
        read -ra values <<<"$variable"
        # Neighbouring lists advance at different rates, so that the combinations of values vary.
        local value=${values[1 + index / pace % (${#values[@]} - 1)]}
        [ "$value" = - ] || environment+=("${values[0]}=$value")
        pace=$((pace % 5 + 1))
    done
    cd "${folders[index % ${#folders[@]}]}"
    umask "${umasks[index % ${#umasks[@]}]}"
    echo "run $index: cd '$PWD'; umask $(umask); env -i ${environment[*]} $*" >"$scratch/how"
    env -i "${environment[@]}" "$program" "$@" >"$scratch/said" 2>&1 ||
        { cat "$scratch/how" "$scratch/said" >&2 && exit 1; }
}

render() {
    (in_environment "$1" "$card/descriptor.json" "$scratch/mixed.json" -o "$scratch/out.png" --device iphone-15 --scale 2 \
        --attachment "photo=$photo")
    sha256sum <"$scratch/out.png"
}

# Plays a scenario into a new folder, since files of the previous run would hide missing ones.
play() {
    local to=$scratch/played
    rm -rf "$to"
    (in_environment "$1" run "$scenario" -o "$to" --trace "$to.mmd" --filmstrip "$to.strip.png" --animate "$to.gif")
    (in_environment "$1" run "$scenario" --trace "$to.json" --animate "$to.png")
    (cd "$to" && sha256sum -- * ../played.*) | tee "$scratch/digests" | sha256sum
}

# same WHAT COMMAND: fails unless the command prints the same digest in every run.
same() {
    local first='' digest run
    for ((run = 0; run < runs; run++)); do
        digest=$("$2" "$run")
        : "${first:=$digest}"
        [ "$run" -ne 0 ] || [ ! -f "$scratch/digests" ] || cp "$scratch/digests" "$scratch/first"
        if [ "$digest" != "$first" ]; then
            echo "determinism: other bytes than in run 0:" >&2
            cat "$scratch/how" >&2
            [ ! -f "$scratch/first" ] || diff "$scratch/first" "$scratch/digests" >&2
            exit 1
        fi
    done
    echo "determinism: $runs $1 in different environments, one sha256: ${first%% *}"
}

same renders render
same "plays of a scenario, with its trace, snapshots, filmstrip, GIF and APNG," play
