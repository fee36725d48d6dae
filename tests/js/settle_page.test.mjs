// The page that settles a deal: by one game, beside others, again at each change, and by a rule of the reader's own.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { document, named, opened, textOf, until } from "./page.mjs";
import { ask, asked, delays, release } from "./engine.mjs";
import { open } from "site/desk/desk.js";
import { gamesToSettle } from "site/desk/games.js";
import { besideIn } from "site/desk/settle/comparison.js";
import { mount } from "site/desk/settle.js";

const SWEEPSTAKE = "spalding-1896/sweepstake";
const SEVENS = "title: Sevens\nextends: modern/standard\nvalues: {QS: 7, JD: -5}\n";
const CHIPS = "title: Chips\nextends: spalding-1896/sweepstake\n";
const WRONG = "title: Wrong\nextends: modern/standard\nvalues: {QS: a, JD: b, AS: c, KS: d}\n";

const packed = (said) => `2.${deflateRawSync(JSON.stringify(said)).toString("base64url")}`;

async function page(link, rule) {
  const body = opened(`desk/settle/${link ? `?s=${packed(link)}` : ""}`);
  if (rule) localStorage.setItem("hearts-lab", rule);
  if (rule) localStorage.setItem("hearts-game", JSON.stringify({ id: "mine.yml", options: {} }));
  asked.length = 0;
  await mount(body);
  return body;
}

const settle = (body) => named(body, "Settle").click();
const result = (body) => body.querySelector(".settled");
const others = (body) => body.querySelector(".settled-beside");
const settled = (body) => until(() => others(body).querySelector("h2"));
const net = (body) => body.querySelectorAll(".settled .settlement tbody tr").map((row) => textOf(row.children.at(-1))).join(" ");
const games = (body) => others(body).querySelectorAll(".settled-beside__name").map(textOf);
const rows = (body) => others(body).querySelectorAll("li.settled-beside__game");
const beside = (body, book) => rows(body).find((each) => textOf(each.querySelector(".settled-beside__name")).includes(book));
const took = (body, counts) => [...counts].forEach((count, place) => named(body, `${"ABCD"[place]} took`).fill(count));
const choose = (body, field, value) => body.querySelector(`[data-field="${field}"] input[value="${value}"]`).check();
const game = (body) => body.querySelector("select[name=game]");

beforeEach(() => {
  open().cancel();
  delays.holds = () => false;
  release();
});

test("nothing is asked until the reader settles", async () => {
  const body = await page({ game: SWEEPSTAKE, fields: { took: ["0", "4", "9", "0"] } });
  assert.deepEqual(asked, []);
  assert.equal(result(body).childElementCount, 0);
  settle(body);
  await settled(body);
  assert.equal(net(body), "+7 −4 −9 +6");
  assert.equal(textOf(body.querySelector(".vh[role=status]")), "By Sweepstake Hearts, Spalding 1896: A +7, B −4, C −9, D +6.");
  assert.ok(result(body).scrolledTo);
});

test("other books stand beside it, not its own", async () => {
  const body = await page({ game: SWEEPSTAKE, fields: { took: ["0", "4", "9", "0"] } });
  settle(body);
  await settled(body);
  assert.deepEqual(games(body).slice(0, 2), ["Hearts today", "Hearts, Hoyle 1887"]);
  assert.ok(games(body).every((name) => !name.includes("Spalding 1896")));
  choose(body, "scope", "own");
  await until(() => games(body)[0].includes("Spalding 1896"));
  assert.ok(games(body).every((name) => name.includes("Spalding 1896")));
  assert.equal(document.activeElement.value, "own");
  const fold = others(body).querySelector(".elsewhere");
  assert.match(textOf(fold), /Spot Hearts, Spalding 1896: it matters in this game which hearts were taken: choose “which hearts” above\./);
  assert.doesNotMatch(textOf(others(body)), /[a-z]+-[0-9]{4}\//);
  choose(body, "scope", "all");
  const some = games(body).length;
  await until(() => games(body).length > some && games(body).some((name) => name.includes("Hoyle 1887")));
});

test("today’s game is as a book of its own", async () => {
  const body = await page({ game: "today/hearts", fields: { took: ["0", "4", "9", "0"], "card:QS:1": "A" } });
  settle(body);
  await settled(body);
  assert.equal(games(body)[0], "Hearts, Hoyle 1887");
  assert.ok(!games(body).includes("Hearts today"));
  choose(body, "scope", "own");
  await until(() => games(body).length === 0);
});

test("a game beside it is told who dealt", async () => {
  const body = await page({ game: "foster-1914/sweepstake", fields: { took: ["0", "0", "6", "7"] } });
  settle(body);
  await settled(body);
  assert.match(textOf(beside(body, "Spalding 1896")), /^Sweepstake Hearts, Spalding 1896With D as the dealer:A \+7/);
  choose(body, "dealer", "A");
  await until(() => /With A as the dealer:A \+6B \+7/.test(textOf(beside(body, "Spalding 1896"))));
  assert.doesNotMatch(textOf(beside(body, "Davis 2004")), /as the dealer/);
});

test("another game of a book may stand in", async () => {
  const place = opened();
  const first = ({ id, book, foremost }) => id === "davis-2004/omnibus" || (foremost && book !== "Davis 2004");
  const site = new Map([...await gamesToSettle()].map(([id, each]) => [id, { ...each, foremost: first(each) }]));
  const show = besideIn(place, { games: site, site, ask, again: () => {} });
  const said = { players: 4, byNumber: true, hearts: ["0", "0", "6", "7"], cards: [], facts: { dealer: "D" } };
  await show(site.get(SWEEPSTAKE), said, () => true);
  const rows = place.querySelectorAll("li.settled-beside__game").map(textOf);
  const davis = rows.find((each) => each.startsWith("Omnibus Hearts, Davis 2004"));
  assert.match(davis, /These numbers do not settle it: say who took the ten of diamonds and the queen of spades\.Its Regular Hearts settles it instead:A/);
  const modern = rows.find((each) => each.includes("Web summary")); // the only game of its book
  assert.match(modern, /These numbers do not settle it: say who took the queen of spades\.$/);
});

test("each game settles mistakes or says nothing", async () => {
  const body = await page({ game: SWEEPSTAKE, fields: { took: ["0", "3", "4", "6"], revoked: ["B"] } });
  settle(body);
  await settled(body);
  assert.equal(net(body), "+13 −13 0 0");
  const [first] = body.querySelectorAll(".settled .moved li");
  assert.match(textOf(first), /^B 13 into the pool/);
  assert.ok(first.querySelectorAll("a.cite").some(({ href }) => href.includes("#spalding-1896.rule-35.penalty")));
  assert.match(textOf(beside(body, "Hoyle 1913")), /not covered This game says nothing of revokes: the players must agree/);
  assert.match(textOf(beside(body, "Foster 1914")), /A \+13B −13C 0D 0/);
});

test("each change answers by itself, until cleared", async () => {
  const body = await page({ game: SWEEPSTAKE, fields: { took: ["13", "0", "0", "0"] } });
  settle(body);
  await settled(body);
  named(body, "A took: one fewer").click();
  const fault = () => body.querySelectorAll(".field--faulty .field__fault").map(textOf).join();
  await until(() => fault());
  assert.equal(fault(), "the hearts add up to 12, but 13 are in play for 4 players");
  assert.equal(result(body).querySelector(".settlement"), null);
  named(body, "B took: one more").click();
  await until(() => net(body));
  assert.equal(fault(), "");
  named(body, "Clear").click();
  assert.deepEqual([textOf(result(body)), textOf(others(body)), named(body, "A took").value], ["", "", "0"]);
});

test("what is missing comes into sight once", async () => {
  const body = await page({ game: "spalding-1896/auction" });
  settle(body);
  await until(() => body.querySelector(".field--faulty"));
  assert.ok(document.activeElement === body.querySelector(".field--faulty"));
  document.body.focus();
  named(body, "A took: one more").click();
  await until(() => asked.length === 2 && /add up to/.test(textOf(body.querySelector(".field--faulty"))));
  assert.ok(!document.activeElement.matches(".field--faulty"));
});

test("a link that cannot be read is told", async () => {
  const body = opened("desk/settle/?s=1.e30");
  await mount(body);
  assert.match(textOf(body.querySelector(".desk-form > .field__fault")), /another version/);
  assert.ok(game(body).value);
});

test("options of a link are taken if known", async () => {
  const fields = { took: ["3", "0", "4", "6"], buyer: "C", bid: "5", pool: "1" };
  const body = await page({ game: "foster-1914/auction", options: { "choice-after-division": "sold", none: "x" }, fields });
  assert.equal(body.querySelector("[data-field=divided]"), null);
  settle(body);
  await until(() => body.querySelector("[data-field=divided]"));
  await until(() => /not sold while a Jack stands/.test(textOf(body.querySelector("[data-field=divided]"))));
  choose(body, "divided", "yes");
  await until(() => net(body));
  assert.equal(net(body), "−3 +19 −9 −6");
  const odd = await page({ game: SWEEPSTAKE, options: { target: "<b>x" }, fields: "<b>x" });
  assert.ok(!textOf(odd).includes("<b>x"));
});

test("a link keeps the whole form", async () => {
  const body = await page({ game: SWEEPSTAKE, fields: { took: ["0", "4", "9", "0"], pool: "6" } });
  choose(body, "way", "which");
  choose(body, "card:AH:1", "B");
  navigator.clipboard.text = "";
  named(body, "Copy a link to these numbers").click();
  await until(() => navigator.clipboard.text);
  const again = opened(navigator.clipboard.text);
  await mount(again);
  assert.equal(game(again).value, SWEEPSTAKE);
  assert.equal(again.querySelector("[data-field='card:AH:1'] input:checked").value, "B");
  assert.equal(named(again, "Pool before the deal").value, "6");
  assert.equal(again.querySelector("[data-field=took]"), null);
});

// ---- Answers that come late

async function slow() {
  const body = await page({ game: SWEEPSTAKE, fields: { took: ["0", "0", "0", "13"] } });
  settle(body);
  await settled(body);
  delays.holds = ({ id }) => id !== SWEEPSTAKE;
  asked.length = 0;
  choose(body, "scope", "all");
  await until(() => delays.held.length);
  return body;
}

test("what was cleared does not come back", async () => {
  const body = await slow();
  named(body, "Clear").click();
  delays.holds = () => false;
  await release();
  assert.equal(textOf(others(body)), "");
});

test("a change does not wait for earlier answers", async () => {
  const body = await slow();
  named(body, "D took: one fewer").click();
  await new Promise((go) => setTimeout(go, 200)); // the change is asked after a pause
  delays.holds = () => false;
  release();
  await until(() => body.querySelector(".field--faulty"));
  const ids = asked.map(({ id }) => id);
  assert.deepEqual([ids.length, ids[0], ids[2]], [3, SWEEPSTAKE, SWEEPSTAKE]);
});

test("a game chosen meanwhile keeps its form", async () => {
  const body = await page({ game: "foster-1914/auction", options: { "choice-after-division": "sold" }, fields: { took: ["0", "1", "3", "9"] } });
  delays.holds = ({ id }) => id !== SWEEPSTAKE;
  settle(body);
  await until(() => delays.held.length);
  game(body).fill(SWEEPSTAKE);
  await until(() => !body.querySelector("[data-field=buyer]"));
  delays.holds = () => false;
  release();
  await until(() => net(body));
  named(body, "D took: one fewer").click();
  named(body, "C took: one more").click();
  await until(() => net(body).endsWith("−8"));
  assert.equal(body.querySelector("[data-field=buyer]"), null);
});

// ---- A rule of the reader's own

test("a rule of one's own is read first", async () => {
  const body = await page(null, SEVENS);
  assert.match(textOf(body), /Before a deal is settled by “Sevens”, the engine must read it\./);
  assert.deepEqual([body.querySelector("[data-field]:not([data-field=common])"), asked.length], [null, 0]);
  assert.equal(body.querySelector(".acts:not([hidden]) [type=submit]"), null);
  named(body, "Read the rule").click();
  await until(() => body.querySelector("[data-field='card:JD:1']"));
  assert.match(textOf(body.querySelector("[data-field='card:QS:1']")), /counts 7/);
  assert.match(textOf(body.querySelector("[data-field='card:JD:1']")), /counts −5/);
  took(body, ["0", "4", "9", "0"]);
  choose(body, "card:QS:1", "A");
  settle(body);
  await until(() => /say who took the jack of diamonds/.test(textOf(body.querySelector("[data-field='card:JD:1']"))));
  choose(body, "card:JD:1", "D");
  await settled(body);
  assert.equal(textOf(result(body).querySelector("h2")), "By Sevens");
  assert.equal(net(body), "7 4 9 −5");
  assert.equal(games(body)[0], "Hearts, Web summary, which it changes");
  assert.ok(asked.every(({ id, house }) => id !== "mine.yml" || house["mine.yml"] === SEVENS));
});

test("to choose one's own rule reads it", async () => {
  const body = await page({ game: "modern/standard", fields: { took: ["0", "4", "0", "0"] } }, SEVENS);
  assert.equal(body.querySelector(".cards-taken [data-field='card:JD:1']"), null);
  game(body).fill("mine.yml");
  await until(() => body.querySelector(".cards-taken [data-field='card:JD:1']"));
  assert.equal(named(body, "B took").value, "4");
});

test("a rule with errors settles nothing", async () => {
  const body = await page(null, WRONG);
  named(body, "Read the rule").click();
  await until(() => /Your rule has errors/.test(textOf(result(body))));
  assert.equal(result(body).querySelectorAll("li").length, 3); // the lab tells of them all
  assert.ok(named(body, "Fix it in the editor").href.endsWith("/lab/"));
  assert.equal(body.querySelector("[data-field]:not([data-field=common])"), null);
});

test("reading a rule can be given up", async () => {
  const { Worker } = globalThis;
  globalThis.Worker = class { postMessage() {} terminate() {} }; // one that never answers
  const body = await page(null, SEVENS);
  named(body, "Read the rule").click();
  await until(() => textOf(body).includes("The engine reads “Sevens”."));
  named(body, "Cancel").click();
  globalThis.Worker = Worker;
  await until(() => textOf(body).includes("Cancelled."));
  assert.equal(named(body, "Read the rule").disabled, false);
});

test("options of the parent change one's own rule", async () => {
  const body = await page(null, CHIPS);
  named(body, "Read the rule").click();
  await until(() => body.querySelector("[data-field=took]"));
  took(body, ["0", "0", "6", "7"]);
  choose(body, "dealer", "A");
  settle(body);
  await settled(body);
  assert.equal(net(body), "+6 +7 −6 −7");
  const option = body.querySelectorAll(".more__fields select").find((each) => /Where does the odd chip go/.test(textOf(each.closest("label"))));
  assert.equal(textOf(option.options[0]), "as in your rule");
  option.fill("stays");
  await until(() => net(body) === "+6 +6 −6 −7");
});

test("a link brings its rule to others", async () => {
  const link = { game: "theirs.yml", house: SEVENS, fields: { took: ["0", "4", "9", "0"], "card:QS:1": "A", "card:JD:1": "D" } };
  const body = await page(link);
  assert.deepEqual([game(body).value, asked.length, localStorage.getItem("hearts-lab")], ["theirs.yml", 0, null]);
  named(body, "Read the rule").click();
  await until(() => body.querySelector("[data-field=took]"));
  settle(body);
  await settled(body);
  assert.equal(net(body), "7 4 9 −5");
  const own = await page(link, SEVENS); // it may be the reader's own
  assert.equal(game(own).value, "mine.yml");
});
