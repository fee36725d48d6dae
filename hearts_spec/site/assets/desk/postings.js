// A deal settled: what each took and is up or down by, and why each chip or point moved, with its provision.

import { element } from "../deals/elements.js";
import { withSigns } from "./cards.js";
import { citesOf } from "./places.js";

const COLUMNS = {
  points: [["units", "Took"], ["net", "Scores"]],
  chips: [["units", "Took"], ["pays", "Pays"], ["draws", "Draws"], ["net", "Net"]],
  nothing: [["units", "Took"]],
};

export const signed = (number) => (number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0");

export async function settlementOf({ kind, pool, pot, jack, cites, ...bySeat }, moved) {
  const columns = COLUMNS[kind] ?? COLUMNS.chips;
  const table = element("table", "settlement");
  const head = element("tr");
  head.append(heading("Seat", "col"), ...columns.map(([, label]) => heading(label, "col", "num")));
  const rows = Object.keys(bySeat.units).map((seat) => {
    const row = element("tr");
    row.append(heading(seat, "row"), ...columns.map(([key]) => cell(key, bySeat[key][seat], kind)));
    return row;
  });
  table.append(element("thead"), element("tbody"));
  table.tHead.append(head);
  table.tBodies[0].append(...rows);
  const stands = [...standing("pool", pool), ...standing("pot", pot)];
  if (jack) stands.push("It stands as a Jack.");
  const by = element("p", "seen__cites", "By ");
  by.append(...(await citesOf(cites)));
  return [
    table,
    ...(stands.length ? [element("p", "seen__note", stands.join(" "))] : []),
    ...(cites.length ? [by] : []),
    ...(moved?.length ? [await movedOf(moved, kind === "points" ? "point" : "chip")] : []),
  ];
}

// Why each chip moved: [{how, why, cites, assumed}].
export async function movedOf(moved, unit) {
  const told = element("details", "moved");
  const list = element("ul");
  for (const { how, why, cites, assumed } of moved) {
    const line = element("li");
    line.append(element("span", "moved__how", how), ` ${withSigns(why)} `, ...(await citesOf(cites)));
    if (assumed) line.append(element("span", "badge badge--assumed", "assumed"), " ", element("span", "assumed__why", assumed));
    list.append(line);
  }
  told.append(element("summary", "", `Why each ${unit} moved`), list);
  return told;
}

function standing(name, { before, after }) {
  return before || after ? [`The ${name} held ${before} before the deal and holds ${after} after it.`] : [];
}

function heading(text, scope, className = "") {
  const made = element("th", className, text);
  made.scope = scope;
  return made;
}

function cell(key, number, kind) {
  const up = key === "net" && kind === "chips" && number ? (number > 0 ? " net--up" : " net--down") : "";
  return element("td", `num${key === "net" ? " net" : ""}${up}`, key === "net" && kind === "chips" ? signed(number) : String(number));
}
