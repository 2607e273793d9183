#!/usr/bin/env bash
# Lays thousands of random stack trees out by the direct path and by constraints, and compares every frame:
# scripts/equivalence.sh [TREES].
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build.sh tests >&2
EQUIVALENCE_TREES=${1:-4000} swift test --skip-build --disable-xctest --filter StackEquivalenceTests
