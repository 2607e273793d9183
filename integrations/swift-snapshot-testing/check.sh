#!/usr/bin/env bash
# integrations/swift-snapshot-testing/check.sh [MODULES]: typechecks the adapter against a stub of swift-snapshot-testing.
# MODULES is the folder of the project's built modules; default: that of `make test`.
set -euo pipefail
cd "$(dirname "$0")"
readonly root=$PWD/../..
build=$root/.build/tests/release
readonly build modules=${1:-$build/Modules}
if ! [ -f "$modules/NotificationTesting.swiftmodule" ]; then
    echo "check: $modules has no NotificationTesting: scripts/build.sh tests" >&2
    exit 1
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The project's modules are built on C libraries, whose maps the compiler wants to see.
options=(-swift-version 6 -warnings-as-errors -I "$modules" -I "$scratch")
for map in "$root"/Sources/C*/module.modulemap "$build"/C*.build/module.modulemap; do
    [ ! -f "$map" ] || options+=(-Xcc "-fmodule-map-file=$map")
done
for flag in $(pkg-config --cflags-only-I pangocairo cairo libdeflate expat); do options+=(-Xcc "$flag"); done

swiftc -emit-module -module-name SnapshotTesting -swift-version 5 -parse-as-library Stub/SnapshotTesting.swift \
    -o "$scratch/SnapshotTesting.swiftmodule"
swiftc -typecheck "${options[@]}" Sources/SnapshotTestingNotifications/*.swift
# The line of the page, as a test has it.
cat >"$scratch/use.swift" <<'SWIFT'
import NotificationTesting
import SnapshotTesting
import SnapshotTestingNotifications

func use(_ notification: PushNotification) {
    let picture: Snapshotting<PushNotification, _> = .notification(on: .iPhone16Pro.dark, in: .banner)
    let layout: Snapshotting<PushNotification, _> = .notificationLayout(after: [.tapAction("accept")])
    _ = (picture.snapshot(notification), layout.snapshot(notification))
}
SWIFT
swiftc -emit-module -module-name SnapshotTestingNotifications "${options[@]}" \
    Sources/SnapshotTestingNotifications/*.swift -o "$scratch/SnapshotTestingNotifications.swiftmodule"
swiftc -typecheck "${options[@]}" "$scratch/use.swift"
echo "check: the adapter compiles against the stub"
