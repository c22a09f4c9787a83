// What is read aloud: one live region for the whole page, so that a list that is redrawn never repeats itself.

let waiting = [];
let planned = false;

/** Have a sentence read when the reader is ready. */
export function say(text) {
  waiting.push(text);
  if (planned) return;
  planned = true;
  setTimeout(() => {
    planned = false;
    document.getElementById("voice").textContent = waiting.slice(-4).join(". ");
    waiting = [];
  }, 150);
}
