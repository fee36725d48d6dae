// Score sheets, read as Python reads them: the cases are those of tests/cli/test_score_sheet.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { dealsOf, MOST_SHEET, rowsOf, Unread } from "site/desk/pad/score-sheet.js";
import { scoreGame, tableWith } from "site/desk/pad/score.js";

const cases = JSON.parse(readFileSync(new URL("../score_sheets.json", import.meta.url), "utf-8"));
const { games } = JSON.parse(readFileSync(`${process.env.HEARTS_SITE}/desk/scores.json`, "utf-8"));
const TODAY = "today/hearts";

function read({ text, options = {} }) {
  const { names, rows } = rowsOf(text), table = tableWith(games[TODAY].tables[names.length], options);
  const { entries, told } = dealsOf(table, names, rows);
  return { seats: names, net: scoreGame(table, { deals: entries }).deals.map(({ net }) => net), told };
}

for (const { about, text, options, faults, ...expected } of cases) {
  test(`a sheet: ${about}`, () => {
    if (faults) assert.throws(() => read({ text, options }), (error) => error instanceof Unread && (assert.deepEqual(error.faults, faults), true));
    else assert.deepEqual(read({ text, options }), expected);
  });
}
