#!/usr/bin/env bash
# Builds and runs the Swift code of the pages as a reader does: in packages of their own, beside a clone of this repository
# whose folder has another name. A block becomes the file that the line above names (`Package.swift`:); a ```swift block
# without a name is a test.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly work=$PWD/.build/page-package
# The packages share what is built of the engine.
readonly build=(-debug-info-format none --scratch-path "$work/my-app/.build")

mkdir -p "$work/my-app"
find "$work" -mindepth 1 -maxdepth 2 -not -path "$work/my-app" -not -path "$work/my-app/.build" -exec rm -rf {} +
ln -s "$PWD" "$work/engine"

# extract APP TESTS PAGE…: writes the blocks of the pages to an app's folder.
extract() {
    # The root of the app's repository, above which no project is looked for.
    mkdir -p "$work/$1/.git"
    awk -v to="$work/$1" -v tests="$2" '
        /^```[a-z]+$/ && (named || /swift$/) && !file {
            file = to "/" (named ? named : "Tests/" tests "/Block" ++count ".swift")
            named = ""
            folder = file
            sub(/\/[^\/]*$/, "", folder)
            system("mkdir -p \"" folder "\"")
            next
        }
        /^```$/ { file = ""; next }
        file    { sub(/\.\.\/render-notification/, "../engine"); print >file; next }
        /[^ ]/  { named = match($0, /`[^`]+`:$/) ? substr($0, RSTART + 1, RLENGTH - 3) : "" }
    ' "${@:3}"
}

extract my-app NotificationTests docs/swift-extensions.md Sources/RenderNotification/RenderNotification.docc/*.md
swift test --package-path "$work/my-app" "${build[@]}" --disable-xctest

# References are written by a first run, which fails, compared by a second, and the third says what moved.
extract my-snapshots SnapshotTests docs/snapshot-testing.md
unset CI SNAPSHOT_TESTING_RECORD SNAPSHOT_ARTIFACTS
export RENDER_NOTIFICATION=$PWD/.build/tests/release/render-notification
snapshots() { swift test --package-path "$work/my-snapshots" "${build[@]}" "$@" >"$work/log" 2>&1; }
# fail PROBLEM
fail() {
    cat "$work/log"
    echo "page-package: docs/snapshot-testing.md: $1" >&2
    exit 1
}
! snapshots || fail "references that were just written pass"
grep -q "there was no reference; now there is: look at it" "$work/log" || fail "no reference is written"
snapshots --skip-build || fail "what was just recorded differs"
! grep -q "references that no test uses" "$work/log" || fail "references of the page are orphans"
sed -i.old 's/"spacing": 4/"spacing": 12/' "$work/my-snapshots/Tests/SnapshotTests/Invite/descriptor.json"
! snapshots --skip-build || fail "a label that moved passes"
grep -qE '"placeLabel" label in custom: frame.y [0-9.]+ → [0-9.]+ \(\+8 points\), from .*/Invite/descriptor.json:9' "$work/log" ||
    fail "nothing says what moved"
# The same with the engine in the tests' own process.
sed -i.old 's/"spacing": 12/"spacing": 4/' "$work/my-snapshots/Tests/SnapshotTests/Invite/descriptor.json"
find "$work/my-snapshots" -name '*.swift' -exec sed -i.old 's/NotificationSnapshots/NotificationTesting/' {} +
unset RENDER_NOTIFICATION
snapshots || fail "the engine in the tests' process has other references"
echo "page-package: docs/snapshot-testing.md records, passes and fails as it says"
