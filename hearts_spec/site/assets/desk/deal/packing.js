// A record packed for a link, and unpacked: each card is one letter.

import { cardsIn, PACK } from "../cards.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const LETTER = new Map([...PACK.map((card, place) => [card, LETTERS[place]]), ["Joker", "0"], ["Joker!", "1"]]);
const CARD = new Map([...LETTER].map(([card, letter]) => [letter, card]));
const MOST_SEATS = 10;

const letters = (cards) => cards.map((card) => LETTER.get(card)).join("");
const cards = (text) => [...text].map((letter) => CARD.get(letter) ?? fail());
const isMapping = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function fail() {
  throw new TypeError("this is not a deal");
}

// The seat of each play is left out: the rules determine it.
export function packed({ seats, hands, plays, id, ...rest }, step) {
  return {
    ...rest,
    seats,
    hands: seats.map((seat) => letters(cardsIn(hands[seat] ?? ""))),
    plays: letters(plays.map(cardOf)),
    ...(step < plays.length ? { step } : {}),
  };
}

export const cardOf = (play) => (Array.isArray(play) ? play[1] : play);

// The packed record, step and rule; null for anything else.
export function unpacked(value) {
  try {
    const { seats, hands, plays, step, house, ...rest } = value;
    if (!isMapping(value) || !Array.isArray(seats) || seats.length > MOST_SEATS || !Array.isArray(hands)) return null;
    if (new Set(seats).size !== seats.length || !seats.every((seat) => typeof seat === "string")) return null;
    if (!["string", "object"].includes(typeof rest.rules)) return null;
    const byPlace = seats.map((seat, place) => [seat, cards(hands[place]).join(" ")]);
    const played = cards(plays);
    const at = Number.isInteger(step) && step >= 0 && step < played.length ? step : played.length;
    return { record: { ...rest, seats, hands: Object.fromEntries(byPlace), plays: played }, step: at, house };
  } catch {
    return null;
  }
}
