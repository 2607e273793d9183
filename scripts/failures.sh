#!/usr/bin/env bash
# scripts/failures.sh LOG…: prints what failed in the logs of tests, each issue with its file and line, and nothing else.
# A log without any line that is known to tell a failure is printed to its last 30 lines.
set -euo pipefail
cd "$(dirname "$0")/.."

for log; do
    printf '\n%s\n' "${log##*/}:"
    {
        # Swift Testing names files without their folders.
        find Tests -name '*.swift' | awk -F / '{ print $NF "\t" $0 }'
        echo
        sed 's/^/ /' "$log"
    } | awk -v most=12 '
        BEGIN { FS = "\t" }
        !/^ / && NF == 2 { path[$1] = $2; next }
        { line = substr($0, 2) }
        # The end of one event is the beginning of the next.
        line ~ /^[^ -~]/ && line !~ /^↳/ { shown = 0 }
        line ~ /^✘ .* recorded an issue/ {
            shown = most
            if (match(line, / at [^ :]+\.swift:/)) {
                file = substr(line, RSTART + 4, RLENGTH - 5)
                if (file in path) line = substr(line, 1, RSTART + 3) path[file] substr(line, RSTART + 4 + length(file))
            }
        }
        line ~ /: error: |: a command failed|Fatal error:|unexpected signal|^make\[/ { shown = 1 }
        # Of the scripts, what is indented belongs to the line above.
        script && line !~ /^ / { shown = script = 0 }
        line ~ /^(batch|determinism|doc-commands|page-package|scripts): / && line !~ /lines ran$|checks? passed/ { shown = most; script = 1 }
        shown > 0 { shown--; found = 1; print "  " line }
        END { exit !found }
    ' || tail -n 30 "$log"
done
