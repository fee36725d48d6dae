// Whether a card may be played, by the limits that the engine has for today's game (allowed.json). tests/test_allowed.py
// compares the two.

import { answers } from "../table/rules.js";

const suitOf = (code) => code.at(-1);
const sets = new WeakMap(); // each list of cards once

// The rules of a table: `options` as the reader's game has them.
export function rulesFor(data, switches, options = {}) {
  const answered = data.by.map((name) => (answers(switches[name], options[name]) ? options[name] : switches[name].usual));
  return data.of[answered.join(" ")];
}

// {may, says}: by which rule, in sentences. `led` is the letter of the suit led, "" for a lead.
export function judge(data, rules, { hand, card, led, first, broken }) {
  const said = (...places) => places.map((place) => data.texts[place]);
  const same = led ? hand.filter((each) => suitOf(each) === led) : [];
  if (same.length && suitOf(card) !== led) return { may: false, says: said(rules.may.follow), must: same };
  let left = same.length ? same : hand;
  const way = !led ? "lead" : same.length ? "follow" : "discard";
  const holding = rules[way].map((place) => data.limits[place]).filter(({ when }) => !when || (when === "first" ? first : !broken));
  for (const limit of holding) {
    if (limit.within && !left.every((each) => limit.wait.some((pair) => setsOf(pair).some((cards) => cards.has(each))))) continue;
    const kept = left.filter((each) => !waits(limit, each, left));
    if (!kept.includes(card)) return { may: false, says: said(limit.says), must: kept };
    left = kept;
  }
  const alone = holding.find((limit) => "alone" in limit && limit.wait.some((pair) => setsOf(pair)[0].has(card)));
  if (alone) return { may: true, says: said(hand.includes("QS") ? alone.queen : alone.alone) };
  const { may } = rules;
  if (led) return { may: true, says: said(same.length ? may.follow : may.void) };
  if (first) return { may: true, says: said(may.first) };
  return { may: true, says: said(...(suitOf(card) === "H" ? [may.heart] : card === "QS" ? [may.queen] : [])) };
}

// True if the rules of this table ask whether it is the first trick (`first`), or whether hearts are broken (`unbroken`).
export const asks = (data, rules, when) => ["lead", "follow", "discard"].some((way) => rules[way].some((place) => data.limits[place].when === when));

const waits = ({ wait }, card, hand) => wait.some((pair) => {
  const [cards, others] = setsOf(pair);
  return cards.has(card) && hand.some((each) => each !== card && others.has(each));
});

function setsOf(pair) {
  if (!sets.has(pair)) sets.set(pair, pair.map((cards) => new Set(cards.split(" "))));
  return sets.get(pair);
}
