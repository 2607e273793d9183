#!/usr/bin/env python3
"""fuzz_cost.py [--seconds 60] [--seed 1] [--keep FOLDER]: searches for cards that cost more than a picture may.

Hill climbing with the processor time as fitness: each fixture, template and kept card starts an island, which keeps its
dearest descendant. A child differs by a few changes of its descriptor, storyboard, payload or options. The cost is that
beyond a plain card with the same options. What seems dear is measured three times, and at the end by valgrind's
instructions, as other programs on the machine slow a card down.

The dearest cards are printed, and written to FOLDER (.build/fuzz-cost) as JSON; those in Benchmarks/dear are tried first.
A SEED gives the same changes; which of them are kept depends on the measured times.

Exit code 1: a card is over the promise (3,500 million instructions, 256 MiB), ends by a signal, or hangs.
"""

import argparse
import random
import resource
import shutil
import sys
import tempfile
import time
from pathlib import Path

from harness import cards, hostile_inputs, programs
from harness.cards import Card
from harness.hostile_inputs import MOST_INSTRUCTIONS, MOST_MEGABYTES, MOST_SECONDS
from harness.machine import ROOT
from harness.runs import Command, count_instructions, measure_once

#: Seconds of processor time after which a card hangs.
LONGEST = 10
#: Seconds from which a card is dear whatever else the machine does; valgrind would take a minute for it.
SURELY_DEAR = 1
#: Bytes of a card: a larger one is slow to change, and says no more.
MOST_BYTES = 600_000


class Search:
    def __init__(self, folder):
        self.folder = folder
        self.homes, self.bases = {}, {}

    def home(self, card):
        """A copy of the card's folder, in which its files are replaced."""
        if card.home not in self.homes:
            folder = self.folder / str(len(self.homes))
            if card.home == ".":
                folder.mkdir()
            else:
                shutil.copytree(ROOT / card.home, folder, ignore=shutil.ignore_patterns("expected*", "bindings.json"))
            for each in [*folder.glob("*.storyboard"), *folder.glob("**/*.xib")]:
                each.unlink()
            self.homes[card.home] = folder
        return self.homes[card.home]

    def words(self, card):
        card.write(self.home(card))
        return [*card.words(), "-o", "out.picture", *(() if "--format" in card.options else ("--format", "png"))]

    def run(self, card):
        return measure_once(self.words(card), self.home(card), LONGEST)

    def instructions(self, card):
        """In millions."""
        folder = self.home(card)
        command = Command(card.name, [programs.ENGINE, *self.words(card)], folder / "out.picture", folder)
        return count_instructions(command, codes=range(256))

    @staticmethod
    def plain(options):
        view = hostile_inputs.descriptor(hostile_inputs.label("x"))
        return Card("plain", ".", {"descriptor.json": view, "payload.json": hostile_inputs.payload()}, options)

    def measure(self, card):
        """Sets the card's cost; the least of three if it seems dear."""
        key = tuple(sorted(card.options.items()))
        if key not in self.bases:
            self.bases[key] = min(self.run(self.plain(card.options))[1] for _ in range(2))
        card.code, seconds, card.megabytes = self.run(card)
        for _ in range(2):
            if seconds - self.bases[key] > MOST_SECONDS * 0.9:
                seconds = min(seconds, self.run(card)[1])
        card.cost = seconds - self.bases[key]

    def is_over(self, card):
        """Whether a card that seems dear is over the promise."""
        if not card.seems_dear or card.cost < SURELY_DEAR and card.code >= 0 and card.megabytes <= MOST_MEGABYTES \
                and shutil.which("valgrind") \
                and self.instructions(card) - self.instructions(self.plain(card.options)) <= MOST_INSTRUCTIONS:
            return False
        return True


def climb(search, islands, numbers, seconds):
    """Replaces islands by dearer children; returns the number of cards tried."""
    mutator, tried = cards.Mutator(islands, numbers), len(islands)
    for card in islands:
        search.measure(card)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        islands.sort(key=lambda card: -card.cost)
        # The dearest half of the time; the others may climb, too.
        index = numbers.randrange(min(20, len(islands)) if numbers.random() < 0.5 else len(islands))
        child = mutator.child(islands[index])
        if len(child.json()) > MOST_BYTES:
            continue
        search.measure(child)
        tried += 1
        if child.cost > islands[index].cost or child.seems_dear and child.megabytes > islands[index].megabytes:
            islands[index] = child
            if child.seems_dear:
                print(f"  seems dear: {child.line()}", flush=True)
    islands.sort(key=lambda card: -card.cost)
    return tried


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", default=ROOT / ".build" / "fuzz-cost")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    options.keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        search = Search(Path(name))
        islands = [*cards.kept(programs.BENCHMARKS / "dear"), *cards.fixtures()]
        tried = climb(search, islands, random.Random(options.seed), options.seconds)
        print(f"{tried} cards; the dearest, beyond a plain card:")
        is_within = True
        for rank, card in enumerate(islands[:20]):
            (options.keep / f"{rank:02}.json").write_text(card.json())
            is_over = search.is_over(card)
            is_within = is_within and not is_over
            print(f"{'DEAR' if is_over else '    '} {card.line()}", flush=True)
    sys.exit(0 if is_within else 1)


main()
