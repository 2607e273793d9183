"""Assembles a report page from a report and its pictures, as the Swift writer does."""

import base64
import json
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "Sources" / "CReportPage" / "Page"
#: Later files use names of earlier ones.
SCRIPTS = ("dom.js", "pictures.js", "viewer.js", "detail.js", "report.js")


def data(report, pictures):
    """The elements with the report and its pictures. `pictures` maps (case index, role) to the bytes of a PNG."""
    text = json.dumps(report, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    # UTF-8 has no lone surrogates; the replacement is JSON's notation.
    text = text.encode("utf-8", "backslashreplace").decode()
    parts = [f'<script type="application/json" id="report">{text}</script>']
    for (index, role), png in pictures.items():
        encoded = base64.b64encode(png).decode()
        parts.append(f'<script type="text/plain" id="picture-{index}-{role}">{encoded}</script>')
    return "\n".join(parts)


def page(report, pictures):
    """The HTML of a report."""
    result = (PAGE / "report.html").read_text()
    script = "\n".join((PAGE / name).read_text() for name in SCRIPTS)
    texts = {"style": (PAGE / "report.css").read_text(), "script": script, "report": data(report, pictures)}
    # The report comes last: a hostile one could contain the other marks.
    for mark, text in texts.items():
        head, tail = result.split(f"<!-- {mark} -->")
        result = head + text + tail
    return result


def main():
    """Reads `report.json`, whose files are relative to its folder, and writes the page."""
    if len(sys.argv) != 3:
        sys.exit("usage: assemble.py report.json report.html")
    source = Path(sys.argv[1])
    report = json.loads(source.read_text())
    pictures = {
        (index, file["role"]): (source.parent / file["path"]).read_bytes()
        for index, case in enumerate(report["cases"])
        for file in case.get("files", [])
        if file["path"].endswith(".png")
    }
    Path(sys.argv[2]).write_text(page(report, pictures))


if __name__ == "__main__":
    main()
