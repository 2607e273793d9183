import { byID, counted, make, visible } from "./dom.js";

// Diagnostics: over the picture while there is an error, and in lists.

let session = { editor: "", root: "" };
let openInEditor = () => false;

/** @param open opens a file at a line in the page's editor; `false` when it can't. */
export function startProblems(found, open) {
  session = found;
  openInEditor = open;
}

/** The address that the user's editor opens a file by; `null` on an exported site. */
export function editorAddress(file, line = 1) {
  if (!session.editor) return null;
  const path = file.startsWith("/") ? file : `${session.root}/${file}`;
  return session.editor.replace("{file}", encodeURI(path)).replace("{line}", String(line));
}

/** A link to a line: a click goes to it in the page's editor, the second link in the user's. */
export function sourceLink(file, line) {
  const place = make("span", { class: "source" });
  const name = visible(line ? `${file}:${line}` : file);
  place.append(make("button", { type: "button", class: "link", text: name, click: () => openInEditor(file, line) }));
  const address = editorAddress(file, line);
  if (address) place.append(" ", make("a", { href: address, text: "open in editor", "aria-label": `Open ${name} in your editor` }));
  return place;
}

/** An element of a list for a diagnostic. */
export function described(problem) {
  const entry = make("li", { class: "problem", "data-severity": problem.severity });
  entry.append(make("strong", { text: problem.severity }), " ", make("span", { text: visible(problem.message) }), " ",
    make("code", { text: problem.code }));
  if (problem.file && problem.file !== "page") entry.append(make("div", {}, sourceLink(problem.file, problem.line)));
  if (problem.hint) entry.append(make("div", { class: "hint", text: visible(problem.hint) }));
  return entry;
}

/** The findings of the latest picture above each tab, behind their number. */
export function showFindings(problems) {
  const strip = byID("findings");
  const counts = ["error", "warning", "note"].map((severity) => [severity, problems.filter((each) => each.severity === severity).length])
    .filter(([, count]) => count > 0);
  strip.hidden = counts.length === 0;
  strip.dataset.severity = counts[0]?.[0] ?? "";
  const [summary, list] = strip.children;
  summary.textContent = counts.map(([severity, count]) => counted(count, severity)).join(", ");
  list.replaceChildren(...problems.slice(0, 50).map(described));
}

/** Shows errors over the last picture; none takes them away. */
export function showErrors(problems) {
  const banner = byID("banner");
  const errors = problems.filter((each) => each.severity === "error");
  banner.hidden = errors.length === 0;
  banner.replaceChildren(make("ul", {}, ...errors.slice(0, 8).map(described)));
  byID("stage").classList.toggle("stale", errors.length > 0);
}
