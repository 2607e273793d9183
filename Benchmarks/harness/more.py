"""The bars that aren't one card: comparisons of snapshots, batches, bytes that stay the same."""

import subprocess

from . import batch, cold
from .encode import BENCH as ENCODE_BENCH
from .machine import say
from .programs import CARD, PHOTO, ROOT
from .runs import median
from .warm import BENCH

#: Renders by one thread and by two whose bytes are compared; a test compares 10,000.
RENDERS = 300
ENVIRONMENTS = 20
COMPARISONS = 500


def same_bytes():
    """The environments of scripts/determinism.sh, and warm renders on one thread and on two."""
    done = subprocess.run([ROOT / "scripts/determinism.sh", str(ENVIRONMENTS)], capture_output=True, text=True)
    if done.returncode != 0:
        say(done.stderr.strip())
    environments = done.returncode == 0
    hashes = set()
    if BENCH.exists():
        for threads in ("1", "2"):
            hashes.add(subprocess.run(
                [BENCH, CARD, "--photo", PHOTO, "--count", str(RENDERS), "--threads", threads, "--hash"],
                capture_output=True, text=True, check=True).stdout.splitlines()[0])
    text = f"{ENVIRONMENTS} environments: {'identical' if environments else 'DIFFERENT'}"
    if hashes:
        text += f"; {RENDERS} renders, 1 and 2 threads: {'identical' if len(hashes) == 1 else 'DIFFERENT'}"
    return ["bytes over environments, renders and threads", "identical", text, environments and len(hashes) <= 1]


def comparisons():
    """Seconds for the card @3x without the photo; @2x for comparison. Three runs each."""
    figure, bar = f"{COMPARISONS} snapshot comparisons, card @3x, two threads", "≤ 4 s"
    if not ENCODE_BENCH.exists():
        return [figure, bar, "not measured", None]
    seconds = {}
    for scale in (3, 2):
        command = cold.engine("plain", scale)
        subprocess.run(list(map(str, command.words)), check=True)
        seconds[scale] = median(float(subprocess.run(
            [ENCODE_BENCH, "compare", command.output, str(COMPARISONS), "2"], capture_output=True, text=True,
            check=True).stdout) for _ in range(3))
    return [figure, bar, f"{seconds[3]:.1f} s (@2x {seconds[2]:.1f} s)", seconds[3] <= 4]


def measure():
    return {"rows": [comparisons(), *batch.rows(), same_bytes()]}
