// Cards, quotations, citations and settlements, as pages set what the engine says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plain, textOf } from "./page.mjs";
import { ask, builtJson } from "./engine.mjs";
import { bySuits, cardName, PACK, shuffled, withSigns } from "site/desk/cards.js";
import { faultsOf } from "site/desk/deal/problems.js";
import { inWords, moved, settlementTable, standing, upDown } from "site/desk/postings.js";
import { refused } from "site/desk/settle/refusals.js";
import { carded, citing, marks, typeset, why } from "site/desk/text-parts.js";
import { element, ticked } from "site/elements.js";

const shown = (...nodes) => textOf(element("p", "", ...nodes));

test("cards are named, signed and sorted", () => {
  assert.equal(PACK.length, 52);
  assert.equal(cardName("10D"), "ten of diamonds");
  assert.equal(cardName("Joker!"), "joker");
  assert.equal(withSigns("the QS and 10H, but not A-QS or 1AS"), "the Q♠ and 10♥, but not A-QS or 1AS");
  const suits = bySuits(["2H", "10H", "AH", "JC", "Joker", "QS"]);
  assert.deepEqual(suits, [["spades", ["QS"]], ["hearts", ["AH", "10H", "2H"]], ["diamonds", []], ["clubs", ["JC"]], ["joker", ["Joker"]]]);
});

test("shuffled cards are the same in another order", () => {
  const mixed = shuffled(PACK);
  assert.deepEqual([...mixed].sort(), [...PACK].sort());
  assert.notDeepEqual(mixed, PACK);
});

test("cards in a text are drawn", () => {
  const nodes = carded("TH beats 10C, and JokerX no Joker.");
  const cards = nodes.filter((each) => typeof each !== "string");
  assert.deepEqual(cards.map((each) => [each.className, each.dataset.rank]), [["card card--hearts", "10"], ["card card--clubs", "10"], ["card card--joker", "Jkr"]]);
});

test("quotation marks are turned and pages dashed", () => {
  assert.equal(typeset("'a' \"b\" ('c') it's"), "‘a’ “b” (‘c’) it’s");
  assert.equal(typeset("p. 12, pp. 3-4 and 7-9, ln 5"), "p.\u00a012, pp.\u00a03–4 and 7–9, ln\u00a05");
});

test("backticks set code", () => {
  assert.deepEqual(ticked("write `hands: ...` there").map((each) => each.tagName ?? each), ["write ", "CODE", " there"]);
});

test("marks are explained once, where they stand", () => {
  const list = element("div", "", element("i", "firm firm--silent"), element("i", "firm firm--silent"), element("i", "badge badge--doubt"));
  const [line] = marks(list);
  assert.match(textOf(line), /^not covered: the source does not say\. unclear: the text can be read in two ways.*\. $/);
  assert.deepEqual(marks(element("div")), []);
});

test("a book is named once in a row", async () => {
  const { cites } = await citing();
  const places = builtJson("desk/cites.json");
  const [one, other] = ["spalding-1896.rule-35.penalty", "spalding-1896.rule-44"].map((id) => Object.keys(places).find((each) => each.startsWith(id)));
  const [, place, label] = places[one];
  const [, second, whole] = places[other];
  assert.equal(textOf(cites([one, other])), plain(`${label} · ${second}`));
  assert.equal(textOf(cites([one], "spalding-1896")), plain(place));
  assert.equal(textOf(cites([one, one])), plain(label));
  assert.equal(textOf(cites(["hoyle-1887.none", other])), plain(`hoyle-1887.none · ${whole}`));
  const [link] = cites([one]).children;
  assert.match(link.href, /\/sources\/spalding-1896\/.*#/);
  assert.equal(link.title, places[one][3]);
});

test("a heading that several statements share is named once in a row", async () => {
  const { cites } = await citing();
  const places = builtJson("desk/cites.json");
  const [one, other] = ["modern.queen-value", "modern.heart-value"].map((id) => places[id][1]);
  const [under] = one.split(": ");
  assert.equal(other.split(": ")[0], under);
  assert.equal(textOf(cites(["modern.queen-value", "modern.heart-value"], "modern")), plain(`${one} · ${other.slice(under.length + 2)}`));
});

test("a reason leads to the provisions it names", async () => {
  const { reasoned } = await citing();
  const id = Object.keys(builtJson("desk/cites.json")).find((each) => each.startsWith("spalding-1896.rule-35"));
  const made = reasoned(`as the law has it (${id}), and not (no.such-place)`);
  assert.equal(made.querySelectorAll("a.cite").length, 1);
  assert.match(textOf(made), /^our assumption as the law has it \(.*rule 35.*\), and not \(no\.such-place\)$/);
  assert.equal(textOf(why("'so'")), "‘so’");
});

test("gains and losses stand in a line", () => {
  const [list] = upDown({ A: 7, B: -4, C: 0 }, "chips");
  assert.equal(textOf(list), "A +7B −4C 0");
  assert.deepEqual(list.querySelectorAll(".net--up, .net--down").map(textOf), ["+7", "−4"]);
  const [points] = upDown({ A: 7, B: -4 }, "points");
  assert.equal(textOf(points), "A 7B −4");
  assert.equal(points.querySelectorAll(".net--up, .net--down").length, 0);
  assert.deepEqual(upDown({ A: 0, B: 0 }, "chips"), []);
  assert.deepEqual(upDown(null, "chips"), []);
});

test("a settlement is told in a sentence", async () => {
  const settle = { ask: "settle", id: "spalding-1896/sweepstake", dealer: "D" };
  assert.equal(inWords(await ask({ ...settle, hearts: { A: 0, B: 4, C: 9, D: 0 } })), "A +7, B −4, C −9, D +6.");
  const stands = await ask({ ...settle, hearts: { A: 1, B: 4, C: 4, D: 4 }, pool: 1 });
  assert.match(inWords(stands), /The pool held 1 chip before and holds 14 after\. It is carried over as Jack\.$/);
  const table = settlementTable(stands);
  assert.deepEqual(table.querySelectorAll("thead th").map(textOf), ["Seat", "Took", "Pays", "Draws", "Net"]);
  assert.match(textOf(table.querySelector("tfoot")), /holds 14 after/);
  const points = settlementTable(await ask({ ask: "settle", id: "modern/standard", units: { A: 1, B: 2, C: 4, D: 19 } }));
  assert.deepEqual(points.querySelectorAll("thead th").map(textOf), ["Seat", "Took", "Scores"]);
  assert.deepEqual(points.querySelectorAll("tbody tr").map(textOf), ["A11", "B22", "C44", "D1919"]);
});

test("pool and pot are put into words", () => {
  const none = { before: 0, after: 0 };
  const told = (pool, pot = none, called = "") => standing({ kind: "chips", pool, pot, called });
  assert.equal(told(none), "");
  assert.equal(told({ before: 3, after: 3 }), "The pool stays at 3 chips.");
  assert.equal(told({ before: 1, after: 0 }), "The pool of 1 chip is paid out; nothing stays.");
  assert.equal(told({ before: 0, after: 1 }), "The pool was empty; 1 chip stays in it.");
  const both = "The pool was empty; 2 chips stay in it. It is carried over as a Jack. The pot of 5 chips is paid out; nothing stays.";
  assert.equal(told({ before: 0, after: 2 }, { before: 5, after: 0 }, "a Jack"), both);
  assert.equal(standing({ kind: "points" }), "");
});

test("nothing won or lost is said", () => {
  assert.equal(inWords({ net: { A: 0 }, kind: "points" }), "Nobody is up or down.");
  assert.equal(inWords({ net: null, kind: "nothing" }), "Nothing is paid: there are no stakes.");
});

test("each chip's move has its citation", async () => {
  const found = await ask({ ask: "settle", id: "spalding-1896/sweepstake", hearts: { A: 0, B: 4, C: 9, D: 0 }, dealer: "D", told: true });
  const [fold] = moved(found.moved, found.kind, await citing(), "spalding-1896");
  assert.equal(textOf(fold.querySelector("summary")), "How the payment works out");
  assert.equal(fold.open, false);
  assert.match(textOf(fold.querySelector("li")), /^B 4 and C 9 into the pool/);
  assert.ok(fold.querySelector("li a.cite").href.includes("#spalding-1896."));
  assert.equal(moved(found.moved, "points", await citing(), "", true)[0].open, true);
  assert.deepEqual(moved([], "chips", await citing()), []);
});

test("an error names its line or player", () => {
  assert.deepEqual(faultsOf({ message: "not `x`", line: 2, column: 3, hint: "did you mean y?" }), ["Line 2, column 3: not `x` (did you mean y?)."]);
  assert.deepEqual(faultsOf({ reason: "you must follow suit if you can", play: 3, seat: "C", card: "KH" }), ["Play 3: C may not play KH: you must follow suit if you can."]);
  assert.deepEqual(faultsOf({ reason: "a bid must be 4 or more", seat: "C", bid: 2 }), ["C may not bid 2: a bid must be 4 or more."]);
  assert.deepEqual(faultsOf({ faults: [{}, { message: "b." }] }), ["This cannot be done.", "b."]);
});

test("a record's errors are told with the place", async () => {
  const told = async (text) => faultsOf((await ask({ ask: "play", text })).error).join("; ");
  assert.match(await told("rules: ["), /^Line 1, column/);
  assert.match(await told("rules: modern/standart\nseats: [A, B, C, D]\nhands: {A: 2C}"), /did you mean modern\/standard/);
  assert.match(await told("a: &a [x, x]\nb: [*a, *a]"), /^Line 1, column/);
  assert.match(await told("rules: modern/standard\nseats: [A, B, C, D]"), /`hands: \.\.\.`/);
});

test("what a settlement lacks is said in words", async () => {
  const error = async (request) => (await ask({ ask: "settle", ...request })).error;
  const hearts = { A: 0, B: 0, C: 6, D: 7 };
  assert.equal(shown(...refused(await error({ id: "davis-2004/omnibus", hearts }))), "say who took the ten of diamonds and the queen of spades");
  assert.equal(shown(...refused(await error({ id: "spalding-1896/sweepstake", hearts }))), "say who deals");
  const spot = await error({ id: "spalding-1896/spot", hearts });
  assert.equal(shown(...refused(spot)), "it matters in this game which hearts were taken");
  assert.equal(shown(...refused(spot, true)), "it matters in this game which hearts were taken: choose “which hearts” above");
  assert.match(shown(...refused(await error({ id: "spalding-1896/sweepstake", hearts: { ...hearts, D: 6 } }))), /^the hearts add up to 12, but 13 are in play/);
  assert.equal(shown(...refused({ kind: "unnamed", token: "AH KH QH JH 10H" })), "say who took the 5 cards that count and that nobody has");
});
