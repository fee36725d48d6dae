// The reader's own game: its answer first on every dispute, and beside each dispute of a list.

import assert from "node:assert/strict";
import { test } from "node:test";
import { document, HERE, named, textOf, until } from "./page.mjs";
import { asked, built, builtJson, visited } from "./engine.mjs";
import { answers, rememberDepartures } from "site/desk/user-rules/answers.js";

const UNBROKEN = "disputes/the-play/leading-hearts-unbroken/";
const [LADY, STANDARD, SWEEPSTAKE, TODAY] = ["davis-2004/black-lady", "modern/standard", "spalding-1896/sweepstake", "today/hearts"];
const SILENT = "hoyle-1887/hearts"; // which says nothing of breaking hearts
const HOSTILE = "<img src=x onerror=alert(1)>";
const TUESDAY = "title: Tuesday Hearts\nextends: modern/standard\nhearts:\n  led: at-will\n";
const MINE = { "hearts-lab": TUESDAY, "hearts-game": { id: "mine.yml", options: {}, title: "Tuesday Hearts" } };

const game = (id, options = {}) => ({ "hearts-game": { id, options } });

let visits = 0;

async function page(path, query = "", stored = {}) {
  const body = visited(path, query, stored);
  asked.length = 0;
  await import(`site/my-game.js?visit=${visits += 1}`);
  return body;
}

const aside = (body) => body.querySelector("aside.mine");
const bare = (it) => {
  const copy = it.cloneNode(true);
  copy.querySelectorAll("a.ref").forEach((each) => each.remove());
  return textOf(copy).trim();
};
const says = (body) => bare(aside(body).querySelector(".mine__says"));
const name = (body) => textOf(aside(body).querySelector(".mine__name"));
const chooser = (body) => aside(body).querySelector("select[name=game]");

async function choose(body, id) {
  named(aside(body), textOf(aside(body).querySelector(".mine__change"))).click();
  await until(() => chooser(body));
  chooser(body).fill(id);
}

test("today's game answers at first, and its sources are counted", async () => {
  const body = await page(UNBROKEN);
  const today = () => [name(body), says(body), bare(aside(body).querySelector(".mine__today"))];
  const first = ["Hearts today", "No, not yet.", "Five of six of today’s sources say so; Davis 2004: yes."];
  assert.deepEqual(today(), first);
  await choose(body, LADY);
  assert.equal(name(body), "Black Lady Hearts, Davis 2004");
  assert.match(says(body), /^Yes, you may\. stated/);
  chooser(body).fill(SILENT);
  assert.deepEqual([name(body), says(body)], ["Hearts, Hoyle 1887", "The rules do not cover this. not covered"]);
  assert.equal(JSON.parse(localStorage.getItem("hearts-game")).id, SILENT);
  chooser(body).fill("");
  assert.deepEqual([today(), localStorage.getItem("hearts-game")], [first, null]);
});

test("a game that is much played takes one press, and any other is found by name", async () => {
  const body = await page(UNBROKEN);
  const [game, common] = [() => JSON.parse(localStorage.getItem("hearts-game")), () => aside(body).querySelectorAll("[data-field=common] input")];
  aside(body).querySelector(".mine__change").click();
  await until(() => chooser(body));
  assert.equal(document.activeElement, common()[0]);
  assert.deepEqual(common().map(({ value }) => value), [TODAY, "house/jack-of-diamonds", "house/moon-subtracts", "house/no-pass"]);
  named(aside(body), "No passing").click();
  assert.deepEqual([game().id, name(body), chooser(body).value], ["house/no-pass", "Hearts without a Pass", "house/no-pass"]);
  assert.match(aside(body).querySelector("a.mine__name").href, /\/rules\/house\/no-pass\/$/);
  const field = aside(body).querySelector("input[name=find]");
  field.value = "gong zh";
  field.press("Enter");
  assert.equal(game().id, "house/chase-the-pig");
  assert.deepEqual(common().filter(({ checked }) => checked), []);
  field.value = "zzyzx";
  field.press("Enter");
  assert.equal(game().id, "house/chase-the-pig");
});

test("the chooser opens, closes and keeps the focus", async () => {
  const body = await page(UNBROKEN);
  const change = () => aside(body).querySelector(".mine__change");
  const expanded = () => change().getAttribute("aria-expanded");
  change().click();
  await until(() => chooser(body));
  assert.deepEqual([expanded(), document.activeElement.closest("form") === chooser(body).closest("form")], ["true", true]);
  change().click();
  assert.deepEqual([expanded(), chooser(body)], ["false", null]);
  change().click();
  await until(() => chooser(body));
  chooser(body).press("Escape");
  assert.deepEqual([chooser(body), expanded(), document.activeElement === change()], [null, "false", true]);
});

test("a named game answers on every dispute", async () => {
  const body = await page("disputes/the-end/is-the-game-over/", "", { "hearts-game": { id: LADY, options: {}, title: "Black Lady Hearts", book: "Davis 2004" } });
  assert.equal(name(body), "Black Lady Hearts, Davis 2004");
  assert.match(says(body), /^No/);
});

test("where one's game is silent, today's game or our suggestion follow", async () => {
  const body = await page(UNBROKEN, "", game(SILENT));
  assert.match(textOf(aside(body)), /Today’s game: No, not yet\./);
  const open = await page("disputes/the-play/table-talk/", "", game(LADY));
  assert.match(textOf(aside(open)), /Our suggestion: No: say nothing/);
  const answered = await page(UNBROKEN, "", game(SWEEPSTAKE));
  assert.doesNotMatch(textOf(aside(answered)), /Today’s game/);
});

test("what was agreed on changes the answer", async () => {
  const body = await page(UNBROKEN, "", game(LADY, { breaking: "must-be-broken" }));
  assert.equal(says(body), "No, not yet. Hearts may be led only once hearts are broken; only a heart breaks hearts. optional (default)");
  await until(() => name(body) === "Black Lady Hearts, Davis 2004"); // its title comes with the list
  history.replaceState(null, "", "?of=before");
  named(aside(body), "Change").click();
  await until(() => chooser(body));
  named(aside(body), "Copy a link to this answer").click();
  await until(() => navigator.clipboard.text);
  assert.equal(new URL(navigator.clipboard.text).search, `?game=${encodeURIComponent(LADY)}&with.breaking=must-be-broken`);
  chooser(body).fill("");
  assert.equal(named(aside(body), "Copy a link to this answer").closest(".copy").hidden, true);
});

test("an option that is chosen is kept", async () => {
  const body = await page(UNBROKEN, "", game(LADY));
  named(aside(body), "Change").click();
  await until(() => chooser(body));
  const option = aside(body).querySelector("select[name=breaking]");
  option.fill("must-be-broken");
  assert.match(says(body), /^No, not yet\..* optional \(default\)$/);
  assert.deepEqual(JSON.parse(localStorage.getItem("hearts-game")).options, { breaking: "must-be-broken" });
  option.fill("");
  assert.deepEqual(JSON.parse(localStorage.getItem("hearts-game")).options, {});
});

test("a link shows another game and keeps nothing", async () => {
  const body = await page(UNBROKEN, `?game=${SWEEPSTAKE}`, game(STANDARD));
  assert.match(textOf(aside(body)), /By the game from this link: /);
  assert.match(says(body), /^Yes, you may\./);
  assert.equal(JSON.parse(localStorage.getItem("hearts-game")).id, STANDARD);
  const other = await page(UNBROKEN, `?game=${LADY}&with.breaking=must-be-broken`);
  assert.equal(says(other), "No, not yet. Hearts may be led only once hearts are broken; only a heart breaks hearts. optional (default)");
  await choose(other, SWEEPSTAKE);
  assert.equal(location.search, ""); // a game that the reader names is no longer the link's
});

test("a game that is none is said", async () => {
  for (const id of ["house/none", HOSTILE, "a b c", "__proto__", "mine.yml"]) {
    const body = await page(UNBROKEN, `?game=${encodeURIComponent(id)}`);
    assert.ok(textOf(aside(body)).includes(`There is no game ${id} here.`), id);
    assert.equal(aside(body).querySelector("img"), null);
  }
});

test("a stored game of another shape breaks nothing", async () => {
  for (const stored of ["5", "[]", "{", { id: "mine.yml", options: 7, title: {} }, { id: "mine.yml", options: null }, { id: 7 }]) {
    const body = await page(UNBROKEN, "", { "hearts-game": stored });
    assert.ok(aside(body).querySelector(".mine__change"), JSON.stringify(stored));
    assert.ok(says(body));
  }
});

test("an unanswered dispute says why", async () => {
  const [, rules, words] = /<li data-rules="([^" ]+)[^"]*" data-unanswered="([^"]+)"/.exec(built("disputes/the-play/joker-takes-the-trick/index.html"));
  const body = await page("disputes/the-play/joker-takes-the-trick/", `?game=${rules}`);
  assert.equal(says(body), words.replaceAll("&#39;", "'"));
  assert.ok(textOf(aside(body).querySelector(".answer__follows")));
});

test("one's game answers beside each dispute listed", async () => {
  const count = Object.keys(builtJson("disputes/my-game.json").quarrels).length;
  const row = (body) => body.querySelector("li[data-quarrel=leading-hearts-unbroken] .quarrels__mine");
  const body = await page("disputes/", "", game(LADY));
  await until(() => row(body));
  assert.deepEqual([textOf(row(body)), body.querySelectorAll(".quarrels__mine").length], ["Yes, you may.", count]);
  const silent = await page("disputes/", "", game(SILENT));
  await until(() => row(silent));
  assert.equal(textOf(row(silent)), "The rules do not cover this.");
  const agreed = await page("disputes/", "", game(LADY, { breaking: "must-be-broken" }));
  await until(() => row(agreed));
  assert.equal(textOf(row(agreed)), "No, not yet.");
  const none = await page("disputes/", "", game("house/none"));
  await new Promise((go) => setTimeout(go, 20));
  assert.equal(none.querySelector(".quarrels__mine"), null);
});

test("the home page answers its commonest disputes", async () => {
  const body = await page("");
  const rows = body.querySelectorAll("article ul.quarrels > li");
  const mine = () => body.querySelectorAll("article ul.quarrels .quarrels__mine").length;
  assert.ok(rows.length && !mine());
  await choose(body, STANDARD);
  await until(() => mine() === rows.length);
  assert.match(name(body), /^Hearts/);
  chooser(body).fill("");
  await until(() => !mine());
});

test("among search results it comes first", async () => {
  const body = await page("about/", "", game(STANDARD));
  const found = body.querySelector("[data-search] .found");
  const item = document.createElement("li");
  item.dataset.quarrel = "does-the-queen-break-hearts";
  const text = document.createElement("span");
  text.className = "found__text";
  item.append(text);
  found.append(item);
  found.dataset.games = `${HERE}disputes/my-game.json`;
  found.dispatchEvent(new Event("quarrels", { bubbles: true }));
  await until(() => item.querySelector(".quarrels__mine"));
  assert.equal(textOf(item.firstChild), "Yes, they are.");
});

// ---- A rule of the reader's own

test("one's own rule is asked on demand", async () => {
  const body = await page(UNBROKEN, "", MINE);
  await until(() => aside(body).querySelector(".mine__ask"));
  assert.deepEqual([name(body), asked], ["Tuesday Hearts", []]);
  named(aside(body), "Ask it").click();
  await until(() => aside(body).querySelector(".mine__says"));
  assert.match(says(body), /^Yes, you may\. stated/);
  const stored = localStorage.getItem("hearts-answers");
  const again = await page(UNBROKEN, "", { ...MINE, "hearts-answers": stored });
  await until(() => aside(again).querySelector(".mine__says"));
  assert.deepEqual([says(again), asked, aside(again).querySelector(".mine__ask")], [says(again), [], null]);
  const list = await page("disputes/", "", { ...MINE, "hearts-answers": stored });
  await until(() => list.querySelector(".quarrels__mine"));
  assert.deepEqual(list.querySelectorAll(".quarrels__mine").map(textOf), ["Yes, you may."]);
  assert.equal(answers().size, 1);
});

test("one's own rule answers by itself once the engine is kept", async () => {
  globalThis.caches = { match: async ({ href }) => href.endsWith("/assets/desk/bundle.js") || undefined };
  try {
    const body = await page(UNBROKEN, "", MINE);
    await until(() => aside(body).querySelector(".mine__says"));
    assert.match(says(body), /^Yes, you may\. stated/);
    const other = await page("about/", "", MINE);
    const found = other.querySelector("[data-search] .found");
    const item = document.createElement("li");
    item.dataset.quarrel = "does-the-queen-break-hearts";
    found.append(item);
    found.dispatchEvent(new Event("quarrels", { bubbles: true }));
    await until(() => item.querySelector(".quarrels__mine"));
    assert.ok(textOf(item));
  } finally {
    delete globalThis.caches;
  }
});

test("what the lab has worked out is not asked again", async () => {
  visited(UNBROKEN, "", MINE);
  const own = { says: "Yes, you may.", follows: "", firm: "ruled", unit: "", net: null, arises: true, cites: [] };
  const cites = () => document.createElement("span");
  rememberDepartures(TUESDAY, STANDARD, [{ situation: "leading-hearts-unbroken", own }], { cites });
  const stored = { ...MINE, "hearts-answers": localStorage.getItem("hearts-answers") };
  const departing = await page(UNBROKEN, "", stored);
  await until(() => aside(departing).querySelector(".mine__says"));
  assert.equal(says(departing), "Yes, you may. stated");
  const inherited = await page("disputes/the-end/is-the-game-over/", "", stored);
  await until(() => aside(inherited).querySelector(".mine__says"));
  assert.deepEqual([says(inherited), aside(inherited).querySelector(".mine__ask"), asked], ["Yes, it is over. stated Object of the Game: game end · Card Values/Scoring: target 100", null, []]);
  const list = await page("disputes/", "", stored);
  await until(() => list.querySelector(".quarrels__mine"));
  const told = (id) => textOf(list.querySelector(`li[data-quarrel=${id}] .quarrels__mine`));
  assert.deepEqual([told("leading-hearts-unbroken"), told("is-the-game-over")], ["Yes, you may.", "Yes, it is over."]);
});

test("the chooser has one's own rule first", async () => {
  const body = await page(UNBROKEN, "", { "hearts-lab": TUESDAY });
  await choose(body, "mine.yml");
  const [, yours, today] = chooser(body).children; // after that none is named
  assert.deepEqual([yours.label, today.value], ["Yours", TODAY]);
  assert.match(textOf(aside(body)), /Your game: Tuesday Hearts/);
  assert.equal(named(aside(body), "Copy a link to this answer").closest(".copy").hidden, true); // it stands here alone
  assert.deepEqual([JSON.parse(localStorage.getItem("hearts-game")), asked], [MINE["hearts-game"], []]);
});

test("a rule that is gone is said", async () => {
  const body = await page(UNBROKEN, "", { "hearts-game": MINE["hearts-game"] });
  assert.match(textOf(aside(body)), /The rule you wrote is no longer kept here\./);
  assert.equal(says(body), "No, not yet.");
});

test("hostile titles stay text", async () => {
  const body = await page(UNBROKEN, "", { "hearts-lab": `title: "${HOSTILE}"\n`, "hearts-game": { ...MINE["hearts-game"], title: HOSTILE } });
  assert.deepEqual([name(body), aside(body).querySelector("img")], [HOSTILE, null]);
});

test("answers to one's own numbers are taken over", async () => {
  const body = await page("disputes/after-the-play/two-are-clear/", "", game(SWEEPSTAKE));
  await until(() => name(body) === "Sweepstake Hearts, Spalding 1896");
  const before = says(body);
  const row = body.querySelectorAll(".answer [data-rules]").find((each) => each.dataset.rules.split(" ").includes(SWEEPSTAKE));
  row.closest(".answer").querySelector("h3").replaceChildren("Another answer.");
  document.dispatchEvent(new CustomEvent("answered", { detail: { own: false } }));
  await until(() => says(body).startsWith("Another answer."));
  assert.doesNotMatch(before, /Another answer/);
});
