#!/usr/bin/env bash
# scripts/build.sh debug|tests|release|bench [PRODUCT]: builds, and fails when the compiler warns about a file of ours.
# release builds the program, bench a product of the package Benchmarks with the same options.
# (A flag can't say that: SwiftPM silences dependencies with one that contradicts -warnings-as-errors.)
set -euo pipefail
cd "$(dirname "$0")/.."

product=${2:-render-notification}
where=()
case "${1:-}" in
debug) options=() ;;
tests) options=(--build-tests) ;;
release | bench)
    if [ "$1" = bench ]; then
        where=(--package-path Benchmarks)
        # SwiftPM names the engine's package after its folder.
        name=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
        options=(-Xswiftc -package-name -Xswiftc "${name//[^a-z0-9_]/_}")
    else
        options=()
    fi
    # Without the symbols, which weigh 25 MB and which valgrind 3.19 cannot read.
    options+=(--configuration release --product "$product" -Xlinker -s)
    # Types are found by the compiler's own functions in place of their names, which the runtime would take apart and
    # check against all conformances of the program: an eighth of what a cold render without a photo executes.
    options+=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
    # Saves milliseconds of start-up: the runtime inside, so that the binary also runs where no Swift is installed, and at
    # a fixed address, so that 90,000 pointers needn't be set, which would make 400 pages private.
    [ "$(uname -s)" != Linux ] || options+=(--static-swift-stdlib -Xlinker -no-pie)
    ;;
*)
    sed -n '2,3s/^# //p' "$0" >&2
    exit 64
    ;;
esac

# Progress, and two warnings that every build with these libraries and a static Foundation prints and no one can act on.
readonly noise='^\[[0-9]+/[0-9]+\] |prohibited flag\(s\): -pthread|libFoundation.*the use of .mktemp. is dangerous'

log=$(mktemp)
trap 'rm -f "$log"' EXIT
set +e
swift build ${where[@]+"${where[@]}"} ${options[@]+"${options[@]}"} 2>&1 | tee "$log" | grep --line-buffered -vE "$noise"
status=${PIPESTATUS[0]}
set -e
[ "$status" -eq 0 ] || exit "$status"

if [ "$1" = release ] || [ "$1" = bench ]; then
    # What the linker wrote piece by piece lies in small pieces in the system's cache, and each has to be mapped by itself:
    # a millisecond of a cold start. The time stays, so that nothing is linked again.
    program=$(swift build ${where[@]+"${where[@]}"} --configuration release --show-bin-path)/$product
    cp -p "$program" "$program.copy"
    cat "$program.copy" >"$program"
    touch -r "$program.copy" "$program"
    rm "$program.copy"
fi

if grep -E "^$PWD/(Sources|Tests|Benchmarks)/.*: warning: " "$log" | sort -u >&2; then
    echo "build: the warnings above are errors here" >&2
    exit 1
fi
