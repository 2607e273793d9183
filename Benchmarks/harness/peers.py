"""Other programs that draw the card, if installed: as whole processes and warm, alternating with the engine."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from . import cold, warm
from .machine import output, say
from .programs import BENCHMARKS, CARD, PHOTO, PICTURES, ROOT, WORK
from .runs import Command, launch, median

sys.path.insert(0, str(BENCHMARKS / "peers"))
import card  # noqa: E402
import devtools  # noqa: E402

#: The Python with the libraries, installed by `make bench-setup`.
PYTHON = Path(os.environ.get("BENCH_PEERS", ROOT / ".build/peers")) / "bin/python"
ICON = CARD / "icon.png"
PAGE, DRAWING, FLAT_DRAWING = WORK / "card.html", WORK / "card.svg", WORK / "card-flat.svg"

#: Python packages by their names in peers/draw.py.
LIBRARIES = {"skia": "skia-python", "pillow": "pillow", "resvg": "resvg_py", "weasyprint": "weasyprint"}
#: Peers that take seconds and run less often.
SLOW = ("chromium", "resvg", "weasyprint")
#: Peers that are measured warm.
WARM = ("chromium-png", "chromium-speed", "skia", "skia-flat", "pillow", "resvg", "weasyprint")


def installed():
    """The version of each peer; `None` when it isn't installed."""
    chromium = devtools.browser()
    found = {
        "chromium": output(chromium, "--version") if chromium else None,
        "rsvg-convert": output("rsvg-convert", "--version") if shutil.which("rsvg-convert") else None,
    }
    for name, package in LIBRARIES.items():
        version = output(PYTHON, "-c", f"import importlib.metadata as m; print(m.version('{package}'))") if PYTHON.exists() else ""
        found[name] = f"{package} {version}" if version else None
    if found["weasyprint"] and not shutil.which("pdftoppm"):
        found["weasyprint"] = None
    return found


def drawn(name, *output_file):
    """The command that draws the card with a Python library."""
    python = sys.executable if name.startswith("chromium") else PYTHON
    return [python, BENCHMARKS / "peers/draw.py", name, ICON, PHOTO, "3", *output_file]


def cold_commands(found):
    listed = []
    if found["chromium"]:
        out = PICTURES / "chromium.png"
        listed.append(Command("chromium", [
            devtools.browser(), *devtools.OPTIONS, "--force-device-scale-factor=3",
            f"--window-size={card.WIDTH},{card.HEIGHT}", f"--screenshot={out}", f"file://{PAGE}"], out))
    if found["rsvg-convert"]:
        for name, source in (("rsvg-convert", DRAWING), ("rsvg-convert, no shadow", FLAT_DRAWING)):
            out = PICTURES / f"{name.replace(', ', '-').replace(' ', '-')}.png"
            listed.append(Command(name, ["rsvg-convert", "-z", "3", source, "-o", out], out))
    for name in LIBRARIES:
        if found[name]:
            out = PICTURES / f"{name}.png"
            listed.append(Command(name, drawn(name, out), out))
    return listed


def memory_of_all(command):
    """The peak memory of a process and its children in MB; shared pages count once."""
    process = subprocess.Popen(list(map(str, command.words)), cwd=command.folder, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, start_new_session=True)
    most = 0
    while process.poll() is None:
        total = 0
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and os.getsid(int(entry.name)) == process.pid:
                    lines = (entry / "smaps_rollup").read_text().splitlines()
                    total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
            except (OSError, StopIteration):
                continue
        most = max(most, total)
        time.sleep(0.01)
    return round(most * 1024 / 1e6, 1)


def measure_cold(found, rounds, slow_rounds):
    PAGE.write_text(card.html(ICON, PHOTO))
    DRAWING.write_text(card.svg(ICON, PHOTO))
    FLAT_DRAWING.write_text(card.svg(ICON, PHOTO, shadow=False))
    ours, peers = cold.engine("photo", 3), cold_commands(found)
    figures = {}
    # Each peer alternates with the engine alone: a previous program's use of the caches slows short processes.
    for command in peers:
        run = launch([ours, command], slow_rounds if command.name in SLOW else rounds)
        figures[command.name] = {**run[command.name], "engine ms": run[ours.name]["ms"],
                                 "ratio": round(run[command.name]["ms"] / run[ours.name]["ms"], 1)}
    if found["chromium"]:
        figures["chromium"]["MB"] = memory_of_all(next(each for each in peers if each.name == "chromium"))
    return figures


class Drawer:
    """A peer process that keeps running and draws the card with different words on each request."""

    def __init__(self, name):
        self.process = subprocess.Popen(list(map(str, drawn(name))), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.times, self.bytes = [], 0
        # The first card loads fonts and images, so it isn't counted.
        self.draw(1)
        self.times = []

    def draw(self, words):
        print(words, file=self.process.stdin, flush=True)
        milliseconds, count = self.process.stdout.readline().split()
        self.times.append(float(milliseconds))
        self.bytes = int(count)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def measure_warm(found, rounds, slow_rounds):
    """Each block of rounds runs all peers, then draws as many cards with the engine."""
    names = [name for name in WARM if found[name.split("-")[0]]]
    drawers = {name: Drawer(name) for name in names}
    blocks, ours = 4, []
    try:
        for block in range(blocks):
            for round_ in range(rounds // blocks):
                for name, drawer in drawers.items():
                    if name not in SLOW or round_ % (rounds // slow_rounds) == 0:
                        drawer.draw(2 + block * rounds + round_)
            if warm.BENCH.exists():
                ours.append(warm.run_engine("photo", 1, rounds // blocks))
    finally:
        for drawer in drawers.values():
            drawer.close()
    figures = {name: {"ms": round(median(drawer.times), 1), "bytes": drawer.bytes, "rounds": len(drawer.times)}
               for name, drawer in drawers.items()}
    if ours:
        own = median(run["ms"] for run in ours)
        for figure in figures.values():
            figure["engine ms"], figure["ratio"] = round(own, 2), round(figure["ms"] / own, 1)
    return figures


def measure(rounds=20, slow_rounds=5):
    found = installed()
    for name, version in found.items():
        if not version:
            say(f"{name} is absent; make bench-setup installs it")
    return {"versions": found, "cold": measure_cold(found, rounds, slow_rounds),
            "warm": measure_warm(found, rounds, slow_rounds)}
