import { announce, byID, make, visible } from "./dom.js";
import { items, listen, lost, session, site } from "./backend.js";
import { changed, load, openAt, saveNow, startEditor } from "./editor.js";
import { startFiles } from "./files.js";
import { startForm } from "./form.js";
import { redrawGrid, startGrid, usualGrid } from "./grid.js";
import { startInspector } from "./inspector.js";
import { startOverlay } from "./overlay.js";
import { showErrors, startProblems } from "./problems.js";
import { startSplitter } from "./splitter.js";
import { startShare } from "./share.js";
import { currentReply, onReply, redraw, reset, startStage } from "./stage.js";
import { currentItem, setItems, startSidebar, step } from "./sidebar.js";
import { change, onChange, readAddress, settingsWith, state } from "./state.js";
import { redrawThumbnails, startThumbnails } from "./thumbnails.js";
import { playOrPause, startTimeline } from "./timeline.js";
import { showDefaults, startToolbar } from "./toolbar.js";
import { startTouch } from "./touch.js";

// The page: its parts are started, the files below the folder are listed, and the first picture is drawn.

const TABS = [["inspect", "Inspect"], ["edit", "Edit"], ["values", "Values"], ["trace", "Trace"]]
  .filter(([name]) => !site || name === "inspect" || name === "trace");

function startTabs() {
  const buttons = TABS.map(([name, text]) => make("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, text, click: () => change({ tab: name }),
  }));
  byID("tabs").append(...buttons);
  byID("tabs").addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const index = (TABS.findIndex(([name]) => name === state.tab) + by + TABS.length) % TABS.length;
    change({ tab: TABS[index][0] });
    buttons[index].focus();
  });
  const refresh = () => TABS.forEach(([name], index) => {
    buttons[index].setAttribute("aria-selected", String(name === state.tab));
    buttons[index].tabIndex = name === state.tab ? 0 : -1;
    byID(`panel-${name}`).hidden = name !== state.tab;
  });
  if (!TABS.some(([name]) => name === state.tab)) change({ tab: "inspect" });
  onChange(refresh);
  refresh();
}

/** The trace beside the picture: what happened, in order. */
function startTrace() {
  const list = make("ol", { class: "trace" });
  const end = make("p", { class: "muted" });
  byID("panel-trace").append(end, list);
  const draw = () => {
    const reply = currentReply();
    if (!reply || state.tab !== "trace") return;
    const before = list.children.length;
    list.replaceChildren(...reply.trace.map((event, index) => {
      const details = Object.entries(event).filter(([name]) => name !== "event" && name !== "time")
        .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`).join(", ");
      return make("li", { class: index >= before ? "new" : null }, make("span", { class: "time", text: `${event.time.toFixed(2)} s` }), " ",
        make("strong", { text: event.event }), " ", make("span", { text: visible(details) }));
    }));
    const { name, activities } = reply.state;
    const facts = activities.map((activity) => `The Live Activity is ${activity}.`);
    if (name !== "nothing" || facts.length === 0) facts.unshift(`The notification is ${name}.`);
    end.textContent = facts.join(" ");
    list.lastChild?.scrollIntoView({ block: "nearest" });
  };
  onReply(draw);
  onChange((names) => { if (names.has("tab")) draw(); });
}

function startKeys() {
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "s") { event.preventDefault(); saveNow(); return; }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !byID("keys-enabled").checked) return;
    if (event.target.closest("input, textarea, select, dialog, [role=tree]") || byID("stage").classList.contains("types")) return;
    const action = KEYS[event.key];
    if (!action) return;
    if (event.key === " " && event.target.closest("button, a, summary")) return;
    event.preventDefault();
    action();
  });
}

const KEYS = {
  j: () => step(1), k: () => step(-1), "/": () => byID("search").focus(),
  1: () => change({ zoom: "1" }), 2: () => change({ zoom: "2" }), 0: () => change({ zoom: "fit" }),
  d: () => change({ settings: settingsWith({ appearance: state.settings.appearance === "dark" ? "light" : "dark" }) }),
  g: () => change({ grid: state.grid ? null : usualGrid(names) }),
  i: () => change({ mode: state.mode === "touch" ? "inspect" : "touch" }),
  o: () => change({ outlines: !state.outlines }), l: () => change({ lines: !state.lines }),
  r: reset, " ": playOrPause, "?": () => byID("help").showModal(),
};

let names = {};

async function list() {
  const found = await items();
  if (!Array.isArray(found)) return showErrors(found.diagnostics ?? []);
  setItems(found);
  if (found.length === 0) begin();
  await load();
}

/** The folder has nothing to show yet. */
function begin() {
  byID("stage").replaceChildren(make("div", { class: "begin" }, make("h2", { text: "There is nothing to show yet" }),
    make("p", { text: "Put a payload (.apns, or .json with \"aps\") or an extension here, or begin with a template:" }),
    make("pre", { text: "render-notification init my-card" }), make("p", { text: "It shows as soon as it is there." })));
}

async function start() {
  names = await session();
  if (names.diagnostics) return showErrors(names.diagnostics);
  byID("project").textContent = names.root ? names.root.split("/").at(-1) : "Notifications";
  document.title = `${byID("project").textContent} – render-notification`;
  readAddress();
  if (site) change({ mode: "inspect" });
  startProblems(names, (file, line) => openAt(file, line));
  startTabs();
  startSidebar();
  // Code would be compiled for the list alone.
  if (!names.runsCode) startThumbnails();
  startFiles();
  startToolbar(names);
  onReply((reply) => { if (reply.device) showDefaults(reply.device); });
  startStage(names.runsCode);
  startSplitter();
  startTouch();
  startInspector();
  startTimeline();
  startEditor();
  startForm();
  startTrace();
  startGrid(names);
  startOverlay();
  startShare();
  startKeys();
  await list();
  const isEmpty = currentItem() === null;
  const drawAll = () => { redraw(); redrawGrid(); };
  window.addEventListener("hashchange", () => { readAddress(); drawAll(); });
  let isLost = false;
  listen({
    change: (paths) => { changed(paths); drawAll(); redrawThumbnails(); },
    items: async () => {
      await list();
      if (isEmpty && currentItem()) location.reload();
      drawAll();
    },
    lost: () => {
      isLost = true;
      showErrors([lost]);
    },
    open: () => {
      if (isLost) { announce("The server is back"); drawAll(); }
      isLost = false;
    },
  });
  drawAll();
}

start();
