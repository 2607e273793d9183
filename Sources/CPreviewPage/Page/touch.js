import { announce, byID, make } from "./dom.js";
import { site, touched } from "./backend.js";
import { currentItem } from "./sidebar.js";
import { currentReply, onReply, pointOf, reset, stageSheet, working } from "./stage.js";
import { change, onChange, requestFor, state } from "./state.js";
import { addTool } from "./toolbar.js";

// Touches: each is a step of the scenario that the program plays, and the program finds out what it hits.

let pressed = null;
/** Touches wait for those before them, since what they hit depends on them. */
let lastTouch = Promise.resolve();

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
    const [end, seconds] = [pointOf(event), (event.timeStamp - time) / 1000];
    lastTouch = lastTouch.then(() => working(() => touch(at, end, seconds)));
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

/** Adds the step that the program finds a gesture to be. */
async function touch(from, to, seconds) {
  const { step, diagnostics } = await touched(requestFor(currentItem()), { from, to, seconds });
  if (step) add(step);
  else announce(diagnostics?.[0]?.message ?? "There is nothing to tap");
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
