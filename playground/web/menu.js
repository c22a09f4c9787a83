// The list that opens under a select menu: one choice at once, or several with a tick and Done.

import { h } from "./dom.js";

let open = null;

/** Open a list at `trigger`; `onDone` gets the values when they are others than before. */
export function openMenu(trigger, choice) {
  open?.close(false);
  open = new Menu(trigger, choice);
}

class Menu {
  constructor(trigger, choice) {
    this.trigger = trigger;
    this.choice = choice;
    this.values = choice.chosen.filter((value) => choice.options.some((option) => option.value === value));
    this.several = choice.most > 1;
    this.active = Math.max(
      0,
      choice.options.findIndex((option) => this.values.includes(option.value)),
    );
    this.typed = "";
    this.list = h("div.options", {
      role: "listbox",
      tabindex: "0",
      "aria-label": choice.title,
      "aria-multiselectable": this.several ? "true" : null,
      onkeydown: (event) => this.key(event),
      onclick: (event) => this.click(event),
    });
    this.note = h("div.menu-note", {});
    this.done = h("button.button.primary", { type: "button", onclick: () => this.close(true) }, "Done");
    this.box = h("div.popup", {}, this.list, this.several && h("div.menu-foot", {}, this.note, this.done));
    this.draw();
    (trigger.closest("dialog") ?? document.body).append(this.box);
    this.put();
    this.outside = (event) => {
      if (!this.box.contains(event.target) && !this.trigger.contains(event.target)) this.close(true);
    };
    this.scrolled = (event) => !this.box.contains(event.target) && this.put();
    document.addEventListener("pointerdown", this.outside, true);
    document.addEventListener("scroll", this.scrolled, true);
    trigger.setAttribute("aria-expanded", "true");
    this.list.focus({ preventScroll: true });
    this.box.addEventListener("focusout", (event) => {
      if (event.relatedTarget && !this.box.contains(event.relatedTarget)) this.close(true, false);
    });
  }

  draw() {
    const full = this.values.length >= this.choice.most;
    this.list.replaceChildren(
      ...this.choice.options.map((option, place) => {
        const isChosen = this.values.includes(option.value);
        return h(
          "div.option",
          {
            role: "option",
            id: `option-${place}`,
            "data-place": place,
            "aria-selected": String(isChosen),
            "aria-disabled": this.several && full && !isChosen ? "true" : null,
            class: place === this.active ? "active" : "",
          },
          option.emoji?.name && !option.emoji.id && h("span.emoji", { "aria-hidden": "true" }, option.emoji.name),
          h(
            "span.option-words",
            {},
            h("span", {}, option.label),
            option.description && h("span.small", {}, option.description),
          ),
          this.several
            ? h("span.tick", { "aria-hidden": "true" }, isChosen ? "☑" : "☐")
            : isChosen && h("span.tick", { "aria-hidden": "true" }, "✓"),
        );
      }),
    );
    this.list.setAttribute("aria-activedescendant", `option-${this.active}`);
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
    const { least, most } = this.choice;
    this.note.textContent = `${this.values.length} chosen${most < this.choice.options.length ? `, at most ${most}` : ""}${least > this.values.length ? `, at least ${least}` : ""}`;
  }

  put() {
    const place = this.trigger.getBoundingClientRect();
    const { style } = this.box;
    const room = { below: window.innerHeight - place.bottom - 12, above: place.top - 12 };
    const below = room.below >= Math.min(260, this.box.offsetHeight) || room.below > room.above;
    style.setProperty("left", `${Math.max(8, Math.min(place.left, window.innerWidth - place.width - 8))}px`);
    style.setProperty("width", `${Math.min(place.width, window.innerWidth - 16)}px`);
    style.setProperty("max-height", `${Math.min(340, below ? room.below : room.above)}px`);
    style.setProperty("top", below ? `${place.bottom + 4}px` : "auto");
    style.setProperty("bottom", below ? "auto" : `${window.innerHeight - place.top + 4}px`);
  }

  pick(place) {
    const option = this.choice.options[place];
    if (!option) return;
    this.active = place;
    if (!this.several) {
      this.values = [option.value];
      this.close(true);
      return;
    }
    if (this.values.includes(option.value)) this.values = this.values.filter((value) => value !== option.value);
    else if (this.values.length < this.choice.most) this.values = [...this.values, option.value];
    this.draw();
  }

  click(event) {
    const row = event.target.closest(".option");
    if (row) this.pick(Number(row.dataset.place));
  }

  key(event) {
    const last = this.choice.options.length - 1;
    const moves = {
      ArrowDown: Math.min(last, this.active + 1),
      ArrowUp: Math.max(0, this.active - 1),
      Home: 0,
      End: last,
    };
    if (event.key in moves) this.active = moves[event.key];
    else if (event.key === " ") this.pick(this.active);
    else if (event.key === "Enter") {
      if (this.several) this.close(true);
      else this.pick(this.active);
    } else if (event.key === "Escape") this.close(this.several);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.seek(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (open === this) this.draw();
  }

  seek(letter) {
    clearTimeout(this.forgetting);
    this.typed += letter.toLowerCase();
    this.forgetting = setTimeout(() => (this.typed = ""), 800);
    const found = this.choice.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.active = found;
  }

  close(send, refocus = true) {
    if (open !== this) return;
    open = null;
    document.removeEventListener("pointerdown", this.outside, true);
    document.removeEventListener("scroll", this.scrolled, true);
    this.box.remove();
    this.trigger.setAttribute("aria-expanded", "false");
    if (refocus && this.trigger.isConnected) this.trigger.focus({ preventScroll: true });
    const before = this.choice.chosen;
    const isNew =
      !this.several || before.length !== this.values.length || before.some((value) => !this.values.includes(value));
    if (send && isNew && this.values.length >= this.choice.least) this.choice.onDone(this.values);
  }
}
