#!/usr/bin/env bash
# Benchmarks/batch.sh [ROWS]: a batch in which nine of ten rows repeat a picture, killed twice midway and resumed.
# Prints times, rows per second and the coordinator's memory; fails when a picture is drawn twice, a file is missing,
# truncated or superfluous, or the manifest has a row twice. 1,000,000 rows by default.
set -euo pipefail
cd "$(dirname "$0")/.."
readonly count=${1:-1000000}
program=$(realpath "${RENDER_NOTIFICATION:-.build/release/render-notification}")
readonly program
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp Benchmarks/card/{descriptor,plain}.json Benchmarks/card/*.{png,jpg} "$scratch" 2>/dev/null || true
cd "$scratch"

payload=$(tr -d '\n' <plain.json)
awk -v count="$count" -v payload="$payload" 'BEGIN {
    looks = int(count / 10) > 0 ? int(count / 10) : 1
    for (row = 0; row < count; row++) {
        text = payload
        gsub(/48213/, row % looks, text)
        printf "{\"id\":\"row-%d\",\"payload\":%s}\n", row, text
    }
}' >rows.ndjson
looks=$((count / 10 > 0 ? count / 10 : 1))

options=(descriptor.json --input rows.ndjson --out pictures --manifest manifest.ndjson --style ios18 --scale 1)
for part in 1 2; do
    "$program" batch "${options[@]}" >/dev/null 2>&1 &
    run=$!
    until [ -f manifest.ndjson ] && [ "$(wc -l <manifest.ndjson)" -ge $((count * part / 3)) ]; do sleep 0.2; done
    kill -9 "$run"
    wait "$run" 2>/dev/null || true
    sleep 1
    echo "killed after $(wc -l <manifest.ndjson) rows"
done
start=$(date +%s.%N)
before=$(wc -l <manifest.ndjson)
/usr/bin/time -f '%M KB at the most' "$program" batch "${options[@]}" >results.ndjson
end=$(date +%s.%N)
echo "$((count - before)) rows in $(echo "$end - $start" | bc) s"
tail -1 results.ndjson

start=$(date +%s.%N)
"$program" batch "${options[@]}" | tail -1
echo "resume of a finished run: $(echo "$(date +%s.%N) - $start" | bc) s"
start=$(date +%s.%N)
"$program" batch "${options[@]:0:5}" --style ios18 --scale 1 >/dev/null
end=$(date +%s.%N)
echo "repeats alone: $(echo "$count / ($end - $start)" | bc) rows/s"

fail() {
    echo "batch: $*" >&2
    exit 1
}
[ "$(cut -d'"' -f4 manifest.ndjson | sort -u | wc -l)" -eq "$count" ] || fail "rows are missing in the manifest"
[ "$(wc -l <manifest.ndjson)" -eq "$count" ] || fail "rows are twice in the manifest"
[ "$(find pictures -type f | wc -l)" -eq "$looks" ] || fail "pictures are missing or left over"
find pictures -type f -print0 | xargs -0 tail -qc 8 | od -An -v -tx1 -w8 | sort | uniq -c | awk 'NR > 1 { exit 1 }' ||
    fail "a picture is half written"
echo "batch: $count rows, $looks looks, nothing missing, half written or twice"
