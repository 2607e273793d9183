#!/bin/sh
# integrations/snapshots.sh verify|record|merge: compares notifications with their references, in CI or by hand.
#   verify  compares; exit code 1 when something differs, 66 when only references are missing
#   record  writes references, compares again, and pushes a commit if SNAPSHOT_BRANCH is set
#   merge   makes one report of those of all shards, with the exit code of an undivided run
#
# RENDER_NOTIFICATION  the program; default: render-notification
# SNAPSHOT_CASES       paths and options of `render-notification snapshot`, separated by white space
# SNAPSHOT_REFERENCES  the folder of references; default: __Snapshots__ in the folder of the first case
# SNAPSHOT_OUTPUT      the folder of reports and artifacts; default: notification-snapshots
# SNAPSHOT_SHARD       verify: the part to compare, such as 2/3
# SNAPSHOT_RECORD      record: failed (default), missing or all
# SNAPSHOT_BRANCH      record: the branch to push to
# SNAPSHOT_REMOTE      record: the repository to push to; default: origin
# SNAPSHOT_TOKEN       record: the token for the push, over https
set -euf
program=${RENDER_NOTIFICATION:-render-notification}
output=${SNAPSHOT_OUTPUT:-notification-snapshots}
# Only git gets the token: the renderer may run code of the repository.
token=${SNAPSHOT_TOKEN:-}
unset SNAPSHOT_TOKEN

# fail CODE PROBLEM
fail() {
    echo "snapshots: $2" >&2
    exit "$1"
}

# compare MODE FOLDER: renders the cases and writes all reports to the folder.
compare() {
    # shellcheck disable=SC2086 # several paths and options are meant
    "$program" snapshot $SNAPSHOT_CASES --references "$references" --record "$1" --artifacts "$2/artifacts" \
        --report "$2/report.html" --json "$2/report.json" --junit "$2/junit.xml" --summary "$2/comment.md" \
        ${SNAPSHOT_SHARD:+--shard "$SNAPSHOT_SHARD"}
}

# Commits the references and pushes them; git refuses when the branch has moved on.
push() {
    git check-ref-format "refs/heads/$SNAPSHOT_BRANCH" || fail 64 "not a branch: $SNAPSHOT_BRANCH"
    git add --all -- "$references"
    if git diff --cached --quiet -- "$references"; then
        echo "snapshots: no reference changed" >&2
        return
    fi
    git -c user.name=notification-snapshots -c user.email=notification-snapshots@users.noreply.github.com \
        commit --quiet --message "Record notification snapshots" -- "$references"
    # Without hooks: code that the renderer ran may have left some, and they would see the token.
    # shellcheck disable=SC2016 # git's shell reads the token, so that no list of processes shows it
    SNAPSHOT_TOKEN=$token git -c core.hooksPath=/dev/null -c credential.helper='!f() {
        [ -z "$SNAPSHOT_TOKEN" ] || printf "username=x-access-token\npassword=%s\n" "$SNAPSHOT_TOKEN"
    }; f' push --quiet "${SNAPSHOT_REMOTE:-origin}" "HEAD:refs/heads/$SNAPSHOT_BRANCH"
}

case "${1:-}" in
verify | record)
    mode=$1
    # shellcheck disable=SC2086
    set -- ${SNAPSHOT_CASES:-}
    [ $# -gt 0 ] || fail 64 "SNAPSHOT_CASES names no cases"
    first=$1
    [ -d "$first" ] || first=$(dirname "$first")
    references=${SNAPSHOT_REFERENCES:-${first%/}/__Snapshots__}
    ;;
merge) mode=$1 ;;
*)
    sed -n '2,5s/^# //p' "$0" >&2
    exit 64
    ;;
esac

case $mode in
verify)
    folder=$output
    [ -z "${SNAPSHOT_SHARD:-}" ] || folder=$output/shard-${SNAPSHOT_SHARD%/*}-of-${SNAPSHOT_SHARD#*/}
    compare never "$folder"
    ;;
record)
    SNAPSHOT_SHARD=
    code=0
    compare "${SNAPSHOT_RECORD:-failed}" "$output" || code=$?
    # 1 says that references were written, or that a case can't be drawn. The second comparison tells which.
    [ "$code" -le 1 ] || exit "$code"
    compare never "$output/recorded"
    [ -z "${SNAPSHOT_BRANCH:-}" ] || push
    ;;
merge)
    set +f
    set -- "$output"/shard-*-of-*
    count=${1##*-of-}
    [ -d "$1" ] || fail 65 "no shard has a report in $output"
    [ $# -le "$count" ] || fail 65 "$output has reports of several runs: remove it, and compare again"
    set --
    # Without this check, shards that broke off would count as the same.
    for shard in $(seq "$count"); do
        set -- "$@" "$output/shard-$shard-of-$count/report.json"
        [ -f "$output/shard-$shard-of-$count/report.json" ] || fail 65 "shard $shard of $count has no report: read its log"
    done
    "$program" snapshot merge "$@" \
        --report "$output/report.html" --json "$output/report.json" --junit "$output/junit.xml" --summary "$output/comment.md"
    ;;
esac
