#!/usr/bin/env bash
# integrations/gnu-parallel.sh DESCRIPTOR ROWS OUT [SHARDS [HOST,…]]
# GNU Parallel runs the shards, on this machine or on hosts that share the folders. Run it again to do what is missing.
# Its exit code is the worst of the shards': 1 when rows failed, 64 and more for what keeps a shard from its rows.
set -euo pipefail
readonly descriptor=$1 rows=$2 out=$3 shards=${4:-$(nproc)} hosts=${5:-:}
mkdir -p "$out"
rm -f "$out"/shard-*.exit

# One renderer a shard; each has a manifest of its own, which says what is done. What may pass (70, 73, 74, 75, killed) is
# tried three times; rows that failed, a wrong command line or a missing file would be no other the next time.
# shellcheck disable=SC2016 # the quoted dollars are the shards'
parallel --sshlogin "$hosts" --workdir "$PWD" --env PATH --jobs "$shards" --retries 3 --joblog "$out/joblog" '
    render-notification batch '"${descriptor@Q}"' --input '"${rows@Q}"' --out '"${out@Q}"' --jobs 1 \
        --manifest '"${out@Q}"'/manifest-{}-of-'"$shards"'.ndjson --shard {}/'"$shards"' >/dev/null
    code=$?
    echo $code >'"${out@Q}"'/shard-{}.exit
    case $code in 70 | 73 | 74 | 75 | 130 | 137 | 143) exit $code ;; esac
' ::: $(seq 0 $((shards - 1))) || true

# A shard without a code never ended.
[ "$(find "$out" -name 'shard-*.exit' | wc -l)" -eq "$shards" ] || exit 70
exit "$(sort -n "$out"/shard-*.exit | tail -1)"
