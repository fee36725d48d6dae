// The options of today's game as controls: a switch for yes and no, else a short choice. Nothing here names an option.

import { element } from "../../elements.js";
import { answers } from "./rules.js";

const isSwitch = ({ choices = [] }) => choices.length === 2 && choices.every(([name]) => ["yes", "no"].includes(name));
const sentence = (text) => text[0].toUpperCase() + text.slice(1);
const spoken = (says) => sentence(says.replace(/^(?:yes|no), /, ""));

let groups = 0;

// One of several, as a row of buttons or, in words, a list.
export function choice(label, choices, chosen, change, { classes = "", hint = "" } = {}) {
  const name = `table-${(groups += 1)}`;
  const line = element("div", `choices ${classes}`, ...choices.map(([value, words]) => {
    const input = Object.assign(element("input"), { type: "radio", name, value, checked: value === chosen });
    input.addEventListener("change", () => change(value));
    return element("label", "choices__one", input, element("span", "", words));
  }));
  return element("fieldset", "own__option", element("legend", "", label, ...(hint ? [element("small", "", hint)] : [])), line);
}

// The control of an option. `change` is called with the answer.
export function optionControl(option, answer, change) {
  const chosen = answer ?? option.usual;
  const made = isSwitch(option) ? yesOrNo(option, chosen, change) : option.numbers ? number(option, chosen, change) : choice(option.asks, option.choices.map(([name, says]) => [name, spoken(says)]), chosen, change, { classes: "choices--list" });
  made.classList.toggle("is-changed", chosen !== option.usual);
  return made;
}

export function yesOrNo({ asks, choices }, chosen, change) {
  const says = choices.find(([name]) => name === chosen)[1];
  const input = Object.assign(element("input", "own__switch"), { type: "checkbox", checked: chosen === "yes" });
  input.setAttribute("role", "switch");
  input.addEventListener("change", () => change(input.checked ? "yes" : "no"));
  return element("label", "own__option own__option--switch", element("span", "", asks, element("small", "", sentence(says))), input);
}

function number(option, chosen, change) {
  const { asks, numbers } = option;
  const made = choice(asks, numbers.map((each) => [each, each]), chosen, change);
  const other = Object.assign(element("input", "book-field own__number"), { type: "text", inputMode: "numeric", maxLength: 4, autocomplete: "off", value: numbers.includes(chosen) ? "" : chosen, placeholder: "other" });
  other.setAttribute("aria-label", `${asks} Another number`);
  other.addEventListener("change", () => change(answers(option, other.value.trim()) ? other.value.trim() : option.usual));
  made.lastChild.append(other);
  return made;
}
