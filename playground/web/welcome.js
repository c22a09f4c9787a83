// The first screen: three ways in, each of them a real slash command that is typed and sent before one's eyes.

import { h, older } from "./dom.js";
import { newest } from "./list.js";
import { addressOf } from "./people.js";
import { state } from "./state.js";

const PATIENCE_MS = 15_000;

export function welcomeElement(client) {
  const ready = state.botState === "online" && state.guilds.length > 0;
  const way = (label, command, note, run) =>
    h(
      "button.way",
      { type: "button", "aria-disabled": ready ? null : "true", onclick: () => ready && run() },
      h("span.way-label", {}, label),
      h("code", {}, command),
      h("span.way-note", {}, note),
    );
  return h(
    "div.welcome",
    { tabindex: "-1" },
    h("img.welcome-icon", { src: "web/icon.svg", alt: "", width: 72, height: 72 }),
    h("h1", {}, "Rummy Table"),
    h(
      "p.lead",
      {},
      "This is a Discord of its own, on your machine alone, with the real bot in it. What you learn here holds in your server.",
    ),
    h(
      "div.ways",
      {},
      way("Play Rummy 500", "/table open game:rummy500 seats:3 computers:2", "against two computers, now", () =>
        playAlone(client),
      ),
      way("Open a table", "/table open game:rummy500 seats:3", "for friends in other windows", () =>
        openForFriends(client),
      ),
      way("Look at the rules", "/rules game:rummy500", "with pictures where they help", () => lookAtRules(client)),
    ),
    !ready && h("p.small", { role: "status" }, waiting()),
    h(
      "ul.notes",
      {},
      h("li", {}, "Type ", h("kbd", {}, "/"), " in the message box to see every command."),
      h(
        "li",
        {},
        "You are ",
        h("strong", {}, state.me?.name ?? "…"),
        ". Under ",
        h("button.plain", { type: "button", onclick: () => client.openPanel("people") }, "People"),
        " you can be somebody else, or open a window for them.",
      ),
      h(
        "li",
        {},
        h("button.plain", { type: "button", onclick: () => client.openPanel("bench") }, "The bot’s side"),
        " shows what it asks of Discord, and lets you cut its line.",
      ),
      h(
        "li",
        {},
        h("kbd", {}, "Alt"),
        " ",
        h("kbd", {}, "↑"),
        " ",
        h("kbd", {}, "↓"),
        " goes through the channels, ",
        h("kbd", {}, "↑"),
        " from the empty message box into the messages, ",
        h("kbd", {}, "Esc"),
        " back.",
      ),
    ),
  );
}

function waiting() {
  if (state.guilds.length === 0) return "You are in no server: come back under People.";
  if (state.botState === "crashed") return "The bot has stopped: The bot’s side says why, and starts it again.";
  return "The bot is starting…";
}

/** A channel where one may write: the one called general, or the first. */
function table() {
  const channels = state.guilds[0].channels.filter((channel) => channel.kind === "text" && channel.may_write);
  return channels.find((channel) => channel.name === "general") ?? channels[0];
}

/** Go to the table's channel, type the command and send it; the newest message there before that. */
async function send(client, command) {
  const channel = table();
  if (!channel) throw new Error("there is no channel where you may write");
  await client.go(channel.id);
  const before = newest(() => true)?.id ?? "";
  await client.composer.typeAndSend(command);
  return before;
}

async function playAlone(client) {
  const before = await send(client, "/table open game:rummy500 seats:3 computers:2");
  const lobby = await appears((message) => older(before, message.id) < 0 && button(message, "Start"));
  if (!lobby) return;
  client.tell("The table is open. Start begins the game.");
  const start = await shownButton(lobby.id, "Start");
  if (!start) return;
  start.classList.add("shown-to-you");
  start.focus({ preventScroll: true });
  await pause(900);
  start.click();
  if (await appears((message) => button(message, "My hand")))
    client.tell("You are dealt. Press My hand on the table, or look into your direct messages.");
}

async function openForFriends(client) {
  const before = await send(client, "/table open game:rummy500 seats:3");
  if (!(await appears((message) => older(before, message.id) < 0 && button(message, "Join")))) return;
  const friends = [...state.people.values()].filter(
    (person) => person.id !== state.me.id && person.guilds.includes(state.guilds[0].id) && !person.owner_of.length,
  );
  client.tell([
    "Open a window as ",
    friends
      .slice(0, 3)
      .flatMap((person, place) => [
        place ? " or " : "",
        h("a", { href: addressOf(person), target: "_blank" }, person.name),
      ]),
    ", press Join there, and Start here.",
  ]);
}

const lookAtRules = (client) => send(client, "/rules game:rummy500");

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function button(message, label) {
  const walk = (list) =>
    list.find((part) => (part.type === 2 && part.label === label && !part.disabled) || walk(part.components ?? []));
  return walk(message.components);
}

/** The newest message of the open channel for which `fits` holds, once there is one; null when it takes too long. */
async function appears(fits) {
  for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
    const found = newest(fits);
    if (found) return found;
    await pause(100);
  }
  return null;
}

async function shownButton(id, label) {
  for (let tries = 0; tries < 20; tries++) {
    const found = [...document.querySelectorAll(`[data-message="${id}"] button.button`)].find(
      (item) => item.textContent.trim() === label,
    );
    if (found) return found;
    await pause(50);
  }
  return null;
}
