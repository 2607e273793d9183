"""Counting of checks, and the contrast of a page's texts."""

import json

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
