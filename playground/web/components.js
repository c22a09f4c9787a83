// Buttons, menus and layouts of a message, classic and V2.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { state } from "./state.js";
import { words } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const OFFERS = { 5: "people", 6: "roles", 7: "people and roles", 8: "channels" };

/** The elements of a list of components; `scene` is `{message, names}`. */
export const components = (list, scene) => list.map((part, place) => component(part, scene, place));

function component(part, scene, place) {
  switch (part.type) {
    case 1:
      return h("div.row", { "data-key": `row-${place}` }, components(part.components, scene));
    case 2:
      return button(part, scene);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menu(part, scene);
    case 9:
      return h(
        "div.section",
        {},
        h("div.section-text", {}, components(part.components, scene)),
        component(part.accessory, scene, 0),
      );
    case 10:
      return h("div.words", {}, words(part.content, scene.names));
    case 11:
      return picture({ url: part.media.url, alt: part.description ?? "", spoiler: part.spoiler }, scene, "thumbnail");
    case 12:
      return gallery(
        part.items.map((item) => ({ ...item.media, alt: item.description ?? "", spoiler: item.spoiler })),
        scene,
      );
    case 13:
      return file({ url: part.file.url, name: part.name ?? part.file.url.split("/").pop(), size: part.size });
    case 14:
      return h("hr", { class: `${part.divider === false ? "bare" : ""} ${part.spacing === 2 ? "wide" : ""}` });
    case 17:
      return h(
        "div.container",
        { accent: part.accent_color != null ? `#${part.accent_color.toString(16).padStart(6, "0")}` : null },
        components(part.components, scene),
      );
    default:
      return h("div.unknown", {}, "A component that this page does not know.");
  }
}

function emoji(given, names) {
  if (!given) return null;
  if (given.id) return h("img.emoji", { src: names.emoji(given.id), alt: given.name ?? "" });
  return h("span.emoji", { "aria-hidden": "true" }, given.name);
}

function button(part, { message, names }) {
  const label = part.label ? h("span", {}, part.label) : null;
  const glyph = emoji(part.emoji, names);
  const classes = `button ${STYLES[part.style] ?? "secondary"}`;
  if (part.style === 5) {
    return h(
      "a",
      {
        class: classes,
        href: /^https?:/.test(part.url) ? part.url : null,
        target: "_blank",
        rel: "noopener noreferrer",
      },
      glyph,
      label,
      icon("out"),
    );
  }
  const { off, waits, busy } = standing(part, message);
  return h(
    "button",
    {
      type: "button",
      class: off ? `${classes} off` : classes,
      "data-act": "press",
      "data-id": part.custom_id,
      "aria-label": part.label ? null : (part.emoji?.name ?? "button"),
      // Not `disabled`: a button that had the focus would lose it when a move makes it useless.
      "aria-disabled": off || waits ? "true" : null,
      tabindex: off ? "-1" : null,
      "aria-busy": busy ? "true" : null,
    },
    glyph,
    label,
  );
}

/** Whether a component is off, waits for the answer to another of its message, or for its own. */
function standing(part, message) {
  const busy = state.pending.has(`${message.id}/${part.custom_id}`);
  const waits = !busy && [...state.pending].some((mark) => mark.startsWith(`${message.id}/`));
  return { off: Boolean(part.disabled), waits, busy };
}

/** What a menu offers: its own options, or the people, roles and channels of the server. */
export function offered(part, guild) {
  if (part.type === 3) return part.options;
  const people = guild
    ? guild.members.map((id) => ({ value: id, label: guild.nicks[id] ?? state.people.get(id)?.name ?? state.bot.name }))
    : [...state.people.values()].map((person) => ({ value: person.id, label: person.name }));
  const roles = Object.entries(guild?.roles ?? {}).map(([id, name]) => ({ value: id, label: name }));
  const channels = (guild?.channels ?? []).map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  return { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[part.type];
}

/** What is chosen in a menu: by this window, or by the bot's defaults. */
export function chosenIn(part, message) {
  const own = state.chosen.get(`${message.id}/${part.custom_id}`);
  if (own) return own;
  if (part.type === 3) return part.options.filter((option) => option.default).map((option) => option.value);
  return (part.default_values ?? []).map((item) => item.id);
}

function menu(part, { message, guild }) {
  const options = offered(part, guild);
  const values = chosenIn(part, message);
  const labels = values.map((value) => options.find((option) => option.value === value)?.label).filter(Boolean);
  const placeholder = part.placeholder || (part.type === 3 ? "Make a selection" : `Select ${OFFERS[part.type]}`);
  const { off, waits, busy } = standing(part, message);
  return h(
    "button.menu",
    {
      type: "button",
      class: off ? "off" : null,
      "data-act": "menu",
      "data-id": part.custom_id,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-disabled": off || waits ? "true" : null,
      tabindex: off ? "-1" : null,
      "aria-busy": busy ? "true" : null,
      "aria-label": labels.length ? `${placeholder}: ${labels.join(", ")}` : placeholder,
    },
    labels.length ? h("span.menu-chosen", {}, labels.join(", ")) : h("span.menu-empty", {}, placeholder),
    h("span.menu-arrow", {}, icon("down")),
  );
}

/** Pictures side by side. */
export function gallery(items, scene) {
  return h(
    "div.gallery",
    { class: `of-${Math.min(items.length, 4)}` },
    items.map((item) => picture(item, scene)),
  );
}

/** One picture; its alt text is read aloud, and shown at a press. */
export function picture(item, { message }, kind = "whole") {
  const mark = `${message.id}/${item.url}`;
  const isShown = state.shown.has(`alt:${mark}`);
  const isHidden = item.spoiler && !state.shown.has(`spoiler:${mark}`);
  if (isHidden) {
    return h(
      "button.cover",
      { type: "button", "data-act": "uncover", "data-mark": `spoiler:${mark}` },
      "Spoiler: press to show",
    );
  }
  const image = h("img", {
    src: item.url,
    alt: item.alt,
    width: item.width ?? null,
    height: item.height ?? null,
    decoding: "async",
  });
  // The mouse enlarges by a click on the picture; the button is for keys, so that the picture keeps its alt text.
  return h(
    `figure.picture.${kind}`,
    {},
    h("div.zoom", { "data-act": "zoom" }, image),
    kind === "whole" &&
      h(
        "div.picture-acts",
        {},
        h("button.corner.enlarge", { type: "button", "data-act": "zoom" }, "Enlarge"),
        item.alt &&
          h(
            "button.corner",
            {
              type: "button",
              "data-act": "alt",
              "data-mark": `alt:${mark}`,
              "aria-expanded": String(isShown),
              "aria-label": "Alt text",
            },
            "ALT",
          ),
      ),
    isShown && h("figcaption", {}, item.alt),
  );
}

/** A file to take away. */
export function file({ url, name, size }) {
  const own = url.startsWith("files/");
  return h(
    "a.file",
    { href: own || /^https?:/.test(url) ? url : null, download: own ? name : null },
    icon("file"),
    h("span", {}, name),
    size ? h("span.small", {}, ` ${size < 2048 ? `${size} bytes` : `${Math.round(size / 1024)} KB`}`) : null,
  );
}
