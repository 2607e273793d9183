#!/usr/bin/env bash
# Ends the programs by a signal while they are busy: no process is left, and no folder of theirs.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(realpath "${RENDER_NOTIFICATION:-.build/debug/render-notification}")
card=$PWD/Tests/Fixtures/extensions/project-card
movie=$PWD/Tests/Fixtures/scenarios/system-movie/scenario.json
payload=$(tr '\n' ' ' <"$card/payload.apns")
readonly program card movie payload
if [ ! -r /proc/self/environ ]; then
    echo "kills: skipped, since there is no /proc to count processes in"
    exit
fi

scratch=$(mktemp -d)
# Processes are found by this name, in their environment or command line: it isn't in those of this script.
marker=${scratch##*/}
readonly scratch marker
trap 'list | while read -r pid _; do kill -9 "$pid" 2>/dev/null || true; done; rm -rf "$scratch"' EXIT

# list [FOLDER]: the processes that were started for a folder below the scratch one, with their command lines.
list() {
    local pid
    { grep -lzFf - /proc/[0-9]*/environ /proc/[0-9]*/cmdline <<<"$marker/${1-}" 2>/dev/null || true; } |
        cut -d/ -f3 | sort -u | while read -r pid; do
        echo "$pid $(tr '\0' ' ' <"/proc/$pid/cmdline")"
    done 2>/dev/null || true
}
runs() { list "$1" | grep -cF -e "$2" >/dev/null; }
# At once when the program ends instead.
has_begun() { runs "$1" "$2" || ! kill -0 "$run" 2>/dev/null; }
# Temporary folders, and those of the cache that aren't finished: nothing links to them.
folders() {
    local cache=$folder/cache/render-notification path
    ls -d "$folder"/temporary/* 2>/dev/null || true
    for path in "$cache"/data-*; do
        [ ! -e "$path" ] || find "$cache" -maxdepth 1 -lname "${path##*/}" | grep . >/dev/null || echo "$path"
    done
}
# Both, because the environment of a process that is being executed can't be read for a moment.
is_over() { [ -z "$(list "$1")$(folders)" ]; }
has_address() { grep -qs http "$1"; }
# within SECONDS COMMAND...: waits until the command succeeds.
within() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        if ((SECONDS > end)); then return 1; fi
        sleep 0.02
    done
}

# stage [PRODUCT]: the folder with tools that don't end, and start others in groups of their own, as Swift's compiler
# does. With a product the compiler ends, and what it makes doesn't.
stage() {
    mkdir -p "$folder/bin" "$folder/temporary"
    cat >"$folder/bin/ffmpeg" <<'EOS'
#!/bin/sh
set -m
sleep 1000 &
wait
EOS
    cp "$folder/bin/ffmpeg" "$folder/bin/swiftc"
    [ -z "${1-}" ] || cat >"$folder/bin/swiftc" <<'EOS'
#!/bin/sh
# What it makes is itself.
[ $# -gt 0 ] || exec /bin/sleep 1000
while [ $# -gt 1 ]; do
    [ "$1" != -o ] || cp "$0" "$2"
    shift
done
EOS
    sed -i '1a [ "$1" != -print-target-info ] || exec echo '\''{"compilerVersion": "6", "paths": {}}'\' "$folder/bin/swiftc"
    chmod +x "$folder"/bin/*
    mkfifo "$folder/input"
}

# start ARGUMENTS...: the program in the background, as `run`, with an input that doesn't end.
start() {
    # A shell lets what it starts in the background ignore SIGINT.
    (
        cd "$folder"
        exec env --default-signal=INT HOME="$folder" XDG_CACHE_HOME="$folder/cache" TMPDIR="$folder/temporary" \
            PATH="$folder/bin:$PATH" "$program" "$@"
    ) <>"$folder/input" >"$folder/log" 2>&1 &
    run=$!
}

# check BUSY SIGNAL:CODE AWAITED: once a process with these words runs, the signal ends them all.
check() {
    local code=0 failed=0 name=$1-${2%:*}
    # Twice, because the program may have ended; a process that is being executed is missed for a moment.
    if within 600 has_begun "$name" "$3" && within 2 runs "$name" "$3"; then
        kill -"${2%:*}" "$run"
        wait "$run" 2>/dev/null || code=$?
        [ "$code" = "${2#*:}" ] || { echo "kills: $name: exit code $code" >&2 && failed=1; }
        within 20 is_over "$name" ||
            { echo "kills: $name: left are $(list "$name" | cut -c1-200) $(folders)" >&2 && failed=1; }
    else
        { echo "kills: $name: it doesn't begin: $(list "$name" | cut -c1-200)" && tail -c 1000 "$folder/log"; } >&2
        failed=1
    fi
    echo "$failed" >>"$scratch/checks"
}

compile() {
    stage
    start "$card" "$card/payload.apns" --run-code -o out.png
    check compile "$1" "sleep 1000"
}
# Swift's compiler with a type that takes it minutes, and the tests' stand-ins, which take it seconds.
hostile() {
    stage
    rm "$folder/bin/swiftc"
    cp -R "$card" "$folder/card"
    {
        for result in 8 16 32 64; do
            for input in 8 16 32 64; do echo "func f(_ a: Int$input) -> Int$result { 0 }"; done
        done
        printf 'let x: Int8 = %s0%s\n' "$(printf 'f(%.0s' {1..30})" "$(printf ')%.0s' {1..30})"
    } >>"$(ls "$folder"/card/*.swift)"
    RENDER_NOTIFICATION_HOSTED=$PWD/Tests/Fixtures/code/shared \
        start card card/payload.apns --run-code -o out.png
    check hostile "$1" "-module-name ExtensionModule"
}
movie() {
    stage
    start run "$movie" -o out
    check movie "$1" "sleep 1000"
}
extension() {
    stage product
    start "$card" "$card/payload.apns" --run-code -o out.png
    check extension "$1" "/bin/sleep 1000"
}
batch() {
    stage product
    start batch "$card" --run-code --input - --jobs 2 --out out
    echo '{"id": "row", "payload": '"$payload"'}' >"$folder/input"
    check batch "$1" "/bin/sleep 1000"
}
serve() {
    stage
    start serve --stdio --timeout-ms 600000 --run-code
    echo '{"requestId": 1, "descriptor": "'"$card"'", "payload": '"$payload"'}' >"$folder/input"
    check serve "$1" "sleep 1000"
}
preview() {
    stage
    cp -R "$card" "$folder/card"
    start preview card --run-code --port $((20000 + RANDOM))
    within 600 has_address "$folder/log" || true
    local address
    address=$(grep -o 'http://[^ ]*' "$folder/log")
    local host=${address#http://} body='{"payload": "payload.apns", "extensions": ["."]}'
    host=${host%%/*}
    exec 7<>"/dev/tcp/${host/://}"
    printf 'POST /%srender HTTP/1.1\r\nHost: %s\r\nOrigin: http://%s\r\nContent-Length: %s\r\n\r\n%s' \
        "${address#http://*/}" "$host" "$host" "${#body}" "$body" >&7
    check preview "$1" "sleep 1000"
    exec 7>&-
}

for busy in compile hostile movie extension batch serve preview; do
    for signal in TERM:143 INT:130 KILL:137; do
        folder=$scratch/$busy-${signal%:*}
        "$busy" "$signal"
    done &
done
wait
# Of those that have begun each has checked.
count=$(wc -l <"$scratch/checks")
failures=$((21 - count + $(grep -c 1 "$scratch/checks" || true)))
echo "kills: $count checks, $failures failures"
exit $((failures > 0))
