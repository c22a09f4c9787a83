// All that this window knows, and who wants to hear of changes.

import { older } from "./dom.js";

export const WELCOME = "welcome";

export const state = {
  me: null,
  bot: { id: "", name: "Rummy Table" },
  people: new Map(),
  guilds: [],
  elsewhere: [],
  channels: new Map(),
  dm: null,
  here: WELCOME,
  messages: new Map(), // channel id -> Map of message id -> message
  more: new Map(), // channel id -> whether there are older ones
  unread: new Map(), // channel id -> { count, rings }
  botState: "starting",
  botTold: "",
  online: false,
  dismissed: new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]")),
  // What this window alone decides about a message: menus chosen in, presses under way, alt texts shown, spoilers lifted.
  chosen: new Map(),
  pending: new Set(),
  failed: new Map(),
  shown: new Set(),
  localRows: [], // commands that failed or wait, as rows of their own
};

/** What is told of places replaces what was known. */
export function takePlaces(sheet) {
  state.me = sheet.me;
  state.bot = sheet.bot;
  state.people = new Map(sheet.people.map((person) => [person.id, person]));
  state.guilds = sheet.guilds;
  state.elsewhere = sheet.elsewhere;
  state.dm = sheet.dm;
  const channels = sheet.guilds.flatMap((guild) =>
    guild.channels.map((item) => [item.id, { ...item, guild: guild.id }]),
  );
  state.channels = new Map(channels);
  if (sheet.dm) state.channels.set(sheet.dm.id, { ...sheet.dm, guild: null });
  for (const id of state.messages.keys()) if (!state.channels.has(id)) state.messages.delete(id);
}

export function takeHistory({ channel, messages, more }) {
  const shelf = state.messages.get(channel) ?? new Map();
  const all = [...messages, ...shelf.values()].map((message) => [message.id, message]);
  state.messages.set(channel, new Map(all.sort(([a], [b]) => older(a, b))));
  state.more.set(channel, more);
}

/** A message that came or changed; returns false where the channel was never looked at. */
export function takeMessage(message) {
  const shelf = state.messages.get(message.channel);
  if (!shelf) return false;
  const isLast = [...shelf.keys()].every((id) => older(id, message.id) <= 0);
  shelf.set(message.id, message);
  if (!isLast) state.messages.set(message.channel, new Map([...shelf].sort(([a], [b]) => older(a, b))));
  return true;
}

export function dismiss(id) {
  state.dismissed.add(id);
  sessionStorage.setItem("dismissed", JSON.stringify([...state.dismissed].slice(-300)));
}

export const guildHere = () =>
  state.guilds.find((guild) => guild.id === state.channels.get(state.here)?.guild) ?? state.guilds[0];

export function guildOf(channelId) {
  return state.guilds.find((guild) => guild.id === state.channels.get(channelId)?.guild);
}

export function nameIn(guild, id) {
  if (id === state.bot.id) return state.bot.name;
  return guild?.nicks[id] ?? state.people.get(id)?.name ?? "unknown";
}

/** How ids are written in the texts of a channel. */
export function namesFor(channelId) {
  const guild = guildOf(channelId) ?? state.guilds[0];
  return {
    isMe: (id) => id === state.me?.id,
    person: (id) => nameIn(guild, id),
    role: (id) => guild?.roles[id] ?? "unknown",
    channel: (id) => state.channels.get(id)?.name,
    emoji: (id) => `files/${state.me?.id}/emojis/${id}.png`,
  };
}

export const isAdmin = (person, guild) => Boolean(guild && person?.admin_of.includes(guild.id));
