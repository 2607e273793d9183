"""Opens the page of a batch in Chromium.

usage: batch_page_test.py PROGRAM SCREENSHOT…

Makes results of 100,000 rows with hostile strings, has PROGRAM make their page, and searches, filters, enlarges and downloads
as people do. Writes a screenshot where one is named. Exit code: 0 all passed, 1 a check failed, 75 Chromium isn't installed.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "BrowserSupport"))

from checks import Checks
from chromium_pipe import Tab, browser
from sample_report import HOSTILE, card

ROWS, PICTURES = 100_000, 40
#: Every 1,000th row is cut, every 2,500th failed.
CUT, FAILED = 1_000, 2_500
#: Goals and limits in seconds; other work on the machine must not fail the check.
OPEN_LIMIT, SEARCH_LIMIT = 8, 3


def results(folder):
    """Writes pictures and results; the first rows have hostile strings."""
    for number in range(PICTURES):
        (folder / "pictures" / "ab").mkdir(parents=True, exist_ok=True)
        (folder / "pictures" / "ab" / f"{number}#?.png").write_bytes(card((number * 6, 90, 160, 255), number, 700))
    with open(folder / "done.ndjson", "w") as file:
        # Rows come as workers are done.
        for row in [*range(20), *range(39, 19, -1), *range(40, ROWS)]:
            text = HOSTILE[row] if row < len(HOSTILE) else f"row-{row}"
            line = {"id": text.encode("utf-8", "replace").decode(), "status": "ok", "output": f"ab/{row % PICTURES}#?.png"}
            line |= {"key": f"{row % PICTURES:064}", "cut": [], "diagnostics": [], "line": row + 2, "width": 300, "height": 150 if row >= 40 else 60}
            if row % CUT == 7:
                place = {"device": "iphone-se", "style": "ios18", "presentation": "banner"}
                line |= {"status": "warning", "cut": [{"role": "title", "lost": f"lost words {row}", **place}]}
            if row % FAILED == 9:
                line |= {"status": "error", "diagnostics": [{"severity": "error", "code": "wrong-type", "message": "expected a string, found a number", "file": "rows.csv", "line": row + 2}]}
                del line["output"]
            file.write(json.dumps(line) + "\n")
        # A row that was tried again: its last line counts.
        file.write(json.dumps({"id": "row-99999", "status": "ok", "output": "ab/1#?.png", "key": "1", "diagnostics": [], "line": ROWS + 1}) + "\n")
        file.write('{"summary":{"rows":100000}}\n')


def check(tab, checks, page):
    shown = "[...document.querySelectorAll('.card')].map((each) => each.querySelector('.id').textContent)"
    start = time.monotonic()
    tab.open(page.as_uri())
    tab.until("document.querySelectorAll('.card').length > 0", OPEN_LIMIT)
    checks.true(f"opens within {OPEN_LIMIT} s", time.monotonic() - start < OPEN_LIMIT)
    print(f"batch page: {ROWS:,} rows open in {time.monotonic() - start:.2f} s, {page.stat().st_size / 1e6:.1f} MB")
    checks.equal("the summary counts rows", True, tab.evaluate("document.getElementById('summary').textContent").startswith("100,000 rows"))
    names = tab.evaluate(shown)
    place = names.index("row-20") if "row-20" in names else -1
    checks.equal("rows are in the input's order", [f"row-{row}" for row in range(20, 26)], names[place:place + 6])
    checks.equal("the heading is --title", "A hundred thousand", tab.evaluate("document.getElementById('title').textContent"))
    heights = tab.evaluate("[...document.querySelectorAll('.card img')].map((each) => Math.abs(each.clientHeight / each.clientWidth - 0.2) < 0.03)")
    checks.true("pictures are as high as they are", len(heights) > 3 and all(heights))
    checks.true("only visible cards exist", 0 < tab.evaluate("document.querySelectorAll('.card').length") < 100)
    checks.equal("hostile strings run nothing", True, tab.evaluate("window.hacked === undefined"))
    tab.until("[...document.querySelectorAll('.card img')].some((each) => each.naturalWidth > 0)")
    checks.equal("pictures load", True, tab.evaluate("[...document.querySelectorAll('.card img')].every((each) => each.src.includes('pictures/ab/') && each.src.includes('%23%3F.png'))"))

    tab.evaluate("document.getElementById('scroller').scrollTop = 1e9")
    tab.until(f"({shown}).includes('row-99998')")
    checks.true("the last rows are reached", "row-99999" in tab.evaluate(shown))
    tab.evaluate("(field => { field.value = 'LOST WORDS 5007'; field.dispatchEvent(new Event('input')) })(document.getElementById('search'))")
    start = time.monotonic()
    tab.until(f"({shown}).length === 1", SEARCH_LIMIT)
    print(f"batch page: a search takes {time.monotonic() - start:.2f} s")
    checks.equal("a search finds what is lost", ["row-5007"], tab.evaluate(shown))
    checks.equal("the card says so", "title cut", tab.evaluate("document.querySelector('.card .words').textContent"))
    tab.evaluate("(field => { field.value = ''; field.dispatchEvent(new Event('input')) })(document.getElementById('search'))")
    tab.until(f"({shown}).length > 1")
    for name, count in (("cut texts", ROWS // CUT), ("iPhone SE", ROWS // CUT), ("error", ROWS // FAILED), ("wrong-type", ROWS // FAILED)):
        button = f"document.querySelector('[data-filter=\"{name}\"]')"
        checks.equal(f"the filter {name} counts", f"{count}", tab.evaluate(f"{button}.querySelector('.count').textContent"))
        tab.evaluate(f"{button}.click()")
        checks.equal(f"the filter {name} shows its rows", f"{count} of 100,000 rows shown", tab.evaluate("document.getElementById('shown').textContent"))
        if name != "wrong-type":
            tab.evaluate(f"{button}.click()")
    tab.evaluate("document.querySelector('.card').click()")
    checks.true("a row is enlarged", tab.evaluate("document.getElementById('detail').open"))
    checks.true("with its findings", "expected a string, found a number" in tab.evaluate("document.getElementById('detail-facts').textContent"))
    first = tab.evaluate("document.getElementById('detail-title').textContent")
    tab.press("ArrowRight")
    checks.true("an arrow shows the next row", first != tab.evaluate("document.getElementById('detail-title').textContent"))
    tab.press("Escape")
    tab.until("!document.getElementById('detail').open")
    tab.evaluate("window.saved = []; URL.createObjectURL = (blob) => { window.saved.push(blob); return 'about:blank#'; }; HTMLAnchorElement.prototype.click = () => {}")
    tab.evaluate("document.getElementById('download').click()")
    lines = tab.evaluate("window.saved[0].text()").split("\r\n")
    checks.equal("the download has the rows that are shown", ROWS // FAILED + 2, len(lines))
    checks.equal("a line of the download", "row-2509,error,\"wrong-type: expected a string, found a number\",,", lines[2])
    faults = [event for method, event in tab.events if method == "Runtime.exceptionThrown"]
    requests = [event["request"]["url"] for method, event in tab.events if method == "Network.requestWillBeSent"]
    checks.equal("no exceptions", [], faults)
    checks.equal("nothing from elsewhere", [], [url for url in requests if not url.startswith(("file:", "data:", "about:", "blob:"))])


def main():
    program, screenshots = sys.argv[1], sys.argv[2:]
    if browser() is None:
        print("batch page: Chromium isn't installed", file=sys.stderr)
        return 75
    checks = Checks()
    checks.page = "batch page"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        results(folder)
        page = folder / "report.html"
        start = time.monotonic()
        subprocess.run([program, "batch-report", folder / "done.ndjson", "--pictures", folder / "pictures", "-o", page, "--title", "A hundred thousand"], check=True)
        print(f"batch page: made in {time.monotonic() - start:.2f} s")
        tab = Tab()
        try:
            check(tab, checks, page)
            if screenshots:
                tab.open(page.as_uri())
                tab.pause(1)
                tab.screenshot(screenshots[0])
        finally:
            tab.close()
    print(f"batch page: {checks.passed} passed, {checks.failed} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
