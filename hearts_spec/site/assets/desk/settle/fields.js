// The fields that settle a deal by one game, drawn from the JSON Schema of the facts, and the request made from them.

import { element } from "../../elements.js";
import { card } from "../cards.js";
import { choiceField, counted, countsField, numberField, SEATS, someField } from "../forms.js";
import { housed } from "../user-rules/game.js";

const MOST_CHIPS = 9999;
const seatChoices = (seats) => seats.map((seat) => [seat, seat]);

// A field for each card that counts: who took it. With two of a card there are two fields.
export function cardFields(cards, seats) {
  const count = new Map();
  return cards.map(({ card: code, name, units }) => {
    const copy = (count.get(code) ?? 0) + 1;
    count.set(code, copy);
    const worth = units === 1 || !units ? "" : ` counts ${String(units).replace("-", "−")}`;
    const field = choiceField({ name: `card:${code}:${copy}`, label: "", choices: seatChoices(seats) });
    const legend = field.element.querySelector("legend");
    legend.append(card(code), element("span", "field__worth", worth));
    field.element.classList.add("field--card");
    field.code = code;
    return field;
  });
}

const FORM = {
  number: (said) => numberField({ ...said, most: MOST_CHIPS }),
  counts: (said, { seats, fact }) => countsField({ ...said, seats, most: MOST_CHIPS, doing: fact["x-doing"] }),
  flag: (said, { none }) => choiceField({ ...said, choices: [...none, ["yes", "yes"], ["no", "no"]] }),
  word: (said, { fact, none }) => choiceField({ ...said, choices: [...none, ...fact.enum.map((word) => [word, fact["x-words"]?.[word] ?? word])] }),
  seat: (said, { seats, none }) => choiceField({ ...said, choices: [...seatChoices(seats), ...none] }),
  seats: (said, { seats }) => someField({ ...said, choices: seatChoices(seats) }),
  cards: (said, { wanted }) => someField({ ...said, choices: wanted.shown.map(({ card: code, name }) => [code, name]) }),
};

// The value of a field as a request has it.
const VALUES = {
  number: counted,
  counts: (said, seats) => Object.fromEntries(seats.map((seat, place) => [seat, said[place]])),
  flag: (said) => said === "yes",
  seats: (said) => said.join(","),
  cards: (said) => said.join(" "),
};

// The field of a fact, drawn from its JSON Schema. `asked()` returns its value as a request has it, or undefined if
// nothing is told.
export function factField(name, fact, wanted, seats) {
  const filled = (text) => text?.replaceAll("{called}", wanted.called);
  const words = fact["x-words"] ?? {};
  const said = { name, label: filled(fact.title), hint: filled(fact["x-hint"]) };
  const usual = fact["x-usual"];
  if (usual) said.default = usual === "last" ? seats.at(-1) : usual;
  const made = FORM[fact["x-field"]](said, { seats, wanted, fact, none: "" in words ? [["", words[""]]] : [] });
  const asked = () => {
    const value = made.read();
    return value.length ? (VALUES[fact["x-field"]] ?? String)(value, seats) : undefined;
  };
  return { ...made, asked };
}

// The fields of one part of the facts that a game needs, in the order of a deal.
export function factFields(facts, part, wanted, seats) {
  const needed = Object.entries(facts).filter(([name, fact]) => fact["x-part"] === part && wanted.more.includes(name));
  return needed.map(([name, fact]) => factField(name, fact, wanted, seats));
}

// The request for a game, from the form's values; without those the game does not need.
export function requestFor(game, wanted, said) {
  const seats = SEATS.slice(0, said.players);
  const bySeat = (cards) => Object.fromEntries(seats.map((seat) => [seat, cards.filter((each) => each.seat === seat).map(({ code }) => code).join(" ") || "-"]));
  const counts = Object.fromEntries(seats.map((seat, place) => [seat, said.hearts[place] ?? "0"]));
  const { facts = {}, agreed = {} } = said;
  const needed = Object.entries(facts).filter(([name, value]) => wanted.more.includes(name) && value !== undefined);
  const changed = wanted.agreed.filter(({ option, now }) => (agreed[option] ?? String(now)) !== String(now));
  const request = {
    ask: "settle", id: game.id, told: true, ...housed(game), ...Object.fromEntries(needed),
    set: Object.fromEntries(changed.map(({ option }) => [option, agreed[option]])),
  };
  if (!said.byNumber) request.taken = bySeat(said.cards);
  else if ((request.suit ?? "hearts") !== "hearts") request.units = counts;
  else {
    request.hearts = counts;
    const cards = said.cards.filter(({ seat }) => seat);
    if (cards.length) request.taken = Object.fromEntries(Object.entries(bySeat(cards)).filter(([, each]) => each !== "-"));
  }
  return request;
}
