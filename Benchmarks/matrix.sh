#!/usr/bin/env bash
# Draws a sheet of 60 pictures on all cores: the median of some runs and the greatest peak of memory, against what they may
# be; and whether one thread makes the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly program=$PWD/.build/release/render-notification rounds=${ROUNDS:-7} most_seconds=2.5 most_megabytes=250
cd Templates/event-invite

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

draw() {
    /usr/bin/time --append --output "$scratch/times" --format '%e %M' "$program" matrix descriptor.json payloads/rooftop.apns -o "$1" \
        --devices iphone-se,iphone-8,iphone-15,iphone-16-pro-max,iphone-x --appearances light,dark --content-sizes L,XXL,AX2 \
        --locales en_US,ar "${@:2}"
}

for _ in $(seq "$rounds"); do draw "$scratch/all.png"; done
seconds=$(sort -n "$scratch/times" | awk '{ t[NR] = $1 } END { print t[int((NR + 1) / 2)] }')
megabytes=$(awk '$2 > most { most = $2 } END { printf "%.0f", most / 1024 }' "$scratch/times")
draw "$scratch/one.png" --jobs 1
cmp "$scratch/all.png" "$scratch/one.png"
echo "matrix of 60: $seconds s (at most $most_seconds), $megabytes MB (at most $most_megabytes), the same bytes on one thread"
awk -v s="$seconds" -v m="$megabytes" -v ms="$most_seconds" -v mm="$most_megabytes" 'BEGIN { exit !(s <= ms && m <= mm) }'
