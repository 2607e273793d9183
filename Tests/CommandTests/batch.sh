#!/usr/bin/env bash
# What `batch` promises about processes, files and signals: each picture once, nothing lost and nothing twice whatever is
# killed, and exit codes that a retry policy can act on. (What is said of wrong command lines: Tests/Fixtures/cli-errors.)
set -euo pipefail
# A locale that isn't installed makes shells complain.
export LC_ALL=C
cd "$(dirname "$0")/../.."
readonly root=$PWD
program=$(realpath "${RENDER_NOTIFICATION:-.build/debug/render-notification}")
readonly program

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
failures=0
count=0

cat >descriptor.json <<'JSON'
{
  "name": "greeting",
  "app": { "name": "Greetings", "bundleIdentifier": "com.example.greetings" },
  "categories": "greeting", "registeredCategories": [{ "identifier": "greeting" }],
  "initialContentSizeRatio": 0.2,
  "view": { "type": "label", "text": "{{userInfo.greeting.text}}" }
}
JSON

# rows COUNT PICTURES: as many rows, of so many pictures.
rows() {
    local row
    for ((row = 0; row < $1; row++)); do
        echo "{\"id\":\"row-$row\",\"payload\":{\"aps\":{\"alert\":{\"title\":\"Hello\"},\"category\":\"greeting\"},\"greeting\":{\"text\":\"Look $((row % $2))\"}}}"
    done
}

batch() { "$program" batch descriptor.json "$@"; }

# what NAME EXPECTED FOUND
same() {
    count=$((count + 1))
    if [ "$2" != "$3" ]; then
        echo "batch: $1: expected '${2:0:200}', found '${3:0:200}'" >&2
        failures=$((failures + 1))
    fi
}

status() { local code=0; "$@" >out 2>err || code=$?; echo "$code"; }
pictures() { find "$1" -name '*.png' -type f | wc -l | tr -d ' '; }
lines() { grep -c "$1" "$2" || true; }
# until_true WHAT COMMAND...: waits until the command succeeds, for ten minutes at most: other programs may be busy.
until_true() {
    local what=$1 end=$((SECONDS + 600))
    shift
    until "$@"; do
        if ((SECONDS > end)); then
            echo "batch: $what: still not so after ten minutes" >&2
            return 1
        fi
        sleep 0.01
    done
}
# feed NAME COUNT: a pipe NAME.rows with the first rows of many.ndjson, and the others after `go NAME`, so that a run can't
# end before it is killed.
feed() {
    mkfifo "$1.rows" "$1.go"
    {
        head -n "$2" many.ndjson || true
        read -r _ <"$1.go"
        tail -n "+$(($2 + 1))" many.ndjson
    } >"$1.rows" 2>/dev/null &
}
go() { echo >"$1.go"; }
has_lines() { [ -f "$1" ] && [ "$(wc -l <"$1")" -ge "$2" ]; }
# Beside them the run has its guardian.
workers() { pgrep -P "$1" -f ' batch-worker '; }
has_workers() { [ "$(workers "$1" | wc -l)" -ge "$2" ]; }
has_ended() { ! kill -0 "$1" 2>/dev/null; }
identifiers() { cut -d'"' -f4 "$1" | LC_ALL=C sort; }
# A result without its time.
timeless() { sed -E 's/"ms":[0-9.]+,//' "$1" | grep '"id"'; }
# What results say of pictures.
pictured() { sed -nE 's/^\{"id":("[^"]*").*("sha256":"[0-9a-f]*").*("width":[0-9]+,"height":[0-9]+).*/\1 \2 \3/p' "$1" | LC_ALL=C sort; }

rows 120 12 >rows.ndjson
rows 200 50 >many.ndjson
same "all rows are drawn" 0 "$(status batch --input many.ndjson --out whole)"

# The parts run side by side, each in a folder of its own; where one waits for a signal or a timer, another draws.
parts=()
for part in pictures ends outputs; do
    mkdir "$part"
    (
        cd "$part"
        cp ../descriptor.json ../rows.ndjson ../many.ndjson .
        count=0 failures=0
        # shellcheck source=/dev/null
        . "$root/Tests/CommandTests/batch/$part.sh"
        echo "$count $failures" >checks
    ) &
    parts+=($!)
done
for part in "${parts[@]}"; do wait "$part" || failures=$((failures + 1)); done
while read -r checked failed; do
    count=$((count + checked))
    failures=$((failures + failed))
done < <(cat pictures/checks ends/checks outputs/checks)

# Nothing stays behind.
same "no worker is left" "" "$(pgrep -f "$scratch" || true)"
echo "batch: $count checks, $failures failures"
exit $((failures > 0))
