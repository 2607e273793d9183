import { byID, counted, make } from "./dom.js";
import { offered, render, site } from "./backend.js";
import { currentItem } from "./sidebar.js";
import { affectsPicture, change, onChange, requestFor, settingsWith, state } from "./state.js";
import { addTool, labelOf, menu, toggle } from "./toolbar.js";

// Several settings at once: a picture for each combination, drawn again with each change.

const MAX_TILES = 48;
/** Requests under way: browsers allow six connections to a server. */
const PARALLEL = 4;
const SCALE = 2;
let round = 0;

export function startGrid(session) {
  const axes = { style: session.styles, appearance: session.appearances, contentSize: session.contentSizes, device: session.devices };
  const titles = { style: "Style", appearance: "Appearance", contentSize: "Text size", device: "Device" };
  const found = Object.entries(axes).map(([axis, values]) => [axis, offered(axis, values)]).filter(([, values]) => values.length > 1);
  const groups = found.map(([axis, values]) => make("fieldset", {}, make("legend", { text: titles[axis] }),
    ...values.map((value) => box(axis, value))));
  addTool(toggle("Grid", () => state.grid, (on) => change({ grid: on ? usualGrid(session) : null })));
  onChange(() => { if (state.grid) keep(state.grid); });
  addTool(menu("Grid of …", groups));
  onChange((names) => {
    if (names.has("grid") || affectsPicture(names)) redrawGrid();
  });
}

/** The browser's memory has the grid that was shown last. */
const MEMORY = "render-notification.grid";

function keep(grid) {
  try { localStorage.setItem(MEMORY, JSON.stringify(grid)); } catch { /* A browser that keeps nothing. */ }
}

function kept() {
  try { return JSON.parse(localStorage.getItem(MEMORY) ?? "null"); } catch { return null; }
}

/** The grid that was shown last, as far as its values are known; else all styles in all appearances. */
export function usualGrid(session) {
  const known = { style: session.styles, appearance: session.appearances, contentSize: session.contentSizes, device: session.devices };
  const last = Object.entries(kept() ?? {}).map(([axis, values]) => [axis, offered(axis, known[axis] ?? []).filter((value) => values.includes?.(value))])
    .filter(([, values]) => values.length > 0);
  if (last.length > 0) return Object.fromEntries(last);
  const axes = { style: offered("style", session.styles), appearance: offered("appearance", session.appearances) };
  return Object.fromEntries(Object.entries(axes).filter(([, values]) => values.length > 0));
}

function box(axis, value) {
  const input = make("input", { type: "checkbox" });
  input.addEventListener("change", () => {
    const grid = { ...state.grid };
    const values = new Set(grid[axis] ?? []);
    if (input.checked) values.add(value); else values.delete(value);
    if (values.size > 0) grid[axis] = [...values]; else delete grid[axis];
    change({ grid: Object.keys(grid).length > 0 ? grid : null });
  });
  onChange(() => { input.checked = Boolean(state.grid?.[axis]?.includes(value)); });
  return make("label", { class: "check" }, input, labelOf(value));
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

async function tile(figure, item, settings, own) {
  const words = Object.values(settings).map(labelOf).join(" · ");
  const request = requestFor(item, settings);
  if (!site) request.scale = SCALE;
  const reply = await render(request);
  if (own !== round) return;
  const [button, caption] = figure.children;
  const cut = (reply.views ?? []).filter(({ seen, characters }) => seen < characters).length;
  const errors = (reply.diagnostics ?? []).filter(({ severity }) => severity === "error");
  caption.textContent = [words, cut > 0 ? counted(cut, "cut text") : "", ...errors.slice(0, 1).map(({ message }) => message)].filter(Boolean).join(" — ");
  figure.classList.toggle("stale", errors.length > 0);
  button.setAttribute("aria-label", `Show ${words}`);
  button.onclick = () => change({ grid: null, settings: settingsWith(settings) });
  const image = button.firstChild;
  if (!reply.picture) return;
  image.src = reply.picture;
  image.alt = words;
  image.width = reply.size[0] * 0.6;
  await image.decode().catch(() => {});
}
