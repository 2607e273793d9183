#!/usr/bin/env bash
# scripts/determinism.sh N: renders one input N times, each time in another environment, and compares the bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly root=$PWD runs=${1:?how many renders}
# Latin, Chinese, Arabic and emoji: each takes another way through the fonts.
readonly card=$root/Benchmarks/card

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/home/.config/fontconfig" "$scratch/a folder/below"
echo '<fontconfig><dir>/nowhere</dir></fontconfig>' >"$scratch/home/.config/fontconfig/fonts.conf"
echo 'not XML' >"$scratch/broken.conf"

# One line a variable; `-` leaves it unset.
readonly variables=(
    "LANG - C C.UTF-8 de_DE.UTF-8 ja_JP.UTF-8 tr_TR.UTF-8 zh_TW.Big5"
    "LC_ALL - C fr_FR.UTF-8 ar_EG.UTF-8 zh_CN.UTF-8"
    "LANGUAGE - zh ja ar:en"
    "PANGO_LANGUAGE - zh-tw ko:ja fa"
    "HOME - / $scratch/home /nonexistent"
    "XDG_CACHE_HOME - /nonexistent $scratch/home"
    "XDG_CONFIG_HOME - $scratch/home/.config"
    "TZ - UTC Asia/Kathmandu America/St_Johns :/nonexistent"
    "FONTCONFIG_FILE - /nonexistent $scratch/broken.conf $scratch/home/.config/fontconfig/fonts.conf"
    "FONTCONFIG_PATH - /nonexistent $scratch/home"
    "FC_LANG - zh-cn ja"
    "MALLOC_PERTURB_ - 85 170"
    "PIXMAN_DISABLE - sse2 ssse3"
    "SWIFT_DETERMINISTIC_HASHING - 1"
)
readonly folders=("$root" / "$scratch" "$scratch/a folder/below")

render() {
    local index=$1 pace=1 variable environment=("PATH=/usr/bin:/bin")
    for variable in "${variables[@]}"; do
        local values
        read -ra values <<<"$variable"
        # Each list goes on at another pace than its neighbours, so that ever new values meet.
        local value=${values[1 + index / pace % (${#values[@]} - 1)]}
        [ "$value" = - ] || environment+=("${values[0]}=$value")
        pace=$((pace % 5 + 1))
    done
    cd "${folders[index % ${#folders[@]}]}"
    echo "run $index: cd '$PWD'; env -i ${environment[*]}" >"$scratch/how"
    env -i "${environment[@]}" "$root/.build/release/render-notification" \
        "$card/descriptor.json" "$card/mixed.json" -o "$scratch/out.png" --device iphone-15 --scale 2 \
        >"$scratch/said" 2>&1 || { cat "$scratch/how" "$scratch/said" >&2 && exit 1; }
}

first=
for ((run = 0; run < runs; run++)); do
    (render "$run")
    digest=$(sha256sum <"$scratch/out.png")
    : "${first:=$digest}"
    if [ "$digest" != "$first" ]; then
        echo "determinism: other bytes than in run 0:" >&2
        cat "$scratch/how" >&2
        exit 1
    fi
done
echo "determinism: $runs renders in different environments, one sha256: ${first%% *}"
