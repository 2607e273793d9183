#!/usr/bin/env bash
# Builds and runs the Swift code of the pages as a reader does: in a package of its own, beside a clone of this repository
# whose folder has another name. A block becomes the file that the line above names (`Package.swift`:); a ```swift block
# without a name is a test.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly pages=(docs/swift-extensions.md Sources/RenderNotification/RenderNotification.docc/*.md)
readonly work=$PWD/.build/page-package

rm -rf "$work/my-app/Tests" "$work/my-app/Invite" "$work/my-app/Package.swift" "$work/engine"
# The root of the app's repository, above which no project is looked for.
mkdir -p "$work/my-app/Tests/NotificationTests" "$work/my-app/Invite" "$work/my-app/.git"
ln -s "$PWD" "$work/engine"
awk -v to="$work/my-app" '
    /^```[a-z]+$/ && (named || /swift$/) && !file {
        file = to "/" (named ? named : "Tests/NotificationTests/Block" ++count ".swift")
        named = ""
        next
    }
    /^```$/ { file = ""; next }
    file    { sub(/\.\.\/render-notification/, "../engine"); print >file; next }
    /[^ ]/  { named = match($0, /`[^`]+`:$/) ? substr($0, RSTART + 1, RLENGTH - 3) : "" }
' "${pages[@]}"
swift test --package-path "$work/my-app" --disable-xctest -debug-info-format none
