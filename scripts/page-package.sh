#!/usr/bin/env bash
# Builds and runs the Swift code of the pages as a reader does: in a package of its own, beside a clone of this repository
# whose folder has another name. Every ```swift block becomes a file; the first is Package.swift.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly pages=(docs/swift-extensions.md Sources/RenderNotification/RenderNotification.docc/*.md)
readonly work=$PWD/.build/page-package

rm -rf "$work/my-app/Tests" "$work/my-app/Package.swift" "$work/engine"
mkdir -p "$work/my-app/Tests/NotificationTests"
ln -s "$PWD" "$work/engine"
awk -v to="$work/my-app" '
    /^```swift$/ { file = count++ == 0 ? to "/Package.swift" : to "/Tests/NotificationTests/Block" count ".swift"; next }
    /^```$/      { file = ""; next }
    file         { sub(/\.\.\/render-notification/, "../engine"); print >file }
' "${pages[@]}"
swift test --package-path "$work/my-app" --disable-xctest -debug-info-format none
