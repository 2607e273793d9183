#!/usr/bin/env bash
# integrations/gnu-parallel.sh DESCRIPTOR ROWS OUT [SHARDS [HOST,…]]
# GNU Parallel runs the shards, on this machine or on hosts that share the folders. Run it again to do what is missing.
set -euo pipefail
readonly descriptor=$1 rows=$2 out=$3 shards=${4:-$(nproc)} hosts=${5:-:}
mkdir -p "$out"

# One renderer a shard; each has a manifest of its own. That rows failed (1) is no reason to try a shard again: its
# manifest says which. Any other code is tried three times.
# shellcheck disable=SC2016 # the quoted dollars are the shards'
parallel --sshlogin "$hosts" --env PATH --jobs "$shards" --retries 3 --joblog "$out/joblog" --halt soon,fail=1 '
    render-notification batch '"${descriptor@Q}"' --input '"${rows@Q}"' --out '"${out@Q}"' --jobs 1 \
        --manifest '"${out@Q}"'/manifest-{}.ndjson --shard {}/'"$shards"' >/dev/null || [ $? -eq 1 ]
' ::: $(seq 0 $((shards - 1)))

# Exit code 1, as of one batch, when rows failed.
! grep -hq '"status":"error"' "$out"/manifest-*.ndjson
