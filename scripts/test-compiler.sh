#!/usr/bin/env bash
# The compiler of `scripts/build.sh tests` (SWIFT_EXEC): swiftc, but tests and the stand-ins for Apple's modules aren't
# optimised, which halves the build. SwiftPM has no such setting for a target.
set -euo pipefail

swiftc=$(command -v swiftc)
module=
previous=
for argument in "$@"; do
    [ "$previous" != -module-name ] || module=$argument
    previous=$argument
done
case "$module" in
*Tests | *TestSupport | Snapshots | RN* | HostedUIKit) ;;
*) exec "$swiftc" "$@" ;;
esac

arguments=()
for argument in "$@"; do
    [ "$argument" != -O ] || argument=-Onone
    arguments+=("$argument")
done
exec "$swiftc" "${arguments[@]}"
