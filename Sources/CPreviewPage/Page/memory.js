// What the browser remembers of the page: a value by its name.

const PREFIX = "render-notification.";

/** The value that was kept; `null` without one. */
export function kept(name) {
  try { return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null"); } catch { return null; }
}

export function keep(name, value) {
  try { localStorage.setItem(PREFIX + name, JSON.stringify(value)); } catch { /* A browser that keeps nothing. */ }
}
