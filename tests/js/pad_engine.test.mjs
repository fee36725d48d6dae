// The score pad by the engine: what it keeps and trusts, the sheet, and the page with the engine.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { document, named, opened, shutOff, textOf, until } from "./page.mjs";
import { asked, builtJson, delays, release } from "./engine.mjs";
import { open } from "site/desk/desk.js";
import { gamesToSettle } from "site/desk/games.js";
import { MOST_TEXT } from "site/desk/links.js";
import { mount } from "site/desk/pad/by-engine.js";
import { onDevice, scoreRequest, stateIn } from "site/desk/pad/state.js";
import { endWords, nextWords, sheet, sheetText } from "site/desk/pad/sheet.js";

const HOSTILE = '<img src=x onerror="window.ran = true">';
const TODAY = "modern/standard";
const facts = builtJson("desk/facts.json").properties;
const games = await gamesToSettle();
const packed = (said) => `2.${deflateRawSync(JSON.stringify(said)).toString("base64url")}`;
const deal = (took, queen) => ({ byNumber: true, fields: { took: took.split(" "), "card:QS:1": queen } });
const STATE = { game: TODAY, options: {}, players: 4, names: ["Ann", "Bob", "Cleo", "Di"], dealer: 1, deals: [deal("3 4 6 0", "C"), deal("0 0 13 0", "C")] };

async function page(link, stored = {}) {
  const body = opened(`desk/pad/${link ? `?s=${packed(link)}` : ""}`, "", stored);
  asked.length = 0;
  await mount(body);
  return body;
}

const cells = (body) => body.querySelectorAll(".pad__sheet tbody tr").map((row) => row.children.map(textOf).join(" | "));
const total = (body) => body.querySelectorAll(".pad__sheet tfoot .num").map(textOf).join(" ");
const next = (body) => textOf(body.querySelector(".pad__next"));
const took = (body, names, counts) => counts.forEach((count, place) => named(body, `${names[place]} took`).fill(count));
const queen = (body, seat) => body.querySelector(`[data-field="card:QS:1"] input[value="${seat}"]`).check();
const enter = (body) => named(body, "Enter this deal").click();
const kept = () => JSON.parse(localStorage.getItem("hearts-pad"));

beforeEach(() => open().cancel());

test("a state from anywhere has only what is valid", () => {
  assert.deepEqual(stateIn({ ...STATE, more: HOSTILE }), STATE);
  for (const none of [null, "x", [], 3]) assert.equal(stateIn(none).deals.length, 0);
  const wrong = { game: 3, options: { a: {} }, players: 99, names: [{}, "Ann"], dealer: -1, deals: [null, { fields: { took: [1] } }, { fields: { took: ["1"] } }] };
  assert.deepEqual(stateIn(wrong), { game: "", options: {}, players: 0, names: ["Ann"], dealer: 0, deals: [{ byNumber: false, fields: { took: ["1"] } }] });
  assert.equal(stateIn({ deals: Array(500).fill(deal("0 0 0 13", "D")) }).deals.length, 200);
});

test("the engine is asked with names, and costs are agreed for the game", () => {
  const game = games.get("spalding-1896/sweepstake");
  const fields = { took: ["0", "4", "9", "0"], forfeits: ["B", "C"], "agreed:forfeit": "7" };
  const request = scoreRequest({ ...STATE, deals: [{ byNumber: true, fields }] }, game, game.tables[4], facts);
  assert.deepEqual(request, {
    ask: "score", id: game.id, seats: STATE.names, dealer: "Bob", set: { forfeit: "7" },
    deals: [{ hearts: { Ann: "0", Bob: "4", Cleo: "9", Di: "0" }, forfeits: "Bob,Cleo" }],
  });
});

test("what a game's end and its next deal are called", () => {
  assert.equal(endWords({ reason: "a score reached the limit", winners: ["Ann", "Di"], losers: [] }), "The game is over: a score reached the limit. Ann and Di win.");
  assert.equal(endWords({ reason: "it ended", winners: [], losers: ["Ann"] }), "The game is over: it ended. Ann loses.");
  assert.equal(endWords({ reason: "it ended", winners: [], losers: [] }), "The game is over: it ended. Nobody wins.");
  const hold = { game: 1, deal: 4, dealer: "Ann", pass: { cards: 0, says: "to nobody" }, pool: 0, pot: 0 };
  assert.equal(nextWords({ next: hold, deals: [] }), "Deal 4: Ann deals. The pass: to nobody.");
  const pool = { game: 2, deal: 1, dealer: "Ann", pass: null, pool: 13, pot: 1 };
  assert.equal(nextWords({ next: pool, deals: [] }), "Game 2, deal 1: Ann deals. The pool: 13 chips. The pot: 1 chip.");
});

test("a game of several contracts asks for what each deal needs", async () => {
  const body = await page({ ...STATE, game: "house/king", names: [], dealer: 0, deals: [] });
  assert.equal(body.querySelector('select[name="contract"]'), null); // it is no option of the whole game
  const fill = (doing, counts) => counts.forEach((count, place) => named(body, `${"ABCD"[place]} ${doing}`).fill(count));
  fill("won", ["13", "0", "0", "0"]);
  enter(body);
  await until(() => cells(body).length === 1);
  assert.equal(cells(body)[0], "1 A dealt, no tricks | −260 −260 | 0 0 | 0 0 | 0 0");
  assert.equal(next(body), "Deal 2: B deals. The contract: no hearts.");
  fill("took", ["0", "13", "0", "0"]);
  enter(body);
  await until(() => cells(body).length === 2);
  assert.equal(cells(body)[1], "2 B dealt, no hearts | 0 −260 | −260 −260 | 0 0 | 0 0");
  assert.deepEqual(kept()?.state.deals.map(({ contract }) => contract) ?? ["no-tricks", "no-hearts"], ["no-tricks", "no-hearts"]);
});

test("the dealer's contract is chosen on the pad", async () => {
  const cards = { byNumber: false, fields: {} };
  const taken = (more) => ({ byNumber: false, fields: more });
  const won = { byNumber: false, contract: "no-tricks", fields: { tricks: ["13", "0", "0", "0"] } };
  const queens = Object.fromEntries(["QC", "QD", "QS", "QH"].map((card) => [`card:${card}:1`, "A"]));
  const men = Object.fromEntries(["KC", "KD", "KS", "KH", "JC", "JD", "JS", "JH"].map((card) => [`card:${card}:1`, "B"]));
  const deals = [
    won, { byNumber: true, contract: "no-hearts", fields: { took: ["0", "0", "13", "0"] } }, { ...taken(queens), contract: "no-queens" },
    { ...taken(men), contract: "no-men" }, { ...taken({ "card:KH:1": "D" }), contract: "no-king" },
    { ...cards, contract: "no-last-two", fields: { "last-but-one": "A", "last-trick": "B" } },
  ];
  const body = await page({ ...STATE, game: "house/king", names: [], dealer: 0, deals });
  named(body, "Add them up").click();
  await until(() => cells(body).length === 6);
  assert.equal(next(body), "Deal 7: C deals. C chooses the contract.");
  body.querySelector('[data-field="contract"] input[value="spades"]').check();
  await until(() => body.querySelector('[data-field="tricks"]'));
  ["1", "2", "3", "7"].forEach((count, place) => named(body, `${"ABCD"[place]} won`).fill(count));
  enter(body);
  await until(() => cells(body).length === 7);
  assert.equal(cells(body)[6], "7 C dealt, spades | +25 −525 | +50 −280 | +75 −185 | +175 15");
});

test("a game is scored deal by deal, and kept", async () => {
  const body = await page(null);
  const names = STATE.names;
  names.forEach((name, place) => named(body, `Name of player ${"ABCD"[place]}`).fill(name));
  await until(() => body.querySelectorAll(".counts__seat").some((each) => textOf(each) === "Di"));
  body.querySelector('[data-field="first-dealer"] input[value="B"]').check();
  assert.deepEqual(asked, []); // nothing yet
  assert.equal(next(body), "Deal 1: Bob deals.");
  took(body, names, ["3", "4", "6", "0"]);
  queen(body, "C");
  enter(body);
  await until(() => cells(body).length === 1);
  assert.deepEqual(cells(body), ["1 Bob dealt | +3 3 | +4 4 | +19 19 | 0 0"]);
  assert.equal(next(body), "Deal 2: Cleo deals. The pass: 3 cards, to the right.");
  assert.equal(named(body, "Ann took").value, "0"); // ready for the next
  took(body, names, ["0", "0", "13", "0"]);
  queen(body, "C");
  enter(body);
  await until(() => cells(body).length === 2);
  assert.equal(total(body), "29 30 19 26");
  assert.equal(textOf(body.querySelector(".vh[role=status]")), "Ann 29, Bob 30, Cleo 19, Di 26. Deal 3: Di deals. The pass: 3 cards, across the table.");
  assert.deepEqual(kept().state.deals, STATE.deals.map(({ byNumber, fields }) => ({ byNumber, fields: { ...kept().state.deals[0].fields, ...fields, took: fields.took } })));
  named(body, "Copy the table").click();
  await until(() => navigator.clipboard.text);
  assert.equal(navigator.clipboard.text, "Deal\tDealer\tAnn\tBob\tCleo\tDi\n1\tBob\t3\t4\t19\t0\n2\tCleo\t26\t26\t0\t26\nTotal\t\t29\t30\t19\t26");
});

test("a wrong deal is refused at its field, and not entered", async () => {
  const body = await page(null);
  took(body, "ABCD", ["3", "4", "7", "0"]);
  queen(body, "C");
  enter(body);
  await until(() => body.querySelector(".field--faulty .field__fault"));
  assert.match(textOf(body.querySelector(".field--faulty .field__fault")), /the hearts add up to 14/);
  assert.equal(cells(body).length, 0);
  assert.equal(kept(), null);
});

test("a kept pad is shown at once, and the last deal can be corrected", async () => {
  const first = await page(STATE);
  named(first, "Keep it on this device").click();
  named(first, "Add them up").click();
  await until(() => cells(first).length === 2);
  const body = await page(null, { "hearts-pad": localStorage.getItem("hearts-pad") });
  assert.deepEqual([asked.length, cells(body).length, total(body)], [0, 2, "29 30 19 26"]);
  named(body, "Undo").click();
  await until(() => cells(body).length === 1);
  assert.equal(named(body, "Cleo took").value, "13");
  assert.equal(body.querySelector('[data-field="card:QS:1"] :checked').value, "C");
  assert.equal(kept().state.deals.length, 1);
});

test("an emptied pad is stored, and a kept link leaves the address", async () => {
  const body = await page({ ...STATE, deals: STATE.deals.slice(1) });
  named(body, "Keep it on this device").click();
  assert.ok(!location.href.includes("?s="));
  named(body, "Add them up").click();
  await until(() => cells(body).length === 1);
  named(body, "Undo").click();
  await until(() => !cells(body).length);
  assert.deepEqual(kept().state.deals, []);
});

test("a deal entered while the engine loads stays, whatever is done meanwhile, and is entered once", async () => {
  const body = await page(null, { "hearts-pad": { version: 1, state: { ...STATE, deals: [] } } });
  delays.holds = () => true;
  took(body, STATE.names, ["3", "4", "6", "0"]);
  queen(body, "C");
  enter(body);
  await until(() => delays.held.length);
  enter(body);
  named(body, "Name of player A").fill("Eve");
  await new Promise((go) => setTimeout(go));
  delays.holds = () => false;
  release();
  await until(() => total(body) === "3 4 19 0" && textOf(body.querySelector(".pad__sheet")).includes("Eve"));
  assert.deepEqual([kept().state.deals.length, kept().state.names[0]], [1, "Eve"]);
});

test("two tabs follow each other, and neither erases what the other entered", async () => {
  const stored = (state) => localStorage.setItem("hearts-pad", JSON.stringify({ version: 1, state }));
  const body = await page(null, { "hearts-pad": { version: 1, state: { ...STATE, deals: [] } } });
  stored(STATE); // by another tab, of which this one has not heard
  named(body, "Name of player A").fill("Eve");
  await until(() => kept().state.names[0] === "Eve");
  assert.equal(kept().state.deals.length, 2);
  stored({ ...STATE, dealer: 3, deals: STATE.deals.slice(1) });
  document.defaultView.dispatchEvent(new Event("storage"));
  await until(() => next(body).startsWith("A deal is on this pad"));
  assert.equal(named(body, "Name of player A").value, "Ann");
});

test("a storage that is shut off is said", async () => {
  const body = await page(null);
  shutOff(localStorage);
  took(body, "ABCD", ["3", "4", "6", "0"]);
  queen(body, "C");
  enter(body);
  await until(() => cells(body).length === 1);
  assert.ok(body.querySelectorAll(".field__fault").some((each) => textOf(each).includes("keeps nothing")));
});

test("deals whose game is gone are not scored by another unasked", async () => {
  const gone = { version: 1, digest: "of the tests", state: { ...STATE, game: "gone/for-good" }, score: null };
  const body = await page(null, { "hearts-pad": gone });
  assert.match(textOf(body.querySelector(".pad__came")), /is not here any more/);
  assert.equal(kept().state.game, "gone/for-good");
  named(body, "Score by the game below").click();
  assert.equal(kept().state.deals.length, 2);
});

test("a new game begins with the next dealer, and can be undone", async () => {
  const body = await page(STATE);
  named(body, "Add them up").click();
  await until(() => cells(body).length === 2);
  named(body, "New game").click();
  await until(() => !cells(body).length);
  assert.equal(next(body), "Deal 1: Di deals. The pass: 3 cards, to the left.");
  named(body, "Undo").click();
  await until(() => cells(body).length === 2);
  assert.equal(total(body), "29 30 19 26");
});

test("a pad that a link brings asks nothing and replaces none", async () => {
  const own = JSON.stringify({ version: 1, digest: "of the tests", state: { ...STATE, deals: STATE.deals.slice(1) }, score: null });
  const body = await page({ ...STATE, names: [HOSTILE] }, { "hearts-pad": own });
  assert.deepEqual(asked, []);
  assert.match(textOf(body.querySelector(".pad__came")), /The score kept on this device is untouched/);
  assert.match(next(body), /^2 deals are on this pad\./);
  named(body, "Add them up").click();
  await until(() => cells(body).length === 2);
  assert.equal(localStorage.getItem("hearts-pad"), own);
  assert.equal(body.querySelectorAll("img").length, 0);
  named(body, "Keep it on this device").click();
  assert.equal(kept().state.deals.length, 2);
});

test("a stored score of another shape or engine is counted again", async () => {
  for (const stored of ["x", "null", { version: 9 }, { version: 1, digest: "other", state: STATE, score: {} }, { version: 1, digest: "of the tests", state: STATE, score: { kind: HOSTILE, deals: [{}] } }]) {
    const body = await page(null, { "hearts-pad": stored });
    assert.equal(cells(body).length, 0);
    assert.equal(onDevice()?.score ?? null, null);
  }
});

test("a game for other numbers of players is not taken amid a game", async () => {
  const body = await page(STATE);
  const select = body.querySelector("select[name=game]");
  select.fill("spalding-1896/three-handed");
  await until(() => body.querySelectorAll(".field__fault").some((each) => textOf(each).includes("is not for 4 players")));
  assert.equal(select.value, TODAY);
  assert.ok(body.querySelector('[data-field="players"]').disabled);
});

test("another game scores the same deals", async () => {
  const body = await page(STATE);
  named(body, "Add them up").click();
  await until(() => cells(body).length === 2);
  body.querySelector("select[name=game]").fill("house/no-suicide");
  await until(() => asked.at(-1).id === "house/no-suicide" && cells(body).length === 2);
  assert.equal(textOf(body.querySelector(".amiss") ?? document.createElement("p")), "");
});

test("each game that ends is marked, and all games are summed", () => {
  const end = { reason: "r", winners: ["A"], losers: ["B"] };
  const one = (game, number, over) => ({ game, deal: number, dealer: "A", net: { A: 1, B: -2 }, totals: { A: 1, B: -2 }, over });
  const score = { seats: ["A", "B"], deals: [one(1, 1, end), one(2, 1, null)], totals: { A: 1, B: -2 }, sums: { A: 2, B: -4 } };
  opened().append(sheet(score));
  assert.deepEqual(cells(document.body), ["1 A dealt | +1 1 wins | −2 −2 loses", "1 A dealt | +1 1 | −2 −2"]);
  assert.equal(total(document.body), "1 −2 2 −4");
  assert.match(sheetText(score), /All games\t\t2\t-4$/);
});

test("a long game fits a link", () => {
  const long = { ...STATE, deals: Array.from({ length: 60 }, (_, place) => deal(`${place % 7} ${13 - (place % 7)} 0 0`, "ABCD"[place % 4])) };
  assert.ok(packed(long).length < MOST_TEXT);
});

test("a rule of the reader's own is read before it is scored by", async () => {
  const stored = { "hearts-lab": "title: Sevens\nextends: modern/standard\nvalues: {QS: 7}\n", "hearts-game": { id: "mine.yml", options: {} } };
  const body = await page(null, stored);
  assert.deepEqual(asked, []);
  named(body, "Read the rule").click();
  await until(() => body.querySelector('[data-field="took"]'));
  took(body, "ABCD", ["3", "4", "6", "0"]);
  queen(body, "C");
  enter(body);
  await until(() => cells(body).length === 1);
  assert.equal(total(body), "3 4 13 0");
  assert.equal(asked.at(-1).house["mine.yml"], stored["hearts-lab"]);
  assert.equal(kept().state.game, "mine.yml");
  named(body, "Copy a link to this score").click();
  await until(() => navigator.clipboard.text.includes("?s="));
});
