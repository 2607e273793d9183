import { render, site } from "./backend.js";
import { make } from "./dom.js";
import { keyOf, subjectOf } from "./state.js";

// Small pictures in the list: each is drawn when it is first seen, one after the other, so that the stage doesn't wait.

/** Pixels per point: an iPhone's width on the list's 40 CSS pixels, sharp on a screen with four for each. */
const SCALE = 0.5;
/** The addresses of pictures by the keys of their items. */
const drawn = new Map();
/** The item of an element. */
const items = new WeakMap();
const waiting = [];
let isDrawing = false;
let isOn = false;

const seen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    waiting.push(target);
  }
  work();
});

/** The element for an item's picture; `null` where the list has none. */
export function thumbnail(item) {
  if (!isOn) return null;
  const image = make("img", { class: "thumbnail", alt: "", src: drawn.get(keyOf(item)) ?? null });
  items.set(image, item);
  seen.observe(image);
  return image;
}

/** Gives items pictures that are listed from now on. */
export function startThumbnails() { isOn = true; }

/** Draws all again that are seen, after a change of files. */
export function redrawThumbnails() {
  drawn.clear();
  for (const image of document.querySelectorAll(".thumbnail")) {
    seen.unobserve(image);
    seen.observe(image);
  }
}

async function work() {
  if (isDrawing) return;
  isDrawing = true;
  while (waiting.length > 0) {
    const image = waiting.shift();
    const item = items.get(image);
    const key = keyOf(item);
    if (!image.isConnected) continue;
    if (!drawn.has(key)) {
      const reply = await render(request(item));
      if (reply.picture) drawn.set(key, reply.picture);
    }
    if (drawn.has(key)) image.src = drawn.get(key);
  }
  isDrawing = false;
}

/** An item in the project's look. */
function request(item) {
  const { place = item.scenario ? "screen" : "expanded", orientation, ...settings } = item.settings ?? {};
  return { ...subjectOf(item), place, orientation, crop: "notification", settings, scale: site ? undefined : SCALE };
}
