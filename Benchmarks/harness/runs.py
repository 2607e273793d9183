"""Runs programs: whole processes in turn with launch.c, and under callgrind."""

import os
import re
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .programs import ENGINE, LAUNCH, WORK


@dataclass
class Command:
    """A process that writes a picture to the disk. Words may start with NAME=value."""

    name: str
    words: list
    output: Path
    folder: Path = WORK

    def line(self):
        return "\t".join((self.name, str(self.output), str(self.folder), *map(str, self.words)))


def launch(commands, rounds, warm_ups=2):
    """Runs the commands in turn, `rounds` times; returns their figures by name."""
    if not commands:
        return {}
    plan = WORK / "plan"
    plan.write_text("".join(command.line() + "\n" for command in commands))
    done = subprocess.run([LAUNCH, str(rounds), plan, str(warm_ups)], stdout=subprocess.PIPE, text=True, check=True)
    figures = {}
    for line in done.stdout.splitlines():
        name, median, least, peak, size = line.split("\t")
        figures[name] = {
            "ms": float(median), "least": float(least), "MB": round(float(peak) * 1024 / 1e6, 1), "bytes": int(size),
            "rounds": rounds,
        }
    return figures


#: Starts a program from a process that is small: Linux counts the memory of a program's parent as the program's own.
SMALL_PARENT = """
import os, resource, sys
longest, *words = sys.argv[1:]
resource.setrlimit(resource.RLIMIT_CPU, (int(longest), int(longest)))
files = [(os.POSIX_SPAWN_OPEN, number, "/dev/null", os.O_RDWR, 0) for number in range(3)]
_, status, usage = os.wait4(os.posix_spawn(words[0], words, os.environ, file_actions=files), 0)
print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
"""


def measure_once(words, folder, longest):
    """Runs the engine in a folder for at most so many seconds of processor time.

    Returns its exit code (a signal's number below zero), processor seconds and peak megabytes.
    """
    command = [sys.executable, "-ISc", SMALL_PARENT, str(longest), ENGINE, *words]
    code, seconds, megabytes = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True).stdout.split()
    return int(code), float(seconds), float(megabytes)


def count_instructions(command, codes=(0,)):
    """The instructions that a process executes until one of these exit codes, in millions; `None` without valgrind."""
    if not shutil.which("valgrind"):
        return None
    environment = [word for word in map(str, command.words) if re.match(r"[A-Z_0-9]+=", word)]
    words = list(map(str, command.words))[len(environment):]
    done = subprocess.run(
        ["env", *environment, "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *words],
        cwd=command.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode not in codes or not found:
        raise RuntimeError(f"{command.name} under valgrind:\n{done.stderr}")
    return round(int(found[1]) / 1e6, 1)


def median(values):
    return statistics.median(values)
