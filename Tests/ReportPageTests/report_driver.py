"""A report page in Chromium, and the counting of checks."""

import json
from pathlib import Path

MIN_CONTRAST = 4.5

#: The visible texts whose contrast is below a limit. A canvas resolves every notation of a colour.
CONTRASTS = """(() => {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const over = (under, color) => {
    context.fillStyle = `rgb(${under})`; context.fillRect(0, 0, 1, 1);
    context.fillStyle = color; context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (color) => color.map((each) => each / 255).map((each) => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
    .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0);
  const low = [];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest(".unseen, .skip, script, noscript") || !element.checkVisibility()) continue;
    const chain = [];
    for (let each = element; each; each = each.parentElement) chain.unshift(getComputedStyle(each).backgroundColor);
    const background = chain.reduce(over, [255, 255, 255]);
    const text = over(background, getComputedStyle(element).color);
    const [a, b] = [luminance(text), luminance(background)].sort((x, y) => y - x);
    count += 1;
    if ((a + 0.05) / (b + 0.05) < LIMIT) low.push(`${walker.currentNode.data.trim().slice(0, 30)} ${((a + 0.05) / (b + 0.05)).toFixed(2)}`);
  }
  return { count, low };
})()""".replace("LIMIT", str(MIN_CONTRAST))

#: The controls without a visible ring when the keyboard focuses them.
FOCUS_RINGS = """[...document.querySelectorAll("button, input, a.case[tabindex='0'], .stage, pre[tabindex]")].filter((each) => {
  if (!each.checkVisibility() || each.closest("dialog")) return false;
  each.focus({ focusVisible: true, preventScroll: true });
  const shown = each.classList.contains("range") ? each.nextElementSibling : each;
  return document.activeElement === each && getComputedStyle(shown).outlineStyle === "none";
}).map((each) => each.outerHTML.slice(0, 80))"""


class Checks:
    """Counts checks and prints those that fail."""

    def __init__(self):
        self.passed = self.failed = 0
        self.page = ""

    def equal(self, what, expected, found):
        self.true(what, expected == found, expected, found)

    def true(self, what, holds, expected="true", found="false"):
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"{self.page}: {what}: expected {ascii_text(expected)}, found {ascii_text(found)}")


def ascii_text(value):
    """A value for a terminal, without control characters and at most 300 characters."""
    return json.dumps(value, ensure_ascii=True)[:300]


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
