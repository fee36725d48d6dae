// The comparison of rule sets: which games and rows are shown, where they differ, and the choice in the address.

import assert from "node:assert/strict";
import { test } from "node:test";
import { document, plain, textOf, until } from "./page.mjs";
import { builtJson, visited } from "./engine.mjs";

const DATA = builtJson("compare/games.json");
const TWO = ["spalding-1896/sweepstake", "modern/standard"];
const NAMES = ["placesOf", "captionOf", "standOf", "saidBy", "gamesSaid", "whoOf", "drawn", "noted"];
const script = () => runScript("compare.js", ...NAMES);

const loaded = (body) => until(() => !output(body).startsWith("Loading"));

async function page(query = "") {
  const body = visited("compare/", query);
  script();
  await loaded(body);
  return body;
}

const output = (body) => body.querySelector(".matrix-controls output").value;
const shown = (body) => body.querySelectorAll(".matrix tbody tr[id]").filter((each) => !each.hidden && !each.closest("tbody").hidden);
const heads = (body) => body.querySelectorAll(".matrix thead th").slice(1).map((th) => textOf(th.querySelector(".matrix__book") ?? th));
const caption = (body) => textOf(body.querySelector(".matrix caption"));
const boxes = (body) => body.querySelectorAll("select[name=game]");
const form = (body) => body.querySelector("form[data-matrix]").elements;

async function choose(body, place, id) {
  boxes(body)[place].fill(id);
  await loaded(body);
}

test("today’s game stands first, then one game of each book", async () => {
  const body = await page();
  assert.deepEqual(heads(body), [
    "Hearts today", "Hoyle 1887", "Spalding 1896", "Hoyle 1913", "Foster 1914", "Phillips 1939",
    "Andrews 1983", "Unix 1987", "Sierra 1989", "Microsoft 1992", "Goldsmith 1997",
    "Bicycle 1998", "Davis 2004", "Pagat", "Web summary",
  ]);
  assert.match(output(body), /^\d+ rules in 15 games\.$/);
  assert.equal(location.search, "");
});

test("the script draws the printed table", () => {
  const { drawn } = script();
  const [printed] = visited("compare/").querySelectorAll(".matrix");
  const { table, told } = drawn(DATA, [], "");
  const cells = (it) => it.querySelectorAll("th, td").map((cell) => [
    cell.className, cell.colSpan, cell.parentElement.dataset.stand ?? "",
    cell.childNodes.filter((node) => node.className !== "matrix__who").map(textOf).join("").replace(/\s+/g, ""),
    ...cell.querySelectorAll("a").map(({ href }) => href),
  ]);
  const tooltips = (it) => new Set(it.querySelectorAll("a[title]").map(({ href, title }) => `${href} ${title}`)); // printed once on a page
  assert.deepEqual(cells(table), cells(printed));
  assert.deepEqual([...tooltips(printed).difference(tooltips(table))], []);
  assert.equal(textOf(table.caption), textOf(printed.caption));
  assert.equal(told, document.querySelector(".matrix-controls output").textContent);
});

test("silence is no departure", () => {
  const { saidBy, standOf } = script();
  const row = { at: [0, 1, 2, -1], answers: [["a", false, true], ["b", false, true], ["", true, false]] };
  assert.deepEqual([[0, 1], [0, 2], [0, 0], [2, 3], [0, 3], [0, 1, 2, 3]].map((places) => standOf(row, places)), ["disagree", "some", "", "", "some", "disagree"]);
  assert.deepEqual(saidBy(row, [0, 1, 2, 3]), ["a", "b"]);
});

test("a departing cell speaks in a disputed row", async () => {
  const body = await page();
  const departs = body.querySelectorAll("td.matrix__cell--departs");
  assert.ok(departs.length);
  assert.ok(departs.every((each) => !each.querySelector(".badge--silent, .badge--assumed, .none") && each.parentElement.dataset.stand === "disagree"));
  const dealers = body.querySelector("[id='cut.deals']"); // the first book is silent, and the others agree
  assert.ok(dealers.querySelector(".badge--silent") && !dealers.querySelector(".matrix__cell--departs"));
});

test("the games asked for are found", () => {
  const { captionOf, placesOf } = script();
  const years = (places) => [...new Set(places.map((place) => DATA.games[place].year))];
  const book = (id) => placesOf(DATA, [`book:${id}`], "");
  assert.equal(placesOf(DATA, ["all"], "").length, DATA.games.length);
  assert.ok(placesOf(DATA, ["all"], "1896").every((place) => DATA.games[place].year <= 1896));
  assert.deepEqual(years(placesOf(DATA, [], "1896")), [1887, 1896]);
  assert.ok(book("hoyle-1913").length > 1 && book("hoyle-1913").every((place) => DATA.games[place].book === "hoyle-1913"));
  assert.deepEqual(placesOf(DATA, TWO, "").map((place) => DATA.games[place].id), TWO);
  const caption = (games, places) => captionOf(DATA, games, places.map((place) => DATA.games[place]));
  assert.equal(caption(["book:hoyle-1913"], book("hoyle-1913")), "Every game of Hoyle 1913");
  assert.equal(caption(TWO, placesOf(DATA, TWO, "")), "Sweepstake Hearts, Spalding 1896 beside Hearts, Web summary");
  assert.equal(caption(["all"], placesOf(DATA, ["all"], "")), `Every game of every book, ${DATA.games.length} in all`);
  assert.equal(caption([], placesOf(DATA, [], "")), "Today’s game, then one game from each source, oldest first");
  assert.equal(caption([], placesOf(DATA, [], "1896")), "One game from each source, oldest first");
  const today = ["today/hearts", TWO[0]];
  assert.equal(caption(today, placesOf(DATA, today, "")), "Hearts today beside Sweepstake Hearts, Spalding 1896"); // of no book
});

test("who says the same is named in short", () => {
  const { gamesSaid, whoOf } = script();
  const spalding = DATA.games.flatMap(({ book }, place) => (book === "spalding-1896" ? [place] : []));
  const title = (place) => DATA.games[place].title;
  const all = [0, ...spalding];
  assert.equal(gamesSaid(DATA, all, all), "Every game");
  assert.equal(gamesSaid(DATA, spalding, all), "Spalding 1896: every game");
  assert.equal(gamesSaid(DATA, spalding.slice(1), all), `Spalding 1896: every game but ${title(spalding[0])}`);
  assert.equal(gamesSaid(DATA, spalding.slice(0, 2), all), `Spalding 1896: ${title(spalding[0])}, ${title(spalding[1])}`);
  assert.deepEqual([[0, 1], [0, 1, 2]].map((run) => whoOf(DATA, run, run)), ["Both", "All"]);
  assert.equal(whoOf(DATA, [0], [0, 1]), "Hearts, Hoyle 1887");
});

test("with many games rows list who answers", () => {
  const { drawn } = script();
  const { table } = drawn(DATA, ["all"], "");
  const row = table.querySelector("[id='lead.opener']");
  assert.ok(row.querySelectorAll("li").length > 1 && textOf(row).includes("Auction Hearts") && textOf(row).includes("Foster 1914"));
  for (const each of table.querySelectorAll("ul.matrix__answers")) { // those that are silent come last
    const silent = each.children.map((one) => Boolean(one.querySelector(".badge--silent, .badge--none")));
    assert.deepEqual(silent, [...silent].sort());
  }
  assert.equal(table.querySelector("[id='with-players.5.lead.opening']").dataset.stand, "some");
  assert.equal(table.querySelector("[id='with-players.5.lead.opener']")?.dataset.stand, undefined); // none says it itself
  assert.doesNotMatch(textOf(table), /'/);
  const { table: early } = drawn(DATA, ["all"], "1896");
  assert.ok(!textOf(early.querySelector("[id='lead.opener']")).includes("Foster 1914"));
});

test("rows are narrowed by words, topic and disagreement", async () => {
  const body = await page();
  const every = shown(body).length;
  form(body).text.fill("Odd chip");
  assert.ok(shown(body).length && shown(body).length < 10 && shown(body).every((each) => textOf(each).toLowerCase().includes("odd chip")));
  assert.ok(output(body).startsWith(`${shown(body).length} of `));
  form(body).text.fill("");
  form(body).only.fill("1");
  const disagree = shown(body).length;
  assert.ok(disagree < every / 2 && shown(body).every((each) => each.querySelector(".matrix__cell--departs")));
  form(body).only.fill("some");
  assert.ok(disagree < shown(body).length);
  assert.equal(location.search, "?only=some");
  form(body).only.fill("");
  form(body).topic.fill("lead");
  assert.ok(shown(body).length && shown(body).every((each) => each.closest("tbody").dataset.topic === "lead"));
  assert.deepEqual(body.querySelectorAll(".matrix-topics a").map((each) => each.getAttribute("href")), ["#topic-lead"]);
  assert.ok(body.querySelector("tbody[data-topic=lead] input").checked); // on a phone it is unfolded
  form(body).topic.fill("");
  assert.equal(body.querySelectorAll(".matrix-topics a").length, body.querySelectorAll(".matrix__label").length);
});

test("the choice is kept in the address", async () => {
  const body = await page();
  assert.deepEqual(boxes(body).map(({ disabled }) => disabled), [false, true, true]);
  await choose(body, 0, TWO[0]);
  assert.deepEqual(boxes(body).map(({ disabled }) => disabled), [false, false, true]);
  assert.equal(boxes(body)[1].options.filter(({ value }) => !value.includes("/")).length, 1); // of many, none stands beside another
  await choose(body, 1, TWO[1]);
  form(body).only.fill("1");
  assert.equal(location.search, `?games=${TWO}&only=1`);
  assert.equal(caption(body), "Sweepstake Hearts, Spalding 1896 beside Hearts, Web summary");
  const again = await page(location.search);
  assert.deepEqual([heads(again), form(again).only.value, boxes(again)[1].value], [["Spalding 1896", "Web summary"], "1", TWO[1]]);
  await choose(again, 2, TWO[1]); // the same game stands there but once
  assert.equal(heads(again).length, 2);
  await choose(again, 2, "hoyle-1887/hearts");
  assert.deepEqual([heads(again).length, boxes(again).length], [3, 4]);
  await choose(again, 0, "book:hoyle-1913");
  assert.deepEqual([location.search, boxes(again).length], ["?book=hoyle-1913&only=1", 3]);
});

test("an address chooses games, old ones too", async () => {
  const old = await page("?a=modern/standard&b=davis-2004/black-lady");
  assert.deepEqual([heads(old), location.search], [["Web summary", "Davis 2004"], "?games=modern/standard,davis-2004/black-lady"]);
  const book = await page("?book=hoyle-1913");
  assert.deepEqual([caption(book), [...new Set(heads(book))]], ["Every game of Hoyle 1913", ["Hoyle 1913"]]);
  assert.deepEqual(heads(await page("?until=1896")), ["Hoyle 1887", "Spalding 1896"]);
  const none = await page("?games=none,%3Cb%3E&topic=none&only=x&until=1");
  assert.deepEqual([heads(none).length, location.search, none.querySelector("b")], [15, "", null]);
});

test("a game that an address repeats stands once", async () => {
  const body = await page(`?games=${Array(600).fill(TWO[1]).join()}`);
  assert.deepEqual(boxes(body).map((box) => box.value), [TWO[1], "", ""]);
});

test("reasons for assumptions are printed once each", () => {
  const { drawn, noted } = script();
  const { table } = drawn(DATA, [], "");
  const badges = table.querySelectorAll(".badge--assumed");
  const reasons = [...new Set(badges.map(({ title }) => title))];
  const list = noted(table);
  assert.deepEqual(list.children.map((each) => plain(each.textContent)), reasons.map(plain));
  for (const badge of badges) assert.equal(reasons[Number(badge.querySelector(".matrix__note").textContent) - 1], badge.title);
});

test("games that cannot be fetched are said", async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  const body = await page("?games=all");
  assert.match(output(body), /could not be loaded/);
  assert.equal(heads(body)[0], "Hearts today");
  globalThis.fetch = fetch;
  await choose(body, 0, "modern/standard");
  assert.equal(heads(body).length, 1);
});

test("games that come late replace nothing", async () => {
  const { fetch } = globalThis;
  let go;
  globalThis.fetch = () => new Promise((done) => { go = () => done({ ok: true, json: async () => DATA }); });
  const body = visited("compare/", "?games=all");
  script();
  assert.match(output(body), /^Loading/);
  boxes(body)[0].fill("");
  go();
  globalThis.fetch = fetch;
  await new Promise(setImmediate); // by then all that waited for the games has gone on
  assert.equal(heads(body).length, 15);
});
