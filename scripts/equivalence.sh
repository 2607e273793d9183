#!/usr/bin/env bash
# scripts/equivalence.sh [TREES]: lays thousands of random stack trees out directly and by constraints, and compares
# every frame.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build.sh tests >&2
EQUIVALENCE_TREES=${1:-4000} swift test --skip-build --disable-xctest --filter StackEquivalenceTests
