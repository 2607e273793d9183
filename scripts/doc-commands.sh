#!/usr/bin/env bash
# Runs the commands that the pages show: every ```sh block, except those marked ```sh no-run.
# A page's blocks run in order, in one shell, in a copy of the project with the release build on PATH.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly root=$PWD

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# Lines outside the blocks become empty ones, so that the shell's line numbers are the page's.
runnable_lines() {
    awk '
        !inside && /^ *```sh *$/ { inside = 1; print ""; next }
        inside && /^ *```/       { inside = 0 }
        inside                   { print; next }
        NR == 1                  { print "trap '\''failed_line=$LINENO'\'' ERR; trap '\''[ $? -eq 0 ] || echo \"'"$1"':${failed_line-?}: a command failed\" >&2'\'' EXIT"; next }
                                 { print "" }' "$1"
}

for page in README.md CONTRIBUTING.md ARCHITECTURE.md docs/*.md; do
    [ -f "$page" ] || continue
    runnable_lines "$page" >"$scratch/script"
    [ "$(grep -c . "$scratch/script")" -gt 1 ] || continue

    # A copy for each page: what one leaves behind must not carry another.
    rm -rf "$scratch/copy"
    mkdir "$scratch/copy"
    git ls-files -z --cached --others --exclude-standard |
        tar --create --null --files-from=- --ignore-failed-read | tar --extract --directory="$scratch/copy"
    if (
        cd "$scratch/copy"
        PATH="$root/.build/release:$PATH" bash -euo pipefail "$scratch/script" >"$scratch/log" 2>&1 </dev/null
    ); then
        echo "doc-commands: $page: $(($(grep -c . "$scratch/script") - 1)) lines ran"
    else
        sed 's/^/    /' "$scratch/log" >&2
        failures=$((failures + 1))
    fi
done
exit $((failures > 0))
