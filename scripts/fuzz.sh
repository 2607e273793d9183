#!/usr/bin/env bash
# Encodes random pictures by both efforts, decodes them by both readers, and gives the readers broken files:
# scripts/fuzz.sh [PICTURES] [SEED].
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build.sh tests >&2
FUZZ_PICTURES=${1:-5000} FUZZ_SEED=${2:-1} swift test --skip-build --disable-xctest --filter randomPicturesComeBack
