// Your table as a reader uses it, without an engine: switches, the page to read, links, and what is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { HERE, named, nameOf, opened, shutOff, tab, textOf, until } from "./page.mjs";
import { ask, asked, builtJson } from "./engine.mjs";
import { hashOf, inShort, rulesetOf, rulesOf, tableIn, tableOf } from "site/desk/table/rules.js";
import { mount } from "site/desk/table.js";

const DATA = builtJson("desk/table.json");
const TUESDAY = "#table=Tuesday+Hearts&players=4&with.queen-breaks=yes&with.limit=50&at=Ann&at=&at=Cleo";

async function page(hash = "", stored = {}) {
  const body = opened(`desk/table/${hash}`, "<div></div>", stored);
  asked.length = 0;
  await mount(body.firstElementChild);
  assert.deepEqual(asked, []);
  return body;
}

const option = (body, asks) => body.querySelectorAll(".own__option").find((each) => textOf(each).startsWith(asks));
const pick = (body, asks, says) => option(body, asks).querySelectorAll("input").find((each) => nameOf(each) === says).check();
const rules = (body) => textOf(body.querySelector(".own__rules"));
const marked = (body) => body.querySelectorAll("mark").map(textOf);
const lead = (body) => textOf(body.querySelector(".own__lead"));
const game = () => JSON.parse(localStorage.getItem("hearts-game"));

test("a switch changes the page to read, and is kept", async () => {
  const body = await page();
  assert.equal(lead(body), "Today’s game, with nothing changed.");
  assert.deepEqual(marked(body), []);
  option(body, "Does the queen of spades break hearts?").querySelector("input").check();
  pick(body, "At what score does the game end?", "50");
  named(body, "Name").fill("Tuesday Hearts");
  assert.equal(textOf(body.querySelector(".own__title")), "Tuesday Hearts");
  assert.equal(lead(body), "Today’s game, but the queen of spades breaks hearts too, and the game ends at 50 points.");
  assert.deepEqual(marked(body), ["Only a heart or the queen of spades breaks hearts.", "The limit is 50."]);
  assert.ok(!rules(body).includes("The queen of spades does not break hearts"));
  assert.ok(!rules(body).includes("assumption"));
  assert.ok(option(body, "Does the queen of spades").classList.contains("is-changed"));
  tab.comesBack = true;
  const again = await page();
  tab.comesBack = false;
  assert.equal(lead(again), lead(body));
});

test("what matters at another number of players is offered there", async () => {
  const body = await page();
  assert.equal(option(body, "Which way do three players pass?"), undefined);
  pick(body, "Players", "3");
  assert.ok(option(body, "Which way do three players pass?"));
  assert.equal(option(body, "Which way do four players pass?"), undefined);
  assert.match(rules(body), /^Three players\..*17 cards/);
});

test("a link is a page to read, without switches", async () => {
  const body = await page(TUESDAY);
  assert.match(textOf(body), /^A friend’s rules, from a link\. They are not ours\.Tuesday Hearts/);
  assert.equal(body.querySelector("form"), null);
  assert.match(rules(body), /^Four players: Ann, Cleo\./);
  assert.equal(localStorage.length, 0);
  named(body, "Change it").click();
  assert.ok(body.querySelector("form"));
  assert.equal(named(body, "Name").value, "Tuesday Hearts");
  assert.equal(location.hash, "");
});

test("the reader’s game is what every tool reads", async () => {
  const body = await page(TUESDAY);
  named(body, "Use this here").click();
  assert.deepEqual(game(), { id: "today/hearts", title: "Tuesday Hearts", options: { "queen-breaks": "yes", limit: "50" }, table: { name: "Tuesday Hearts", players: 4, names: ["Ann", "", "Cleo"] } });
  assert.match(textOf(body.querySelector(".own__said")), /Every tool/);
});

test("the switches are in force at once, unless the reader has another game", async () => {
  const body = await page();
  assert.equal(localStorage.length, 0);
  pick(body, "At what score does the game end?", "50");
  assert.deepEqual(game().options, { limit: "50" });
  assert.equal(textOf(body.querySelector(".own__title")), "Hearts today, with changes");
  assert.match(textOf(body.querySelector(".own__said")), /Every tool/);
  const other = await page("", { "hearts-game": { id: "foster-1914/domino", title: "Domino Hearts", options: {} } });
  pick(other, "At what score does the game end?", "50");
  assert.equal(game().id, "foster-1914/domino");
  named(other, "Use this here").click();
  assert.deepEqual(game().options, { limit: "50" });
});

test("a new sheet of the pad is begun with the names and the options", async () => {
  const body = await page(TUESDAY);
  let gone = "";
  location.assign = (to) => { gone = to; };
  named(body, "Keep score").click();
  await until(() => gone);
  delete location.assign;
  assert.equal(gone, `${HERE}desk/pad/`);
  const [begun] = JSON.parse(localStorage.getItem(`hearts-pad:${localStorage.getItem("hearts-pad-now")}`))?.log ?? [];
  assert.deepEqual([begun.do, begun.game, begun.title, begun.names, begun.table.end.limit], ["begin", "today/hearts", "Tuesday Hearts", ["Ann", "", "Cleo"], 50]);
});

// ---- With rules that the table has written in the lab

const FRIDAYS = "title: Fridays\nextends: today/hearts\nvalues: {JD: -10}\n";
const written = (more = "", stored = {}) => page(more, { "hearts-lab": FRIDAYS, ...stored });
const PACKED = (text) => `2.${deflateRawSync(JSON.stringify({ text })).toString("base64url")}`;
const withOwn = (body) => option(body, "With the rules you have written?").querySelector("input").check();

test("one link carries the switches and the rules of the lab, and is a page to read", async () => {
  const body = await written();
  pick(body, "At what score does the game end?", "50");
  withOwn(body);
  assert.equal(lead(body), "“Fridays”, as written below, but the game ends at 50 points.");
  assert.match(rules(body), /^Four players\.As it is writtentitle: Fridays/);
  named(body, "Share").click();
  navigator.clipboard.text = "";
  named(body, "Copy the link").click();
  await until(() => navigator.clipboard.text);
  const { search, hash } = new URL(navigator.clipboard.text);
  const friend = await page(`${search}${hash}`);
  assert.match(textOf(friend), /^A friend’s rules, from a link\. They are not ours\.Fridays“Fridays”, as written below, but the game ends at 50 points\./);
  assert.equal(localStorage.length, 0);
  named(friend, "Use this here").click();
  assert.deepEqual(game(), { id: "mine.yml", title: "Fridays", options: { limit: "50" }, table: { name: "", players: 4, names: [] } });
  assert.equal(localStorage.getItem("hearts-lab"), FRIDAYS);
});

test("the engine makes sentences of what is written", async () => {
  const body = await page(`?s=${PACKED(FRIDAYS)}#table=Ours&players=4&with.limit=50`);
  assert.equal(textOf(body.querySelector(".own__title")), "Ours");
  named(body, "Read it in sentences").click();
  await until(() => rules(body).includes("The jack of diamonds counts"));
  assert.match(rules(body), /The limit is 50/);
});

test("what is written stays with the table, and comes from the lab", async () => {
  const body = await written("#own");
  assert.equal(lead(body), "“Fridays”, as written below.");
  pick(body, "Players", "5");
  tab.comesBack = true;
  const again = await written();
  tab.comesBack = false;
  assert.match(lead(again), /^“Fridays”/);
  option(again, "With the rules you have written?").querySelector("input").check(false);
  assert.match(lead(again), /^Today’s game/);
});

test("rules that change another game have no switches of today’s", async () => {
  const body = await page("#own", { "hearts-lab": "title: Old\nextends: foster-1914/domino\n" });
  assert.equal(option(body, "At what score"), undefined);
  assert.equal(lead(body), "“Old”, as written below.");
});

test("written rules from a link are text, and replace none of the reader’s unasked", async () => {
  const body = await page(`?s=${PACKED(`title: <img src=x onerror=alert(1)>\n# ${"y".repeat(3000)}`)}#table=&players=4`, { "hearts-lab": FRIDAYS });
  assert.equal(body.querySelector("img"), null);
  named(body, "Use this here").click();
  assert.match(localStorage.getItem("hearts-lab-former"), /Fridays/);
  const damaged = await page("?s=2.zzz#table=Ours&players=4");
  assert.match(textOf(damaged), /The link is damaged/);
});

test("a sheet by written rules is begun by the engine’s pad", async () => {
  const body = await written("#own");
  let gone = "";
  location.assign = (to) => { gone = to; };
  named(body, "Keep score").click();
  await until(() => gone);
  assert.equal(gone, `${HERE}desk/pad/`);
  const { state } = JSON.parse(localStorage.getItem("hearts-pad"));
  assert.deepEqual([state.game, state.players, localStorage.getItem("hearts-pad-now")], ["mine.yml", 4, "engine:"]);
  gone = "";
  const friend = await page(`?s=${PACKED(FRIDAYS)}#table=Ours&players=4`);
  named(friend, "Keep score").click();
  await until(() => gone);
  delete location.assign;
  assert.match(gone, /desk\/pad\/\?s=2\./);
});

test("where nothing can be stored, the page says so", async () => {
  const body = await page(TUESDAY);
  shutOff(localStorage);
  named(body, "Use this here").click();
  assert.match(textOf(body.querySelector(".own__said")), /isn’t storing data/);
});

test("the link can be copied, and scanned", async () => {
  const body = await page(TUESDAY);
  named(body, "Share").click();
  await until(() => body.querySelector(".share__code svg"));
  named(body, "Copy the link").click();
  await until(() => navigator.clipboard.text);
  assert.equal(navigator.clipboard.text, `${HERE}desk/table/${TUESDAY}`);
});

test("a link that anyone may have written gives nothing but what is offered", async () => {
  const hostile = new URLSearchParams([["table", `<b>x</b>\u202e\u0000${"y".repeat(4000)}`], ["players", "__proto__"], ["with.limit", "1e9"], ["with.queen-breaks", "maybe"], ["with.__proto__", "yes"], ["with.nothing", "no"], ...Array.from({ length: 50 }, () => ["at", "<i>Ann</i>".repeat(9)])]);
  const table = tableOf(DATA, `#${hostile}`);
  assert.deepEqual([table.players, table.options, [...table.name].length <= 40, table.names.length <= 4], [4, {}, true, true]);
  assert.ok(!/[\p{C}]/u.test(table.name));
  const body = await page(`#${hostile}`);
  assert.equal(body.querySelector("b, i"), null);
  for (const said of [undefined, null, 7, "x", { options: 7, names: "Ann", players: {} }, { options: { limit: 50 }, names: [7, {}, null] }]) {
    const read = tableIn(DATA, said ?? undefined);
    assert.deepEqual(read, { name: "", players: 4, options: {}, names: [] });
  }
  assert.equal(tableOf(DATA, "#other=1"), null);
});

test("every choice has its own link, clause and sentence", () => {
  for (const [players, { options }] of Object.entries(DATA.tables)) {
    const usual = JSON.stringify(rulesOf(DATA, tableIn(DATA, { players })));
    for (const name of options) {
      for (const answer of DATA.options[name].choices?.map(([each]) => each) ?? ["50", "73"]) {
        if (answer === DATA.options[name].usual) continue;
        const table = tableIn(DATA, { players, options: { [name]: answer } });
        assert.deepEqual(tableOf(DATA, hashOf(DATA, table)), table);
        assert.match(inShort(DATA, table), /^Today’s game, but [^{}]+\.$/);
        const told = rulesOf(DATA, table);
        assert.notEqual(JSON.stringify(told), usual, `${players} ${name} ${answer}`);
        assert.ok(told.some(({ says }) => says.some(({ isChanged }) => isChanged)), `${players} ${name} ${answer}`);
      }
    }
  }
});

test("the lab goes on from the same rules", async () => {
  const values = async (request) => Object.entries((await ask({ ask: "show", ...request })).values).map(([key, { value }]) => [key, value]);
  for (const players of [4, 5]) {
    const offered = Object.entries(DATA.options).filter(([name]) => DATA.tables[players].options.includes(name));
    const options = Object.fromEntries(offered.map(([name, { usual, choices }]) => [name, choices?.map(([each]) => each).findLast((each) => each !== usual) ?? "50"]));
    const text = rulesetOf(DATA, tableIn(DATA, { name: 'Ann’s "own": #1', players, options }));
    const house = await values({ id: "mine.yml", players, house: { "mine.yml": text } });
    assert.deepEqual(house, await values({ id: DATA.game, players, set: options }));
  }
});
