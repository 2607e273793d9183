"""Compares the engine's instruction counts with the recorded ones."""

import json

from . import machine
from .programs import BENCHMARKS

RECORD = BENCHMARKS / "instructions.json"
MOST_GROWTH = 1.05


def counted(figures):
    return {name: each["Minstr"] for name, each in figures.get("cold", {}).items()
            if name.startswith("engine") and "Minstr" in each}


def record(figures):
    RECORD.write_text(json.dumps({"versions": machine.versions(), "millions": counted(figures)}, indent=2) + "\n")


def check(figures):
    """Report lines, and whether the counts are within the bound. With other library versions they aren't compared."""
    counts = counted(figures)
    if not counts:
        return ["instructions: valgrind is not installed: nothing was counted"], True
    if not RECORD.exists():
        return ["instructions: none are recorded"], True
    recorded, here = json.loads(RECORD.read_text()), machine.versions()
    others = [f"{name} {there} there, {here.get(name)} here" for name, there in recorded["versions"].items()
              if here.get(name) != there]
    if others:
        return [f"instructions: recorded with other versions, so not compared: {'; '.join(others)}"], True
    lines, is_within = [], True
    for name, count in counts.items():
        before = recorded["millions"].get(name)
        if before is None:
            continue
        grew = count > before * MOST_GROWTH
        is_within &= not grew
        lines.append(f"instructions: {name}: {count} M, recorded {before} M ({100 * (count / before - 1):+.1f} %)"
                     + (": more than 5 % over the record" if grew else ""))
    return lines, is_within
