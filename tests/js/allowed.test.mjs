// Was that allowed? as a reader asks it, without an engine. tests/test_allowed.py compares the judgement with the engine's.

import assert from "node:assert/strict";
import { test } from "node:test";
import { named, opened, textOf } from "./page.mjs";
import { asked } from "./engine.mjs";
import { cardsTyped, mount } from "site/desk/allowed.js";

async function page(game = null) {
  const body = opened("desk/allowed/", "<div></div>", game ? { "hearts-game": game } : {});
  asked.length = 0;
  await mount(body.firstElementChild);
  assert.deepEqual(asked, []);
  return body;
}

const today = (options, name = "Tuesday Hearts") => ({ id: "today/hearts", title: name, options, table: { name, players: 4, names: [] } });
const tap = (body, ...codes) => codes.forEach((code) => body.querySelector(`.pack [data-pick="${code}"]`).click());
const play = (body, code) => body.querySelector(`.picks [data-pick="${code}"]`).click();
const led = (body, what) => named(body, what).check();
const turn = (body, words) => body.querySelectorAll(".own__option--switch").find((each) => textOf(each).startsWith(words)).querySelector("input").check();
const answer = (body) => textOf(body.querySelector(".judged"));

test("four taps besides the cards, and the rule", async () => {
  const body = await page();
  tap(body, "QS", "4H", "9D");
  assert.equal(answer(body), "");
  play(body, "4H");
  assert.equal(answer(body), "Say what was led.");
  led(body, "I led");
  assert.match(answer(body), /^No, you may not play .*Hearts may be led only once hearts are broken\. Only a heart breaks hearts\..*You had to play one of .*today/);
  turn(body, "Hearts were broken");
  assert.match(answer(body), /^Yes, you may play .*Hearts may be led only once hearts are broken\./);
});

test("suit is followed, and who holds the suit led", async () => {
  const body = await page();
  tap(body, "QS", "4C");
  play(body, "QS");
  led(body, "Clubs");
  assert.match(answer(body), /^No, .*You must follow suit if you can\. You had to play ?four of clubs/);
  tap(body, "4C"); // it was not held after all
  assert.match(answer(body), /^Yes, .*A player without the suit led may discard any card\./);
  turn(body, "It was the first trick");
  assert.match(answer(body), /^Yes, .*If you have only barred cards, you may discard any of them\./);
});

test("it goes by the reader’s table", async () => {
  const body = await page(today({ "queen-breaks": "yes", "first-trick": "yes" }));
  tap(body, "QS", "9D");
  play(body, "QS");
  led(body, "Clubs");
  assert.match(answer(body), /^Yes, .*By the rules of Tuesday Hearts\./);
  assert.match(textOf(body), /Only a heart or the queen of spades breaks hearts\./);
  const free = await page(today({ breaking: "no", "first-trick": "yes", opening: "left-of-dealer" }));
  assert.deepEqual(free.querySelectorAll(".own__option--switch").map(textOf), []); // nothing is asked that decides nothing
});

test("of another game the page says so, and leads to the full check", async () => {
  const body = await page({ id: "davis-2004/black-lady", title: "Black Lady", options: {} });
  assert.match(textOf(body.querySelector(".amiss")), /Your game is Black Lady: this page judges by today’s game/);
  assert.ok(named(body, "lay out the cards"));
});

test("cards can be typed", async () => {
  assert.deepEqual(cardsTyped("qs, 10h TD 4♣ 4C 11H XS Q♠"), ["QS", "10H", "10D", "4C"]);
  const body = await page();
  named(body, "Cards").fill("QS 4H");
  assert.equal(body.querySelectorAll(".picks .pick").length, 2);
  named(body, "Another play").click();
  assert.equal(body.querySelectorAll(".pack [aria-pressed='true']").length, 0);
});
