"""Checks that hold for every report."""

import json

from checks import CONTRASTS, MIN_CONTRAST
from report_driver import FOCUS_RINGS

ORDER = ["changed", "failed", "missing", "new", "orphaned", "passed"]


def check_any(report, checks):
    """Checks that hold for every report."""
    report.open()
    data = json.loads(report.value("document.getElementById('report').textContent"))
    cases = data["cases"]
    counts = {status: sum(case["status"] == status for case in cases) for status in ORDER}
    check_list(report, checks, cases, counts)
    if not cases:
        return
    check_keys(report, checks, cases)
    check_accept(report, checks, cases)
    check_colors(report, checks)
    check_accessibility(report, checks, cases)
    check_width(report, checks)
    checks.equal("nothing thrown, logged or requested", [], report.faults())


def sorted_indices(cases):
    return sorted(range(len(cases)), key=lambda index: ORDER.index(cases[index]["status"]))


def check_list(report, checks, cases, counts):
    checks.equal("all cases are listed", len(cases), report.value("document.querySelectorAll('a.case').length"))
    checks.equal(
        "order of the list",
        sorted_indices(cases),
        report.value("[...document.querySelectorAll('a.case')].map((each) => Number(each.dataset.index))"),
    )
    found = report.value(
        "Object.fromEntries([...document.querySelectorAll('#filters button')].map((each) => "
        "[each.dataset.status, Number(each.querySelector('.count').textContent.replaceAll(',', ''))]))"
    )
    checks.equal("counts of the filters", {status: count for status, count in counts.items() if count}, found)
    for status in found:
        button = f"#filters [data-status={status}]"
        report.click(button)
        checks.equal(
            f"cases with the filter {status}",
            counts[status],
            report.value("document.querySelectorAll('.list li:not([hidden])').length"),
        )
        checks.equal(
            f"count in the heading of {status}",
            f"{counts[status]:,}",
            report.text(f".group[data-status={status}] .count"),
        )
        checks.equal(
            f"filter {status} is pressed", "true", report.value(f"document.querySelector('{button}').ariaPressed")
        )
        report.click(button)
    checks.equal(
        "cases without a filter", len(cases), report.value("document.querySelectorAll('.list li:not([hidden])').length")
    )
    if cases:
        report.search(cases[0]["name"].upper())
        own = report.value(
            "[...document.querySelectorAll('.list li:not([hidden]) a')].map((each) => Number(each.dataset.index))"
        )
        checks.true("a search finds a case by its name", 0 in own, 0, own)
        report.search("no case has this name 7f3a")
        checks.true("a search without results says so", report.count("#empty") == 1 and report.count("a.case") == 0)
        report.search("")


def check_keys(report, checks, cases):
    order = sorted_indices(cases)
    checks.equal("the first case is selected", order[0], report.selected())
    steps = [("j", 1), ("ArrowDown", 1), ("k", -1), ("ArrowUp", -1), ("k", -1)]
    place = 0
    for key, step in steps:
        place = min(len(order) - 1, max(0, place + step))
        report.press(key)
        checks.equal(f"case after {key}", order[place], report.selected())
    report.press("j")
    selected = report.selected()
    address = report.value("location.hash")
    report.open(address)
    checks.equal("the address selects its case", selected, report.selected())


def check_accept(report, checks, cases):
    own = [
        index for index in sorted_indices(cases) if cases[index].get("accept") and cases[index]["accept"].isprintable()
    ][:2]
    if not own:
        return
    for index in own:
        report.click(f"a.case[data-index='{index}']")
        checks.equal("a click selects the case", index, report.selected())
        report.press("a")
    command = " && \\\n  ".join(cases[index]["accept"] for index in own)
    checks.equal("command for the marked cases", command, report.text("#tray-command"))
    checks.equal("clipboard after a", command, report.clipboard())
    checks.equal("the button is pressed", "true", report.value("document.getElementById('mark').ariaPressed"))
    report.press("c")
    checks.equal("clipboard after c", cases[own[-1]]["accept"], report.clipboard())
    report.press("a")
    report.click("#tray-clear")
    checks.equal("cases to accept after Clear", 0, report.count("#tray"))


def check_colors(report, checks):
    pages = {}
    for scheme in ("light", "dark"):
        report.tab.media(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        report.tab.pause(0.1)
        pages[scheme] = report.value(
            "getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color"
        )
        for status in ORDER:
            first = f"a.case[data-status={status}]"
            if report.value(f"Boolean(document.querySelector('{first}'))"):
                report.click(first)
                found = report.value(CONTRASTS)
                checks.true(
                    f"contrast in {scheme}, {status}",
                    found["count"] > 10 and not found["low"],
                    f"at least {MIN_CONTRAST}",
                    found["low"],
                )
    checks.true("dark and light differ", pages["light"] != pages["dark"], "two colours", pages)
    report.tab.media(prefers_color_scheme="light", prefers_reduced_motion="no-preference")


def check_accessibility(report, checks, cases):
    report.open()
    report.press("j")
    nodes = [node for node in report.tab.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    by_id = {node["nodeId"]: node for node in nodes}
    role = lambda node: node.get("role", {}).get("value")
    name = lambda node: node.get("name", {}).get("value", "").strip()
    for kind in ("button", "link", "slider", "searchbox", "image", "group", "heading", "navigation", "main", "dialog"):
        nameless = [node.get("properties") for node in nodes if role(node) == kind and not name(node)]
        checks.equal(f"every {kind} has a name", [], nameless)
    headings = [name(node) for node in nodes if role(node) == "heading"]
    selected = report.selected()
    title = report.text("#case-title")
    checks.true(
        "headings: title, case and parts",
        len(headings) >= 3 and title in [each.replace("/ ", "/") for each in headings] + headings,
        title,
        headings,
    )
    kinds = {role(node) for node in nodes}
    checks.true(
        "list, list items, navigation and main",
        {"list", "listitem", "navigation", "main", "heading"} <= kinds,
        "roles",
        sorted(map(str, kinds)),
    )
    links = [node for node in nodes if role(node) == "link" and role(by_id.get(node.get("parentId"), {})) == "listitem"]
    checks.true("cases are links in list items", len(links) > 0, "at least 1", len(links))
    checks.equal("live region", "polite", report.value("document.getElementById('status').ariaLive"))
    said = report.text("#status") or ""
    checks.true(
        "the selected case is announced",
        said.startswith(title) and cases[selected]["status"] in said.lower(),
        title,
        said,
    )
    checks.equal(
        "one case can be reached by Tab",
        1,
        report.value("[...document.querySelectorAll('a.case')].filter((each) => each.tabIndex === 0).length"),
    )
    hidden = report.value(FOCUS_RINGS)
    checks.equal("every focused control has a ring", [], hidden)


def check_width(report, checks):
    report.tab.resize(400, 800)
    report.open()
    checks.equal("width of the list at 400 px", 400, report.value("document.documentElement.scrollWidth"))
    checks.equal("only the list is shown at 400 px", [1, 0], [report.count(".sidebar"), report.count("main")])
    report.click("a.case")
    checks.equal("only the case is shown at 400 px", [0, 1], [report.count(".sidebar"), report.count("main")])
    checks.true(
        "width of the case at 400 px",
        report.value(
            "document.querySelector('main').scrollWidth <= 400 && document.documentElement.scrollWidth <= 400"
        ),
    )
    report.click(".back")
    checks.equal("back to the list", [1, 0], [report.count(".sidebar"), report.count("main")])
    report.tab.resize(1280, 900)
