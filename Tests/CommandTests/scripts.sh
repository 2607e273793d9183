#!/usr/bin/env bash
# The scripts of the set-up, the lint and the pages: do they find what they are there to find?
set -euo pipefail
# A locale that isn't installed makes shells complain.
export LC_ALL=C
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failures=0

# expect NAME STATUS TEXT COMMAND...: the command ends with that status and prints that text.
expect() {
    local name=$1 status=$2 text=$3 actual=0
    shift 3
    "$@" >"$scratch/output" 2>&1 || actual=$?
    if [ "$actual" -ne "$status" ] || [[ "$(<"$scratch/output")" != *"$text"* ]]; then
        echo "scripts: $name: expected status $status and '$text', got status $actual and:" >&2
        sed 's/^/    /' "$scratch/output" >&2
        failures=$((failures + 1))
    fi
}

# stub NAME: the shell code on standard input stands in for a program.
stub() {
    { echo '#!/bin/sh' && cat; } >"$scratch/bin/$1"
    chmod +x "$scratch/bin/$1"
}

# A machine that is short of two packages, and a user who may not install any.
mkdir -p "$scratch/bin"
stub swift </dev/null
stub uname <<<'echo Linux'
stub id <<<'echo 1000'
stub sudo <<<'exit 1'
stub apt-get <<<'exit 100'
stub apt-cache <<<'[ "$2" != pkg-config ] && echo "  Candidate: 1.0" || echo "  Candidate: (none)"'
stub dpkg-query <<'EOS'
shift 2
for name; do
    case $name in
    libcairo2-dev | pkg-config | pkgconf) ;;
    libjpeg-dev | libfontconfig-dev) ;;
    libwebp-dev) echo "$name rc" ;;
    *) echo "$name ii" ;;
    esac
done
exit 1
EOS
setup() {
    PATH="$scratch/bin:$PATH" scripts/setup.sh
}
expect "missing packages are named, of alternatives the one on offer" 69 "--no-install-recommends pkgconf libcairo2-dev libwebp-dev" setup
stub id <<<'echo 0'
expect "a failing apt-get is reported" 69 "apt-get could not install: pkgconf libcairo2-dev libwebp-dev" setup
stub dpkg-query <<<'shift 2; for name; do echo "$name ii"; done'
expect "nothing missing" 0 "" setup

# gate RECORDED VERSION: a render of 103 million instructions against a record of so many, made with that version of libc.
gate() {
    PYTHONPATH=Benchmarks python3 -B - "$@" <<'EOS'
import json, sys
from harness import instructions, machine
versions = machine.versions() | ({"libc": sys.argv[2]} if len(sys.argv) > 2 else {})
instructions.RECORD = type("Record", (), {"exists": lambda _: True, "read_text": lambda _: json.dumps(
    {"versions": versions, "millions": {"engine photo @3x": float(sys.argv[1])}})})()
lines, is_within = instructions.check({"cold": {"engine photo @3x": {"Minstr": 103.0}}})
print("\n".join(lines))
sys.exit(not is_within)
EOS
}
if command -v python3 >/dev/null; then
    expect "5 % more instructions pass" 0 "+5.0 %)" gate 98.1
    expect "more than that do not" 1 "more than 5 % over the record" gate 98
    expect "counts of other libraries prove nothing" 0 "libc 1.0 there" gate 50 1.0
fi

# The C parts under the address sanitizer, where the toolchain has its libraries. (Leaks are looked for by ptrace, which
# containers forbid.)
clang=$(dirname "$(realpath "$(command -v swift)")")/clang
if echo 'int LLVMFuzzerTestOneInput(const char *data, long size) { return 0; }' |
    "$clang" -fsanitize=fuzzer,address,undefined -x c - -o "$scratch/probe" 2>/dev/null; then
    expect "the codecs read 20,000 inputs" 0 "number_of_executed_units: 20" \
        env ASAN_OPTIONS=detect_leaks=0 FUZZ_RUNS=20000 FUZZ_TIMEOUT=60 scripts/fuzz.sh codecs 600
fi

# A project whose pages hold a command that fails, and a source that breaks the rules.
mkdir -p "$scratch/project/"{Sources/Renderer/Paint,Tests/RendererTests,Benchmarks,.ci}
cp -R scripts "$scratch/project"
cd "$scratch/project"
cp scripts/demo.sh .ci/run
touch Package.swift Makefile
git init --quiet .
echo /made >.gitignore
printf '%s\n' '# Page' '```sh no-run' 'exit 3' '```' '```sh' 'test -f Makefile && echo made >made' '```' >README.md
expect "blocks run, those marked no-run don't" 0 "README.md: 1 lines ran" scripts/doc-commands.sh
printf '%s\n' '```sh' 'test -f made' 'ls README.md; false' '```' >>README.md
expect "a page's blocks share a folder, and a failure has its line" 1 "README.md:10: a command failed" scripts/doc-commands.sh

printf '%s\n' '# Page' '```sh' 'echo left >left' '```' >README.md
expect "the README leaves a clone as it was" 1 "?? left" scripts/doc-commands.sh

expect "nothing to find" 0 "" scripts/lint.sh
touch "a wheel.whl"
expect "a file in the root that isn't listed" 1 "a wheel.whl: error: the root" scripts/lint.sh
rm "a wheel.whl"
mkdir Sources/Ground
expect "a folder of sources without tests" 1 "Sources/Ground: error: there is no Tests/GroundTests" scripts/lint.sh
rmdir Sources/Ground
printf '%s\n' 'import Testing // import CCairo' '@preconcurrency import CCairo' 'fatalError("no")' >Sources/Renderer/Paint/Bad.swift
expect "C outside Native" 1 "Sources/Renderer/Paint/Bad.swift:2: error: C is imported" scripts/lint.sh
expect "fatalError" 1 "Sources/Renderer/Paint/Bad.swift:3: error: no input" scripts/lint.sh
mkdir Sources/Renderer/Native
{ echo 'import CCairo' && seq 500; } >Sources/Renderer/Native/Long.swift
rm Sources/Renderer/Paint/Bad.swift
expect "long files" 1 "Sources/Renderer/Native/Long.swift:501: error: longer" scripts/lint.sh


# The tests that are run after an edit.
git add --all
mkdir -p Sources/{CommandOptions,ContentExtensionHost,CEmbeddedText}
touch Sources/ContentExtensionHost/New.swift Sources/CommandOptions/New.swift
stub swift <<<'echo "swift $* of $TEST_TARGETS"'
check() { PATH="$scratch/bin:$PATH" scripts/check.sh; }
git -c user.name=a -c user.email=a@example.com commit --quiet --message First
expect "a folder's own tests" 0 "swift test --skip-build --disable-xctest of CommandTests,ContentExtensionHostTests,DescriptorTests" check
rm -r Sources/ContentExtensionHost Sources/CommandOptions
touch Sources/CEmbeddedText/symbols.c
expect "the tests of a folder of C" 0 "swift test --skip-build --disable-xctest of DescriptorTests,RendererTests,ViewsTests" check

# Logs of tests that failed, the last of a kind that isn't known.
printf '%s\n' '◇ Test one() started.' '✘ Test "a b" recorded an issue at New.swift:3:5: Expectation failed: 1 == 2' '↳ why' \
    '✔ Test two() passed.' '✘ Test "a b" failed after 1 seconds.' >test-swift
printf '%s\n' 'batch: one: expected 1' 'fine' >test-batch
echo 'something else' >test-other
mkdir -p Tests/CommandTests
touch Tests/CommandTests/New.swift
expect "failures" 0 $'
test-swift:
  ✘ Test "a b" recorded an issue at Tests/CommandTests/New.swift:3:5: Expectation failed: 1 == 2
  ↳ why

test-batch:
  batch: one: expected 1

test-other:
something else' scripts/failures.sh test-swift test-batch test-other

exit $((failures > 0))
