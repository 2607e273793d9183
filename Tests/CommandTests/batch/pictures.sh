# shellcheck shell=bash disable=SC2154 # A part of batch.sh, which says what its words mean.
# Each picture once, what is wrong with rows, and what is in a key.

# Each picture is drawn once, by the first row that has it, however many workers there are.
same "all rows are fine" 0 "$(status batch --input rows.ndjson --out one --jobs 1 --ordered)"
timeless out >one.results
same "a picture is drawn once" 12 "$(lines '"status":"ok"' out)"
same "the others are skipped" 108 "$(lines '"status":"skipped"' out)"
same "a picture each" 12 "$(pictures one)"
same "four workers are fine" 0 "$(status batch --input rows.ndjson --out four --jobs 4 --ordered)"
timeless out >four.results
same "four workers say the same" "" "$(diff one.results four.results | head -3)"
same "four workers draw the same" "" "$(diff -rq one four)"
same "a second run draws nothing" 0 "$(status batch --input rows.ndjson --out one)"
same "a second run skips all" 120 "$(lines '"status":"skipped"' out)"
same "results say what pictures are" 120 "$(pictured one.results | wc -l | tr -d ' ')"
same "a second run knows the pictures" "" "$(diff <(pictured one.results) <(pictured out) | head -3)"
for format in webp raw; do
    same "$format" 0 "$(status batch --input rows.ndjson --out "$format" --format "$format")"
    pictured out >"$format.results"
    same "$format again" 0 "$(status batch --input rows.ndjson --out "$format" --format "$format")"
    same "a second run knows the pictures ($format)" "" "$(diff "$format.results" <(pictured out) | head -3)"
    same "a second run draws none ($format)" 120 "$(lines '"status":"skipped"' out)"
done
same "--force draws again" 0 "$(status batch --input rows.ndjson --out one --force)"
same "--force draws a picture once" 12 "$(lines '"status":"ok"' out)"
same "--verify finds the same" 0 "$(status batch --input rows.ndjson --out one --verify)"
# Of 400 rows with ten pictures, six that come later are drawn again: they make no second picture.
rows 400 10 >again.ndjson
same "--verify draws again" 0 "$(status batch --input again.ndjson --out tar:again.tar --verify)"
same "--verify makes no second picture" 10 "$(tar -tf again.tar | wc -l | tr -d ' ')"
same "--verify counts pictures once" 10 "$(lines '"status":"ok"' out)"
same "--verify with --force" 0 "$(status batch --input again.ndjson --out again --force --verify)"
same "--verify with --force counts pictures once" 10 "$(lines '"status":"ok"' out)"
same "--verify in a dry run" 0 "$(status batch --input again.ndjson --dry-run --verify)"
same "--verify in a dry run counts pictures once" 10 "$(lines '"status":"ok"' out)"
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
same "--verify writes over no broken pictures" 1 "$(status batch --input rows.ndjson --out mended --verify)"
same "--verify finds broken pictures" 20 "$(lines not-reproducible out)"
same "broken pictures" 0 "$(status batch --input rows.ndjson --out mended)"
same "broken pictures are drawn again" 2 "$(lines '"status":"ok"' out)"
same "broken pictures are whole again" "" "$(diff -rq broken mended)"

# A row that says what another said isn't looked at, unless it names files, or there is something to say about it.
rows 200 2 >said.ndjson
cp "$(find one -name '*.png' | head -1)" said.png
same "rows that say the same" 0 "$(status batch --input said.ndjson --out said --jobs 1 --metrics said.prom)"
same "rows that say the same are skipped" 198 "$(lines '"status":"skipped"' out)"
same "rows that say the same aren't looked at" yes "$([ "$(lines '"ms":0.000,' out)" -gt 100 ] && echo yes || echo no)"
same "equal rows are prepared once each" 200 "$(grep '_count{stage="prepare"}' said.prom | cut -d' ' -f2)"
same "rows that say the same have its picture" 2 "$(pictured out | cut -d' ' -f2- | sort -u | wc -l | tr -d ' ')"
same "a dry run doesn't picture at them either" 0 "$(status batch --input said.ndjson --dry-run --jobs 1)"
same "a dry run counts their pictures" 2 "$(lines '"status":"ok"' out)"
same "a dry run has not looked at them" yes "$([ "$(lines '"ms":0.000,' out)" -gt 100 ] && echo yes || echo no)"
{ cat said.ndjson && tail -2 said.ndjson | sed 's/"row-198"/007/; s/"row-199"/"a\tb"/'; } >badid.ndjson
same "an id that is no JSON" 1 "$(status batch --input badid.ndjson --out said --jobs 1)"
same "an id that is no JSON is an error" 2 "$(lines '"status":"error".*"json-syntax"' out)"
same "rows with a file of the command line" 0 "$(status batch --input said.ndjson --out said --attachment said.png --jobs 1)"
same "it is the same for all of them" yes "$([ "$(lines '"ms":0.000,' out)" -gt 100 ] && echo yes || echo no)"
sed 's/"category"/"odd":1,"category"/' said.ndjson >odd.ndjson
same "odd rows that say the same" 0 "$(status batch --input odd.ndjson --out said --jobs 1)"
same "each is said to be odd" 200 "$(grep -o '"unknown-aps-key".*"line":[0-9]*' out | grep -o '[0-9]*$' | sort -u | wc -l | tr -d ' ')"
sed 's/,"payload"/,"attachments":["said.png"],"payload"/' said.ndjson >files.ndjson
same "rows that name files" 0 "$(status batch --input files.ndjson --out said --jobs 1)"
same "rows that name files are fine" 200 "$(lines '"diagnostics":\[\]' out)"
same "rows that name files are all looked at" 0 "$(lines '"ms":0.000,' out)"

# A dry run writes nothing.
same "a dry run" 0 "$(status batch --input rows.ndjson --dry-run --out dry --manifest dry.ndjson)"
same "a dry run counts pictures" 12 "$(lines '"status":"ok"' out)"
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
        "$(grep '"id":null' out | sed -E 's/.*"template":"[0-9a-f]*","line":([0-9]+),.*/\1/' | sort | xargs)"
    same "rows that can't be read take no other's, run $run" 0 "$(lines duplicate-id out)"
    same "rows that can't be read are in no manifest, run $run" "0 2" "$(identifiers unread.done | xargs)"
done
printf 'id,payload.aps.alert.title\na,One\n,\n , \nb,Two\n' >table.csv
same "a table's empty rows" 0 "$(status batch --input table.csv --dry-run)"
same "a table's empty rows are skipped" 2 "$(lines '"id"' out)"
echo '{"id":"a","payload":{"aps":{"alert":"x"}},"attachments":{"a":"pic.png"}}' >unlisted.ndjson
same "attachments that are no list" 0 "$(status batch --input unlisted.ndjson --dry-run)"
same "attachments that are no list are said" 1 "$(lines attachment-ignored out)"
printf 'id,payload.aps.alert.title,overrides.device\na,One,none\nb,Two,\n' >places.csv
same "a table's row is wrong" 1 "$(status batch --input places.csv --out places)"
same "a table's rows have a line and no column" "0 2" "$(lines '"column"' out) $(lines '"file":"places.csv","line":' out)"
{ rows 90 1 && rows 10 10 | sed 's/"payload":{/"payload":7,"was":{/;s/row-/bad-/'; } >part.ndjson
same "--max-errors of a part" 1 "$(status batch --input part.ndjson --dry-run --max-errors 10%)"
same "--max-errors of a part that is too large" 77 "$(status batch --input part.ndjson --dry-run --max-errors 9.9%)"
# The part is too large on the way only.
{ rows 20 1 | sed 's/"payload":{/"payload":7,"was":{/' && rows 380 1; } >early.ndjson
same "--max-errors of a part at the end" 1 "$(status batch --input early.ndjson --dry-run --max-errors 19% --jobs 1)"
same "--max-errors of a part of few rows" 77 "$(status batch --input wrong.ndjson --dry-run --max-errors 1%)"

# A template is what is in its files, however their paths are written.
rows 1 1 >row.ndjson
template() { "$program" batch "$@" --input row.ndjson --dry-run --jobs 1 | sed -n 1p | grep -o '"template":"[^"]*"'; }
mkdir elsewhere && cp descriptor.json elsewhere
same "a path is written as one likes" "$(template descriptor.json)" "$(template "./elsewhere/../descriptor.json")"
same "a path may be absolute" "$(template descriptor.json)" "$(template "$PWD/elsewhere/descriptor.json")"
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

# Options count by what they mean.
while read -r one other; do
    same "$one is $other" "$(template descriptor.json ${one//=/ })" "$(template descriptor.json ${other//=/ })"
done <<'END'
--device=iphone-se --device=iPhone_SE
--content-size=XL --content-size=extra-large
--scale=3 --scale=3.0
--locale=de_DE --locale=de-DE
--date=2026-01-01T00:00:00Z --date=1767225600
END
for default in '--device iphone-8' '--encode fast' '--format png' '--appearance light' '--time-zone GMT'; do
    # shellcheck disable=SC2086
    same "$default is the default" "$(template descriptor.json)" "$(template descriptor.json $default)"
done

# Each option that results depend on is in the template; the program is asked for all that there are.
echo '{}' >settings.json
echo '{"aps":{"alert":"{{name}}"}}' >push.json
echo '{"aps":{"alert":"Before"}}' >before.json
printf '\211PNG' >small.png
mkdir fonts
fonts=$(find -L /usr/share/fonts -name 'DejaVuSans*.ttf' 2>/dev/null | LC_ALL=C sort | head -2)
cp "$(sed -n 1p <<<"$fonts")" fonts/face.ttf
cat >options <<'END'
--format webp
--encode small
--presentation banner
--crop platter
--full-height
--wallpaper small.png
--device iphone-15
--style ios18
--scale 1
--appearance dark
--orientation landscape
--content-size XL
--increase-contrast
--reduce-transparency
--bold-text
--glass-opacity 0.5
--locale de_DE
--font-dir fonts
--attachment a=small.png
--asset https://example.com/a=small.png
--asset-latency https://example.com/a=3
--asset-failure https://example.com/a=offline
--date 2026-02-02T00:00:00Z
--time-zone Europe/Berlin
--receive-first
--strict
--delivered before.json
--settings settings.json
--grouping off
--previews never
--locked
--open-group a
--swipe a
--name {id}.png
--truncation
--devices iphone-15 --truncation
--styles ios18 --truncation
--presentations banner --truncation
--payload-template push.json
--template-language liquid
--app-name Fern
--app-icon small.png
--run-code
--swift-compiler /usr/bin/swiftc
--compile-timeout 30
END
plain=$(template descriptor.json)
while read -r option; do
    # shellcheck disable=SC2086
    found=$(template descriptor.json $option || true)
    same "$option is another template" yes "$([ -n "$found" ] && [ "$found" != "$plain" ] && echo yes || echo "no: $found")"
done <options
# How the batch is run, and nothing that it comes to; `--bind` goes with a real extension.
running="bind contact-sheet dry-run force help id-column input jobs manifest max-errors max-memory metrics no-config no-progress ordered out
    progress shard timeout-ms verify version"
# What a project's defaults switch on is switched off again.
running+=" no-bold-text no-full-height no-increase-contrast no-reduce-transparency no-strict"
same "no option is left out" "$("$program" batch --experimental-dump-help | tr -d ' \n' |
    grep -oE '"kind":"(flag|option)","names":\[[^]]*\]' | grep -oE '"name":"[a-z-]{2,}"' | cut -d'"' -f4 | sort -u | xargs)" \
    "$({ sed -E 's/^--([a-z-]+).*/\1/' options && xargs -n1 <<<"$running"; } | sort | xargs)"

# Other fonts of the same names are another template, wherever their folder is.
same "fonts may be elsewhere" "$(template descriptor.json --font-dir fonts)" \
    "$(cp -R fonts moved && template descriptor.json --font-dir ./moved)"
cp "$(sed -n 2p <<<"$fonts")" moved/face.ttf
same "other fonts are another template" no \
    "$([ "$(template descriptor.json --font-dir fonts)" = "$(template descriptor.json --font-dir moved)" ] && echo yes || echo no)"

# Names of the folders that pictures are in.
rows 256 8 | awk '{ sub(/row-[0-9]+/, sprintf("%02x", NR - 1)); print }' >hex.ndjson
rows 2 2 >>hex.ndjson
same "names of the pictures' folders" 1 "$(status batch --input hex.ndjson --out hex --name '{id}' --jobs 2)"
same "names of the pictures' folders are errors" 256 "$(lines '"code":"cannot-create"' out)"
same "names of the pictures' folders: the others go on" "row-0 row-1" "$(cd hex && echo row-*)"
same "names of the pictures' folders: all pictures" 8 "$(pictures hex)"

# Two runs that have the same process identifier, as in containers, share a folder.
if unshare -rpf true 2>/dev/null; then
    rows 120 120 >pods.ndjson
    rows 120 1 >before.ndjson
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
    same "two processes of one number" 120 "$(grep -h '"id"' pod-?.out | wc -l | tr -d ' ')"
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
same "a name for two pictures" 1 "$(status batch --input names.ndjson --out names --name '{id}.png' --ordered)"
same "a name for two pictures is said of the second" row-0 "$(grep duplicate-id out | cut -d'"' -f4)"
same "a name for two pictures leads to the first" "$(grep -m1 row-0 out | grep -o '"sha256":"[^"]*')" \
    "\"sha256\":\"$(sha256sum names/row-0.png | cut -d' ' -f1)"
same "a name for two pictures, counted alone" 1 "$(status batch --input names.ndjson --dry-run --name '{id}.png')"
same "without names an id may come twice" 0 "$(status batch --input names.ndjson --out names)"

# Cut texts are what a picture cuts, on each device and in each style; a row that says the same has the same.
long="Winter sale: everything that keeps you warm costs half of what it did until Sunday evening"
printf '%s\n' "id,title" "a,$long" "b,Sale" "c,$long" >cuts.csv
echo '{"aps":{"alert":{"title":"{{title}}","body":"For {{id}} and all"},"category":"greeting"}}' >cuts.json
lost_titles() { grep "\"id\":\"$1\"" out | grep -o '"role":"title"[^}]*' | sed -E 's/.*"lost":"([^"]*)","device":"([^"]*)","style":"([^"]*)".*/\2 \3 \1/'; }
same "rows with cuts" 0 "$(status batch --input cuts.csv --payload-template cuts.json --presentation banner --dry-run --ordered --metrics cuts.prom \
    --truncation --devices iphone-se,iphone-15-plus --styles ios10,ios18)"
same "two titles are cut" 2 "$(lines '"status":"warning"' out)"
same "the summary counts rows" 1 "$(lines '"cut":2,"exit":0' out)"
same "a title is cut in four places" 4 "$(lost_titles a | wc -l | tr -d ' ')"
same "equal titles have equal cuts" "$(lost_titles a)" "$(lost_titles c)"
same "a short title isn't cut" "" "$(lost_titles b)"
same "metrics count by role and device" 1 "$(lines 'cuts_total{role="title",device="iphone-se"} 4' cuts.prom)"
for place in "iphone-se ios10" "iphone-15-plus ios18"; do
    read -r device style <<<"$place"
    sed -n 2p cuts.csv | cut -d, -f2 | sed 's/.*/{"aps":{"alert":{"title":"&","body":"For a and all"},"category":"greeting"}}/' >one.json
    "$program" truncation descriptor.json one.json --devices "$device" --styles "$style" --presentations banner -o one.cuts
    same "truncation says the same on $place" "$(grep -o '"role":"title".*' one.cuts | sed -E 's/.*"lost":"([^"]*)".*/\1/')" \
        "$(lost_titles a | sed -n "s/^$place //p")"
done
