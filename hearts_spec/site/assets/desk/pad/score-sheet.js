// Score sheets as people keep them, read as `hearts-spec score` reads them (hearts_spec/record/score_sheet.py; both are
// tested by tests/score_sheets.json): a table of text, then its rows as deals of the game. What fits the rules decides what
// a row is. A sheet may come from anywhere: its length is limited, and its words are only ever shown as text.

import { scoreGame } from "./score.js";

export const MOST_SHEET = 50_000; // characters
const MOST_WAYS = 2000; // to share out the cards of a deal
const NUMBER = /^[-+]?[0-9]{1,6}$/;
const BEFORE = ["", "#", "no", "no.", "nr", "deal", "hand", "round", "game", "dealer", "date"];
const SUMS = ["sum", "sums", "total", "totals"];
const CANNOT = "the cards in play cannot give these totals";
const LINES = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

const plain = (cell) => cell.trim().replace("−", "-");
const lower = (cell) => cell.toLowerCase().replace(/:+$/, "");
const cut = (text, most) => `'${text.length <= most ? text : `${text.slice(0, most - 3)}...`}'`;
const listed = (names) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0]);
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

// What cannot be read: `faults` are [line, what is wrong, what to write].
export class Unread extends Error {
  constructor(faults) {
    super(faults[0][1]);
    this.faults = faults;
  }
}

function cellsOf(line, mark) {
  if (!mark) return line.trim().split(/\s+/);
  const cells = [""];
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"' && isQuoted && line[at + 1] === '"') cells.push(`${cells.pop()}${line[at += 1]}`);
    else if (line[at] === '"' && (isQuoted || !cells.at(-1))) isQuoted = !isQuoted;
    else if (line[at] === mark && !isQuoted) cells.push("");
    else cells.push(cells.pop() + line[at]);
  }
  return cells.map((cell) => cell.trim());
}

// The players that the first row names, who dealt first (null: not said), and the rows below: {line, numbers, why}, where
// `why` (a text) says that a row is a penalty. Throws Unread with every row that cannot be read.
export function rowsOf(text) {
  const [[top, first], ...rest] = [...text.slice(0, MOST_SHEET).split(LINES).entries()].filter(([, line]) => line.trim()).concat([[0, ""]]);
  const count = (mark) => first.split(mark).length - 1;
  const most = [..."," + ";\t"].reduce((one, other) => (count(other) > count(one) ? other : one)), mark = count(most) ? most : "";
  const head = cellsOf(first, mark), start = head.findIndex((cell) => !BEFORE.includes(cell.toLowerCase()));
  const names = start < 0 ? [] : head.slice(start), shown = first.trim() ? cut(first.trim(), 60) : "nothing";
  if (names.length < 2 || !names.every(Boolean) || names.some((name) => NUMBER.test(plain(name)))) {
    throw new Unread([[top + 1, `expected the names of the players in the first row, found ${shown}`, "as Ann,Bob,Cleo,Di"]]);
  }
  const faults = [], rows = [], dealers = head.slice(0, start).findIndex((cell) => cell.toLowerCase() === "dealer");
  let dealer = null;
  for (const [at, line] of rest.filter((each) => each[1])) {
    const cells = cellsOf(line, mark), before = cells.slice(0, Math.max(1, start)).map(lower), numbers = cells.slice(start);
    if (!numbers.some(Boolean) || before.some((each) => SUMS.includes(each))) continue;
    const wrong = numbers.filter((cell) => !NUMBER.test(plain(cell)));
    if (wrong.length || numbers.length !== names.length) {
      const found = !wrong.length ? numbers.length : wrong[0] ? cut(wrong[0], 20) : "nothing";
      faults.push([at + 1, `expected ${names.length} numbers, found ${found}`, "0 for a player who has nothing"]);
      continue;
    }
    const penalty = cells.slice(0, start).find((cell) => lower(cell).startsWith("penalty"));
    dealer ??= dealers < 0 ? null : Math.max(0, names.indexOf(cells[dealers]));
    rows.push({ line: at + 1, numbers: numbers.map((cell) => Number(plain(cell))), ...(penalty === undefined ? {} : { why: penalty.slice(8).replace(/^[:\s]+/, "") }) });
  }
  if (faults.length) throw new Unread(faults);
  return { names, dealer, rows };
}

// The deals of a sheet as the pad holds them, and in words what rows were taken for, where that is not plain: as points for
// each deal, else as running totals, each also with the signs turned. Throws Unread with the first row that cannot be a
// deal of the game, or could be two that score differently.
export function dealsOf(table, names, rows) {
  const deals = rows.filter(({ why }) => why === undefined).map(({ numbers }) => numbers);
  const ways = [["", deals]];
  if (deals.length === rows.length) ways.push(["running totals", deals.map((now, at) => now.map((each, seat) => each - (deals[at - 1]?.[seat] ?? 0)))]);
  let failed = null;
  for (const [way, each] of ways) {
    for (const sign of [1, -1]) {
      try {
        return readAs(table, names, rows, { way, each, sign });
      } catch (error) {
        if (!(error instanceof Unread)) throw error;
        failed ??= error;
      }
    }
  }
  throw failed;
}

function readAs(table, names, rows, { way, each, sign }) {
  const told = [...(way ? [`The rows are ${way}.`] : []), ...(sign < 0 ? ["Each number is taken with the other sign, as this game counts."] : [])];
  const left = each.values();
  const entries = rows.map(({ line, numbers, why }, place) => {
    if (why !== undefined) return { penalty: numbers, why: why.slice(0, 60) };
    const { entry, moon } = dealOf(table, left.next().value.map((number) => sign * number || 0), line, place + 1);
    if (moon) told.push(`Deal ${place + 1}: ${listed(moon.by.map((seat) => names[seat]))} took everything.`);
    return entry;
  });
  return { entries, told };
}

// A row as a deal: the points taken, or what a moon scores.
function dealOf(table, row, line, place) {
  const { cards = [], players } = table, total = sum(cards.map(({ n, is = 0 }) => n * is));
  const apart = sum(cards.map(({ n, is = 0 }) => (is * total < 0 ? n * is : 0))); // of cards that are not wanted for a moon
  const chosen = (table.slams ?? []).some(({ pays }) => pays === "choice") || table.ask?.includes("choice");
  const scored = (units) => [undefined, ...(chosen ? ["others-up", "self-down"] : [])].map((choice) => entriesOf(table, units).map((told) => {
    const entry = choice ? { ...told, choice } : told, { deals: [scoredDeal], fault } = scoreGame(table, { deals: [entry] });
    return scoredDeal ? { entry, net: String(scoredDeal.net), moon: scoredDeal.moon } : { fault };
  }));
  const found = new Map();
  let why = "";
  const take = (some) => some.forEach((each) => found.has(each.net) || found.set(each.net, each));
  if (sum(row) === total) {
    const [all] = scored(row), some = all.filter(({ fault }) => !fault);
    if (new Set(some.map(({ net }) => net)).size === 1) take(some);
    else if (some.length) why = "the totals leave open whether somebody took everything: name the cards taken";
    else why = all.find(({ fault }) => fault.fact !== "points")?.fault.says ?? CANNOT;
  }
  for (let maker = 0; maker < players; maker += 1) {
    for (let other = 0; other < players; other += 1) {
      if (!apart && other !== maker) continue;
      const units = Array(players).fill(0).with(maker, total - apart);
      take(scored(units.with(other, units[other] + apart)).flat().filter(({ moon, net }) => moon && net === String(row)));
    }
  }
  if (found.size === 1) return found.values().next().value;
  const shown = listed(row.map((each) => String(each).replace("-", "−")));
  if (found.size) throw new Unread([[line, `deal ${place}: ${shown} can be the points taken, or the score of a moon`, "write the points taken"]]);
  if (why) throw new Unread([[line, `deal ${place}: ${shown}: ${why}`, why === CANNOT ? "name the cards taken" : ""]]);
  throw new Unread([[line, `deal ${place}: ${shown} add up to ${sum(row)}, but ${total} are in play, and no moon scores so`, `write the points that each player took, ${total} in all`]]);
}

// The deals that give each seat these points: as points, if the game is scored by them, else by the cards.
function entriesOf({ points, cards = [] }, units) {
  if (!points) return shared(cards, units).map((counts) => ({ cards: counts }));
  return units.every((each) => each >= 0) ? [{ points: units }] : [];
}

// Every way to share out the cards so that each seat has these points. The last kind, of which there are most, is what is left.
function shared(cards, units) {
  const found = [];
  let ways = 0;
  const share = (left, kinds) => {
    if ((ways += 1) > MOST_WAYS) return;
    const { n, is = 0 } = cards[kinds.length] ?? {};
    if (kinds.length === cards.length - 1) {
      const counts = left.map((points) => points / is || 0);
      if (sum(counts) === n && counts.every((count) => Number.isInteger(count) && count >= 0)) found.push([...kinds, counts]);
    } else if (n) splits(n, left.length).forEach((counts) => share(left.map((points, seat) => points - counts[seat] * is), [...kinds, counts]));
  };
  share(units, []);
  return ways > MOST_WAYS ? [] : found;
}

function splits(n, seats) {
  if (seats === 1) return [[n]];
  return Array.from({ length: n + 1 }, (_, own) => splits(n - own, seats - 1).map((rest) => [own, ...rest])).flat();
}
