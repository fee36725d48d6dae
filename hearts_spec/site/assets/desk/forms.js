// Form fields. A field is {name, element, read(), write(text), fault(), come()}. It reads and takes what the engine is
// asked with: a text, or a mapping by seat; `write` ignores what the field does not offer. A change bubbles as `input`.
// `fault` shows an error made of texts and nodes, or without any removes it; `come` focuses the field.

import { button, element, picking, QUIET } from "../elements.js";
import { card, cardName, PACK } from "./cards.js";

export const SEATS = [..."ABCDEFGHIJ"];
const MOST_TEXT = 400;
let number = 0;

// A text of digits as a number; any other text unchanged, for the engine to refuse.
export const counted = (text) => (/^\d+$/.test(text) ? Number(text) : text);

const changed = (from) => from.dispatchEvent(new Event("input", { bubbles: true }));
const isText = (said) => typeof said === "string" && said.length <= MOST_TEXT;

// A group with a label, a hint if needed, and an error.
function field(name, label, parts, how, hint = "") {
  const made = element("fieldset", "field");
  made.dataset.field = name;
  const meant = element("p", "field__hint", hint);
  meant.id = `hint-${number++}`;
  meant.hidden = !hint;
  made.tabIndex = -1;
  const amiss = element("p", "field__fault");
  amiss.id = `fault-${number++}`;
  amiss.hidden = true;
  made.append(element("legend", "field__label", label), ...parts, meant, amiss);
  const describe = (...by) => {
    if (by.length) made.setAttribute("aria-describedby", by.map(({ id }) => id).join(" "));
    else made.removeAttribute("aria-describedby");
  };
  const fault = (...told) => {
    amiss.replaceChildren(...told);
    const wrong = told.length > 0;
    amiss.hidden = !wrong;
    made.classList.toggle("field--faulty", wrong);
    describe(...[meant, amiss].filter((each) => !each.hidden));
    for (const input of made.querySelectorAll("input, select")) {
      if (wrong) input.setAttribute("aria-invalid", "true");
      else input.removeAttribute("aria-invalid");
      if (wrong) input.setAttribute("aria-describedby", amiss.id);
      else input.removeAttribute("aria-describedby");
    }
  };
  fault();
  return { name, element: made, fault, come: () => made.focus(), ...how };
}

// A number with a button on either side; `room()` returns how far it may still go up.
function stepper(label, { least = 0, most = 999, value = 0, room = () => most }) {
  const line = element("span", "stepper");
  const input = element("input", "stepper__number");
  input.type = "text";
  input.inputMode = "numeric";
  input.autocomplete = "off";
  input.maxLength = 6;
  input.value = value;
  input.setAttribute("aria-label", label);
  const now = () => Number(input.value) || 0;
  const step = (by) => {
    input.value = Math.max(least, Math.min(most, now() + by));
    changed(input);
  };
  const less = button("−", () => step(-1), "stepper__button");
  const more = button("+", () => step(1), "stepper__button");
  less.setAttribute("aria-label", `${label}: one fewer`);
  more.setAttribute("aria-label", `${label}: one more`);
  input.addEventListener("focus", () => input.select());
  input.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowUp" && !more.disabled) step(1);
    if (key === "ArrowDown" && !less.disabled) step(-1);
  });
  const refresh = () => {
    less.disabled = now() <= least;
    more.disabled = now() >= most || room() <= 0;
  };
  line.append(less, input, more);
  return { element: line, input, refresh, now };
}

export function numberField({ name, label, hint, least = 0, most = 999, default: usual = "0" }) {
  const one = stepper(label, { least, most, value: usual });
  one.refresh();
  one.element.addEventListener("input", one.refresh);
  return field(name, label, [one.element], {
    read: () => one.input.value.trim() || "0",
    write(said) {
      if (!isText(said) || !/^\d{1,6}$/.test(said)) return;
      one.input.value = said;
      one.refresh();
    },
  }, hint);
}

// The number of one seat, with a button that gives it all that are `left`.
function taker(seat, doing, value, { most, total, left }) {
  const one = stepper(`${seat} ${doing}`, { most: total || most, value, room: () => (total ? left() : most) });
  const rest = button("", () => {
    one.input.value = one.now() + left();
    changed(one.input);
    one.input.focus({ preventScroll: true });
  }, "counts__rest");
  rest.setAttribute("aria-label", `Rest to ${seat}`);
  const row = element("div", "counts__row", element("span", "counts__seat", seat), one.element, rest);
  const refresh = () => {
    one.refresh();
    rest.hidden = !total || left() <= 0;
    rest.textContent = left() === total ? `all ${total}` : left() === 1 ? "the last one" : `the other ${left()}`;
  };
  return { ...one, row, refresh };
}

// The buttons that add or remove a player; `resize` is called with 1 or -1.
function tableSize(resize) {
  const fewer = button("One player fewer", () => resize(-1), QUIET);
  const further = button("One player more", () => resize(1), QUIET);
  const refresh = (now) => {
    fewer.disabled = now <= 2;
    further.disabled = now >= SEATS.length;
  };
  return { element: element("div", "acts", fewer, further), refresh };
}

// A number for each seat. With `total` it shows how many are left, and one tap gives the rest; with `grows` players can
// be added and removed. Reads a list of texts.
export function countsField({ name, label, seats, most = 999, total = 0, values = [], grows = false, doing = "took" }) {
  const rows = element("div", "counts");
  const told = element("p", "counts__left");
  let takers = [];
  const sum = () => takers.reduce((all, each) => all + each.now(), 0);
  const left = () => total - sum();
  const size = tableSize((by) => {
    draw(SEATS.slice(0, takers.length + by).map((_, place) => takers[place]?.input.value ?? 0));
    changed(rows);
  });
  const refresh = () => {
    const rest = left();
    told.textContent = !total ? `${sum()} in all` : rest > 0 ? `${rest} of ${total} left` : rest ? `${sum()} of ${total}: too many` : `All ${total} given`;
    for (const each of takers) each.refresh();
  };
  const draw = (said) => {
    takers = said.map((value, place) => taker(seats[place] ?? SEATS[place], doing, value, { most, total, left }));
    rows.replaceChildren(...takers.map(({ row }) => row));
    size.refresh(takers.length);
    refresh();
  };
  rows.addEventListener("input", refresh);
  draw(seats.map((_, place) => values[place] ?? 0));
  return field(name, label, [rows, told, ...(grows ? [size.element] : [])], {
    read: () => takers.map((each) => each.input.value.trim() || "0"),
    write(said) {
      if (!Array.isArray(said) || !said.every((each) => isText(each) && /^\d{1,6}$/.test(each))) return;
      if (said.length === takers.length || (grows && said.length >= 2 && said.length <= SEATS.length)) draw(said);
    },
  });
}

// One of several: buttons if few, else a list. `choices` are [text, words, node to show]; `usual` is the initial value.
export function choiceField({ name, label, hint, choices, default: usual = "", many = choices.length > 6 }) {
  if (many) {
    const select = picking(choices, usual, "book-field");
    select.setAttribute("aria-label", label);
    return field(name, label, [select], {
      usual,
      read: () => select.value,
      write: (said) => { if (choices.some(([text]) => text === said)) select.value = said; },
    }, hint);
  }
  const group = `choice-${number++}`;
  const line = element("div", "choices");
  const inputs = choices.map(([text, words, node]) => {
    const input = element("input");
    Object.assign(input, { type: "radio", name: group, value: text, checked: text === usual });
    line.append(element("label", "choices__one", input, node ?? element("span", "", words)));
    return input;
  });
  return field(name, label, [line], {
    usual,
    read: () => inputs.find((input) => input.checked)?.value ?? "",
    write(said) {
      if (said === usual || choices.some(([text]) => text === said)) inputs.forEach((input) => { input.checked = input.value === said; });
    },
  }, hint);
}

// Any of several. Reads a list of texts.
export function someField({ name, label, choices, values = [] }) {
  const line = element("div", "choices");
  const inputs = choices.map(([text, words]) => {
    const input = element("input");
    Object.assign(input, { type: "checkbox", value: text, checked: values.includes(text) });
    line.append(element("label", "choices__one", input, element("span", "", words)));
    return input;
  });
  return field(name, label, [line], {
    read: () => inputs.filter((input) => input.checked).map((input) => input.value),
    write: (said) => { if (Array.isArray(said)) inputs.forEach((input) => { input.checked = said.includes(input.value); }); },
  });
}

export function textField({ name, label, default: usual = "" }) {
  const input = element("input", "book-field");
  input.value = usual;
  input.maxLength = MOST_TEXT;
  input.autocomplete = "off";
  input.spellcheck = false;
  input.setAttribute("aria-label", label);
  return field(name, label, [input], {
    read: () => input.value.trim(),
    write: (said) => { if (isText(said)) input.value = said; },
  });
}

function cardSelect(label, empty) {
  const select = picking([["", empty], ...[...PACK, "Joker"].map((code) => [code, cardName(code)])], "", "book-field");
  select.setAttribute("aria-label", label);
  return select;
}

// One card, or none if the default is none.
export function cardField({ name, label, default: usual }) {
  const select = cardSelect(label, "no card");
  const take = (said) => { if ([...PACK, "Joker", "none"].includes(said)) select.value = said === "none" ? "" : said; };
  if (usual !== "none") select.options[0].remove();
  take(usual);
  return field(name, label, [select], { read: () => select.value || "none", write: take });
}

// A list of cards: a tap removes one, a select adds one.
function cardList(label) {
  const line = element("div", "card-list");
  const shown = element("span", "card-list__cards");
  const add = cardSelect(`${label}: add a card`, "add a card");
  let cards = [];
  const draw = () => shown.replaceChildren(...cards.map((code, place) => {
    const made = button("", () => {
      cards.splice(place, 1);
      draw();
      changed(line);
      (shown.children[Math.min(place, cards.length - 1)] ?? add).focus();
    }, "card-list__card");
    made.setAttribute("aria-label", `Take away the ${cardName(code)}`);
    made.append(card(code));
    return made;
  }));
  add.addEventListener("input", (event) => {
    event.stopPropagation();
    if (!add.value) return;
    cards.push(add.value);
    add.value = "";
    draw();
    changed(line);
  });
  line.append(shown, add);
  return {
    element: line,
    read: () => cards.join(" "),
    write(said) {
      const codes = said.split(/[\s,]+/).filter((code) => code && code !== "none" && code !== "-");
      if (!codes.every((code) => PACK.includes(code) || code === "Joker")) return;
      cards = codes.slice(0, 60);
      draw();
    },
  };
}

export function cardsField({ name, label, default: usual }) {
  const list = cardList(label);
  list.write(usual);
  return field(name, label, [list.element], {
    read: () => list.read() || "none",
    write: (said) => { if (isText(said)) list.write(said); },
  });
}

// The cards of each seat, as `A=AH KH, B=2H`; `none` if nobody has any.
export function cardsBySeatField({ name, label, default: usual, seats }) {
  const lists = seats.map((seat) => cardList(seat));
  const rows = lists.map((list, place) => element("div", "counts__row", element("span", "counts__seat", seats[place]), list.element));
  const write = (said) => {
    if (!isText(said)) return;
    const parts = new Map(said.split(",").map((part) => part.trim().split("=")));
    seats.forEach((seat, place) => lists[place].write(parts.get(seat) ?? ""));
  };
  write(usual);
  return field(name, label, rows, {
    read: () => (lists.some((list) => list.read()) ? seats.map((seat, place) => `${seat}=${lists[place].read() || "-"}`).join(", ") : "none"),
    write,
  });
}
