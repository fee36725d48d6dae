// The fields that settle a deal by one game, drawn from the JSON Schema of the facts, and the request made from them.

import { element } from "../../elements.js";
import { card } from "../cards.js";
import { choiceField, counted, countsField, numberField, SEATS, someField } from "../forms.js";
import { housed } from "../user-rules/game.js";

const MOST_CHIPS = 9999;

// Fields read and take seats as letters, which stay when a name changes; `seats` are the names, and the engine is asked
// with those.
const seatChoices = (seats) => seats.map((name, place) => [SEATS[place], name]);
const nameOf = (letter, seats) => seats[SEATS.indexOf(letter)] ?? letter;

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
  seat: nameOf,
  seats: (said, seats) => said.map((each) => nameOf(each, seats)).join(","),
  cards: (said) => said.join(" "),
};

// The field of a fact, drawn from its JSON Schema.
export function factField(name, fact, wanted, seats) {
  const filled = (text) => text?.replaceAll("{called}", wanted.called);
  const words = fact["x-words"] ?? {};
  const said = { name, label: filled(fact.title), hint: filled(fact["x-hint"]) };
  const usual = fact["x-usual"];
  if (usual) said.default = usual === "last" ? SEATS[seats.length - 1] : usual;
  return FORM[fact["x-field"]](said, { seats, wanted, fact, none: "" in words ? [["", words[""]]] : [] });
}

// The value of a fact as a request has it, from what its field reads; undefined if nothing is told.
export function factAsked(fact, read, seats) {
  return read.length ? (VALUES[fact["x-field"]] ?? String)(read, seats) : undefined;
}

// What a form says of a deal, from the values of its fields by name.
export function saidOf(values, facts, seats, byNumber) {
  const cards = [], known = {}, agreed = {};
  for (const [name, read] of Object.entries(values)) {
    const [kind, what] = name.split(":");
    if (kind === "card") cards.push({ code: what, seat: nameOf(read, seats) });
    else if (kind === "agreed") agreed[what] = read;
    else if (name in facts) known[name] = factAsked(facts[name], read, seats);
  }
  return { players: seats.length, seats, byNumber, hearts: values.took ?? [], cards, facts: known, agreed };
}

// The fields of one part of the facts that a game needs, in the order of a deal.
export function factFields(facts, part, wanted, seats) {
  const needed = Object.entries(facts).filter(([name, fact]) => fact["x-part"] === part && wanted.more.includes(name));
  return needed.map(([name, fact]) => factField(name, fact, wanted, seats));
}

// The request for a game, from what a form says (`saidOf`); without what the game does not need.
export function requestFor(game, wanted, said) {
  const seats = said.seats ?? SEATS.slice(0, said.players);
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
