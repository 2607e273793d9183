"""The table of extensions that are drawn with and without their own code, for corpus.py.

A list (tab-separated, with the columns repo, commit and extension_folder) names extensions in CHECKOUTS/OWNER+NAME/COMMIT, the
commit in eight digits. Each is drawn by what its sources say, and twice by running its code.
"""
import csv
import json
import os
import re
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

SECONDS = 300
HEADING = "## With and without their code"
TITLE, SUBTITLE, BODY = "Alice invites you", "Dinner at eight", "Will you come to the rooftop tonight?"


def section(program, listed, checkouts, photo):
    """The lines of the section; `photo` is attached to each notification twice."""
    with open(listed, encoding="utf-8") as file:
        entries = [entry for entry in csv.DictReader(file, delimiter="\t") if os.path.isdir(root(entry, checkouts))]
    with ThreadPoolExecutor(2) as pool:
        rows = list(pool.map(lambda entry: row(program, entry, checkouts, photo), entries))

    def share(key, *answers):
        return f"{sum(row[key] in (answers or ('yes',)) for row in rows)} of {len(rows)}"

    lines = [
        "", HEADING, "",
        f"{len(rows)} extensions with public sources, drawn with and without their own code:", "",
        f"- The project names the app for {share('named')}.",
        f"- The sources register action buttons that can be read for {share('actions')}.",
        f"- {share('ran', 'yes', 'in part')} ran their own code unchanged, {share('ran', 'in part')} of them without parts that don't compile",
        "  and aren't called.",
        f"- {share('differs')} look different with their code.", "",
        "The columns:", "",
        "- *named*: the project names the app. *actions*: the picture has a menu.",
        "- *ran*: `--run-code` compiled and ran the extension, or what compiles of it (*in part*); otherwise the code of the",
        "  message.",
        "- *left out*: the causes because of which parts of the code don't compile, such as a module that isn't in the",
        "  repository.",
        "- *differs*: from the picture without `--run-code`. *same*: the bytes of two runs are equal.", "",
        "| extension | language | named | actions | ran | left out | differs | same |",
        "| --- | --- | --- | --- | --- | ---: | --- | --- |",
    ]
    keys = ("name", "language", "named", "actions", "ran", "left", "differs", "same")
    return lines + ["| " + " | ".join(row[key].replace("|", "\\|") for key in keys) + " |" for row in rows]


def kept(page):
    """The section of a page that was written before; empty without one."""
    if not os.path.exists(page):
        return ""
    with open(page, encoding="utf-8") as file:
        before, heading, after = file.read().partition("\n" + HEADING)
    return heading + after


def root(entry, checkouts):
    return os.path.join(checkouts, entry["repo"].replace("/", "+"), entry["commit"][:8])


def row(program, entry, checkouts, photo):
    folder = os.path.join(root(entry, checkouts), entry["extension_folder"])
    with tempfile.TemporaryDirectory() as scratch:
        plain = drawn(program, folder, entry, photo, os.path.join(scratch, "plain"), [])
        runs = [drawn(program, folder, entry, photo, os.path.join(scratch, f"run{n}"), ["--run-code"]) for n in (1, 2)]
    about = [code for code in runs[0]["codes"] if code.startswith(FAILURES) and code not in NOTES]
    failed = [code for code in about if code not in runs[0]["notes"]]

    def answer(holds):
        return "yes" if holds else "no"

    return {
        "name": entry["repo"] + " " + entry["extension_folder"], "language": entry["language"],
        "named": answer("app-name-guessed" not in plain["codes"]), "actions": answer(plain["actions"]),
        "ran": failed[0] if failed else "in part" if about else answer(runs[0]["picture"] is not None),
        "left": str(runs[0]["left"]),
        "differs": "–" if failed else answer(plain["picture"] != runs[0]["picture"]),
        "same": answer(runs[0]["picture"] is not None and runs[0]["picture"] == runs[1]["picture"]),
    }


FAILURES = ("code-", "extension-crashed", "file-too-large")
# Said of code that ran.
NOTES = {"code-not-modelled", "code-network", "code-selector", "code-outlet", "code-layout"}


def drawn(program, folder, entry, photo, to, options):
    """The picture's bytes, the codes of the diagnostics, and if there are actions."""
    aps = {"alert": {"title": TITLE, "subtitle": SUBTITLE, "body": BODY}, "category": entry["category"].split("|")[0] or "default"}
    with open(to + ".json", "w", encoding="utf-8") as payload:
        json.dump({"aps": aps}, payload)
    command = [program, folder, to + ".json", "-o", to + ".png", "--layout", to + ".layout.json", *options]
    command += ["--attachment", f"one={photo}", "--attachment", f"two={photo}"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False).stderr
    except subprocess.TimeoutExpired:
        return {"picture": None, "codes": ["timeout"], "notes": set(), "actions": False, "left": 0}
    findings = [line for line in said.splitlines() if line.endswith("]") and "[" in line]
    codes = [line.rsplit("[", 1)[1][:-1] for line in findings]
    severe = {code for code, line in zip(codes, findings) if ": note: " not in line}
    told = [line for code, line in zip(codes, findings) if code.startswith(FAILURES) and code not in NOTES | {"code-crashed"}]
    left = len(told) + sum(int(more) for line in told for more in re.findall(r", and (\d+) more causes", line))
    picture, parts = None, set()
    if os.path.exists(to + ".png"):
        with open(to + ".png", "rb") as file:
            picture = file.read()
        with open(to + ".layout.json", encoding="utf-8") as file:
            parts = {node["part"] for node in json.load(file)["nodes"]}
    return {"picture": picture, "codes": codes, "notes": set(codes) - severe, "actions": "actions" in parts, "left": left}
