import { byID, counted, make, visible } from "./dom.js";
import { offered, render, site } from "./backend.js";
import { keep, kept } from "./memory.js";
import { currentItem, itemWith, listedItems } from "./sidebar.js";
import { affectsPicture, change, choose, keyOf, onChange, requestFor, settingsWith, state } from "./state.js";
import { addTool, labelOf, menu, toggle } from "./toolbar.js";

// Several notifications and settings at once: a picture for each combination, drawn again with each change.

const MAX_TILES = 48;
/** Requests under way: browsers allow six connections to a server. */
const PARALLEL = 4;
const SCALE = 2;
const TITLES = { item: "Notification", style: "Style", appearance: "Appearance", contentSize: "Text size", device: "Device" };
let round = 0;

/** The values of each axis that can be drawn. */
function axes(session) {
  const values = { style: session.styles, appearance: session.appearances, contentSize: session.contentSizes, device: session.devices };
  return { item: listedItems().map(keyOf), ...Object.fromEntries(Object.entries(values).map(([axis, each]) => [axis, offered(axis, each)])) };
}

export function startGrid(session) {
  addTool(toggle("Grid", () => state.grid, (on) => change({ grid: on ? usualGrid(session) : null })));
  onChange(() => { if (state.grid) keep("grid", state.grid); });
  const choices = menu("Grid of …", []);
  // The notifications may be others each time that the menu opens.
  choices.addEventListener("toggle", () => {
    if (!choices.open) return;
    const found = Object.entries(axes(session)).filter(([, values]) => values.length > 1);
    choices.lastChild.replaceChildren(...found.map(([axis, values]) => make("fieldset", {}, make("legend", { text: TITLES[axis] }),
      ...values.map((value) => box(axis, value)))));
  });
  addTool(choices);
  onChange((names) => {
    if (names.has("grid") || affectsPicture(names)) redrawGrid();
  });
}

/** The grid that was shown last, as far as its values are known; else all styles in all appearances. */
export function usualGrid(session) {
  const known = axes(session);
  const last = Object.entries(kept("grid") ?? {}).map(([axis, values]) => [axis, (known[axis] ?? []).filter((value) => values.includes?.(value))])
    .filter(([, values]) => values.length > 0);
  if (last.length > 0) return Object.fromEntries(last);
  return Object.fromEntries(Object.entries({ style: known.style, appearance: known.appearance }).filter(([, values]) => values.length > 0));
}

function box(axis, value) {
  const input = make("input", { type: "checkbox" });
  input.checked = Boolean(state.grid?.[axis]?.includes(value));
  input.addEventListener("change", () => {
    const grid = { ...state.grid };
    const values = new Set(grid[axis] ?? []);
    if (input.checked) values.add(value); else values.delete(value);
    if (values.size > 0) grid[axis] = [...values]; else delete grid[axis];
    change({ grid: Object.keys(grid).length > 0 ? grid : null });
  });
  return make("label", { class: "check" }, input, nameOf(value));
}

/** The name of a notification, with its folder where others have the same, or of a setting's value. */
function nameOf(value) {
  const item = itemWith(value);
  if (!item) return labelOf(value);
  const isAlone = listedItems().filter(({ name }) => name === item.name).length === 1;
  return visible(isAlone || !item.folder ? item.name : `${item.folder}: ${item.name}`);
}

/** The settings of each tile. */
function combinations() {
  return Object.entries(state.grid ?? {}).reduce((known, [axis, values]) => known.flatMap((each) => values.map((value) => ({ ...each, [axis]: value }))), [{}]).slice(0, MAX_TILES);
}

/** Draws all tiles; a newer call takes over from this one. */
export async function redrawGrid() {
  const isOn = state.grid !== null;
  byID("stage").hidden = isOn;
  byID("grid").hidden = !isOn;
  const item = currentItem();
  if (!isOn || !item) return;
  round += 1;
  const own = round;
  const tiles = combinations();
  const grid = byID("grid");
  while (grid.children.length > tiles.length) grid.lastChild.remove();
  while (grid.children.length < tiles.length) grid.append(make("figure", {}, make("button", { type: "button" }, make("img", { alt: "" })), make("figcaption")));
  grid.setAttribute("aria-busy", "true");
  let next = 0;
  const work = async () => {
    while (next < tiles.length && own === round) {
      const index = next;
      next += 1;
      await tile(grid.children[index], item, tiles[index], own);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (own === round) grid.removeAttribute("aria-busy");
}

async function tile(figure, current, { item: key, ...settings }, own) {
  const item = itemWith(key) ?? current;
  const words = [...(key ? [key] : []), ...Object.values(settings)].map(nameOf).join(" · ");
  const request = requestFor(item, settings);
  // What was touched belongs to the notification that is shown.
  if (item !== current) Object.assign(request, { steps: [], moment: undefined });
  if (!site) request.scale = SCALE;
  const reply = await render(request);
  if (own !== round) return;
  const [button, caption] = figure.children;
  const cut = (reply.views ?? []).filter(({ seen, characters }) => seen < characters).length;
  const errors = (reply.diagnostics ?? []).filter(({ severity }) => severity === "error");
  caption.textContent = [words, cut > 0 ? counted(cut, "cut text") : "", ...errors.slice(0, 1).map(({ message }) => message)].filter(Boolean).join(" — ");
  figure.classList.toggle("stale", errors.length > 0);
  button.setAttribute("aria-label", `Show ${words}`);
  button.onclick = () => {
    if (item !== current) choose(keyOf(item));
    change({ grid: null, settings: settingsWith(settings) });
  };
  const image = button.firstChild;
  if (!reply.picture) return;
  image.src = reply.picture;
  image.alt = words;
  image.width = reply.size[0] * 0.6;
  await image.decode().catch(() => {});
}
