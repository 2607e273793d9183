"""The bars that aren't a card: bytes that stay the same."""

import subprocess

from .machine import say
from .programs import CARD, PHOTO, RELEASE, ROOT
from .warm import BENCH

#: Renders by one thread and by two whose bytes are compared; a test compares 10,000.
RENDERS = 300
ENVIRONMENTS = 20


def same_bytes():
    """Rows: the environments of scripts/determinism.sh, and warm renders on one thread and on two."""
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


def measure():
    return {"rows": [same_bytes()]}
