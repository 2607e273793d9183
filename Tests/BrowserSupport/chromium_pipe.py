"""A tab of headless Chromium, controlled through DevTools over a pipe: JSON messages that end with NUL."""

import base64
import fcntl
import itertools
import json
import os
import select
import shutil
import signal
import tempfile
import time

OPTIONS = (
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)


def browser():
    """The path of Chromium; `None` when it isn't installed."""
    return next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )


class Tab:
    """- `events` keeps what the browser reported: (method, parameters)."""

    def __init__(self, width=1280, height=900):
        self.folder = tempfile.mkdtemp(prefix="chromium")
        self.numbers = itertools.count(1)
        self.events = []
        self.buffer = b""
        self.session = None
        commands, answers = os.pipe(), os.pipe()
        # Chromium reads from 3 and writes to 4; ours must not be one of these when they are moved there.
        reading, writing = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 20) for end in (commands[0], answers[1]))
        null = os.open(os.devnull, os.O_RDWR)
        moves = [(os.POSIX_SPAWN_DUP2, null, number) for number in (0, 1, 2)]
        moves += [(os.POSIX_SPAWN_DUP2, reading, 3), (os.POSIX_SPAWN_DUP2, writing, 4)]
        arguments = [browser(), *OPTIONS, f"--user-data-dir={self.folder}", "about:blank"]
        self.process = os.posix_spawn(arguments[0], arguments, os.environ, file_actions=moves, setpgroup=0)
        for end in (commands[0], answers[1], reading, writing, null):
            os.close(end)
        self.commands, self.answers = commands[1], answers[0]
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility", "DOM"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.resize(width, height)

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def call(self, method, **parameters):
        """Sends a command and waits for its answer."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data) :]
        while True:
            answer = self.receive(60)
            if answer is None:
                raise TimeoutError(f"{method}: no answer in 60 s")
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self, seconds):
        """The next message; `None` after a time without one. Events are kept."""
        limit = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], max(0, limit - time.monotonic()))[0]:
                return None
            received = os.read(self.answers, 1 << 20)
            if not received:
                raise RuntimeError("Chromium closed the pipe")
            self.buffer += received
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        if "method" in message:
            self.events.append((message["method"], message.get("params", {})))
        return message

    def wait(self, method, seconds=60):
        """Waits for an event since the latest `open`."""
        limit = time.monotonic() + seconds
        while not any(each == method for each, _ in self.events):
            if time.monotonic() > limit:
                raise TimeoutError(f"no {method} in {seconds} s")
            self.receive(1)

    def pause(self, seconds):
        """Lets the page run."""
        limit = time.monotonic() + seconds
        while (left := limit - time.monotonic()) > 0:
            self.receive(left)

    def open(self, url):
        self.events.clear()
        self.call("Page.navigate", url=url)
        self.wait("Page.loadEventFired")

    def evaluate(self, script):
        """The value of an expression; a promise is awaited."""
        answer = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, userGesture=True
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def until(self, condition, seconds=60):
        """Waits until an expression is true; `False` when it never was."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            try:
                if self.evaluate(condition):
                    return True
            except RuntimeError as error:
                # The page is being loaded again.
                if not any(words in str(error) for words in ("navigated or closed", "context was destroyed", "find context")):
                    raise
            self.pause(0.05)
        return False

    def press(self, key, shift=False):
        names = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Escape": 27, "Tab": 9, "Enter": 13, "Backspace": 8}
        code = names.get(key) or ord(key.upper())
        text = {} if len(key) > 1 else {"text": key}
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        self.call("Input.dispatchKeyEvent", type="keyDown", **common, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=f"mouse{kind}", x=x, y=y, **more)

    def media(self, **features):
        """Emulates media features, such as `prefers_color_scheme="dark"`."""
        values = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", features=values)

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (RuntimeError, OSError, TimeoutError):
            os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.folder, ignore_errors=True)
