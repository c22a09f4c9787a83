// The messages of the channel that is open: drawn when something changed, kept at the bottom, pressed by mouse or keys.

import { chosenIn, offered } from "./components.js";
import { clear, h, morph, older } from "./dom.js";
import { openForm } from "./form.js";
import { localElement, messageElement } from "./message.js";
import { openMenu } from "./menu.js";
import { dismiss, guildOf, namesFor, state } from "./state.js";
import { say } from "./voice.js";

const PAUSE_SECONDS = 420;
const LATE = "This interaction failed";

/** The list element and what moves it; `client` asks, goes to channels and fills the composer. */
export class MessageList {
  constructor(client) {
    this.client = client;
    this.drawn = new Map();
    this.atBottom = true;
    this.lost = null;
    this.lastTop = 0;
    this.lastHeight = 0;
    this.list = h("ol.messages", { id: "messages", "aria-label": "Messages", tabindex: "-1" });
    this.scroller = h(
      "div.scroller",
      { role: "log", "aria-live": "off", "aria-label": "Messages", tabindex: "-1" },
      this.list,
    );
    this.newer = h("button.newer", { type: "button", hidden: true, onclick: () => this.toBottom() }, "New messages ↓");
    this.element = h("div.stage", {}, this.scroller, this.newer);
    this.scroller.addEventListener("scroll", () => this.noteScroll());
    this.list.addEventListener("click", (event) => this.click(event));
    this.list.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.atBottom && this.toBottom()).observe(this.list);
    new ResizeObserver(() => this.atBottom && this.toBottom()).observe(this.scroller);
  }

  /** Draw once in the next frame, however often it is asked for. */
  soon() {
    if (this.planned) return;
    this.planned = true;
    // A window in the background gets no frames, and its list has to be true as well.
    const draw = () => {
      if (!this.planned) return;
      this.planned = false;
      this.draw();
    };
    requestAnimationFrame(draw);
    setTimeout(draw, 120);
  }

  /** Something about one message changed that is not in the message itself. */
  touch(id) {
    const known = this.drawn.get(id);
    if (known) known.mark = null;
    this.soon();
  }

  forgetAll() {
    this.drawn.clear();
    clear(this.list);
    this.atBottom = true;
    this.draw();
  }

  draw() {
    const shelf = state.messages.get(state.here);
    const messages = [...(shelf?.values() ?? [])].filter((message) => !state.dismissed.has(message.id));
    const rows = [];
    let before = null;
    for (const message of messages) {
      const follows =
        before !== null &&
        !message.used &&
        !message.reply &&
        before.author.id === message.author.id &&
        before.ephemeral === message.ephemeral &&
        message.at - before.at < PAUSE_SECONDS;
      rows.push({ key: message.id, mark: message, follows, make: () => messageElement(message, follows) });
      before = message;
    }
    for (const row of state.localRows)
      if (row.channel === state.here)
        rows.push({ key: row.id, mark: row.failed ?? "wait", make: () => localElement(row) });
    this.place(rows);
    this.head(shelf);
    if (this.atBottom) this.toBottom();
    this.refocus();
  }

  place(rows) {
    const wanted = new Set(rows.map((row) => row.key));
    for (const [key, { element }] of this.drawn) {
      if (wanted.has(key)) continue;
      if (element.contains(document.activeElement)) this.lost = document.activeElement.textContent.trim() || " ";
      element.remove();
      this.drawn.delete(key);
    }
    let place = this.list.querySelector(":scope > li.message");
    for (const row of rows) {
      let known = this.drawn.get(row.key);
      if (!known || known.mark !== row.mark || known.follows !== row.follows) {
        const fresh = row.make();
        known = { element: known ? morph(known.element, fresh) : fresh, mark: row.mark, follows: row.follows };
        this.drawn.set(row.key, known);
      }
      if (known.element === place) place = place.nextElementSibling;
      else this.list.insertBefore(known.element, place);
    }
  }

  head(shelf) {
    const wanted = shelf && state.more.get(state.here) ? "more" : shelf && shelf.size === 0 ? "empty" : "";
    const there = this.list.querySelector(":scope > li.top");
    if (there?.dataset.top === wanted) return;
    there?.remove();
    if (wanted === "more") {
      this.list.prepend(
        h(
          "li.top",
          { "data-top": "more" },
          h("button.plain", { type: "button", "data-act": "more" }, "Show older messages"),
        ),
      );
    } else if (wanted === "empty") {
      this.list.prepend(
        h(
          "li.top.empty",
          { "data-top": "empty" },
          "Nothing has been said here yet. Type / to see what Rummy Table can do.",
        ),
      );
    }
  }

  /** The message that had the focus went away: go to the same button of a newer one, or to the list. */
  refocus() {
    if (this.lost === null) return;
    const same = [...this.list.querySelectorAll("button.button:not([aria-disabled])")].filter(
      (button) => button.textContent.trim() === this.lost,
    );
    (same.at(-1) ?? this.list).focus({ preventScroll: true });
    this.lost = null;
  }

  noteScroll() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    // Only a reader who scrolls up leaves the bottom: pictures that load, and answers, move it away as well.
    if (scrollHeight - scrollTop - clientHeight < 60) this.atBottom = true;
    else if (scrollTop < this.lastTop - 2 && this.lastHeight === scrollHeight) this.atBottom = false;
    this.lastTop = scrollTop;
    this.lastHeight = scrollHeight;
    if (this.atBottom) this.newer.hidden = true;
  }

  toBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.atBottom = true;
    this.newer.hidden = true;
  }

  /** A message came in the open channel. */
  arrived() {
    if (!this.atBottom) this.newer.hidden = false;
  }

  // -- presses ----------------------------------------------------------------------------------------------------

  click(event) {
    const target = event.target.closest("[data-act]");
    if (!target || target.getAttribute("aria-disabled") === "true" || target.getAttribute("aria-busy") === "true")
      return;
    const id = target.closest("[data-message]")?.dataset.message;
    const message = state.messages.get(state.here)?.get(id);
    const act = target.dataset.act;
    if (!message && (act === "press" || act === "menu")) return; // it went away under the finger
    if (act === "press") this.ask(message, target.dataset.id, "press", {});
    else if (act === "menu") this.openMenu(message, target);
    else if (act === "alt" || act === "uncover") this.toggle(id, target.dataset.mark);
    else if (act === "reveal") target.classList.add("revealed");
    else if (act === "zoom") enlarge(target);
    else if (act === "dismiss") this.dismiss(id);
    else if (act === "remove")
      this.client.ask("delete_message", { channel: state.here, message: id }).catch(this.client.complain);
    else if (act === "more") this.client.older();
    else if (act === "go") this.client.go(target.dataset.channel);
    else if (act === "type") this.client.type(target.dataset.text);
    else if (act === "forget") this.forget(target.dataset.row);
  }

  toggle(id, mark) {
    if (!state.shown.delete(mark)) state.shown.add(mark);
    this.touch(id);
  }

  dismiss(id) {
    dismiss(id);
    this.soon();
    this.client.focusComposer();
  }

  forget(row) {
    state.localRows = state.localRows.filter((item) => item.id !== row);
    this.soon();
    this.client.focusComposer();
  }

  openMenu(message, trigger) {
    const part = find(message.components, trigger.dataset.id);
    if (!part) return;
    const one = part.max_values ?? 1;
    openMenu(trigger, {
      title: part.placeholder ?? "Options",
      options: offered(part, guildOf(message.channel)),
      chosen: chosenIn(part, message),
      least: part.min_values ?? 1,
      most: one,
      names: namesFor(message.channel),
      onDone: (values) => {
        state.chosen.set(`${message.id}/${part.custom_id}`, values);
        this.ask(message, part.custom_id, "choose", { values });
      },
    });
  }

  async ask(message, customId, verb, more) {
    const mark = `${message.id}/${customId}`;
    state.pending.add(mark);
    state.failed.delete(message.id);
    this.touch(message.id);
    try {
      const answer = await this.client.ask(verb, {
        channel: message.channel,
        message: message.id,
        custom_id: customId,
        ...more,
      });
      if (answer.failed) this.fail(message.id, LATE);
      if (isNews(answer)) this.toBottom();
      if (answer.form) openForm(answer.form, this.client);
    } catch (error) {
      this.fail(message.id, error.message);
    } finally {
      state.pending.delete(mark);
      this.touch(message.id);
    }
  }

  fail(id, told) {
    state.failed.set(id, told);
    say(told);
  }

  /** Arrow keys go from message to message, Enter on a spoiler lifts it. */
  key(event) {
    if (event.target.classList.contains("spoiler") && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      event.target.classList.add("revealed");
      return;
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const rows = [...this.list.querySelectorAll("li.message")];
    if (!rows.length) return;
    const here = rows.indexOf(event.target.closest("li.message"));
    const next = here < 0 ? rows.length - 1 : here + (event.key === "ArrowUp" ? -1 : 1);
    if (next >= rows.length) this.client.focusComposer();
    else rows[Math.max(0, next)].focus();
    event.preventDefault();
  }

  /** The newest message, from the composer upwards. */
  focusNewest() {
    const rows = this.list.querySelectorAll("li.message");
    rows[rows.length - 1]?.focus();
  }
}

/** Whether the bot answered with a message of its own, which stands at the bottom. */
export const isNews = ({ answer }) => answer === 4 || answer === 5;

function find(list, customId) {
  for (const part of list) {
    if (part.custom_id === customId) return part;
    const inner = find([...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])], customId);
    if (inner) return inner;
  }
  return null;
}

function enlarge(trigger) {
  const image = trigger.closest("figure").querySelector("img");
  const box = h(
    "dialog.light",
    { "aria-label": "Picture" },
    h("img", { src: image.src, alt: image.alt }),
    h("button.button.secondary", { type: "button", onclick: () => box.close(), autofocus: true }, "Close"),
  );
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => {
    box.remove();
    trigger.closest("figure")?.querySelector(".enlarge")?.focus({ preventScroll: true });
  });
  document.body.append(box);
  box.showModal();
}

/** The newest message of the open channel for which `fits` holds. */
export function newest(fits) {
  const shelf = [...(state.messages.get(state.here)?.values() ?? [])].sort((a, b) => older(a.id, b.id));
  return shelf.reverse().find(fits);
}
