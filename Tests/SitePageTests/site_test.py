"""Compares the site that `make site` made with the pages it is made of, and opens every page in Chromium.

usage: site_test.py FOLDER [PAGES]

Checks that each page has the headings and the code blocks of its Markdown file in PAGES (the root of the project), that links
and their headings are there, that pages load without faults and from this folder alone, and that the search finds what is
looked for. Exit code: 0 all passed, 1 a check failed, 75 Chromium isn't installed, and all before it passed.
"""

import functools
import http.server
import re
import sys
import threading
from pathlib import Path
from urllib.parse import unquote

sys.path.insert(0, str(Path(__file__).parent.parent / "BrowserSupport"))

import page_parts
from checks import Checks
from chromium_pipe import Tab, browser


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def broken_links(folder):
    """Links of a page that lead nowhere in the site, as `page: link`."""
    # The links of the page for missing ones begin at the server's root.
    texts = {path: path.read_text() for path in folder.rglob("*.html") if path.name != "404.html"}
    names = {path: set(re.findall(r'(?:id|name)="([^"]+)"', text)) for path, text in texts.items()}
    for path, text in texts.items():
        for link in re.findall(r'<(?:a|img)[^>]* (?:href|src)="([^"]*)"', text):
            if re.match(r"[a-z]+:|//", link):
                continue
            target, _, heading = unquote(link).partition("#")
            place = (path.parent / target).resolve() if target else path
            if not place.exists() or (heading and place in names and heading not in names[place]):
                yield f"{path.relative_to(folder)}: {link}"


def check_parts(checks, folder, pages):
    found = 0
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder)
        source = pages / (name.with_name("README.md") if name.name == "index.html" else name.with_suffix(".md"))
        if not source.is_file():
            continue
        found += 1
        expected, shown = page_parts.of_markdown(source.read_text()), page_parts.of_html(path.read_text())
        checks.equal(f"{name} has the headings of its page", expected.headings, shown.headings)
        checks.equal(f"{name} has the code blocks of its page", expected.blocks, shown.blocks)
    checks.true("the site has pages", found > 30, found)


def check_pages(tab, checks, folder, address):
    for path in sorted(folder.rglob("*.html")):
        name = str(path.relative_to(folder))
        if name == "404.html":
            continue
        tab.events.clear()
        tab.open(f"{address}/{name}")
        tab.until("document.readyState === 'complete'")
        faults = []
        for method, event in tab.events:
            if method == "Network.requestWillBeSent":
                url = event["request"]["url"]
                if not url.startswith((address, "data:", "about:")):
                    faults.append(url)
            elif method == "Runtime.exceptionThrown":
                faults.append(event["exceptionDetails"]["text"])
        checks.equal(f"{name} loads from here alone, without faults", [], faults)
        checks.true(f"{name} has a heading", tab.evaluate("document.querySelector('h1')?.innerText.length > 2"))


def check_search(tab, checks, address):
    for words, expected in [("truncation", "truncation"), ("category-unknown", "validate"), ("homebrew", "install")]:
        tab.open(f"{address}/index.html?q={words}")
        tab.until(
            f"[...document.querySelectorAll('#mkdocs-search-results a')].some((link) => link.href.includes('{expected}'))", 20
        )
        links = tab.evaluate("[...document.querySelectorAll('#mkdocs-search-results a')].map((link) => link.href)")
        checks.true(f"the search for {words} finds {expected}", any(expected in link for link in links), expected, links)


def main(folder, pages="."):
    folder = Path(folder).resolve()
    checks = Checks()
    check_parts(checks, folder, Path(pages))
    checks.equal("all links lead somewhere", [], sorted(broken_links(folder)))
    if not browser():
        print("site: Chromium isn't installed", file=sys.stderr)
        return 1 if checks.failed else 75
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(QuietHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    tab = Tab()
    try:
        check_pages(tab, checks, folder, address)
        check_search(tab, checks, address)
    finally:
        tab.close()
        server.shutdown()
    print(f"site: {checks.passed} checks passed, {checks.failed} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
