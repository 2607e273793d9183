import { announce, byID, make } from "./dom.js";
import { render } from "./backend.js";
import { currentItem } from "./sidebar.js";
import { affectsPicture, change, onChange, requestFor, state } from "./state.js";
import { showErrors, showFindings } from "./problems.js";

// The picture of the chosen notification. The last good one stays while another is drawn, or can't be.

const SVG = "http://www.w3.org/2000/svg";
const listeners = new Set();

/** The latest reply with a picture; `null` before the first. */
let reply = null;
let wanted = false;
let isDrawing = false;
/** How many works that change the picture are under way. */
let works = 0;
/** What is said about a picture that takes longer than a second. */
let waiting = "";
const PATIENCE = 1000;

const sheet = make("div", { class: "sheet" });
let image = make("img", { alt: "", draggable: "false" });
const marks = document.createElementNS(SVG, "svg");
const device = make("div", { class: "device" }, sheet);

export const currentReply = () => reply;
export const stageSheet = () => sheet;

/** Calls a function with each reply, also one without a picture. */
export function onReply(listener) { listeners.add(listener); }

/** @param runsCode `true` where a picture may wait for a compiler. */
export function startStage(runsCode) {
  waiting = runsCode ? "The extension’s code is compiled and run …" : "The picture is drawn …";
  marks.setAttribute("class", "marks");
  marks.setAttribute("aria-hidden", "true");
  sheet.append(image, marks);
  byID("stage").append(device);
  new ResizeObserver(fit).observe(byID("stage"));
  onChange((names) => {
    if (["zoom", "crop"].some((name) => names.has(name))) fit();
    if (["outlines", "lines", "mode"].some((name) => names.has(name))) drawMarks();
    if (affectsPicture(names)) redraw();
  });
}

/** Does work that changes the picture; the stage is busy until the last of all such works is done. */
export async function working(body) {
  works += 1;
  byID("stage").setAttribute("aria-busy", "true");
  try { await body(); } finally {
    works -= 1;
    if (works === 0) byID("stage").removeAttribute("aria-busy");
  }
}

/** Draws the current state; while a picture is under way, the latest state is drawn after it. */
export async function redraw() {
  wanted = true;
  if (!isDrawing) await working(drawWanted);
}

async function drawWanted() {
  isDrawing = true;
  const patience = setTimeout(() => busy(waiting), PATIENCE);
  while (wanted) {
    wanted = false;
    const item = currentItem();
    if (item) await draw(item);
  }
  isDrawing = false;
  clearTimeout(patience);
  busy("");
}

function busy(text) {
  byID("busy").textContent = text;
  byID("busy").hidden = text === "";
}

async function draw(item) {
  const found = await render(requestFor(item));
  if (wanted && !found.picture) return;
  if (found.picture) {
    if (image.getAttribute("src") !== found.picture) {
      const next = make("img", { alt: "", draggable: "false", src: found.picture });
      try { await next.decode(); } catch { return; }
      image.replaceWith(next);
      image = next;
    }
    reply = found;
    fit();
    describe(item);
  }
  showErrors(found.diagnostics ?? []);
  showFindings([...(found.diagnostics ?? []), ...(found.failures ?? [])]);
  byID("stage").dataset.picture = found.picture ?? "";
  for (const listener of listeners) listener(found, item);
}

function describe(item) {
  const texts = reply.views.map((view) => view.text).filter(Boolean);
  image.alt = `${item.name}: ${texts.join(", ")}`;
  const where = `${reply.device.name}, ${reply.device.style}, ${reply.device.appearance}`;
  byID("stage").setAttribute("aria-label", `Picture of ${item.name} on ${where}`);
  if (document.activeElement === byID("stage")) announce(`${reply.state.name}`);
}

/** CSS pixels for a point. */
function zoomFactor() {
  if (state.zoom !== "fit" || !reply) return Number(state.zoom) || 1;
  const room = byID("stage").getBoundingClientRect();
  const border = reply && state.crop === "screen" ? 48 : 24;
  return Math.max(0.1, Math.min((room.width - border) / reply.size[0], (room.height - border) / reply.size[1], 2));
}

function fit() {
  if (!reply) return;
  const zoom = zoomFactor();
  const [width, height] = reply.size;
  sheet.style.width = `${width * zoom}px`;
  sheet.style.height = `${height * zoom}px`;
  const isScreen = reply.size[0] === reply.device.screen[0] && reply.size[1] === reply.device.screen[1];
  device.classList.toggle("framed", isScreen);
  device.style.setProperty("--corner", `${isScreen ? reply.device.cornerRadius * zoom : 0}px`);
  marks.setAttribute("viewBox", `0 0 ${width} ${height}`);
  drawMarks();
}

const painters = [];

/** Adds a function that draws marks over the picture: it gets the element, and the width of a CSS pixel in points. */
export function addMarks(painter) { painters.push(painter); }

export function drawMarks() {
  marks.replaceChildren();
  if (!reply) return;
  const pixel = 1 / zoomFactor();
  if (state.lines) for (const at of stops(reply.size[0])) line(at, 0, at, reply.size[1], pixel);
  if (state.lines) for (const at of stops(reply.size[1])) line(0, at, reply.size[0], at, pixel);
  if (state.outlines) for (const view of reply.views) box(view.frame, "outline", pixel);
  for (const painter of painters) painter(marks, pixel);
}

const stops = (length) => Array.from({ length: Math.floor(length / 8) }, (_, index) => (index + 1) * 8);

function line(x1, y1, x2, y2, pixel) { mark("line", { x1, y1, x2, y2, class: "guide", "stroke-width": pixel }); }

/** Draws a frame over the picture, in points. */
export function box([x, y, width, height], name, pixel) {
  mark("rect", { x, y, width, height, class: name, "stroke-width": pixel });
}

/** Draws a shape or a text over the picture. */
export function mark(tag, attributes, text = null) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  if (text !== null) element.textContent = text;
  marks.append(element);
}

/** The point of the picture below a pointer's event. */
export function pointOf(event) {
  const bounds = sheet.getBoundingClientRect();
  const zoom = bounds.width / reply.size[0];
  const round = (value) => Math.round(value * 2) / 2;
  return [round((event.clientX - bounds.left) / zoom), round((event.clientY - bounds.top) / zoom)];
}

/** Takes back all touches. */
export function reset() { change({ steps: [], moment: null }); }
