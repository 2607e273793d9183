"""Checks of the preview's server: strangers, junk, trouble."""

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
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


def check_floods(project):
    """What strangers send that is large, slow, or never ends: it isn't read, and the page is answered."""
    checks, server = project.checks, project.server
    host, port = server.host.split(":")
    owner = f"Host: {server.host}\r\nOrigin: http://{server.host}\r\n"
    # What the system's buffers hold of bytes that nobody reads, and the head.
    buffers = sum(int(Path(f"/proc/sys/net/ipv4/tcp_{kind}").read_text().split()[2]) for kind in ("rmem", "wmem"))
    most = buffers + (16 << 10)
    for name, start, rest in (
        ("a foreign request's body", b"POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 999999999\r\n\r\n", b"x"),
        ("a long header", b"GET / HTTP/1.1\r\nX: ", b"x"),
        ("a head of many headers", b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
        ("a long address", b"GET /", b"x"),
        ("a body without a length", f"POST {server.path}render HTTP/1.1\r\n{owner}Transfer-Encoding: chunked\r\n\r\n".encode(), b"1\r\nx\r\n"),
    ):
        with ThreadPoolExecutor(8) as threads:
            sent = [threads.submit(server.flood, start, rest, 4 * most) for _ in range(16)]
            checks.equal(f"during {name} the page is answered", 200, server.ask("GET", "session")[0])
        taken = max(each.result() for each in sent)
        checks.true(f"{name} isn't read", taken <= most, f"at most {most} bytes", taken)
    with socket.create_connection((host, port), timeout=20) as stranger:
        stranger.sendall(b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 3_000 + b"\r\n")
        checks.equal("3,000 short headers are refused", b"HTTP/1.1 400", stranger.recv(12))
    idle = [socket.create_connection((host, int(port))) for _ in range(200)]
    for number, each in enumerate(idle):
        each.sendall(b"GET / HTTP/1.1\r\n"[: number % 17])
    checks.equal("200 idle connections leave room", 200, server.ask("GET", "session")[0])
    for _ in range(40):
        for each in idle:
            try:
                each.send(b"X")
            except OSError:
                pass
        time.sleep(0.02)
    checks.equal("slow senders leave room", 200, server.ask("GET", "session")[0])
    for each in idle:
        each.close()
    status, _, reply = server.ask("POST", "render", json.dumps({"payload": "event-invite/payloads/rooftop.apns", "drafts": {f"event-invite/{number}.json": "{}" for number in range(50_000)}}))
    checks.true("50,000 drafts are refused", status == 200 and b"too-many-drafts" in reply, "too-many-drafts", reply[:200].decode(errors="replace"))
    checks.equal("two heads in one connection get one answer", 1, send_twice(host, int(port), server))
    checks.true("in little memory", server.memory() < 300, "300 MB", server.memory())


#: What another site's page can do to an address: large requests, an image, a form, a socket, and reading an answer.
ATTACKS = """(async () => {
  const whole = (promise) => Promise.race([promise.then(() => "done", () => "failed"), new Promise((done) => setTimeout(done, 50000, "late"))]);
  const post = (address) => fetch(address, { method: "POST", mode: "no-cors", body: "x".repeat(4 << 20) });
  const large = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => whole(post(n % 2 ? PAGE : ROOT))));
  const image = whole(new Promise((done, failed) => Object.assign(new Image(), { onload: done, onerror: failed, src: PAGE + "session" })));
  const socket = whole(new Promise((done, failed) => Object.assign(new WebSocket(PAGE.replace("http", "ws") + "events"), { onopen: done, onerror: failed })));
  const frame = document.body.appendChild(Object.assign(document.createElement("iframe"), { name: "frame" }));
  const form = document.body.appendChild(Object.assign(document.createElement("form"), { method: "post", action: PAGE + "save", target: "frame", enctype: "text/plain" }));
  form.appendChild(Object.assign(document.createElement("input"), { name: "{\\"path\\": \\"event-invite/payloads/rooftop.apns\\", \\"text\\": \\"", value: "\\"}" }));
  form.submit();
  const read = whole(fetch(PAGE + "session").then((reply) => reply.text()));
  await large;
  return { image: await image, socket: await socket, read: await read };
})()"""


class OtherSite(BaseHTTPRequestHandler):
    """A page of another origin on this machine."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Another site</title><body>")

    def log_message(self, *_):
        pass


def check_other_sites(project):
    """A page of another origin, which even knows the token."""
    checks, server, page = project.checks, project.server, project.page
    other = ThreadingHTTPServer(("127.0.0.1", 0), OtherSite)
    threading.Thread(target=other.serve_forever, daemon=True).start()
    page.tab.open(f"http://127.0.0.1:{other.server_port}/")
    text = project.payload.read_text()
    script = ATTACKS.replace("PAGE", json.dumps(server.address)).replace("ROOT", json.dumps(f"http://{server.host}/"))
    checks.equal("another site sees nothing", {"image": "failed", "socket": "failed", "read": "failed"}, page.value(script))
    checks.equal("and changes no file", text, project.payload.read_text())
    checks.equal("the page is answered", 200, server.ask("GET", "session")[0])
    other.shutdown()
    other.server_close()


def send_twice(host, port, server):
    """The number of answers to two requests that are sent at once."""
    with socket.create_connection((host, port), timeout=20) as connection:
        connection.sendall(f"GET {server.path}session HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode() * 2)
        reply = b""
        while True:
            try:
                part = connection.recv(1 << 16)
            except ConnectionError:
                break
            if not part:
                break
            reply += part
    return reply.count(b"HTTP/1.1 200")


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
