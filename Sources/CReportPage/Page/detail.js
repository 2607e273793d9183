// The right side: everything the report says about one case.

const STATUSES = [
  ["changed", "Changed", "±", "differs from its reference"],
  ["failed", "Failed", "!", "can't be rendered"],
  ["missing", "Missing", "?", "has no reference"],
  ["new", "New", "+", "its reference was just written"],
  ["orphaned", "Orphaned", "○", "a reference that nothing makes"],
  ["passed", "Passed", "✓", "equals its reference"],
];
const CHANGES_AT_FIRST = 8;

const statusOf = (item) => STATUSES.find(([status]) => status === item.status) ?? [item.status, item.status, "·", ""];

/** A name's folder, with its slash, and the rest. */
function nameParts(name) {
  const end = name.lastIndexOf("/") + 1;
  return [name.slice(0, end), name.slice(end)];
}

function badge(item) {
  const [status, title, sign] = statusOf(item);
  return make("span", { class: "badge", "data-status": status },
    make("span", { class: "sign", "aria-hidden": "true", text: sign }), make("span", { class: "badge-title", text: visible(title) }));
}

/** Such as "2 layout changes, 1,234 pixels differ". */
function extent(item) {
  const parts = [];
  if (item.changes?.length) parts.push(counted(item.changes.length, "layout change"));
  const differing = item.picture?.differing;
  if (differing) parts.push(`${counted(differing, "pixel")} ${differing === 1 ? "differs" : "differ"}`);
  return parts.join(", ");
}

function section(title, ...children) {
  return make("section", { class: "part" }, make("h3", { text: title }), ...children);
}

// Layout changes

/** Marks the part of a text that another one doesn't have: all between the common start and the common end. */
function marked(tag, text, other) {
  const [own, against] = [Array.from(text), Array.from(other)];
  let start = 0;
  while (start < own.length && start < against.length && own[start] === against[start]) start += 1;
  let end = 0;
  while (end < Math.min(own.length, against.length) - start && own.at(-1 - end) === against.at(-1 - end)) end += 1;
  const cut = (from, to) => visible(own.slice(from, to).join(""));
  const middle = cut(start, own.length - end);
  return make(tag, {}, cut(0, start), ...(middle ? [make("mark", { text: middle })] : []), cut(own.length - end, own.length));
}

/** Such as "+8"; empty for what isn't two numbers. */
function delta({ from, to }) {
  const isNumber = /^[-+]?\d+(\.\d+)?$/;
  if (!isNumber.test(from ?? "") || !isNumber.test(to ?? "")) return "";
  const by = Math.round((Number(to) - Number(from)) * 1000) / 1000;
  return `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
}

function changeRow(change) {
  const { view = "", property = "", from, to, file, line } = change;
  const isText = property === "text";
  const value = (tag, own, other) => isText ? marked(tag, own, other ?? "") : make(tag, { text: visible(own) });
  const values = make("span", { class: "values" });
  if (property === "added" || property === "removed") {
    const at = (property === "added" ? to : from) || to || from;
    values.append(make(property === "added" ? "ins" : "del", { text: property }), ...(at ? [` ${visible(at)}`] : []));
  } else {
    values.append(make("span", { class: "property", text: visible(property) }), " ",
      from === undefined ? make("del", { text: "nothing" }) : value("del", from, to), " → ",
      to === undefined ? make("ins", { text: "nothing" }) : value("ins", to, from));
    const by = delta(change);
    if (by) values.append(" ", make("span", { class: "delta", text: by }));
  }
  const source = file ? make("span", { class: "source", text: visible(file) + (line === undefined ? "" : `:${line}`) }) : null;
  return make("li", {}, make("span", { class: "view", text: `${visible(view)}:` }), " ", values, ...(source ? [" ", source] : []));
}

function changesSection(changes) {
  const list = make("ul", { class: "changes", role: "list" }, ...changes.slice(0, CHANGES_AT_FIRST).map(changeRow));
  const part = section("Layout", list);
  const rest = changes.slice(CHANGES_AT_FIRST);
  if (rest.length > 0) {
    const more = make("button", { type: "button", class: "more", text: `Show all ${number(changes.length)} changes` });
    more.addEventListener("click", () => {
      list.append(...rest.map(changeRow));
      list.tabIndex = -1;
      list.focus({ preventScroll: true });
      more.remove();
    });
    part.append(more);
  }
  return part;
}

// Numbers

function share(differing, pixels) {
  const percent = (differing / pixels) * 100;
  return percent > 0 && percent < 0.01 ? "less than 0.01 %" : `${percent.toLocaleString("en", { maximumFractionDigits: 2 })} %`;
}

function numbers({ width, height, scale, differing, beyond, worst, box, tolerance }) {
  const pixels = width * height;
  const rows = [];
  if (differing !== undefined) rows.push(["Differing pixels", `${number(differing)} of ${number(pixels)}`, share(differing, pixels)]);
  if (beyond !== undefined) rows.push(["Beyond the tolerance", number(beyond), tolerance ?? ""]);
  if (worst !== undefined) rows.push(["Largest difference", `${number(worst)} of 255`, "of a channel"]);
  if (box) rows.push(["Bounding box", `${number(box.width)} × ${number(box.height)} px`, `at x ${box.x}, y ${box.y}`]);
  const points = (length) => number(Math.round((length / scale) * 10) / 10);
  rows.push(["Size", `${number(width)} × ${number(height)} px`, scale ? `${points(width)} × ${points(height)} pt at ${scale}×` : ""]);
  return make("dl", { class: "numbers" }, ...rows.map(([title, value, note]) =>
    make("div", {}, make("dt", { text: title }), make("dd", { text: visible(value) }),
      ...(note ? [make("dd", { class: "note", text: visible(note) })] : []))));
}

// Commands and paths

function acceptSection(command) {
  const code = make("code", { class: "command", text: visible(command) });
  if (isSafeToPaste(command)) {
    return section("Accept", make("div", { class: "line" }, code, copyButton("Copy", command, "Copy the accept command")));
  }
  return section("Accept", make("div", { class: "line" }, code),
    make("p", { class: "note", text: "Not copied: the command contains control characters that a terminal may run." }));
}

function filesSection(files, labels) {
  const row = ({ role, path }) => {
    const title = visible(labels[role] ?? role);
    return make("div", {}, make("dt", { text: title }), make("dd", { class: "line" },
      make("code", { text: visible(path) }), isSafeToPaste(path) ? copyButton("Copy", path, `Copy the path of ${title}`) : null));
  };
  return section("Files", make("dl", { class: "files" }, ...files.map(row)));
}

const messageSection = (text) =>
  section("Message", make("pre", { class: "message", tabindex: "0", "aria-label": "Message", text: visibleLines(text) }));

/** The parts of a case, without its heading. `viewer` shows the picture. */
function detailParts(item, hasPictures, viewer, labels) {
  const parts = [];
  const isFailed = item.status === "failed";
  if (item.message && isFailed) parts.push(messageSection(item.message));
  if (hasPictures) parts.push(section("Picture", viewer.element));
  if (item.changes?.length) parts.push(changesSection(item.changes));
  if (item.picture) parts.push(make("div", { class: "part" }, numbers(item.picture)));
  if (item.accept) parts.push(acceptSection(item.accept));
  if (item.message && !isFailed) parts.push(messageSection(item.message));
  if (item.files?.length) parts.push(filesSection(item.files, labels));
  return parts;
}
