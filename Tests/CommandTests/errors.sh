#!/usr/bin/env bash
# What the program says on the command line, and that it leaves no file behind, for the cases of Tests/Fixtures/cli-errors.
#
# A case is a folder: `command.txt` is run by a shell in a copy of it, with the program on PATH, and what comes out on
# standard error, after the exit code, is `expected.txt`. Nothing may be in the copy afterwards that wasn't there before,
# but for what the command makes itself below `made/`.
#
# RECORD=1 writes expected.txt instead of comparing.
set -euo pipefail
cd "$(dirname "$0")/../.."
readonly root=$PWD program=${RENDER_NOTIFICATION:-.build/debug/render-notification}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/bin"
ln -s "$(realpath "$program")" "$scratch/bin/render-notification"
failures=0
count=0

list() { find . -path ./made -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum; }

for case in "$root"/Tests/Fixtures/cli-errors/*/; do
    name=$(basename "$case")
    count=$((count + 1))
    rm -rf "$scratch/case"
    cp -R "$case" "$scratch/case"
    cd "$scratch/case"
    before=$(list)
    status=0
    PATH="$scratch/bin:$PATH" timeout 20 bash ./command.txt >"$scratch/stdout" 2>"$scratch/stderr" </dev/null || status=$?
    { echo "exit $status" && cat "$scratch/stderr"; } >"$scratch/found"
    if [ -n "${RECORD:-}" ]; then cp "$scratch/found" "$case/expected.txt"; fi
    if ! diff -u "$case/expected.txt" "$scratch/found" >&2; then
        echo "errors: $name: other words, or another exit code, than expected.txt has" >&2
        failures=$((failures + 1))
    fi
    if [ "$before" != "$(list)" ]; then
        echo "errors: $name: files were left behind, or changed:" >&2
        diff <(echo "$before") <(list) >&2 || true
        failures=$((failures + 1))
    fi
done
echo "errors: $count commands, $failures failures"
exit $((failures > 0))
