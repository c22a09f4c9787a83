// The side: servers with their channels and threads, the direct messages, and who this window is.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { face } from "./message.js";
import { WELCOME, state } from "./state.js";

/** The children of the side bar. */
export function placesElement(client) {
  return h(
    "div.places",
    {},
    h(
      "div.places-scroll",
      {},
      entry({ id: WELCOME, name: "Welcome" }, "✦", client),
      state.guilds.map((guild) => guildPart(guild, client)),
      state.guilds.length === 0 &&
        h("p.small.alone", {}, `${state.me?.name ?? "You"} is in no server. Under People, anybody can come back.`),
      h("h2", {}, "Direct messages"),
      h("ul", {}, dmEntry(client)),
    ),
    state.me && ownCard(client),
  );
}

function guildPart(guild, client) {
  const tops = guild.channels.filter((channel) => channel.kind === "text");
  const threads = (parent) =>
    guild.channels.filter((channel) => channel.kind === "thread" && channel.parent === parent && !channel.archived);
  return [
    h("h2", {}, guild.name),
    h(
      "ul",
      {},
      tops.flatMap((channel) => [
        entry(channel, "#", client),
        ...threads(channel.id).map((thread) => entry(thread, "⤷", client, "thread")),
      ]),
    ),
  ];
}

function entry(channel, sign, client, kind = "") {
  const unread = state.unread.get(channel.id);
  const isHere = channel.id === state.here;
  const button = h(
    "button.place",
    {
      type: "button",
      class: `${kind} ${unread ? "unread" : ""}`,
      "aria-current": isHere ? "page" : null,
      "data-place": channel.id,
      onclick: () => client.go(channel.id),
    },
    h("span.sign", { "aria-hidden": "true" }, sign),
    h("span.place-name", {}, channel.name),
    unread?.rings > 0 && h("span.badge", { "aria-label": `${unread.rings} for you` }, unread.rings),
  );
  return channel.id === WELCOME ? button : h("li", {}, button);
}

function dmEntry(client) {
  const id = state.dm?.id ?? null;
  const unread = id && state.unread.get(id);
  return h(
    "li",
    {},
    h(
      "button.place",
      {
        type: "button",
        "data-place": "dm",
        "aria-current": id && id === state.here ? "page" : null,
        class: unread ? "unread" : "",
        onclick: () => client.openDm(),
      },
      face(state.bot.id, state.bot.name, "small-face"),
      h("span.place-name", {}, state.bot.name),
      unread?.rings > 0 && h("span.badge", { "aria-label": `${unread.rings} for you` }, unread.rings),
    ),
  );
}

function ownCard(client) {
  return h(
    "div.own",
    {},
    face(state.me.id, state.me.name),
    h("div.own-name", {}, h("strong", {}, state.me.name), h("span.small", {}, "in this window")),
    h(
      "button.icon",
      {
        type: "button",
        "aria-label": "Be somebody else, or change who is here",
        title: "People",
        onclick: () => client.openPanel("people"),
      },
      icon("swap"),
    ),
  );
}
