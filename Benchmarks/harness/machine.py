"""The machine on which the figures were measured."""

import datetime
import os
import platform
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: The libraries used by a render, by pkg-config name.
LIBRARIES = (
    "cairo", "pango", "pixman-1", "harfbuzz", "freetype2", "fontconfig", "glib-2.0", "libjpeg", "libpng", "libdeflate",
)


def say(*words):
    """Prints progress to standard error; figures go to standard output."""
    import sys

    print("bench:", *words, file=sys.stderr, flush=True)


def output(*command, **options):
    """A command's output; empty when the program is missing or fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=options.pop("cwd", ROOT), **options)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def processor():
    """The processor's name, how many of it there are, and the vector instructions that decide what a library runs."""
    name, flags = platform.processor() or platform.machine(), set()
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                name = value.strip()
            elif key.strip() == "flags":
                flags = set(value.split())
    except OSError:
        pass
    vectors = next((each for each in ("avx512bw", "avx2", "ssse3") if each in flags), platform.machine())
    return name, os.cpu_count() or 1, vectors


def versions():
    """Everything that instruction counts depend on besides the program itself."""
    found = {name: output("pkg-config", "--modversion", name) or "?" for name in LIBRARIES}
    found["libc"] = os.confstr("CS_GNU_LIBC_VERSION") if hasattr(os, "confstr") else "?"
    found["swift"] = (output("swift", "--version").splitlines() or ["?"])[0]
    found["valgrind"] = output("valgrind", "--version") or "?"
    # Valgrind has nothing wider than AVX2 to offer.
    found["vectors"] = processor()[2].replace("avx512bw", "avx2")
    return found


def description():
    """The machine in a line."""
    name, count, vectors = processor()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    system = next(
        (line.split("=", 1)[1].strip('"') for line in Path("/etc/os-release").read_text().splitlines()
         if line.startswith("PRETTY_NAME=")), platform.system(),
    ) if Path("/etc/os-release").exists() else platform.system()
    return f"{count} × {name} ({vectors}), {memory:.0f} GiB, {system}, Linux {platform.release()}"


def commit():
    """The commit, and whether something was changed since."""
    changed = output("git", "status", "--porcelain", "--untracked-files=no", "--", "Sources", "Package.swift")
    return (output("git", "rev-parse", "--short", "HEAD") or "unknown") + ("+" if changed else "")


def today():
    return datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d")
