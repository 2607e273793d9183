import { announce, byID, make } from "./dom.js";
import { stageSheet } from "./stage.js";
import { addTool, menu } from "./toolbar.js";

// A designer's picture over ours, to compare them by eye.

const picture = make("img", { class: "design", alt: "The design", hidden: true, draggable: "false" });
const opacity = make("input", { type: "range", min: "0", max: "1", step: "0.01", value: "0.5", "aria-label": "Opacity of the design" });
const difference = make("input", { type: "checkbox" });
const chosen = make("input", { type: "file", accept: "image/*", "aria-label": "The design's picture" });
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
  opacity.addEventListener("input", style);
  difference.addEventListener("change", style);
  addTool(menu("Design", [chosen, make("label", { class: "check" }, "Opacity ", opacity), make("label", { class: "check" }, difference, "Difference"), remove]));
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
  picture.style.opacity = difference.checked ? "1" : opacity.value;
  picture.style.mixBlendMode = difference.checked ? "difference" : "normal";
}
