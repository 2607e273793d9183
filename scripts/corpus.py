#!/usr/bin/env python3
"""Lays out every storyboard and xib below a folder at three widths, and writes what came of it as a table.

usage: corpus.py PROGRAM CORPUS OUTPUT.md [LIST CHECKOUTS PHOTO]

An extension is a folder with an Info.plist of its own. A storyboard or xib beside none is shown in an extension made up for
it. Each gets the neutral payload of `validate`; nothing is taken from the corpus but names and counts. With a list of
extensions and a folder of their sources, corpus_code.py adds a table; without, the page keeps the one it has.
"""
import json
import os
import plistlib
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import corpus_code

DEVICES = {"iphone-se": 320, "iphone-8": 375, "iphone-8-plus": 414}
POINT = "com.apple.usernotifications.content-extension"
ENDINGS = (".storyboard", ".xib")
SECONDS = 60


def main():
    program, corpus, output, *listed = sys.argv[1:]
    if not os.path.isdir(corpus):
        sys.exit(f"corpus: there is no folder {corpus}: name one that holds extensions, as in make corpus CORPUS=path")
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(2) as pool:
        entries = {}
        for entry in validated(extensions(corpus), program, pool):
            interface = entry["report"].get("interface", {}).get("file")
            if interface is not None:
                entry["name"] = shown(interface, corpus)
            # Of several extensions that share a file, keep the one with layouts.
            elif "failure" not in entry["report"]:
                continue
            if entry["name"] not in entries or not entries[entry["name"]]["report"].get("layouts"):
                entries[entry["name"]] = entry
        others = (file for file in files(corpus, ENDINGS) if shown(file, corpus) not in entries and is_for_ios(file))
        made = [made_up(file, corpus, scratch, number) for number, file in enumerate(others)]
        for entry in validated(made, program, pool):
            entries[entry["name"]] = entry
    if not entries:
        sys.exit(f"corpus: {corpus} holds no storyboard and no xib")
    entries = [entries[name] for name in sorted(entries)]
    code = "\n".join(corpus_code.section(program, *listed)) + "\n" if listed else corpus_code.kept(output)
    with open(output, "w", encoding="utf-8") as page:
        page.write(text(entries) + code)
    print(summary(entries))


def files(folder, endings):
    """The files with one of the endings, sorted by name."""
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (os.path.join(parent, name) for name in sorted(names) if name.endswith(endings))


def extensions(corpus):
    """The content extensions, found by their property lists."""
    for plist in files(corpus, (".plist",)):
        try:
            with open(plist, "rb") as file:
                dictionary = plistlib.load(file).get("NSExtension")
        except (OSError, ValueError, AttributeError, plistlib.InvalidFileException):
            continue
        if isinstance(dictionary, dict) and dictionary.get("NSExtensionPointIdentifier") == POINT:
            yield {"path": plist, "name": shown(plist, corpus)}


def is_for_ios(file):
    with open(file, "rb") as opened:
        start = opened.read(4096)
    return b"MacOSX" not in start and b"watchKit" not in start


def made_up(file, corpus, scratch, number):
    """An extension made for an interface file that has none."""
    folder = os.path.join(scratch, str(number))
    os.makedirs(folder)
    name, ending = os.path.splitext(os.path.basename(file))
    # A copy, because links that leave the extension's folder aren't followed.
    shutil.copyfile(file, os.path.join(folder, name + ending))
    attributes = {"UNNotificationExtensionCategory": "c", "UNNotificationExtensionInitialContentSizeRatio": 1}
    main = {"NSExtensionMainStoryboard": name} if ending == ".storyboard" else {"NSExtensionPrincipalClass": name}
    with open(os.path.join(folder, "Info.plist"), "wb") as plist:
        plistlib.dump(
            {"NSExtension": {"NSExtensionPointIdentifier": POINT, "NSExtensionAttributes": attributes, **main}}, plist)
    return {"path": folder, "name": shown(file, corpus)}


def shown(path, corpus):
    return os.path.relpath(os.path.realpath(path), os.path.realpath(corpus))


def validated(entries, program, pool):
    """The entries with the reports of `validate`."""
    entries = list(entries)
    for entry, report in zip(entries, pool.map(lambda entry: run(program, entry["path"]), entries)):
        yield {**entry, "report": report}


def run(program, path):
    """The report of `validate` on an extension; a dictionary with the error when it has no output."""
    command = [program, "validate", "--format", "json"]
    for device in DEVICES:
        command += ["--device", device]
    try:
        result = subprocess.run(command + [path], capture_output=True, timeout=SECONDS, check=False)
        return json.loads(result.stdout)[0]
    except subprocess.TimeoutExpired:
        return {"failure": f"more than {SECONDS} s"}
    except (ValueError, IndexError):
        return {"failure": f"exit {result.returncode}"}


def figures(entry):
    report = entry["report"]
    layouts = {layout["device"]: layout for layout in report.get("layouts", [])}

    def most(key):
        return max((layout[key] for layout in layouts.values()), default=0)

    interface = report.get("interface", {})
    is_loaded = "interface" in report
    loaded = "yes" if is_loaded else report.get("failure", "no")
    if is_loaded and not layouts:
        loaded = "not shown"
    return {
        "loaded": loaded, "views": interface.get("views", 0), "constraints": interface.get("constraints", 0),
        "unknown": interface.get("unknown", 0), "broken": most("broken"), "ambiguous": most("ambiguous"),
        "placeholders": most("placeholders"),
        "heights": [layouts[device]["height"] if device in layouts else None for device in DEVICES],
    }


COUNTS = ("views", "constraints", "unknown", "broken", "ambiguous", "placeholders")


def text(entries):
    rows = [(entry["name"], figures(entry)) for entry in entries]
    loaded = sum(row["loaded"] == "yes" for _, row in rows)
    lines = [
        "# Real storyboards and xibs", "",
        f"`make corpus CORPUS=…` writes this page. It lays out {len(rows)} interface files of public extensions with a neutral payload on",
        f"screens of {', '.join(map(str, DEVICES.values()))} points. The files aren't part of this repository.", "",
        "## Columns", "",
        "- *loaded*: `not shown` for an extension without a category, as on a device.",
        "- *unknown*: kinds of elements and attributes that change pixels and aren't read.",
        "- *broken*: constraints that were given up, the maximum over the screens.",
        "- *ambiguous*: positions and sizes of views that constraints leave open, the maximum over the screens.",
        "- *placeholders*: stand-ins for views that only a device can fill.",
        "- *at 320* and so on: the content's height in points.", "",
        "## Files", "",
        "| file | loaded | " + " | ".join(COUNTS) + " | " + " | ".join(f"at {w}" for w in DEVICES.values()) + " |",
        "| --- | --- | " + "---: | " * (len(COUNTS) + len(DEVICES)),
    ]
    lines[-1] = lines[-1].rstrip()
    for name, row in rows:
        heights = ["–" if height is None else f"{height:g}" for height in row["heights"]]
        cells = [name.replace("|", "\\|"), row["loaded"], *[str(row[count]) for count in COUNTS], *heights]
        lines.append("| " + " | ".join(cells) + " |")
    totals = [str(sum(row[count] for _, row in rows)) for count in COUNTS]
    lines.append(f"| **all {len(rows)}** | {loaded} | " + " | ".join(totals) + " |" + " |" * len(DEVICES))
    return "\n".join(lines) + "\n"


def summary(entries):
    rows = [figures(entry) for entry in entries]
    counts = ", ".join(f"{sum(row[count] for row in rows)} {count}" for count in COUNTS)
    return f"corpus: {len(rows)} files, {sum(row['loaded'] == 'yes' for row in rows)} loaded, {counts}"


main()
