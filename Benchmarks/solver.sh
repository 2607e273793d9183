#!/usr/bin/env bash
# Times the constraint solver and, on the same systems in the same run, kiwisolver (C++ under Python, from PyPI into
# .build/kiwi). Prints a Markdown table; milliseconds are medians.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly python=.build/kiwi/bin/python bench=.build/release/solver-bench

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

scripts/build.sh release solver-bench >&2
if ! "$python" -c 'import kiwisolver' 2>/dev/null; then
    python3 -m venv .build/kiwi &&
        "$python" -m pip install --quiet --disable-pip-version-check kiwisolver==1.5.1 ||
        echo "bench: kiwisolver could not be installed from PyPI (no network?): the solver is timed alone" >&2
fi

"$bench" time >"$scratch/ours"
: >"$scratch/kiwi"
[ ! -x "$python" ] || "$bench" systems | "$python" Benchmarks/kiwi.py >"$scratch/kiwi" || true

awk -F '\t' '
    FILENAME ~ /kiwi$/ { kiwi[$1] = $2; next }
    FNR == 1 {
        print "| solver | median ms | least ms | goal | kiwisolver | ÷ kiwisolver |"
        print "| --- | ---: | ---: | ---: | ---: | ---: |"
    }
    {
        size = $1 + 0
        goal = $1 ~ /nothing/ ? (size < 500 ? "0.3" : "6") : $1 ~ /changed/ && size < 500 ? "0.1" : "–"
        printf "| %s | %.3f | %.3f | %s | %s | %s |\n", $1, $2, $3, goal,
            (kiwi[$1] ? sprintf("%.3f", kiwi[$1]) : "–"), (kiwi[$1] ? sprintf("%.2f", $2 / kiwi[$1]) : "–")
    }
' "$scratch/kiwi" "$scratch/ours"
