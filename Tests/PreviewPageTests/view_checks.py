"""The page's checks of what shows a view elsewhere: in the list, beside others, in its file, as a file of its own."""

import base64
import json

from preview_driver import PreviewPage

ALT = "document.querySelector('.sheet img').alt"


def check_list(project):
    """The list has small pictures, and the grid several notifications."""
    checks, page = project.checks, project.page
    page.open()
    drawn = "[...document.querySelectorAll('.thumbnail')].filter((each) => each.naturalWidth > 0 && each.checkVisibility()).length"
    checks.true("what is seen of the list has pictures", page.until(f"{drawn} >= 4"), 4, page.value(drawn))
    page.item(":rooftop")
    page.button("Grid")
    page.button("Grid of …")
    name = lambda text: f"[...document.querySelectorAll('details.menu[open] label')].find((each) => each.innerText.trim() === '{text}')"
    for text in ("rooftop", "planning", "vases"):
        page.value(f"{name(text)}.querySelector('input').click()")
        page.settle()
    captions = page.value("[...document.querySelectorAll('#grid figcaption')].map((each) => each.innerText)")
    checks.equal("each notification is drawn in each setting", 3, len([each for each in captions if "iOS 10–12 · Light" in each]))
    checks.true("by its name", any(each.startswith("vases") for each in captions), "vases", captions)
    page.value("[...document.querySelectorAll('#grid button')].find((each) => each.ariaLabel.includes('planning') && each.ariaLabel.includes('Dark')).click()")
    page.settle()
    checks.true("a tile shows its notification", page.value(ALT).startswith("planning"), "planning", page.value(ALT))
    # The grid is remembered.
    page.value("localStorage.clear()")
    checks.equal("no faults", [], page.faults())


def check_lines(project):
    """The editor's colours, the caret's view, and the line of a view."""
    checks, page = project.checks, project.page
    page.open()
    page.item(":rooftop")
    page.button("Edit")
    page.until("document.querySelector('.code textarea').value.includes('Rooftop')")
    text = page.value("document.querySelector('.code textarea').value")
    checks.equal("the colours have the text", text + "\n", page.value("document.querySelector('.colors').textContent"))
    kinds = page.value("[...new Set([...document.querySelectorAll('.colors span')].map((each) => each.className))].sort()")
    checks.true("and its kinds", {"key", "string"} <= set(kinds), "key, string", kinds)
    place = "(words) => { const text = document.querySelector('.code textarea'); text.focus(); const at = text.value.indexOf(words); text.setSelectionRange(at, at) }"
    page.value(f"({place})({json.dumps('Rooftop')})")
    chosen = "document.querySelector('.marks .chosen')?.getAttribute('y')"
    checks.true("the caret shows the view of a text", page.until(chosen))
    title = page.value(chosen)
    page.value("(files => { files.value = 'event-invite/descriptor.json'; files.dispatchEvent(new Event('change')) })(document.querySelector('#panel-edit select'))")
    page.until("document.querySelector('.code textarea').value.includes('poster')")
    page.value(f"({place})({json.dumps('poster')})")
    checks.true("and that of a line", page.until(f"{chosen} !== {json.dumps(title)}"))
    page.button("Inspect")
    page.value("[...document.querySelectorAll('[role=tab]')].find((each) => each.innerText === 'Edit').click()")
    page.tap(*project.place_of("poster"))
    selected = "(text => text.value.slice(text.selectionStart, text.selectionStart + 80))(document.querySelector('.code textarea'))"
    checks.true("a view shows its line", page.until(f"{selected}.includes('poster')"), "poster", page.value(selected))
    checks.equal("no faults", [], page.faults())


def check_files_of_views(project):
    """A film of what was done, and the page with a single picture."""
    checks, page = project.checks, project.page
    request = {"extensions": ["event-invite/descriptor.json"], "payload": "event-invite/payloads/rooftop.apns", "place": "expanded", "settings": {}, "steps": []}
    found = project.server.post("film", request)
    status, headers, film = project.server.ask("GET", found.get("picture", "nothing"))
    checks.true("a film is a GIF", status == 200 and film.startswith(b"GIF89a") and headers["Content-Type"] == "image/gif", "GIF89a", found)
    item = {"kind": "notification", "name": "rooftop </script>", "folder": "event-invite", "payload": "event-invite/payloads/rooftop.apns"}
    found = project.server.post("page", {"item": item, "request": request})
    file = project.folder / "view.html"
    file.write_text(found.get("text", ""))
    view = PreviewPage(project.tab, file.as_uri())
    view.open()
    address = view.value("document.querySelector('.sheet img').src")
    drawn = project.server.post("render", request)["picture"]
    checks.equal("the page has the picture", project.server.ask("GET", drawn)[2], base64.b64decode(address.partition("base64,")[2]))
    checks.true("and its name", view.value(ALT).startswith("rooftop </script>"), "rooftop </script>", view.value(ALT))
    checks.true("and its views", view.count("[role=treeitem]") > 5)
    checks.equal("it needs no other file", [], view.faults())
    file.unlink()
    found = project.server.post("page", {"item": item})
    checks.equal("a page needs a request", "missing-key", found["diagnostics"][0]["code"])
