// The state of a deal from the engine's answer: as the table draws it, in words, and trick by trick.

import { element, firmness, heading } from "../../elements.js";
import { card as cardFace, cardName, cardsIn, playsIn, withSigns } from "../cards.js";
import { moved, settlementTable } from "../postings.js";
import { marks, spaced } from "../text-parts.js";

// Names for incidents whose own word would not be clear.
const INCIDENTS = {
  revoke: "a revoke", corrected: "a revoke put right", claimed: "a revoke claimed", shown: "a card shown by mistake", called: "an exposed card called",
  "taken-back": "a lead out of turn taken back", withdrawn: "a card taken back", missed: "a trick missed", short: "a hand one card short",
  "claims-rest": "a claim of the rest", "concedes-rest": "the rest given up",
  drawn: "cards drawn from a hand that had too many", looked: "a trick asked to be seen again", peeped: "a trick looked at again",
};

// A step is the number of cards played. `laid` of them are in the middle: those of the last trick if it is `over`.
export function standOf({ seats, tricks, trick }) {
  const begun = playsIn(trick).length;
  const last = tricks.at(-1);
  const played = [...tricks.flatMap(({ cards }) => playsIn(cards)), ...playsIn(trick)];
  const won = (seat) => tricks.filter(({ winner }) => winner === seat).length;
  return {
    step: played.length,
    number: tricks.length + (begun ? 1 : 0),
    laid: begun || (last ? playsIn(last.cards).length : 0),
    over: !begun && Boolean(last),
    trick: begun ? null : (last ?? null),
    taken: Object.fromEntries(seats.map((seat) => [seat, won(seat)])),
    played,
  };
}

const capitalised = (word) => `${word[0].toUpperCase()}${word.slice(1)}`;

// During the pass the leader is open: it may depend on a card that is passed.
const PASSING = "Cards are passed before the first lead";

// The lines in the middle of the table before the first card.
export function saidBefore({ stage, turn, leader, avoided, trumps, shown, declared, dealer, way, record }, passing = false) {
  const first = { contract: `${turn} is to choose the contract`, bid: `${turn} is to bid`, name: `${turn} is to name the suit` }[stage] ?? (passing ? PASSING : `${leader} leads`);
  const bids = Object.entries(record.bids ?? {}).map(([seat, bid]) => `${seat} ${bid}`);
  return [
    first,
    ...(avoided === "hearts" ? [] : [`${capitalised(avoided)} are to be avoided`]),
    ...(trumps ? [`${capitalised(trumps)} are trumps`] : []),
    ...(bids.length ? [`Bids: ${bids.join(", ")}`] : []),
    ...(way ? [`${dealer ?? "The dealer"} chooses the pass: ${way}`] : []),
    ...Object.entries(shown).map(([seat, cards]) => `${seat} shows ${withSigns(cards)}`),
    ...(declared ? [`${declared} declares the slam`] : []),
    ...(record.widow ? [`The widow: ${record.widow.split(" ").length} cards`] : []),
  ];
}

export function saidAt({ stage, turn }, { played, laid, over, trick }, passing = false) {
  if (passing) return `${PASSING}.`;
  const parts = [];
  if (played.length) {
    const [seat, card] = played.at(-1);
    parts.push(`${seat} ${laid === 1 ? "leads" : "plays"} the ${cardName(card)}.`);
  }
  if (over) parts.push(trick.winner ? `${trick.winner} wins the trick${wonWith(trick)}.` : "Nobody wins the trick.");
  if (stage === "over") parts.push("All cards are played.");
  else if (stage === "play") parts.push(`${turn} is to ${played.length && !over ? "play" : "lead"}.`);
  return parts.join(" ");
}

// Of two cards that its winner played to a trick, the table shows which has won it.
function wonWith({ cards, winner }) {
  const played = cardsIn(cards[winner]);
  return played.length > 1 ? "" : ` with the ${cardName(played[0])}`;
}

// The tricks so far, with the step of each card; empty before the first.
export function tricksOf({ seats, tricks, trick, leader }) {
  const all = Object.keys(trick).length ? [...tricks, { leader, cards: trick, winner: null }] : tricks;
  if (!all.length) return [];
  let step = 0;
  const head = element("tr", "", heading("col", "", element("span", "vh", "Trick")), ...seats.map((seat) => heading("col", "", seat)));
  const rows = all.map((each, place) => {
    const cells = new Map(Object.entries(each.cards).map(([seat, text]) => [seat, cellOf(each, seat, cardsIn(text), (step += cardsIn(text).length))]));
    const row = element("tr", "", heading("row", "", String(place + 1)), ...seats.map((seat) => cells.get(seat) ?? element("td")));
    row.dataset.trick = place + 1;
    return row;
  });
  const scroll = element("div", "scroll", element("table", "tricks line", element("thead", "", head), element("tbody", "", ...rows)));
  Object.assign(scroll, { tabIndex: 0, role: "group", ariaLabel: "The tricks so far, scrolls sideways on narrow screens" });
  return [scroll];
}

function cellOf({ leader, winner }, seat, cards, step) {
  const star = element("span", "star");
  if (seat === winner) star.append(element("span", "", "★"), element("span", "vh", ", wins the trick"));
  const led = seat === leader ? [element("span", "vh", ", led")] : [];
  const cell = element("td", `${seat === leader ? "led " : ""}${seat === winner ? "won" : ""}`, ...cards.flatMap((card) => [" ", cardFace(card)]).slice(1), ...led, star);
  cell.dataset.step = step;
  return cell;
}

// A deal that was only replayed: the rulings, and the settlement.
export function replayedOf({ rulings, settlement, moved: why = [] }, citing) {
  const told = rulings.map(({ after, incident, ruling, status, cites }) =>
    element("li", "", `After ${after} cards, ${INCIDENTS[incident] ?? incident.replaceAll("-", " ")}: ${withSigns(ruling)} `, firmness(status), " ", citing.cites(cites)));
  const list = element("ul", "", ...(told.length ? told : [element("li", "", "No ruling.")]));
  return [
    element("h2", "", "Rulings"),
    element("p", "", "This deal has irregularities, so it is shown as a whole and cannot be stepped through."),
    ...marks(list),
    list,
    ...(settlement ? settledOf({ settlement, moved: why }, citing) : []),
  ];
}

// Why a seat may not play or pass a card, name a suit or make a bid.
export function refusalOf({ card, act = "play", bid, suit, seat, reason, cites }, citations, where = "") {
  const what = card ? `${act} the ${cardName(card)}` : suit ? `name ${suit}` : `bid ${bid}`;
  return [element("strong", "", `${where}${seat} may not ${what}`), `: ${withSigns(reason)}. `, citations.cites(cites)];
}

// `contract` is what was played, in a game of several.
export function settledOf({ settlement, moved: why, contract }, citations) {
  const by = settlement.cites.length ? [element("p", "seen__cites", "By ", citations.cites(settlement.cites))] : [];
  return [element("h2", "", contract ? `Result: ${spaced(contract)}` : "Result"), settlementTable(settlement), ...by, ...moved(why, settlement.kind, citations)];
}
