#!/usr/bin/env bash
# Installs the programs that the engine is compared with: system packages, and Python libraries in .build/peers.
# The benchmark reports those that can't be installed as absent.
set -euo pipefail
cd "$(dirname "$0")/../.."

scripts/setup.sh Benchmarks/peers/packages.txt || true
python3 -m venv .build/peers
.build/peers/bin/python -m pip install --quiet --disable-pip-version-check -r Benchmarks/peers/requirements.txt
