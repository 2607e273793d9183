// JSON with the place of each value in the text, which may be unfinished.

/** Strings, those before a colon with it in the group, numbers and words. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?(?=(\s*:)?)|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** The parts of a text in its order; `kind` is "key", "string", "number", "word", or `null` for what is between them. */
export function tokens(text) {
  const found = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) found.push({ kind: null, text: text.slice(end, match.index) });
    const isString = match[0].startsWith('"');
    found.push({ kind: isString ? (match[1] ? "key" : "string") : /[\d-]/.test(match[0][0]) ? "number" : "word", text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: null, text: text.slice(end) });
  return found;
}

/**
 * Reads a text as far as it is JSON. A node has `type` ("object", "array", "string", "number", "word"), `start`, `end`,
 * `value` for plain ones, and `members` ({ key: node, value: node or null }) or `elements`.
 */
export function parse(text) {
  let at = 0;
  const space = () => { while (at < text.length && " \t\n\r".includes(text[at])) at += 1; };

  function value(depth) {
    space();
    if (at >= text.length || depth > 200) return null;
    const start = at;
    const character = text[at];
    if (character === "{") return object(start, depth);
    if (character === "[") return array(start, depth);
    if (character === '"') return string(start);
    while (at < text.length && !' \t\n\r,:]}"{['.includes(text[at])) at += 1;
    if (at === start) return null;
    const word = text.slice(start, at);
    const known = { true: true, false: false, null: null };
    const isNumber = /^-?\d/.test(word);
    return { type: isNumber ? "number" : "word", start, end: at, value: isNumber ? Number(word) : known[word] };
  }

  function string(start) {
    at += 1;
    while (at < text.length && text[at] !== '"' && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1;
    const isClosed = text[at] === '"';
    if (isClosed) at += 1;
    at = Math.min(at, text.length);
    let found = text.slice(start + 1, isClosed ? at - 1 : at);
    try { if (isClosed) found = JSON.parse(text.slice(start, at)); } catch { /* An escape that isn't one yet. */ }
    return { type: "string", start, end: at, value: found, isClosed };
  }

  function object(start, depth) {
    const node = { type: "object", start, end: text.length, members: [] };
    at += 1;
    for (;;) {
      space();
      if (at >= text.length) return node;
      if (text[at] === "}") { at += 1; node.end = at; return node; }
      if (text[at] === ",") { at += 1; continue; }
      if (text[at] !== '"') { at += 1; continue; }
      const member = { key: string(at), value: null, colon: null };
      node.members.push(member);
      space();
      if (text[at] !== ":") continue;
      member.colon = at;
      at += 1;
      member.value = value(depth + 1);
    }
  }

  function array(start, depth) {
    const node = { type: "array", start, end: text.length, elements: [] };
    at += 1;
    for (;;) {
      space();
      if (at >= text.length) return node;
      if (text[at] === "]") { at += 1; node.end = at; return node; }
      if (text[at] === ",") { at += 1; continue; }
      const element = value(depth + 1);
      if (element) node.elements.push(element); else at += 1;
    }
  }

  return value(0);
}

/** The values around an offset, the outermost first: [{ node, key }]; `key` is the member's name or the index. */
export function pathAt(root, offset) {
  const path = [];
  let node = root;
  let key = null;
  while (node) {
    path.push({ node, key });
    let next = null;
    if (node.type === "object") {
      const member = node.members.find((each) => offset >= each.key.start && offset <= (each.value?.end ?? memberEnd(node, each)));
      if (member?.value && offset >= member.value.start) { next = member.value; key = member.key.value; }
      else if (member && member.colon !== null && offset > member.colon) return { path, member, isValue: true };
      else if (member && offset <= member.key.end) return { path, member, isValue: false };
    } else if (node.type === "array") {
      const index = node.elements.findIndex((each) => offset >= each.start && offset <= each.end);
      if (index >= 0) { next = node.elements[index]; key = index; }
    }
    node = next;
  }
  return { path, member: null, isValue: false };
}

/** The end of a member without a value: where the next begins, or the object ends. */
function memberEnd(object, member) {
  const next = object.members[object.members.indexOf(member) + 1];
  return next ? next.key.start - 1 : object.end - 1;
}

/** Calls a function with each plain value and its path. */
export function eachLeaf(node, body, path = []) {
  if (!node) return;
  if (node.type === "object") for (const { key, value } of node.members) eachLeaf(value, body, [...path, key.value]);
  else if (node.type === "array") node.elements.forEach((each, index) => eachLeaf(each, body, [...path, index]));
  else body(node, path);
}
