// The quiz: which dispute is drawn, what is counted, and the page with the built disputes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { document, named, opened, textOf, until } from "./page.mjs";
import { asked, builtJson } from "./engine.mjs";
import { countIn, drawn, mount } from "site/desk/quiz.js";

// The built pages are files of this name.
const { fetch } = globalThis;
globalThis.fetch = (what) => fetch(String(what).replace(/\/$/, "/index.html"));

const data = builtJson("desk/quiz.json");
const DISPUTES = [["a/", "A?", [0, 2]], ["b/", "B?", [0]], ["c/", "C?", [1]]];

async function page(stored = {}) {
  const body = opened("desk/quiz/", '<div class="desk" data-quiz="../quiz.json"></div>', stored);
  const place = body.querySelector(".desk");
  asked.length = 0;
  await mount(place);
  return place;
}

test("a dispute is drawn that the game answers, first of those not seen", () => {
  const at = (seen, chance, place = 0) => drawn(DISPUTES, place, seen, () => chance)?.[0];
  assert.equal(at([], 0), "a/");
  assert.equal(at([], 0.99), "b/");
  assert.equal(at(["a/"], 0), "b/");
  assert.equal(at(["a/", "b/"], 0), "a/"); // all were seen
  assert.equal(at([], 0, 2), "a/");
  assert.equal(drawn(DISPUTES, 3, []), null);
});

test("a count from the device is read or begun anew", () => {
  assert.deepEqual(countIn('{"right": 2, "wrong": 1, "seen": ["a/", 3]}'), { right: 2, wrong: 1, seen: ["a/"] });
  for (const text of [null, "x", "{}", '{"right": -1, "wrong": 0, "seen": []}', '{"right": 1, "wrong": 0, "seen": 3}']) assert.deepEqual(countIn(text), { right: 0, wrong: 0, seen: [] });
});

test("every game of the data answers what it lists", () => {
  const games = Object.keys(data.games);
  assert.ok(games.includes(data.today));
  assert.ok(data.disputes.every(([href, question, places]) => href && question && places.every((place) => place < games.length)));
  assert.ok(data.disputes.filter(([, , places]) => places.includes(games.indexOf(data.today))).length > 40);
});

test("a question is asked, answered and counted without the engine", async () => {
  const place = await page();
  const question = textOf(place.querySelector("#question"));
  const known = data.disputes.find(([, said]) => said === question);
  assert.ok(known[2].includes(Object.keys(data.games).indexOf(data.today)));
  assert.equal(place.querySelector(".mine__says"), null);
  named(place, "Show the answer").click();
  const says = place.querySelector(".mine__says");
  assert.ok(textOf(says).length > 3);
  assert.ok(says.querySelector(".firm"), "it says how sure the answer is");
  assert.ok(place.querySelectorAll(".quiz__card a[href]").every(({ href }) => href.startsWith("http")));
  assert.equal(document.activeElement, named(place, "I was right"));
  named(place, "I was right").click();
  await until(() => place.querySelector("#question") && !place.querySelector("#answer") && place.querySelector(".acts button"));
  assert.match(textOf(place.querySelector(".quiz__count")), /^You were right in 1 of 1\./);
  assert.deepEqual(JSON.parse(localStorage.getItem("hearts-quiz")), { right: 1, wrong: 0, seen: [known[0]] });
  assert.equal(document.activeElement, named(place, "Show the answer"));
  named(place, "Forget it").click();
  assert.equal(localStorage.getItem("hearts-quiz"), null);
  assert.deepEqual(asked, []);
});

test("the reader's own game is asked, or the game that their rule changes", async () => {
  const mine = await page({ "hearts-game": { id: "foster-1914/sweepstake", options: {} } });
  assert.match(textOf(mine.querySelector(".quiz__by")), /Foster 1914/);
  const rule = await page({ "hearts-game": { id: "mine.yml", options: {} }, "hearts-lab": "title: Mine\nextends: spalding-1896/howell\n" });
  assert.match(textOf(rule.querySelector(".quiz__by")), /Howell/);
  const lost = await page({ "hearts-game": { id: "none/such", options: {} } });
  const today = textOf(lost.querySelector(".quiz__by"));
  assert.match(today, new RegExp(data.games[data.today].replace(/[()]/g, ".")));
  for (const id of ["constructor", "__proto__", "toString", "hasOwnProperty"]) {
    assert.equal(textOf((await page({ "hearts-game": { id } })).querySelector(".quiz__by")), today);
  }
});
