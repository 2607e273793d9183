#!/usr/bin/env bash
# scripts/behaviour.sh FOLDER: checks that docs/behaviour.md has every row of the sheets of facts in a folder.
# The sheets aren't part of the project; a row is its section's number and its place in the section's tables.
set -euo pipefail

[ $# -eq 1 ] && [ -f "$1/facts-behaviour.md" ] && [ -f "$1/facts-api.md" ] || {
    echo "usage: behaviour.sh FOLDER (with facts-behaviour.md and facts-api.md)" >&2
    exit 64
}
page=$(dirname "$0")/../docs/behaviour.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A sheet's rows. What only counts how often things are used says nothing that a host could do.
wanted() {
    awk '
        function settle() { if (row != "" && section != "") { n[section]++; print section "." n[section] }; row = "" }
        /^#+ / {
            settle()
            section = $2; sub(/\.$/, "", section)
            if (section !~ /^[0-9.]+$/) section = ""
            next
        }
        /^\|[-| :]+\|$/ { row = ""; next }
        /^\|/ { settle(); row = $0; next }
        { settle() }
        END { settle() }' "$1"
}

# The rows of one half of the page, with ranges such as 2.3–2.4 written out.
found() {
    awk -v half="$1" '
        /^## / { inside = ($2 == half) }
        inside && /^\| [0-9]/ {
            split($0, cells, "|"); number = cells[2]; gsub(/ /, "", number)
            if (split(number, ends, "–") == 1) { print number; next }
            last = ends[2]; sub(/.*\./, "", last)
            first = ends[1]; sub(/.*\./, "", first)
            section = ends[1]; sub(/\.[0-9]+$/, "", section)
            for (i = first + 0; i <= last + 0; i++) print section "." i
        }' "$page"
}

status=0
for half in Behaviour API; do
    sheet=$(echo "$half" | tr '[:upper:]' '[:lower:]')
    wanted "$1/facts-$sheet.md" | sort > "$work/wanted"
    found "$half" | sort > "$work/found"
    missing=$(comm -23 "$work/wanted" "$work/found")
    if [ -n "$missing" ]; then
        echo "facts-$sheet.md has rows that docs/behaviour.md hasn't: ${missing//$'\n'/ }" >&2
        status=1
    fi
    echo "facts-$sheet.md: $(wc -l < "$work/wanted") rows"
done
exit $status
