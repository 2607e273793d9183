#!/usr/bin/env python3
"""Prints the lines that ran, by folder of the sources: llvm-cov's JSON on standard input."""

import json
import sys
from collections import defaultdict
from pathlib import Path

SOURCES = f"{Path(__file__).resolve().parent.parent}/Sources/"
folders = defaultdict(lambda: [0, 0])
for file in json.load(sys.stdin)["data"][0]["files"]:
    if not file["filename"].startswith(SOURCES):
        continue
    parts = file["filename"].removeprefix(SOURCES).split("/")
    lines = file["summary"]["lines"]
    for key in ("/".join(parts[: min(2, len(parts) - 1)]), "all"):
        folders[key][0] += lines["covered"]
        folders[key][1] += lines["count"]
for name, (covered, count) in sorted(folders.items(), key=lambda each: (each[0] == "all", each[0])):
    if count:
        print(f"{name:44}{covered:7} of {count:6} lines  {100 * covered / count:5.1f} %")
