// The program behind the page: requests to the server, or the pictures that an exported site has.

const siteData = document.getElementById("site");

/** The data of an exported site; `null` on a live page. */
export const site = siteData ? JSON.parse(siteData.textContent) : null;

/** The values of a setting that can be drawn: on an exported site those that it has pictures of. */
export function offered(name, values) {
  return site ? values.filter((value) => site.replies.some(({ settings }) => settings[name] === value)) : values;
}

/** The diagnostic of a server that is gone. */
export const lost = { severity: "error", code: "server-gone", message: "the preview server has ended", hint: "start it again: render-notification preview" };

async function answer(path, options) {
  const reply = await fetch(path, { cache: "no-store", credentials: "omit", ...options });
  return reply.json();
}

function post(path, value) {
  return answer(path, { method: "POST", body: JSON.stringify(value) });
}

/** Calls a function; a server that is gone is a diagnostic like any other. */
async function reaching(body) {
  try { return await body(); } catch { return { diagnostics: [lost] }; }
}

export const session = () => (site ? site.session : reaching(() => answer("session")));
export const items = () => (site ? site.items : reaching(() => answer("items")));
export const readFile = (path) => reaching(() => answer(`file?path=${encodeURIComponent(path)}`));
export const save = (path, text, old) => reaching(() => post("save", { path, text, ...(old === null ? {} : { old }) }));
export const rename = (from, to) => reaching(() => post("rename", { from, to }));
export const touched = (request, gesture) => reaching(() => post("touch", { ...request, gesture }));
export const scenario = (request) => reaching(() => post("scenario", request));
export const film = (request) => reaching(() => post("film", request));
export const page = (view) => reaching(() => post("page", view));
export const symbols = () => (site ? { names: [] } : reaching(() => answer("symbols")));
export const schema = (name) => (site ? {} : reaching(() => answer(`schemas/${name}.json`)));

/** The reply to a request for a picture. */
export function render(request) {
  return site ? exported(request) : reaching(() => post("render", request));
}

/** The picture of an exported site whose settings are nearest to those of a request. */
function exported(request) {
  const same = (item) => (item.scenario ?? item.payload ?? item.extensions?.[0])
    === (request.scenario ?? request.payload ?? request.extensions?.[0]);
  const agreement = ({ settings }) => Object.entries(settings).filter(([name, value]) => request.settings[name] === value).length;
  const found = site.replies.filter(({ item }) => same(item)).sort((a, b) => agreement(b) - agreement(a))[0];
  return found?.reply ?? { diagnostics: [{ ...lost, code: "not-exported", message: "the site has no such picture", hint: "export it with these settings" }] };
}

/** Calls functions when files of the project change, by the event's name, and `open` and `lost` for the connection. */
export function listen(handlers) {
  if (site) return;
  const source = new EventSource("events");
  source.addEventListener("open", () => handlers.open());
  source.addEventListener("error", () => handlers.lost());
  for (const name of ["change", "items"]) {
    source.addEventListener(name, (event) => handlers[name](JSON.parse(event.data)));
  }
}
