#!/usr/bin/env bash
# Renders the reference card in whole processes, in turn: render-notification, the floor of Benchmarks/floor, and the best run
# of the reference's own floor where that lies beside the project. Prints a Markdown table and writes latest.json.
# --instructions counts instructions (valgrind) in place of milliseconds: those don't change with the neighbours.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly root=$PWD card=$PWD/Benchmarks/card rounds=${ROUNDS:-25} mode=${1:---time}
toolchain=$(dirname "$(command -v swift)")

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

say() {
    echo "bench: $*" >&2
}

# compile NAME [PKG-CONFIG MODULES]: the file or the folder of that name, with the toolchain's clang, which also compiles
# the package's own C.
compile() {
    local sources=("Benchmarks/$1.c")
    [ ! -d "Benchmarks/$1" ] || sources=("Benchmarks/$1"/*.c)
    # shellcheck disable=SC2046 # one word a flag is meant
    "$toolchain/clang" -O2 -g0 -Wall -Wextra -D_GNU_SOURCE -o "$scratch/$1" "${sources[@]}" \
        $([ $# -eq 1 ] || pkg-config --cflags --libs "${@:2}") -lm
}

# Builds a copy of the reference's floor; its sources are read only.
build_reference() {
    local folder
    for folder in "${REFERENCE_FLOOR:-}" ../shared/reference/floor ../../../shared/reference/floor; do
        if [ -n "$folder" ] && [ -d "$folder/src" ]; then
            cp -R "$folder" "$scratch/reference"
            chmod -R u+w "$scratch/reference"
            # It wants another icon @2x, which its folder lacks.
            [ -f "$scratch/reference/assets/icon120.png" ] ||
                cp "$scratch/reference/assets/icon60.png" "$scratch/reference/assets/icon120.png"
            (cd "$scratch/reference/src" && PATH="$toolchain:$PATH" sh build.sh) >"$scratch/log" 2>&1 && return
            say "the reference's floor does not build (does libspng-dev lack?), compared with our own floor alone:"
            head -n 3 "$scratch/log" >&2
            return 1
        fi
    done
    say "no reference floor in ../shared/reference/floor: compared with our own floor alone"
    return 1
}

# Adds picture, program, output file, folder and command to the plan.
plan() {
    printf '%s, %s\t%s\t%s\t%s\n' "$@" >>"$scratch/plan"
}

make_plan() {
    local scale variant name out attachment photo has_photo
    for scale in 2 3; do
        for variant in photo plain; do
            name="@${scale}x $variant" out="$scratch/$scale$variant" attachment='' photo=- has_photo=0
            if [ "$variant" = photo ]; then
                attachment=" --attachment photo=$scratch/photo.jpg" photo="$scratch/photo.jpg" has_photo=1
            fi
            plan "$name" render-notification "$out.png" "$scratch" \
                "$root/.build/release/render-notification $card/descriptor.json $card/$variant.json -o $out.png --device iphone-15 --style ios18 --scale $scale$attachment"
            plan "$name" "the card by constraints" "$out-constraints.png" "$scratch" \
                "$root/.build/release/render-notification $card/constraints.json $card/$variant.json -o $out-constraints.png --device iphone-15 --style ios18 --scale $scale$attachment"
            plan "$name" "the card's storyboard" "$out-storyboard.png" "$scratch" \
                "$root/.build/release/render-notification $card/storyboard $card/$variant.json --bind $card/bindings.json -o $out-storyboard.png --device iphone-15 --style ios18 --scale $scale$attachment"
            plan "$name" floor "$out-floor.png" "$scratch" \
                "$scratch/floor $scale $card/icon.png $photo $out-floor.png"
            # The settings of the row "best" in performance.md 2.6.
            [ ! -x "$scratch/reference/bench" ] || plan "$name" reference "$out-reference.png" "$scratch/reference" \
                "SCALE=$scale IMAGE=$has_photo WALL=4 SHADOW=6 FILTER=3 HUGE_=1 PHOTO=$scratch/photo.jpg ./bench cold 20 st $out-reference.png"
        done
    done
}

# The plan's commands counted by callgrind, in launch's columns: millions of instructions where milliseconds stand.
count_instructions() {
    local name output folder words instructions
    while IFS=$'\t' read -r name output folder words; do
        # shellcheck disable=SC2086 # one word an argument is meant
        instructions=$(cd "$folder" && env ${words%%[./]*} valgrind --tool=callgrind \
            --callgrind-out-file=/dev/null ${words#"${words%%[./]*}"} 2>&1 >/dev/null |
            awk '/Collected/ { printf "%.1f", $NF / 1e6 }')
        printf '%s\t%s\t%s\t0\t%s\n' "$name" "$instructions" "$instructions" "$(stat -c %s "$output")"
    done <"$scratch/plan"
}

compile launch
compile photo libjpeg
compile floor cairo pangocairo pangoft2 fontconfig libdeflate libjpeg
"$scratch/photo" "$scratch/photo.jpg"
build_reference || true
make_plan

case $mode in
--time)
    unit=ms
    "$scratch/launch" "$rounds" "$scratch/plan" >"$scratch/result"
    ;;
--instructions)
    unit="M instructions"
    command -v valgrind >/dev/null || { say "valgrind is not installed" && exit 69; }
    count_instructions >"$scratch/result"
    ;;
*)
    say "usage: bench.sh [--instructions]"
    exit 64
    ;;
esac

awk -F '\t' -v unit="$unit" -v json=Benchmarks/latest.json '
    function ratio(other) { return other ? sprintf("%.2f", $2 / other) : "–" }
    NR == FNR { middle[$1] = $2; next }
    FNR == 1 {
        print "| picture, program | median " unit " | least " unit " | ÷ floor | ÷ reference | peak MiB | KiB written |"
        print "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
        print "[" > json
    }
    {
        picture = $1
        sub(/, .*/, "", picture)
        floor = middle[picture ", floor"]
        reference = middle[picture ", reference"]
        printf "| %s | %.1f | %.1f | %s | %s | %.1f | %d |\n", $1, $2, $3, ratio(floor), ratio(reference), $4 / 1024, $5 / 1024
        if ($1 == "@2x photo, render-notification" && unit == "ms")
            goal = sprintf("@2x photo: %s times the best floor (goal: at most 2.5), %.1f MB (goal: at most 48).", \
                ratio(reference ? reference : floor), $4 * 1024 / 1e6)
        printf "%s  {\"name\": \"%s\", \"unit\": \"%s\", \"median\": %s, \"least\": %s, \"peakKiB\": %s, \"bytes\": %s}", \
            (FNR > 1 ? ",\n" : ""), $1, unit, $2, $3, $4, $5 > json
    }
    $1 ~ /^@2x photo, the card/ {
        name = $1
        sub(/.*, the card(.s)? /, "", name)
        writings = writings sprintf("@2x photo, %s: %.2f times the card of stacks (goal: at most 1.25).\n", name, \
            $2 / middle["@2x photo, render-notification"])
    }
    END {
        print "\n]" > json
        if (goal) print "\n" goal
        if (unit == "ms") printf "%s", writings
    }
' "$scratch/result" "$scratch/result"
