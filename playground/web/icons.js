// Small drawings, so that no glyph depends on the fonts of the machine.

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  burger: "M4 7h16M4 12h16M4 17h16",
  people:
    "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 2.7-5 6-5s6 2 6 5M16 5.500a3 3 0 0 1 0 5.500M18 14.500c2 .7 3 2.3 3 4.5",
  bench: "M4 8h9M17 8h3M15 6v4M4 16h3M11 16h9M9 14v4",
  system: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  dark: "M19 14.500A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.500z",
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.600l1.4 1.400M17 17l1.4 1.400M18.4 5.600L17 7M7 17l-1.4 1.4",
  swap: "M4 9h14l-3.5-3.500M20 15H6l3.5 3.5",
  close: "M6 6l12 12M18 6L6 18",
  send: "M4 12h15M13 6l6 6-6 6",
  trash: "M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10 11v5M14 11v5",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  down: "M7 10l5 5 5-5",
  out: "M9 7h8v8M17 7L7 17",
};

/** A drawing of the size of the text around it, in its colour. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24",
    class: "drawn",
    "aria-hidden": "true",
    focusable: "false",
  }))
    svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
