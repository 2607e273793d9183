#!/usr/bin/env bash
# scripts/fuzz.sh TARGET [SECONDS] [SEED]: feeds a reader with inputs that libFuzzer makes (Tests/Fuzz), starting with
# the fixtures of its kind. A crash, an input that takes longer than a second, and one that takes 1 GiB of memory end it;
# the input is kept in .build/fuzz-inputs/TARGET. Without a TARGET each has a minute. The target pictures encodes random
# pictures instead, and gives the PNG readers damaged files; codecs are the C parts, where the address sanitizer looks on.
# FUZZ_RUNS ends it after so many inputs, FUZZ_TIMEOUT gives each more seconds.
# scripts/fuzz.sh coverage: reads the fixtures and all inputs that earlier runs have found once more, under the address
# sanitizer, and prints the share of the lines that the readers of each folder have run.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly all="payload descriptor template storyboard plist strings bindings scenario csv row request image pictures codecs"
seconds=${2:-60} seed=${3:-1}

if [ "${1:-}" = coverage ]; then
    scripts/build.sh coverage >&2
    profiles=$PWD/.build/fuzz-coverage/profiles
    rm -rf "$profiles"
    for target in $all; do
        case $target in pictures | codecs) continue ;; esac
        ASAN_OPTIONS=detect_leaks=0 FUZZ_PROGRAM=.build/fuzz-coverage/release/Fuzz FUZZ_RUNS=0 FUZZ_TIMEOUT=30 \
            LLVM_PROFILE_FILE=$profiles/$target.profraw "$0" "$target" >&2
    done
    tools=$(dirname "$(realpath "$(command -v swift)")")
    "$tools/llvm-profdata" merge --sparse "$profiles"/*.profraw -o "$profiles/all"
    "$tools/llvm-cov" export --summary-only --instr-profile "$profiles/all" .build/fuzz-coverage/release/Fuzz |
        scripts/fuzz-coverage.py
    exit
fi
if [ $# -eq 0 ]; then
    for target in $all; do "$0" "$target"; done
    exit
fi
case " $all " in
*" $1 "*) ;;
*)
    echo "fuzz: a target is one of: $all" >&2
    exit 64
    ;;
esac
if [ "$1" = pictures ]; then
    scripts/build.sh tests >&2
    FUZZ_PICTURES=$((seconds * 80)) FUZZ_SEED=$seed swift test --configuration release --scratch-path .build/tests --skip-build \
        --disable-xctest --filter randomPicturesComeBack
    exit
fi

if [ "$1" = codecs ]; then
    program=.build/fuzz-codecs
    # The toolchain's own: the sanitizer's library belongs to it.
    "$(dirname "$(realpath "$(command -v swift)")")/clang" -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
        -ISources/CImageCodecs/include Tests/Fuzz/codecs.c Sources/CImageCodecs/*.c -ldl -o "$program"
elif [ -n "${FUZZ_PROGRAM:-}" ]; then
    program=$FUZZ_PROGRAM
else
    program=.build/fuzz/release/Fuzz
    scripts/build.sh fuzz >&2
fi
corpus=.build/fuzz-inputs/$1
mkdir -p "$corpus"
seeds=$(mktemp -d)
# In memory where there is such a folder, since some readers open a file for each input.
FUZZ_FOLDER=$(mktemp -d -p "$([ -d /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")
export FUZZ_FOLDER
trap 'rm -rf "$seeds" "$FUZZ_FOLDER"' EXIT
# The fixtures that are of the reader's kind.
case $1 in
payload) find Tests/Fixtures Templates -name '*.apns' -o -name 'payload*.json' ;;
descriptor) find Tests/Fixtures Templates -name 'descriptor.json' -size -16k ;;
template) find Tests/Fixtures/templates -type f -size -4k ;;
storyboard) find Tests/Fixtures -name '*.storyboard' -o -name '*.xib' ;;
plist) find Tests/Fixtures -name '*.plist' ;;
strings) find Tests/Fixtures Templates -name '*.strings' ;;
bindings) find Tests/Fixtures Templates -name 'bindings.json' ;;
scenario) find Tests/Fixtures Templates -name 'scenario*.json' ;;
csv) find Tests Templates -name '*.csv' ;;
row | request) find Tests Templates -name '*.ndjson' ;;
image | codecs) find Tests/Fixtures/images -type f -size -64k ;;
esac | while read -r file; do cp "$file" "$seeds/$(printf %s "$file" | tr / _)"; done
FUZZ_TARGET=$1 "$program" "$corpus" "$seeds" -artifact_prefix="$corpus/" -max_total_time="$seconds" \
    -seed="$seed" -timeout="${FUZZ_TIMEOUT:-1}" -runs="${FUZZ_RUNS:--1}" -rss_limit_mb=1024 -max_len=16384 \
    -print_final_stats=1 -dict=Tests/Fuzz/words.dict -verbosity=0
