// What the pad makes of a score: the standing at the end, the chart of the evening, and files to take away.

import { element } from "../../elements.js";

const SVG = "http://www.w3.org/2000/svg";
const COLOURS = ["--red", "--ink", "--blue", "--green", "--ochre", "--ink-3"];
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT] = [358, 214, 30, 86, 14, 22];
const POINTS = ["M-3 -3h6v6h-6z", "M0 -3.500a3.500 3.500 0 1 0 .01 0z", "M0 -4 4 0 0 4-4 0z", "M0 -4 4 3h-8z"];
const minus = (number) => String(number).replace("-", "−");

function drawn(tag, attributes, ...inside) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}

export function standing(totals, names, isHighest) {
  const seats = [...totals.keys()].sort((one, other) => (totals[one] - totals[other]) * (isHighest ? -1 : 1));
  const most = Math.max(1, ...totals.map(Math.abs));
  return element("ol", "pad__standing", ...seats.map((seat) => {
    const bar = element("i");
    bar.style.width = `${Math.round((100 * Math.abs(totals[seat])) / most)}%`;
    const place = 1 + seats.findIndex((each) => totals[each] === totals[seat]);
    return element("li", place === 1 ? "is-first" : "", element("small", "", String(place)), element("span", "", names[seat]), element("b", "", minus(totals[seat])), bar);
  }));
}

// The totals of the game that is being played, as lines that end in a name.
export function chart({ deals }, names, limit) {
  const game = deals.at(-1)?.game, rows = deals.filter((each) => each.game === game);
  if (rows.length < 2) return [];
  const lines = names.map((_, seat) => [0, ...rows.map(({ totals }) => totals[seat])]);
  const all = lines.flat(), low = Math.min(0, ...all), high = Math.max(limit ?? 0, ...all, 1);
  const x = (at) => LEFT + (at * (WIDTH - LEFT - RIGHT)) / rows.length;
  const y = (value) => HEIGHT - FOOT - ((value - low) * (HEIGHT - FOOT - TOP)) / (high - low);
  const marks = [...new Set([low, 0, ...(limit ? [limit] : [high])])];
  const grid = marks.flatMap((each) => [drawn("path", { class: each === limit ? "pad__limit" : "pad__grid", d: `M${LEFT} ${y(each)}H${WIDTH - RIGHT}` }), drawn("text", { x: LEFT - 5, y: y(each) + 4, "text-anchor": "end" }, minus(each))]);
  const ends = [...lines.keys()].sort((one, other) => lines[other].at(-1) - lines[one].at(-1));
  let above = -Infinity;
  const drawnLines = ends.map((seat) => {
    const line = lines[seat], at = above = Math.max(above + 14, y(line.at(-1)));
    const mark = line.map((value, place) => drawn("path", { d: POINTS[seat % POINTS.length], transform: `translate(${x(place)} ${y(value)})` }));
    return drawn("g", { style: `color: var(${COLOURS[seat % COLOURS.length]})` }, drawn("path", { class: "pad__line", d: line.map((value, place) => `${place ? "L" : "M"}${x(place)} ${y(value)}`).join("") }), ...mark, drawn("text", { class: "pad__name", x: WIDTH - RIGHT + 8, y: at + 4 }, `${names[seat].slice(0, 9)} ${minus(line.at(-1))}`));
  });
  const told = `Totals after ${rows.length} deals: ${ends.map((seat) => `${names[seat]} ${minus(lines[seat].at(-1))}`).join(", ")}`;
  return [element("h2", "", "The evening"), drawn("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": told, class: "pad__chart" }, ...grid, ...drawnLines)];
}

const quoted = (cell, mark) => (/[",\n\t]/.test(cell) && mark === "," ? `"${cell.replaceAll('"', '""')}"` : String(cell));

// Every game of the evening, each a score, with its deals and its totals.
export function csvOf(scores, names, mark) {
  let before = 0; // games
  const rows = scores.flatMap(({ deals, totals }) => {
    const told = deals.map(({ game, deal, dealer, net, penalty }) => [before + game, penalty === undefined ? deal : `penalty${penalty ? `: ${penalty}` : ""}`, names[dealer], ...net]);
    before += deals.at(-1)?.game ?? 0;
    return [...told, ["", "Total", "", ...totals]];
  });
  return [["Game", "Deal", "Dealer", ...names], ...rows].map((row) => row.map((cell) => quoted(/^[=+@]/.test(cell) ? `'${cell}` : cell, mark)).join(mark)).join("\n");
}

// The game as `hearts-spec score` reads it; null if its cards cannot be told so.
export function recordOf({ game, options, table, dealer, deals }, names) {
  const { cards = [] } = table;
  if (table.contracts || !cards.every(({ of, n }) => n === 1 || of === "hearts")) return null;
  const bySeat = (numbers) => Object.fromEntries(names.map((name, seat) => [name, numbers[seat]]));
  const told = deals.filter(({ entry, bad }) => !bad && !entry.penalty).map(({ entry: { cards: counts, points, tricks, choice, ...entry } }) => {
    const one = Object.entries(table.takers ?? {}).filter(([fact]) => entry[fact] >= 0).map(([fact, { key }]) => [key, names[entry[fact]]]);
    const more = { ...Object.fromEntries(one), ...(tricks ? { tricks: bySeat(tricks) } : {}), ...(choice ? { "slam-choice": choice } : {}) };
    if (points) return { units: bySeat(points), ...more };
    const hearts = cards.findIndex(({ of }) => of === "hearts"), taken = {};
    for (const [at, { of, n }] of cards.entries()) if (n === 1) taken[names[counts[at].indexOf(1)]] = [taken[names[counts[at].indexOf(1)]], of].filter(Boolean).join(" ");
    return { ...(hearts >= 0 ? { hearts: bySeat(counts[hearts]) } : {}), taken, ...more };
  });
  const penalties = deals.some(({ entry }) => entry?.penalty) ? "# without the penalties that the table agreed on\n" : "";
  return `${penalties}${JSON.stringify({ id: game, seats: names, dealer: names[dealer], set: options, deals: told }, null, 1)}\n`;
}
