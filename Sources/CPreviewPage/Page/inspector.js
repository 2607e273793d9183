import { announce, byID, copy, make, visible } from "./dom.js";
import { add } from "./touch.js";
import { addMarks, box, currentReply, drawMarks, mark, onReply, pointOf, stageSheet } from "./stage.js";
import { onChange, state } from "./state.js";
import { sourceLink } from "./problems.js";
import { confirm } from "./toast.js";

// The views of the picture: a hover measures one, a click chooses it, in the picture and in the tree alike.

let hovered = null;
let chosen = null;
const listeners = new Set();

/** Calls a function with the line that declares the view whenever one is chosen in the picture or the tree. */
export function onChoice(listener) { listeners.add(listener); }

/** Shows the view that a line of a file declares, with those below up to the next view's, or whose text it has. */
export function showViewAt(file, line) {
  const views = currentReply()?.views ?? [];
  let found = views.findIndex(({ textSource }) => textSource?.file === file && textSource.line === line);
  if (found < 0) {
    const start = (view) => (view?.source?.file === file && view.source.line <= line ? view.source.line : 0);
    views.forEach((view, index) => { if (start(view) > start(views[found])) found = index; });
  }
  if (found >= 0) show(found);
}

export function startInspector() {
  const sheet = stageSheet();
  sheet.addEventListener("pointermove", (event) => {
    if (state.mode !== "inspect" || !currentReply()) return;
    hover(viewAt(pointOf(event)));
  });
  sheet.addEventListener("pointerleave", () => hover(null));
  sheet.addEventListener("click", (event) => {
    if (state.mode === "inspect" && currentReply()) choose(viewAt(pointOf(event)));
  });
  byID("stage").addEventListener("keydown", walk);
  addMarks(paint);
  onReply((reply) => {
    if (!reply.picture) return;
    hovered = null;
    if (chosen !== null && chosen >= reply.views.length) chosen = null;
    drawTree();
  });
  onChange((names) => {
    if (names.has("item")) chosen = null;
    if (names.has("tab") && currentReply()) drawTree();
  });
}

/** The frontmost view at a point, the smallest of those that fill one another. */
function viewAt([x, y]) {
  const { views } = currentReply();
  const inside = ({ frame }) => x >= frame[0] && x < frame[0] + frame[2] && y >= frame[1] && y < frame[1] + frame[3];
  for (let index = views.length - 1; index >= 0; index -= 1) if (inside(views[index])) return index;
  return null;
}

function hover(index) {
  if (index === hovered) return;
  hovered = index;
  drawMarks();
  if (chosen === null) drawDetails(index);
}

function choose(index) {
  show(index === chosen ? null : index);
  const source = chosen === null ? null : declared(currentReply().views[chosen])[1];
  if (source) for (const listener of listeners) listener(source);
}

function show(index) {
  chosen = index;
  drawMarks();
  drawDetails(chosen);
  for (const each of byID("panel-inspect").querySelectorAll("[role=treeitem]")) {
    const isChosen = Number(each.dataset.index) === chosen;
    each.setAttribute("aria-selected", String(isChosen));
    each.tabIndex = isChosen || (chosen === null && each.dataset.index === "0") ? 0 : -1;
    if (isChosen) each.scrollIntoView({ block: "nearest" });
  }
}

/** Arrows on the picture walk through its views, and Return taps the chosen one. */
function walk(event) {
  const reply = currentReply();
  if (event.target !== byID("stage") || !reply || reply.state.textInput) return;
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (by) {
    event.preventDefault();
    const next = Math.max(0, Math.min(reply.views.length - 1, (chosen ?? -1) + by));
    if (next !== chosen) choose(next);
    announce(nameOf(reply.views[next]));
  } else if (event.key === "Enter" && chosen !== null && reply.place === "expanded") {
    event.preventDefault();
    const [x, y, width, height] = reply.views[chosen].frame;
    add({ tap: [x + width / 2, y + height / 2] });
  }
}

function paint(marks, pixel) {
  const { views } = currentReply();
  if (chosen !== null && views[chosen]) box(views[chosen].frame, "chosen", 2 * pixel);
  if (hovered === null || !views[hovered]) {
    if (chosen !== null && views[chosen]?.parent !== undefined) measure(views[chosen].frame, views[views[chosen].parent].frame, pixel);
    return;
  }
  box(views[hovered].frame, "hovered", pixel);
  const other = chosen !== null && chosen !== hovered ? views[chosen] : views[views[hovered].parent];
  if (other) measure(views[hovered].frame, other.frame, pixel);
  const [x, y, width, height] = views[hovered].frame;
  mark("text", { x, y: Math.max(y - 4 * pixel, 12 * pixel), class: "measure", "font-size": 12 * pixel }, `${length(width)} × ${length(height)}`);
}

/** Draws the distances between the sides of two frames: of one in the other, or of neighbours. */
function measure(frame, other, pixel) {
  const [left, top, right, bottom] = sides(frame);
  const [l, t, r, b] = sides(other);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (right <= l) distance(right, y, l, y, pixel);
  else if (left >= r) distance(r, y, left, y, pixel);
  else { distance(l, y, left, y, pixel); distance(right, y, r, y, pixel); }
  if (bottom <= t) distance(x, bottom, x, t, pixel);
  else if (top >= b) distance(x, b, x, top, pixel);
  else { distance(x, t, x, top, pixel); distance(x, bottom, x, b, pixel); }
}

const sides = ([x, y, width, height]) => [x, y, x + width, y + height];
const length = (value) => String(Math.round(value * 100) / 100);

function distance(x1, y1, x2, y2, pixel) {
  const size = Math.abs(x2 - x1) + Math.abs(y2 - y1);
  if (size < 0.25) return;
  mark("line", { x1, y1, x2, y2, class: "distance", "stroke-width": pixel });
  mark("text", { x: (x1 + x2) / 2 + 2 * pixel, y: (y1 + y2) / 2 - 2 * pixel, class: "measure", "font-size": 11 * pixel }, length(size));
}

/** The view's own type in SwiftUI, else its kind. */
const typeOf = (view) => view.swiftUI?.split(STEP).at(-1) ?? view.kind;

const STEP = " › ";

/** The types of SwiftUI around a view, outermost first, without those that are around its superview too. */
function typesAround(view, views) {
  if (!view.swiftUI) return [];
  const types = view.swiftUI.split(STEP);
  const outer = views[view.parent]?.swiftUI?.split(STEP) ?? [];
  let shared = 0;
  while (shared < outer.length && outer[shared] === types[shared]) shared += 1;
  return types.slice(shared, -1);
}

const nameOf = (view) => `${view.id ?? ""} ${typeOf(view)}${view.text ? `: ${view.text.slice(0, 40)}` : ""}`.trim();

function drawTree() {
  // A tree that nobody sees would cost time between a key and its picture.
  if (state.tab !== "inspect") return;
  const panel = byID("panel-inspect");
  const { views } = currentReply();
  const scroll = panel.querySelector("[role=tree]")?.scrollTop ?? 0;
  const depths = [];
  const shown = new Map();
  const lines = [];
  const rows = views.map((view, index) => {
    // Types that several subviews lie in have one line above the first of them.
    const outer = view.parent === undefined ? 0 : depths[view.parent] + 1;
    const types = typesAround(view, views);
    const open = shown.get(view.parent) ?? [];
    const first = types.findIndex((type, place) => open[place] !== type);
    if (first >= 0) types.slice(first).forEach((type, place) => lines.push(typeLine(type, outer + first + place)));
    shown.set(view.parent, types);
    depths[index] = outer + types.length;
    const isCut = view.seen !== undefined && view.seen < view.characters;
    const row = make("div", {
      role: "treeitem", "aria-level": String(depths[index] + 1), "aria-selected": String(index === chosen),
      "data-index": String(index), tabindex: index === (chosen ?? 0) ? "0" : "-1", class: isCut ? "cut" : null,
    }, make("span", { class: "id", text: view.id ?? "" }), make("span", { class: "kind", text: visible(typeOf(view)) }),
    make("span", { class: "text", text: view.text ? visible(view.text.slice(0, 60)) : "" }),
    isCut ? make("span", { class: "cut-mark", text: `${view.seen} of ${view.characters}` }) : null);
    row.style.paddingInlineStart = indent(depths[index]);
    row.addEventListener("click", () => choose(index));
    row.addEventListener("mouseenter", () => { hovered = index; drawMarks(); });
    row.addEventListener("mouseleave", () => { hovered = null; drawMarks(); });
    lines.push(row);
    return row;
  });
  const tree = make("div", { role: "tree", "aria-label": "Views", class: "tree" }, ...lines);
  tree.addEventListener("keydown", (event) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const index = Number(document.activeElement?.dataset.index ?? -1);
    if (by && rows[index + by]) { event.preventDefault(); rows[index + by].focus(); choose(index + by); }
    if (event.key === "Enter" && index >= 0) choose(index);
  });
  panel.replaceChildren(make("div", { id: "details", class: "details", "aria-live": "polite" }), tree);
  tree.scrollTop = scroll;
  drawDetails(chosen);
}

const indent = (depth) => `${Math.min(depth, 12) * 10 + 6}px`;

/** A type of SwiftUI's that is no view of the picture itself. */
function typeLine(type, depth) {
  const line = make("div", { role: "treeitem", "aria-level": String(depth + 1), "aria-disabled": "true" }, make("span", { class: "kind", text: visible(type) }));
  line.style.paddingInlineStart = indent(depth);
  return line;
}

function drawDetails(index) {
  const panel = byID("details");
  if (!panel) return;
  const view = index === null ? null : currentReply()?.views[index];
  if (!view) {
    panel.replaceChildren(make("p", { class: "muted", text: "Inspect mode measures the view under the pointer. A click keeps it, and a value is copied by a click." }));
    return;
  }
  const [x, y, width, height] = view.frame.map(length);
  const rows = [
    ["Frame", `${x}, ${y}, ${width} × ${height}`], ["Identifier", view.id], ["Kind", `${view.kind}, ${view.part}`], ["SwiftUI", view.swiftUI],
    ["Text", view.text], ["Font", view.font], ["Line height", view.lineHeight && length(view.lineHeight)],
    ["Lines", view.lines], ["Seen", view.characters === undefined ? null : seen(view)],
    ...(view.colors ?? []).map((color) => [color.role, color]),
    ["Corner radius", view.cornerRadius], ["Opacity", view.alpha],
  ].filter(([, value]) => value !== undefined && value !== null && value !== "");
  const list = make("dl", {}, ...rows.map(([name, value]) => make("div", {}, make("dt", { text: name }), detail(name, value))));
  panel.replaceChildren(list);
  for (const [name, span] of [declared(view), ["Text from", view.textSource]]) {
    if (span) panel.append(make("p", {}, `${name}: `, sourceLink(span.file, span.line)));
  }
  if (!view.constraints) return;
  const lines = view.constraints.map(({ text, source }) => make("li", {}, make("code", { text: visible(text) }), " ", sourceLink(source.file, source.line)));
  panel.append(make("p", { class: "muted", text: "Constraints" }), make("ul", {}, ...lines));
}

/** The line that declares a view; of one without a name, that of the nearest view around it that has one. */
function declared(view) {
  const { views } = currentReply();
  let around = view;
  while (!around.source && around.parent !== undefined) around = views[around.parent];
  return [around === view ? "Declared" : `Declared in “${around.id}”`, around.source];
}

const seen = (view) => (view.seen < view.characters ? `${view.seen} of ${view.characters} characters` : `all ${view.characters} characters`);

/** A value that a click copies. */
function detail(name, value) {
  const isColor = typeof value === "object";
  const text = isColor ? `${value.name ? `${value.name} ` : ""}${value.light}${value.dark === value.light ? "" : ` / ${value.dark}`}` : String(value);
  const button = make("button", { type: "button", class: "copy-value", "aria-label": `Copy ${name}: ${visible(text)}` });
  if (isColor) {
    for (const hex of value.dark === value.light ? [value.light] : [value.light, value.dark]) {
      const swatch = make("span", { class: "swatch" });
      const [rgb, alpha] = hex.split(" ");
      swatch.style.backgroundColor = alpha ? `${rgb}${Math.round(parseInt(alpha, 10) * 2.55).toString(16).padStart(2, "0")}` : rgb;
      button.append(swatch);
    }
  }
  button.append(make("span", { text: visible(text) }));
  button.addEventListener("click", async () => confirm(await copy(text) ? `Copied ${text}` : "The browser refused to copy"));
  return make("dd", {}, button);
}
