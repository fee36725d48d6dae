// Cards by their codes, `QS` or `Joker`: put together by suits, and as buttons to tap.

import { element } from "../elements.js";
import { card } from "./text.js";

const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const CODE = /(?<![\w-])([2-9JQKA]|10)([CDSH])(?![\w-])/g;
const ORDER = ["spades", "hearts", "diamonds", "clubs", "joker"];

export const isJoker = (code) => code.startsWith("Joker");
export const rankOf = (code) => (isJoker(code) ? "Joker" : code.slice(0, -1));
export const suitOf = (code) => (isJoker(code) ? "joker" : SUITS[code.at(-1)]);
export const cardsIn = (text) => text.split(/\s+/).filter(Boolean);

// A text in which cards are named by their codes, with the signs of their suits.
export const withSigns = (text) => text.replace(CODE, (_, rank, suit) => `${rank}${SIGNS[suit]}`);

export function cardButton(code) {
  const button = element("button", "pick");
  button.type = "button";
  button.dataset.pick = code;
  button.append(card(code));
  return button;
}

const HIGHEST_FIRST = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const place = (code) => HIGHEST_FIRST.indexOf(rankOf(code));

// Cards put together by suits, the highest first: [[suit, codes], …].
export function bySuits(codes) {
  return ORDER.map((suit) => [suit, codes.filter((code) => suitOf(code) === suit).sort((a, b) => place(a) - place(b))]);
}
