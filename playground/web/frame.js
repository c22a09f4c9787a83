// The bar over the messages, and how the parts of the frame are drawn anew.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { WELCOME, state } from "./state.js";

/** Replace a part of the frame, with the focus and the scroll position where they were. */
export function redrawInto(holder, fresh) {
  const focused = holder.contains(document.activeElement) ? pathTo(holder, document.activeElement) : null;
  const scroll = holder.firstElementChild?.scrollTop ?? 0;
  const inner = holder.querySelector(".places-scroll, .panel-body")?.scrollTop ?? 0;
  if (holder.firstElementChild && same(holder.firstElementChild, fresh)) return;
  holder.replaceChildren(fresh);
  fresh.scrollTop = scroll;
  const scroller = fresh.querySelector(".places-scroll, .panel-body");
  if (scroller) scroller.scrollTop = inner;
  if (focused) follow(holder, focused)?.focus({ preventScroll: true });
}

const same = (a, b) => a.isEqualNode(b);

function pathTo(holder, element) {
  const path = [];
  for (let node = element; node !== holder; node = node.parentElement)
    path.unshift([...node.parentElement.children].indexOf(node));
  return path;
}

const follow = (holder, path) => path.reduce((node, place) => node?.children[place], holder);

/** The children of the bar. */
export function barElement(client) {
  const channel = state.channels.get(state.here);
  const title = state.here === WELCOME ? "Welcome" : (channel?.name ?? "");
  const sign = state.here === WELCOME ? "✦" : channel?.kind === "dm" ? "@" : channel?.kind === "thread" ? "⤷" : "#";
  const button = (label, drawing, onclick, more = {}) =>
    h("button.icon", { type: "button", "aria-label": label, title: label, onclick, ...more }, icon(drawing));
  return h(
    "div.bar",
    {},
    button("Channels", "burger", () => client.togglePlaces(), {
      class: "burger",
      "aria-expanded": String(document.getElementById("places").classList.contains("open")),
      "aria-controls": "places",
    }),
    h("h1.title", {}, h("span.sign", { "aria-hidden": "true" }, sign), ` ${title}`),
    botChip(client),
    button(`Colours: ${client.theme}`, client.theme, () => client.nextTheme()),
    button("People", "people", () => client.openPanel("people"), {
      "data-panel": "people",
      "aria-expanded": String(client.panel === "people"),
      "aria-controls": "panel",
    }),
    button("The bot’s side", "bench", () => client.openPanel("bench"), {
      "data-panel": "bench",
      "aria-expanded": String(client.panel === "bench"),
      "aria-controls": "panel",
    }),
  );
}

function botChip(client) {
  const how = state.online ? state.botState : "closed";
  const told = {
    starting: "Bot is starting…",
    online: "Bot online",
    offline: "Bot reconnecting…",
    crashed: "Bot crashed",
    stopped: "Bot stopped",
    closed: "Playground closed",
  }[how];
  return h(
    "button.chip",
    { type: "button", class: how, onclick: () => client.openPanel("bench") },
    h("span.light-dot", { class: how, "aria-hidden": "true" }),
    h("span", {}, told),
  );
}
