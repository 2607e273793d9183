"""Uses the live page in Chromium as a person does, and its server as a stranger does.

usage: preview_test.py PREVIEW RENDER [CHECK …]

PREVIEW and RENDER are the programs render-notification-preview and render-notification. A CHECK is the name of a
function below without `check_`; without one all run. Prints a line for each failed check.
Exit code: 0 all passed, 1 a check failed, 75 Chromium isn't installed.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "BrowserSupport"))

from checks import CONTRASTS, Checks
from chromium_pipe import Tab, browser
from preview_driver import PreviewPage, Server, wait_for
from server_checks import check_floods, check_other_sites, check_strangers, check_trouble
from view_checks import check_files_of_views, check_lines, check_list

ROOT = Path(__file__).parent.parent.parent
#: The window, in CSS pixels.
WIDTH, HEIGHT = 1440, 900


class Project:
    """A copy of templates in a folder of its own, with the programs that are tested."""

    def __init__(self, preview, render, tab, checks):
        self.preview, self.render, self.tab, self.checks = preview, render, tab, checks
        self.folder = Path(tempfile.mkdtemp(prefix="preview"))
        (self.folder / ".git").mkdir()
        for name in ("event-invite", "like-unlike", "comment-bar", "rating", "chat"):
            shutil.copytree(ROOT / "Templates" / name, self.folder / name)
        self.server = Server(preview, self.folder)
        self.page = PreviewPage(tab, self.server.address)
        self.payload = self.folder / "event-invite/payloads/rooftop.apns"

    def close(self):
        self.server.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def place_of(self, *names):
        """The middle of the first view with one of the names, in points; a name that ends in `-` is a beginning."""
        return self.page.value(
            "(async () => { const { views } = (await import('./stage.js')).currentReply(); const view = views.find((each) => "
            f"{json.dumps(names)}.some((name) => each.id === name || name.endsWith('-') && each.id?.startsWith(name))); const [x, y, w, h] = view.frame; "
            "return [x + w / 2, y + h / 2] })()"
        )

    def rendered(self, *arguments, folder="event-invite"):
        """The command line's picture."""
        out = self.folder / "out.png"
        subprocess.run([self.render, *arguments, "-o", out], cwd=self.folder / folder, check=True, capture_output=True)
        return out.read_bytes()


def check_pictures(project):
    """What is listed, and that pictures are the command line's."""
    checks, page = project.checks, project.page
    page.open()
    names = page.value("[...document.querySelectorAll('.items .name')].map((each) => each.textContent)")
    checks.true("payloads and scenarios are listed", {"rooftop", "scenario"} <= set(names), "rooftop, scenario", names)
    page.item(":rooftop")
    files = ("descriptor.json", "payloads/rooftop.apns")
    checks.true("the first view is the whole phone", page.count(".device.framed") == 1 and page.picture() == project.rendered(*files, "--crop", "screen"))
    page.choose("Crop", "notification")
    checks.true("the command line's bytes", page.picture() == project.rendered(*files))
    page.choose("Style", "ios18")
    page.choose("Appearance", "dark")
    page.choose("Text size", "XXL")
    page.choose("Device", "iphone-15")
    options = ("--style", "ios18", "--appearance", "dark", "--content-size", "XXL", "--device", "iphone-15")
    checks.true("bytes with settings", page.picture() == project.rendered(*files, *options))
    page.choose("Place", "lock-screen")
    checks.true("bytes of a place", page.picture() == project.rendered(*files, *options, "--presentation", "lock-screen"))
    page.choose("Place", "")
    page.choose("Crop", "screen")
    checks.true("bytes of the screen", page.picture() == project.rendered(*files, *options, "--crop", "screen"))
    checks.true("the screen has the device's frame", page.count(".device.framed") == 1)
    page.button("1×")
    checks.equal("1× is a pixel for a point", 393, page.value("Math.round(document.querySelector('.sheet').getBoundingClientRect().width)"))
    page.button("2×")
    checks.equal("2× is two", 786, page.value("Math.round(document.querySelector('.sheet').getBoundingClientRect().width)"))
    page.button("Fit")
    page.value("(field => { field.value = 'rat'; field.dispatchEvent(new Event('input')) })(document.getElementById('search'))")
    found = page.value("[...document.querySelectorAll('.items h2')].map((each) => each.textContent)")
    checks.equal("a search keeps what fits", ["rating"], found)
    checks.equal("no faults", [], page.faults())


def check_saving(project):
    """A file that another program saves: the picture follows, errors come and go."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":rooftop")
    text = project.payload.read_text()
    before = page.value("document.getElementById('stage').dataset.picture")
    project.payload.write_text(text.replace("Rooftop", "Basement"))
    checks.true("a save is seen", page.until(f"document.getElementById('stage').dataset.picture !== {json.dumps(before)}"))
    page.settle()
    checks.true("the new text is shown", "Basement" in page.value("document.querySelector('.sheet img').alt"))
    good = page.value("document.querySelector('.sheet img').src")
    project.payload.write_text(text[: len(text) // 2])
    checks.true("an error is shown", page.until("!document.getElementById('banner').hidden"))
    shown = page.text("#banner") or ""
    checks.true("with file and line", "rooftop.apns:" in shown and "error" in shown, "rooftop.apns:line", shown)
    checks.true("and above the tabs", (page.text("#findings summary") or "").startswith("1 error"), "1 error", page.text("#findings summary"))
    checks.equal("over the last picture", good, page.value("document.querySelector('.sheet img').src"))
    link = page.value("document.querySelector('#banner a').href")
    checks.true("with a link to the editor", link.startswith("vscode://file/") and "rooftop.apns:" in link, "vscode://", link)
    project.payload.write_text(text)
    checks.true("the error goes by itself", page.until("document.getElementById('banner').hidden && document.getElementById('findings').hidden"))
    os.rename(project.payload, f"{project.payload}.away")
    checks.true("a lost file is an error", page.until("!document.getElementById('banner').hidden || !document.querySelector('.items a[data-key$=\":rooftop\"]')"))
    os.rename(f"{project.payload}.away", project.payload)
    checks.true("and is found again", page.until("document.getElementById('banner').hidden && document.querySelector('.items a[data-key$=\":rooftop\"]') !== null"))
    shutil.copy(project.payload, project.payload.with_name("second.apns"))
    checks.true("a new file is listed", page.until("[...document.querySelectorAll('.items .name')].some((each) => each.textContent === 'second')"))
    project.payload.with_name("second.apns").unlink()
    checks.true("a removed one isn't", page.until("![...document.querySelectorAll('.items .name')].some((each) => each.textContent === 'second')"))


def check_touches(project):
    """Actions, the trace, and a scenario of what was done."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":vases")
    page.choose("Crop", "screen")
    page.button("Trace")
    page.tap(*project.place_of("like"))
    trace = page.text("#panel-trace") or ""
    checks.true("a tap on an action is traced", "actionTapped" in trace and "didReceiveResponse" in trace, "actionTapped", trace[-300:])
    checks.true("the action is replaced", "actionsReplaced" in trace, "actionsReplaced", trace[-300:])
    page.button("Undo touch")
    checks.true("a touch is taken back", "actionTapped" not in (page.text("#panel-trace") or ""))
    page.tap(*project.place_of("like"))
    page.button("Share")
    page.button("Save as scenario…")
    checks.true("the scenario is shown", page.until("document.getElementById('scenario-dialog').open"))
    page.button("Save")
    saved = project.folder / "like-unlike/touched.scenario.json"
    checks.true("it is saved", wait_for(saved.exists))
    run = subprocess.run([project.render, "run", saved], capture_output=True, text=True)
    checks.true("and is met by run", run.returncode == 0, "0", run.stderr)
    broken = json.loads(saved.read_text())
    checks.equal("with a snapshot at its end", {"name": "end.png", "presentation": "expanded"}, broken["steps"][-1].get("snapshot"))
    checks.true("that is listed", page.until("[...document.querySelectorAll('.items a')].some((each) => each.dataset.key.includes('touched.scenario.json'))"))
    broken["steps"][-2]["expect"]["state"] = "dismissed"
    saved.write_text(json.dumps(broken))
    checks.equal("and fails when it should", 1, subprocess.run([project.render, "run", saved], capture_output=True).returncode)
    saved.unlink()
    page.button("Reset")
    x, y = project.place_of("platter")
    page.drag(page.on_screen(x, y), page.on_screen(x, y + 120))
    checks.equal("a drag down closes", "dismissed", page.value("document.getElementById('stage').dataset.state"))
    page.button("Reset")
    page.choose("Place", "banner")
    x, y = project.place_of("row", "row-")
    page.drag(page.on_screen(x, y), page.on_screen(x, y + 120))
    checks.equal("a drag opens a banner", "expanded", page.value("document.getElementById('stage').dataset.state"))
    page.button("Reset")
    page.choose("Place", "notification-center")
    page.tap(*project.place_of("row", "row-"))
    checks.equal("a tap on a row opens the app", "openedApp", page.value("document.getElementById('stage').dataset.state"))
    checks.equal("no faults", [], page.faults())


def check_typing(project):
    """The real keyboard types into the field of an action."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":tomas")
    page.choose("Crop", "screen")
    page.button("Trace")
    for view in page.value("(async () => (await import('./stage.js')).currentReply().state.actions)()"):
        page.tap(*project.place_of(view))
        if page.value("document.getElementById('stage').classList.contains('types')"):
            break
        page.button("Undo touch")
    page.value("document.getElementById('stage').focus()")
    page.type("Lovely!x")
    page.tab.press("Backspace")
    page.settle()
    page.tab.press("Enter")
    page.settle()
    trace = page.text("#panel-trace") or ""
    checks.true("the text is sent", "text: Lovely!" in trace and "Lovely!x" not in trace, "Lovely!", trace[-400:])


def check_time(project):
    """The virtual clock: a moment, a step, playing."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":vases")
    page.tap(*project.place_of("like"))
    end = page.picture()
    slide = "(slider => {{ slider.value = {}; slider.dispatchEvent(new Event('input')) }})(document.querySelector('.timeline input'))"
    page.value(slide.format(0.05))
    page.settle()
    checks.equal("the moment is said", "0.05 s", page.text(".timeline output"))
    checks.true("a moment has another picture", page.picture() != end)
    page.button("Step forward")
    checks.equal("a step is a frame", "0.08 s", page.text(".timeline output"))
    page.button("End")
    checks.true("the end is as before", page.picture() == end)
    page.button("Play")
    checks.true("playing ends at rest", page.until("document.querySelector('.timeline output').innerText === 'at rest' && document.querySelector('.timeline button').innerText === 'Play'"))
    checks.true("with the picture of the end", page.picture() == end)


def check_inspecting(project):
    """Frames, distances, fonts, colours; the tree and the picture choose the same."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":rooftop")
    page.button("Inspect")
    headline = page.value("(async () => { const { views } = (await import('./stage.js')).currentReply(); const index = views.findIndex((each) => each.part === 'custom' && each.text && each.source); return [index, views[index]] })()")
    index, view = headline
    x, y, width, height = view["frame"]
    page.tab.mouse("Moved", *page.on_screen(x + width / 2, y + height / 2))
    page.settle()
    checks.true("a hover draws the frame", page.count(".marks .hovered") == 1)
    checks.true("with distances", page.value("document.querySelectorAll('.marks .distance').length") > 0)
    page.tap(x + width / 2, y + height / 2)
    checks.equal("a click chooses the view in the tree", str(index), page.value("document.querySelector('[role=treeitem][aria-selected=true]')?.dataset.index"))
    details = page.text("#details") or ""
    checks.true("the details have its font", view["font"] in details, view["font"], details)
    checks.true("and its colours", view["colors"][0]["light"] in details, view["colors"][0]["light"], details)
    checks.true("and its line", f"descriptor.json:{view['source']['line']}" in details, view["source"], details)
    page.value("document.querySelector('.copy-value').click()")
    page.tab.pause(0.2)
    checks.true("a click copies", page.value("navigator.clipboard.readText()").startswith(f"{x:g}, {y:g}".split(",")[0]), x, page.value("navigator.clipboard.readText()"))
    page.value("document.querySelector('[role=treeitem][data-index=\"0\"]').click()")
    checks.true("a click in the tree chooses in the picture", page.count(".marks .chosen") == 1)
    page.button("Outlines")
    checks.equal("outlines of all views", page.value("(async () => (await import('./stage.js')).currentReply().views.length)()"), page.value("document.querySelectorAll('.marks .outline').length"))
    page.button("Lines")
    checks.true("lines every 8 points", page.value("document.querySelectorAll('.marks .guide').length") > 40)


def symbols_are_completed(page, checks):
    """Names of symbols stand beside their pictures."""
    page.value("(files => { files.value = [...files.options].find(each => each.value.endsWith('descriptor.json')).value; files.dispatchEvent(new Event('change')) })(document.querySelector('#panel-edit select'))")
    page.until("document.querySelector('textarea').value.includes('\"view\"')")
    page.value("(text => { const at = text.value.indexOf('\"symbol\":') + 9; text.focus(); text.setRangeText(' \"calen', at, text.value.indexOf(',', at), 'end'); text.dispatchEvent(new Event('input')) })(document.querySelector('textarea'))")
    page.until("!document.getElementById('completions').hidden")
    checks.true("a symbol's name is completed", "calendar" in (page.text("#completions") or ""), "calendar", page.text("#completions"))
    checks.true("its picture is beside it", page.until("[...document.querySelectorAll('#completions img')].some(each => each.naturalWidth === 48)"))
    page.tab.press("Escape")
    page.button("Revert")
    page.settle()


def check_editing(project):
    """Texts are drawn while they are typed, completed, saved when asked; values are controls."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":rooftop")
    page.button("Edit")
    on_disk = project.payload.read_text()
    page.until("document.querySelector('textarea').value.length > 0")
    type_in = "(text => {{ text.focus(); text.value = text.value.replace({}, {}); text.dispatchEvent(new Event('input')) }})(document.querySelector('textarea'))"
    took = page.time_of(type_in.format('"Rooftop"', '"Basement"'))
    checks.true("typing draws", took >= 0 and "Basement" in page.value("document.querySelector('.sheet img').alt"))
    checks.equal("the file stays", on_disk, project.payload.read_text())
    page.value(type_in.format("'\"aps\"'", "'\"aps'"))
    page.settle()
    checks.true("an error while typing is shown", page.count("#banner") == 1)
    checks.true("beside its line", page.value("document.querySelectorAll('.numbers .bad').length") > 0)
    page.button("Revert")
    page.until("document.getElementById('banner').hidden")
    checks.true("Revert takes it back", "Rooftop" in page.value("document.querySelector('textarea').value"))
    page.value("(text => { const at = text.value.indexOf('\"aps\"'); const open = text.value.indexOf('{', at) + 1; text.focus(); text.setRangeText('\\n\"inter', open, open, 'end'); text.dispatchEvent(new Event('input')) })(document.querySelector('textarea'))")
    checks.true("a key is completed", page.until("!document.getElementById('completions').hidden"))
    checks.true("by the schema", "interruption-level" in (page.text("#completions") or ""), "interruption-level", page.text("#completions"))
    page.tab.press("Enter")
    page.tab.pause(0.1)
    checks.true("Return takes it", '"interruption-level": ' in page.value("document.querySelector('textarea').value"))
    page.value("(text => { text.setRangeText('\"time-sensitive\",', text.selectionStart, text.selectionEnd, 'end'); text.dispatchEvent(new Event('input')) })(document.querySelector('textarea'))")
    page.settle()
    page.button("Save")
    checks.true("Save writes the file", wait_for(lambda: "time-sensitive" in project.payload.read_text()))
    page.value(type_in.format('"Rooftop"', '"Cellar"'))
    page.settle()
    project.payload.write_text(on_disk)
    page.until("document.querySelector('.note').innerText.includes('another program')")
    page.button("Save")
    page.tab.pause(0.3)
    checks.true("what another program wrote isn't overwritten", project.payload.read_text() == on_disk and "Not saved" in page.text(".note"), "Not saved", page.text(".note"))
    page.button("Revert")
    page.settle()
    symbols_are_completed(page, checks)
    page.button("Values")
    page.until("document.querySelectorAll('.values label').length > 0")
    title = "[...document.querySelectorAll('.values label')].find((each) => each.dataset.path.endsWith('title')).querySelector('input, textarea')"
    page.time_of(f"const field = {title}; field.value = 'Quiet evening'; field.dispatchEvent(new Event('input'))")
    checks.true("a value is a control", "Quiet evening" in page.value("document.querySelector('.sheet img').alt"))
    checks.equal("no faults", [], page.faults())


def check_sharing(project):
    """An address with everything in it, files, a design, a grid."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":vases")
    page.choose("Style", "ios18")
    page.tap(*project.place_of("like"))
    shown = page.picture()
    page.button("Share")
    page.button("Copy link")
    page.tab.pause(0.2)
    link = page.value("navigator.clipboard.readText()")
    page.open(link[len(page.address):])
    checks.true("the link shows the same", page.picture() == shown)
    page.button("Share")
    page.button("Copy picture")
    page.tab.pause(0.5)
    kinds = page.value("(async () => (await navigator.clipboard.read())[0].types)()")
    checks.equal("the picture is copied", ["image/png"], kinds)
    downloads = project.folder / "downloads"
    downloads.mkdir()
    project.tab.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
    page.button("Download SVG")
    checks.true("an SVG is downloaded", wait_for((downloads / "vases.svg").exists))
    checks.true("that is one", (downloads / "vases.svg").read_bytes().startswith((b"<?xml", b"<svg")))
    page.button("Download PNG")
    checks.true("a PNG is downloaded", wait_for((downloads / "vases.png").exists) and (downloads / "vases.png").read_bytes() == shown)
    page.button("Design")
    node = project.tab.call("Runtime.evaluate", expression="document.querySelector('input[type=file]')")["result"]["objectId"]
    project.tab.call("DOM.setFileInputFiles", objectId=node, files=[str(downloads / "vases.png")])
    checks.true("a design lies over the picture", page.until("!document.querySelector('.design').hidden && document.querySelector('.design').complete"))
    page.value("[...document.querySelectorAll('.menu input[type=checkbox]')].find((each) => each.parentElement.innerText.includes('Difference')).click()")
    checks.equal("as difference", "difference", page.value("document.querySelector('.design').style.mixBlendMode"))
    page.value("(field => { field.value = '10'; field.dispatchEvent(new Event('input')) })(document.querySelector('[aria-label=\"Left of the design\"]'))")
    checks.true("that is moved by points", "translate(" in page.value("document.querySelector('.design').style.transform") and "translate(0px" not in page.value("document.querySelector('.design').style.transform"))
    width = page.value("document.querySelector('.panel').clientWidth")
    page.value("document.getElementById('splitter').focus()")
    page.tab.press("ArrowLeft")
    checks.true("the details are wider", page.value("document.querySelector('.panel').clientWidth") > width + 20)
    page.button("Reset")
    page.button("Grid")
    page.until("document.querySelectorAll('.grid figure').length === 8 && !document.querySelector('[aria-busy]')")
    checks.equal("a grid of styles and appearances", 10, page.count(".grid figure"))
    sources = page.value("[...document.querySelectorAll('.grid img')].map((each) => each.src)")
    checks.true("with pictures of their own", len(set(sources)) >= 4, "4", len(set(sources)))
    page.value("document.querySelectorAll('.grid button')[7].click()")
    page.settle()
    checks.true("a tile opens", page.count("#stage") == 1 and page.count("#grid") == 0)


def check_files(project):
    """Payloads are made, copied and renamed."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":rooftop")
    folder = project.payload.parent
    chosen = "document.querySelector('.items a[aria-current=true] .name').textContent"
    copy, other, new = (folder / f"{name}.apns" for name in ("rooftop-2", "cellar", "new"))
    page.button("Duplicate…")
    page.button("Save")
    checks.true("a copy is written", wait_for(copy.exists) and copy.read_text() == project.payload.read_text())
    checks.true("and chosen", page.until(f"{chosen} === 'rooftop-2'"))
    page.button("Rename…")
    page.value("document.getElementById('file-name').value = 'rooftop'")
    page.button("Save")
    checks.true("no other file is replaced", page.until("document.getElementById('toast').textContent.includes('rooftop.apns')") and copy.exists())
    page.button("Rename…")
    page.value("document.getElementById('file-name').value = 'cellar'")
    page.button("Save")
    checks.true("it has another name", wait_for(other.exists) and not copy.exists() and page.until(f"{chosen} === 'cellar'"))
    page.button("New…")
    page.button("Save")
    checks.true("a new one is drawn", wait_for(new.exists) and page.until(f"{chosen} === 'new'"))
    for file in (other, new):
        file.unlink()
    checks.equal("no faults", [], page.faults())


def check_narrow_screen(project):
    """A phone's width shows everything without scrolling to the side."""
    checks, page = project.checks, project.page
    project.tab.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
    page.open()
    page.item(":rooftop")
    checks.equal("nothing stands out", 390, page.value("Math.max(innerWidth, document.documentElement.scrollWidth)"))
    checks.true("the picture fits", page.value("document.querySelector('.sheet').getBoundingClientRect().right") <= 390)
    project.tab.resize(WIDTH, HEIGHT)


def check_export(project):
    """The static site, opened from its file."""
    checks, page = project.checks, project.page
    site = project.folder.parent / (project.folder.name + "-site")
    run = subprocess.run([project.preview, project.folder, "--export", site, "--styles", "ios10,ios18"], capture_output=True, text=True)
    checks.equal("the export ends well", 0, run.returncode)
    checks.true("and says so", "pictures" in run.stdout, "pictures", run.stdout + run.stderr)
    live = PreviewPage(project.tab, (site / "index.html").as_uri())
    live.open()
    names = live.value("document.querySelectorAll('.items a').length")
    checks.true("everything is listed", names >= 6, "6", names)
    live.item(":rooftop")
    light = live.value("document.querySelector('.sheet img').src")
    live.choose("Appearance", "dark")
    dark = live.value("document.querySelector('.sheet img').src")
    live.choose("Style", "ios18")
    other = live.value("document.querySelector('.sheet img').src")
    checks.equal("the settings switch pictures", 3, len({light, dark, other}))
    checks.true("which lie beside the page", dark.startswith((site / "pictures").as_uri()), "pictures/", dark)
    checks.equal("nothing is requested elsewhere", [], [each for each in live.faults() if "request" in each and "file:" not in each])
    again = subprocess.run([project.preview, project.folder, "--export", site], capture_output=True, text=True)
    checks.true("a folder with files isn't overwritten", again.returncode == 73 and "isn't empty" in again.stderr, 73, again.stderr)
    shutil.rmtree(site)


def check_keyboard(project):
    """Everything by keys, and what a screen reader gets."""
    checks, page = project.checks, project.page
    page.open()
    press = lambda key: (page.tab.press(key), page.settle())
    first = page.value("document.querySelector('.items a[aria-current=true]').dataset.key")
    press("j")
    second = page.value("document.querySelector('.items a[aria-current=true]').dataset.key")
    checks.true("j goes on", first != second)
    press("k")
    checks.equal("k goes back", first, page.value("document.querySelector('.items a[aria-current=true]').dataset.key"))
    before = page.picture()
    press("d")
    checks.true("d is dark", page.picture() != before)
    press("d")
    press("g")
    checks.true("g is the grid", page.count("#grid") == 1)
    press("g")
    press("i")
    checks.equal("i inspects", "true", page.value("[...document.querySelectorAll('button')].find((each) => each.innerText === 'Inspect' && each.ariaPressed !== null).ariaPressed"))
    press("i")
    page.value("document.getElementById('stage').focus()")
    press("ArrowDown")
    checks.true("arrows choose views", page.count(".marks .chosen") == 1)
    press("/")
    checks.equal("/ searches", "search", page.value("document.activeElement.id"))
    reached = set()
    page.value("document.getElementById('skip').focus()")
    for _ in range(80):
        page.tab.press("Tab")
        reached.add(page.value("document.activeElement.closest('nav, .toolbar, main, aside')?.className ?? document.activeElement.closest('main')?.id ?? ''"))
    checks.true("Tab reaches all parts", {"sidebar", "toolbar", "panel"} <= reached, "sidebar, toolbar, panel", sorted(reached))
    nodes = page.tab.call("Accessibility.getFullAXTree")["nodes"]
    named = ("button", "link", "textbox", "searchbox", "combobox", "checkbox", "slider", "tab", "tree", "treeitem", "img", "image")
    unnamed = [
        each["role"]["value"] for each in nodes
        if not each.get("ignored") and each.get("role", {}).get("value") in named and not each.get("name", {}).get("value")
    ]
    checks.equal("everything has a name", [], unnamed)
    roles = {each.get("role", {}).get("value") for each in nodes if not each.get("ignored")}
    for role in ("navigation", "toolbar", "main", "tablist", "tree"):
        checks.true(f"there is a {role}", role in roles, role, sorted(map(str, roles)))
    for scheme in ("light", "dark"):
        page.tab.media(prefers_color_scheme=scheme)
        for tab in ("Inspect", "Edit", "Values", "Trace"):
            page.value(f"[...document.querySelectorAll('[role=tab]')].find((each) => each.innerText === '{tab}').click()")
            page.tab.pause(0.2)
            found = page.value(CONTRASTS)
            checks.equal(f"contrast of texts, {scheme}, {tab}", [], found["low"])
    page.tab.media(prefers_color_scheme="light")
    checks.equal("no faults", [], page.faults())


SWIFTUI_PLIST = """\
<plist><dict><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
<key>NSExtensionPrincipalClass</key><string>Card.NotificationViewController</string>
<key>NSExtensionAttributes</key><dict>
<key>UNNotificationExtensionCategory</key><string>card</string>
<key>UNNotificationExtensionUserInteractionEnabled</key><true/>
</dict></dict></dict></plist>
"""

SWIFTUI_CARD = """\
import SwiftUI
import UserNotificationsUI

struct Card: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("Count \\(count)")
            Button("Add") { count += 1 }.buttonStyle(.bordered)
            Toggle("Alerts", isOn: $isOn)
            Text(isOn ? "Alerts are on" : "Alerts are off")
            TextField("Name", text: $name).textFieldStyle(.roundedBorder).focused($isTyping)
            Text(isTyping ? "Typing \\(name)" : "Typed \\(name)")
        }
        .padding()
    }
}

final class NotificationViewController: UIViewController, UNNotificationContentExtension {
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Card())
        addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            host.view.topAnchor.constraint(equalTo: view.topAnchor),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func didReceive(_ notification: UNNotification) {}
}
"""


def check_swiftui(project):
    """Running SwiftUI code: a button, a switch and a text field change their state."""
    checks, folder = project.checks, project.folder / "Card"
    folder.mkdir()
    (folder / "Info.plist").write_text(SWIFTUI_PLIST)
    (folder / "NotificationViewController.swift").write_text(SWIFTUI_CARD)
    (folder / "card.apns").write_text('{"aps": {"alert": {"title": "Card"}, "category": "card"}}')
    project.server.stop()
    project.server = Server(project.preview, folder, "--run-code")
    project.page = page = PreviewPage(project.tab, project.server.address)
    shown = lambda text: text in page.value("document.querySelector('.sheet img').alt")
    page.open()
    page.item(":card")
    page.choose("Crop", "screen")
    checks.true("the code's view is shown", page.until("document.querySelector('.sheet img').alt.includes('Count 0')"))
    for _ in range(2):
        page.tap(*project.place_of("Add"))
    checks.true("a button is touched twice", shown("Count 2"), "Count 2", page.value("document.querySelector('.sheet img').alt"))
    page.tap(*project.place_of("Alerts"))
    checks.true("a switch is turned on", shown("Alerts are on"))
    page.tap(*project.place_of("Name"))
    types = page.value("document.getElementById('stage').classList.contains('types')")
    checks.true("the field has the keyboard", types, "true", page.value("import('./state.js').then(({ state }) => JSON.stringify(state.steps))"))
    page.value("document.getElementById('stage').focus()")
    page.type("Ada")
    checks.true("text is typed", shown("Typing Ada"), "Typing Ada", page.value("document.querySelector('.sheet img').alt"))
    page.button("Inspect")
    x, y = project.place_of("Add")
    page.tap(x, y)
    details = page.text("#details") or ""
    checks.true("the inspector names the code's views", "Card › VStack › Button" in details, "Card › VStack › Button", details)
    page.button("Inspect")
    page.button("Undo touch")
    checks.true("a touch is taken back", not shown("Typing Ada"))
    checks.equal("no faults", [], page.faults())


def main():
    if not browser():
        print("preview_test: Chromium isn't installed", file=sys.stderr)
        return 75
    preview, render, *wanted = sys.argv[1:]
    all_checks = {name.removeprefix("check_"): each for name, each in globals().items() if name.startswith("check_")}
    checks = Checks()
    tab = Tab(WIDTH, HEIGHT)
    try:
        for name in wanted or all_checks:
            checks.page = name
            project = Project(Path(preview).resolve(), Path(render).resolve(), tab, checks)
            try:
                all_checks[name](project)
            except (RuntimeError, TimeoutError, OSError, KeyError, TypeError) as error:
                checks.true(f"{type(error).__name__}: {error}", False)
            finally:
                project.close()
    finally:
        tab.close()
    print(f"preview: {checks.passed} checks passed, {checks.failed} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
