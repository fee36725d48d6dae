// A settlement: who is up or down, what each pays and draws, and why each chip or point moved.

import { element, heading } from "../elements.js";
import { carded } from "./text-parts.js";

function signed(number, plus) {
  return number < 0 ? `−${-number}` : plus && number > 0 ? `+${number}` : String(number);
}

const tone = (number, points) => (points || !number ? "" : number > 0 ? " net--up" : " net--down");

// {seat: net} in a line; empty if all are zero.
export function upDown(net, unit) {
  if (!net || !Object.values(net).some(Boolean)) return [];
  const points = unit === "points";
  const list = element("ul", "up-down");
  list.setAttribute("aria-label", points ? "Points" : "Up or down");
  for (const [seat, number] of Object.entries(net)) {
    list.append(element("li", "", element("span", "up-down__seat", seat), " ", element("span", `num${tone(number, points)}`, signed(number, !points))));
  }
  return [list];
}

// The result of a deal in a sentence.
export function inWords(found) {
  const net = Object.entries(found.net ?? {}).map(([seat, number]) => `${seat} ${signed(number, found.kind !== "points")}`);
  return `${upDown(found.net, found.kind).length ? `${net.join(", ")}.` : evenWords(found)} ${standing(found)}`.trim();
}

// Why each chip or point moved, folded unless `open`: [{how, why, cites, assumed}].
export function moved(told, unit, { cites, reasoned }, source = "", open = false) {
  if (!told.length) return [];
  const fold = element("details", "moved");
  const list = element("ul");
  for (const each of told) {
    const item = element("li");
    item.append(element("span", "moved__how", each.how), " ", ...carded(each.why));
    if (each.cites.length) item.append(" ", cites(each.cites, source));
    if (each.assumed) item.append(" ", reasoned(each.assumed, source));
    list.append(item);
  }
  fold.open = open;
  fold.append(element("summary", "", `How the ${unit === "points" ? "scoring" : "payment"} works out`), list);
  return [fold];
}

// The table of a settled deal, as in the examples.
export function settlementTable(settled) {
  const points = settled.kind === "points";
  const nothing = settled.kind === "nothing";
  const took = Object.values(settled.units).some((each) => each !== 0); // nobody does where only tricks count
  const columns = points
    ? [...(took ? [["units", "Took"]] : []), ["net", "Scores"]]
    : nothing ? [["units", "Took"]] : [["units", "Took"], ["pays", "Pays"], ["draws", "Draws"], ["net", "Net"]];
  const table = element("table", "settlement");
  const head = element("tr", "", heading("col", "", "Seat"), ...columns.map(([, label]) => heading("col", "num", label)));
  const body = element("tbody");
  for (const seat of Object.keys(settled.units)) {
    const row = element("tr", "", heading("row", "", seat));
    for (const [key] of columns) {
      const number = settled[key][seat];
      const net = key === "net";
      row.append(element("td", `num${net ? ` net${tone(number, points)}` : ""}`, signed(number, net && !points)));
    }
    body.append(row);
  }
  table.append(element("thead", "", head), body);
  const stood = standing(settled);
  if (stood) {
    const cell = element("td", "", stood);
    cell.colSpan = columns.length + 1;
    table.append(element("tfoot", "", element("tr", "", cell)));
  }
  return table;
}

// The result by one of several games, as a row of a list, with `notes` above it.
export function settledRow(name, found, citations, source = "", notes = []) {
  const moves = upDown(found.net, found.kind);
  const stood = standing(found);
  return element("li", "settled-beside__game",
    element("p", "settled-beside__name", name), ...notes,
    ...(moves.length ? moves : [element("p", "", evenWords(found))]),
    ...(stood ? [element("p", "settled-beside__pool", stood)] : []),
    ...moved(found.moved, found.kind, citations, source));
}

const evenWords = ({ kind }) => (kind === "nothing" ? "Nothing is paid: there are no stakes." : "Nobody is up or down.");
const chips = (number) => `${number} ${number === 1 ? "chip" : "chips"}`;

// The pool and the pot before and after, in words; "" if there is none.
export function standing({ kind, pool, pot, called }) {
  if (kind !== "chips") return "";
  const said = [];
  if (pool.before || pool.after) said.push(fundWords("The pool", pool));
  if (called) said.push(`It is carried over as ${called}.`);
  if (pot.before || pot.after) said.push(fundWords("The pot", pot));
  return said.join(" ");
}

function fundWords(name, { before, after }) {
  if (before === after) return `${name} stays at ${chips(after)}.`;
  if (!after) return `${name} of ${chips(before)} is paid out; nothing stays.`;
  if (!before) return `${name} was empty; ${chips(after)} ${after === 1 ? "stays" : "stay"} in it.`;
  return `${name} held ${chips(before)} before and holds ${after} after.`;
}
