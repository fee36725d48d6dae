// The table for hands that are not on the page, in the shape of templates/deal_parts.html.jinja.

import { bySuits, isJoker, rankOf } from "../desk/cards.js";
import { element } from "../elements.js";

// The seats of each side: the first seat is south, the others follow clockwise.
function sidesOf([below, ...others]) {
  if (others.length === 1) return { south: [below], north: others };
  return { south: [below], west: others.slice(0, 1), north: others.slice(1, -1), east: others.slice(-1) };
}

// `hands` holds the card codes of each seat that is seen; `said` is the lines in the middle before the first card.
export function ringOf({ seats, hands, dealer, said }) {
  const ring = element("div", "ring");
  const sides = Object.entries(sidesOf(seats));
  const trick = element("div", "ring__trick");
  const lead = element("p", "ring__lead");
  for (const [place, line] of said.entries()) lead.append(...(place ? [element("br")] : []), line);
  for (const [side, some] of sides) {
    ring.append(sideOf(side, some.map((seat) => seatOf(seat, hands[seat], seat === dealer))));
    trick.append(sideOf(side, some.map(slotOf)));
  }
  const middle = element("div", "ring__middle");
  middle.append(lead, trick);
  ring.append(middle);
  return ring;
}

function sideOf(side, children) {
  const made = element("div", `ring__side ring__side--${side}`);
  made.append(...children);
  return made;
}

function slotOf(seat) {
  const slot = element("div", "slot");
  slot.dataset.slot = seat;
  return slot;
}

function seatOf(seat, cards, deals) {
  const place = element("div", "ring__seat");
  place.dataset.seat = seat;
  const hand = element("div", "hand");
  const name = element("p", "hand__seat");
  name.append(element("strong", "", seat));
  if (deals) name.append(" ", element("span", "hand__dealer", "dealer"));
  hand.append(name);
  if (cards) hand.append(element("p", "hand__suits", ...bySuits(cards).filter(([suit, codes]) => suit !== "joker" || codes.length).map(suitLine)));
  place.append(hand);
  return place;
}

function suitLine([suit, codes]) {
  const line = element("span", "hand__suit");
  const ranks = element("span", "hand__ranks");
  for (const code of codes) {
    const card = element("span", "", isJoker(code) ? "Joker" : rankOf(code));
    card.dataset.card = code;
    ranks.append(card, " ");
  }
  if (!codes.length) {
    const none = element("span", "hand__void");
    none.append(element("span", "vh", "none"));
    ranks.append(none);
  }
  line.append(element("span", `suit suit--${suit}`), element("span", "vh", `${suit}: `), ranks);
  return line;
}
