// What went wrong in a deal: who revoked, whose hand had the wrong size; and what a game says that has no rule for it.
// Everything else is asked on the pages of the disputes.

import { element } from "../elements.js";
import { countsField, numberField, someField } from "./forms.js";
import { firmness, typeset } from "./text-parts.js";

const MOST_TIMES = 9;
const MISTAKES = ["revoked", "forfeits"];

const agreedName = (option) => `agreed:${option}`;

// How often each revoked, as a list of seats: one who revoked twice is named twice.
function oftenField(seats) {
  const counts = countsField({ name: "revoked", label: "How often each revoked", seats, most: MOST_TIMES, doing: "revoked" });
  return {
    ...counts,
    read: () => counts.read().flatMap((text, at) => (/^\d$/.test(text) ? Array(Number(text)).fill(seats[at]) : [`${seats[at]}: ${text}`])),
    write(said) {
      if (Array.isArray(said)) counts.write(seats.map((seat) => String(said.filter((each) => each === seat).length)));
    },
  };
}

// Returns {element, fields}.
export function wentWrong(wanted, seats) {
  const choices = seats.map((seat) => [seat, seat]);
  const some = (name, label) => someField({ name, label, choices });
  const made = {
    revoked: () => (wanted.often ? oftenField(seats) : some("revoked", "Who revoked")),
    escaping: () => some("escaping", "Who did so to escape all the hearts"),
    forfeits: () => some("forfeits", "Who had a hand of the wrong size"),
  };
  const fold = element("details", "more went-wrong");
  fold.append(element("summary", "", "Something went wrong"));
  const fields = [];
  const add = (field) => {
    fields.push(field);
    fold.append(field.element);
  };
  for (const word of MISTAKES) {
    const { says } = wanted.wrong[word];
    if (wanted.more.includes(word)) add(made[word]());
    fold.append(element("p", "went-wrong__says", typeset(says)));
    for (const { option, asks, now } of wanted.agreed.filter((each) => each.word === word))
      add(numberField({ name: agreedName(option), label: typeset(asks), default: String(now) }));
    if (word === "revoked" && wanted.more.includes("escaping")) add(made.escaping());
  }
  return { element: fold, fields };
}

// The part of the request about mistakes; only what the game needs.
export function wrongRequest(wanted, said) {
  const words = ["revoked", "escaping", "forfeits"].filter((word) => wanted.more.includes(word) && said[word]?.length);
  const agreed = wanted.agreed.map(({ option, now }) => [option, said[agreedName(option)] ?? String(now), String(now)]);
  const set = Object.fromEntries(agreed.filter(([, number, now]) => number !== now));
  return { ...Object.fromEntries(words.map((word) => [word, said[word].join(",")])), set };
}

// Lines about the mistakes that a game does not settle: it is silent, or has no rule.
export function unsettled(wanted, said) {
  return MISTAKES.filter((word) => said[word]?.length && !wanted.more.includes(word)).map((word) => {
    const { says, silent } = wanted.wrong[word];
    return element("p", "went-wrong__says", ...(silent ? [firmness("silent"), " "] : []), `${typeset(says)} It is settled here without.`);
  });
}
