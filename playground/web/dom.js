// Elements without a framework: made by h(), brought up to date by morph(). Text only ever becomes text nodes.

/** An element: `h("button.big", {type: "button"}, "Press", icon)`. Attributes that are null or false are left out. */
export function h(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "accent") setAccent(element, value);
    else if (key === "class") element.className += ` ${value}`;
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

// Styles are set through the object model: the page's policy forbids them in attributes.
function setAccent(element, colour) {
  element.dataset.accent = colour;
  element.style.setProperty("--accent", colour);
}

const keyOf = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.dataset.key : undefined);

/** Make `from` look like `to`, keeping every node that can stay, and with it focus, scrolling and loaded pictures. */
export function morph(from, to) {
  if (from.nodeType !== to.nodeType || from.nodeName !== to.nodeName || keyOf(from) !== keyOf(to)) {
    from.replaceWith(to);
    return to;
  }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return from;
  }
  for (const { name } of [...from.attributes])
    if (name !== "style" && !to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) {
    if (name !== "style" && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  if (to.dataset.accent) setAccent(from, to.dataset.accent);
  morphChildren(from, to);
  return from;
}

/** Bring the children of `from` in line with those of `to`; keyed ones are found again wherever they went. */
export function morphChildren(from, to) {
  const keyed = new Map([...from.childNodes].filter(keyOf).map((node) => [keyOf(node), node]));
  let place = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const key = keyOf(wanted);
    let found = null;
    if (key) found = keyed.get(key) ?? null;
    else if (place && !keyOf(place) && place.nodeName === wanted.nodeName) found = place;
    if (!found) {
      from.insertBefore(wanted, place);
      continue;
    }
    if (found === place) place = place.nextSibling;
    else from.insertBefore(found, place);
    morph(found, wanted);
    keyed.delete(key);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** Two ids in the order of their time. */
export const older = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const clear = (element, ...children) => element.replaceChildren(...children.flat(Infinity).filter(Boolean));
