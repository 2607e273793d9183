"""draw.py PROGRAM ICON PHOTO SCALE [OUT.png]: draws the card with a Python library.

With a file it is drawn once. Without, each line of standard input is a number, for which the card is drawn with other
words; the answer is the milliseconds that took and the bytes it became.
"""

import importlib
import sys
import time
from pathlib import Path


def main():
    program, icon, photo, scale, *out = sys.argv[1:]
    name, _, option = program.partition("-")
    picture = importlib.import_module(f"{name}_card").Picture(icon, photo, int(scale), option)
    if out:
        Path(out[0]).write_bytes(picture.png(0))
        return
    for line in sys.stdin:
        start = time.monotonic()
        count = len(picture.png(int(line)))
        print(f"{(time.monotonic() - start) * 1000:.3f}\t{count}", flush=True)


main()
