import { schema, symbols } from "./backend.js";

// What a JSON schema allows at a place of a text.

const schemas = new Map();
/** The names of system symbols that have a drawing. */
let symbolNames = [];

/** The schema of a file, by what is in it; `null` for files without one. */
export async function schemaFor(path, root) {
  const keys = new Set((root?.members ?? []).map(({ key }) => key.value));
  let name = null;
  if (path.endsWith(".apns") || keys.has("aps")) name = "payload";
  else if (keys.has("steps")) name = "scenario";
  else if (path.endsWith("bindings.json")) name = "bindings";
  else if (path.endsWith("descriptor.json") || keys.has("categories") || keys.has("view")) name = "descriptor";
  else if (path.endsWith(".json")) name = "payload";
  if (name && !schemas.has(name)) {
    schemas.set(name, await schema(name));
    // The other files name no symbols.
    if (name === "descriptor") symbolNames = (await symbols()).names ?? [];
  }
  return name ? schemas.get(name) : null;
}

/** A schema and what it refers to or combines, flattened. */
function variants(node, root, depth = 0) {
  if (!node || depth > 12) return [];
  if (node.$ref) return variants(follow(node.$ref, root), root, depth + 1).map((each) => ({ ...each, description: node.description ?? each.description }));
  const combined = ["anyOf", "oneOf", "allOf"].flatMap((name) => node[name] ?? []);
  return [node, ...combined.flatMap((each) => variants(each, root, depth + 1)),
    ...["then", "else"].flatMap((name) => variants(node[name], root, depth + 1))];
}

const follow = (reference, root) => reference.replace(/^#\//, "").split("/").filter(Boolean).reduce((node, name) => node?.[name], root);

/** The schemas of a place: of the value that the path leads to. */
function schemasAt(root, path) {
  let found = variants(root, root);
  for (const { key } of path.slice(1)) {
    found = found.flatMap((node) => {
      const inner = typeof key === "number" ? node.items
        : node.properties?.[key] ?? (typeof node.additionalProperties === "object" ? node.additionalProperties : null);
      return variants(inner, root);
    });
  }
  return found;
}

/** What may be written at a place: [{ text, detail, picture }], keys or values; symbols have a picture's address. */
export function completions(root, { path, member, isValue }) {
  if (!root) return [];
  const found = new Map();
  if (isValue) {
    const schemas = schemasAt(root, [...path, { key: member.key.value }]);
    addValues(found, schemas);
  } else {
    const last = path.at(-1)?.node;
    if (last?.type === "string") {
      addValues(found, schemasAt(root, path));
    } else {
      const written = new Set((last?.members ?? []).filter((each) => each !== member).map(({ key }) => key.value));
      for (const each of schemasAt(root, path)) {
        for (const [name, inner] of Object.entries(each.properties ?? {})) {
          if (written.has(name)) continue;
          const detail = variants(inner, root).find(({ description }) => description)?.description ?? "";
          found.set(JSON.stringify(name), { detail });
        }
      }
    }
  }
  return [...found].map(([text, choice]) => ({ text, ...choice }));
}

function addValues(found, schemas) {
  for (const each of schemas) {
    const isSymbol = each.format === "symbol-name";
    for (const value of isSymbol ? symbolNames : valuesOf(each)) {
      found.set(JSON.stringify(value), isSymbol ? { detail: "", picture: `symbols/${value}` } : { detail: each.description ?? "" });
    }
  }
}

function valuesOf(node) {
  const values = [...(node.enum ?? []), ...(node.const === undefined ? [] : [node.const]), ...(node.examples ?? [])];
  if (node.type === "boolean") values.push(true, false);
  return values;
}
