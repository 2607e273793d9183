"""Builds the measured programs: C in .build/bench, Swift in .build/release."""

import os
import shutil
import subprocess
from pathlib import Path

from .machine import ROOT, output, say

BENCHMARKS = ROOT / "Benchmarks"
CARD = BENCHMARKS / "card"
WORK = ROOT / ".build" / "bench"
#: A folder with programs that are already built, from BENCH_RELEASE; then nothing is built.
GIVEN = os.environ.get("BENCH_RELEASE")
RELEASE = Path(GIVEN).resolve() if GIVEN else ROOT / ".build" / "release"
ENGINE = RELEASE / "render-notification"
FLOOR, LAUNCH, PHOTO = WORK / "floor", WORK / "launch", WORK / "photo.jpg"
REFERENCE = WORK / "reference"
PICTURES = WORK / "pictures"


def compile_c(name, *modules):
    """Compiles Benchmarks/NAME.c, or the folder of that name, with the toolchain's clang, like the package's own C."""
    clang = Path(shutil.which("swift") or "swift").resolve().parent / "clang"
    folder = BENCHMARKS / name
    sources = sorted(folder.glob("*.c")) if folder.is_dir() else [folder.with_suffix(".c")]
    flags = output("pkg-config", "--cflags", "--libs", *modules).split() if modules else []
    target = WORK / name
    subprocess.run(
        [clang if clang.exists() else "clang", "-O2", "-g0", "-Wall", "-Wextra", "-D_GNU_SOURCE", "-o", target,
         *sources, *flags, "-lm", "-lpthread"], check=True)
    return target


def build_reference():
    """Builds a copy of the reference's floor if it lies beside the project; returns whether it did."""
    for folder in (os.environ.get("REFERENCE_FLOOR"), ROOT / "../shared/reference/floor", "/work/shared/reference/floor"):
        if not folder or not (Path(folder) / "src").is_dir():
            continue
        shutil.rmtree(REFERENCE, ignore_errors=True)
        shutil.copytree(folder, REFERENCE)
        subprocess.run(["chmod", "-R", "u+w", REFERENCE], check=True)
        # It needs a second icon for @2x, which isn't in its folder.
        icon = REFERENCE / "assets/icon120.png"
        if not icon.exists():
            shutil.copy(REFERENCE / "assets/icon60.png", icon)
        clang = Path(shutil.which("swift") or "swift").resolve().parent
        environment = dict(os.environ, PATH=f"{clang}:{os.environ['PATH']}")
        built = subprocess.run(["sh", "build.sh"], cwd=REFERENCE / "src", env=environment, capture_output=True)
        if built.returncode == 0:
            return True
        say("the reference's floor does not build (is libspng-dev missing?): compared with our own alone")
        return False
    say("no reference floor in ../shared/reference/floor: compared with our own alone")
    return False


def build_swift(*products):
    """Release builds of benchmarks, with the Swift runtime linked statically."""
    for name in () if GIVEN else products:
        subprocess.run([ROOT / "scripts/build.sh", "bench", name], stdout=subprocess.DEVNULL, check=True)


def prepare():
    """Compiles the C programs and makes the photo; returns whether the reference's floor was built."""
    WORK.mkdir(parents=True, exist_ok=True)
    PICTURES.mkdir(exist_ok=True)
    compile_c("launch")
    subprocess.run([compile_c("photo", "libjpeg"), PHOTO], check=True)
    compile_c("floor", "cairo", "pangocairo", "pangoft2", "fontconfig", "libdeflate", "libjpeg")
    return build_reference()
