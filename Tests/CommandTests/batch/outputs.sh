# shellcheck shell=bash disable=SC2154 # A part of batch.sh, which says what its words mean.
# Metrics, shards, archives, contact sheets and streams.

# Metrics: a histogram for each stage that pictures go through.
same "--metrics" 0 "$(status batch --input rows.ndjson --out measured --metrics measured.prom)"
for stage in host layout paint write; do
    same "--metrics: each picture's $stage" "render_notification_batch_stage_seconds_count{stage=\"$stage\"} 12" \
        "$(grep "_count{stage=\"$stage\"}" measured.prom)"
done
same "--metrics: each row's preparation" 120 "$(grep '_count{stage="prepare"}' measured.prom | cut -d' ' -f2)"
mkdir passing
mkfifo metered
core=(taskset -c "$(taskset -cp $$ 2>/dev/null | sed -E 's/.*: ([0-9]+).*/\1/')")
"${core[@]}" true 2>/dev/null || core=(env)
"${core[@]}" "$program" batch descriptor.json --input - --out metered-out --metrics passing/batch.prom <metered >metered.out 2>err &
run=$!
exec 7>metered
rows 2 2 >&7
until_true "metered.out has 2 lines" has_lines metered.out 2
[ "${core[0]}" = env ] || same "one core is one worker" 1 "$(workers "$run" | wc -l | tr -d ' ')"
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
same "shards draw the same" "" "$(diff -rq ../whole shards)"

# An archive.
same "an archive" 0 "$(status batch --input rows.ndjson --out tar:one.tar --name '{id}.png')"
mkdir unpacked
tar -xf one.tar -C unpacked
same "an archive holds a picture each" 12 "$(find unpacked -mindepth 3 -name '*.png' | wc -l | tr -d ' ')"
same "an archive names rows" 120 "$(find unpacked -maxdepth 1 -name 'row-*.png' | wc -l | tr -d ' ')"
rm unpacked/row-*.png
same "an archive holds the same pictures" "" "$(diff -rq measured unpacked)"
same "an archive is not written over" 73 "$(status batch --input rows.ndjson --out tar:one.tar)"
batch --input rows.ndjson --out tar:- --manifest tar.ndjson | tar -tf - >listed
same "an archive into a pipe" 12 "$(wc -l <listed | tr -d ' ')"
same "its results are in the manifest" 120 "$(lines '"id"' tar.ndjson)"
same "an archive is not gone on with" 64 "$(status batch --input rows.ndjson --out tar:on.tar --manifest tar.ndjson)"
same "an archive is not gone on with, and says so" 1 "$(lines archive-begun err)"
same "an archive is not begun then" "" "$(ls on.tar* 2>/dev/null || true)"
same "an archive is drawn anew" 0 "$(status batch --input rows.ndjson --out tar:on.tar --manifest tar.ndjson --force)"
feed cut 100
"$program" batch descriptor.json --input - --out tar:cut.tar --manifest cut.done <cut.rows >/dev/null 2>&1 &
run=$!
until_true "cut.done has 5 lines" has_lines cut.done 5
kill -9 "$run"
go cut
wait "$run" 2>/dev/null || true
same "an archive that was cut off has another name" cut.tar.partial "$(ls cut.tar*)"
same "an archive that was cut off is in nobody's way" 0 "$(status batch --input rows.ndjson --out tar:cut.tar)"
same "an archive has its name when it is whole" cut.tar "$(ls cut.tar*)"

# A contact sheet: the same whoever draws, from a folder, an archive or an earlier run's pictures.
{ rows 120 12 && echo '{"id":"wrong","payload":7}'; } >sheet.ndjson
sheet() { status batch --input sheet.ndjson --contact-sheet cols=4 "$@"; }
same "a contact sheet" 1 "$(sheet --out sheet-1 --jobs 1)"
same "a contact sheet is in the summary" '"contactSheet":{"pages":1,"pictures":12,"rows":120,"left":0}' \
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
if script -qec true /dev/null >/dev/null 2>&1; then
    rm -r pages/??
    script -qec "'$program' batch descriptor.json --input pages.ndjson --contact-sheet cols=10 --out pages --manifest pages.done" \
        /dev/null >/dev/null
    rm -r pages/"$(sed -nE '1s/.*"output":"(..).*/\1/p' pages.done)"
    script -qec "'$program' batch descriptor.json --input pages.ndjson --contact-sheet cols=10 --out pages --manifest pages.done >out" \
        /dev/null >terminal
    same "a note begins a line of its own" 1 "$(tr '\r' '\n' <terminal | grep -cE "^(.\[K)?note: .* (isn't|aren't) on it" || true)"
    rm -r pages
fi
{ echo '{"id":"ab","payload":{"aps":{"alert":"s"}}}' && echo '{"id":"zz","payload":{"aps":{"alert":"s"}}}'; } >named.ndjson
same "a contact sheet of a picture whose first row has no name" 1 \
    "$(status batch --input named.ndjson --out tar:named.tar --name '{id}' --contact-sheet cols=2)"
same "a contact sheet has a picture whose first row has no name" '"pictures":1,"rows":1,"left":0' \
    "$(grep -o '"pictures":1,"rows":1,"left":0' out)"
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
until_true "stream.out has 1 lines" has_lines stream.out 1
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
    [ -d "$name/payloads" ] && [ -f "$name/descriptor.json" ] || continue
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
