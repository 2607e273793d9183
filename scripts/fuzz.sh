#!/usr/bin/env bash
# scripts/fuzz.sh [PICTURES] [SEED]: encodes random pictures with both efforts, decodes them with both readers, and
# gives the readers damaged files.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/build.sh tests >&2
FUZZ_PICTURES=${1:-5000} FUZZ_SEED=${2:-1} swift test --skip-build --disable-xctest --filter randomPicturesComeBack
