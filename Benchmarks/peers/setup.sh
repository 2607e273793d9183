#!/usr/bin/env bash
# Installs what the engine is compared with: packages of the system, and libraries of Python into .build/peers.
# What can't be installed stays absent, and the benchmark says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

scripts/setup.sh Benchmarks/peers/packages.txt || true
python3 -m venv .build/peers
.build/peers/bin/python -m pip install --quiet --disable-pip-version-check -r Benchmarks/peers/requirements.txt
