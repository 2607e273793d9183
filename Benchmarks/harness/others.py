"""Benchmarks other than the card: the constraint solver and kiwisolver, lists of 5,000 notifications, a sheet of 60."""

import filecmp
import subprocess
import tempfile
from pathlib import Path

from .machine import say
from .peers import PYTHON
from .programs import BENCHMARKS, ENGINE, RELEASE, ROOT, build_swift
from .report import shown
from .runs import Command, launch

#: The sheet's bars in seconds and MB.
SHEET_BARS = (2.5, 250)


def lines(*command, text=None):
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def solver():
    """Solving from nothing, and again after a text's width changed."""
    program = RELEASE / "solver-bench"
    ours, kiwi = lines(program, "time"), {}
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", "import kiwisolver"], capture_output=True).returncode == 0:
        systems = subprocess.run([program, "systems"], stdout=subprocess.PIPE, text=True, check=True).stdout
        kiwi = {row[0]: float(row[1]) for row in lines(PYTHON, BENCHMARKS / "kiwi.py", text=systems)}
    else:
        say("kiwisolver is absent: the solver is timed alone")

    def goal(name):
        small = int(name.split()[0]) < 500
        return (0.3 if small else 6) if "nothing" in name else 0.1 if "changed" in name and small else None

    return [["solver, " + name, shown(float(median), 3), shown(float(least), 3), goal(name) or "–", shown(kiwi.get(name), 3),
             shown(float(median) / kiwi[name], 2) if name in kiwi else "–"] for name, median, least in ours]


def center():
    """The notification centre with 5,000 notifications of 50 apps."""
    return [["centre, " + name, shown(float(median)), shown(float(least)), goal, "", ""]
            for name, median, least, goal in lines(RELEASE / "center-bench")]


def sheet(rounds=7):
    """60 pictures on all cores: the median time, and whether a single thread produces the same bytes."""
    with tempfile.TemporaryDirectory() as folder:
        source, one, every = ROOT / "Templates/event-invite", Path(folder, "one.png"), Path(folder, "all.png")
        words = [ENGINE, "matrix", "descriptor.json", "payloads/rooftop.apns", "--devices",
                 "iphone-se,iphone-8,iphone-15,iphone-16-pro-max,iphone-x", "--appearances", "light,dark",
                 "--content-sizes", "L,XXL,AX2", "--locales", "en_US,ar", "-o"]
        figure = launch([Command("sheet", [*words, every], every, source)], rounds)["sheet"]
        subprocess.run([*map(str, words), one, "--jobs", "1"], cwd=source, check=True)
        same = filecmp.cmp(one, every, shallow=False)
    return figure, [f"sheet of 60, {figure['MB']} MB of at most {SHEET_BARS[1]}, "
                    + ("the same bytes on one thread" if same else "OTHER BYTES on one thread"),
                    shown(figure["ms"]), shown(figure["least"]), SHEET_BARS[0] * 1000, "", ""]


def measure():
    build_swift("solver-bench", "center-bench")
    figure, row = sheet()
    rows = [*solver(), *center(), row]
    return {"rows": rows, "sheet": figure}
