// The page of a batch: search, filters, a grid that holds only the visible cards, a row enlarged, and a download.

const data = JSON.parse(byID("data").textContent);
const STATUSES = data.statuses;
const [ID, STATUS, OUTPUT, FINDINGS, CUTS, LINE, RATIO] = [0, 1, 2, 3, 4, 5, 6];
const rows = data.rows;
/** Pixels: the least width of a card, its space around the picture, the height of its two lines, and the space between cards. */
const CARD = { width: 232, padding: 22, words: 52, gap: 14 };
/** The picture's height divided by its width: of a picture that nobody measured, and the highest that is shown whole. */
const RATIO_UNKNOWN = 0.6, RATIO_MAX = 3;
const STATUS_WORDS = {
  ok: "Drawn", warning: "With warnings", error: "Not drawn", skipped: "Same picture as another row",
};

let shown = rows.map((_, index) => index);
let filter = null;
let enlarged = -1;

const cutWords = (cut) => {
  const [device, style, place] = data.places[cut[3]];
  const role = cut[1] ? `${cut[0]} ${cut[1]}` : cut[0];
  return `${role} is cut on ${device}, ${style}, ${place}: “${cut[2]}” isn’t seen`;
};
/** The address of a picture, which always lies below the page's folder of pictures. */
const address = (output) => data.pictures + output.split("/").map(encodeURIComponent).join("/");

/** The row in a few words. */
function words(row) {
  if (row[CUTS].length > 0) return `${[...new Set(row[CUTS].map((cut) => cut[0]))].join(", ")} cut`;
  if (row[FINDINGS].length > 0) return data.findings[row[FINDINGS][0]].message;
  return STATUS_WORDS[STATUSES[row[STATUS]]] ?? STATUSES[row[STATUS]];
}

// Filters: each status, cut texts, each phone that cuts some, and each code of a finding.

/** The finding in words: its message where all rows have the same one, else its code. */
function codeWords(code) {
  const messages = new Set(data.findings.filter((finding) => finding.code === code).map((finding) => finding.message));
  const [message] = messages;
  const text = messages.size === 1 && message.length <= 60 ? message : code.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const filters = [];
/** The phones that cut texts of the row. */
const phonesOf = (row) => new Set(row[CUTS].map((cut) => data.places[cut[3]][0]));

function countFilters() {
  const codes = new Map();
  const statuses = STATUSES.map(() => 0);
  const phones = new Map();
  let cut = 0;
  for (const row of rows) {
    statuses[row[STATUS]] += 1;
    if (row[CUTS].length > 0) cut += 1;
    for (const phone of phonesOf(row)) phones.set(phone, (phones.get(phone) ?? 0) + 1);
    for (const code of new Set(row[FINDINGS].map((index) => data.findings[index].code))) {
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  }
  if (cut > 0) {
    filters.push({ name: "cut texts", words: "Cut texts", count: cut, matches: (row) => row[CUTS].length > 0 });
  }
  for (const [phone, count] of [...phones].sort((a, b) => b[1] - a[1])) {
    filters.push({ name: phone, words: `Cut on ${phone}`, count, matches: (row) => phonesOf(row).has(phone) });
  }
  STATUSES.forEach((name, status) => {
    const words = STATUS_WORDS[name] ?? name;
    if (statuses[status] > 0) {
      filters.push({ name, words, count: statuses[status], matches: (row) => row[STATUS] === status });
    }
  });
  for (const [code, count] of [...codes].sort((a, b) => b[1] - a[1])) {
    const own = new Set(data.findings.flatMap((finding, index) => finding.code === code ? [index] : []));
    filters.push({ name: code, words: codeWords(code), count, matches: (row) => row[FINDINGS].some((index) => own.has(index)) });
  }
}

function showFilters() {
  for (const each of filters) {
    const button = make(
      "button", { type: "button", "aria-pressed": "false", "data-filter": each.name, title: visible(each.name) },
      `${visible(each.words)} `, make("span", { class: "count", text: number(each.count) }));
    button.addEventListener("click", () => {
      filter = filter === each ? null : each;
      for (const other of byID("filters").children) {
        other.setAttribute("aria-pressed", String(other.dataset.filter === filter?.name));
      }
      select();
    });
    byID("filters").append(button);
  }
}

const haystacks = [];
/** Everything of a row that a search looks at, in lower case. */
function haystack(index) {
  const row = rows[index];
  haystacks[index] ??= [
    row[ID] ?? `line ${row[LINE]}`,
    ...row[FINDINGS].map((each) => `${data.findings[each].code} ${data.findings[each].message}`),
    ...row[CUTS].map((cut) => `${cut[0]} ${cut[2]} ${data.places[cut[3]].join(" ")}`),
  ].join("\n").toLowerCase();
  return haystacks[index];
}

/** Shows the rows that the search and the filter leave. */
function select() {
  const text = byID("search").value.trim().toLowerCase();
  shown = [];
  for (let index = 0; index < rows.length; index += 1) {
    if (filter && !filter.matches(rows[index])) continue;
    if (text && !haystack(index).includes(text)) continue;
    shown.push(index);
  }
  byID("shown").textContent =
    shown.length === rows.length ? "" : `${number(shown.length)} of ${counted(rows.length, "row")} shown`;
  byID("scroller").scrollTop = 0;
  layOut();
}

// The grid.

const cards = new Map();
/** The grid as it was measured last: its columns, the width of a card, and the upper edge of each line and of its end. */
let lines = { of: null, across: 0, columns: 1, width: 0, tops: [0] };

/** A line of cards is as high as its highest picture. */
function measure() {
  const across = byID("grid").clientWidth;
  if (lines.of === shown && lines.across === across) return;
  const columns = Math.max(1, Math.floor((across + CARD.gap) / (CARD.width + CARD.gap)));
  const width = (across - (columns - 1) * CARD.gap) / columns;
  const tops = [0];
  for (let place = 0; place < shown.length; place += columns) {
    const ratios = shown.slice(place, place + columns).map((index) => Math.min(RATIO_MAX, rows[index][RATIO] ?? RATIO_UNKNOWN));
    const height = (width - CARD.padding) * Math.max(...ratios) + CARD.padding + CARD.words;
    tops.push(tops.at(-1) + height + CARD.gap);
  }
  lines = { of: shown, across, columns, width, tops };
}

/** The line at a distance from the grid's top. */
function lineAt(y) {
  let [low, high] = [0, Math.max(0, lines.tops.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines.tops[middle] <= y) low = middle; else high = middle - 1;
  }
  return low;
}

function layOut() {
  const grid = byID("grid");
  const scroller = byID("scroller");
  measure();
  const { columns, width, tops } = lines;
  grid.style.height = `${tops.at(-1)}px`;
  const first = Math.max(0, lineAt(scroller.scrollTop) - 1) * columns;
  const last = Math.min(shown.length, (lineAt(scroller.scrollTop + scroller.clientHeight) + 2) * columns);
  const wanted = new Map();
  for (let place = first; place < last; place += 1) wanted.set(shown[place], place);
  for (const [index, card] of cards) {
    if (!wanted.has(index)) {
      card.remove();
      cards.delete(index);
    }
  }
  let before = null;
  for (const [index, place] of wanted) {
    const card = cards.get(index) ?? makeCard(index);
    card.style.left = `${(place % columns) * (width + CARD.gap)}px`;
    const line = Math.floor(place / columns);
    card.style.top = `${tops[line]}px`;
    card.style.width = `${width}px`;
    card.style.height = `${tops[line + 1] - tops[line] - CARD.gap}px`;
    card.setAttribute("aria-posinset", String(place + 1));
    card.setAttribute("aria-setsize", String(shown.length));
    // In the order of the rows, for the keyboard and screen readers.
    if (!cards.has(index)) {
      if (before) before.after(card); else grid.prepend(card);
      cards.set(index, card);
    }
    before = card;
  }
  byID("empty")?.remove();
  if (shown.length === 0) grid.append(make("p", { class: "empty", id: "empty", text: "No row has that." }));
}

function picture(row, alternative) {
  if (!row[OUTPUT]) return make("div", { class: "none", text: "no picture" });
  const image = make("img", { alt: alternative, decoding: "async", src: address(row[OUTPUT]) });
  image.addEventListener("error", () => {
    image.replaceWith(make("div", { class: "none", text: "the picture isn’t where it was" }));
  });
  return image;
}

const title = (row) => visible(row[ID] ?? `line ${row[LINE]}`);

function makeCard(index) {
  const row = rows[index];
  const card = make("button", {
    type: "button", class: "card", role: "listitem", "data-index": index, "data-status": STATUSES[row[STATUS]],
    "aria-label": `${title(row)}: ${visible(words(row))}`,
  }, picture(row, ""), make("span", { class: "id", text: title(row) }),
    make("span", { class: "words", text: visible(words(row)) }));
  card.addEventListener("click", () => enlarge(shown.indexOf(index)));
  return card;
}

// One row.

function enlarge(place) {
  if (place < 0 || place >= shown.length) return;
  enlarged = place;
  const row = rows[shown[place]];
  byID("detail-title").textContent = title(row);
  byID("detail-picture").replaceChildren(picture(row, `The notification of ${title(row)}`));
  const list = make("ul");
  for (const cut of row[CUTS]) list.append(make("li", { text: visible(cutWords(cut)) }));
  for (const each of row[FINDINGS]) {
    const finding = data.findings[each];
    list.append(make("li", { text: `${finding.severity}: ${visible(finding.message)}` },
      make("span", { class: "note", text: visible([finding.code, finding.path, finding.hint].filter(Boolean).join(" · ")) })));
  }
  if (list.children.length === 0) list.append(make("li", { text: "Nothing to say about it." }));
  if (row[OUTPUT]) list.append(make("li", {}, make("a", { href: address(row[OUTPUT]), text: visible(row[OUTPUT]) })));
  byID("detail-facts").replaceChildren(list);
  byID("previous").disabled = place === 0;
  byID("next").disabled = place === shown.length - 1;
  if (!byID("detail").open) byID("detail").showModal();
}

// The download.

/** A field of RFC 4180; a spreadsheet takes no text for a formula. */
function field(text) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csv() {
  const lines = ["id,status,findings,cut,picture"];
  for (const index of shown) {
    const row = rows[index];
    lines.push([
      row[ID] ?? `line ${row[LINE]}`, STATUSES[row[STATUS]],
      row[FINDINGS].map((each) => `${data.findings[each].code}: ${data.findings[each].message}`).join("; "),
      row[CUTS].map(cutWords).join("; "), row[OUTPUT] ?? "",
    ].map(field).join(","));
  }
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function download() {
  const link = make("a", { download: "batch.csv", href: URL.createObjectURL(new Blob([csv()], { type: "text/csv" })) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  announce(`${counted(shown.length, "row")} downloaded`);
}

document.title = data.title;
byID("title").textContent = visible(data.title);
countFilters();
byID("summary").textContent = [counted(rows.length, "row"), counted(data.pictureCount, "picture")].join(" · ");
showFilters();
let pending = 0;
byID("search").addEventListener("input", () => {
  clearTimeout(pending);
  pending = setTimeout(select, 120);
});
byID("download").addEventListener("click", download);
byID("close").addEventListener("click", () => byID("detail").close());
byID("previous").addEventListener("click", () => enlarge(enlarged - 1));
byID("next").addEventListener("click", () => enlarge(enlarged + 1));
byID("detail").addEventListener("close", () => cards.get(shown[enlarged])?.focus());
document.addEventListener("keydown", (event) => {
  if (byID("detail").open) {
    if (event.key === "ArrowLeft") enlarge(enlarged - 1);
    if (event.key === "ArrowRight") enlarge(enlarged + 1);
  } else if (event.key === "/" && document.activeElement !== byID("search")) {
    event.preventDefault();
    byID("search").focus();
  }
});
byID("scroller").addEventListener("scroll", layOut, { passive: true });
new ResizeObserver(layOut).observe(byID("scroller"));
layOut();
