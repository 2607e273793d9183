import { byID, make } from "./dom.js";
import { site } from "./backend.js";
import { currentReply, onReply, redraw } from "./stage.js";
import { change, onChange, state } from "./state.js";

// The virtual clock: the picture at any moment of what happened so far.

const FRAME = 1 / 30;
/** Seconds after the last step, in which its changes settle. */
const TAIL = 1;
let end = 0;
let playing = null;

const slider = make("input", { type: "range", min: "0", max: "1", step: "0.001", "aria-label": "Moment" });
const label = make("output", { class: "time" });
const play = make("button", { type: "button", text: "Play" });
const speed = make("select", { "aria-label": "Speed" }, ...[["1", "1×"], ["0.5", "½×"], ["0.25", "¼×"], ["0.1", "⅒×"]].map(([value, text]) => make("option", { value, text })));

export function startTimeline() {
  byID("timeline").hidden = site !== null;
  const step = (by) => { stop(); seek((state.moment ?? end + TAIL) + by * FRAME); };
  byID("timeline").append(play, speed,
    make("button", { type: "button", text: "‹", "aria-label": "Step back", click: () => step(-1) }),
    make("button", { type: "button", text: "›", "aria-label": "Step forward", click: () => step(1) }),
    slider, label, make("button", { type: "button", text: "End", click: () => { stop(); change({ moment: null }); } }));
  play.addEventListener("click", playOrPause);
  slider.addEventListener("input", () => { stop(); seek(Number(slider.value)); });
  onChange((names) => { if (names.has("item")) stop(); refresh(); });
  onReply((reply) => {
    if (reply.state && state.moment === null) end = reply.state.time;
    refresh();
    if (playing) requestAnimationFrame(advance);
  });
  refresh();
}

export function playOrPause() {
  if (playing) return stop();
  const begin = state.moment === null || state.moment >= end + TAIL ? 0 : state.moment;
  playing = { begin, since: performance.now() };
  play.textContent = "Pause";
  seek(begin);
}

function stop() {
  playing = null;
  play.textContent = "Play";
}

function advance() {
  if (!playing) return;
  const moment = playing.begin + (performance.now() - playing.since) / 1000 * Number(speed.value);
  if (moment < end + TAIL) return seek(moment);
  stop();
  change({ moment: null });
}

function seek(moment) {
  const next = Math.max(0, Math.min(end + TAIL, Math.round(moment * 1000) / 1000));
  if (next === state.moment) redraw(); else change({ moment: next });
}

function refresh() {
  slider.max = String(end + TAIL);
  slider.value = String(state.moment ?? end + TAIL);
  const time = state.moment ?? currentReply()?.state.time ?? 0;
  label.textContent = state.moment === null ? "at rest" : `${time.toFixed(2)} s`;
  slider.setAttribute("aria-valuetext", label.textContent);
}
