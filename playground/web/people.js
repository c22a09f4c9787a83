// The people panel: who one is, who else is there, and what admins and members do to the world around the bot.

import { h } from "./dom.js";
import { face } from "./message.js";
import { guildHere, isAdmin, state } from "./state.js";

const PERMISSIONS = {
  view_channel: "View Channel",
  send_messages: "Send Messages",
  send_messages_in_threads: "Send Messages in Threads",
  create_public_threads: "Create Public Threads",
  embed_links: "Embed Links",
  attach_files: "Attach Files",
  read_message_history: "Read Message History",
};
const LANGUAGES = {
  "en-US": "English",
  cs: "Čeština",
  de: "Deutsch",
  fr: "Français",
  "es-ES": "Español",
  ja: "日本語",
};

/** The address of this page as somebody. */
export function addressOf(person) {
  const url = new URL(location.href);
  const sameName = [...state.people.values()].filter((other) => other.name === person.name);
  url.search = `?as=${encodeURIComponent(sameName.length > 1 ? person.id : person.name)}`;
  return url.href;
}

/** The children of the panel. */
export function peopleElement(client) {
  const guild = guildHere();
  const channel = state.channels.get(state.here);
  return h(
    "div.panel-body",
    {},
    h(
      "p.small",
      {},
      "Every window is one person. Switch here, or open a second window as somebody else: each sees only what they would see in Discord.",
    ),
    h(
      "ul.people",
      {},
      [...state.people.values()].map((person) => personRow(person, guild, client)),
    ),
    guild && addForm("Add a member", "Name", (name) => client.ask("add_member", { guild: guild.id, name }), client),
    h("h3", {}, "Your client"),
    languages(client),
    h(
      "button.button.secondary",
      { type: "button", onclick: () => client.act("reload", {}) },
      "Restart it: what only you can see is gone",
    ),
    guild && [
      h("h3", {}, guild.name),
      addForm("Add a channel", "Name", (name) => client.ask("add_channel", { guild: guild.id, name }), client),
    ],
    guild && botSwitch(guild, client),
    channel && channel.kind !== "dm" && permissions(channel, client),
    channel &&
      channel.kind !== "dm" &&
      h(
        "button.button.danger",
        { type: "button", onclick: () => client.act("delete_channel", { channel: channel.id }) },
        `Delete #${channel.name}`,
      ),
  );
}

function personRow(person, guild, client) {
  const isMe = person.id === state.me.id;
  const isIn = guild ? person.guilds.includes(guild.id) : false;
  const isOwner = guild && person.owner_of.includes(guild.id);
  const where = guild?.id ?? state.elsewhere[0]?.id;
  return h(
    "li.person",
    { "data-key": person.id, "data-person": person.name },
    face(person.id, person.name),
    h(
      "div.person-body",
      {},
      h(
        "div.person-head",
        {},
        h("strong", {}, person.name),
        isMe && h("span.tag", {}, "YOU"),
        isOwner && h("span.tag", {}, "OWNER"),
        !isIn && h("span.tag.quiet", {}, "NOT HERE"),
      ),
      !isMe &&
        h(
          "div.person-acts",
          {},
          h("a", { href: addressOf(person), "data-switch": person.id }, `Be ${person.name}`),
          h("a", { href: addressOf(person), target: "_blank" }, "New window"),
        ),
      h(
        "div.person-acts",
        {},
        isIn &&
          !isOwner &&
          toggle("Admin", isAdmin(person, guild), `${person.name} is an admin`, (on) =>
            client.act("make_admin", { guild: guild.id, person: person.id, on }),
          ),
        toggle("DMs open", person.dms_open, `${person.name}'s DMs are open`, (on) =>
          client.act("open_dms", { person: person.id, on }),
        ),
        isIn
          ? !isOwner &&
              h(
                "button.plain",
                { type: "button", onclick: () => client.act("leave", { guild: guild.id, person: person.id }) },
                "Leave",
              )
          : where &&
              h(
                "button.plain",
                { type: "button", onclick: () => client.act("come_back", { guild: where, person: person.id }) },
                "Come back",
              ),
      ),
    ),
  );
}

function toggle(label, on, told, onChange) {
  return h(
    "label.toggle",
    {},
    h("input", {
      type: "checkbox",
      role: "switch",
      checked: on,
      "aria-label": told,
      onchange: (event) => onChange(event.target.checked),
    }),
    h("span", {}, label),
  );
}

function addForm(label, hint, send, client) {
  const input = h("input", { type: "text", placeholder: hint, "aria-label": label, maxlength: 32 });
  return h(
    "form.add",
    {
      onsubmit: (event) => {
        event.preventDefault();
        if (input.value.trim()) send(input.value).then(() => (input.value = ""), client.complain);
      },
    },
    input,
    h("button.button.secondary", { type: "submit" }, label),
  );
}

function languages(client) {
  const known = { ...LANGUAGES, [state.me.locale]: LANGUAGES[state.me.locale] ?? state.me.locale };
  return h(
    "label.choice",
    {},
    "Language ",
    h(
      "select",
      { onchange: (event) => client.act("language", { locale: event.target.value }) },
      Object.entries(known).map(([code, name]) =>
        h("option", { value: code, selected: code === state.me.locale }, name),
      ),
    ),
  );
}

function botSwitch(guild, client) {
  return toggle(`${state.bot.name} is in this server`, guild.has_bot, `${state.bot.name} is in this server`, (on) =>
    client.act("invite_bot", { guild: guild.id, on }),
  );
}

function permissions(channel, client) {
  return h(
    "fieldset",
    {},
    h("legend", {}, `What ${state.bot.name} may do in #${channel.name}`),
    Object.entries(PERMISSIONS).map(([name, label]) =>
      toggle(label, !channel.denied.includes(name), label, (on) =>
        client.act("allow_bot", { channel: channel.id, permission: name, on }),
      ),
    ),
  );
}
