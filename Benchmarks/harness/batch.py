"""Batches: the speed of repeated pictures, the growth of memory, and the time to see that a run is finished."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from .programs import CARD, ENGINE
from .runs import Command, launch

#: Rows of the long and the short run, and the number of different pictures in either.
MANY, FEW, LOOKS = 100_000, 10_000, 100
#: Rows of the finished run.
FINISHED = 1_000_000


def write_rows(path, count):
    """Rows with a different number each, which isn't shown, and LOOKS different headlines."""
    payload = json.loads((CARD / "plain.json").read_text())
    with path.open("w") as file:
        for index in range(count):
            payload["order"]["headline"] = f"Order {48000 + index % LOOKS}"
            payload["order"]["number"] = index
            file.write(json.dumps({"id": f"r{index}", "payload": payload}) + "\n")


def command(rows, out, manifest):
    return Command("batch", [ENGINE, "batch", CARD / "descriptor.json", "--input", rows, "--out", out, "--manifest",
                             manifest, "--device", "iphone-15", "--style", "ios18", "--jobs", "2"], out / "none")


def run(folder, count):
    """A whole run: time and memory, the manifest's path, and the number of pictures."""
    rows, out, manifest = folder / f"{count}.ndjson", folder / f"{count}", folder / f"{count}.manifest"
    write_rows(rows, count)
    figure = launch([command(rows, out, manifest)], 1, warm_ups=0)["batch"]
    pictures = sum(1 for _ in out.rglob("*.png"))
    shutil.rmtree(out)
    return figure, manifest, pictures


def resume(folder, manifest):
    """Seconds to see that a million rows are done, given a shorter manifest repeated with new identifiers."""
    # The lines without the identifier at their start, in the order in which the rows finished.
    tails = [line[line.index('","'):] for line in manifest.read_text().splitlines()]
    rows, done = folder / "finished.ndjson", folder / "finished.manifest"
    with rows.open("w") as row_file, done.open("w") as done_file:
        for index in range(FINISHED):
            done_file.write(f'{{"id":"r{index}{tails[index % len(tails)]}\n')
            row_file.write(f'{{"id":"r{index}","payload":{{"aps":{{"alert":"{index}"}}}}}}\n')
    figure = launch([command(rows, folder / "finished", done)], 1, warm_ups=0)["batch"]
    return figure["ms"] / 1000


def rows():
    names = [("repeats of a batch on two cores", "≥ 5,000 rows/s, each look once"),
             (f"growth from {FEW:,} to {MANY:,} batch rows", "≤ 2 MB"),
             (f"resume of a finished run of {FINISHED:,}", "≤ 3 s")]
    if subprocess.run([ENGINE, "batch", "--help"], capture_output=True).returncode != 0:
        return [[*name, "not measured", None] for name in names]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        looks, _, _ = run(folder, LOOKS)
        few, _, _ = run(folder, FEW)
        many, manifest, pictures = run(folder, MANY)
        rate = (MANY - LOOKS) / (many["ms"] - looks["ms"]) * 1000
        growth, seconds = many["MB"] - few["MB"], resume(folder, manifest)
    return [
        [*names[0], f"{rate:,.0f} rows/s, {pictures} pictures of {LOOKS} looks", rate >= 5000 and pictures == LOOKS],
        [*names[1], f"{growth:.1f} MB (to {many['MB']:.1f} MB)", growth <= 2],
        [*names[2], f"{seconds:.1f} s", seconds <= 3],
    ]
