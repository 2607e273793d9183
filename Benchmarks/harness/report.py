"""The tables: for the terminal, for docs/performance.md, for the history."""

import json
import textwrap

from . import bars
from .programs import BENCHMARKS, ROOT, WORK

LATEST = WORK / "latest.json"
HISTORY = BENCHMARKS / "history.ndjson"
PAGE = ROOT / "docs/performance.md"
START, END = "<!-- make bench RECORD=1 writes from here -->", "<!-- to here -->"


def table(head, rows):
    """A Markdown table; columns of numbers, except the first column, are right-aligned."""
    marks = ["---"] + ["---:" if all(isinstance(row[i], (int, float)) or str(row[i])[:1].isdigit() or row[i] in ("–", "")
                                     for row in rows) else "---" for i in range(1, len(head))]
    lines = [head, marks, *[[f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row] for row in rows]]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def shown(value, digits=1):
    return "–" if value is None else f"{value:.{digits}f}"


def bars_table(figures):
    return table(["figure", "bar", "measured", "verdict"],
                 [[row.figure, row.bar, row.measured, row.verdict] for row in bars.rows(figures)])


def cold_table(figures):
    cold, rows = figures.get("cold", {}), []
    for name, figure in cold.items():
        program, _, picture = name.rpartition(" @")
        program, _, variant = program.rpartition(" ")
        against = [bars.quotient(figure["ms"], bars.at(cold, f"{other} {variant} @{picture}", "ms"))
                   for other in ("floor", "reference")]
        rows.append([f"{'photo' if variant == 'photo' else 'no photo'} @{picture}", program, shown(figure["ms"]),
                     shown(figure["least"]), *[shown(each, 2) for each in against], shown(figure.get("Minstr")),
                     shown(figure["MB"]), figure["bytes"]])
    return table(["picture", "program", "median ms", "least ms", "÷ floor", "÷ reference", "M instructions", "peak MB",
                  "bytes"], rows) if rows else ""


def stages_table(figures):
    """The engine's own figures for its stages."""
    stages = figures.get("stages", {})
    names = list(dict.fromkeys(name for each in stages.values() for name in each))
    return table(["stage, ms", *stages], [[name, *[shown(each.get(name), 2) for each in stages.values()]]
                                          for name in names]) if stages else ""


def warm_table(figures):
    rows = []
    for name, figure in figures.get("warm", {}).items():
        program_variant, _, threads = name.rpartition(", threads ")
        program, variant = program_variant.split(" ")
        stages = ", ".join(f"{stage} {ms:.2f}" for stage, ms in figure["stages"].items())
        rows.append(["photo" if variant == "photo" else "no photo", program, threads, shown(figure["ms"], 2),
                     shown(figure["rate"]), stages])
    return table(["picture", "program", "threads", "median ms", "cards a second", "stages, ms"], rows) if rows else ""


def encode_table(figures):
    return table(["encoder, picture", "median ms", "least ms", "bytes"],
                 [[name, shown(each["ms"], 2), shown(each["least"], 2), each["bytes"]]
                  for name, each in figures.get("encode", {}).items()]) if figures.get("encode") else ""


def peers_table(figures):
    peers, rows = figures.get("peers", {}), []
    for part in ("cold", "warm"):
        for name, each in peers.get(part, {}).items():
            rows.append([f"{name}, {part}", shown(each["ms"]), shown(each.get("ratio")), shown(each.get("MB")),
                         each["bytes"], each["rounds"]])
    absent = [name for name, version in peers.get("versions", {}).items() if not version]
    note = f"\nAbsent: {', '.join(absent)}.\n" if absent else ""
    present = [version for version in peers.get("versions", {}).values() if version]
    if present:
        note += "\n" + wrapped(f"Versions: {'; '.join(each.strip() for each in present)}.") + "\n"
    return (table(["peer", "median ms", "÷ engine", "peak MB", "bytes", "runs"], rows) if rows else "") + note


def others_table(figures):
    rows = figures.get("others", {}).get("rows", [])
    return table(["what", "median ms", "least ms", "goal ms", "kiwisolver ms", "÷ kiwisolver"], rows) if rows else ""


def build_table(figures):
    build = figures.get("build", {})
    rows = [[name, *[shown(each[phase]) for phase in ("seconds", "checking", "SIL", "LLVM")]]
            for name, each in build.get("modules", {}).items() if each["seconds"] >= 1]
    note = f"\nBoth programs from nothing: {build['elapsed']:.0f} s.\n" if build else ""
    return table(["module", "processor s", "type checking", "SIL optimization", "LLVM"], rows) + note if rows else ""


def parts(figures):
    """Headings and tables, in the order of the page."""
    found = [
        ("Whole processes, start to PNG on the disk", cold_table(figures)),
        ("One run of the engine, stage by stage", stages_table(figures)),
        ("Warm, other words each time", warm_table(figures)),
        ("Encoders on the same pixels", encode_table(figures)),
        ("Peers, @3x with the photo", peers_table(figures)),
        ("Layout, lists and sheets", others_table(figures)),
        ("Building, module by module", build_table(figures)),
        ("The bars", bars_table(figures)),
    ]
    return [(heading, text) for heading, text in found if text.strip()]


def whole(figures):
    return "\n".join(f"### {heading}\n\n{text}" for heading, text in parts(figures))


def origin(figures):
    note = f" {figures['note']}." if "note" in figures else ""
    return wrapped(f"{figures['date']}, commit {figures['commit']}, {figures['machine']}.{note}")


def wrapped(text):
    """A paragraph in lines like those of the pages."""
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False)


def write_page(figures):
    """Writes the tables between the page's markers."""
    page = PAGE.read_text()
    before, _, rest = page.partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}\n\n{origin(figures)}\n\n{whole(figures)}\n{END}{after}")


def append_history(figures):
    with HISTORY.open("a") as file:
        file.write(json.dumps(figures, ensure_ascii=False, separators=(",", ":")) + "\n")


def keep(figures):
    LATEST.write_text(json.dumps(figures, ensure_ascii=False, indent=1) + "\n")


def latest():
    return json.loads(LATEST.read_text()) if LATEST.exists() else {}
