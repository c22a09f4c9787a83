// A typed command taken apart: "/table open game:Rummy 500 seats:3" and where the caret is in it.

const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [3, 4, 5, 6, 7, 8, 9, 10];
export const KINDS = { STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER };

/** The command at the start of a text, once a space or nothing follows its whole path. */
export function commandOf(text, commands) {
  const fits = commands.filter(({ path }) => text === path || text.startsWith(`${path} `));
  return fits.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}

/** The stretches of a text after the command: `{name, from, valueFrom, to, text}`, and what belongs to no option. */
export function stretches(text, command) {
  const names = command.options.map((option) => option.name).sort((a, b) => b.length - a.length);
  if (!names.length) return { found: [], loose: { from: command.path.length, to: text.length } };
  const marks = [...text.slice(command.path.length).matchAll(new RegExp(`(?<=^|\\s)(${names.join("|")}):`, "gu"))];
  const found = marks.map((mark, place) => {
    const from = command.path.length + mark.index;
    const valueFrom = from + mark[0].length;
    const to = place + 1 < marks.length ? command.path.length + marks[place + 1].index : text.length;
    return { name: mark[1], from, valueFrom, to, text: text.slice(valueFrom, to).trim() };
  });
  return { found, loose: { from: command.path.length, to: found[0]?.from ?? text.length } };
}

/** The option whose value the caret is in, or null. */
export function optionAt(text, caret, command) {
  const { found } = stretches(text, command);
  const stretch = found.find(
    ({ valueFrom, to }, place) => caret >= valueFrom && (caret < to || (caret === to && place === found.length - 1)),
  );
  return stretch ? { stretch, option: command.options.find((option) => option.name === stretch.name) } : null;
}

/** Every option with its value as it is sent; throws an Error that says what is missing or does not fit.
 *  `picked` has the values behind names that were chosen from a list; `lists` the people, channels and roles.
 *  With `lenient`, what does not fit yet is left out.
 */
export function optionsOf(text, command, picked, lists, lenient = false) {
  const { found, loose } = stretches(text, command);
  const values = Object.fromEntries(
    found.filter((stretch) => stretch.text !== "").map(({ name, text: value }) => [name, value]),
  );
  const free = text.slice(loose.from, loose.to).trim();
  const first = command.options.find((option) => option.required && !(option.name in values));
  if (free && first) values[first.name] = free;
  else if (free && !lenient) throw new Error(`“${free}” belongs to no option of ${command.path}`);
  const sent = {};
  for (const option of command.options) {
    if (!(option.name in values)) {
      if (option.required && !lenient) throw new Error(`${option.name} is required`);
      continue;
    }
    try {
      sent[option.name] = valueOf(
        option,
        values[option.name],
        picked.get(`${command.path} ${option.name} ${values[option.name]}`),
        lists,
      );
    } catch (error) {
      if (!lenient) throw error;
    }
  }
  return sent;
}

function valueOf(option, typed, picked, lists) {
  if (picked !== undefined) return picked;
  const same = (a, b) => String(a).toLowerCase() === b.toLowerCase();
  if (option.choices.length) {
    const choice = option.choices.find(({ name, value }) => same(name, typed) || same(value, typed));
    if (!choice) throw new Error(`${option.name} is one of: ${option.choices.map(({ name }) => name).join(", ")}`);
    return choice.value;
  }
  if (option.type === INTEGER || option.type === NUMBER) {
    const number = Number(typed.replace(",", "."));
    if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isInteger(number)))
      throw new Error(`${option.name} is a number`);
    if ((option.least ?? number) > number || (option.most ?? number) < number)
      throw new Error(`${option.name} is a number ${range(option)}`);
    return number;
  }
  if (option.type === BOOLEAN) {
    if (!/^(true|false)$/i.test(typed)) throw new Error(`${option.name} is True or False`);
    return typed.toLowerCase() === "true";
  }
  if (option.type in lists) {
    const bare = typed.replace(/^[@#]/, "");
    const thing = lists[option.type].find(({ name, value }) => same(name, bare) || value === bare.replace(/\D/g, ""));
    if (!thing) throw new Error(`${option.name}: there is no ${typed} here`);
    return thing.value;
  }
  return typed;
}

/** What numbers an option takes, in words. */
export function range({ least, most }) {
  if (least != null && most != null) return `from ${least} to ${most}`;
  if (least != null) return `of at least ${least}`;
  return most != null ? `of at most ${most}` : "";
}
