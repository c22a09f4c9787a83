// Times that are written in the viewer's own way, and relative ones that stay true.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });

export function written(unix, style) {
  const date = new Date(unix * 1000);
  if (style !== "R") return new Intl.DateTimeFormat("en-GB", STYLES[style] ?? STYLES.f).format(date);
  const seconds = Math.round(unix - Date.now() / 1000);
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? STEPS[5];
  return relative.format(Math.trunc(seconds / size), unit);
}

/** A time element; style R is kept true by `keepTrue`. */
export function time(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return "an impossible time";
  return h(
    "time.stamp",
    { datetime: date.toISOString(), title: written(unix, "F"), "data-unix": unix, "data-style": style },
    written(unix, style),
  );
}

export function keepTrue() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-style="R"]')) {
      const text = written(Number(element.dataset.unix), "R");
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}

/** When a message came: the hour today, day and hour before. */
export function posted(unix) {
  const date = new Date(unix * 1000);
  const today = new Date().toDateString() === date.toDateString();
  return h("time", { datetime: date.toISOString(), title: written(unix, "F") }, written(unix, today ? "t" : "s"));
}
