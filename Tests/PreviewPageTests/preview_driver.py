"""The preview's server, and its page in Chromium."""

import base64
import http.client
import json
import os
import re
import select
import signal
import socket
import subprocess
import time
from pathlib import Path
from urllib.parse import urlsplit

#: Resolves with the milliseconds from an action until the stage has another picture; -1 when none comes in 20 s.
NEXT_PICTURE = """new Promise((done) => {
  const stage = document.getElementById("stage");
  const start = performance.now();
  new MutationObserver((_, observer) => { observer.disconnect(); done(performance.now() - start); })
    .observe(stage, { attributeFilter: ["data-picture"] });
  setTimeout(() => done(-1), 20000);
  ACTION;
})"""


class Server:
    """A running preview of a folder."""

    def __init__(self, program, folder, *options, limit=None):
        command = [str(program), *options, str(folder)]
        if limit:
            command = ["bash", "-c", f'{limit}; exec "$@"', "limited", *command]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if not select.select([self.process.stdout], [], [], 20)[0]:
            raise TimeoutError("the preview says nothing in 20 s")
        self.address = self.process.stdout.readline().strip()
        if not self.address.startswith("http://127.0.0.1:"):
            raise RuntimeError(f"no address: {self.address} {self.process.stderr.read()}")
        self.host = urlsplit(self.address).netloc
        self.path = urlsplit(self.address).path

    def ask(self, method, path, body=None, token=True, headers=None):
        """Status, headers and body of an answer."""
        connection = http.client.HTTPConnection(self.host, timeout=60)
        sent = {"Origin": f"http://{self.host}"} if method != "GET" else {}
        sent.update(headers or {})
        connection.request(method, (self.path if token else "/") + path, body, sent)
        reply = connection.getresponse()
        found = reply.status, dict(reply.getheaders()), reply.read()
        connection.close()
        return found

    def post(self, path, value):
        return json.loads(self.ask("POST", path, json.dumps(value))[2])

    def flood(self, start, rest, limit):
        """Sends a request's start, and its rest again and again until the server ends the connection.

        Returns the number of bytes that were sent, at most about the limit."""
        block, sent = rest * (65_536 // len(rest)), 0
        with socket.create_connection(self.host.split(":"), timeout=20) as stranger:
            try:
                stranger.sendall(start)
                while sent < limit:
                    sent += stranger.send(block)
            except ConnectionError:
                pass
        return sent

    def memory(self):
        """Resident megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def processor_time(self):
        """Seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self, number=signal.SIGTERM):
        if self.process.poll() is None:
            os.kill(self.process.pid, number)
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()


class PreviewPage:
    """The page in a tab."""

    def __init__(self, tab, address):
        self.tab, self.address = tab, address
        tab.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    def open(self, rest=""):
        self.tab.open("about:blank")
        self.tab.open(self.address + rest)
        self.until("document.getElementById('stage')?.dataset.picture || document.getElementById('banner')?.hidden === false")
        self.settle()

    def value(self, script):
        return self.tab.evaluate(script)

    def until(self, condition):
        return self.tab.until(condition)

    def settle(self):
        """Waits until no picture is under way."""
        self.tab.pause(0.05)
        self.until("!document.querySelector('[aria-busy]')")

    def time_of(self, action):
        """Milliseconds from an action to the next picture; -1 when none comes in 20 s."""
        time = self.value(NEXT_PICTURE.replace("ACTION", action))
        self.settle()
        return time

    def text(self, selector):
        return self.value(f"document.querySelector({json.dumps(selector)})?.innerText")

    def count(self, selector):
        return self.value(
            f"[...document.querySelectorAll({json.dumps(selector)})].filter((each) => each.checkVisibility()).length"
        )

    def button(self, text):
        """Clicks the button with a text, as a person would: by a mouse at its middle, as soon as it is seen."""
        found = (
            "[...document.querySelectorAll('button, summary, a')].find((each) => each.checkVisibility() "
            f"&& (each.innerText.trim() === {json.dumps(text)} || each.ariaLabel === {json.dumps(text)}))"
        )
        if not self.until(f"Boolean({found})"):
            raise RuntimeError(f"no button {text}")
        where = self.value(
            f"(() => {{ const found = {found}; "
            "found.scrollIntoView({ block: 'nearest' }); const b = found.getBoundingClientRect(); "
            "return [b.left + b.width / 2, b.top + b.height / 2] })()"
        )
        self.click(*where)

    def click(self, x, y):
        self.tab.mouse("Moved", x, y)
        # However busy the machine is, this is no long press.
        now = time.time()
        self.tab.mouse("Pressed", x, y, button="left", clickCount=1, timestamp=now - 0.05)
        self.tab.mouse("Released", x, y, button="left", clickCount=1, timestamp=now)
        self.settle()

    def drag(self, start, end):
        self.tab.mouse("Moved", *start)
        now = time.time()
        self.tab.mouse("Pressed", *start, button="left", clickCount=1, timestamp=now - 0.1)
        self.tab.mouse("Moved", *end, button="left", buttons=1, timestamp=now - 0.05)
        self.tab.mouse("Released", *end, button="left", clickCount=1, timestamp=now)
        self.settle()

    def choose(self, label, value):
        """Chooses a value of the select with a label."""
        self.value(
            f"(() => {{ const label = [...document.querySelectorAll('label')].find((each) => each.innerText.startsWith({json.dumps(label)})); "
            f"const select = label.querySelector('select'); select.value = {json.dumps(value)}; "
            "select.dispatchEvent(new Event('change', { bubbles: true })) })()"
        )
        self.settle()

    def on_screen(self, x, y):
        """The page's coordinates of a point of the picture."""
        left, top, width = self.value(
            "(() => { const b = document.querySelector('.sheet').getBoundingClientRect(); return [b.left, b.top, b.width] })()"
        )
        zoom = width / self.value("document.querySelector('.marks').viewBox.baseVal.width")
        return left + x * zoom, top + y * zoom

    def tap(self, x, y):
        self.click(*self.on_screen(x, y))

    def type(self, text):
        for character in text:
            self.tab.press(character)
        self.settle()

    def item(self, name):
        """Chooses an item by the end of its key."""
        self.value(
            f"[...document.querySelectorAll('.items a')].find((each) => each.dataset.key.endsWith({json.dumps(name)})).click()"
        )
        self.tab.pause(0.1)
        self.settle()

    def picture(self):
        """The bytes of the shown picture."""
        return base64.b64decode(
            self.value(
                "(async () => { const bytes = new Uint8Array(await (await fetch(document.getElementById('stage').dataset.picture)).arrayBuffer()); "
                "let text = ''; for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192)); return btoa(text) })()"
            )
        )

    def faults(self):
        """Exceptions, messages of the console, and requests to other hosts."""
        own = (self.address.rsplit("/", 2)[0], "data:", "blob:", "about:", "file:")
        found = []
        for method, event in self.tab.events:
            if method == "Network.requestWillBeSent" and not event["request"]["url"].startswith(own):
                found.append(f"request {event['request']['url']}")
            elif method == "Runtime.exceptionThrown":
                details = event["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Runtime.consoleAPICalled":
                found.append(f"console.{event['type']}")
            elif method == "Log.entryAdded" and event["entry"]["level"] in ("error", "warning"):
                found.append(event["entry"]["text"])
        return found


def median(values):
    return sorted(values)[len(values) // 2]


def wait_for(condition, seconds=10):
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        if condition():
            return True
        time.sleep(0.02)
    return False
