// What the message box proposes for a command that is being typed: rows with the text that choosing them leaves.

import { KINDS, optionAt, optionsOf, range, stretches } from "./slash.js";
import { guildOf, nameIn, state } from "./state.js";

/** People, channels and roles that options of a kind may name, in the open channel. */
export function things() {
  const guild = guildOf(state.here);
  const people = guild
    ? guild.members.map((id) => ({ name: nameIn(guild, id), value: id }))
    : [{ name: state.me.name, value: state.me.id }];
  const roles = Object.entries(guild?.roles ?? {}).map(([value, name]) => ({ name, value }));
  const channels = (guild?.channels ?? []).map(({ id, name }) => ({ name, value: id }));
  return {
    [KINDS.USER]: people,
    [KINDS.CHANNEL]: channels,
    [KINDS.ROLE]: roles,
    [KINDS.MENTIONABLE]: [...people, ...roles],
  };
}

/** Commands that begin with what is typed, then those that mention it. */
export function commandRows(text, commands) {
  const typed = text.slice(1).toLowerCase();
  const starts = commands.filter(({ path }) => path.slice(1).startsWith(typed));
  const mentions = ({ path, description }) => `${path} ${description}`.toLowerCase().includes(typed);
  const rest = commands.filter((command) => !starts.includes(command) && mentions(command));
  const rows = [...starts, ...rest].map((command) => {
    const first = command.options.find((option) => option.required);
    return {
      name: command.path,
      note: command.description,
      more: command.options.map((option) => (option.required ? option.name : `${option.name}?`)).join(" "),
      text: `${command.path} ${first ? `${first.name}:` : ""}`,
    };
  });
  const hint = typed ? `Rummy Table’s commands for “${typed}”` : "Rummy Table’s commands";
  return { rows, hint: rows.length ? hint : "There is no such command here", active: 0 };
}

/** The option that the caret is in, unless its value has been chosen and left with a space. */
export function spotAt(text, caret, command, picked) {
  const spot = optionAt(text, caret, command);
  const isLeft = spot && text[caret - 1] === " " && picked.has(mark(command, spot.option, spot.stretch.text));
  return isLeft ? null : spot;
}

/** The options of a command that are not given yet. */
export function optionRows(text, command) {
  const given = stretches(text, command).found.map((stretch) => stretch.name);
  const typed = /(\S*)$/.exec(text)[1].toLowerCase();
  const left = command.options.filter((option) => !given.includes(option.name));
  const head = text.slice(0, text.length - typed.length).trimEnd();
  const rows = left
    .filter((option) => option.name.startsWith(typed))
    .map((option) => ({
      name: option.name,
      note: `${option.description}${option.required ? "" : " (optional)"}`,
      text: `${head} ${option.name}:`,
    }));
  const missing = left.find((option) => option.required);
  const hint = missing ? `${command.path} needs ${missing.name}` : `${command.path} is ready: Enter sends it`;
  return { rows, hint, active: missing ? 0 : -1 };
}

/** What an option is, in a line. */
export const hintOf = (option) =>
  `${option.name}: ${option.description}${option.required ? " (required)" : ""} ${option.type === KINDS.INTEGER ? range(option) : ""}`;

/** The values that an option knows by itself: choices, True and False, people, channels, roles. */
export function knownValues(option, stretch) {
  let values = option.choices;
  if (option.type === KINDS.BOOLEAN) values = [true, false].map((value) => ({ name: value ? "True" : "False", value }));
  else if (!values.length) values = things()[option.type] ?? [];
  const typed = stretch.text.replace(/^[@#]/, "").toLowerCase();
  const isWhole = values.some(({ name }) => name.toLowerCase() === typed);
  return isWhole ? values : values.filter(({ name }) => name.toLowerCase().includes(typed));
}

/** The values that the bot offers for what is typed; `told` says why there are none. */
export async function completedValues(client, command, text, { option, stretch }, picked) {
  try {
    const options = optionsOf(text, command, picked, things(), true);
    const asked = { channel: state.here, path: command.path, option: option.name, typed: stretch.text, options };
    const answer = await client.ask("complete", asked);
    return answer.failed ? { values: [], told: "Loading options failed" } : { values: answer.choices };
  } catch (error) {
    return { values: [], told: error.message };
  }
}

/** Rows for values; choosing one goes on to the next option that is required. */
export function valueRows(text, command, { option, stretch }, values, hint) {
  const rows = values.map(({ name, value }) => {
    const head = `${text.slice(0, stretch.valueFrom)}${name} `;
    const whole = head + text.slice(stretch.to);
    const given = stretches(whole, command).found.map((item) => item.name);
    const next = command.options.find((item) => item.required && !given.includes(item.name));
    return {
      name,
      text: next ? `${whole.trimEnd()} ${next.name}:` : whole,
      caret: next ? undefined : head.length,
      picked: [mark(command, option, name), value],
    };
  });
  const isDone = values.some(({ name, value }) => name === stretch.text || String(value) === stretch.text);
  return { rows, hint, active: rows.length && !isDone ? 0 : -1 };
}

const mark = (command, option, name) => `${command.path} ${option.name} ${name}`;
