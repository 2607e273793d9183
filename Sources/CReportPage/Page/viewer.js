// The picture of a case: slider, side by side, difference, strobe; zoom and the values of a pixel.

const MODES = [["slider", "Slider"], ["side", "Side by side"], ["difference", "Difference"], ["strobe", "Strobe"]];
const ZOOMS = [["fit", "Fit"], ["1", "1×"], ["2", "2×"], ["8", "8×"]];
/** Below 3 flashes a second (WCAG 2.3.1). */
const STROBE_MILLISECONDS = 600;
/** As in the style sheet: room for the frame around a difference at the picture's edge. */
const PANE_PADDING = 6;
const NO_DIFFERENCE = { width: 0, height: 0 };

class Viewer {
  /** - `changed` runs after a change of mode or zoom. */
  constructor(labels, changed) {
    this.labels = { reference: labels.reference, failure: labels.failure, difference: "Difference" };
    this.changed = changed;
    this.mode = "slider";
    this.zoom = "fit";
    this.hasFrame = true;
    this.divider = 50;
    this.canvases = {};
    this.request = 0;
    this.reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    this.build();
    new ResizeObserver(() => this.layOut()).observe(this.element);
    addEventListener("resize", () => this.layOut());
  }

  build() {
    this.modeButtons = MODES.map(([mode, title]) =>
      make("button", { type: "button", "data-mode": mode, text: title, click: () => this.setMode(mode) }));
    this.zoomButtons = ZOOMS.map(([zoom, title]) =>
      make("button", { type: "button", "data-zoom": zoom, text: title, click: () => this.setZoom(zoom) }));
    this.frameButton = make("button", {
      type: "button", class: "toggle", "aria-keyshortcuts": "f", text: "Frame", click: () => this.toggleFrame(),
    });
    this.modes = make("div", { class: "segments", role: "group", "aria-label": "Mode" }, ...this.modeButtons);
    this.toolbar = make("div", { class: "toolbar" }, this.modes,
      make("div", { class: "segments", role: "group", "aria-label": "Zoom" }, ...this.zoomButtons), this.frameButton);
    this.captions = make("div", { class: "captions" });
    this.stage = make("div", {
      class: "stage", id: "stage", tabindex: "0", role: "group", "aria-describedby": "stage-help", keydown: (event) => this.pressed(event),
    });
    this.playButton = make("button", { type: "button", click: () => this.play(!this.timer) });
    this.swapButton = make("button", { type: "button", text: "Swap", click: () => { this.play(false); this.swap(); } });
    this.strobeTools = make("div", { class: "strobe-tools", role: "group", "aria-label": "Strobe" }, this.playButton, this.swapButton);
    this.readout = make("p", { class: "readout", id: "readout" });
    this.help = "Point at a pixel to read its values. With the picture focused, arrow keys move the pixel cursor.";
    this.element = make("div", { class: "viewer" }, this.toolbar, this.captions, this.stage, this.strobeTools,
      this.readout, make("p", { class: "unseen", id: "stage-help", text: this.help }));
  }

  /** Shows the picture of a case; decodes it in the background. */
  async show(index, item) {
    const request = (this.request += 1);
    this.play(false);
    this.item = item;
    this.size = { width: item.picture?.width ?? 1, height: item.picture?.height ?? 1 };
    this.box = item.picture?.box ?? null;
    this.canvases = {};
    this.cursor = null;
    this.focus = null;
    this.stage.setAttribute("aria-busy", "true");
    this.arrange();
    const roles = ["reference", "failure", "difference"].filter((role) => hasPicture(index, role));
    const decoded = await Promise.all(roles.map((role) => pictureCanvas(index, role)));
    if (request !== this.request) return;
    roles.forEach((role, at) => { if (decoded[at]) this.canvases[role] = decoded[at]; });
    const { reference, failure } = this.canvases;
    this.isComputed = Boolean(reference && failure && !this.canvases.difference);
    if (this.isComputed) this.canvases.difference = differenceCanvas(reference, failure);
    const all = Object.values(this.canvases);
    if (all.length > 0) {
      this.size = { width: Math.max(...all.map((each) => each.width)), height: Math.max(...all.map((each) => each.height)) };
    }
    this.broken = roles.filter((role, at) => !decoded[at]);
    this.stage.removeAttribute("aria-busy");
    this.arrange();
  }

  get comparesTwo() { return Boolean(this.canvases.reference && this.canvases.failure); }
  get shownMode() { return this.comparesTwo ? this.mode : "single"; }

  setMode(mode) {
    if (!MODES.some(([each]) => each === mode)) return;
    this.mode = mode;
    this.arrange();
    this.changed();
    announce(`${MODES.find(([each]) => each === mode)[1]} view`);
  }

  setZoom(zoom) {
    if (!ZOOMS.some(([each]) => each === zoom)) return;
    this.zoom = zoom;
    this.layOut();
    this.scrollToFocus();
    this.changed();
    announce(zoom === "fit" ? "Fits the page" : `Zoom ${zoom}×`);
  }

  stepZoom(step) {
    const at = ZOOMS.findIndex(([zoom]) => zoom === this.zoom) + step;
    if (ZOOMS[at]) this.setZoom(ZOOMS[at][0]);
  }

  toggleFrame() {
    this.hasFrame = !this.hasFrame;
    this.layOut();
    announce(this.hasFrame ? "Frame shown" : "Frame hidden");
  }

  /** Builds the panes of the mode. */
  arrange() {
    this.play(false);
    if (!this.isKeyCursor) this.cursor = null;
    const mode = this.shownMode;
    const single = this.canvases.failure ? "failure" : "reference";
    const panes = { slider: [["reference", "failure"]], side: [["reference"], ["failure"]], difference: [["difference"]],
      strobe: [["reference", "failure"]], single: [[single]] }[mode];
    this.element.dataset.mode = mode;
    this.modes.hidden = !this.comparesTwo;
    this.strobeTools.hidden = mode !== "strobe";
    this.captions.replaceChildren(...this.captionsOf(mode, single));
    const hadFocus = this.stage !== document.activeElement && this.stage.contains(document.activeElement);
    this.panes = panes.map((roles) => this.pane(roles));
    this.stage.replaceChildren(...this.panes.map(({ pane }) => pane));
    const title = mode === "single" ? this.labels[single] : MODES.find(([each]) => each === mode)[1];
    this.stage.setAttribute("aria-label", `Picture, ${title}`);
    for (const button of this.modeButtons) button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
    if (mode === "slider") this.addDivider();
    if (hadFocus) this.stage.focus({ preventScroll: true });
    if (mode === "strobe") { this.isSwapped = true; this.swap(); this.play(!this.reducedMotion.matches); }
    this.showValues();
    this.layOut();
    this.scrollToFocus();
  }

  captionsOf(mode, single) {
    const caption = (role) => make("span", { "data-caption": role, text: this.labels[role] });
    const failed = (this.broken ?? []).map((role) =>
      make("span", { class: "problem", text: `${this.labels[role]}: the PNG can't be decoded` }));
    if (mode === "difference") {
      const legend = this.isComputed ? [make("i", { class: "beyond" }), "differs"]
        : [make("i", { class: "beyond" }), "beyond the tolerance", make("i", { class: "within" }), "within it"];
      return [caption("difference"), make("span", { class: "legend" }, ...legend)];
    }
    if (mode === "single") return [...(this.canvases[single] ? [caption(single)] : []), ...failed];
    return [caption("reference"), caption("failure")];
  }

  /** A scrolling part of the stage with pictures on top of each other. */
  pane(roles) {
    const frame = make("div", { class: "box", "aria-hidden": "true" });
    const cursor = make("div", { class: "cursor", "aria-hidden": "true", hidden: true });
    const sheet = make("div", { class: "sheet" });
    for (const role of roles) {
      const canvas = this.canvases[role];
      if (!canvas) continue;
      canvas.dataset.role = role;
      canvas.style.clipPath = "";
      canvas.style.visibility = "";
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", `${this.labels[role]}, ${canvas.width} × ${canvas.height} pixels`);
      sheet.append(canvas);
    }
    sheet.append(frame, cursor);
    sheet.addEventListener("pointermove", (event) => this.pointed(event, sheet));
    sheet.addEventListener("pointerleave", () => { if (!this.isKeyCursor) this.setCursor(null); });
    sheet.addEventListener("dblclick", (event) => {
      this.focus = this.pixelAt(event, sheet);
      this.setZoom(this.zoom === "8" ? "fit" : "8");
    });
    const pane = make("div", { class: "pane" }, sheet);
    pane.addEventListener("scroll", () => this.syncScroll(pane), { passive: true });
    return { pane, sheet, frame, cursor };
  }

  syncScroll(source) {
    for (const { pane } of this.panes) {
      if (pane === source) continue;
      if (pane.scrollLeft !== source.scrollLeft) pane.scrollLeft = source.scrollLeft;
      if (pane.scrollTop !== source.scrollTop) pane.scrollTop = source.scrollTop;
    }
  }

  /** Sizes the sheets for the zoom. */
  layOut() {
    if (!this.panes || !this.element.isConnected) return;
    const { width, height } = this.size;
    const gap = parseFloat(getComputedStyle(this.stage).columnGap) || 0;
    const room = (this.stage.clientWidth - gap * (this.panes.length - 1)) / this.panes.length;
    const maxHeight = Math.max(260, Math.round(innerHeight * 0.64));
    const fit = Math.min(1, (room - 2 * PANE_PADDING) / width, (maxHeight - 2 * PANE_PADDING) / height);
    this.scale = this.zoom === "fit" ? fit : Number(this.zoom);
    this.stage.classList.toggle("pixelated", this.scale >= 2);
    for (const button of this.zoomButtons) button.setAttribute("aria-pressed", String(button.dataset.zoom === this.zoom));
    this.frameButton.hidden = !this.box;
    this.frameButton.setAttribute("aria-pressed", String(this.hasFrame));
    for (const { pane, sheet, frame } of this.panes) {
      pane.style.maxHeight = `${maxHeight}px`;
      sheet.style.width = `${width * this.scale}px`;
      sheet.style.height = `${height * this.scale}px`;
      for (const canvas of sheet.querySelectorAll("canvas")) {
        canvas.style.width = `${canvas.width * this.scale}px`;
        canvas.style.height = `${canvas.height * this.scale}px`;
      }
      frame.hidden = !this.box || !this.hasFrame;
      if (this.box) this.place(frame, this.box);
    }
    this.placeCursor();
  }

  place(element, { x, y, width, height }) {
    Object.assign(element.style, {
      left: `${x * this.scale}px`, top: `${y * this.scale}px`, width: `${width * this.scale}px`, height: `${height * this.scale}px`,
    });
  }

  /** Scrolls to the pixel of interest: the cursor, or the middle of the difference. */
  scrollToFocus() {
    const box = this.box ?? { x: 0, y: 0, ...NO_DIFFERENCE };
    const { x, y } = this.focus ?? this.cursor ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (const { pane } of this.panes ?? []) {
      pane.scrollLeft = x * this.scale - pane.clientWidth / 2;
      pane.scrollTop = y * this.scale - pane.clientHeight / 2;
    }
  }

  // Slider

  addDivider() {
    const [{ sheet }] = this.panes;
    this.range = make("input", {
      type: "range", min: "0", max: "100", step: "any", class: "range", value: String(this.divider),
      "aria-label": `Divider between ${this.labels.reference} and ${this.labels.failure}`,
      input: () => this.setDivider(Number(this.range.value)),
    });
    this.line = make("div", { class: "divider" }, this.range, make("span", { class: "grip", "aria-hidden": "true" }));
    sheet.append(this.line);
    const move = (event) => {
      const bounds = sheet.getBoundingClientRect();
      this.setDivider(Math.min(100, Math.max(0, ((event.clientX - bounds.left) / bounds.width) * 100)));
    };
    sheet.addEventListener("pointerdown", (event) => {
      // A finger beside the grip scrolls.
      const isGrip = event.target.closest(".divider") !== null;
      if (event.button !== 0 || (event.pointerType === "touch" && !isGrip)) return;
      event.preventDefault();
      sheet.setPointerCapture(event.pointerId);
      this.range.focus({ preventScroll: true });
      move(event);
      sheet.onpointermove = move;
    });
    for (const end of ["pointerup", "pointercancel"]) sheet.addEventListener(end, () => { sheet.onpointermove = null; });
    this.setDivider(this.divider);
  }

  /** - `share`: percent of the width that shows the reference. */
  setDivider(share) {
    this.divider = share;
    this.range.value = String(share);
    this.range.setAttribute("aria-valuetext", `${Math.round(share)} % ${this.labels.reference}`);
    this.line.style.left = `${share}%`;
    const { reference, failure } = this.canvases;
    // The sizes of the two may differ; percentages of a clip count from its own canvas.
    const pixels = (share / 100) * this.size.width;
    reference.style.clipPath = `inset(0 ${Math.max(0, 100 - (pixels / reference.width) * 100)}% 0 0)`;
    failure.style.clipPath = `inset(0 0 0 ${Math.min(100, (pixels / failure.width) * 100)}%)`;
  }

  // Strobe

  play(isPlaying) {
    clearInterval(this.timer);
    this.timer = isPlaying ? setInterval(() => this.swap(), STROBE_MILLISECONDS) : null;
    this.playButton.textContent = isPlaying ? "Pause" : "Play";
  }

  swap() {
    this.isSwapped = !this.isSwapped;
    const { reference, failure } = this.canvases;
    reference.style.visibility = this.isSwapped ? "hidden" : "";
    failure.style.visibility = this.isSwapped ? "" : "hidden";
    this.swapButton.textContent = `Show ${this.isSwapped ? this.labels.reference : this.labels.failure}`;
    for (const caption of this.captions.children) {
      caption.classList.toggle("off", (caption.dataset.caption === "failure") !== this.isSwapped);
    }
  }

  // Pixels

  pixelAt(event, sheet) {
    const bounds = sheet.getBoundingClientRect();
    return { x: Math.floor((event.clientX - bounds.left) / this.scale), y: Math.floor((event.clientY - bounds.top) / this.scale) };
  }

  pointed(event, sheet) {
    this.isKeyCursor = false;
    this.setCursor(this.pixelAt(event, sheet));
  }

  pressed(event) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step || event.target !== this.stage || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? 10 : 1;
    const from = this.cursor ?? { x: (this.box?.x ?? 0) - step[0] * by, y: (this.box?.y ?? 0) - step[1] * by };
    const clamp = (value, limit) => Math.min(limit - 1, Math.max(0, value));
    this.isKeyCursor = true;
    this.focus = null;
    this.setCursor({ x: clamp(from.x + step[0] * by, this.size.width), y: clamp(from.y + step[1] * by, this.size.height) });
    if (this.zoom !== "fit") this.scrollToFocus();
    announce(this.readout.textContent);
  }

  setCursor(cursor) {
    this.cursor = cursor;
    this.placeCursor();
    this.showValues();
  }

  placeCursor() {
    const isShown = Boolean(this.cursor) && (this.scale >= 2 || this.isKeyCursor);
    for (const { cursor } of this.panes) {
      cursor.hidden = !isShown;
      if (isShown) this.place(cursor, { ...this.cursor, width: 1, height: 1 });
    }
  }

  /** Writes the pixel's values. Canvases store premultiplied colours, so those of translucent pixels are rounded. */
  showValues() {
    const { cursor } = this;
    const roles = ["reference", "failure"].filter((role) => this.canvases[role]);
    if (!cursor || roles.length === 0) { this.readout.textContent = roles.length ? this.help : ""; return; }
    const values = roles.map((role) => pixelOf(this.canvases[role], cursor.x, cursor.y));
    const parts = roles.map((role, at) => {
      const value = values[at];
      const swatch = make("i", { class: "swatch" });
      if (value) swatch.style.backgroundColor = `rgba(${value[0]}, ${value[1]}, ${value[2]}, ${value[3] / 255})`;
      const text = value ? `${value[3] < 255 ? "≈" : ""}rgba ${value.join(" ")}` : "outside";
      return make("span", { "data-values": role }, swatch, `${this.labels[role]} `, make("b", { text }));
    });
    const place = make("span", { "data-values": "place", text: `x ${cursor.x}, y ${cursor.y}` });
    if (values.length === 2 && values[0] && values[1]) {
      const delta = Math.max(...values[0].map((each, at) => Math.abs(each - values[1][at])));
      parts.push(make("span", { "data-values": "delta", text: delta === 0 ? "equal" : `differs by ${delta}` }));
    }
    this.readout.replaceChildren(place, ...parts.flatMap((part) => [" ", part]));
  }
}
