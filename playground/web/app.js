// The page: what comes over the line goes into the state, the state is drawn, and presses go back over the line.

import { benchElement } from "./bench.js";
import { Composer } from "./composer.js";
import { clear, h } from "./dom.js";
import { barElement, redrawInto } from "./frame.js";
import { icon } from "./icons.js";
import { Line } from "./line.js";
import { MessageList } from "./list.js";
import { spoken } from "./message.js";
import { peopleElement } from "./people.js";
import { placesElement } from "./places.js";
import { WELCOME, state, takeHistory, takeMessage, takePlaces } from "./state.js";
import { keepTrue } from "./times.js";
import { say } from "./voice.js";
import { welcomeElement } from "./welcome.js";

const BENCH_MS = 1000;
const THEMES = ["system", "dark", "light"];
const at = (id) => document.getElementById(id);

class Client {
  constructor() {
    this.as = new URLSearchParams(location.search).get("as") ?? "";
    this.panel = null;
    this.bench = null;
    this.theme = localStorage.getItem("theme") ?? "system";
    this.list = new MessageList(this);
    this.composer = new Composer(this);
    this.complain = (error) => this.tell(error.message, true);
    this.line = new Line(
      this.as,
      (sheet) => this.hear(sheet),
      (how) => this.lineState(how),
    );
    this.drawTheme();
    document.addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.fromAddress());
    at("shade").addEventListener("click", () => this.closeSides());
    at("skip").addEventListener("click", () => this.composer.focus());
    keepTrue();
  }

  ask(verb, given) {
    return this.line.ask(verb, given);
  }

  /** Ask, and say it where that fails. */
  act(verb, given) {
    return this.ask(verb, given).catch(this.complain);
  }

  // -- what comes in ----------------------------------------------------------------------------------------------

  hear(sheet) {
    if (sheet.t === "places") this.takePlaces(sheet);
    else if (sheet.t === "bot") {
      if (state.botState !== sheet.state) this.botChanged(sheet.state);
      state.botState = sheet.state;
      state.botTold = sheet.told;
      this.draw();
    } else if (sheet.t === "message") this.takeMessage(sheet.message, sheet.fresh);
    else if (sheet.t === "gone") {
      state.messages.get(sheet.channel)?.delete(sheet.id);
      if (sheet.channel === state.here) this.list.soon();
    }
  }

  takePlaces(sheet) {
    const isFirst = !state.me;
    takePlaces(sheet);
    if (isFirst) {
      document.title = `${state.me.name} · Rummy Table playground`;
      this.fromAddress();
    } else if (state.here !== WELCOME && !state.channels.has(state.here)) this.go(WELCOME);
    else this.composer.arrive();
    this.draw();
  }

  takeMessage(message, isFresh) {
    const wasThinking = state.messages.get(message.channel)?.get(message.id)?.thinking;
    if (!takeMessage(message) && message.channel === state.here) return;
    const isOpen = message.channel === state.here;
    const isOwn = message.author.id === state.me.id;
    if (isOpen) {
      this.list.soon();
      if (isFresh && !isOwn) this.list.arrived();
      const isWatched = document.activeElement?.closest("[data-message]")?.dataset.message === message.id;
      if (!message.thinking && !isOwn && (isFresh || wasThinking || message.ephemeral || isWatched))
        say(spoken(message));
    }
    if (isFresh && !isOwn && (!isOpen || document.hidden)) this.note(message);
  }

  note(message) {
    const unread = state.unread.get(message.channel) ?? { count: 0, rings: 0 };
    unread.count++;
    if (message.rings) unread.rings++;
    state.unread.set(message.channel, unread);
    if (message.rings && message.channel !== state.here) say(`New message for you from ${message.author.name}`);
    this.draw();
  }

  botChanged(now) {
    if (now === "online" && state.botState !== "starting") say("Rummy Table is online again");
    if (now === "crashed") say("Rummy Table has stopped by itself");
  }

  lineState(how) {
    const wasOnline = state.online;
    state.online = how === "open";
    if (state.online && !wasOnline) {
      // What happened in between was not heard: look again.
      state.messages.clear();
      this.list.forgetAll();
      if (state.me && state.here !== WELCOME) this.load(state.here);
    }
    this.draw();
  }

  // -- going about ------------------------------------------------------------------------------------------------

  fromAddress() {
    const wanted = decodeURIComponent(location.hash.slice(1));
    const channel =
      state.channels.get(wanted) ??
      [...state.channels.values()].find((item) => item.name === wanted && item.kind !== "dm");
    this.go(wanted === "dm" && state.dm ? state.dm.id : (channel?.id ?? WELCOME));
  }

  async go(id) {
    const isNew = id !== state.here;
    state.here = id;
    history.replaceState(null, "", `#${id === WELCOME ? "" : id}`);
    this.seen(id);
    this.closeSides(true);
    if (id === WELCOME) {
      this.draw();
      return;
    }
    this.composer.arrive();
    if (isNew) {
      this.composer.commands = [];
      this.composer.empty();
      this.list.forgetAll();
      this.tell("");
    }
    this.draw();
    await this.load(id);
    if (isNew && matchMedia("(hover: hover)").matches) this.composer.focus();
  }

  async load(id) {
    if (state.messages.has(id)) return;
    state.messages.set(id, new Map());
    await this.ask("history", { channel: id }).then(takeHistory).catch(this.complain);
    if (id === state.here) this.list.draw();
  }

  async older() {
    const first = [...(state.messages.get(state.here)?.keys() ?? [])][0];
    await this.ask("history", { channel: state.here, before: first }).then(takeHistory).catch(this.complain);
    this.list.atBottom = false;
    this.list.draw();
  }

  async openDm() {
    await this.ask("open_dm")
      .then(({ channel }) => this.whenKnown(channel))
      .then((id) => this.go(id))
      .catch(this.complain);
  }

  async whenKnown(id) {
    for (let tries = 0; tries < 50 && !state.channels.has(id); tries++)
      await new Promise((done) => setTimeout(done, 20));
    return id;
  }

  seen(id) {
    state.unread.delete(id);
  }

  focusComposer() {
    this.composer.focus();
  }

  focusMessages() {
    this.list.focusNewest();
  }

  toBottom() {
    this.list.toBottom();
  }

  type(text) {
    this.composer.fill(text);
  }

  redraw() {
    this.list.soon();
  }

  /** Keys of the whole page: Escape to the message box, Alt and arrows through the channels, / for a command. */
  key(event) {
    if (document.querySelector("dialog[open], .popup")) return;
    const isTyping = event.target.matches("input, textarea, select");
    if (event.key === "Escape") {
      if (this.panel && at("panel").contains(event.target)) this.openPanel(null);
      else if (at("places").classList.contains("open")) this.closeSides();
      else if (state.here !== WELCOME) this.composer.focus();
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      const buttons = [...at("places").querySelectorAll("button.place")];
      const here = buttons.findIndex((button) => button.getAttribute("aria-current"));
      const step = event.key === "ArrowUp" ? -1 : 1;
      buttons[(here + step + buttons.length) % buttons.length]?.click();
    } else if (event.key === "/" && !isTyping && state.here !== WELCOME) this.composer.fill("/");
    else return;
    event.preventDefault();
  }

  // -- the frame --------------------------------------------------------------------------------------------------

  openPanel(name) {
    const before = this.panel;
    this.panel = name === before ? null : name;
    clearInterval(this.benchTimer);
    if (this.panel === "bench") {
      this.lookAtBench();
      this.benchTimer = setInterval(() => this.lookAtBench(), BENCH_MS);
    }
    this.closeSides(true);
    this.draw();
    if (this.panel) at("panel").querySelector("button")?.focus();
    else if (before) at("bar").querySelector(`[data-panel="${before}"]`)?.focus();
  }

  async lookAtBench() {
    try {
      this.bench = await this.ask("bench");
    } catch {
      return; // the line is down, which the page says elsewhere
    }
    if (this.panel === "bench") this.drawPanel();
  }

  /** The places on a phone lie over the page until somewhere is gone to. */
  togglePlaces() {
    const isOpen = at("places").classList.toggle("open");
    at("shade").hidden = !isOpen;
    at("bar").querySelector(".burger")?.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) at("places").querySelector("button")?.focus();
  }

  closeSides(quietly = false) {
    if (!at("places").classList.contains("open")) return;
    at("places").classList.remove("open");
    at("shade").hidden = true;
    at("bar").querySelector(".burger")?.setAttribute("aria-expanded", "false");
    if (!quietly) at("bar").querySelector(".burger")?.focus();
  }

  nextTheme() {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length];
    localStorage.setItem("theme", this.theme);
    this.drawTheme();
    this.draw();
  }

  drawTheme() {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  /** A line over the messages: a hint, or what went wrong. */
  tell(told, isTrouble = false) {
    const notice = at("notice");
    clear(notice);
    notice.classList.toggle("trouble", isTrouble);
    if (!told || told.length === 0) return;
    notice.append(
      h("span", {}, told),
      h(
        "button.plain",
        { type: "button", "aria-label": "Close this note", onclick: () => this.tell("") },
        icon("close"),
      ),
    );
  }

  draw() {
    if (!state.me) return;
    redrawInto(at("places"), placesElement(this));
    redrawInto(at("bar"), barElement(this));
    this.drawPanel();
    if (state.here === WELCOME) {
      redrawInto(at("view"), welcomeElement(this));
      clear(at("foot"));
    } else {
      if (this.list.element.parentElement !== at("view")) at("view").replaceChildren(this.list.element);
      if (this.composer.element.parentElement !== at("foot")) at("foot").replaceChildren(this.composer.element);
      this.list.soon();
    }
  }

  drawPanel() {
    const panel = at("panel");
    panel.hidden = !this.panel;
    if (!this.panel) {
      clear(panel);
      return;
    }
    const title = this.panel === "people" ? "People" : "The bot’s side";
    panel.setAttribute("aria-label", title);
    const body = this.panel === "people" ? peopleElement(this) : benchElement(this, this.bench);
    if (
      panel.contains(document.activeElement) &&
      document.activeElement.matches("input[type=text], select") &&
      panel.dataset.shows === this.panel
    )
      return;
    panel.dataset.shows = this.panel;
    redrawInto(
      panel,
      h(
        "div",
        {},
        h(
          "header.panel-head",
          {},
          h("h2", {}, title),
          h(
            "button.icon",
            { type: "button", "aria-label": `Close ${title}`, onclick: () => this.openPanel(null) },
            icon("close"),
          ),
        ),
        body,
      ),
    );
  }
}

new Client();
