#!/usr/bin/env bash
# What `batch` promises about processes, files and signals: each look once, nothing lost and nothing twice whatever is
# killed, and exit codes that a retry policy can act on. (What is said of wrong command lines: Tests/Fixtures/cli-errors.)
set -euo pipefail
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

# rows COUNT LOOKS: as many rows, of so many looks.
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
# Waits until a file has so many lines, for a minute at the most.
until_lines() {
    local try
    for ((try = 0; try < 1200; try++)); do
        [ ! -f "$1" ] || [ "$(wc -l <"$1")" -lt "$2" ] || return 0
        sleep 0.05
    done
    echo "batch: $1 never had $2 lines" >&2
    return 1
}
identifiers() { cut -d'"' -f4 "$1" | LC_ALL=C sort; }
# A result without its time.
timeless() { sed -E 's/"ms":[0-9.]+,//' "$1" | grep '"id"'; }

rows 120 12 >rows.ndjson

# Each look is drawn once, by the first row that has it, however many workers there are.
same "all rows are fine" 0 "$(status batch --input rows.ndjson --out one --jobs 1 --ordered)"
timeless out >one.results
same "a look is drawn once" 12 "$(lines '"status":"ok"' out)"
same "the others are skipped" 108 "$(lines '"status":"skipped"' out)"
same "a picture a look" 12 "$(pictures one)"
same "four workers are fine" 0 "$(status batch --input rows.ndjson --out four --jobs 4 --ordered)"
timeless out >four.results
same "four workers say the same" "" "$(diff one.results four.results | head -3)"
same "four workers draw the same" "" "$(diff -rq one four)"
same "a second run draws nothing" 0 "$(status batch --input rows.ndjson --out one)"
same "a second run skips all" 120 "$(lines '"status":"skipped"' out)"
same "--force draws again" 0 "$(status batch --input rows.ndjson --out one --force)"
same "--force draws a look once" 12 "$(lines '"status":"ok"' out)"
same "--verify finds the same" 0 "$(status batch --input rows.ndjson --out one --verify)"
# Of 400 rows with ten looks, six that come later are drawn again: they make no second picture.
rows 400 10 >again.ndjson
same "--verify draws again" 0 "$(status batch --input again.ndjson --out tar:again.tar --verify)"
same "--verify makes no second picture" 10 "$(tar -tf again.tar | wc -l | tr -d ' ')"
same "--verify counts looks once" 10 "$(lines '"status":"ok"' out)"
same "--verify with --force" 0 "$(status batch --input again.ndjson --out again --force --verify)"
same "--verify with --force counts looks once" 10 "$(lines '"status":"ok"' out)"
same "--verify in a dry run" 0 "$(status batch --input again.ndjson --dry-run --verify)"
same "--verify in a dry run counts looks once" 10 "$(lines '"status":"ok"' out)"
damaged=$(find one -name '*.png' | LC_ALL=C sort | head -1)
while read -r name; do echo >>"$name"; done < <(find one -name '*.png')
same "--verify finds what was changed" 1 "$(status batch --input rows.ndjson --out one --verify)"
same "--verify says so" yes "$(grep -q not-reproducible out && echo yes || echo no)"
same "no picture was written over" 1 "$(tail -c1 "$damaged" | wc -l | tr -d ' ')"

# A picture that is empty or cut off is none.
same "pictures for later" 0 "$(status batch --input rows.ndjson --out broken)"
cp -R broken mended
find mended -name '*.png' | LC_ALL=C sort >mended.names
: >"$(sed -n 1p mended.names)"
head -c 1000 "$(sed -n 2p mended.names)" >cut && cp cut "$(sed -n 2p mended.names)"
same "broken pictures" 0 "$(status batch --input rows.ndjson --out mended)"
same "broken pictures are drawn again" 2 "$(lines '"status":"ok"' out)"
same "broken pictures are whole again" "" "$(diff -rq broken mended)"

# A dry run writes nothing.
same "a dry run" 0 "$(status batch --input rows.ndjson --dry-run --out dry --manifest dry.ndjson)"
same "a dry run counts looks" 12 "$(lines '"status":"ok"' out)"
same "a dry run writes nothing" "" "$(ls -d dry dry.ndjson 2>/dev/null || true)"

# What is wrong for all rows is said once, before anything is made, and as render says it.
echo '{nonsense' >broken.json
: >none.ndjson
for input in rows.ndjson none.ndjson; do
    early() { status "$program" batch "$@" --input "$input" --out early --manifest early.ndjson --jobs 2; }
    same "a descriptor is missing ($input)" 66 "$(early nowhere.json)"
    same "a descriptor is missing: said once" 1 "$(cat out err | lines 'file-missing' -)"
    same "a descriptor is broken ($input)" 65 "$(early broken.json)"
    same "a descriptor is missing in a dry run" 66 "$(early nowhere.json --dry-run)"
    for option in '--delivered nowhere.json' '--bind nowhere.json' '--attachment a=nowhere.jpg' '--wallpaper nowhere.png'; do
        # shellcheck disable=SC2086
        same "$option ($input)" "$(status "$program" "$root/Templates/event-invite" rows.json $option -o never.png)" \
            "$(early "$root/Templates/event-invite" $option)"
    done
    same "a file is broken: --delivered" 65 "$(early descriptor.json --delivered broken.json)"
    same "metrics that can't be written" 73 "$(early descriptor.json --metrics nowhere/batch.prom)"
done
same "nothing was drawn" 0 "$(find early -type f 2>/dev/null | wc -l | tr -d ' ')"

# A row that is wrong costs one line.
{ rows 3 3 && echo '{"id":"wrong","payload":7}' && echo && echo '{nonsense' && rows 1 1; } >wrong.ndjson
same "wrong rows" 1 "$(status batch --input wrong.ndjson --out wrong)"
same "wrong rows have a line each" 2 "$(lines '"status":"error"' out)"
same "the others are drawn" 3 "$(pictures wrong)"
{ rows 30 30 | sed 's/"payload":{/"payload":7,"was":{/' && rows 30 30; } >bad.ndjson
same "--max-errors" 77 "$(status batch --input bad.ndjson --out bad --max-errors 3 --jobs 1)"
same "--max-errors stops early" yes "$([ "$(lines '"id"' out)" -lt 60 ] && echo yes || echo no)"

# A row that can't be read claims no id, is in no manifest, and counts each time.
{ echo '{"id":0,"payload":7}' && echo '{nonsense' && echo '[1]' && rows 1 1 | sed 's/"row-0"/2/'; } >unread.ndjson
for run in 1 2; do
    same "rows that can't be read, run $run" 1 "$(status batch --input unread.ndjson --out unread --manifest unread.done)"
    same "rows that can't be read have no id, run $run" "2 3" \
        "$(grep '"id":null' out | sed -E 's/.*"id":null,"line":([0-9]+),.*/\1/' | sort | xargs)"
    same "rows that can't be read take no other's, run $run" 0 "$(lines duplicate-id out)"
    same "rows that can't be read are in no manifest, run $run" "0 2" "$(identifiers unread.done | xargs)"
done
printf 'id,payload.aps.alert.title\na,One\n,\n , \nb,Two\n' >table.csv
same "a table's empty rows" 0 "$(status batch --input table.csv --dry-run)"
same "a table's empty rows are skipped" 2 "$(lines '"id"' out)"
{ rows 90 1 && rows 10 10 | sed 's/"payload":{/"payload":7,"was":{/;s/row-/bad-/'; } >part.ndjson
same "--max-errors of a part" 1 "$(status batch --input part.ndjson --dry-run --max-errors 10%)"
same "--max-errors of a part that is too large" 77 "$(status batch --input part.ndjson --dry-run --max-errors 9.9%)"
# The part is too large on the way only.
{ rows 20 1 | sed 's/"payload":{/"payload":7,"was":{/' && rows 380 1; } >early.ndjson
same "--max-errors of a part at the end" 1 "$(status batch --input early.ndjson --dry-run --max-errors 19% --jobs 1)"
same "--max-errors of a part of few rows" 77 "$(status batch --input wrong.ndjson --dry-run --max-errors 1%)"

# A template is what is in its files, however their paths are written.
template() { "$program" batch "$@" --input rows.ndjson --dry-run | sed -n 1p | grep -o '"template":"[^"]*"'; }
mkdir elsewhere && cp descriptor.json elsewhere
same "a path is written as one likes" "$(template descriptor.json)" "$(template "./elsewhere/../descriptor.json")"
same "a path may be absolute" "$(template descriptor.json)" "$(template "$scratch/elsewhere/descriptor.json")"
same "a folder stands for its descriptor" "$(template descriptor.json)" "$(template elsewhere)"
sed -i.before 's/0\.2/0.3/' elsewhere/descriptor.json
same "other contents are another template" no \
    "$([ "$(template descriptor.json)" = "$(template elsewhere/descriptor.json)" ] && echo yes || echo no)"
same "other options are another template" no \
    "$([ "$(template descriptor.json)" = "$(template descriptor.json --appearance dark)" ] && echo yes || echo no)"
same "an option is written as one likes" "$(template descriptor.json --device iphone-15)" \
    "$(template --device=iphone-15 descriptor.json)"
same "options have no order" "$(template descriptor.json --style ios18 --device iphone-15)" \
    "$(template --device iphone-15 descriptor.json --style ios18)"
same "--strict is another template" no \
    "$([ "$(template descriptor.json)" = "$(template descriptor.json --strict)" ] && echo yes || echo no)"
same "--name is another template" no \
    "$([ "$(template descriptor.json)" = "$(template descriptor.json --name '{id}.png')" ] && echo yes || echo no)"
flags=$("$program" batch --experimental-dump-help | tr -d ' \n' | grep -oE '"kind":"flag","names":\[[^]]*\]' |
    grep -oE '"name":"[a-z-]{2,}"' | cut -d'"' -f4 | grep -vE '^(help|version)$')
for flag in $flags; do
    same "--$flag takes no value" "$(template descriptor.json "--$flag")" "$(template "--$flag" descriptor.json)"
done

# Names of the folders that pictures are in.
rows 256 8 | awk '{ sub(/row-[0-9]+/, sprintf("%02x", NR - 1)); print }' >hex.ndjson
rows 2 2 >>hex.ndjson
same "names of the pictures' folders" 1 "$(status batch --input hex.ndjson --out hex --name '{id}' --jobs 2)"
same "names of the pictures' folders are errors" 256 "$(lines '"code":"cannot-create"' out)"
same "names of the pictures' folders: the others go on" "row-0 row-1" "$(cd hex && echo row-*)"
same "names of the pictures' folders: all pictures" 8 "$(pictures hex)"

# Two runs that have the same process identifier, as in containers, share a folder.
if unshare -rpf true 2>/dev/null; then
    rows 400 400 >pods.ndjson
    rows 400 1 >before.ndjson
    batch --input before.ndjson --out pods --name '{id}.png' >/dev/null
    runs=()
    for index in 0 1; do
        unshare -rpf "$program" batch descriptor.json --input pods.ndjson --out pods --name '{id}.png' --jobs 1 \
            --shard "$index/2" >"pod-$index.out" 2>"pod-$index.err" &
        runs+=($!)
    done
    for run in "${runs[@]}"; do wait "$run" || true; done
    grep -h '"id"' pod-?.out | sed -E 's/.*"id":"([^"]*)".*"output":"([^"]*)".*"key":"([^"]*)".*/\1 \3/' |
        while read -r id key; do cmp -s "pods/$id.png" "pods/${key:0:2}/${key:2:2}/$key.png" || echo "$id"; done >strangers
    same "two processes of one number" 400 "$(grep -h '"id"' pod-?.out | wc -l | tr -d ' ')"
    same "two processes of one number: each row its own picture" "" "$(head -3 strangers)"
fi

# Two rows of one id: the second is said to be one, and the first is done.
{ rows 3 3 && rows 1 1; } >double.ndjson
same "an id that comes twice" 1 "$(status batch --input double.ndjson --out double --manifest double.ndjson.done)"
same "an id that comes twice is said" 1 "$(lines duplicate-id out)"
same "an id that comes twice is in the manifest once" 3 "$(lines '"id"' double.ndjson.done)"
for run in 1 2; do
    same "an id that comes twice, run $run" 1 "$(status batch --input double.ndjson --out double --manifest double.again)"
    same "an id that comes twice is said, run $run" 1 "$(lines duplicate-id out)"
done
{ rows 3 3 && rows 1 1 | sed 's/Look 0/Another look/'; } >names.ndjson
same "a name for two looks" 1 "$(status batch --input names.ndjson --out names --name '{id}.png' --ordered)"
same "a name for two looks is said of the second" row-0 "$(grep duplicate-id out | cut -d'"' -f4)"
same "a name for two looks leads to the first" "$(grep -m1 row-0 out | grep -o '"sha256":"[^"]*')" \
    "\"sha256\":\"$(sha256sum names/row-0.png | cut -d' ' -f1)"
same "a name for two looks, counted alone" 1 "$(status batch --input names.ndjson --dry-run --name '{id}.png')"
same "without names an id may come twice" 0 "$(status batch --input names.ndjson --out names)"

# A row that takes too long is ended, tried once more alone, and given up.
rows 2 2 >slow.ndjson
same "--timeout-ms" 1 "$(status batch --input slow.ndjson --out slow --timeout-ms 1 --jobs 1)"
same "--timeout-ms says so" 2 "$(lines 'timed-out' out)"

# A worker that dies is replaced, and its rows are drawn.
rows 400 100 >many.ndjson
same "--shard" 0 "$(status batch --input many.ndjson --out whole)"
"$program" batch descriptor.json --input many.ndjson --out killed --manifest killed.ndjson --jobs 2 \
    >killed.out 2>killed.err &
run=$!
until_lines killed.ndjson 20
worker=$(pgrep -P "$run" | head -1)
kill -9 "$worker"
code=0
wait "$run" || code=$?
same "a worker dies" 0 "$code"
same "a worker dies: a line a row" "$(identifiers many.ndjson)" "$(identifiers killed.ndjson)"
same "a worker dies: all pictures" "" "$(diff -rq whole killed)"

# The run is killed twice in the middle, and goes on.
for stop in 1 2; do
    "$program" batch descriptor.json --input many.ndjson --out twice --manifest twice.ndjson \
        --name 'by/{id}.png' >/dev/null 2>&1 &
    run=$!
    until_lines twice.ndjson $((stop * 100))
    kill -9 "$run"
    wait "$run" 2>/dev/null || true
done
same "killed in the middle" yes "$([ "$(wc -l <twice.ndjson)" -lt 400 ] && echo yes || echo no)"
same "resumed" 0 "$(status batch --input many.ndjson --out twice --manifest twice.ndjson --name 'by/{id}.png')"
same "resumed: each row once" "$(identifiers many.ndjson)" "$(identifiers twice.ndjson)"
same "resumed: a name a row" 400 "$(find twice/by -name '*.png' | wc -l | tr -d ' ')"
same "resumed: no other files" 500 "$(find twice -type f | wc -l | tr -d ' ')"
rm -r twice/by
same "resumed: nothing half written" "" "$(diff -rq whole twice)"
same "resumed again" 0 "$(status batch --input many.ndjson --out twice --manifest twice.ndjson --name 'by/{id}.png')"
same "resumed again: nothing to do" 0 "$(lines '"id"' out)"

# A signal lets what is under way come to its end.
for signal in INT:130 TERM:143; do
    # A shell lets what it starts in the background ignore SIGINT.
    env --default-signal=INT "$program" batch descriptor.json --input many.ndjson --out drain --manifest drain.ndjson \
        --contact-sheet cols=9 >drain.out 2>/dev/null &
    run=$!
    until_lines drain.ndjson 20
    kill -"${signal%:*}" "$run"
    code=0
    wait "$run" || code=$?
    same "SIG${signal%:*}" "${signal#*:}" "$code"
    same "SIG${signal%:*}: what is said is kept" "$(identifiers <(grep '"id"' drain.out))" "$(identifiers drain.ndjson)"
    same "SIG${signal%:*}: no contact sheet" "" "$(cd drain && ls | grep contact || true)"
    same "SIG${signal%:*}: goes on" 0 "$(status batch --input many.ndjson --out drain --manifest drain.ndjson)"
    same "SIG${signal%:*}: each row once" "$(identifiers many.ndjson)" "$(identifiers drain.ndjson)"
    rm -r drain drain.ndjson
done

# A signal doesn't wait for rows that take long: they are in no manifest.
cat >long.json <<'JSON'
{
  "name": "long", "app": { "name": "Long", "bundleIdentifier": "com.example.long" },
  "categories": "greeting", "registeredCategories": [{ "identifier": "greeting" }],
  "view": { "type": "stack", "axis": "vertical",
    "children": [{ "type": "label", "repeat": { "over": "userInfo.list", "limit": 500 }, "text": "{{item}}", "numberOfLines": 0 }] }
}
JSON
words=$(printf 'word%.0s ' {1..60})
list=$(for item in {1..500}; do printf '"%s",' "$item $words"; done)
for row in {1..200}; do
    echo "{\"id\":\"$row\",\"payload\":{\"aps\":{\"alert\":\"Hello\",\"category\":\"greeting\"},\"list\":[${list}\"$row\"]}}"
done >long.ndjson
"$program" batch long.json --input long.ndjson --out long --manifest long.done --jobs 2 >long.out 2>/dev/null &
run=$!
sleep 2
begun=$SECONDS
kill -TERM "$run"
code=0
wait "$run" || code=$?
same "SIGTERM with long rows" 143 "$code"
same "SIGTERM with long rows ends soon" yes "$([ $((SECONDS - begun)) -lt 10 ] && echo yes || echo "$((SECONDS - begun)) s")"
same "SIGTERM with long rows: what is said is kept" "$(identifiers <(grep '"id"' long.out))" "$(identifiers long.done)"

# A second signal ends a run whose results nobody reads.
mkfifo unheard
exec 8<>unheard
"$program" batch descriptor.json --input many.ndjson --out whole >unheard 2>/dev/null &
run=$!
sleep 4
kill -TERM "$run"
sleep 0.5
kill -TERM "$run"
for ((try = 0; try < 100; try++)); do
    kill -0 "$run" 2>/dev/null || break
    sleep 0.1
done
same "two signals" no "$(kill -0 "$run" 2>/dev/null && echo yes || echo no)"
kill -9 "$run" 2>/dev/null || true
code=0
wait "$run" || code=$?
same "two signals: the exit code" 143 "$code"
exec 8>&-

# A worker that is stuck is replaced.
"$program" batch descriptor.json --input many.ndjson --out stuck --manifest stuck.done --timeout-ms 2000 --jobs 2 \
    >stuck.out 2>/dev/null &
run=$!
until_lines stuck.done 20
kill -STOP "$(pgrep -P "$run" | head -1)"
code=0
wait "$run" || code=$?
same "a worker is stuck" 0 "$code"
same "a worker is stuck: a line a row" "$(identifiers many.ndjson)" "$(identifiers stuck.done)"

# Metrics: a histogram for each stage that pictures go through.
same "--metrics" 0 "$(status batch --input rows.ndjson --out measured --metrics measured.prom)"
for stage in host layout paint write; do
    same "--metrics: each picture's $stage" "render_notification_batch_stage_seconds_count{stage=\"$stage\"} 12" \
        "$(grep "_count{stage=\"$stage\"}" measured.prom)"
done
same "--metrics: each row's look" 120 "$(grep '_count{stage="look"}' measured.prom | cut -d' ' -f2)"
mkdir passing
mkfifo metered
core=(taskset -c "$(taskset -cp $$ 2>/dev/null | sed -E 's/.*: ([0-9]+).*/\1/')")
"${core[@]}" true 2>/dev/null || core=(env)
"${core[@]}" "$program" batch descriptor.json --input - --out metered-out --metrics passing/batch.prom <metered >metered.out 2>err &
run=$!
exec 7>metered
rows 2 2 >&7
until_lines metered.out 2
[ "${core[0]}" = env ] || same "one core is one worker" 1 "$(pgrep -P "$run" | wc -l | tr -d ' ')"
rm -r passing
exec 7>&-
code=0
wait "$run" || code=$?
same "--metrics: their folder goes away" 73 "$code"
same "--metrics: their folder goes away, and there is a summary" '"exit":73}}' "$(tail -1 metered.out | grep -o '"exit".*')"

# Shards: every row in one of them.
for index in 0 1 2; do
    JOB_COMPLETION_INDEX=$index batch --input many.ndjson --out shards --shard auto/3 --manifest "shard-$index.ndjson" >/dev/null
done
same "shards" "$(identifiers many.ndjson)" "$(identifiers <(cat shard-?.ndjson))"
same "shards draw the same" "" "$(diff -rq whole shards)"

# An archive.
same "an archive" 0 "$(status batch --input rows.ndjson --out tar:one.tar --name '{id}.png')"
mkdir unpacked
tar -xf one.tar -C unpacked
same "an archive holds a picture a look" 12 "$(find unpacked -mindepth 3 -name '*.png' | wc -l | tr -d ' ')"
same "an archive names rows" 120 "$(find unpacked -maxdepth 1 -name 'row-*.png' | wc -l | tr -d ' ')"
rm unpacked/row-*.png
same "an archive holds the same pictures" "" "$(diff -rq four unpacked)"
same "an archive is not written over" 73 "$(status batch --input rows.ndjson --out tar:one.tar)"
batch --input rows.ndjson --out tar:- --manifest tar.ndjson | tar -tf - >listed
same "an archive into a pipe" 12 "$(wc -l <listed | tr -d ' ')"
same "its results are in the manifest" 120 "$(lines '"id"' tar.ndjson)"
same "an archive is not gone on with" 64 "$(status batch --input rows.ndjson --out tar:on.tar --manifest tar.ndjson)"
same "an archive is not gone on with, and says so" 1 "$(lines archive-begun err)"
same "an archive is not begun then" "" "$(ls on.tar* 2>/dev/null || true)"
same "an archive is drawn anew" 0 "$(status batch --input rows.ndjson --out tar:on.tar --manifest tar.ndjson --force)"
"$program" batch descriptor.json --input many.ndjson --out tar:cut.tar --manifest cut.done >/dev/null 2>&1 &
run=$!
until_lines cut.done 5
kill -9 "$run"
wait "$run" 2>/dev/null || true
same "an archive that was cut off has another name" cut.tar.partial "$(ls cut.tar*)"
same "an archive that was cut off is in nobody's way" 0 "$(status batch --input rows.ndjson --out tar:cut.tar)"
same "an archive has its name when it is whole" cut.tar "$(ls cut.tar*)"

# A contact sheet: the same whoever draws, from a folder, an archive or an earlier run's pictures.
{ rows 120 12 && echo '{"id":"wrong","payload":7}'; } >sheet.ndjson
sheet() { status batch --input sheet.ndjson --contact-sheet cols=4 "$@"; }
same "a contact sheet" 1 "$(sheet --out sheet-1 --jobs 1)"
same "a contact sheet is in the summary" '"contactSheet":{"pages":1,"looks":12,"rows":120,"left":0}' \
    "$(grep -o '"contactSheet":{[^}]*}' out)"
same "a contact sheet of four workers" 1 "$(sheet --out sheet-4 --jobs 4 --ordered --verify)"
same "a contact sheet is the same" "" "$(diff -rq sheet-1 sheet-4)"
same "a contact sheet of pictures that are there" 1 "$(sheet --out sheet-4)"
same "a contact sheet of pictures that are there is the same" "" "$(diff -rq sheet-1 sheet-4)"
same "a contact sheet in an archive" 1 "$(sheet --out tar:sheet.tar)"
same "a contact sheet ends an archive" contact-sheet.png "$(tar -tf sheet.tar | tail -1)"
mkdir archived
tar -xf sheet.tar -C archived
same "a contact sheet in an archive is the same" "" "$(diff -rq sheet-1 archived)"
batch --input sheet.ndjson --contact-sheet cols=4 --out tar:- --manifest sheet-tar.done | tar -xOf - contact-sheet.png \
    >piped.png || true
same "a contact sheet in a pipe is the same" "" "$(cmp piped.png sheet-1/contact-sheet.png)"
head -50 sheet.ndjson >half.ndjson
same "half a run" 0 "$(status batch --input half.ndjson --out sheet-on --manifest sheet.done)"
same "a contact sheet of a run that goes on" 1 "$(sheet --out sheet-on --manifest sheet.done)"
same "a contact sheet of a run that goes on is the same" "" "$(diff -rq sheet-1 sheet-on)"
rm sheet-on/contact-sheet.png
same "a contact sheet of a finished run" 1 "$(sheet --out sheet-on --manifest sheet.done)"
same "a contact sheet of a finished run is the same" "" "$(diff -rq sheet-1 sheet-on)"
same "a contact sheet of pictures that are gone" 1 "$(rm -r sheet-on/?? && sheet --out sheet-on --manifest sheet.done)"
same "a contact sheet of pictures that are gone says so" 1 "$(lines "120 rows aren't on it" err)"
same "a contact sheet of nothing is none" "" "$(ls sheet-on)"
same "another number of columns" 1 "$(status batch --input sheet.ndjson --out sheet-4 --contact-sheet cols=2)"
same "another number of columns is another sheet" no \
    "$(cmp -s sheet-1/contact-sheet.png sheet-4/contact-sheet.png && echo yes || echo no)"
same "a contact sheet in a dry run" 1 "$(sheet --dry-run --out sheet-dry)"
same "a contact sheet in a dry run is none" "" "$(ls -d sheet-dry 2>/dev/null || true)"
for index in 0 1; do
    same "a shard's contact sheet" 0 \
        "$(status batch --input rows.ndjson --contact-sheet cols=3 --out sheet-shards --shard "$index/2")"
done
same "each shard has a contact sheet" "contact-sheet-shard-0.png contact-sheet-shard-1.png" \
    "$(cd sheet-shards && echo contact-sheet*)"
rows 103 103 >pages.ndjson
same "several contact sheets" 0 "$(status batch --input pages.ndjson --contact-sheet cols=10 --out pages)"
same "several contact sheets are numbered" "contact-sheet-1.png contact-sheet-2.png" "$(cd pages && echo contact-sheet*)"
same "fewer contact sheets" 0 "$(status batch --input rows.ndjson --contact-sheet cols=10 --out pages)"
same "fewer contact sheets leave none of the others" contact-sheet.png "$(cd pages && echo contact-sheet*)"
rows 1 1 | sed 's/row-0/contact-sheet/' >taken.ndjson
same "a row with a contact sheet's name" 1 \
    "$(status batch --input taken.ndjson --name '{id}.png' --contact-sheet cols=1 --out taken)"
same "a row with a contact sheet's name is said" 1 "$(lines 'cannot-create' out)"
for format in webp jpeg; do
    same "a contact sheet of $format" 0 \
        "$(status batch --input rows.ndjson --format "$format" --contact-sheet cols=4 --out "sheet-$format")"
    same "a contact sheet of $format is a PNG" PNG "$(head -c4 "sheet-$format/contact-sheet.png" | tail -c3)"
done

# Streams: rows that come slowly are done at once, and ends that are closed are reported.
mkfifo slowly
batch --input - --out stream <slowly >stream.out &
run=$!
exec 7>slowly
rows 1 1 >&7
until_lines stream.out 1
exec 7>&-
wait "$run"
same "a row isn't waited for" 1 "$(lines row-0 stream.out)"
same "standard input is closed" 66 "$(status batch --input - --out closed <&-)"
code=0
batch --input rows.ndjson --out closed --manifest closed.ndjson >&- 2>err || code=$?
same "standard output is closed" 74 "$code"
same "standard output is closed: nothing is done" 0 "$(lines '"id"' closed.ndjson)"
code=0
batch --input many.ndjson --out left 2>err | head -1 >/dev/null || code=${PIPESTATUS[0]}
same "the reader leaves" 74 "$code"
if [ -e /dev/full ]; then
    code=0
    batch --input rows.ndjson --out full >/dev/full 2>err || code=$?
    same "no room for results" 74 "$code"
fi
code=0
(ulimit -f 1 && batch --input rows.ndjson --out small --manifest small.ndjson >out 2>err) || code=$?
same "no room for a picture" 74 "$code"
same "no room for a picture: none half written" "" "$(find small -type f)"
same "too little memory" 75 "$(status batch --input rows.ndjson --out memory --max-memory 1M)"

# Pictures are those of a render, whatever a template is made of: images, movies, rules of localization.
for template in "$root"/Templates/*/; do
    name=$(basename "$template")
    cp -R "$template" .
    [ -d "$name/payloads" ] || continue
    payloads=$(find "$name/payloads" -name '*.json' -o -name '*.apns')
    for payload in $payloads; do
        echo "{\"id\":\"$(basename "$payload" | sed 's/\..*//')\",\"payload\":$(tr -d '\n' <"$payload")}"
    done >"$name/payloads/rows"
    (cd "$name" && "$program" batch descriptor.json --input payloads/rows --out ../parity --name "$name-{id}.png" --style ios18) >out 2>err || true
    for payload in $payloads; do
        picture=$name-$(basename "$payload" | sed 's/\..*//').png
        "$program" "$name/descriptor.json" "$payload" --style ios18 -o rendered.png 2>err
        same "render and batch: $picture" "" "$(cmp rendered.png "parity/$picture" 2>&1)"
    done
done

# Nothing stays behind.
same "no worker is left" "" "$(pgrep -f "$scratch" || true)"
echo "batch: $count checks, $failures failures"
exit $((failures > 0))
