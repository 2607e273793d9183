"""The cost of building the programs from nothing: processor seconds of the compiler for each module."""

import json
import re
import shutil
import subprocess
import time
from collections import defaultdict

from .machine import ROOT
from .programs import WORK

SCRATCH, STATISTICS = WORK / "build", WORK / "build-statistics"
PRODUCTS = ("render-notification", "render-notification-preview")
PHASES = {
    "checking": "time.swift.Type checking and Semantic analysis.user",
    "SIL": "time.swift.SIL optimization.user",
    "LLVM": "time.swift.LLVM pipeline.user",
}


def modules():
    """Seconds by module and phase, from the files that the compiler leaves; the largest first."""
    found = defaultdict(lambda: defaultdict(float))
    for file in STATISTICS.glob("stats-*-swift-frontend-*.json"):
        # A file of a compiler that was interrupted is cut off.
        figures = json.loads(file.read_text())
        name = re.match(r"stats-\d+-swift-frontend-([A-Za-z0-9_]+)-", file.name)[1]
        for key, value in figures.items():
            if key.startswith("time.swift-frontend.") and key.endswith(".user"):
                found[name]["seconds"] += value
        for phase, key in PHASES.items():
            found[name][phase] += figures.get(key, 0)
    own = {folder.name.replace("-", "_") for folder in [*(ROOT / "Sources").iterdir(), *(ROOT / "Sources/Hosted").iterdir()]}
    rows = {name: dict(each) for name, each in found.items() if name in own}
    return dict(sorted(rows.items(), key=lambda row: -row[1]["seconds"]))


def measure():
    for folder in (SCRATCH, STATISTICS):
        shutil.rmtree(folder, ignore_errors=True)
    STATISTICS.mkdir(parents=True)
    start = time.monotonic()
    for product in PRODUCTS:
        subprocess.run(
            ["swift", "build", "--package-path", ROOT, "--configuration", "release", "--scratch-path", SCRATCH,
             "--product", product, "-debug-info-format", "none", "--disable-index-store", "-Xswiftc",
             "-stats-output-dir", "-Xswiftc", STATISTICS], stdout=subprocess.DEVNULL, check=True)
    return {"elapsed": time.monotonic() - start, "modules": modules()}
