import { byID, make } from "./dom.js";
import { readFile, rename, save, site } from "./backend.js";
import { awaitFile, currentItem } from "./sidebar.js";
import { onReply } from "./stage.js";
import { confirm } from "./toast.js";

// Payloads are made, copied and renamed beside those that are there.

const NEW = { aps: { alert: { title: "Title", body: "Body" } } };
const ENDING = ".apns";

export function startFiles() {
  byID("files").hidden = site !== null;
  const ofPayload = [button("Duplicate…", duplicate), button("Rename…", renamed)];
  byID("files").append(button("New…", create), ...ofPayload);
  const refresh = () => ofPayload.forEach((each) => { each.disabled = !currentItem()?.payload; });
  onReply(refresh);
  refresh();
}

const button = (text, click) => make("button", { type: "button", text, click });
const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
const stemOf = (path) => path.slice(folderOf(path).length).replace(/\.[^.]+$/, "");

/** Asks for a name; `null` when nobody gives one. */
function ask(title, name) {
  const dialog = byID("file-dialog");
  byID("file-title").textContent = title;
  byID("file-name").value = name;
  dialog.returnValue = "";
  dialog.showModal();
  byID("file-name").select();
  return new Promise((done) => {
    dialog.addEventListener("close", () => done(dialog.returnValue === "save" ? byID("file-name").value : null), { once: true });
  });
}

async function create() {
  const item = currentItem();
  const folder = item?.payload ? folderOf(item.payload) : item?.folder ? `${item.folder}/` : "";
  await write("New payload", `${folder}new`, `${JSON.stringify(NEW, null, 2)}\n`);
}

async function duplicate() {
  const { payload } = currentItem();
  const found = await readFile(payload);
  if (found.text === undefined) confirm(found.diagnostics?.[0]?.message ?? "");
  else await write(`Duplicate of ${stemOf(payload)}`, `${folderOf(payload)}${stemOf(payload)}-2`, found.text);
}

async function write(title, suggestion, text) {
  const name = await ask(title, stemOf(suggestion));
  if (name === null) return;
  const path = folderOf(suggestion) + name + ENDING;
  end(path, await save(path, text, null), `Saved as ${path}`);
}

async function renamed() {
  const { payload } = currentItem();
  const name = await ask(`New name of ${stemOf(payload)}`, stemOf(payload));
  if (name === null || name === stemOf(payload)) return;
  const path = folderOf(payload) + name + payload.slice(folderOf(payload).length + stemOf(payload).length);
  end(path, await rename(payload, path), `Renamed to ${path}`);
}

function end(path, reply, success) {
  const problem = reply.diagnostics?.[0]?.message;
  if (!problem) awaitFile(path);
  confirm(problem ?? success);
}
