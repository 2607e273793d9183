#!/usr/bin/env bash
# scripts/doc-commands.sh [PAGE]: runs the commands of the pages: every ```sh block except those marked ```sh no-run.
# A page's blocks run in order, in one shell, in a copy of the project with the program on PATH: RENDER_NOTIFICATION, or the
# debug build. Pages run in parallel.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly root=$PWD program=${RENDER_NOTIFICATION:-.build/debug/render-notification}
# A reader's machine: in CI references aren't written.
unset CI SNAPSHOT_TESTING_RECORD SNAPSHOT_ARTIFACTS

if [ $# -eq 0 ]; then
    for page in README.md CONTRIBUTING.md ARCHITECTURE.md docs/*.md; do
        [ ! -f "$page" ] || printf '%s\0' "$page"
    done | xargs -0 -n 1 -P "$(getconf _NPROCESSORS_ONLN)" "$root/scripts/doc-commands.sh" || exit 1
    exit
fi

readonly page=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Lines outside the blocks become empty ones, so that the shell's line numbers are the page's.
awk '
    !inside && /^ *```sh *$/ { inside = 1; print ""; next }
    inside && /^ *```/       { inside = 0 }
    inside                   { print; next }
    NR == 1                  { print "trap '\''failed_line=$LINENO'\'' ERR; trap '\''[ $? -eq 0 ] || echo \"'"$page"':${failed_line-?}: a command failed\" >&2'\'' EXIT"; next }
                             { print "" }' "$page" >"$scratch/script"
count=$(($(grep -c . "$scratch/script") - 1))
[ "$count" -gt 0 ] || exit 0

# A copy for each page: files of one page must not help another. Folders with thousands of files are there for pages that
# name them, and for the README, whose reader has all.
unneeded=()
for folder in Benchmarks Sources Tests; do
    [ "$page" = README.md ] || grep -q "$folder/" "$scratch/script" || unneeded+=(--exclude="$folder" --exclude="./$folder")
done
mkdir "$scratch/copy"
{ git ls-files -z --cached --others --exclude-standard 2>/dev/null || find . -type f -not -path './.build/*' -print0; } |
    tar --create --anchored "${unneeded[@]}" --null --files-from=- --ignore-failed-read |
    tar --extract --directory="$scratch/copy"
# A link, so that the copy finds the program and its neighbours nothing.
mkdir "$scratch/bin"
# What a reader of the README does leaves the clone as it was. A reader of the package has no git.
is_clone=
if [ "$page" = README.md ] && command -v git >/dev/null; then
    is_clone=yes
    git -C "$scratch/copy" init --quiet
    git -C "$scratch/copy" add --all
fi
ln -s "$(cd "$(dirname "$program")" 2>/dev/null && pwd || echo "$root")/$(basename "$program")" "$scratch/bin/render-notification"
if (
    cd "$scratch/copy"
    PATH="$scratch/bin:$PATH" bash -euo pipefail "$scratch/script" >"$scratch/log" 2>&1 </dev/null
); then
    if [ -n "$is_clone" ] && git -C "$scratch/copy" status --porcelain | grep -v '^A  ' >"$scratch/left"; then
        echo "doc-commands: $page: its commands change the clone:" >&2
        sed 's/^/    /' "$scratch/left" >&2
        exit 1
    fi
    echo "doc-commands: $page: $count lines ran"
else
    sed 's/^/    /' "$scratch/log" >&2
    exit 1
fi
