// Discord's mark-down as elements: bold, code, lists, quotes, headings, spoilers, times, mentions, links.

import { h } from "./dom.js";
import { time } from "./times.js";

const INLINE = new RegExp(
  [
    /(?<escaped>\\[\\`*_~|<>#\-[\]()@.!])/,
    /(?<code>(?<ticks>`{1,2})(?<codeText>[^]+?)\k<ticks>)/,
    /<t:(?<unix>-?\d{1,13})(?::(?<style>[tTdDfFRsS]))?>/,
    /<@!?(?<user>\d{15,20})>/,
    /<@&(?<role>\d{15,20})>/,
    /<#(?<channel>\d{15,20})>/,
    /<\/(?<command>[-_ \p{L}\p{N}]{1,100}):\d{1,20}>/,
    /<(?<animated>a?):(?<emoji>\w{2,32}):(?<emojiId>\d{15,20})>/,
    /\[(?<linkText>[^\]\n]{1,200})\]\((?<linkUrl>https?:\/\/[^\s)]+)\)/,
    /<?(?<url>https?:\/\/[^\s<>)]+)>?/,
    /\|\|(?<spoiler>[^]+?)\|\|/,
    /\*\*\*(?<boldItalic>[^]+?)\*\*\*/,
    /\*\*(?<bold>[^]+?)\*\*(?!\*)/,
    /__(?<underline>[^]+?)__(?!_)/,
    /~~(?<strike>[^]+?)~~/,
    /\*(?<italic>[^\s*][^*]*?)\*/,
    /(?<![\p{L}\p{N}])_(?<italic2>[^\s_][^_]*?)_(?![\p{L}\p{N}])/,
    /(?<everyone>@everyone|@here)\b/,
  ]
    .map((part) => part.source)
    .join("|"),
  "gu",
);

/** The nodes of one stretch of text without line structure. */
function inline(text, names) {
  const nodes = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push(piece(match.groups, match[0], names));
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes.flatMap((node) => (typeof node === "string" ? breaks(node) : [node]));
}

function breaks(text) {
  return text.split("\n").flatMap((line, place) => (place ? [h("br"), line] : [line]));
}

function piece(found, whole, names) {
  const inside = (text) => inline(text, names);
  if (found.escaped) return found.escaped.slice(1);
  if (found.code) return h("code", {}, found.codeText.trim());
  if (found.unix !== undefined) return time(Number(found.unix), found.style ?? "f");
  if (found.user) return h("span.mention", { "data-me": names.isMe(found.user) }, `@${names.person(found.user)}`);
  if (found.role) return h("span.mention", {}, `@${names.role(found.role)}`);
  if (found.channel) return channelMention(found.channel, names);
  if (found.command)
    return h(
      "button.mention",
      { type: "button", "data-act": "type", "data-text": `/${found.command} ` },
      `/${found.command}`,
    );
  if (found.emoji) return customEmoji(found.emoji, found.emojiId, names);
  if (found.linkText) return link(found.linkUrl, found.linkText);
  if (found.url) return link(found.url, found.url);
  if (found.spoiler) return spoiler(inside(found.spoiler));
  if (found.boldItalic) return h("strong", {}, h("em", {}, inside(found.boldItalic)));
  if (found.bold) return h("strong", {}, inside(found.bold));
  if (found.underline) return h("u", {}, inside(found.underline));
  if (found.strike) return h("s", {}, inside(found.strike));
  if (found.italic ?? found.italic2) return h("em", {}, inside(found.italic ?? found.italic2));
  if (found.everyone) return h("span.mention", { "data-me": true }, found.everyone);
  return whole;
}

const link = (url, text) => h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);

const spoiler = (nodes) =>
  h(
    "span.spoiler",
    { role: "button", tabindex: "0", "aria-label": "Spoiler, press to show", "data-act": "reveal" },
    nodes,
  );

function channelMention(id, names) {
  const name = names.channel(id);
  if (!name) return h("span.mention", {}, "#unknown");
  return h("button.mention", { type: "button", "data-act": "go", "data-channel": id }, `#${name}`);
}

function customEmoji(name, id, names) {
  return h("img.emoji", { src: names.emoji(id), alt: `:${name}:`, title: `:${name}:` });
}

/** A text with its blocks; `names` turns ids into names. */
export function words(text, names) {
  const blocks = [];
  const parts = text.split(/```(?:([\w+-]{1,20})\n)?([^]*?)```/);
  for (let place = 0; place < parts.length; place += 3) {
    blocks.push(...lines(parts[place], names));
    if (parts[place + 2] !== undefined) {
      blocks.push(h("pre", { tabindex: "0" }, h("code", {}, parts[place + 2].replace(/^\n|\n$/g, ""))));
    }
  }
  return blocks;
}

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^(\s*)(?:[-*]|(\d{1,3})\.) +(.+)$/;
const QUOTE = /^> ?(.*)$/;

function lines(text, names) {
  const blocks = [];
  let plain = [];
  const flush = () => {
    if (plain.join("").trim()) blocks.push(h("p", {}, inline(plain.join("\n").replace(/^\n|\n$/g, ""), names)));
    plain = [];
  };
  const all = text.split("\n");
  for (let row = 0; row < all.length; row++) {
    const line = all[row];
    let match;
    if ((match = HEADING.exec(line))) {
      flush();
      blocks.push(
        h(
          `div.heading.size-${match[1].length}`,
          { role: "heading", "aria-level": match[1].length + 2 },
          inline(match[2], names),
        ),
      );
    } else if ((match = SMALL.exec(line))) {
      flush();
      blocks.push(h("div.small", {}, inline(match[1], names)));
    } else if ((match = ITEM.exec(line))) {
      flush();
      const rows = [];
      while (row < all.length && (match = ITEM.exec(all[row]))) {
        rows.push({ deep: match[1].length >= 2, number: match[2], text: match[3] });
        row++;
      }
      row--;
      const list = h(rows[0].number ? "ol" : "ul", {
        start: rows[0].number && rows[0].number !== "1" ? rows[0].number : null,
      });
      for (const item of rows) list.append(h("li", { class: item.deep ? "deep" : null }, inline(item.text, names)));
      blocks.push(list);
    } else if ((match = QUOTE.exec(line))) {
      flush();
      const quoted = [];
      while (row < all.length && (match = QUOTE.exec(all[row]))) {
        quoted.push(match[1]);
        row++;
      }
      row--;
      blocks.push(h("blockquote", {}, lines(quoted.join("\n"), names)));
    } else plain.push(line);
  }
  flush();
  return blocks;
}

/** The same without any mark-down, for titles and for reading aloud. */
export function plainly(text, names) {
  const holder = h("div", {}, words(text, names));
  for (const block of holder.querySelectorAll("p, li, div, br, pre")) block.append(" ");
  return holder.textContent.replace(/\s+/g, " ").trim();
}
