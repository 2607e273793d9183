#!/usr/bin/env bash
# scripts/fuzz.sh TARGET [SECONDS] [SEED]: feeds a reader with inputs that libFuzzer makes (Tests/Fuzz), starting with
# the fixtures of its kind. A crash, a leak of memory, and an input that takes longer than a second end it; the input is
# kept in .build/fuzz/TARGET. Without a TARGET each has a minute. The target pictures encodes random pictures instead, and
# gives the PNG readers damaged files.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly all="payload descriptor template storyboard plist strings bindings scenario csv row request image pictures"
seconds=${2:-60} seed=${3:-1}

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

scripts/build.sh fuzz >&2
corpus=.build/fuzz/$1
mkdir -p "$corpus"
seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
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
image) find Tests/Fixtures/images -type f -size -64k ;;
esac | head -400 | while read -r file; do cp "$file" "$seeds/$(printf %s "$file" | tr / _)"; done
FUZZ_TARGET=$1 .build/fuzz-build/release/Fuzz "$corpus" "$seeds" -artifact_prefix="$corpus/" -max_total_time="$seconds" \
    -seed="$seed" -timeout=1 -rss_limit_mb=1024 -max_len=16384 -print_final_stats=1 -dict=Tests/Fuzz/words.dict -verbosity=0
