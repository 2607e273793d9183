"""Batches: the speed of repeated pictures, the growth of memory, and the time to see that a run is finished."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from .programs import CARD, ENGINE
from .runs import Command, launch

#: Rows of the long and the short run, and the number of different pictures in either.
MANY, FEW, PICTURES = 100_000, 10_000, 100
#: Rows of the finished run.
FINISHED = 1_000_000


def write_rows(path, count, numbered):
    """Rows with PICTURES different headlines and, if numbered, a different number each, which isn't shown."""
    payload = json.loads((CARD / "plain.json").read_text())
    with path.open("w") as file:
        for index in range(count):
            payload["order"]["headline"] = f"Order {48000 + index % PICTURES}"
            payload["order"]["number"] = index if numbered else 0
            file.write(json.dumps({"id": f"r{index}", "payload": payload}) + "\n")


def command(rows, out, manifest):
    return Command("batch", [ENGINE, "batch", CARD / "descriptor.json", "--input", rows, "--out", out, "--manifest",
                             manifest, "--device", "iphone-15", "--style", "ios18", "--jobs", "2"], out / "none")


def run(folder, count, numbered=True):
    """A whole run: time and memory, the manifest's path, and the number of pictures."""
    name = f"{count}-{numbered}"
    rows, out, manifest = folder / f"{name}.ndjson", folder / name, folder / f"{name}.manifest"
    write_rows(rows, count, numbered)
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
    names = [("equal payloads of a batch on two cores", "≥ 15,000 rows/s, each picture drawn once"),
             ("payloads that differ invisibly, on two cores", "≥ 2,000 rows/s, each picture drawn once"),
             (f"growth from {FEW:,} to {MANY:,} batch rows", "≤ 2 MB"),
             (f"resume of a finished run of {FINISHED:,}", "≤ 3 s")]
    if subprocess.run([ENGINE, "batch", "--help"], capture_output=True).returncode != 0:
        return [[*name, "not measured", None] for name in names]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start, _, _ = run(folder, PICTURES)
        few, _, _ = run(folder, FEW)
        many, manifest, pictures = run(folder, MANY)
        equal, _, equal_pictures = run(folder, MANY, numbered=False)
        growth, seconds = many["MB"] - few["MB"], resume(folder, manifest)

    def rate(run, pictures, least):
        rows = (MANY - PICTURES) / (run["ms"] - start["ms"]) * 1000
        return f"{rows:,.0f} rows/s, {pictures} pictures of {PICTURES}", rows >= least and pictures == PICTURES

    return [
        [*names[0], *rate(equal, equal_pictures, 15_000)],
        [*names[1], *rate(many, pictures, 2_000)],
        [*names[2], f"{growth:.1f} MB (to {many['MB']:.1f} MB)", growth <= 2],
        [*names[3], f"{seconds:.1f} s", seconds <= 3],
    ]
