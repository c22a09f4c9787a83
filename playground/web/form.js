// A form that the bot opened: a dialog with its fields.

import { offered } from "./components.js";
import { h } from "./dom.js";
import { guildHere, namesFor, state } from "./state.js";
import { say } from "./voice.js";
import { words } from "./words.js";

/** Open a form; it is sent, or forgotten when it is closed. */
export function openForm(form, client) {
  const fields = [];
  const told = h("p.failed", { role: "alert" });
  const before = document.activeElement;
  const body = form.components.map((part) => row(part, fields));
  const send = h("button.button.primary", { type: "submit" }, "Submit");
  const dialog = h(
    "dialog.form",
    { "aria-label": form.title },
    h(
      "form",
      {
        method: "dialog",
        novalidate: true,
        onsubmit: (event) => {
          event.preventDefault();
          submit();
        },
      },
      h("h2", {}, form.title),
      h("div.form-body", {}, body),
      told,
      h(
        "div.form-foot",
        {},
        h("button.button.secondary", { type: "button", onclick: () => dialog.close() }, "Cancel"),
        send,
      ),
    ),
  );
  let isSent = false;

  async function submit() {
    told.textContent = "";
    send.setAttribute("aria-busy", "true");
    try {
      const values = Object.fromEntries(
        fields.map(({ id, value }) => [id, value()]).filter(([, value]) => value !== undefined),
      );
      const answer = await client.ask("submit", { form: form.id, fields: values });
      if (answer.failed) throw new Error("Something went wrong. Try again.");
      isSent = true;
      dialog.close();
    } catch (error) {
      told.textContent = error.message;
    } finally {
      send.removeAttribute("aria-busy");
    }
  }

  dialog.addEventListener("close", () => {
    dialog.remove();
    if (!isSent) client.ask("forget", { form: form.id }).catch(() => {});
    if (before?.isConnected) before.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, select, textarea")?.focus();
  say(`${form.title}, a form`);
}

function row(part, fields) {
  if (part.type === 10) return h("div.words", {}, words(part.content, namesFor(state.here)));
  const inner = part.type === 18 ? part.component : part.components?.[0];
  if (!inner) return null;
  const label = part.label ?? inner.label ?? "";
  const id = `field-${inner.custom_id}`;
  const required = inner.required !== false;
  const field = control(inner, id, label);
  fields.push({ id: inner.custom_id, value: field.value });
  const mark = required && inner.type !== 23 && h("span.required", { "aria-hidden": "true" }, " *");
  const hint = part.description && h("div.small", { id: `${id}-hint` }, part.description);
  if (field.isGroup) return h("fieldset.field", {}, h("legend", {}, label, mark), hint, field.element);
  return h("div.field", {}, h("label", { for: id }, label, mark), hint, field.element);
}

function control(part, id, label) {
  if (part.type === 4) return textInput(part, id);
  if (part.type === 23) {
    const box = h("input", { type: "checkbox", id, checked: part.default });
    return { element: box, value: () => box.checked };
  }
  const options = part.options ? offered({ ...part, type: 3 }, null) : offered(part, guildHere());
  const most = part.type === 22 ? (part.max_values ?? options.length) : part.type === 21 ? 1 : (part.max_values ?? 1);
  if (part.type === 21 || part.type === 22 || most > 1) return ticks(part, id, options, most > 1);
  return dropDown(part, id, options, label);
}

function textInput(part, id) {
  const tag = part.style === 2 ? "textarea" : "input";
  const input = h(tag, {
    id,
    type: tag === "input" ? "text" : null,
    rows: tag === "textarea" ? 4 : null,
    maxlength: part.max_length ?? 4000,
    placeholder: part.placeholder,
    "aria-required": String(part.required !== false),
    autocomplete: "off",
  });
  input.value = part.value ?? "";
  return { element: input, value: () => input.value };
}

function dropDown(part, id, options) {
  const empty = h("option", { value: "" }, part.placeholder || "Make a selection");
  const select = h(
    "select",
    { id, "aria-required": String(part.required !== false) },
    empty,
    options.map((option) => h("option", { value: option.value, selected: option.default }, option.label)),
  );
  return {
    element: select,
    value: () => (select.value ? (part.type === 21 ? select.value : [select.value]) : undefined),
  };
}

function ticks(part, id, options, several) {
  const boxes = options.map((option, place) =>
    h("input", {
      type: several ? "checkbox" : "radio",
      name: id,
      id: `${id}-${place}`,
      value: option.value,
      checked: option.default,
    }),
  );
  const element = h(
    "div.ticks",
    {},
    boxes.map((box, place) =>
      h(
        "label",
        { for: box.id },
        box,
        h(
          "span",
          {},
          options[place].label,
          options[place].description && h("span.small", {}, ` ${options[place].description}`),
        ),
      ),
    ),
  );
  const value = () => {
    const values = boxes.filter((box) => box.checked).map((box) => box.value);
    return several ? values : values[0];
  };
  return { element, value, isGroup: true };
}
