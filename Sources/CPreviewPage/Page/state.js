// What the page shows: the chosen notification, its settings, the touches so far. All of it is in the address.

/** The state that an address without one means. */
const INITIAL = {
  item: null, settings: {}, place: null, crop: "screen", orientation: null, fullHeight: false,
  steps: [], moment: null, drafts: {},
  zoom: "fit", mode: "touch", tab: "inspect", outlines: false, lines: false,
  grid: null,
};

const listeners = new Set();

export const state = { ...INITIAL };

/** The values that decide a picture. */
const OF_PICTURE = ["item", "settings", "place", "crop", "orientation", "fullHeight", "steps", "moment", "drafts"];

/** `true` when a picture is another after a change of these values. */
export const affectsPicture = (names) => OF_PICTURE.some((name) => names.has(name));

/** Calls a function after each change, with the names of what changed. */
export function onChange(listener) { listeners.add(listener); }

/** Changes the state, its address and everything that depends on it. */
export function change(values) {
  const names = Object.keys(values).filter((name) => state[name] !== values[name]);
  if (names.length === 0) return;
  Object.assign(state, values);
  writeAddress();
  for (const listener of listeners) listener(new Set(names));
}

/** The settings with some replaced; `null` takes one back to the project's. */
export function settingsWith(values) {
  const settings = { ...state.settings, ...values };
  for (const [name, value] of Object.entries(settings)) if (value === null || value === "") delete settings[name];
  return settings;
}

/** Another notification: the touches and edits of the one before are gone, the settings stay. */
export function choose(item) {
  change({ item, steps: [], moment: null, place: null });
}

function encode(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function decode(text) {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0))));
}

/** The part of the address that says everything in which the state differs from the initial one. */
export function address() {
  const values = {};
  for (const [name, value] of Object.entries(state)) {
    if (JSON.stringify(value) !== JSON.stringify(INITIAL[name])) values[name] = value;
  }
  return Object.keys(values).length === 0 ? "" : `#${encode(values)}`;
}

function writeAddress() {
  history.replaceState(null, "", address() || location.pathname + location.search);
}

/** Takes the state of the address; a damaged one means the initial state. */
export function readAddress() {
  let values = {};
  try { if (location.hash.length > 1) values = decode(location.hash.slice(1)); } catch { values = {}; }
  const known = {};
  for (const name of Object.keys(INITIAL)) {
    const value = values?.[name];
    const usual = INITIAL[name];
    const fits = value !== undefined && (usual === null || value === null || typeof value === typeof usual)
      && Array.isArray(value) === Array.isArray(usual);
    known[name] = fits ? value : structuredClone(usual);
  }
  change(known);
}

/** The part of a request that names an item. */
export function subjectOf({ scenario, extensions = [], bindings, payload, payloadText }) {
  if (scenario) return { scenario };
  return { extensions, bindings, ...(payload ? { payload } : { payloadText }) };
}

/** The request for a picture of an item in the current state. */
export function requestFor(item, settings = {}) {
  const { place, orientation, ...others } = { ...item.settings, ...state.settings, ...settings };
  const request = {
    place: state.place ?? place ?? (item.scenario ? "screen" : "expanded"), crop: state.crop, settings: others,
    steps: state.steps, ...subjectOf(item),
  };
  if (request.payloadText !== undefined) request.payloadText = state.drafts[newPayloadPath(item)] ?? item.payloadText;
  const turned = state.orientation ?? orientation;
  if (turned) request.orientation = turned;
  if (state.fullHeight) request.fullHeight = true;
  if (state.moment !== null) request.moment = state.moment;
  const drafts = Object.fromEntries(Object.entries(state.drafts).filter(([path]) => path !== newPayloadPath(item)));
  if (Object.keys(drafts).length > 0) request.drafts = drafts;
  return request;
}

/** The path that a payload of an extension without one is saved to. */
export function newPayloadPath(item) {
  return item.folder ? `${item.folder}/payload.json` : "payload.json";
}

/** The files of an item that the editor opens. */
export function filesOf(item) {
  if (item.scenario) return [item.scenario];
  const extensions = (item.extensions ?? []).filter((path) => path.endsWith(".json"));
  return [item.payload ?? newPayloadPath(item), ...extensions, ...(item.bindings ?? [])];
}

/** The name that tells an item from all others. */
export const keyOf = (item) => `${item.kind}:${item.scenario ?? item.payload ?? item.extensions?.[0]}:${item.name}`;
