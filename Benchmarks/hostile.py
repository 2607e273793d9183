#!/usr/bin/env python3
"""hostile.py [--only WORDS] [--seconds]: what the dearest inputs cost that the program accepts or refuses.

Each case must end with its exit code, within 3,500 million instructions beyond a plain card (some 250 ms) and 256 MiB of
memory. Instructions are callgrind's; --seconds measures processor time instead, which takes a fiftieth of the time. Batches
are always measured by it.

Exit code 1: a case is dearer, or ends with another code.
"""

import argparse
import math
import os
import shutil
import sys
import tempfile
from pathlib import Path

from harness import hostile_inputs, programs
from harness.hostile_inputs import MOST_INSTRUCTIONS, MOST_MEGABYTES, MOST_SECONDS
from harness.runs import Command, count_instructions, measure_once


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="WORDS", help="cases whose names contain this")
    parser.add_argument("--seconds", action="store_true", help="processor time in place of instructions")
    options = parser.parse_args()
    if not options.seconds and not shutil.which("valgrind"):
        parser.error("instructions are counted by valgrind, which isn't installed; --seconds needs none")
    # A case that is wrong ends; callgrind takes fifty times as long.
    longest = 100 if options.seconds else 1_000
    is_within = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.chdir(folder)
        plain = {}
        for case in hostile_inputs.cases(folder):
            if plain and options.only and options.only not in case.name:
                continue
            code, seconds, megabytes = measure_once(case.words, folder, longest)
            # Under valgrind a batch can't start its workers.
            if options.seconds or case.words[0] == "batch":
                cost, most, unit = seconds, MOST_SECONDS, "s"
            else:
                command = Command(case.name, [programs.ENGINE, *case.words], folder / "out.png", folder)
                cost = count_instructions(command, codes=(code,)) if code >= 0 else math.inf
                most, unit = MOST_INSTRUCTIONS, "M"
            if not plain:
                plain = {"s": seconds, unit: cost}
            cost -= plain[unit]
            is_good = code == case.code and cost <= most * case.factor and megabytes <= MOST_MEGABYTES
            is_within = is_within and is_good
            digits = 2 if unit == "s" else 0
            print(
                f"{'    ' if is_good else 'DEAR'} {case.name:44} exit {code:3} {cost:+9.{digits}f} {unit} "
                f"{megabytes:4.0f} MiB" + (f"  (may: ×{case.factor})" if case.factor != 1 else ""), flush=True)
    sys.exit(0 if is_within else 1)


main()
