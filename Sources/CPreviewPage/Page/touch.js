import { announce, byID, make } from "./dom.js";
import { site } from "./backend.js";
import { currentReply, onReply, pointOf, reset, stageSheet } from "./stage.js";
import { change, onChange, state } from "./state.js";
import { addTool } from "./toolbar.js";

// Touches: each is a step of the scenario that the program plays, and the program finds out what it hits.

const DRAG = 40;
const LONG_PRESS = 500;
let pressed = null;

export function startTouch() {
  if (site) return;
  const sheet = stageSheet();
  sheet.addEventListener("pointerdown", (event) => {
    if (state.mode !== "touch" || event.button !== 0 || !currentReply()) return;
    pressed = { at: pointOf(event), time: event.timeStamp };
    sheet.setPointerCapture(event.pointerId);
  });
  sheet.addEventListener("pointerup", (event) => {
    if (!pressed) return;
    const { at, time } = pressed;
    pressed = null;
    touch(at, pointOf(event), event.timeStamp - time);
  });
  sheet.addEventListener("pointercancel", () => { pressed = null; });
  byID("stage").addEventListener("keydown", type);
  const again = make("button", { type: "button", text: "Reset", click: reset });
  const back = make("button", { type: "button", text: "Undo touch", click: () => change({ steps: state.steps.slice(0, -1) }) });
  addTool(again);
  addTool(back);
  const refresh = () => { again.disabled = state.steps.length === 0; back.disabled = state.steps.length === 0; };
  onChange(refresh);
  refresh();
  onReply((reply) => {
    const name = reply.state?.name;
    byID("stage").dataset.state = name ?? "";
    byID("stage").classList.toggle("types", Boolean(reply.state?.textInput));
  });
}

/** Adds a step, after the time that has passed on the timeline. */
export function add(step) {
  const steps = [...state.steps];
  if (state.moment !== null) {
    const passed = steps.reduce((sum, each) => sum + (each.wait ?? 0), 0);
    const wait = Math.round((state.moment - passed) * 1000) / 1000;
    if (wait > 0) steps.push({ wait });
    change({ steps: [...steps, step], moment: null });
  } else change({ steps: [...steps, step] });
  announce(`Step ${typeof step === "string" ? step : Object.keys(step)[0]}`);
}

function touch(from, to, milliseconds) {
  const reply = currentReply();
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const isDown = y > DRAG && y > 2 * Math.abs(x);
  const isUp = -y > DRAG && -y > 2 * Math.abs(x);
  if (reply.place === "expanded" || (reply.place === "screen" && isExpanded(reply))) {
    if (state.crop === "platter") return announce("Touches need the notification or the whole screen");
    if (isDown) return add({ close: "backdrop" });
    return add({ tap: to });
  }
  if (reply.place === "banner" || (reply.place === "screen" && reply.state.hasBanner)) {
    if (isDown || milliseconds > LONG_PRESS) return add("pullDownBanner");
    if (isUp) return add("swipeBanner");
    return add("tapNotification");
  }
  const row = rowAt(reply, from);
  const step = listStep(viewsAt(reply, from), row);
  if (step) return add(step);
  if (!row) return announce("There is nothing to tap");
  if (x < -DRAG && -x > 2 * Math.abs(y)) return add({ swipe: row });
  return add(milliseconds > LONG_PRESS ? { longPressNotification: row } : { tapNotification: row });
}

const isExpanded = (reply) => !["nothing", "delivered", "dismissed", "openedApp"].includes(reply.state.name);

/** The views at a point, from back to front. */
function viewsAt(reply, [x, y]) {
  return reply.views.filter(({ frame }) => x >= frame[0] && x < frame[0] + frame[2] && y >= frame[1] && y < frame[1] + frame[3]);
}

const CHOICES = ["deliverQuietly", "deliverProminently", "turnOff", "settings", "cancel"];

/** The step of a tap on the list's own buttons, the tiles beside a row, and rows of the system's menus. */
function listStep(views, row) {
  for (const { id } of views.toReversed()) {
    if (id === "clear" || id === "clear-all") return "clearAll";
    if (id === "tile-clear" && row) return { clear: row };
    if (id === "tile-view" && row) return { longPressNotification: row };
    if (id === "tile-options" && row) return { manage: row };
    if (id?.startsWith("choice-")) return { choose: id.slice("choice-".length) };
    if (CHOICES.includes(id)) return { choose: id };
    if (id === "management-cancel") return { choose: "cancel" };
    if (id === "prompt-button-0") return { answerPrompt: false };
    if (id === "prompt-button-1") return { answerPrompt: true };
  }
  return null;
}

/** The identifier of the notification whose row is at a point, or at its height. */
function rowAt(reply, [x, y]) {
  const isAt = ({ frame }) => y >= frame[1] && y < frame[1] + frame[3];
  const rows = reply.views.filter((view) => view.id === "row" || view.id?.startsWith("row-") && view.id !== "row-content");
  const named = rows.filter(isAt).map(({ id }) => id.slice("row-".length)).findLast((name) => reply.state.delivered.includes(name));
  if (named) return named;
  // Rows of iOS 10 have no names; they stand in the order of the list.
  const plain = rows.filter(({ id }) => id === "row");
  return reply.state.delivered[plain.findIndex(isAt)] ?? null;
}

/** Types into the field that is focused on the device. */
function type(event) {
  if (event.target !== byID("stage") || !currentReply()?.state.textInput || event.ctrlKey || event.metaKey) return;
  const steps = [...state.steps];
  const last = steps.at(-1);
  const typed = typeof last?.typeText === "string" ? last.typeText : null;
  const key = event.key === "Enter" && currentReply().state.textInput === "field" ? "\n" : event.key;
  if (key === "Enter") steps.push("send");
  else if (key === "Escape") steps.push("cancelTextInput");
  else if (key === "Backspace" && typed !== null) {
    const left = [...typed].slice(0, -1).join("");
    steps.splice(-1, 1, ...(left ? [{ typeText: left }] : []));
  } else if ([...key].length === 1) {
    if (typed !== null) steps[steps.length - 1] = { typeText: typed + key };
    else steps.push({ typeText: key });
  } else return;
  event.preventDefault();
  event.stopPropagation();
  change({ steps, moment: null });
}
