import { byID, make } from "./dom.js";
import { readFile, save, site } from "./backend.js";
import { onChoice, showViewAt } from "./inspector.js";
import { parse, pathAt, tokens } from "./json.js";
import { completions, schemaFor } from "./schema.js";
import { onReply, redraw } from "./stage.js";
import { currentItem } from "./sidebar.js";
import { confirm } from "./toast.js";
import { change, filesOf, newPayloadPath, onChange, state } from "./state.js";

// A small editor: texts are drawn while they are typed, and reach their files only by "Save".

const files = make("select", { "aria-label": "File" });
const text = make("textarea", { spellcheck: "false", autocomplete: "off", autocapitalize: "off", wrap: "off", "aria-label": "Text of the file" });
const colors = make("pre", { class: "colors", "aria-hidden": "true" });
const numbers = make("pre", { class: "numbers", "aria-hidden": "true" });
const popup = make("ul", { class: "completions", id: "completions", role: "listbox", "aria-label": "Completions", hidden: true });
const saveButton = make("button", { type: "button", class: "primary", text: "Save", click: () => saveNow() });
const revertButton = make("button", { type: "button", text: "Revert", click: () => revertNow() });
const note = make("p", { class: "note", role: "status" });

/** The texts of files as they are on the disk, by path; `null` for a file that isn't there yet. */
const saved = new Map();
let path = null;
let choices = [];
let selected = 0;
/** The caret's line, and those with findings. */
let current = 0;
let bad = new Set();
/** A line's height in CSS pixels. */
const LINE = 18;
/** Longer texts have no colours. */
const MOST_COLORED = 100_000;

export function startEditor() {
  byID("panel-edit").append(make("div", { class: "row" }, files, saveButton, revertButton), note,
    make("div", { class: "code" }, numbers, colors, text, popup));
  text.setAttribute("role", "combobox");
  text.setAttribute("aria-controls", "completions");
  text.setAttribute("aria-expanded", "false");
  files.addEventListener("change", () => open(files.value));
  text.addEventListener("input", () => { edit(text.value); complete(); });
  text.addEventListener("keydown", key);
  text.addEventListener("scroll", scrollAlong);
  // The caret shows the view of its line, and a view that is chosen in the picture its line.
  document.addEventListener("selectionchange", caretMoved);
  onChoice(({ file, line }) => { if (state.tab === "edit" && !site) showLine(file, line); });
  // Who comes back at once, after a click on a button, keeps the completions.
  text.addEventListener("blur", () => setTimeout(() => { if (document.activeElement !== text) hide(); }, 150));
  onChange((names) => { if (names.has("item")) load(); if (names.has("drafts")) refresh(); });
  onReply((reply) => showProblems([...(reply.diagnostics ?? []), ...(reply.failures ?? [])]));
  if (site) { text.readOnly = true; saveButton.hidden = true; revertButton.hidden = true; }
}

/** The files of the chosen notification; the same file stays open. */
export async function load() {
  const item = currentItem();
  if (!item || site) return;
  const names = filesOf(item);
  files.replaceChildren(...names.map((value) => make("option", { value, text: value })));
  await open(names.includes(path) ? path : names[0]);
}

/** Opens a file at a line. */
export async function openAt(file, line) {
  if (site) return;
  change({ tab: "edit" });
  await showLine(file, line);
  text.focus();
}

/** Selects a line, and scrolls to it. */
async function showLine(file, line = 1) {
  if (file !== path) await open(file);
  const lines = text.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  text.scrollTop = Math.max(0, line - 6) * LINE;
  markLine(line);
}

function caretMoved() {
  if (document.activeElement !== text) return;
  const line = text.value.slice(0, text.selectionStart).split("\n").length;
  if (line === current) return;
  markLine(line);
  showViewAt(path, line);
}

function markLine(line) {
  numbers.children[current - 1]?.classList.remove("current");
  current = line;
  numbers.children[current - 1]?.classList.add("current");
}

async function open(name) {
  path = name;
  if (![...files.options].some(({ value }) => value === name)) files.append(make("option", { value: name, text: name }));
  files.value = name;
  current = 0;
  const found = await readFile(name);
  if (path !== name) return;
  const item = currentItem();
  const isNew = item?.kind === "extension" && name === newPayloadPath(item);
  saved.set(name, found.text ?? null);
  const shown = state.drafts[name] ?? found.text ?? (isNew ? item.payloadText : "");
  text.readOnly = found.text === undefined && !isNew;
  note.textContent = text.readOnly ? found.diagnostics?.[0]?.message ?? "" : isNew ? "A new file: Save makes it." : "";
  if (text.value !== shown) {
    text.value = shown;
    hide();
  }
  refresh();
}

/** A file changed on the disk. */
export function changed(paths) {
  if (!path || !paths.includes(path)) return;
  if (state.drafts[path] === undefined) open(path);
  else note.textContent = "The file was changed by another program. Revert loads it; Save would not overwrite it.";
}

/** Takes a text that isn't saved yet. */
export function edit(value, name = path) {
  const drafts = { ...state.drafts };
  if (value === saved.get(name)) delete drafts[name]; else drafts[name] = value;
  change({ drafts });
  if (name === path && text.value !== value) text.value = value;
}

/** The text of the chosen notification's payload, for the form. */
export async function payloadText() {
  const item = currentItem();
  if (!item || item.scenario || site) return null;
  const name = item.payload ?? newPayloadPath(item);
  if (!saved.has(name)) saved.set(name, (await readFile(name)).text ?? null);
  return { path: name, text: state.drafts[name] ?? saved.get(name) ?? item.payloadText };
}

export async function saveNow() {
  if (!path || state.drafts[path] === undefined) return;
  const value = state.drafts[path];
  const name = path;
  const found = await save(name, value, saved.get(name) ?? null);
  const problem = found.diagnostics?.[0];
  if (problem) { note.textContent = `Not saved: ${problem.message}. ${problem.hint ?? ""}`; return; }
  saved.set(name, value);
  const drafts = { ...state.drafts };
  if (drafts[name] === value) delete drafts[name];
  note.textContent = "Saved.";
  confirm("Saved");
  change({ drafts });
}

function revertNow() {
  const drafts = { ...state.drafts };
  delete drafts[path];
  change({ drafts });
  open(path);
}

function refresh() {
  const isDirty = path !== null && state.drafts[path] !== undefined;
  saveButton.disabled = !isDirty;
  revertButton.disabled = !isDirty;
  for (const option of files.options) option.textContent = state.drafts[option.value] === undefined ? option.value : `${option.value} •`;
  if (isDirty && text.value !== state.drafts[path]) text.value = state.drafts[path];
  drawNumbers();
  drawColors();
}

function showProblems(found) {
  bad = new Set(found.filter(({ file }) => file === path).map(({ line }) => line));
  drawNumbers();
}

function drawNumbers() {
  const classOf = (line) => [bad.has(line) ? "bad" : "", line === current ? "current" : ""].join(" ").trim() || null;
  numbers.replaceChildren(...text.value.split("\n").map((_, index) => make("span", { class: classOf(index + 1), text: `${index + 1}\n` })));
  scrollAlong();
}

/** The colours lie over the text, which has none of its own. */
function drawColors() {
  const parts = text.value.length > MOST_COLORED ? [{ kind: null, text: text.value }] : tokens(text.value);
  colors.replaceChildren(...parts.map(({ kind, text: part }) => (kind ? make("span", { class: kind, text: part }) : part)), "\n");
  scrollAlong();
}

function scrollAlong() {
  numbers.scrollTop = text.scrollTop;
  colors.scrollTop = text.scrollTop;
  colors.scrollLeft = text.scrollLeft;
}

async function complete(isAsked = false) {
  const offset = text.selectionStart;
  const root = parse(text.value);
  const place = pathAt(root, offset);
  const prefix = prefixAt(offset);
  if (!isAsked && prefix.text.length === 0) return hide();
  const schema = await schemaFor(path, root);
  if (offset !== text.selectionStart) return;
  const wanted = prefix.text.replace(/^"/, "").toLowerCase();
  choices = completions(schema, place).filter(({ text: each }) => each.replace(/^"/, "").toLowerCase().startsWith(wanted)
    && each.toLowerCase() !== prefix.text.toLowerCase()).slice(0, 60);
  if (choices.length === 0) return hide();
  selected = 0;
  popup.hidden = false;
  text.setAttribute("aria-expanded", "true");
  // Its width is that which it has where the whole editor is free.
  popup.style.left = "0";
  drawChoices();
  const before = text.value.slice(0, offset).split("\n");
  const below = before.length * LINE - text.scrollTop + 8;
  const isLow = below + popup.offsetHeight > text.clientHeight;
  popup.style.top = `${isLow ? Math.max(0, below - LINE - popup.offsetHeight - 8) : below}px`;
  const left = 48 + (before.at(-1).length - prefix.text.length) * 7.2 - text.scrollLeft;
  popup.style.left = `${Math.max(0, Math.min(left, popup.parentElement.clientWidth - popup.offsetWidth - 4))}px`;
}

/** What is typed of a key or value before an offset. */
function prefixAt(offset) {
  const before = text.value.slice(0, offset);
  const found = before.match(/("(?:[^"\\\n]|\\.)*|[A-Za-z0-9.+-]+)$/)?.[0] ?? "";
  return { text: found, start: offset - found.length };
}

function drawChoices() {
  popup.replaceChildren(...choices.map(({ text: value, detail, picture }, index) => {
    const choice = make("li", { role: "option", id: `completion-${index}`, "aria-selected": String(index === selected) },
      ...(picture ? [make("img", { src: picture, alt: "", loading: "lazy" })] : []),
      make("code", { text: value }), ...(detail ? [make("span", { text: detail })] : []));
    choice.addEventListener("mousedown", (event) => { event.preventDefault(); accept(index); });
    return choice;
  }));
  text.setAttribute("aria-activedescendant", `completion-${selected}`);
  // scrollIntoView would move what is around the list, too.
  const choice = popup.children[selected];
  popup.scrollTop = Math.max(choice.offsetTop + choice.offsetHeight + 4 - popup.clientHeight, Math.min(popup.scrollTop, choice.offsetTop - 4));
}

function hide() {
  popup.hidden = true;
  choices = [];
  text.setAttribute("aria-expanded", "false");
  text.removeAttribute("aria-activedescendant");
}

function accept(index) {
  const offset = text.selectionStart;
  const { start } = prefixAt(offset);
  const place = pathAt(parse(text.value), offset);
  const isKey = !place.isValue && place.path.at(-1)?.node.type !== "string";
  const rest = text.value.slice(offset);
  const tail = rest.startsWith('"') && choices[index].text.startsWith('"') ? 1 : 0;
  const colon = isKey && !/^"?\s*:/.test(rest) ? ": " : "";
  const inserted = choices[index].text + colon;
  text.setRangeText(inserted, start, offset + tail, "end");
  hide();
  edit(text.value);
}

function key(event) {
  if (!popup.hidden) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) { event.preventDefault(); selected = (selected + by + choices.length) % choices.length; drawChoices(); return; }
    if (event.key === "Enter" || event.key === "Tab") { event.preventDefault(); accept(selected); return; }
    if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); hide(); return; }
  }
  if (event.key === " " && event.ctrlKey) { event.preventDefault(); complete(true); }
  if (event.key === "Enter") {
    // The next line begins where this one does.
    const line = text.value.slice(0, text.selectionStart).split("\n").at(-1);
    const indent = line.match(/^\s*/)[0] + (/[[{]\s*$/.test(line) ? "  " : "");
    event.preventDefault();
    text.setRangeText(`\n${indent}`, text.selectionStart, text.selectionEnd, "end");
    edit(text.value);
  }
}
