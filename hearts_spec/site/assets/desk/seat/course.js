// A game from one seat, as data: what a link holds, what was played since an earlier answer, and moves in words. Nothing here
// touches the page.

import { cardName, playsIn } from "../cards.js";

const MOST_SEATS = 10;
const isText = (value) => typeof value === "string" && value.length <= 300;
const areTexts = (value) => Array.isArray(value) && value.every(isText);

// What a link holds of a game, and its game in the words of a request; null for anything else.
export function seatingOf({ game, options, players, seed, dealer, against, names, moves, house }) {
  const known = [game, seed, dealer].every(isText) && areTexts(against) && against.length > 0 && areTexts(names ?? []) && areTexts(moves);
  if (!known || !Number.isInteger(players) || players < 1 || players > MOST_SEATS) return null;
  const set = Object.fromEntries(Object.entries(options ?? {}).filter(([, choice]) => isText(choice)));
  return { id: game, set, players, seed, dealer, against, names, moves, house };
}

export const playsOf = ({ tricks, trick }) => [...tricks.flatMap(({ cards }) => playsIn(cards)), ...playsIn(trick)];

// The first plays of a trick, as the trick that they make.
function firstOf(trick, count) {
  const cards = {};
  for (const [seat, card] of playsIn(trick).slice(0, count)) cards[seat] = seat in cards ? `${cards[seat]} ${card}` : card;
  return cards;
}

// The tricks as they were when so many cards had been played.
export function upTo(answer, count) {
  const tricks = [];
  let left = count;
  for (const each of answer.tricks) {
    const size = playsIn(each.cards).length;
    if (left < size) return { ...answer, tricks, trick: firstOf(each.cards, left), leader: each.leader };
    tricks.push(each);
    left -= size;
  }
  return { ...answer, tricks, trick: firstOf(answer.trick, left) };
}

// How many cards of the same deal an earlier answer had.
export const playedBefore = (before) => (before && !before.record ? playsOf(before).length : 0);

// A move as a sentence continues: "plays the queen of spades".
export function moveInWords(move) {
  const [word, ...rest] = move.split(" ");
  const cards = () => rest.map((each) => `the ${cardName(each)}`).join(", ");
  const words = {
    pass: () => `passes ${cards()}`,
    bid: () => (rest[0] === "pass" ? "does not bid" : `bids ${rest[0]}`),
    name: () => `names ${rest[0]}`,
    contract: () => `chooses ${rest[0].replaceAll("-", " ")}`,
    show: () => `shows ${cards()}`,
    ready: () => "shows no card",
  };
  return (words[word] ?? (() => `plays the ${cardName(move)}`))();
}
