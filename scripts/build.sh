#!/usr/bin/env bash
# scripts/build.sh debug|check|tests|fuzz|coverage|release|bench [PRODUCT]: builds, and fails if the compiler warns about a project file.
# scripts/build.sh tests PACKAGE: the tests of a package that depends on this one, with the modules that are built already.
# check builds the tests that TEST_TARGETS names for debugging, tests builds all of them with an optimised engine in
# .build/tests, and the benchmarks with them; release builds the program, and bench one of the benchmarks with the same options.
# (-warnings-as-errors can't be used: SwiftPM compiles dependencies with a contradicting flag that silences warnings.)
set -euo pipefail
cd "$(dirname "$0")/.."

product=${2:-render-notification}
case "${1:-}" in
debug) options=(${2:+--product "$2"}) ;;
check) options=(--product render-notificationPackageTests) ;;
tests)
    export BENCH=1
    # SwiftPM looks for the toolchain's libraries beside its compiler.
    mkdir -p .build/test-compiler/bin
    libraries=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/swift".*|\1|p')
    ln -sfn "$libraries" .build/test-compiler/lib
    # A new date would compile everything again.
    cmp -s scripts/test-compiler.sh .build/test-compiler/bin/swiftc \
        || install -m 755 scripts/test-compiler.sh .build/test-compiler/bin/swiftc
    export SWIFT_EXEC=$PWD/.build/test-compiler/bin/swiftc
    # DEBUG counts the objects of Cairo and Pango, and assertions stay.
    options=(--build-tests --configuration release --scratch-path .build/tests -debug-info-format none)
    options+=(-Xswiftc -enable-testing -Xswiftc -DDEBUG -Xswiftc -assert-config -Xswiftc Debug)
    [ -z "${2:-}" ] || options+=(--package-path "$2")
    ;;
fuzz)
    # libFuzzer's counters in the engine, its main function in the program.
    export FUZZ=1
    options=(--configuration release --scratch-path .build/fuzz --product Fuzz --sanitize fuzzer -debug-info-format none)
    options+=(-Xswiftc -parse-as-library)
    ;;
coverage)
    # The same with the address sanitizer, and counters of the lines that run.
    export FUZZ=1
    options=(--configuration release --scratch-path .build/fuzz-coverage --product Fuzz -debug-info-format none)
    options+=(--sanitize fuzzer --sanitize address -Xswiftc -parse-as-library)
    options+=(-Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping)
    ;;
release | bench)
    options=()
    [ "$1" = release ] || export BENCH=1
    # What --version says. The file changes with the commit only, so that nothing else is built again.
    commit="#define COMMIT \"$(git describe --always --abbrev=10 --dirty --exclude '*' 2>/dev/null || true)\""
    [ "$(cat Sources/CEmbeddedText/Commit.h 2>/dev/null)" = "$commit" ] || echo "$commit" >Sources/CEmbeddedText/Commit.h
    # The program is stripped, so that debug information and an index would be written for nothing.
    options+=(-debug-info-format none --disable-index-store)
    # Without symbols: they take 25 MB, and valgrind 3.19 can't read them.
    options+=(--configuration release --product "$product" -Xlinker -s)
    # Calls the compiler's accessors for concrete types instead of resolving mangled names at runtime, which searches
    # all conformances of the program: an eighth of the instructions of a cold render without a photo.
    options+=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
    # Saves milliseconds at start, and runs without Swift installed: the runtime is linked statically, and the address
    # is fixed. Otherwise 90,000 pointers would be relocated and make 400 pages private.
    [ "$(uname -s)" != Linux ] || options+=(--static-swift-stdlib -Xlinker -no-pie)
    ;;
*)
    sed -n '2,5s/^# //p' "$0" >&2
    exit 64
    ;;
esac

# Progress, and two warnings that every build with these libraries and a static Foundation prints.
readonly noise='^\[[0-9]+/[0-9]+\] |prohibited flag\(s\): -pthread|libFoundation.*the use of .mktemp. is dangerous'

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# A module imports only what Package.swift says: the floors of ARCHITECTURE.md.
options+=(--explicit-target-dependency-import-check error)

set +e
swift build ${options[@]+"${options[@]}"} 2>&1 | tee "$log" | grep --line-buffered -vE "$noise"
status=${PIPESTATUS[0]}
set -e
[ "$status" -eq 0 ] || exit "$status"

if [ "$1" = release ] || [ "$1" = bench ]; then
    # The linker writes the file piecemeal, so the page cache holds it in small pieces that are mapped one by one, which
    # costs a millisecond per cold start; so the file is rewritten. It keeps its date so that nothing is linked again.
    program=$(swift build --configuration release --show-bin-path)/$product
    cp -p "$program" "$program.copy"
    cat "$program.copy" >"$program"
    touch -r "$program.copy" "$program"
    rm "$program.copy"
fi

if grep -E "^$PWD/(Sources|Tests|Benchmarks)/.*: warning: " "$log" | sort -u >&2; then
    echo "build: the warnings above are errors here" >&2
    exit 1
fi
