import { announce, byID } from "./dom.js";

// What a click has done, seen for a moment and said to screen readers.

const SHOWN = 2500;
let hiding = 0;

export function confirm(text) {
  announce(text);
  const toast = byID("toast");
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { toast.hidden = true; }, SHOWN);
}
