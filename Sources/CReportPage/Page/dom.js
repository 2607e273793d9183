// Elements, text and the clipboard. Strings of the report reach the page only as text nodes and attributes.

const SVG = "http://www.w3.org/2000/svg";

/** Makes an element. `text` becomes its text, functions become listeners, `false` and `null` are left out. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") element.textContent = value;
    else if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const byID = (id) => document.getElementById(id);

/** An icon of one path on a 16 × 16 grid, hidden from screen readers. */
function icon(path) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: "0 0 16 16", class: "icon", "aria-hidden": "true" })) {
    svg.setAttribute(name, value);
  }
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Replaces control and bidirectional characters with visible signs: ESC becomes ␛, U+202E becomes [U+202E]. */
function visible(text) {
  return String(text).toWellFormed().replace(CONTROLS, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    if (code === 0x7f) return "\u2421";
    return `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
  });
}

/** Like `visible`, but keeps the lines and tabs of a text. */
function visibleLines(text) {
  return String(text).replace(/\r\n/g, "\n").split("\n")
    .map((line) => line.split("\t").map(visible).join("\t")).join("\n");
}

/** A terminal may run a pasted line break or escape sequence, so such a command or path isn't copied. */
const isSafeToPaste = (text) => !/[\u0000-\u001f\u007f-\u009f]/.test(text);

const number = (value) => Number(value).toLocaleString("en");
const counted = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

let announcing = 0;

/** Says a text to screen readers. The latest of several in 100 ms wins. */
function announce(text) {
  clearTimeout(announcing);
  announcing = setTimeout(() => { byID("status").textContent = text; }, 100);
}

/** Copies a text; `false` when the browser refuses. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The fallback for pages without the clipboard interface, such as those served by plain HTTP. */
function copySelection(text) {
  const focused = document.activeElement;
  const field = make("textarea", { class: "unseen", "aria-hidden": "true", tabindex: "-1" });
  field.value = text;
  document.body.append(field);
  field.select();
  let copied = false;
  try { copied = document.execCommand("copy"); } catch { copied = false; }
  field.remove();
  focused?.focus({ preventScroll: true });
  return copied;
}

/** A button that copies a text and says so in its own label for a moment. */
function copyButton(title, text, spoken) {
  const button = make("button", { type: "button", class: "copy", "aria-label": spoken, text: title });
  button.addEventListener("click", async () => {
    const copied = await copy(text);
    button.textContent = copied ? "Copied" : "Not copied";
    announce(copied ? "Copied" : "The browser refused to copy");
    setTimeout(() => { button.textContent = title; }, 1500);
  });
  return button;
}
