import { byID, make } from "./dom.js";
import { offered, site } from "./backend.js";
import { change, onChange, settingsWith, state } from "./state.js";

// The settings of the device, and how the picture is looked at.

const LABELS = {
  "ios10": "iOS 10–12", "ios13": "iOS 13–14", "ios15": "iOS 15", "ios18": "iOS 16–18", "ios26": "iOS 26", light: "Light", dark: "Dark",
  portrait: "Portrait", landscape: "Landscape", notification: "Notification", screen: "Whole screen", platter: "Platter",
  expanded: "Expanded", banner: "Banner", "lock-screen": "Lock screen", "notification-center": "Notification Center",
  group: "Group", swipe: "Swiped row", manage: "Options", prompt: "Permission",
  "island-compact": "Island, compact", "island-minimal": "Island, minimal", "island-expanded": "Island, expanded",
};

/** One for each language that the system speaks here; others can be typed. */
const LOCALES = [
  "ar", "cs", "da", "de_DE", "el", "en_GB", "en_US", "es_ES", "fi", "fr_FR", "he", "hi", "hu", "id", "it_IT", "ja_JP", "ko_KR", "nb", "nl_NL", "pl_PL",
  "pt_BR", "pt_PT", "ro", "ru_RU", "sk", "sv_SE", "th", "tr_TR", "uk", "vi", "zh_CN", "zh_TW",
];

export const labelOf = (value) => LABELS[value] ?? value;

const refreshers = [];
/** The options that leave a setting to the project, by its name. */
const defaults = new Map();

/** Names the project's own values, as they are on the device of the latest picture. */
export function showDefaults(device) {
  for (const [name, option] of defaults) {
    const value = name === "device" ? device.name : device[name];
    if (!state.settings[name] && value) option.textContent = `${labelOf(value)} (project)`;
  }
}

/** Makes the toolbar from the names that the program knows. */
export function startToolbar(session) {
  const options = (names) => [{ value: "", text: "Project's" }, ...names.map((value) => ({ value, text: labelOf(value) }))];
  const device = (label, name, values) => {
    const tool = choice(label, options(values), () => state.settings[name], (value) => setting(name, value));
    defaults.set(name, tool.querySelector("option"));
    return tool;
  };
  const traits = [["Style", "style", session.styles], ["Device", "device", session.devices],
    ["Appearance", "appearance", session.appearances], ["Text size", "contentSize", session.contentSizes]];
  const bar = byID("toolbar");
  for (const [label, name, values] of traits) {
    const found = offered(name, values);
    if (!site || found.length > 1) bar.append(device(label, name, found));
  }
  if (!site) bar.append(...liveTools(session));
  bar.append(
    segments("Mode", site ? [["inspect", "Inspect"]] : [["touch", "Touch"], ["inspect", "Inspect"]], () => state.mode, (mode) => change({ mode })),
    segments("Zoom", [["1", "1×"], ["2", "2×"], ["fit", "Fit"]], () => state.zoom, (zoom) => change({ zoom })),
    toggle("Outlines", () => state.outlines, (outlines) => change({ outlines })),
    toggle("Lines", () => state.lines, (lines) => change({ lines })));
  document.addEventListener("click", ({ target }) => closeMenus((each) => !each.contains(target)));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") closeMenus(() => true); });
  onChange(refresh);
  refresh();
}

/** The settings that only a server can draw. */
function liveTools(session) {
  return [
    field("Locale", "en_US", () => state.settings.locale, (value) => setting("locale", value), LOCALES),
    choice("Place", [{ value: "", text: "Default" }, ...session.places.map((value) => ({ value, text: value === "screen" ? "Whole screen" : labelOf(value) }))],
      () => state.place, (value) => change({ place: value || null, steps: [], moment: null })),
    choice("Crop", session.crops.map((value) => ({ value, text: labelOf(value) })), () => state.crop, (value) => change({ crop: value })),
    menu("More", [
      check("Increase Contrast", () => state.settings.increaseContrast, (on) => setting("increaseContrast", on || null)),
      check("Reduce Transparency", () => state.settings.reduceTransparency, (on) => setting("reduceTransparency", on || null)),
      check("Bold Text", () => state.settings.boldText, (on) => setting("boldText", on || null)),
      check("Landscape", () => state.orientation === "landscape", (on) => change({ orientation: on ? "landscape" : null })),
      check("Full height", () => state.fullHeight, (on) => change({ fullHeight: on })),
      field("Time zone", "GMT", () => state.settings.timeZone, (value) => setting("timeZone", value)),
      field("Date", "2026-01-01T09:41:00Z", () => state.settings.date, (value) => setting("date", value)),
    ]),
  ];
}

function closeMenus(isMeant) {
  for (const each of document.querySelectorAll("details.menu[open]")) if (isMeant(each)) each.open = false;
}

/** Adds a control of another part of the page. */
export function addTool(element, refresher = () => {}) {
  byID("toolbar").append(element);
  refreshers.push(refresher);
  refresher();
}

function refresh() { for (const each of refreshers) each(); }

function setting(name, value) { change({ settings: settingsWith({ [name]: value || null }), moment: null }); }

function choice(label, options, get, set) {
  const select = make("select", {}, ...options.map(({ value, text }) => make("option", { value, text })));
  select.addEventListener("change", () => set(select.value));
  refreshers.push(() => { select.value = get() ?? ""; });
  return make("label", { class: "tool" }, make("span", { text: label }), select);
}

function field(label, placeholder, get, set, offers = []) {
  const list = offers.length > 0 ? make("datalist", { id: `list-${label}` }, ...offers.map((value) => make("option", { value }))) : null;
  const input = make("input", { type: "text", placeholder, size: "6", spellcheck: "false", autocomplete: "off", list: list?.id });
  input.addEventListener("change", () => set(input.value.trim()));
  refreshers.push(() => { if (document.activeElement !== input) input.value = get() ?? ""; });
  return make("label", { class: "tool" }, make("span", { text: label }), input, list);
}

function check(label, get, set) {
  const input = make("input", { type: "checkbox" });
  input.addEventListener("change", () => set(input.checked));
  refreshers.push(() => { input.checked = Boolean(get()); });
  return make("label", { class: "check" }, input, label);
}

/** A button that shows further controls below itself. */
export function menu(title, contents) {
  const content = make("div", { class: "menu-content" }, ...contents);
  return make("details", { class: "menu" }, make("summary", { text: title }), content);
}

function segments(label, values, get, set) {
  const buttons = values.map(([value, text]) => make("button", { type: "button", text, click: () => set(value) }));
  refreshers.push(() => values.forEach(([value], index) => {
    buttons[index].setAttribute("aria-pressed", String(get() === value));
  }));
  return make("div", { class: "segments", role: "group", "aria-label": label }, ...buttons);
}

export function toggle(text, get, set) {
  const button = make("button", { type: "button", text, click: () => set(!get()) });
  refreshers.push(() => button.setAttribute("aria-pressed", String(Boolean(get()))));
  return button;
}
