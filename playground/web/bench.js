// The bot's side: how it is, its line, its requests, buckets and faults. Never what its messages said.

import { h } from "./dom.js";
import { state } from "./state.js";

const STATES = {
  starting: "is starting",
  online: "is online",
  offline: "has lost its line and is finding back",
  crashed: "has stopped by itself",
  stopped: "is stopped",
};
const DELAYS = [0, 0.3, 1, 2, 4];

const clock = (unix) => new Date(unix * 1000).toLocaleTimeString("en-GB");

/** The children of the panel; `sheet` is what the bench told last, or null. */
export function benchElement(client, sheet) {
  return h(
    "div.panel-body",
    {},
    h(
      "p",
      {},
      h("span.light-dot", { class: state.botState }),
      ` ${state.bot.name} ${STATES[state.botState] ?? state.botState}.`,
    ),
    state.botTold && h("pre.told", { tabindex: "0" }, state.botTold),
    h(
      "div.buttons",
      {},
      button("Restart", () => client.act("restart_bot", {})),
      button("Kill and start", () => client.act("restart_bot", { kill: true })),
      button("Drop the line", () => client.act("drop", {})),
      button("Drop and forget", () => client.act("drop", { forget: true })),
    ),
    h(
      "label.choice",
      {},
      "The network takes ",
      h(
        "select",
        { onchange: (event) => client.act("slow", { seconds: Number(event.target.value) }) },
        DELAYS.map((seconds) =>
          h(
            "option",
            { value: seconds, selected: sheet?.latency === seconds },
            seconds ? `${seconds} s longer each way` : "no time",
          ),
        ),
      ),
    ),
    sheet ? [violations(sheet), buckets(sheet), requests(sheet)] : h("p.small", {}, "Looking…"),
  );
}

const button = (label, onclick) => h("button.button.secondary", { type: "button", onclick }, label);

function violations(sheet) {
  return [
    h("h3", {}, `Violations (${sheet.violations.length})`),
    sheet.violations.length === 0 && h("p.small", {}, "None: Discord would have taken everything so far."),
    h(
      "ul.log",
      {},
      sheet.violations.map((item) =>
        h(
          "li.bad",
          {},
          h("span.small", {}, `${clock(item.at)} ${item.kind}${item.code ? ` ${item.code}` : ""}`),
          h("div", {}, item.told || "The console of the playground says more."),
          item.route && h("code", {}, item.route),
        ),
      ),
    ),
  ];
}

function buckets(sheet) {
  return [
    h("h3", {}, "Rate limits in use"),
    sheet.buckets.length === 0 && h("p.small", {}, "All full."),
    h(
      "ul.log",
      {},
      sheet.buckets.map((item) =>
        h(
          "li",
          {},
          h("meter", { min: 0, max: item.most, value: item.used, high: item.most - 1, "aria-label": item.name }),
          ` ${item.name}: ${item.used} of ${item.most}, full again in ${item.left} s`,
        ),
      ),
    ),
  ];
}

function requests(sheet) {
  return [
    h("h3", {}, `Requests (${sheet.asked})`),
    h(
      "ul.log",
      {},
      sheet.requests.map((item) =>
        h(
          "li",
          { class: item.status >= 400 ? "bad" : "" },
          h("span.small", {}, `${clock(item.at)} `),
          h("b", {}, item.status),
          ` ${item.method} `,
          h("code", {}, item.route),
          item.where && ` ${item.where}`,
          item.code ? ` ${item.code}` : "",
        ),
      ),
    ),
  ];
}
