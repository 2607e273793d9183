#!/usr/bin/env bash
# scripts/determinism.sh N: renders one input N times and plays a scenario N times, each time in another environment, and
# compares the bytes.
set -euo pipefail
# A render that fails inside of $(…) ends the script too.
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
readonly root=$PWD runs=${1:?how many renders}
# Latin, Chinese, Arabic and emoji: each takes another way through the fonts; and a photo.
readonly card=$root/Benchmarks/card
readonly photo=$root/Templates/photo-comment/payloads/lake.jpg
# Receives, waits, types, is answered late and moves; with a snapshot of each kind of picture.
readonly scenario=$root/Templates/chat/scenario.json

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/home/.config/fontconfig" "$scratch/a folder/below"
echo '<fontconfig><dir>/nowhere</dir></fontconfig>' >"$scratch/home/.config/fontconfig/fonts.conf"
echo 'not XML' >"$scratch/broken.conf"
sed 's/"photo": false/"photo": true/' Benchmarks/card/mixed.json >"$scratch/mixed.json"

# One line a variable; `-` leaves it unset.
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
    # Without the processor's vector instructions: pixman's, the C library's, the JPEG decoder's.
    "PIXMAN_DISABLE - sse2 ssse3 mmx,sse2,ssse3"
    "GLIBC_TUNABLES - glibc.cpu.hwcaps=-AVX2,-AVX512F,-AVX glibc.malloc.arena_max=1"
    "JSIMD_FORCENONE - 1"
    "SWIFT_DETERMINISTIC_HASHING - 1"
)
readonly folders=("$root" / "$scratch" "$scratch/a folder/below")
readonly umasks=(022 077 002)

# in_environment INDEX COMMAND...: runs it in the folder, with the variables and the umask of that round.
in_environment() {
    local index=$1 pace=1 variable environment=("PATH=/usr/bin:/bin")
    shift
    for variable in "${variables[@]}"; do
        local values
        read -ra values <<<"$variable"
        # Each list goes on at another pace than its neighbours, so that ever new values meet.
        local value=${values[1 + index / pace % (${#values[@]} - 1)]}
        [ "$value" = - ] || environment+=("${values[0]}=$value")
        pace=$((pace % 5 + 1))
    done
    cd "${folders[index % ${#folders[@]}]}"
    umask "${umasks[index % ${#umasks[@]}]}"
    echo "run $index: cd '$PWD'; umask $(umask); env -i ${environment[*]} $*" >"$scratch/how"
    env -i "${environment[@]}" "$root/.build/release/render-notification" "$@" >"$scratch/said" 2>&1 ||
        { cat "$scratch/how" "$scratch/said" >&2 && exit 1; }
}

render() {
    (in_environment "$1" "$card/descriptor.json" "$scratch/mixed.json" -o "$scratch/out.png" --device iphone-15 --scale 2 \
        --attachment "photo=$photo")
    sha256sum <"$scratch/out.png"
}

# Plays a scenario into a new folder: what is left of the round before would hide that a file isn't written.
play() {
    local to=$scratch/played
    rm -rf "$to"
    (in_environment "$1" run "$scenario" -o "$to" --trace "$to.mmd" --filmstrip "$to.strip.png" --animate "$to.gif")
    (in_environment "$1" run "$scenario" --trace "$to.json" --animate "$to.png")
    (cd "$to" && sha256sum -- * ../played.*) | tee "$scratch/digests" | sha256sum
}

# same WHAT COMMAND: its digest is the same in each round.
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
