// What the score pad adds up without the engine: what a reader would notice first, and that nothing a link can bring makes it
// throw. tests/service/test_score_tables.py holds every game against the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { scoreGame, tableWith } from "site/desk/pad/score.js";

const HEARTS = {"id": "modern/standard", "players": 4, "pass": [["left", 3], ["right", 3], ["across", 3], ["hold", 0]], "end": {"when": "score-reached", "limit": 100}, "cards": [{"of": "QS", "n": 1, "is": 13}, {"of": "hearts", "n": 13, "is": 1}], "slams": [{"needs": [0, 1], "pays": "others-up", "amount": 26}], "points": "may"};
const SUN = {"id": "house/moon-and-sun", "players": 4, "pass": [["left", 3], ["right", 3], ["across", 3], ["hold", 0]], "end": {"when": "score-reached", "limit": 100}, "cards": [{"of": "QS", "n": 1, "is": 13}, {"of": "hearts", "n": 13, "is": 1}], "slams": [{"needs": [0, 1], "tricks": "all", "pays": "others-up", "amount": 52}, {"needs": [0, 1], "pays": "others-up", "amount": 26}], "ask": ["every"], "points": "may"};
const PAGAT = {"id": "pagat-2024/hearts", "players": 4, "pass": [["left", 3], ["right", 3], ["across", 3], ["hold", 0]], "end": {"when": "score-reached", "limit": 100}, "cards": [{"of": "QS", "n": 1, "is": 13}, {"of": "hearts", "n": 13, "is": 1}], "slams": [{"needs": [0, 1], "pays": "choice", "amount": 26}], "ask": ["choice"], "points": "may"};
const deal = (queen, ...hearts) => ({ cards: [[0, 1, 2, 3].map((seat) => Number(seat === queen)), hearts] });

test("a moon, the totals, the next dealer and the next pass", () => {
  const found = scoreGame(HEARTS, { dealer: 3, deals: [deal(0, 1, 2, 4, 6), deal(1, 0, 13, 0, 0)] });
  assert.deepEqual(found.totals, [40, 2, 30, 32]);
  assert.deepEqual(found.deals[1].moon, { by: [1], pays: "others-up" });
  assert.deepEqual(found.next, { game: 1, deal: 3, dealer: 1, pass: { to: "across", cards: 3 } });
});

test("a row that is wrong is named; those before it count and those after it wait", () => {
  const { fault, totals } = scoreGame(HEARTS, { deals: [deal(0, 1, 2, 4, 6), deal(0, 1, 2, 4, 5), deal(0, 1, 2, 4, 6)] });
  assert.deepEqual(fault, { deal: 1, fact: "hearts", says: "12 hearts are entered, and there are 13" });
  assert.deepEqual(totals, [14, 2, 4, 6]);
});

test("what is asked only after a moon is asked then", () => {
  const sun = SUN, pagat = PAGAT, all = deal(1, 0, 13, 0, 0);
  assert.equal(scoreGame(sun, { deals: [all] }).fault.fact, "every");
  assert.deepEqual(scoreGame(sun, { deals: [{ ...all, every: 1 }] }).totals, [52, 0, 52, 52]);
  assert.equal(scoreGame(sun, { deals: [{ ...all, every: 2 }] }).fault.fact, "every"); // who took no card
  assert.equal(scoreGame(pagat, { deals: [all] }).fault.fact, "choice");
  assert.deepEqual(scoreGame(pagat, { deals: [{ ...all, choice: "self-down" }] }).totals, [0, -26, 0, 0]);
});

test("an option changes the table, or says why there is none", () => {
  const { end, ...rest } = HEARTS;
  const parts = { rest: { by: ["settling"], of: [[rest, "points"], ["chips and a pool", "pool"]] }, pass: { by: [], of: [[HEARTS.pass, ""]] }, end: { by: [], of: [[end, ""]] }, usual: { settling: "points" }, numbers: { target: "limit" } };
  const to50 = tableWith(parts, { target: "50" });
  assert.equal(scoreGame(to50, { deals: [deal(1, 0, 13, 0, 0), deal(1, 0, 13, 0, 0)] }).over.reason, "a score reached the limit");
  assert.deepEqual(tableWith(parts), HEARTS);
  assert.equal(tableWith(parts, { settling: "pool" }), "chips and a pool");
});

test("a moon may be turned down where the scores allow it", () => {
  const moon = deal(1, 0, 13, 0, 0), may = { ...HEARTS, ask: ["choice"], choiceFrom: 26 };
  assert.equal(scoreGame(may, { deals: [{ ...moon, choice: "self-down" }] }).fault.fact, "choice");
  assert.deepEqual(scoreGame(may, { deals: [moon, { ...moon, choice: "self-down" }] }).totals, [26, -26, 26, 26]);
  const lowered = { ...HEARTS, losing: "lowered", end: { ...HEARTS.end, limit: 51 } };
  const deals = [deal(0, 12, 1, 0, 0), deal(0, 12, 1, 0, 0), deal(2, 0, 0, 12, 1), deal(0, 13, 0, 0, 0)];
  assert.deepEqual(scoreGame(lowered, { deals }).totals, [24, 2, 25, 1]); // raising the others would lose the game
});

test("where the highest score wins, a moon takes off", () => {
  const minus = { ...HEARTS, cards: HEARTS.cards.map((each) => ({ ...each, is: -each.is })), end: { when: "each-deal", highest: true } };
  assert.deepEqual(scoreGame(minus, { deals: [deal(1, 0, 13, 0, 0)] }).totals, [-26, 0, -26, -26]);
});

test("a penalty changes scores and is no deal; a deal may be given to another dealer", () => {
  const found = scoreGame(HEARTS, { deals: [deal(0, 1, 2, 4, 6), { penalty: [0, 0, 0, 90], why: "revoke" }, { ...deal(1, 0, 0, 13, 0), dealer: 3 }, { penalty: [0, 0, 0, 0] }] });
  assert.deepEqual(found.deals.map(({ deal: number, dealer, totals }) => [number, dealer, totals[3]]), [[1, 0, 6], [1, 1, 96], [2, 3, 96]]);
  assert.deepEqual(found.deals[1].penalty, "revoke");
  assert.equal(found.next.dealer, 0);
  assert.equal(found.fault.fact, "penalty");
});

test("whatever a link brings, the pad does not throw, and adds numbers", () => {
  let seed = 7;
  const chance = (most) => { seed = (seed * 48271) % 2147483647; return seed % most; };
  const odd = [null, undefined, -1, 0, 1, 99, 1e9, 0.5, NaN, "1", "x", true, {}, [], [[]], [0, 1, 2, 3], [13, 0, 0, 0], "__proto__", "constructor", [1, 1, 1, 1]];
  const any = () => odd[chance(odd.length)];
  const all = [HEARTS, SUN, PAGAT];
  const facts = ["cards", "points", "tricks", "first", "seventh", "last", "lastButOne", "trickless", "declared", "shown", "choice", "revoked", "every", "contract", "penalty", "dealer"];
  let scored = 0;
  for (let run = 0; run < 6000; run += 1) {
    const table = all[chance(all.length)], cards = (table.contracts ? Object.values(table.contracts)[0] : table).cards ?? [];
    const good = cards.map(({ n }) => { const row = Array(table.players).fill(0); row[chance(table.players)] = n; return row; });
    const entry = { cards: good };
    for (let more = chance(4); more; more -= 1) entry[facts[chance(facts.length)]] = any();
    const found = scoreGame(table, { deals: [chance(20) ? entry : any()] });
    scored += found.deals.length;
    assert.ok(found.totals.every(Number.isFinite) && found.totals.length === table.players, JSON.stringify(entry));
    if (!found.deals.length) assert.equal(found.fault.deal, 0);
  }
  assert.ok(scored > 500);
});
