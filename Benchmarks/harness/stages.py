"""The engine's own timings of its stages (--timings)."""

import re
import subprocess

from . import cold
from .runs import median


def once(variant):
    """Milliseconds by stage; empty when the engine has no such option."""
    command = cold.engine(variant, 3)
    command.output.unlink(missing_ok=True)
    done = subprocess.run([*map(str, command.words), "--timings"], capture_output=True, text=True)
    if done.returncode != 0:
        return {}
    return {name.strip(): float(value) for name, value in re.findall(r"^\s*([a-z][a-z ]*?)\s+([0-9.]+)(?:\s*ms)?\s*$", done.stderr, re.M)}


def measure(rounds):
    figures = {}
    for variant in ("photo", "plain"):
        runs = [run for run in (once(variant) for _ in range(rounds)) if run]
        if runs:
            figures["photo" if variant == "photo" else "no photo"] = {
                name: round(median(run.get(name, 0) for run in runs), 3) for name in runs[0]}
    return figures
