// A deal in a link: packed, read again, and refused where it is none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, shutOff } from "./page.mjs";
import { ask } from "./engine.mjs";
import { PACK } from "site/desk/cards.js";
import { linkTo } from "site/desk/deal/link.js";
import { isComing, note } from "site/desk/deal/loading.js";
import { packed, unpacked } from "site/desk/deal/packing.js";
import { ofLink } from "site/desk/links.js";

const HANDS = { A: "2C AS", B: "QH Joker", C: "3C Joker!" };
const RECORD = { rules: "modern/standard", seats: ["A", "B", "C"], dealer: "C", hands: HANDS, plays: ["2C", "QH", "Joker!"] };

test("a record is the same after its link", () => {
  for (const step of [0, 1, 2, 3]) assert.deepEqual(unpacked(packed(RECORD, step)), { record: RECORD, step, house: undefined });
});

test("who plays a card is left out", () => {
  const plays = [["A", "2C"], ["B", "QH"], ["C", "Joker!"]];
  assert.deepEqual(packed({ ...RECORD, plays, id: "spot" }, 3), packed(RECORD, 3));
});

test("each card of the pack has a letter", () => {
  const record = { ...RECORD, hands: { A: PACK.join(" "), B: "", C: "" }, plays: [] };
  assert.equal(packed(record, 0).hands[0].length, 52);
  assert.deepEqual(unpacked(packed(record, 0)).record, record);
});

test("a whole deal with a rule stays short", async () => {
  opened("desk/deal/");
  const record = await ask({ ask: "deal", id: "modern/standard", seed: "7", players: 4, dealer: "D" });
  const address = await linkTo(location.href, record, 0);
  assert.ok(address.length < 400, address);
  location.href = address;
  const { record: again, step } = unpacked(await ofLink());
  assert.deepEqual([again.hands, again.rules, again.dealer, step], [record.hands, record.rules, record.dealer, 0]);
});

test("a step outside the deal is its end", () => {
  for (const step of [-1, 3, 9, 1.5, "1", null]) assert.equal(unpacked({ ...packed(RECORD, 3), step }).step, 3);
});

test("what is no deal is none", () => {
  const deal = packed(RECORD, 3);
  const wrong = [
    null, 7, "x", [], {}, { plays: 7 }, { ...deal, seats: "ABC" }, { ...deal, seats: ["A", "A", "B"] }, { ...deal, seats: [1, 2, 3] },
    { ...deal, seats: [..."ABCDEFGHIJK"], hands: [..."ABCDEFGHIJK"] }, { ...deal, hands: "ABC" }, { ...deal, hands: ["!", "", ""] },
    { ...deal, hands: ["A"] }, { ...deal, plays: "?" }, { ...deal, plays: 7 }, { ...deal, rules: 7 }, { ...deal, rules: undefined },
  ];
  for (const each of wrong) assert.equal(unpacked(each), null, JSON.stringify(each));
});

test("a noted deal opens at once", () => {
  opened("desk/deal/?s=2.x");
  assert.equal(isComing(), false);
  note(location.href);
  assert.equal(isComing(), true);
  location.href = "http://site.test/hearts/desk/deal/?s=2.y";
  assert.equal(isComing(), false);
  shutOff(sessionStorage);
  note(location.href);
  assert.equal(isComing(), false);
});
