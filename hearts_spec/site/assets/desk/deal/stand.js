// How a deal stands, out of what the desk answers: as the table of the deals draws it, in words, and trick by trick.

import { element } from "../../deals/elements.js";
import { withSigns } from "../cards.js";
import { moved as movedOf, settlementTable } from "../postings.js";
import { card as cardFace, cardName } from "../text.js";
import { cited, citer } from "./cited.js";

const entriesOf = ({ cards }) => Object.entries(cards);

// A step is the number of cards played; `laid` of them lie in the middle, those of the last trick if it is `over`.
export function standOf({ seats, tricks, trick }) {
  const begun = Object.keys(trick).length;
  const last = tricks.at(-1);
  const played = [...tricks.flatMap(entriesOf), ...Object.entries(trick)];
  const won = (seat) => tricks.filter(({ winner }) => winner === seat).length;
  return {
    step: played.length,
    number: tricks.length + (begun ? 1 : 0),
    laid: begun || (last ? entriesOf(last).length : 0),
    over: !begun && Boolean(last),
    trick: begun ? null : (last ?? null),
    taken: Object.fromEntries(seats.map((seat) => [seat, won(seat)])),
    played,
  };
}

// What is said in the middle of the table before a card lies there.
export function saidBefore({ stage, turn, leader, avoided, record }) {
  const first = { bid: `${turn} is to bid`, name: `${turn} is to name the suit` }[stage] ?? `${leader} leads`;
  const bids = Object.entries(record.bids ?? {}).map(([seat, bid]) => `${seat} ${bid}`);
  return [
    first,
    ...(avoided === "hearts" ? [] : [`${avoided[0].toUpperCase()}${avoided.slice(1)} are to be avoided`]),
    ...(bids.length ? [`Bids: ${bids.join(", ")}`] : []),
    ...(record.widow ? [`The widow: ${record.widow.split(" ").length} cards`] : []),
  ];
}

export function saidAt({ stage, turn }, { played, laid, over, trick }) {
  const parts = [];
  if (played.length) {
    const [seat, card] = played.at(-1);
    parts.push(`${seat} ${laid === 1 ? "leads" : "plays"} the ${cardName(card)}.`);
  }
  if (over) parts.push(trick.winner ? `${trick.winner} wins the trick with the ${cardName(trick.cards[trick.winner])}.` : "Nobody wins the trick.");
  if (stage === "over") parts.push("All is played.");
  else if (stage === "play") parts.push(`${turn} is to ${played.length && !over ? "play" : "lead"}.`);
  return parts.join(" ");
}

// The tricks so far, with the step of each card; nothing before the first.
export function tricksOf({ seats, tricks, trick, leader }) {
  const all = Object.keys(trick).length ? [...tricks, { leader, cards: trick, winner: null }] : tricks;
  if (!all.length) return [];
  let step = 0;
  const table = element("table", "tricks line");
  const head = element("tr");
  head.append(heading("col", element("span", "vh", "Trick")), ...seats.map((seat) => heading("col", seat)));
  const rows = all.map((each, place) => {
    const row = element("tr");
    row.dataset.trick = place + 1;
    const cells = new Map(entriesOf(each).map(([seat, card]) => [seat, cellOf(each, seat, card, (step += 1))]));
    row.append(heading("row", String(place + 1)), ...seats.map((seat) => cells.get(seat) ?? element("td")));
    return row;
  });
  table.append(element("thead"), element("tbody"));
  table.tHead.append(head);
  table.tBodies[0].append(...rows);
  const scroll = element("div", "scroll");
  Object.assign(scroll, { tabIndex: 0, role: "group", ariaLabel: "The tricks so far, scrolls sideways on narrow screens" });
  scroll.append(table);
  return [scroll];
}

function cellOf({ leader, winner }, seat, card, step) {
  const cell = element("td", `${seat === leader ? "led " : ""}${seat === winner ? "won" : ""}`);
  cell.dataset.step = step;
  cell.append(cardFace(card));
  if (seat === leader) cell.append(element("span", "vh", ", led"));
  const star = element("span", "star");
  if (seat === winner) star.append(element("span", "", "★"), element("span", "vh", ", wins the trick"));
  cell.append(star);
  return cell;
}

function heading(scope, child) {
  const made = element("th");
  made.scope = scope;
  made.append(child);
  return made;
}

// A deal that was only replayed: what was ruled on what went wrong, and what it comes to.
export async function replayedOf({ rulings = [], settlement }) {
  const told = element("ul");
  for (const { after, incident, ruling, cites } of rulings) {
    const line = element("li", "", `After ${after} cards, ${incident}: ${withSigns(ruling)} `);
    line.append(await cited(cites));
    told.append(line);
  }
  if (!rulings.length) told.append(element("li", "", "Nothing was ruled on it."));
  const intro = element("p", "", "Things went wrong in this deal, so it is replayed as a whole and not stepped through.");
  return [element("h2", "", "What was ruled"), intro, told, ...(settlement ? await settledOf({ settlement }) : [])];
}

export async function settledOf({ settlement, moved = [] }) {
  if (!settlement) return [];
  const by = element("p", "seen__cites", "By ");
  by.append(await cited(settlement.cites));
  const why = movedOf(moved, settlement.kind, await citer());
  return [element("h2", "", "What it comes to"), settlementTable(settlement), ...(settlement.cites.length ? [by] : []), ...why];
}
