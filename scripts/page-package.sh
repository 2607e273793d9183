#!/usr/bin/env bash
# scripts/page-package.sh build|test: builds and runs the Swift code of the pages as a reader does, in packages of their own
# that depend on this folder. A block becomes the file that the line above names (`Package.swift`:); a ```swift block without
# a name is a test. What links the engine is built after the tests, with the same options, so that no module is compiled twice.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly work=$PWD/.build/page-package tests=.build/tests/release

# extract NAME TESTS PAGE…: writes the blocks of the pages to the folder of a package with that name.
extract() {
    mkdir -p "$work/$1"
    find "$work/$1" -mindepth 1 -maxdepth 1 -not -name .build -exec rm -rf {} +
    # The root of the app's repository, above which no project is looked for.
    mkdir "$work/$1/.git"
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
        file    { print >file; next }
        /[^ ]/  { named = match($0, /`[^`]+`:$/) ? substr($0, RSTART + 1, RLENGTH - 3) : "" }
    ' "${@:3}"
    edit "s|\.\./render-notification|../../..|; s|name: \"MyApp\"|name: \"$1\"|" "$work/$1/Package.swift"
}

# edit SCRIPT FILE…: changes files by sed.
edit() {
    local file
    for file in "${@:2}"; do sed -i.old "$1" "$file" && rm "$file.old"; done
}

if [ "${1:-}" = build ]; then
    extract Classes NotificationTests docs/swift-extensions.md Sources/RenderNotification/RenderNotification.docc/*.md
    extract Installed SnapshotTests docs/snapshot-testing.md
    extract Linked SnapshotTests docs/snapshot-testing.md
    edit 's/NotificationSnapshots/NotificationTesting/' "$work"/Linked/Package.swift "$work"/Linked/Tests/*/*.swift
    mkdir "$work/Linked/Tests/SnapshotTests/__Snapshots__"
    scripts/build.sh tests "$work/Classes"
    scripts/build.sh tests "$work/Linked"
    exit
fi

# run PACKAGE: the tests of a package that is built with the tests.
run() { "$tests/$1PackageTests.xctest" --testing-library swift-testing && "$tests/$1PackageTests.xctest"; }

run Classes

# References are written by a first run, which fails, compared by a second, and the third says what moved.
unset CI SNAPSHOT_TESTING_RECORD SNAPSHOT_ARTIFACTS
export RENDER_NOTIFICATION=$PWD/$tests/render-notification
snapshots() { swift test --package-path "$work/Installed" -debug-info-format none "$@" >"$work/log" 2>&1; }
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
edit 's/"spacing": 4/"spacing": 12/' "$work/Installed/Tests/SnapshotTests/Invite/descriptor.json"
! snapshots --skip-build || fail "a label that moved passes"
grep -qE '"placeLabel" label in custom: frame.y [0-9.]+ → [0-9.]+ \(\+8 points\), from .*/Invite/descriptor.json:9' "$work/log" ||
    fail "nothing says what moved"
# The same with the engine in the tests' own process.
unset RENDER_NOTIFICATION
cp -R "$work/Installed/Tests/SnapshotTests/__Snapshots__" "$work/Linked/Tests/SnapshotTests/"
run Linked >"$work/log" 2>&1 || fail "the engine in the tests' process has other references"
echo "page-package: docs/snapshot-testing.md records, passes and fails as it says"
