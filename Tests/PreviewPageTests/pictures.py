"""Makes the pictures and the film of docs/preview.md.

usage: pictures.py PREVIEW [FOLDER]

PREVIEW is the program render-notification-preview; FOLDER is docs/preview unless given. Needs Chromium.
"""

import base64
import shutil
import struct
import sys
import tempfile
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "BrowserSupport"))

from chromium_pipe import Tab
from preview_driver import PreviewPage, Server

ROOT = Path(__file__).parent.parent.parent
WIDTH, HEIGHT = 1280, 760
FILM_WIDTH, FILM_HEIGHT = 1120, 640
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(png):
    """Type and data of each chunk of a PNG file."""
    at = len(SIGNATURE)
    while at < len(png):
        size = struct.unpack("!I", png[at : at + 4])[0]
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += 12 + size


def chunk(kind, data):
    return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))


def film(frames):
    """An animated PNG (PNG, third edition, 13.2) of pictures with their seconds."""
    out = SIGNATURE
    number = 0
    for index, (png, seconds) in enumerate(frames):
        found = list(chunks(png))
        header = next(data for kind, data in found if kind == b"IHDR")
        if index == 0:
            out += chunk(b"IHDR", header) + chunk(b"acTL", struct.pack("!II", len(frames), 0))
        out += chunk(b"fcTL", struct.pack("!I", number) + header[:8] + struct.pack("!IIHHBB", 0, 0, int(seconds * 1000), 1000, 0, 0))
        number += 1
        data = zlib.compress(zlib.decompress(b"".join(data for kind, data in found if kind == b"IDAT")), 9)
        out += chunk(b"IDAT", data) if index == 0 else chunk(b"fdAT", struct.pack("!I", number) + data)
        number += index > 0
    return out + chunk(b"IEND", b"")


class Camera:
    def __init__(self, page, folder):
        self.page, self.folder, self.frames = page, folder, []

    def look(self, **clip):
        self.page.settle()
        self.page.tab.pause(0.2)
        return base64.b64decode(self.page.tab.call("Page.captureScreenshot", format="png", **clip)["data"])

    def keep(self, name):
        (self.folder / f"{name}.png").write_bytes(self.look())

    def add(self, seconds):
        """Adds a look at the whole page to the film, at 60 % of its size."""
        clip = {"x": 0, "y": 0, "width": FILM_WIDTH, "height": FILM_HEIGHT, "scale": 0.6}
        self.frames.append((self.look(clip=clip), seconds))


def place_of(page, name):
    return page.value(
        "(async () => { const { views } = (await import('./stage.js')).currentReply(); const [x, y, w, h] = views.find((each) => each.id === "
        f"{name!r}).frame; return [x + w / 2, y + h / 2] }})()"
    )


def main():
    preview, *rest = sys.argv[1:]
    folder = Path(rest[0]) if rest else ROOT / "docs/preview"
    folder.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="pictures"))
    project = scratch / "Templates"
    for name in ("chat", "event-invite", "like-unlike", "order-status", "photo-comment", "rating"):
        shutil.copytree(ROOT / "Templates" / name, project / name)
    (project / ".git").mkdir()
    (project / "render-notification.json").write_text('{"style": "ios18", "device": "iphone-16-pro"}')
    tab = Tab(WIDTH, HEIGHT)
    server = Server(preview, project)
    try:
        page = PreviewPage(tab, server.address)
        camera = Camera(page, folder)
        page.open()
        page.item(":rooftop")
        page.choose("Crop", "screen")
        camera.keep("page")
        page.choose("Crop", "notification")
        page.button("Inspect")
        page.value("[...document.querySelectorAll('[role=treeitem]')].find((each) => each.innerText.includes('Three bands')).click()")
        camera.keep("inspect")
        page.button("Touch")
        page.button("Grid")
        page.until("document.querySelectorAll('.grid figure').length === 10 && !document.querySelector('[aria-busy]')")
        camera.keep("grid")
        page.button("Grid")
        tab.resize(FILM_WIDTH, FILM_HEIGHT)
        page.item(":tomas")
        page.choose("Crop", "screen")
        page.button("Trace")
        camera.add(1.2)
        page.tap(*place_of(page, "reply"))
        camera.add(0.9)
        page.value("document.getElementById('stage').focus()")
        page.type("Sure, I’ll bring it!")
        camera.add(0.9)
        page.tab.press("Enter")
        camera.add(1.6)
        page.choose("Appearance", "dark")
        camera.add(1.6)
        (folder / "film.png").write_bytes(film(camera.frames))
    finally:
        tab.close()
        server.stop()
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == "__main__":
    main()
