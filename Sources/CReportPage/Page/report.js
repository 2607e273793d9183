// The list of cases: filter, search, selection, keys, marks and the address.

const report = JSON.parse(byID("report").textContent);
const labels = { reference: "Reference", failure: "Found", difference: "Difference", ...report.labels };
const order = new Map(STATUSES.map(([status], at) => [status, at]));
const entries = (report.cases ?? []).map((item, index) => ({ item, index }))
  .sort((a, b) => (order.get(a.item.status) ?? 99) - (order.get(b.item.status) ?? 99) || a.index - b.index);
const filter = new Set();
const marks = new Set();
let query = [];
let selected = null;

const viewer = new Viewer({ reference: visible(labels.reference), failure: visible(labels.failure) }, () => writeAddress());
const thumbnails = new Thumbnails(byID("list"));
const narrow = matchMedia("(max-width: 760px)");

// List

function listRow(entry) {
  const { item, index } = entry;
  const [folder, leaf] = nameParts(item.name);
  const role = ["failure", "reference"].find((each) => hasPicture(index, each));
  const image = role ? make("img", { class: "thumbnail", alt: "", decoding: "async" }) : make("span", { class: "thumbnail" });
  if (role) thumbnails.add(image, index, role);
  entry.link = make("a", {
    class: "case", href: address(entry), tabindex: "-1", "data-status": item.status, "data-index": index,
  },
    make("span", { class: "sign", "aria-hidden": "true", text: statusOf(item)[2] }), image,
    make("span", { class: "texts" },
      make("span", { class: "name" },
        folder ? make("span", { class: "folder", text: visible(folder) }) : null,
        make("span", { class: "leaf", text: visible(leaf) })),
      make("span", { class: "unseen", text: `, ${statusOf(item)[1]}` }),
      extent(item) ? make("span", { class: "unseen", text: ", " }) : null,
      extent(item) ? make("span", { class: "extent", text: extent(item) }) : null),
    make("span", { class: "mark", hidden: true },
      make("span", { "aria-hidden": "true", text: "✓" }), make("span", { class: "unseen", text: ", to accept" })));
  entry.row = make("li", {}, entry.link);
  return entry.row;
}

function renderList() {
  const statuses = [...new Set(entries.map(({ item }) => item.status))];
  const groups = statuses.map((status) => {
    const own = entries.filter(({ item }) => item.status === status);
    const title = make("h3", {}, visible(statusOf(own[0].item)[1]), " ", make("span", { class: "count", text: number(own.length) }));
    const group = make("section", { class: "group", "data-status": status }, title,
      make("ul", { role: "list" }, ...own.map(listRow)));
    const shared = { group, title };
    for (const entry of own) entry.group = shared;
    return group;
  });
  byID("list").replaceChildren(make("h2", { class: "unseen", text: "Cases" }), ...groups,
    make("p", { class: "empty", id: "empty", text: "No case matches.", hidden: true }));
}

function renderFilters() {
  const buttons = STATUSES.flatMap(([status, title, sign, meaning]) => {
    const count = entries.filter(({ item }) => item.status === status).length;
    if (count === 0) return [];
    const button = make("button", { type: "button", "aria-pressed": "false", "data-status": status, title: meaning },
      make("span", { class: "sign", "aria-hidden": "true", text: sign }), make("span", { text: title }), " ",
      make("span", { class: "count", text: number(count) }));
    button.addEventListener("click", () => {
      if (!filter.delete(status)) filter.add(status);
      button.setAttribute("aria-pressed", String(filter.has(status)));
      applyFilter();
    });
    return [button];
  });
  byID("filters").replaceChildren(...buttons);
}

/** The texts in which a search looks, in lower case. */
function haystack(entry) {
  entry.text ??= [entry.item.name, ...(entry.item.changes ?? []).flatMap(({ view, property, file }) => [view, property, file]),
    entry.item.message ?? ""].join("\n").toLowerCase();
  return entry.text;
}

function applyFilter() {
  const counts = new Map();
  for (const entry of entries) {
    const { item } = entry;
    entry.isShown = (filter.size === 0 || filter.has(item.status)) && query.every((word) => haystack(entry).includes(word));
    entry.row.hidden = !entry.isShown;
    counts.set(entry.group, (counts.get(entry.group) ?? 0) + (entry.isShown ? 1 : 0));
  }
  for (const [{ group, title }, count] of counts) {
    group.hidden = count === 0;
    title.lastChild.textContent = number(count);
  }
  const shown = entries.filter(({ isShown }) => isShown).length;
  const isFiltered = filter.size > 0 || query.length > 0;
  byID("empty").hidden = shown > 0;
  byID("shown").textContent = isFiltered ? `${number(shown)} of ${counted(entries.length, "case")}` : "";
}

function renderSummary() {
  const title = visible(report.title ?? "Snapshots");
  document.title = title;
  byID("title").textContent = title;
  const passed = entries.filter(({ item }) => item.status === "passed").length;
  const all = counted(entries.length, "case");
  const result = passed === entries.length ? `All ${all} passed` : `${number(passed)} of ${all} passed`;
  const lines = [make("strong", { text: entries.length === 0 ? "No cases" : result })];
  for (const text of [report.engine, report.references]) if (text) lines.push(make("span", { text: visible(text) }));
  byID("summary").replaceChildren(...lines);
}

// Selection

function select(entry, { scrolls = true } = {}) {
  if (!entry) return;
  const hadFocus = byID("list").contains(document.activeElement);
  for (const each of [selected, entry]) {
    each?.link.setAttribute("aria-current", String(each === entry));
    if (each) each.link.tabIndex = each === entry ? 0 : -1;
  }
  const isNew = selected !== entry;
  selected = entry;
  if (isNew) renderCase();
  if (hadFocus) entry.link.focus({ preventScroll: true });
  if (scrolls) entry.link.scrollIntoView({ block: "nearest" });
}

function step(by) {
  const around = entries.filter((entry) => entry.isShown || entry === selected);
  const target = around[around.indexOf(selected) + by];
  if (!target) { announce(by > 0 ? "Last case" : "First case"); return; }
  select(target);
  writeAddress();
}

function renderCase() {
  const { item, index } = selected;
  const [folder, leaf] = nameParts(item.name);
  const button = (title, path, click, keys) =>
    make("button", {
      type: "button", class: "quiet", id: `step-${keys}`, "aria-label": title, "aria-keyshortcuts": keys, click,
    }, icon(path));
  const heading = make("h2", { id: "case-title" }, folder ? make("span", { class: "folder", text: visible(folder) }) : null,
    make("span", { class: "leaf", text: visible(leaf) }));
  const head = make("header", { class: "head" },
    make("div", { class: "head-line" },
      make("button", { type: "button", class: "back", click: showList }, icon("M10 3 5 8l5 5"), "Cases"),
      badge(item), make("span", { class: "meaning", text: extent(item) || statusOf(item)[3] }),
      make("span", { class: "steps" }, button("Previous case", "M3 10l5-5 5 5", () => step(-1), "k"),
        button("Next case", "M3 6l5 5 5-5", () => step(1), "j"))),
    make("div", { class: "title-line" }, heading, ...(isAcceptable(selected) ? [markButton()] : [])));
  const hasPictures = ["reference", "failure", "difference"].some((role) => hasPicture(index, role));
  const parts = detailParts(item, hasPictures, viewer, labels);
  const main = byID("case");
  main.setAttribute("aria-labelledby", "case-title");
  const focused = main.contains(document.activeElement) ? document.activeElement : null;
  const focusedID = focused && viewer.stage.contains(focused) ? viewer.stage.id : focused?.id;
  main.replaceChildren(head, ...alikeSection(selected), ...parts);
  main.scrollTop = 0;
  // The focused button is gone; its successor gets the focus.
  if (focused && focused !== main) (byID(focusedID) ?? main).focus({ preventScroll: true });
  if (hasPictures) viewer.show(index, item);
  else viewer.play(false);
  const shown = entries.filter(({ isShown }) => isShown);
  const place = shown.includes(selected) ? `, ${number(shown.indexOf(selected) + 1)} of ${number(shown.length)}` : "";
  announce([`${visible(item.name)}, ${statusOf(item)[1]}`, extent(item)].filter(Boolean).join(", ") + place);
}

/** What differs, without values, which are other ones on each device. */
function causeOf(entry) {
  const { status, changes = [] } = entry.item;
  entry.cause ??= JSON.stringify([status, ...changes.map(({ view, property, file, line }) => [view, property, file, line])]);
  return entry.cause;
}

/** Leads to the cases in which the same views differ in the same properties. */
function alikeSection(entry) {
  if (!entry.item.changes?.length) return [];
  const others = entries.filter((other) => other !== entry && causeOf(other) === causeOf(entry));
  if (others.length === 0) return [];
  const links = others.map((other) => make("li", {}, make("button", {
    type: "button", class: "link", text: visible(other.item.name), click: () => { select(other); writeAddress(); },
  })));
  return [make("details", { class: "alike", "aria-label": "Cases in which the same differs" }, make("summary", { text: `The same views differ in ${counted(others.length, "other case")}` }), make("ul", {}, ...links))];
}

function showCase() { document.body.dataset.screen = "case"; }

function showList() {
  document.body.dataset.screen = "list";
  selected?.link.focus();
}

// Accept

const isAcceptable = ({ item }) => Boolean(item.accept) && isSafeToPaste(item.accept);

function markButton() {
  const button = make("button", { type: "button", class: "accept", id: "mark", "aria-keyshortcuts": "a", click: toggleMark });
  showMark(button);
  return button;
}

function showMark(button) {
  if (!button) return;
  const isMarked = marks.has(selected);
  button.setAttribute("aria-pressed", String(isMarked));
  button.textContent = isMarked ? "✓ Marked to accept" : "Mark to accept";
}

/** One line of a shell, continued over lines. */
const markedCommand = () => entries.filter((entry) => marks.has(entry)).map(({ item }) => item.accept).join(" && \\\n  ");

async function toggleMark() {
  if (!selected || !isAcceptable(selected)) { announce("Nothing to accept"); return; }
  if (!marks.delete(selected)) marks.add(selected);
  renderMarks();
  if (marks.size === 0) { announce("Unmarked"); return; }
  const copied = await copy(markedCommand());
  announce(`${marks.has(selected) ? "Marked" : "Unmarked"}; ${marks.size} to accept${copied ? "; command copied" : ""}`);
}

function renderMarks() {
  for (const entry of entries) entry.link.querySelector(".mark").hidden = !marks.has(entry);
  showMark(byID("mark"));
  byID("tray").hidden = marks.size === 0;
  byID("tray-title").textContent = `${counted(marks.size, "case")} to accept`;
  byID("tray-command").textContent = visibleLines(markedCommand());
}

async function copyCommand(command) {
  if (!command) { announce("Nothing to accept"); return; }
  announce(await copy(command) ? "Command copied" : "The browser refused to copy");
}

// Address: #case=<name>&mode=<mode>&zoom=<zoom>

function address(entry) {
  const fields = new URLSearchParams({ case: entry.item.name, mode: viewer.mode });
  if (viewer.zoom !== "fit") fields.set("zoom", viewer.zoom);
  return `#${fields.toString().replaceAll("%2F", "/")}`;
}

function writeAddress() {
  if (!selected) return;
  selected.link.href = address(selected);
  history.replaceState(null, "", address(selected));
}

/** Selects the case of the address. `false` when the address names none. */
function readAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  const name = fields.get("case");
  const entry = name === null ? null : entries.find(({ item }) => item.name.toWellFormed() === name);
  if (!entry) return false;
  const known = (table, value, fallback) => table.some(([each]) => each === value) ? value : fallback;
  viewer.mode = known(MODES, fields.get("mode"), viewer.mode);
  viewer.zoom = known(ZOOMS, fields.get("zoom"), "fit");
  if (entry === selected) viewer.arrange();
  select(entry);
  return true;
}

// Keys

const keys = {
  j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
  a: () => toggleMark(), c: () => copyCommand(selected && isAcceptable(selected) ? selected.item.accept : null),
  f: () => viewer.toggleFrame(),
  "+": () => viewer.stepZoom(1), "=": () => viewer.stepZoom(1), "-": () => viewer.stepZoom(-1), 0: () => viewer.setZoom("fit"),
  "/": () => { showList(); byID("search").focus(); }, "?": () => byID("help").showModal(),
};
MODES.forEach(([mode], at) => { keys[at + 1] = () => viewer.setMode(mode); });

function pressed(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || byID("help").open) return;
  const isField = target.matches("input:not([type=checkbox]), textarea, select");
  if (isField && key === "Escape") { target.blur(); return; }
  const isRange = target.matches("input[type=range]");
  if (isField && !(isRange && key.length === 1)) return;
  if (key.startsWith("Arrow") && target.closest("pre, .pane")) return;
  if (key.length === 1 && !byID("keys-enabled").checked) return;
  if (!Object.hasOwn(keys, key)) return;
  event.preventDefault();
  keys[key]();
}

// Start

function listen() {
  addEventListener("keydown", pressed);
  addEventListener("hashchange", () => { if (readAddress()) showCase(); });
  byID("search").addEventListener("input", (event) => {
    query = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
    applyFilter();
  });
  byID("list").addEventListener("click", (event) => {
    const link = event.target.closest("a.case");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const entry = entries.find((each) => each.link === link);
    // The address takes the present mode; a click on the selected case changes no address.
    link.href = address(entry);
    showCase();
    if (narrow.matches) byID("case").focus();
  });
  byID("skip").addEventListener("click", (event) => {
    event.preventDefault();
    showCase();
    byID("case").focus();
  });
  byID("help-button").addEventListener("click", () => byID("help").showModal());
  byID("tray-copy").addEventListener("click", () => copyCommand(markedCommand()));
  byID("tray-clear").addEventListener("click", () => { marks.clear(); renderMarks(); byID("case").focus(); });
}

if (report.version !== 1) {
  const text = `This page reads version 1 of the report, found version ${visible(report.version)}.`;
  byID("case").replaceChildren(make("p", { class: "notice", text }));
} else {
  renderSummary();
  renderFilters();
  renderList();
  applyFilter();
  performance.mark("list-rendered");
  listen();
  if (readAddress()) showCase();
  else select(entries[0], { scrolls: false });
  if (entries.length === 0) byID("case").replaceChildren(make("p", { class: "notice", text: "The run had no cases." }));
}
