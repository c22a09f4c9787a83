// One message as an element.

import { components, file, gallery } from "./components.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { guildOf, nameIn, namesFor, state } from "./state.js";
import { posted } from "./times.js";
import { plainly, words } from "./words.js";

const LONGEST = 700;

export const hue = (id) => `hue-${Number(id.slice(-5)) % 8}`;

export function face(id, name, kind = "") {
  if (id === state.bot.id) return h("img.face.bot", { class: kind, src: "web/icon.svg", alt: "" });
  return h(`span.face.${hue(id)}`, { class: kind, "aria-hidden": "true" }, [...name][0]?.toUpperCase());
}

/** The element of a message; `follows` is whether it continues what its author just said. */
export function messageElement(message, follows) {
  const scene = { message, names: namesFor(message.channel), guild: guildOf(message.channel) };
  const author =
    nameIn(scene.guild, message.author.id) === "unknown" ? message.author.name : nameIn(scene.guild, message.author.id);
  const classes = [
    follows ? "follows" : "starts",
    message.ephemeral ? "private" : "",
    (message.to_me || message.rings) && !message.ephemeral && state.channels.get(message.channel)?.kind !== "dm"
      ? "for-me"
      : "",
  ];
  return h(
    "li.message",
    {
      "data-key": message.id,
      "data-message": message.id,
      class: classes.join(" "),
      tabindex: "-1",
      "aria-label": spoken(message, true),
    },
    message.reply && reply(message.reply),
    message.used && usedLine(message.used, message.author),
    !follows && face(message.author.id, author),
    h(
      "div.body",
      {},
      !follows &&
        h(
          "div.head",
          {},
          h("span.author", {}, author),
          message.author.bot && h("span.tag", {}, "APP"),
          posted(message.at),
        ),
      message.thinking ? thinking(author) : content(message, scene),
      failure(message),
      message.ephemeral && onlyYou(message),
    ),
    !message.ephemeral && tools(message),
  );
}

function content(message, scene) {
  return [
    message.content &&
      h(
        "div.words",
        { "data-key": "words" },
        words(message.content, scene.names),
        message.edited && h("span.edited", {}, " (edited)"),
      ),
    message.embeds.map((embed) => embedElement(embed, scene)),
    !message.v2 && attachments(message, scene),
    message.components.length > 0 &&
      h("div.components", { "data-key": "components" }, components(message.components, scene)),
  ];
}

function attachments(message, scene) {
  // A picture that an embed shows is not shown twice.
  const used = new Set(message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const rest = message.attachments.filter((item) => !used.has(item.url));
  const pictures = rest.filter((item) => item.picture);
  const files = rest.filter((item) => !item.picture);
  return [pictures.length > 0 && gallery(pictures, scene), files.map(file)];
}

function embedElement(embed, scene) {
  const colour = embed.color != null ? `#${embed.color.toString(16).padStart(6, "0")}` : null;
  return h(
    "div.embed",
    { accent: colour },
    embed.author && h("div.embed-author", {}, embed.author.name),
    embed.title && h("div.embed-title", {}, words(embed.title, scene.names)),
    embed.description && h("div.words", {}, words(embed.description, scene.names)),
    embed.fields?.length > 0 &&
      h(
        "div.fields",
        {},
        embed.fields.map((field) =>
          h(
            "div.field",
            { class: field.inline ? "inline" : "" },
            h("div.field-name", {}, words(field.name, scene.names)),
            h("div.words", {}, words(field.value, scene.names)),
          ),
        ),
      ),
    embed.image && gallery([{ url: embed.image.url, alt: "" }], scene),
    embed.footer && h("div.small", {}, embed.footer.text),
  );
}

const thinking = (author) =>
  h(
    "div.thinking",
    { "data-key": "thinking" },
    h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    `${author} is thinking…`,
  );

const usedLine = (used, author) =>
  h(
    "div.used",
    { "data-key": "used" },
    h("span", {}, used.by),
    " used ",
    h("span.command", {}, used.command),
    h("span.unseen", {}, ` of ${author.name}`),
  );

const reply = (told) => h("div.used", { "data-key": "reply" }, "↱ ", h("span", {}, told.by), ` ${told.text}`);

function onlyYou(message) {
  return h(
    "div.only-you",
    { "data-key": "only-you" },
    icon("eye"),
    " Only you can see this • ",
    h("button.plain", { type: "button", "data-act": "dismiss" }, "Dismiss message"),
  );
}

function failure(message) {
  const told = state.failed.get(message.id);
  return told && h("div.failed", { "data-key": "failed" }, told);
}

const tools = (message) =>
  h(
    "div.tools",
    { "data-key": "tools" },
    h(
      "button.plain",
      {
        type: "button",
        "data-act": "remove",
        "aria-label": "Delete this message as a moderator",
        title: "Delete this message as a moderator",
      },
      icon("trash"),
    ),
  );

/** What a message is to somebody who hears the page: all its words in short, and what its pictures show if `withPictures`. */
export function spoken(message, withPictures = message.ephemeral) {
  const name = message.author.name;
  if (message.thinking) return `${name} is thinking`;
  const names = namesFor(message.channel);
  const lines = [plainly(message.content, names)];
  for (const embed of message.embeds) lines.push(embed.title ?? "", plainly(embed.description ?? "", names));
  const pictures = message.v2 ? [] : message.attachments.filter((item) => item.picture).map((item) => item.alt);
  const walk = (list) => {
    for (const part of list) {
      if (part.type === 10) lines.push(plainly(part.content, names));
      if (part.type === 12) pictures.push(...part.items.map((item) => item.description ?? ""));
      walk(part.components ?? []);
    }
  };
  walk(message.components);
  const seen = pictures.map((alt) => (withPictures && alt ? `Picture: ${alt}` : "a picture"));
  const text = lines.filter(Boolean).join(". ");
  const told = [text, ...(withPictures || !text ? seen : [])].filter(Boolean).join(". ");
  return `${name}: ${told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told}${message.ephemeral ? " (only you can see this)" : ""}`;
}

/** A row of this window's own: a command on its way, or one that nobody answered. */
export function localElement(row) {
  return h(
    "li.message.starts.private",
    { "data-key": row.id, tabindex: "-1", "aria-label": `${row.command}: ${row.failed ?? "on its way"}` },
    h("div.used", {}, h("span", {}, state.me.name), " used ", h("span.command", {}, row.command)),
    face(state.bot.id, state.bot.name),
    h(
      "div.body",
      {},
      h("div.head", {}, h("span.author", {}, state.bot.name), h("span.tag", {}, "APP")),
      row.failed
        ? h("div.failed", {}, row.failed)
        : h("div.thinking", {}, h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i")), "Sending command…"),
      row.failed &&
        h(
          "div.only-you",
          {},
          "Only you can see this • ",
          h("button.plain", { type: "button", "data-act": "forget", "data-row": row.id }, "Dismiss message"),
        ),
    ),
  );
}
