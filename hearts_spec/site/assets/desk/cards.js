// Cards by their codes, `QS` or `Joker`: their names, faces and buttons, sorted by suit.

import { element } from "../elements.js";

const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack", 10: "ten", 9: "nine", 8: "eight", 7: "seven", 6: "six", 5: "five", 4: "four", 3: "three", 2: "two" };
const HIGHEST_FIRST = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]; // an object lists its number keys first
const CODE = /(?<![\w-])([2-9JQKA]|10)([CDSH])(?![\w-])/g;

export const PACK = Object.keys(SUITS).flatMap((suit) => HIGHEST_FIRST.map((rank) => rank + suit));

export const isJoker = (code) => code.startsWith("Joker");
export const rankOf = (code) => (isJoker(code) ? "Joker" : code.slice(0, -1).replace("T", "10"));
const suitOf = (code) => (isJoker(code) ? "joker" : SUITS[code.at(-1)]);
export const cardsIn = (text) => text.split(/\s+/).filter(Boolean);
// The plays of a trick, as pairs of a seat and a card; a seat that played two has them as one text.
export const playsIn = (trick) => Object.entries(trick).flatMap(([seat, text]) => cardsIn(text).map((card) => [seat, card]));
export const cardName = (code) => (isJoker(code) ? "joker" : `${RANKS[rankOf(code)]} of ${suitOf(code)}`);

// The text with suit signs in place of suit letters.
export const withSigns = (text) => text.replace(CODE, (_, rank, suit) => `${rank}${SIGNS[suit]}`);

export function card(code) {
  const made = element("span", `card card--${suitOf(code)}`, element("span", "vh", cardName(code)));
  made.dataset.rank = isJoker(code) ? "Jkr" : rankOf(code);
  return made;
}

export function cardButton(code) {
  const made = element("button", "pick", card(code));
  made.type = "button";
  made.dataset.pick = code;
  return made;
}

const SVG = "http://www.w3.org/2000/svg";
const FACES = new URL("../cards.svg", import.meta.url).href;

// The picture of a card (site/card_faces.py). Beside it stands its name, or a label that has it.
function face(code) {
  const [drawn, use] = ["svg", "use"].map((name) => document.createElementNS(SVG, name));
  drawn.setAttribute("class", "face");
  drawn.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `${FACES}#${isJoker(code) ? "Joker" : rankOf(code) + code.at(-1)}`);
  drawn.append(use);
  return drawn;
}

// Cards held in a hand, as a fan: each is an element whose card is drawn as its face.
export function fanned(place, held) {
  place.classList.add("fan");
  place.classList.toggle("fan--long", held.length > 13);
  place.style.setProperty("--cards", held.length);
  for (const [at, [each, code]] of held.entries()) {
    each.style.setProperty("--from-middle", at - (held.length - 1) / 2);
    each.replaceChildren(face(code), element("span", "vh", `${cardName(code)} `));
  }
  return place;
}

// The cards by suit, the highest first: [[suit, codes], …].
export function bySuits(codes) {
  const place = (code) => HIGHEST_FIRST.indexOf(rankOf(code));
  return [...Object.values(SUITS), "joker"].map((suit) => [suit, codes.filter((code) => suitOf(code) === suit).sort((a, b) => place(a) - place(b))]);
}

// The items in random order.
export function shuffled(some) {
  const left = [...some];
  for (let last = left.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [left[last], left[other]] = [left[other], left[last]];
  }
  return left;
}
