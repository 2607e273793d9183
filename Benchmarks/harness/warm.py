"""The card with different words each time, by processes that keep their state: the engine's warm-bench, the floors."""

import os
import re
import subprocess

from .cold import LOOK
from .programs import CARD, FLOOR, PHOTO, REFERENCE, RELEASE
from .runs import median

BENCH = RELEASE / "warm-bench"


def run_engine(variant, threads, count, look=LOOK):
    """One run: milliseconds by stage, cards per second, bytes, peak memory."""
    words = [BENCH, CARD, "--scale", "3", "--count", str(count), "--threads", str(threads), "--style", look]
    if variant == "photo":
        words += ["--photo", PHOTO]
    text = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    rows = {row[0]: row[1:] for row in (line.split("\t") for line in text.splitlines())}
    # A stage has a median and a minimum; everything else has one value.
    stages = {name: float(values[0]) for name, values in rows.items() if len(values) == 2 and values[1][0].isdigit()}
    return {
        "stages": stages, "ms": sum(stages.values()), "rate": float(rows["cards per second"][0]),
        "bytes": int(float(rows["bytes"][0])), "MB": round(int(rows["peak KiB"][0]) * 1024 / 1e6, 1),
    }


def run_floor(variant, threads, count):
    """One run of the floor."""
    photo = PHOTO if variant == "photo" else "-"
    text = subprocess.run(
        [FLOOR, "3", CARD / "icon.png", photo, "--warm", str(-(-count // threads)), str(threads)], capture_output=True,
        text=True, check=True).stdout
    *renders, rate = (line.split("\t") for line in text.splitlines())
    stages = {"raster": median(float(row[0]) for row in renders), "encode": median(float(row[1]) for row in renders)}
    return {"stages": stages, "ms": sum(stages.values()), "rate": float(rate[1])}


def run_reference(variant, threads, count):
    """One run of the reference's floor with the settings of its table 2.7; it only prints its rate."""
    settings = {"SCALE": "3", "IMAGE": str(int(variant == "photo")), "WALL": "4", "SHADOW": "6", "FILTER": "3", "HUGE_": "1",
                "VARY": "1", "PHOTO": str(PHOTO)}
    text = subprocess.run(["./bench", "thr", "20", str(threads), str(-(-count // threads)), "1"], cwd=REFERENCE,
                          env=os.environ | settings, capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"= ([0-9.]+) renders/s", text)[1])
    return {"stages": {}, "ms": 1000 * threads / rate, "rate": rate}


def summary(runs):
    """The medians of several runs."""
    together = {key: median(run[key] for run in runs) for key in runs[0] if key != "stages"}
    together["ms"] = round(together["ms"], 3)
    together["stages"] = {
        name: round(median(run["stages"][name] for run in runs), 3) for name in runs[0]["stages"]
    }
    return together


def measure(rounds, count, has_reference):
    """The engine and the floors in turn, on one thread and on two."""
    programs = {"floor": run_floor} | ({"reference": run_reference} if has_reference else {})
    if BENCH.exists():
        programs["engine"] = run_engine
    figures = {}
    for variant in ("photo", "plain"):
        # One thread and two alternate, because the machine's speed varies over time.
        runs = {(name, threads): [] for threads in (1, 2) for name in programs}
        for _ in range(rounds):
            for name, threads in runs:
                runs[name, threads].append(programs[name](variant, threads, count))
        for (name, threads), found in runs.items():
            figures[f"{name} {variant}, threads {threads}"] = {**summary(found), "renders": rounds * count}
        for name in programs:
            pairs = zip(runs[name, 1], runs[name, 2])
            figures[f"{name} {variant}, threads 2"]["speedup"] = round(median(two["rate"] / one["rate"] for one, two in pairs), 3)
    return figures
