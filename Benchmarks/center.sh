#!/usr/bin/env bash
# Times the notification centre with 5,000 notifications of 50 apps: what it shows, what is done to it, how its list is
# drawn, by a renderer that has drawn nothing before. Prints a Markdown table; milliseconds are medians.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build.sh release center-bench >&2
.build/release/center-bench | awk -F '\t' '
    NR == 1 {
        print "| notification centre | median ms | least ms | goal |"
        print "| --- | ---: | ---: | ---: |"
    }
    { printf "| %s | %.1f | %.1f | %d |\n", $1, $2, $3, $4 }'
