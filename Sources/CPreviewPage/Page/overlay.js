import { announce, byID, make } from "./dom.js";
import { currentReply, stageSheet } from "./stage.js";
import { addTool, menu } from "./toolbar.js";

// A designer's picture over ours, to compare them by eye.

const picture = make("img", { class: "design", alt: "The design", hidden: true, draggable: "false" });
const opacity = make("input", { type: "range", min: "0", max: "1", step: "0.01", value: "0.5", "aria-label": "Opacity of the design" });
const difference = make("input", { type: "checkbox" });
const chosen = make("input", { type: "file", accept: "image/*", "aria-label": "The design's picture" });
/** Points, and parts of the picture's width. */
const [left, top] = ["Left", "Top"].map((side) => make("input", { type: "number", step: "0.5", value: "0", "aria-label": `${side} of the design` }));
const size = make("input", { type: "number", step: "0.01", min: "0.05", max: "8", value: "1", "aria-label": "Scale of the design" });
const remove = make("button", { type: "button", text: "Remove", click: () => show(null) });

export function startOverlay() {
  stageSheet().append(picture);
  const stage = byID("stage");
  stage.addEventListener("dragover", (event) => event.preventDefault());
  stage.addEventListener("drop", (event) => {
    event.preventDefault();
    show(event.dataTransfer?.files?.[0] ?? null);
  });
  chosen.addEventListener("change", () => show(chosen.files?.[0] ?? null));
  for (const input of [opacity, left, top, size]) input.addEventListener("input", style);
  // Points are another number of pixels then.
  new ResizeObserver(style).observe(stageSheet());
  difference.addEventListener("change", style);
  addTool(menu("Design", [chosen, make("label", { class: "check" }, "Opacity ", opacity), make("label", { class: "check" }, difference, "Difference"),
    ...[["Left", left], ["Top", top], ["Scale", size]].map(([text, input]) => make("label", { class: "check" }, text, input)), remove]));
  show(null);
}

function show(file) {
  if (picture.src) URL.revokeObjectURL(picture.src);
  picture.hidden = !file;
  remove.disabled = !file;
  if (!file) { picture.removeAttribute("src"); return; }
  picture.src = URL.createObjectURL(file);
  picture.onerror = () => { announce("That isn't a picture"); show(null); };
  style();
}

function style() {
  const sheet = stageSheet();
  const pixels = currentReply() ? sheet.clientWidth / currentReply().size[0] : 1;
  picture.style.transformOrigin = "0 0";
  picture.style.transform = `translate(${Number(left.value) * pixels}px, ${Number(top.value) * pixels}px) scale(${Number(size.value) || 1})`;
  picture.style.opacity = difference.checked ? "1" : opacity.value;
  picture.style.mixBlendMode = difference.checked ? "difference" : "normal";
}
