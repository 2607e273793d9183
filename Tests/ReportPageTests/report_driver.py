"""A report page in Chromium."""

import json
from pathlib import Path

#: The controls without a visible ring when the keyboard focuses them.
FOCUS_RINGS = """[...document.querySelectorAll("button, input, a.case[tabindex='0'], .stage, pre[tabindex]")].filter((each) => {
  if (!each.checkVisibility() || each.closest("dialog")) return false;
  each.focus({ focusVisible: true, preventScroll: true });
  const shown = each.classList.contains("range") ? each.nextElementSibling : each;
  return document.activeElement === each && getComputedStyle(shown).outlineStyle === "none";
}).map((each) => each.outerHTML.slice(0, 80))"""


class Report:
    """A report page in a tab."""

    def __init__(self, tab, path):
        self.tab = tab
        self.url = Path(path).resolve().as_uri()
        tab.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    def open(self, address=""):
        self.tab.open("about:blank")
        self.tab.open(self.url + address)
        self.settle()

    def settle(self):
        """Waits for the picture and the debounced announcement."""
        self.tab.until("!document.querySelector('.stage[aria-busy]')")
        self.tab.pause(0.15)

    def press(self, key, shift=False):
        self.tab.press(key, shift)
        self.settle()

    def value(self, script):
        return self.tab.evaluate(script)

    def text(self, selector):
        return self.value(f"document.querySelector({json.dumps(selector)})?.textContent")

    def count(self, selector):
        return self.value(
            f"[...document.querySelectorAll({json.dumps(selector)})].filter((each) => each.checkVisibility()).length"
        )

    def click(self, selector):
        self.value(f"document.querySelector({json.dumps(selector)}).click()")
        self.settle()

    def selected(self):
        """The index of the selected case in the report."""
        return self.value("Number(document.querySelector('a.case[aria-current=true]')?.dataset.index ?? -1)")

    def search(self, text):
        self.value(
            f"(field => {{ field.value = {json.dumps(text)}; field.dispatchEvent(new Event('input')) }})(document.getElementById('search'))"
        )

    def clipboard(self):
        return self.value("navigator.clipboard.readText()")

    def bounds(self, selector):
        """Left, top, width and height."""
        return self.value(
            f"(each => {{ const b = each.getBoundingClientRect(); return [b.left, b.top, b.width, b.height] }})"
            f"(document.querySelector({json.dumps(selector)}))"
        )

    def faults(self):
        """Requests to a network, exceptions and messages of the console."""
        own = ("file:", "data:", "blob:", "about:")
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
