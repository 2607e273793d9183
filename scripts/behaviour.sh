#!/usr/bin/env bash
# scripts/behaviour.sh FOLDER: checks that Tests/Fixtures/behaviour/rows.txt counts the rows of the sheets of facts in a
# folder; BehaviourTableTests compares docs/behaviour.md with it. The sheets aren't part of the project; a row is its
# section's number and its place in the section's tables.
set -euo pipefail

[ $# -eq 1 ] && [ -f "$1/facts-behaviour.md" ] && [ -f "$1/facts-api.md" ] || {
    echo "usage: behaviour.sh FOLDER (with facts-behaviour.md and facts-api.md)" >&2
    exit 64
}
rows=$(dirname "$0")/../Tests/Fixtures/behaviour/rows.txt

# The sections of a sheet in order, each with the number of its rows.
sections() {
    awk -v half="$1" '
        function settle() { if (row != "" && section != "") { if (!n[section]++) order[++count] = section }; row = "" }
        /^#+ / {
            settle()
            section = $2; sub(/\.$/, "", section)
            if (section !~ /^[0-9.]+$/) section = ""
            next
        }
        /^\|[-| :]+\|$/ { row = ""; next }
        /^\|/ { settle(); row = $0; next }
        { settle() }
        END { settle(); for (i = 1; i <= count; i++) print half, order[i], n[order[i]] }' "$2"
}

{ sections Behaviour "$1/facts-behaviour.md"; sections API "$1/facts-api.md"; } | diff -u "$rows" - || {
    echo "Tests/Fixtures/behaviour/rows.txt (-) doesn't count the rows of the sheets (+)" >&2
    exit 1
}
awk '{ n += $3 } END { print n " rows" }' "$rows"
