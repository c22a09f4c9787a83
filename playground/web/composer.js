// The message box: plain messages, and slash commands with their menu, options, choices and live completion.

import { clear, h } from "./dom.js";
import { openForm } from "./form.js";
import { icon } from "./icons.js";
import { commandOf, optionsOf, stretches } from "./slash.js";
import { state } from "./state.js";
import { commandRows, completedValues, hintOf, knownValues, optionRows, spotAt, things, valueRows } from "./suggest.js";
import { say } from "./voice.js";

const PAUSE_MS = 120;
const UNANSWERED = "The application did not respond";
let rowNumber = 0;

export class Composer {
  constructor(client) {
    this.client = client;
    this.commands = [];
    this.rows = [];
    this.active = -1;
    this.picked = new Map();
    this.asked = 0;
    this.input = h("input", {
      id: "composer",
      type: "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      enterkeyhint: "send",
      maxlength: "2000",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": "suggestions",
      "aria-describedby": "composer-hint",
      oninput: () => this.look(),
      onkeydown: (event) => this.key(event),
      onclick: () => this.look(),
      onfocus: () => this.input.value.startsWith("/") && this.look(),
      onblur: () => setTimeout(() => !this.box.contains(document.activeElement) && this.hide(), 150),
      onscroll: () => (this.mirror.scrollLeft = this.input.scrollLeft),
    });
    this.mirror = h("div.mirror", { "aria-hidden": "true" });
    this.list = h("div.suggestions", {
      id: "suggestions",
      role: "listbox",
      "aria-label": "Suggestions",
      onmousedown: (event) => event.preventDefault(),
      onclick: (event) => this.clickRow(event),
    });
    this.hint = h("div.hint", { id: "composer-hint" });
    this.send = h("button.send", { type: "submit", "aria-label": "Send" }, icon("send"));
    this.slash = h(
      "button.plus",
      { type: "button", "aria-label": "Slash commands", title: "Slash commands", onclick: () => this.fill("/") },
      "/",
    );
    this.box = h(
      "form.composer",
      {
        onsubmit: (event) => {
          event.preventDefault();
          this.submit();
        },
      },
      h("div.pop", {}, this.hint, this.list),
      h("div.line", {}, this.slash, h("div.field-line", {}, this.mirror, this.input), this.send),
    );
    this.element = this.box;
    this.hide();
  }

  /** The channel changed: say where one writes, and whether one may. */
  arrive() {
    const channel = state.channels.get(state.here);
    const name = channel?.name ?? "";
    const where = { dm: `@${name}`, thread: `“${name}”` }[channel?.kind] ?? `#${name}`;
    const closed = !channel?.may_write;
    this.input.disabled = closed;
    this.slash.disabled = closed;
    this.input.placeholder = closed ? "You may not write here" : `Message ${where}, or /`;
    this.input.setAttribute("aria-label", `Message ${where}`);
  }

  focus() {
    this.input.focus();
  }

  /** Put a text into the box as if it had been typed. */
  fill(text) {
    this.input.value = text;
    this.input.focus();
    this.input.setSelectionRange(text.length, text.length);
    return this.look();
  }

  /** Type letter by letter where motion is welcome, then send. */
  async typeAndSend(text) {
    this.focus();
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
      for (let end = 1; end < text.length; end += 2) {
        this.input.value = text.slice(0, end);
        this.paint(null);
        await new Promise((done) => setTimeout(done, 24));
      }
    }
    await this.fill(text);
    this.hide();
    await new Promise((done) => setTimeout(done, 250));
    return this.submit();
  }

  // -- suggestions ------------------------------------------------------------------------------------------------

  async look() {
    const text = this.input.value;
    const number = ++this.asked;
    this.complain("");
    if (!text.startsWith("/")) {
      this.paint(null);
      this.hide();
      return;
    }
    if (!this.commands.length || text === "/") await this.loadMenu();
    if (number !== this.asked) return;
    const command = commandOf(text, this.commands);
    const isChosen = command && (text.length > command.path.length || command.options.length === 0);
    this.paint(command);
    if (!isChosen) this.show(commandRows(text, this.commands));
    else await this.suggestFor(command, text, number);
  }

  async loadMenu() {
    try {
      this.commands = (await this.client.ask("menu", { channel: state.here })).commands;
    } catch (error) {
      this.commands = [];
      this.complain(error.message);
    }
  }

  async suggestFor(command, text, number) {
    const spot = spotAt(text, this.input.selectionStart ?? text.length, command, this.picked);
    if (!spot) {
      this.show(optionRows(text, command));
      return;
    }
    const hint = hintOf(spot.option);
    if (!spot.option.autocomplete) {
      this.show(valueRows(text, command, spot, knownValues(spot.option, spot.stretch), hint));
      return;
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (number !== this.asked) return;
    if (!this.rows.length) this.show({ rows: [], hint: `${hint} …`, active: -1 });
    const { values, told } = await completedValues(this.client, command, text, spot, this.picked);
    if (number === this.asked) this.show(valueRows(text, command, spot, values, told ?? hint));
  }

  take(row) {
    if (row.picked) this.picked.set(...row.picked);
    this.input.value = row.text;
    this.input.focus();
    const caret = row.caret ?? row.text.length;
    this.input.setSelectionRange(caret, caret);
    this.look();
  }

  show({ rows, hint, active }) {
    this.rows = rows;
    this.active = active;
    this.hint.textContent = hint;
    clear(
      this.list,
      rows.map((row, place) =>
        h(
          "div.suggestion",
          { role: "option", id: `suggestion-${place}`, "data-place": place, "aria-selected": "false" },
          h("span.suggestion-name", {}, row.name),
          row.more && h("span.suggestion-more", {}, row.more),
          row.note && h("span.small", {}, row.note),
        ),
      ),
    );
    this.box.dataset.open = "";
    this.input.setAttribute("aria-expanded", String(rows.length > 0));
    this.mark();
  }

  mark() {
    [...this.list.children].forEach((row, place) => {
      row.classList.toggle("active", place === this.active);
      row.setAttribute("aria-selected", String(place === this.active));
    });
    if (this.active >= 0) {
      this.input.setAttribute("aria-activedescendant", `suggestion-${this.active}`);
      this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
    } else this.input.removeAttribute("aria-activedescendant");
  }

  hide() {
    this.rows = [];
    this.active = -1;
    delete this.box.dataset.open;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
    clear(this.list);
  }

  clickRow(event) {
    const row = event.target.closest(".suggestion");
    if (row) this.take(this.rows[Number(row.dataset.place)]);
  }

  /** Colour the command and its options under the transparent text of the box. */
  paint(command) {
    const text = this.input.value;
    if (!command) {
      clear(this.mirror, [text]);
      return;
    }
    const parts = [h("b.path", {}, command.path)];
    let end = command.path.length;
    for (const { from, valueFrom, to } of stretches(text, command).found) {
      const valueTo = valueFrom + text.slice(valueFrom, to).trimEnd().length;
      parts.push(
        text.slice(end, from),
        h("span.option-name", {}, text.slice(from, valueFrom)),
        h("span.option-value", {}, text.slice(valueFrom, valueTo)),
      );
      end = valueTo;
    }
    clear(this.mirror, [...parts, text.slice(end)]);
    this.mirror.scrollLeft = this.input.scrollLeft;
  }

  key(event) {
    const open = this.rows.length > 0;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && open) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.active = (this.active + step + this.rows.length) % this.rows.length;
      this.mark();
    } else if (event.key === "ArrowUp" && this.input.value === "") this.client.focusMessages();
    else if (event.key === "Tab" && open && !event.shiftKey) this.take(this.rows[Math.max(0, this.active)]);
    else if (event.key === "Enter" && open && this.active >= 0 && !event.isComposing && !this.isWholeCommand())
      this.take(this.rows[this.active]);
    else if (event.key === "Escape" && "open" in this.box.dataset) {
      this.asked++;
      this.hide();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A command that is typed out and needs nothing more goes at once. */
  isWholeCommand() {
    const command = this.active === 0 && this.commands.find(({ path }) => path === this.input.value.trim());
    return Boolean(command) && command.options.every((option) => !option.required);
  }

  // -- sending ----------------------------------------------------------------------------------------------------

  complain(told) {
    this.box.dataset.trouble = told;
    if (told) {
      this.show({ rows: [], hint: told, active: -1 });
      say(told);
    } else delete this.box.dataset.trouble;
  }

  async submit() {
    const text = this.input.value.trim();
    if (!text) return;
    if (!text.startsWith("/")) {
      await this.client.ask("say", { channel: state.here, text }).then(
        () => this.empty(),
        (error) => this.complain(error.message),
      );
      return;
    }
    if (!this.commands.length) await this.loadMenu();
    const command = commandOf(text, this.commands);
    if (!command) {
      this.complain(`${text.split(" ")[0]} is not a command here`);
      return;
    }
    let options;
    try {
      options = optionsOf(text, command, this.picked, things());
    } catch (error) {
      this.complain(error.message);
      return;
    }
    this.empty();
    await this.use(command.path, options, text);
  }

  async use(path, options, text) {
    const row = { id: `own-${++rowNumber}`, channel: state.here, command: path };
    const show = () => {
      if (!state.localRows.includes(row)) state.localRows.push(row);
      this.client.redraw();
    };
    // Most answers are there before a row of its own would be worth the flicker.
    const wait = setTimeout(show, 150);
    try {
      const answer = await this.client.ask("slash", { channel: row.channel, path, options });
      if (answer.failed) row.failed = UNANSWERED;
      if (answer.form) openForm(answer.form, this.client);
    } catch (error) {
      row.failed = error.message;
      if (!this.input.value) this.input.value = text;
    }
    clearTimeout(wait);
    this.client.toBottom();
    if (row.failed) {
      show();
      say(row.failed);
      return;
    }
    state.localRows = state.localRows.filter((item) => item !== row);
    this.client.redraw();
  }

  empty() {
    this.input.value = "";
    this.asked++;
    this.paint(null);
    this.hide();
  }
}
