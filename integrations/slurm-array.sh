#!/usr/bin/env bash
#SBATCH --job-name=previews
#SBATCH --array=0-15
#SBATCH --cpus-per-task=2
#SBATCH --mem=512M
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=B:TERM@60
# sbatch integrations/slurm-array.sh DESCRIPTOR ROWS OUT [SHARDS]; sbatch --array=2 … does one of them again.
set -uo pipefail
# As many as the array counts above, and not as many as there are tasks this time.
readonly descriptor=$1 rows=$2 out=$3 shards=${4:-16}

mkdir -p "$out"
render-notification batch "$descriptor" --input "$rows" --out "$out" --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --shard "auto/$shards" --manifest "$out/manifest-$SLURM_ARRAY_TASK_ID-of-$shards.ndjson" >/dev/null &
readonly renderer=$!
# A minute before the time is up: what is drawn is kept, and the rest is for the next try.
trap 'kill -TERM $renderer' TERM
wait $renderer
code=$?
# A signal ends the first wait; the second one has the renderer's own code.
if [ $code -gt 128 ]; then
    wait $renderer
    code=$?
fi

# What may pass is tried again, three times; the manifest says where to go on.
case $code in
70 | 73 | 74 | 75 | 130 | 137 | 143)
    [ "${SLURM_RESTART_COUNT:-0}" -ge 3 ] || scontrol requeue "${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID"
    ;;
esac
exit $code
