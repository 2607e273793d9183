"""The headings and code blocks of a page, from its Markdown and from the HTML that was made of it."""

import re
from html.parser import HTMLParser
from typing import NamedTuple


class Parts(NamedTuple):
    headings: list  # of (level, text)
    blocks: list  # of (language, text)


def plain(text):
    """A heading's text without its marks, as a browser shows it."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[`*\\]", "", text).strip()


def of_markdown(text):
    """Blocks with a language alone: whether an indented line is code depends on the lists around it."""
    parts, fence, language, lines = Parts([], []), None, "", []
    for line in text.split("\n"):
        if fence is None and (start := re.match(r"(`{3,})(\w*)[^`]*$", line)):
            fence, language, lines = start[1], start[2], []
        elif fence is not None and line.rstrip() == fence:
            if language:
                parts.blocks.append((language, "\n".join(lines).strip()))
            fence = None
        elif fence is not None:
            lines.append(line)
        elif heading := re.match(r"(#{1,6}) +(.*?)(?: +#+)?$", line):
            parts.headings.append((len(heading[1]), plain(heading[2])))
    return parts


class _Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.parts = Parts([], [])
        self.is_main = False  # past the bar of links, and before the dialogs
        self.open = None  # the tag whose text is gathered
        self.language = self.text = ""

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "div" and attributes.get("role") == "main":
            self.is_main = True
        elif tag == "footer":
            self.is_main = False
        elif self.is_main and self.open is None and (tag == "pre" or re.fullmatch("h[1-6]", tag)):
            self.open, self.language, self.text = tag, "", ""
        elif tag == "code" and self.open == "pre":
            self.language = (attributes.get("class") or "").removeprefix("language-")

    def handle_data(self, data):
        self.text += data if self.open else ""

    def handle_endtag(self, tag):
        if tag != self.open:
            return
        if tag != "pre":
            self.parts.headings.append((int(tag[1]), self.text.strip()))
        elif self.language:
            self.parts.blocks.append((self.language, self.text.strip()))
        self.open = None


def of_html(text):
    page = _Page()
    page.feed(text)
    return page.parts
