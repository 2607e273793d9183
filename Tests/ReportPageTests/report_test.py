"""Opens report pages in Chromium and checks what people see, press and hear.

usage: report_test.py [report.html …]

Every page gets the general checks; a generated one of 500 cases gets all. Prints a line for each failed check.
Exit code: 0 all passed, 1 a check failed, 75 Chromium isn't installed.
"""

import json
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import unquote

sys.path.insert(0, str(Path(__file__).parent.parent / "BrowserSupport"))

import assemble
import sample_report
from checks import Checks
from chromium_pipe import Tab, browser
from general_checks import check_any
from report_driver import Report

#: Goal and limit in milliseconds; other work on the machine must not fail the check.
OPEN_GOAL, OPEN_LIMIT = 1000, 3000


def check_viewer(report, checks, cases):
    """Slider, modes, zoom and pixels of the generated page's first changed case."""
    report.open()
    box, clip = sample_report.BOX, "document.querySelector('[data-role=failure]').style.clipPath"
    before = report.value(clip)
    left, top, width, height = report.bounds(".sheet")
    report.tab.mouse("Pressed", left + width / 2, top + 20, button="left", clickCount=1)
    report.tab.mouse("Moved", left + width / 4, top + 20, button="left", buttons=1)
    report.tab.mouse("Released", left + width / 4, top + 20, button="left", clickCount=1)
    dragged = report.value(clip)
    checks.true("dragging moves the divider", before != dragged and "25" in dragged, "inset(0 0 0 25%)", dragged)
    report.press("ArrowRight")
    checks.true("an arrow moves the focused divider", report.value(clip) != dragged, "another clip", dragged)
    checks.true(
        "the divider says its value",
        report.value("document.querySelector('.range').ariaValueText").endswith("% Reference"),
    )
    frame = report.bounds(".box")
    scale = width / sample_report.WIDTH
    expected = [left + box["x"] * scale, top + box["y"] * scale, box["width"] * scale, box["height"] * scale]
    checks.true("frame around the difference", all(abs(a - b) < 1 for a, b in zip(expected, frame)), expected, frame)
    report.press("f")
    checks.equal("f hides the frame", 0, report.count(".box"))
    report.press("f")

    report.press("2")
    lefts = report.value(
        "['reference', 'failure'].map((role) => document.querySelector(`[data-role=${role}]`).getBoundingClientRect().left)"
    )
    checks.true("side by side", lefts[1] > lefts[0] + 100 and report.count(".pane") == 2, "two panes", lefts)
    checks.true(
        "the address has the mode",
        "mode=side" in report.value("location.hash"),
        "mode=side",
        report.value("location.hash"),
    )
    check_zoom(report, checks, box)
    report.press("3")
    checks.equal(
        "difference alone",
        ["difference"],
        report.value("[...document.querySelectorAll('.sheet canvas')].map((each) => each.dataset.role)"),
    )
    pixel = report.value(
        f"[...document.querySelector('[data-role=difference]').getContext('2d').getImageData({box['x']}, {box['y']}, 1, 1).data]"
    )
    checks.equal("a differing pixel is red", [255, 0, 0, 255], pixel)
    check_strobe(report, checks)
    report.press("1")


def check_zoom(report, checks, box):
    """In the mode side by side."""
    report.tab.mouse("Moved", 5, 5)
    fit = report.bounds(".sheet")[2]
    for _ in range(3):
        report.press("+")
    checks.equal("width at 8×", 8 * sample_report.WIDTH, round(report.bounds(".sheet")[2]))
    checks.equal(
        "8× is pixelated",
        "pixelated",
        report.value("getComputedStyle(document.querySelector('.sheet canvas')).imageRendering"),
    )
    checks.true(
        "the address has the zoom", "zoom=8" in report.value("location.hash"), "zoom=8", report.value("location.hash")
    )
    report.value("document.querySelector('.stage').scrollIntoView({ block: 'center' })")
    left, top, width, height = report.bounds(".pane")
    x, y = left + width / 2, top + height / 2
    report.tab.mouse("Moved", x, y)
    report.settle()
    values = report.value(
        "Object.fromEntries([...document.querySelectorAll('[data-values]')].map((each) => [each.dataset.values, each.textContent]))"
    )
    rgba = lambda color: "rgba " + " ".join(map(str, color))
    checks.true(
        "reference's value under the pointer",
        values.get("reference", "").endswith(rgba(sample_report.BEFORE)),
        rgba(sample_report.BEFORE),
        values,
    )
    checks.true(
        "found value under the pointer",
        values.get("failure", "").endswith(rgba(sample_report.AFTER)),
        rgba(sample_report.AFTER),
        values,
    )
    delta = max(abs(a - b) for a, b in zip(sample_report.BEFORE, sample_report.AFTER))
    checks.equal("largest difference under the pointer", f"differs by {delta}", values.get("delta"))
    sheet = report.bounds(".sheet")
    place = f"x {int((x - sheet[0]) // 8)}, y {int((y - sheet[1]) // 8)}"
    checks.equal("place under the pointer", place, values.get("place"))
    scrolls = "[...document.querySelectorAll('.pane')].map((each) => Math.round(each.scrollLeft))"
    report.value("document.querySelectorAll('.pane')[0].scrollLeft += 100")
    report.tab.pause(0.2)
    checks.true("panes scroll together", len(set(report.value(scrolls))) == 1, "equal", report.value(scrolls))
    report.tab.mouse("Moved", 5, 5)
    report.value("document.querySelector('.stage').focus()")
    report.press("ArrowRight")
    checks.equal(
        "an arrow key moves the pixel cursor", f"x {box['x']}, y {box['y']}", report.text("[data-values=place]")
    )
    report.press("ArrowDown", shift=True)
    checks.equal("Shift moves it by 10", f"x {box['x']}, y {box['y'] + 10}", report.text("[data-values=place]"))
    checks.true("the pixel is announced", "rgba" in (report.text("#status") or ""), "rgba", report.text("#status"))
    report.press("0")
    checks.true("0 fits the picture", abs(report.bounds(".sheet")[2] - fit) < 1, fit, report.bounds(".sheet")[2])


def check_strobe(report, checks):
    shown = "document.querySelector('[data-role=failure]').style.visibility"
    report.press("4")
    first = report.value(shown)
    checks.true("strobe alternates", report.tab.until(f"{shown} !== {json.dumps(first)}"))
    report.click(".strobe-tools button")
    first = report.value(shown)
    checks.true(
        "Pause stops the strobe", not report.tab.until(f"{shown} !== {json.dumps(first)}", 1.5), "no change", "a change"
    )
    report.click(".strobe-tools button:last-child")
    checks.true("the other button shows the other picture", report.value(shown) != first)
    report.tab.media(prefers_reduced_motion="reduce")
    report.press("1")
    report.press("4")
    first = report.value(shown)
    checks.true(
        "no strobe with reduced motion",
        not report.tab.until(f"{shown} !== {json.dumps(first)}", 1.5),
        "no change",
        "a change",
    )
    report.tab.media(prefers_reduced_motion="no-preference")


def check_hostile(report, checks, cases):
    report.open()
    for index, case in enumerate(cases):
        if not case["name"].startswith("hostile/"):
            continue
        report.click(f"a.case[data-index='{index}']")
        checks.equal(f"hostile case {index} is selected", index, report.selected())
        shown = report.value(
            "document.getElementById('case').innerText + document.getElementById('title').innerText + document.title"
        )
        raw = [
            f"U+{ord(each):04X}"
            for each in shown
            if each not in "\n\t" and (ord(each) < 32 or 0x202A <= ord(each) <= 0x202E or 0x2066 <= ord(each) <= 0x2069)
        ]
        checks.equal(f"control characters of case {index}", [], raw)
        text = report.value(
            "document.querySelector('#case-title .leaf')?.textContent + document.querySelector('#case-title .folder')?.textContent"
        )
        if case["name"].isprintable() and case["name"].isascii():
            checks.equal(f"name of case {index}", case["name"], report.text("#case-title"))
        elif "\x1b" in case["name"]:
            checks.true("an escape is a visible sign", "␛[31m" in text, "␛[31m", text)
            checks.equal("its command can't be copied", 0, report.count("#mark"))
        elif "\u202e" in case["name"]:
            checks.true("a bidirectional control is a visible sign", "[U+202E]" in text, "[U+202E]", text)
    checks.equal("no hostile script ran", None, report.value("window.hacked"))
    checks.equal(
        "elements of hostile strings",
        0,
        report.value("document.querySelectorAll('main img, [onerror], nav script, main script').length"),
    )
    checks.equal("scripts in the page", 1, report.value("[...document.scripts].filter((each) => !each.type).length"))


def check_odd(report, checks, cases):
    """Pictures of two sizes, a broken one, many changes, and focus that stays."""
    first = next(index for index, case in enumerate(cases) if case["status"] == "changed")
    report.open()
    report.press("1")
    report.click(f"a.case[data-index='{first + 20}']")
    checks.true(
        "the sheet fits the taller picture",
        abs(
            report.bounds(".sheet")[3] / report.bounds(".sheet")[2] - (sample_report.HEIGHT + 100) / sample_report.WIDTH
        )
        < 0.01,
    )
    report.click(f"a.case[data-index='{first + 21}']")
    checks.true(
        "a broken picture is named",
        "can't be decoded" in report.text(".captions"),
        "can't be decoded",
        report.text(".captions"),
    )
    report.click(f"a.case[data-index='{first + 22}']")
    checks.equal("changes at first", 8, report.count(".changes li"))
    report.click(".more")
    checks.equal("changes after Show all", 40, report.count(".changes li"))
    report.value("document.getElementById('step-j').focus()")
    report.click("#step-j")
    checks.equal("Next case keeps the focus", "step-j", report.value("document.activeElement.id"))
    decoded = report.value("document.querySelectorAll('img[src^=\"blob:\"]').length")
    checks.true("only thumbnails near the view are decoded", 0 < decoded < 60, "1 to 59", decoded)
    checks.equal(
        "first layout change",
        "titleLabel: y 96 → 104 +8 Invite/descriptor.json:12",
        report.value(f"(document.querySelector('a.case[data-index=\"{first}\"]').click(), 1)")
        and (report.settle(), report.text(".changes li"))[1],
    )
    alike = sum(case["status"] == "changed" and case["changes"] == cases[first]["changes"] for case in cases) - 1
    summary = f"The same views differ in {alike} other cases"
    checks.equal("cases in which the same differs", summary, report.text(".alike summary"))
    report.click(".alike summary")
    report.click(".alike button")
    selected = report.selected()
    checks.true("lead to one another", selected != first and cases[selected]["changes"] == cases[first]["changes"])


def check_open(report, checks):
    """Opens the page a few times and takes the fastest."""
    script = (
        "({ list: performance.getEntriesByName('list-rendered')[0].startTime, load: performance.getEntriesByType('navigation')[0].loadEventEnd,"
        " paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })"
    )
    times = []
    for _ in range(5):
        report.open()
        times.append(report.value(script))
    best = min(times, key=lambda each: max(each["list"], each["load"]))
    size = Path(unquote(report.url.removeprefix("file://"))).stat().st_size / 1e6
    print(
        f"open: 500 cases, {size:.1f} MB: list after {best['list']:.0f} ms, first paint {best['paint']:.0f} ms, load {best['load']:.0f} ms"
        f" (best of 5, slowest load {max(each['load'] for each in times):.0f} ms; goal {OPEN_GOAL} ms)"
    )
    slowest = max(best["list"], best["load"])
    checks.true("time to open 500 cases", slowest < OPEN_LIMIT, f"less than {OPEN_LIMIT} ms", round(slowest))


def main():
    if not browser():
        print("Chromium isn't installed: apt-get install chromium")
        return 75
    checks = Checks()
    start = time.monotonic()
    data, pictures = sample_report.report_of()
    with tempfile.TemporaryDirectory(prefix="report-page") as folder:
        path = Path(folder, "500-cases.html")
        path.write_text(assemble.page(data, pictures))
        tab = Tab()
        try:
            for each in sys.argv[1:]:
                checks.page = each
                check_any(Report(tab, each), checks)
            checks.page = path.name
            report = Report(tab, path)
            check_open(report, checks)
            check_any(report, checks)
            for check in (check_viewer, check_hostile, check_odd):
                check(report, checks, data["cases"])
                checks.equal(f"nothing thrown, logged or requested after {check.__name__}", [], report.faults())
        finally:
            tab.close()
    print(f"{checks.passed} passed, {checks.failed} failed in {time.monotonic() - start:.0f} s")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
