# shellcheck shell=bash disable=SC2154 # A part of batch.sh, which says what its words mean.
# What is killed, told to stop, slow or stuck: nothing is lost, and nothing twice.

# Rows that take seconds of a processor's time: their pictures are large.
cat >long.json <<'JSON'
{
  "name": "long", "app": { "name": "Long", "bundleIdentifier": "com.example.long" },
  "categories": "greeting", "registeredCategories": [{ "identifier": "greeting" }],
  "view": { "type": "stack", "axis": "vertical",
    "children": [{ "type": "label", "repeat": { "over": "userInfo.list", "limit": 150 }, "text": "{{item}} {{item}} {{item}}" }] }
}
JSON
list=$(printf ',%s' {1..149})
for row in {1..200}; do
    echo "{\"id\":\"$row\",\"payload\":{\"aps\":{\"alert\":\"Hello\",\"category\":\"greeting\"},\"list\":[$((row * 1000))$list]}}"
done >long.ndjson
long=("$program" batch long.json --device ipad-pro-12.9 --crop screen --scale 5 --encode small)

# A row that takes too long is ended, tried once more alone, and given up. An answer that is there when the limit is looked
# at counts, so that rows of a few milliseconds would pass on a busy machine.
head -2 long.ndjson >slow.ndjson
same "--timeout-ms" 1 "$(status "${long[@]}" --input slow.ndjson --out slow --timeout-ms 1 --jobs 1)"
same "--timeout-ms says so" 2 "$(lines 'timed-out' out)"

# A worker that dies is replaced, and its rows are drawn.
feed killed 100
"$program" batch descriptor.json --input - --out killed --manifest killed.ndjson --jobs 2 \
    <killed.rows >killed.out 2>killed.err &
run=$!
until_true "killed.ndjson has 20 lines" has_lines killed.ndjson 20
worker=$(workers "$run" | head -1)
kill -9 "$worker"
go killed
code=0
wait "$run" || code=$?
same "a worker dies" 0 "$code"
same "a worker dies: a line a row" "$(identifiers many.ndjson)" "$(identifiers killed.ndjson)"
same "a worker dies: all pictures" "" "$(diff -rq ../whole killed)"

# The run is killed twice in the middle, and goes on.
for stop in 1 2; do
    feed "twice-$stop" $((stop * 60))
    "$program" batch descriptor.json --input - --out twice --manifest twice.ndjson --name 'by/{id}.png' \
        <"twice-$stop.rows" >/dev/null 2>&1 &
    run=$!
    until_true "twice.ndjson has $((stop * 50)) lines" has_lines twice.ndjson $((stop * 50))
    kill -9 "$run"
    wait "$run" 2>/dev/null || true
done
go twice-1
go twice-2
same "killed in the middle" yes "$([ "$(wc -l <twice.ndjson)" -lt 200 ] && echo yes || echo no)"
same "resumed" 0 "$(status batch --input many.ndjson --out twice --manifest twice.ndjson --name 'by/{id}.png')"
same "resumed: each row once" "$(identifiers many.ndjson)" "$(identifiers twice.ndjson)"
same "resumed: a name a row" 200 "$(find twice/by -name '*.png' | wc -l | tr -d ' ')"
same "resumed: no other files" 250 "$(find twice -type f | wc -l | tr -d ' ')"
rm -r twice/by
same "resumed: nothing half written" "" "$(diff -rq ../whole twice)"
same "resumed again" 0 "$(status batch --input many.ndjson --out twice --manifest twice.ndjson --name 'by/{id}.png')"
same "resumed again: nothing to do" 0 "$(lines '"id"' out)"

# A signal lets what is under way come to its end.
for signal in INT:130 TERM:143; do
    # A shell lets what it starts in the background ignore SIGINT.
    feed "drain-${signal%:*}" 100
    env --default-signal=INT "$program" batch descriptor.json --input - --out drain --manifest drain.ndjson \
        --contact-sheet cols=9 <"drain-${signal%:*}.rows" >drain.out 2>/dev/null &
    run=$!
    until_true "drain.ndjson has 20 lines" has_lines drain.ndjson 20
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
go drain-INT
go drain-TERM

# A signal doesn't wait for rows that take long: they are in no manifest.
"${long[@]}" --input long.ndjson --out long --manifest long.done --jobs 2 >long.out 2>/dev/null &
run=$!
until_true "2 workers started" has_workers "$run" 2
kill -TERM "$run"
code=0
wait "$run" || code=$?
same "SIGTERM with long rows" 143 "$code"
same "SIGTERM with long rows leaves most undone" yes "$([ "$(lines '"id"' long.out)" -lt 100 ] && echo yes || echo no)"
same "SIGTERM with long rows: what is said is kept" "$(identifiers <(grep '"id"' long.out))" "$(identifiers long.done)"

# Nor does it wait for a worker that never answers.
feed hung 100
"$program" batch descriptor.json --input - --out hung --jobs 1 --timeout-ms 0 <hung.rows >hung.out 2>/dev/null &
run=$!
until_true "hung.out has 20 lines" has_lines hung.out 20
worker=$(workers "$run" | head -1)
kill -STOP "$worker"
kill -TERM "$run"
until_true "the run has ended" has_ended "$run" || true
same "SIGTERM with a worker that never answers" no "$(kill -0 "$run" 2>/dev/null && echo yes || echo no)"
kill -9 "$run" 2>/dev/null || true
code=0
wait "$run" || code=$?
same "SIGTERM with a worker that never answers: the exit code" 143 "$code"
go hung

# One signal, and a second, end a run whose results or archive nobody reads. The pipe is full from the start.
for kind in results archive; do
    for signals in 1 2; do
        rm -f unheard && mkfifo unheard
        exec 8<>unheard
        dd if=/dev/zero of=unheard bs=4096 oflag=nonblock 2>/dev/null || true
        options=(--out unread-out --force)
        [ "$kind" = results ] || options=(--out tar:- --manifest "unread.archive-$signals")
        "$program" batch descriptor.json --input many.ndjson "${options[@]}" >unheard 2>/dev/null &
        run=$!
        until_true "1 worker started" has_workers "$run" 1
        for ((signal = 0; signal < signals; signal++)); do kill -TERM "$run"; done
        until_true "the run has ended" has_ended "$run" || true
        same "$signals signals, nobody reads $kind" no "$(kill -0 "$run" 2>/dev/null && echo yes || echo no)"
        kill -9 "$run" 2>/dev/null || true
        code=0
        wait "$run" || code=$?
        same "$signals signals, nobody reads $kind: the exit code" 143 "$code"
        exec 8>&-
    done
done

# A worker that is stuck is replaced.
feed stuck 100
"$program" batch descriptor.json --input - --out stuck --manifest stuck.done --timeout-ms 2000 --jobs 2 \
    <stuck.rows >stuck.out 2>/dev/null &
run=$!
until_true "stuck.done has 20 lines" has_lines stuck.done 20
kill -STOP "$(workers "$run" | head -1)"
go stuck
code=0
wait "$run" || code=$?
same "a worker is stuck" 0 "$code"
same "a worker is stuck: a line a row" "$(identifiers many.ndjson)" "$(identifiers stuck.done)"
