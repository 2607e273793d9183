"""A page of headless Chromium, controlled through DevTools: the needed part of RFC 6455."""

import base64
import itertools
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path


def browser():
    """The path of Chromium; `None` when it isn't installed."""
    return next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)


#: Options of every start: no sandbox, which a container's root may not create.
OPTIONS = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars")


class Page:
    def __init__(self, width, height, scale):
        self.folder = tempfile.mkdtemp(prefix="chromium")
        self.process = subprocess.Popen(
            [browser(), *OPTIONS, "--remote-debugging-port=0", f"--user-data-dir={self.folder}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port = self.read_port()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=10) as answer:
            target = next(each for each in json.load(answer) if each["type"] == "page")
        self.numbers = itertools.count(1)
        self.socket = socket.create_connection(("127.0.0.1", port))
        path = target["webSocketDebuggerUrl"].split(str(port), 1)[1]
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        while self.stream.readline() not in (b"\r\n", b""):
            pass
        self.call("Page.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def read_port(self):
        file = Path(self.folder, "DevToolsActivePort")
        for _ in range(400):
            if file.exists() and file.read_text().strip():
                return int(file.read_text().split()[0])
            time.sleep(0.05)
        raise RuntimeError("Chromium does not open its DevTools")

    def call(self, method, **parameters):
        """Sends a command and waits for its answer."""
        number = next(self.numbers)
        self.send(json.dumps({"id": number, "method": method, "params": parameters}).encode())
        while True:
            message = json.loads(self.receive())
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def send(self, payload):
        size = len(payload)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else (
            struct.pack("!BBH", 0x81, 0xFE, size) if size < 65536 else struct.pack("!BBQ", 0x81, 0xFF, size))
        # A mask of zeros is allowed.
        self.socket.sendall(head + bytes(4) + payload)

    def receive(self):
        """One complete text message."""
        message = b""
        while True:
            first, second = self.stream.read(2)
            size = second & 0x7F
            if size >= 126:
                size = struct.unpack("!H" if size == 126 else "!Q", self.stream.read(2 if size == 126 else 8))[0]
            message += self.stream.read(size)
            if first & 0x80:
                return message

    def show(self, html):
        frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.call("Page.setDocumentContent", frameId=frame, html=html)
        self.evaluate("Promise.all([document.fonts.ready, ...Array.from(document.images, each => each.decode())])")

    def evaluate(self, script):
        self.call("Runtime.evaluate", expression=script, awaitPromise=True)

    def picture(self, **options):
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", **options)["data"])

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
