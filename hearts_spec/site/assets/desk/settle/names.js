// The names of the players, clockwise. A seat without a name is called by its letter.

import { element } from "../../elements.js";
import { SEATS } from "../forms.js";

const MOST = 20; // letters, as the engine takes
const RESERVED = ["pool", "pot", "before"]; // accounts of the engine

const clean = (name) => (typeof name === "string" ? name.replace(/[\s,=\p{C}]+/gu, " ").trim().slice(0, MOST).trim() : "");

// The names by which the engine is asked: each once, and none that it has another use for.
export function seatNames(names, players) {
  const taken = new Set(RESERVED);
  return SEATS.slice(0, players).map((letter, place) => {
    let name = clean(names[place]) || letter;
    for (let more = 2; taken.has(name); more += 1) name = `${(clean(names[place]) || letter).slice(0, MOST - 3)} ${more}`;
    taken.add(name);
    return name;
  });
}

// A field for each name. `changed` is called with all of them when the reader leaves one that was changed, after the
// focus has moved.
export function namesIn(names, players, changed) {
  const inputs = SEATS.slice(0, players).map((letter, place) => {
    const input = element("input", "book-field names__input");
    Object.assign(input, { value: clean(names[place]), maxLength: MOST, autocomplete: "off", spellcheck: false });
    input.setAttribute("aria-label", `Name of player ${letter}`);
    input.placeholder = letter;
    return input;
  });
  const fields = element("div", "names", ...inputs);
  fields.addEventListener("input", (event) => event.target !== fields && event.stopPropagation()); // told once it is whole
  fields.addEventListener("change", () => setTimeout(() => {
    changed(inputs.map(({ value }) => clean(value)));
    fields.dispatchEvent(new Event("input", { bubbles: true }));
  }));
  return fields;
}
