#!/usr/bin/env python3
"""bench.py [--quick] [--only PARTS] [--record]: measures the engine beside the floor and its peers, in one run.

The parts are cold, stages, warm, encode, peers, others, more and build. --only measures some of them again, and reports them
beside what was measured last, as --quick --record does. --record writes the tables to docs/performance.md, a line to Benchmarks/history.ndjson
and the instruction counts to Benchmarks/instructions.json.

Exit code 1: instruction counts rose by more than 5 % over the recorded ones.
"""

import argparse
import sys
import time

from harness import build, cold, encode, instructions, machine, more, others, peers, programs, report, stages, warm
from harness.machine import say

# The part with instruction counts; it doesn't need a build of the package Benchmarks.
QUICK = ("cold",)
PARTS = ("cold", "stages", "warm", "encode", "peers", "others", "more", "build")


def measure(part, quick, has_reference):
    rounds = 20
    if part == "cold":
        return cold.measure(quick, has_reference, rounds)
    if part == "stages":
        return stages.measure(rounds)
    if part == "warm":
        return warm.measure(11, 100, has_reference)
    if part == "encode":
        return encode.measure(rounds)
    if part == "peers":
        return peers.measure(rounds)
    return {"others": others, "more": more, "build": build}[part].measure()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="one minute: cold renders only, few rounds")
    parser.add_argument("--only", metavar="PARTS", help=f"some of {','.join(PARTS)}")
    parser.add_argument("--record", action="store_true", help="keep the figures in the repository")
    options = parser.parse_args()
    parts = options.only.split(",") if options.only else QUICK if options.quick else PARTS
    if unknown := set(parts) - set(PARTS):
        parser.error(f"no part is called {', '.join(sorted(unknown))}")

    # With --only, and with --quick --record, keep the last figures of parts that aren't measured now.
    figures = report.latest() if options.only or options.record and options.quick else {}
    figures |= {"date": machine.today(), "commit": machine.commit(), "machine": machine.description()}
    products = {"warm": "warm-bench", "encode": "encode-bench"}
    programs.build_swift(*[products[part] for part in parts if part in products])
    has_reference = programs.prepare()
    start = time.monotonic()
    for part in parts:
        say(f"{part} …")
        figures[part] = measure(part, options.quick, has_reference)
        report.keep(figures)
    say(f"measured in {time.monotonic() - start:.0f} s")

    print(f"{report.origin(figures)}\n\n{report.whole(figures)}")
    lines, is_within = instructions.check(figures)
    print("\n".join(lines))
    if options.record:
        instructions.record(figures)
        report.append_history(figures)
        report.write_page(figures)
    sys.exit(0 if is_within or options.record else 1)


main()
