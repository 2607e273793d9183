"""Checks of the preview's server: strangers, junk, trouble."""

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

from preview_driver import PreviewPage, Server


def check_strangers(project):
    """Other addresses, other sites, junk."""
    checks, server = project.checks, project.server
    checks.equal("the page has its address", 200, server.ask("GET", "")[0])
    status, headers, body = server.ask("GET", "", token=False)
    checks.true("without the token there is an explanation", status == 403 and b"address" in body, 403, status)
    checks.equal("a wrong token is refused", 403, server.ask("GET", "0" * 32 + "/session", token=False)[0])
    checks.equal("a foreign host is refused", 403, server.ask("GET", "session", headers={"Host": "evil.example"})[0])
    checks.equal("a foreign origin is refused", 403, server.ask("POST", "render", "{}", headers={"Origin": "https://evil.example"})[0])
    checks.equal("no origin is refused", 403, server.ask("POST", "render", "{}", headers={"Origin": "null"})[0])
    checks.equal("another site's script is refused", 403, server.ask("GET", "session", headers={"Sec-Fetch-Site": "cross-site"})[0])
    status, headers, _ = server.ask("GET", "session")
    checks.true("nothing is allowed to other sites", "Access-Control-Allow-Origin" not in headers)
    checks.true("scripts are the page's own", "script-src 'self'" in headers["Content-Security-Policy"] and "unsafe" not in headers["Content-Security-Policy"])
    checks.equal("a large request is refused", 413, server.ask("POST", "render", "x" * (5 << 20))[0])
    for body in ("", "[]", "{", "null", '{"payload": 1}', '{"payload": "../../etc/passwd"}', '{"payload": "\u0000"}', "\udcff".encode("utf-8", "surrogatepass")):
        status, _, reply = server.ask("POST", "render", body)
        checks.true(f"{body!r} is answered", status == 200 and json.loads(reply)["diagnostics"], "diagnostics", reply[:200].decode(errors="replace"))
    for path in ("..%2f..%2fetc%2fpasswd", "file?path=../../etc/passwd", "file?path=/etc/passwd", "pictures/../session", "schemas/../main.js", "nothing"):
        status, _, reply = server.ask("GET", path)
        checks.true(f"{path} has no secret", b"root:" not in reply, "no root:", reply[:80].decode(errors="replace"))
    generator = random.Random(7)
    host, port = server.host.split(":")
    alive = 0
    for number in range(10_000):
        with socket.create_connection((host, int(port)), timeout=10) as junk:
            kind = number % 4
            data = bytes(generator.randrange(256) for _ in range(generator.randrange(1, 200)))
            if kind == 1:
                data = f"GET {server.path}{number} HTTP/1.1\r\nHost: {server.host}\r\n".encode()
            elif kind == 2:
                data = f"POST {server.path}render HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 99\r\n\r\n{{".encode()
            elif kind == 3:
                data = b"GET / HTTP/9.9\r\n" + data + b"\r\n\r\n"
            junk.sendall(data)
        alive += 1
    checks.equal("10,000 pieces of junk", 10_000, alive)
    checks.equal("the page is still answered", 200, server.ask("GET", "session")[0])
    checks.true("in moderate memory", server.memory() < 300, "300 MB", server.memory())


def check_trouble(project):
    """A server that ends, a disk that is full, a folder without anything."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":rooftop")
    shown = page.value("document.querySelector('.sheet img').src")
    os.kill(project.server.process.pid, signal.SIGKILL)
    checks.true("the page says that the server has ended", page.until("document.getElementById('banner').innerText.includes('ended')"))
    checks.equal("and keeps its picture", shown, page.value("document.querySelector('.sheet img').src"))
    project.server.stop()
    full = Server(project.preview, project.folder, limit="ulimit -f 0")
    path, text = "event-invite/payloads/rooftop.apns", project.payload.read_text()
    reply = full.post("save", {"path": path, "text": text + " ", "old": text})
    checks.true("a full disk is said", bool(reply.get("diagnostics")), "diagnostics", reply)
    checks.equal("and leaves the file whole", text, project.payload.read_text())
    checks.true("and pictures go on", "picture" in full.post("render", {"payload": path, "extensions": ["event-invite/descriptor.json"]}))
    second = Server(project.preview, project.folder)
    checks.true("a second preview has a port of its own", second.host != full.host, "another port", second.host)
    second.stop()
    full.stop()
    empty = Path(tempfile.mkdtemp(prefix="empty"))
    server = Server(project.preview, empty)
    other = PreviewPage(project.tab, server.address)
    other.tab.open(other.address)
    checks.true("an empty folder says how to begin", other.until("document.getElementById('stage')?.innerText.includes('render-notification init')"))
    shutil.copy(project.payload, empty / "first.apns")
    checks.true("and shows what comes", other.until("document.getElementById('stage')?.dataset.picture"))
    server.stop()
    shutil.rmtree(empty)
    gone = subprocess.run([project.preview, str(empty)], capture_output=True, text=True)
    checks.true("a missing folder is an error", gone.returncode == 66 and "hint:" in gone.stderr, 66, gone.stderr)
