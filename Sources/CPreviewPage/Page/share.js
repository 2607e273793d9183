import { byID, copy, make } from "./dom.js";
import { confirm } from "./toast.js";
import { film, page, render, save, scenario, site } from "./backend.js";
import { currentReply } from "./stage.js";
import { currentItem } from "./sidebar.js";
import { requestFor } from "./state.js";
import { addTool, menu } from "./toolbar.js";

// Ways out of the page: links, pictures, scenarios.

export function startShare() {
  const tools = [
    button("Copy link", async () => confirm(await copy(location.href) ? "The link is copied" : "The browser refused to copy")),
    button("Copy picture", copyPicture),
    button("Download PNG", () => download("png")),
  ];
  if (!site) {
    tools.push(button("Download SVG", () => download("svg")), button("Download film (GIF)", downloadFilm),
      button("Download this view", downloadPage), button("Save as scenario…", saveScenario));
  }
  addTool(menu("Share", tools));
}

const button = (text, click) => make("button", { type: "button", text, click });

async function copyPicture() {
  const reply = currentReply();
  if (!reply) return;
  try {
    const bytes = await (await fetch(reply.picture)).blob();
    await navigator.clipboard.write([new ClipboardItem({ "image/png": bytes })]);
    confirm("The picture is copied");
  } catch { confirm("The browser refused to copy"); }
}

function offer(address, name) {
  // Its click is no click beside the menu, which would close that.
  const link = make("a", { href: address, download: name, click: (event) => event.stopPropagation() });
  document.body.append(link);
  link.click();
  link.remove();
}

async function download(format) {
  const item = currentItem();
  if (!item) return;
  const reply = format === "png" ? currentReply() : await render({ ...requestFor(item), format });
  if (reply?.picture) offer(reply.picture, `${item.name}.${format}`);
  else confirm(reply?.diagnostics?.[0]?.message ?? "There is no picture");
}

/** What was played and touched, as a film. */
async function downloadFilm() {
  const item = currentItem();
  if (!item) return;
  confirm("The film is drawn …");
  const { moment, ...request } = requestFor(item);
  const reply = await film(request);
  if (!reply.picture) { confirm(reply.diagnostics?.[0]?.message ?? "There is no film"); return; }
  offer(reply.picture, `${item.name}.gif`);
  confirm("The film is downloaded");
}

/** The page with this picture alone, for somebody who has nothing installed. */
async function downloadPage() {
  const item = currentItem();
  if (!item) return;
  const reply = await page({ item, request: requestFor(item) });
  if (reply.text) offer(URL.createObjectURL(new Blob([reply.text], { type: "text/html" })), `${item.name}.html`);
  else confirm(reply.diagnostics?.[0]?.message ?? "There is no picture");
}

/** Shows what was done as a scenario's file, and saves it beside the payload. */
async function saveScenario() {
  const item = currentItem();
  if (!item) return;
  const found = await scenario(requestFor(item));
  if (!found.text) { confirm(found.diagnostics?.[0]?.message ?? "There is no scenario"); return; }
  const dialog = byID("scenario-dialog");
  byID("scenario-text").textContent = found.text;
  dialog.returnValue = "";
  dialog.showModal();
  dialog.addEventListener("close", async () => {
    const name = `${byID("scenario-name").value}.scenario.json`;
    if (dialog.returnValue === "download") offer(URL.createObjectURL(new Blob([found.text], { type: "application/json" })), name);
    if (dialog.returnValue !== "save") return;
    const path = found.folder === "." ? name : `${found.folder}/${name}`;
    const reply = await save(path, found.text, null);
    confirm(reply.diagnostics?.[0]?.message ?? `Saved as ${path}`);
  }, { once: true });
}
