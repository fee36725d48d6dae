// Adds up the games of tests/service/random_scores.py, one a line of JSON in the named file, as the score pad does, and
// prints what differs from the engine's score.

import { readFileSync } from "node:fs";
import { scoreGame, tableWith } from "site/desk/pad/score.js";

const SEATS = "ABCDEFGHIJ";
const named = (numbers) => Object.fromEntries(numbers.map((each, seat) => [SEATS[seat], each]));
const seats = (some) => some.map((seat) => SEATS[seat]);
const endOf = (over) => over && { reason: over.reason, winners: seats(over.winners), losers: [] };
const passOf = (pass) => pass && { cards: pass.cards, to: pass.to };
const sorted = (said) => (said && typeof said === "object" && !Array.isArray(said) ? Object.fromEntries(Object.keys(said).sort().map((key) => [key, sorted(said[key])])) : said);
const same = (one, other) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function coming({ game, deal, dealer, pass, contracts, chooser }) {
  return { game, deal, dealer: SEATS[dealer], pass: passOf(pass), ...(contracts ? { contracts, chooser: chooser === null ? null : SEATS[chooser] } : {}) };
}

function engineComing({ game, deal, dealer, pass, contracts, chooser }) {
  return { game, deal, dealer, pass: passOf(pass), ...(contracts ? { contracts, chooser } : {}) };
}

const differences = [];
const [parts, ...games] = readFileSync(process.argv[2], "utf8").trim().split("\n").map((line) => JSON.parse(line));

for (const [number, game] of games.entries()) {
  const { told, table } = game;
  const found = scoreGame(table, game);
  const differ = (what, one, other) => {
    if (!same(one, other)) differences.push({ number, id: game.id, players: game.players, options: game.options, what, pad: one, engine: other, fault: found.fault });
  };
  const own = parts[game.id]?.[game.players];
  if (own) differ("table", tableWith(own, game.options), table); // put together from its parts
  if (told.error) {
    differ("refused", { deal: found.fault?.deal }, { deal: game.deals.length - 1 });
  } else {
    differ("fault", found.fault, null);
    differ("totals", named(found.totals), told.totals);
    differ("sums", named(found.sums), told.sums);
    differ("over", endOf(found.over), told.over);
    differ("next", coming(found.next), engineComing(told.next));
  }
  for (const [place, row] of (told.rows ?? []).entries()) {
    const mine = found.deals[place];
    if (!mine) { differ(`row ${place + 1}`, null, row); break; }
    differ(`row ${place + 1}`, { ...coming(mine), net: named(mine.net), totals: named(mine.totals), over: endOf(mine.over), ...(mine.contract ? { contract: mine.contract } : {}) },
      { ...engineComing(row), net: row.net, totals: row.totals, over: row.over, ...(row.contract ? { contract: row.contract } : {}) });
  }
}

for (const each of differences.slice(0, 5)) console.log(JSON.stringify(each));
console.log(`${differences.length} differences in ${games.length} games, ${games.reduce((all, { deals }) => all + deals.length, 0)} deals`);
