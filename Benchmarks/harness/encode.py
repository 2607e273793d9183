"""The encoder compared with cairo's on the same pixels, by encode-bench."""

import subprocess

from .programs import CARD, PHOTO, RELEASE

BENCH = RELEASE / "encode-bench"


def measure(rounds):
    """Milliseconds and bytes of each encoder, with and without the photo."""
    figures = {}
    if not BENCH.exists():
        return figures
    for variant in ("photo", "plain"):
        text = subprocess.run(
            [BENCH, CARD, PHOTO if variant == "photo" else "-", str(rounds)], capture_output=True, text=True,
            check=True).stdout
        for name, median, least, size in (line.split("\t") for line in text.splitlines()):
            figures[f"{name} {variant}"] = {
                "ms": round(float(median), 3), "least": round(float(least), 3), "bytes": int(size), "rounds": rounds,
            }
    return figures
