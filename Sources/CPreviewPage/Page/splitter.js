import { byID } from "./dom.js";
import { keep, kept } from "./memory.js";

// The line between the picture and the details: dragged, or moved by arrows.

const [LEAST, MOST, STEP] = [240, 900, 24];
let width = 0;

export function startSplitter() {
  const splitter = byID("splitter");
  width = Number(kept("panel"));
  if (width > 0) set(width);
  splitter.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    splitter.setPointerCapture(event.pointerId);
  });
  splitter.addEventListener("pointermove", (event) => {
    if (splitter.hasPointerCapture(event.pointerId)) set(innerWidth - event.clientX);
  });
  splitter.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
    if (!by) return;
    event.preventDefault();
    set((width || document.querySelector(".panel").clientWidth) + by);
  });
}

function set(pixels) {
  width = Math.max(LEAST, Math.min(MOST, innerWidth / 2, pixels));
  document.body.style.setProperty("--panel", `${width}px`);
  byID("splitter").setAttribute("aria-valuenow", String(Math.round(width)));
  keep("panel", width);
}
