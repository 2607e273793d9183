import { byID, make, visible } from "./dom.js";
import { eachLeaf, parse } from "./json.js";
import { edit, payloadText } from "./editor.js";
import { onChange, state } from "./state.js";

// The payload's values as controls. A change keeps everything else of the text as it is.

const body = make("div", { class: "values" });

export function startForm() {
  byID("panel-values").append(body);
  onChange((names) => { if (["item", "drafts", "tab"].some((name) => names.has(name))) draw(); });
}

async function draw() {
  if (state.tab !== "values") return;
  const payload = await payloadText();
  if (!payload) {
    body.replaceChildren(make("p", { class: "muted", text: "A scenario's values are in its file." }));
    return;
  }
  const rows = [];
  eachLeaf(parse(payload.text), (node, path) => rows.push({ node, path }));
  // A focused control keeps its place: only values change.
  const names = rows.map(({ path }) => path.join(" › "));
  const isSame = [...body.children].map((each) => each.dataset.path).join("\n") === names.join("\n") && rows.length > 0;
  if (isSame) {
    rows.forEach(({ node }, index) => {
      const input = body.children[index].querySelector("input, textarea");
      if (input !== document.activeElement) setValue(input, node);
    });
    return;
  }
  body.replaceChildren(...rows.map(({ node, path }, index) => row(node, names[index], index)));
  if (rows.length === 0) body.replaceChildren(make("p", { class: "muted", text: "The payload isn't JSON yet." }));
}

function row(node, name, index) {
  const isLong = node.type === "string" && node.value.length > 40;
  const input = typeof node.value === "boolean" ? make("input", { type: "checkbox" })
    : node.type === "number" ? make("input", { type: "number", step: "any" })
      : make(isLong ? "textarea" : "input", isLong ? { rows: "3" } : { type: "text" });
  setValue(input, node);
  input.addEventListener("input", () => write(index, input));
  const label = make("label", { "data-path": name }, make("span", { text: visible(name) }), input);
  return label;
}

function setValue(input, node) {
  if (input.type === "checkbox") input.checked = node.value === true;
  else input.value = node.value ?? "";
}

async function write(index, input) {
  const payload = await payloadText();
  const leaves = [];
  eachLeaf(parse(payload.text), (node) => leaves.push(node));
  const node = leaves[index];
  if (!node) return;
  let value = input.value;
  if (input.type === "checkbox") value = input.checked;
  else if (node.type === "number") { value = Number(input.value); if (input.value === "" || Number.isNaN(value)) return; }
  edit(payload.text.slice(0, node.start) + JSON.stringify(value) + payload.text.slice(node.end), payload.path);
}
