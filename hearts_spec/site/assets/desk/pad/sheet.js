// A score as a sheet: what each deal added, the totals after it, and what comes next.

import { element, heading } from "../../elements.js";
import { spaced, typeset } from "../text-parts.js";

const signed = (number) => String(number).replace("-", "−");
const many = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
const listed = (names) => [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");

// How a game ended, in a sentence.
export function endWords({ reason, winners, losers }) {
  const said = [];
  if (winners.length) said.push(`${listed(winners)} ${winners.length === 1 ? "wins" : "win"}`);
  if (losers.length) said.push(`${listed(losers)} ${losers.length === 1 ? "loses" : "lose"}`);
  return typeset(`The game is over: ${reason}. ${said.join("; ") || "Nobody wins"}.`);
}

// What comes next: which deal, who deals, which way to pass, what is on the table.
export function nextWords({ next: { game, deal, dealer, contracts = [], chooser, pass, pool, pot }, deals }) {
  const several = deals.some((each) => each.game > 1) || game > 1;
  const said = [`${several ? `Game ${game}, deal` : "Deal"} ${deal}: ${dealer} deals.`];
  if (chooser) said.push(`${chooser} chooses the contract.`);
  else if (contracts.length) said.push(`The contract: ${spaced(contracts[0])}.`);
  if (pass) said.push(`The pass: ${pass.cards ? `${many(pass.cards, "card")}, ` : ""}${pass.says}.`);
  if (pool) said.push(`The pool: ${many(pool, "chip")}.`);
  if (pot) said.push(`The pot: ${many(pot, "chip")}.`);
  return typeset(said.join(" "));
}

function row({ deal, dealer, contract, net, totals, over }, seats, before) {
  const about = `${dealer} dealt${contract ? `, ${spaced(contract)}` : ""}`;
  const made = element("tr", deal === 1 && before ? "pad__first" : "", heading("row", "", String(deal), " ", element("span", "pad__dealt", about)));
  for (const seat of seats) {
    const ended = over?.winners.includes(seat) ? "wins" : over?.losers.includes(seat) ? "loses" : "";
    made.append(element("td", "num",
      element("span", "pad__net", `${net[seat] > 0 ? "+" : ""}${signed(net[seat])}`), " ",
      element("span", "pad__total", signed(totals[seat])),
      ...(ended ? [" ", element("span", "pad__end", ended)] : [])));
  }
  return made;
}

const totalRow = (label, numbers, seats) => element("tr", "", heading("row", "", label), ...seats.map((seat) => element("td", "num", signed(numbers[seat]))));

export function sheet({ seats, deals, totals, sums }) {
  const table = element("table", "pad__sheet");
  const body = element("tbody", "", ...deals.map((each, place) => row(each, seats, place)));
  const foot = element("tfoot", "", totalRow("Total", totals, seats));
  if (deals.some(({ game }) => game > 1)) foot.append(totalRow("All games", sums, seats));
  table.append(element("caption", "vh", "The score"), element("thead", "", element("tr", "", heading("col", "", "Deal"), ...seats.map((seat) => heading("col", "num", seat)))), body, foot);
  return table;
}

// The sheet as lines with tabs, as tables and messages take it.
export function sheetText({ seats, deals, totals, sums }) {
  const lines = [["Deal", "Dealer", ...seats], ...deals.map(({ deal, dealer, net }) => [deal, dealer, ...seats.map((seat) => net[seat])])];
  lines.push(["Total", "", ...seats.map((seat) => totals[seat])]);
  if (deals.some(({ game }) => game > 1)) lines.push(["All games", "", ...seats.map((seat) => sums[seat])]);
  return lines.map((line) => line.join("\t")).join("\n");
}

// A deal that was just entered, in a sentence for screen readers.
export function dealWords(score) {
  const last = score.deals.at(-1);
  if (!last) return nextWords(score);
  const totals = score.seats.map((seat) => `${seat} ${signed(last.totals[seat])}`).join(", ");
  return `${totals}. ${score.over ? `${endWords(score.over)} ` : ""}${nextWords(score)}`;
}
