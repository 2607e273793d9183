"""Times of the live page in Chromium, by the browser's own clock, beside their goals.

usage: preview.py [--edits N]

Needs Chromium, and the programs render-notification and render-notification-preview in .build/release. Exit code: 1 when a
goal is missed.
"""

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
for folder in ("BrowserSupport", "PreviewPageTests"):
    sys.path.insert(0, str(ROOT / "Tests" / folder))

from chromium_pipe import Tab  # noqa: E402
from preview_driver import PreviewPage, Server, median  # noqa: E402

PREVIEW = ROOT / ".build/release/render-notification-preview"
SAVES, KEYS, GRIDS, STRANGERS = 40, 60, 5, 200
#: The value of the payload that is edited.
MARK = '"comment": "'
#: Milliseconds, but for the last.
GOALS = {
    "save to picture, median": 150,
    "save to picture, 95th percentile": 300,
    "typing to picture, median": 100,
    "typing to picture, 95th percentile": 200,
    "24 tiles, median": 1_000,
    "500 notifications, first picture": 2_000,
    "processor time of a stranger's 4 MB": 2,
    "MB that the server grows by": 20,
}
#: Resolves with the moments of the next pictures, from now on.
WATCH = """window.pictures = []; new MutationObserver(() => window.pictures.push(performance.now()))
  .observe(document.getElementById("stage"), { attributeFilter: ["data-picture"] });"""


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def saves(page, payload):
    """Milliseconds from the moment before a file is saved to its picture."""
    text = payload.read_text()
    page.value(WATCH)
    times = []
    for number in range(SAVES):
        page.value("window.pictures.length = 0")
        start = page.value("performance.now()")
        payload.write_text(text.replace(MARK, f"{MARK}{number} "))
        if not page.until("window.pictures.length > 0", 5):
            raise TimeoutError("a save isn't drawn in 5 s")
        times.append(page.value("window.pictures[0]") - start)
        page.tab.pause(0.07)
    payload.write_text(text)
    page.tab.pause(0.5)
    return times


def keys(page):
    """Milliseconds from a key in the editor to its picture."""
    page.button("Edit")
    page.tab.pause(0.3)
    page.value(f"const MARK = {json.dumps(MARK)}; " "(text => { const at = text.value.indexOf(MARK) + MARK.length; text.focus(); text.setSelectionRange(at, at) })(document.querySelector('textarea'))")
    times = []
    for _ in range(KEYS):
        times.append(page.time_of("const t = document.querySelector('textarea'); t.setRangeText('a', t.selectionStart, t.selectionEnd, 'end'); t.dispatchEvent(new Event('input'))"))
    page.button("Revert")
    page.settle()
    return times


def grids(page):
    """Milliseconds for all tiles of a grid of 24."""
    script = """(async () => {
      const { change, state } = await import("./state.js");
      const { redrawGrid } = await import("./grid.js");
      const start = performance.now();
      change({ grid: { style: ["ios10", "ios13", "ios15", "ios18", "ios26"], appearance: ["light", "dark"], contentSize: ["L", "XXL", "AX1"] }, settings: { ...state.settings, boldText: ROUND } });
      await redrawGrid();
      return performance.now() - start;
    })()"""
    times = [page.value(script.replace("ROUND", "true" if number % 2 else "false")) for number in range(GRIDS)]
    page.value("import('./state.js').then(({ change }) => change({ grid: null, settings: {} }))")
    page.settle()
    return times


def strangers(server):
    """Milliseconds of the server's processor time for a refused request with a body of 4 MB."""
    before = server.processor_time()
    for _ in range(STRANGERS):
        server.flood(b"POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 4194304\r\n\r\n", b"x", 4 << 20)
    return (server.processor_time() - before) * 1_000 / STRANGERS


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--edits", type=int, default=1_000, help="edits for the server's memory")
    arguments = parser.parse_args()
    found = {}
    tab = Tab(1440, 900)
    scratch = Path(tempfile.mkdtemp(prefix="preview"))
    try:
        (scratch / ".git").mkdir()
        shutil.copytree(ROOT / "Templates/photo-comment", scratch / "photo-comment")
        (scratch / "render-notification.json").write_text('{"style": "ios18", "device": "iphone-16-pro"}')
        payload = next(iter(sorted((scratch / "photo-comment/payloads").glob("*.apns"))))
        server = Server(PREVIEW, scratch)
        page = PreviewPage(tab, server.address)
        page.open()
        page.item(f":{payload.stem}")
        times = saves(page, payload)
        found["save to picture, median"], found["save to picture, 95th percentile"] = median(times), percentile(times, 0.95)
        times = keys(page)
        found["typing to picture, median"], found["typing to picture, 95th percentile"] = median(times), percentile(times, 0.95)
        found["24 tiles, median"] = median(grids(page))
        found["processor time of a stranger's 4 MB"] = strangers(server)
        path = str(payload.relative_to(scratch))
        text = payload.read_text()
        extensions = ["photo-comment/descriptor.json"]
        memory = []
        for number in range(arguments.edits):
            if number % 50 == 0:
                memory.append(server.memory())
            reply = server.post("render", {
                "payload": path, "extensions": extensions, "settings": {}, "steps": [],
                "drafts": {path: text.replace(MARK, f"{MARK}{number} ")}})
            assert "picture" in reply, reply
        # The kept pictures come and go: the highest of the second half beside that of the first, without its beginning.
        half = len(memory) // 2
        found["MB that the server grows by"] = max(memory[half:]) - max(memory[half * 2 // 5 : half])
        server.stop()

        many = scratch / "many"
        many.mkdir()
        (many / ".git").mkdir()
        for number in range(50):
            folder = many / f"invite-{number:02}"
            shutil.copytree(ROOT / "Templates/event-invite", folder)
            one = (folder / "payloads/rooftop.apns").read_text()
            for more in range(8):
                (folder / f"payloads/more-{more}.apns").write_text(one)
        server = Server(PREVIEW, many)
        page = PreviewPage(tab, server.address)
        page.tab.open("about:blank")
        page.tab.open(page.address)
        page.until("document.getElementById('stage').dataset.picture")
        found["500 notifications, first picture"] = page.value("performance.now()")
        assert page.value("document.querySelectorAll('.items a').length") >= 500
        server.stop()
    finally:
        tab.close()
        shutil.rmtree(scratch, ignore_errors=True)
    missed = [name for name, goal in GOALS.items() if not 0 <= found[name] <= goal and not (name.startswith("MB") and found[name] < 0)]
    for name, goal in GOALS.items():
        print(f"{name:40}{found[name]:9.1f}   goal {goal}{'   MISSED' if name in missed else ''}")
    print(json.dumps({name: round(value, 1) for name, value in found.items()}))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
