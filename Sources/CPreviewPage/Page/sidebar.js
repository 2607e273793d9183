import { byID, counted, make, visible } from "./dom.js";
import { choose, keyOf, onChange, state } from "./state.js";
import { thumbnail } from "./thumbnails.js";

// The list of everything that the folder has, with a search.

let all = [];
/** The items by their keys. */
let byKey = new Map();
let shown = [];

const KINDS = { notification: "payload", extension: "extension", scenario: "scenario", snapshot: "case" };

/** The chosen item; the first when the address names none. */
export function currentItem() {
  return itemWith(state.item) ?? all[0] ?? null;
}

/** Everything that is listed. */
export const listedItems = () => all;

/** The item of a key; `undefined` when it isn't listed. */
export const itemWith = (key) => byKey.get(key);

/** The payload that is chosen as soon as it is listed. */
let awaited = null;

/** Chooses the notification of a payload, now or when it is listed. */
export function awaitFile(path) {
  const item = all.find(({ payload }) => payload === path);
  awaited = item ? null : path;
  if (item) choose(keyOf(item));
}

/** Takes a new list of items. */
export function setItems(items) {
  all = items;
  byKey = new Map(items.map((item) => [keyOf(item), item]));
  draw();
  if (awaited) awaitFile(awaited);
}

export function startSidebar() {
  byID("search").addEventListener("input", draw);
  byID("search").addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "Enter") {
      event.preventDefault();
      byID("items").querySelector("a")?.focus();
    }
  });
  onChange((names) => { if (names.has("item")) mark(); });
}

/** Chooses the item after or before the current one. */
export function step(by) {
  const index = shown.indexOf(currentItem());
  const item = shown[Math.max(0, Math.min(shown.length - 1, index + by))];
  if (item) choose(keyOf(item));
  byID("items").querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
}

function draw() {
  const words = byID("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (item) => `${item.folder} ${item.name} ${KINDS[item.kind]}`.toLowerCase();
  shown = all.filter((item) => words.every((word) => text(item).includes(word)));
  byID("found").textContent = words.length > 0 ? counted(shown.length, "match", "matches") : counted(all.length, "notification");
  const list = byID("items");
  list.replaceChildren();
  let folder = null;
  let group = null;
  for (const item of shown) {
    if (item.folder !== folder) {
      folder = item.folder;
      const title = visible(folder || "This folder");
      group = make("ul", { "aria-label": title });
      list.append(make("h2", { text: title, title }), group);
    }
    group.append(make("li", {}, link(item)));
  }
  mark();
}

function link(item) {
  const name = make("a", { href: "#stage", "data-key": keyOf(item) }, thumbnail(item),
    make("span", { class: "name", text: visible(item.name) }),
    make("span", { class: "kind", text: KINDS[item.kind] }));
  name.addEventListener("click", (event) => {
    event.preventDefault();
    choose(keyOf(item));
  });
  name.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const links = [...byID("items").querySelectorAll("a")];
    links[links.indexOf(name) + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
  });
  return name;
}

function mark() {
  const item = currentItem();
  const key = item && keyOf(item);
  for (const each of byID("items").querySelectorAll("a")) {
    each.setAttribute("aria-current", String(each.dataset.key === key));
  }
}
