// What went wrong in a deal: who revoked, whose hand had the wrong size; and what a game says that has no rule for it.
// Everything else is asked on the pages of the disputes.

import { element, firmness } from "../elements.js";
import { countsField, numberField, SEATS } from "./forms.js";
import { factFields } from "./settle/fields.js";
import { typeset } from "./text-parts.js";

const MOST_TIMES = 9;
const MISTAKES = ["revoked", "forfeits"];

// How often each revoked, as a list of seats: one who revoked twice is named twice.
function oftenField(seats) {
  const counts = countsField({ name: "revoked", label: "How often each revoked", seats, most: MOST_TIMES, doing: "revoked" });
  return {
    ...counts,
    read: () => counts.read().flatMap((text, at) => (/^\d$/.test(text) ? Array(Number(text)).fill(SEATS[at]) : [`${seats[at]}: ${text}`])),
    write(said) {
      if (Array.isArray(said)) counts.write(seats.map((_, at) => String(said.filter((each) => each === SEATS[at]).length)));
    },
  };
}

// Returns {element, fields}. Each mistake has its rule, and what the players agreed that it costs.
export function wentWrong(facts, wanted, seats) {
  const fold = element("details", "more went-wrong");
  fold.append(element("summary", "", "Something went wrong"));
  const fields = [];
  const add = (...some) => {
    fields.push(...some);
    fold.append(...some.map((field) => field.element));
  };
  for (const word of MISTAKES) {
    const asked = factFields(facts, word, wanted, seats);
    add(...asked.slice(0, 1).map((field) => (word === "revoked" && wanted.often ? oftenField(seats) : field)));
    fold.append(element("p", "went-wrong__says", typeset(wanted.wrong[word].says)));
    for (const { option, asks, now } of wanted.agreed.filter((each) => each.word === word))
      add(numberField({ name: `agreed:${option}`, label: typeset(asks), default: String(now) }));
    add(...asked.slice(1));
  }
  return { element: fold, fields };
}

// Lines about the mistakes that a game does not settle: it is silent, or has no rule.
export function unsettled(wanted, { facts }) {
  return MISTAKES.filter((word) => facts[word] && !wanted.more.includes(word)).map((word) => {
    const { says, silent } = wanted.wrong[word];
    return element("p", "went-wrong__says", ...(silent ? [firmness("silent"), " "] : []), `${typeset(says)} This settlement leaves it out.`);
  });
}
