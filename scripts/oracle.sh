#!/usr/bin/env bash
# scripts/oracle.sh [SYSTEMS]: checks solutions of thousands of random systems with scipy's linear programs.
# scipy is installed from PyPI into .build/oracle.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly systems=${1:-3000} python=.build/oracle/bin/python

if ! "$python" -c 'import scipy' 2>/dev/null; then
    python3 -m venv .build/oracle &&
        "$python" -m pip install --quiet --disable-pip-version-check scipy==1.15.3 || {
        echo "oracle: scipy could not be installed from PyPI (no network?): nothing was compared" >&2
        exit 69
    }
fi
scripts/build.sh bench solver-bench >&2
.build/release/solver-bench answers 0 "$systems" | "$python" scripts/oracle.py
