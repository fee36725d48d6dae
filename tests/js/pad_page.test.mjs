// The score pad as a reader uses it, without an engine: an evening, corrections, links, and what is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { named, nameOf, opened, shutOff, tab, textOf, until } from "./page.mjs";
import { asked } from "./engine.mjs";
import { asTyped } from "site/desk/pad/deal-form.js";
import { mount } from "site/desk/pad.js";

const TODAY = "today/hearts";
const packed = (said) => `2.${deflateRawSync(JSON.stringify(said)).toString("base64url")}`;

async function page(link, stored) {
  const body = opened(`desk/pad/${link ? `?s=${packed(link)}` : ""}`, "<div></div>", stored);
  asked.length = 0;
  await mount(body.firstElementChild);
  assert.deepEqual(asked, []);
  return body;
}

async function reload(body) {
  tab.comesBack = true;
  try {
    return await page();
  } finally {
    tab.comesBack = false;
  }
}

const form = (body) => body.querySelector(".pad__entry");
const totals = (body) => body.querySelectorAll(".pad__names b").map(textOf).join(" ");
const head = (body) => textOf(body.querySelector(".pad__head")).trim();
const key = (body, number) => body.querySelectorAll(".pad__entry .entry__key").find((each) => textOf(each) === String(number)).click();
const add = (body) => body.querySelector(".pad__entry > .pad__add");
const NAMES = ["Ann", "Ben", "Cleo", "Dan"];

function deal(body, queen, ...hearts) {
  named(form(body), `${queen} took the queen of spades`).click();
  hearts.forEach((number) => key(body, number));
  add(body).click();
}

const evening = (deals = [], more = {}) => ({ pad: 2, game: TODAY, players: 4, options: {}, names: NAMES, dealer: 0, deals, ...more });
const entry = (queen, ...hearts) => ({ cards: [NAMES.map((_, seat) => Number(seat === queen)), hearts] });

test("a deal is five taps, and is kept", async () => {
  const body = await page(evening());
  named(body, "Keep it on this device").click();
  assert.match(head(body), /^Deal 1 ?← left ?Ann deals/);
  deal(body, "Cleo", 3, 0, 4); // the last gets the rest
  assert.equal(totals(body), "3 0 17 6");
  assert.match(head(body), /^Deal 2 ?→ right ?Ben deals/);
  const again = await reload(body);
  assert.equal(totals(again), "3 0 17 6");
  named(again, "Undo").click();
  assert.equal(totals(again), "0 0 0 0");
  named(again, "Redo").click();
  assert.equal(totals(again), "3 0 17 6");
});

test("what is missing stands on the button, and is not added", async () => {
  const body = await page();
  assert.equal(add(body).getAttribute("aria-disabled"), "true");
  assert.match(textOf(add(body)), /who took the queen of spades\?/);
  add(body).click();
  assert.equal(body.querySelectorAll(".pad__row").length, 0);
});

test("a new pad leads to the names, until there are some", async () => {
  const body = await page();
  named(form(body), "Name the players").click();
  assert.equal(nameOf(document.activeElement), "Name of player A");
  document.activeElement.fill("Ann");
  await until(() => /Ann/.test(textOf(body.querySelector(".pad__names"))));
  assert.doesNotMatch(textOf(form(body)), /Name the players/);
  assert.doesNotMatch(textOf(form(await page(evening()))), /Name the players/);
});

test("another number of players begins another form and another sheet", async () => {
  const body = await page();
  deal(body, "A", 3, 0, 4);
  const many = body.querySelectorAll(".pad__setup label").find((each) => textOf(each).startsWith("Players")).querySelector("select");
  many.fill("5");
  assert.equal(totals(body), "0 0 0 0 0");
  named(form(body), "E gets the rest, 13"); // and no place of four
  const other = body.querySelectorAll(".pad__setup label").find((each) => textOf(each).startsWith("Other sheets")).querySelector("select");
  other.fill(other.options[1].value);
  assert.equal(totals(body), "16 0 4 6");
});

test("a dashed number gives the rest, and nothing to the others", async () => {
  const body = await page(evening());
  named(form(body), "Ann took the queen of spades").click();
  key(body, 2);
  named(form(body), "Dan gets the rest, 11").click();
  add(body).click();
  assert.equal(totals(body), "15 0 0 11");
});

test("a second tap on the last number meets the same key, and changes nothing", async () => {
  const body = await page(evening());
  named(form(body), "Ann took the queen of spades").click();
  key(body, 2);
  key(body, 3);
  const keys = () => body.querySelectorAll(".pad__entry .entry__key").map(textOf).join(" ");
  const [before, parts] = [keys(), () => body.querySelector(".pad__entry .entry").children.map(({ className }) => className).join(" ")];
  const was = parts();
  key(body, 4); // Dan gets the rest
  assert.deepEqual([keys(), parts()], [before, was]);
  key(body, 4);
  assert.equal(body.querySelectorAll(".pad__row").length, 0);
  add(body).click();
  assert.equal(totals(body), "15 3 4 4");
});

test("what a moon asks for stands below the keys", async () => {
  const body = await page(evening([], { options: { moon: "choice" } }));
  named(form(body), "Ann took the queen of spades").click();
  key(body, 13);
  const parts = body.querySelector(".pad__entry .entry").children.map(({ className }) => className.split(" ")[0]);
  assert.deepEqual(parts.slice(-3), ["entry__keys", "entry__choices", "entry__modes"]);
});

test("two players’ numbers are exchanged in either order", async () => {
  for (const [first, second] of [[["Ann", 5], ["Ben", 3]], [["Ben", 3], ["Ann", 5]], [["Ann", 4], ["Cleo", 3]], [["Cleo", 3], ["Ann", 4]]]) {
    const body = await page(evening([entry(0, 3, 5, 4, 1)]));
    named(body, "Correct deal 1").click();
    for (const [name, number] of [first, second]) {
      const mend = () => body.querySelector(".pad__mend");
      mend().querySelectorAll(".entry__cell").find((each) => new RegExp(`^${name}(, hearts:| gets the rest)`).test(nameOf(each))).click();
      mend().querySelectorAll(".entry__key").find((each) => textOf(each) === String(number)).click();
    }
    named(body.querySelector(".pad__mend"), "Save deal 1").click();
    assert.equal(totals(body), first[0] === "Ann" && first[1] === 5 || second[1] === 5 ? "18 3 4 1" : "17 5 3 1");
  }
});

test("a correction stands below its row, and the names above the columns", async () => {
  const body = await page(evening([entry(0, 1, 2, 4, 6), entry(1, 5, 3, 1, 4)]));
  assert.deepEqual(body.querySelectorAll(".pad__sheet thead th").map(textOf), ["Deal", ...NAMES]);
  named(body, "Correct deal 2").click();
  assert.ok(named(body, "Correct deal 2").closest("tr").nextElementSibling.querySelector(".pad__mend"));
});

test("a name is cut, and the sign of the dealer is not", async () => {
  const body = await page(evening([], { names: ["Bartholomew Longfellow", "Ben", "Cleo", "Dan"] }));
  const sign = body.querySelector(".pad__names .pad__dealer");
  assert.equal(textOf(sign.previousElementSibling), "Bartholomew Longfell");
  assert.equal(sign.parentElement.children.length, 2);
});

test("the pad says by whose rules it scores", async () => {
  const by = (body) => /Scored by (.*?)\. It stays/.exec(textOf(body))[1];
  assert.equal(by(await page(evening())), "Hearts today");
  assert.equal(by(await page(evening([], { options: { limit: "50" } }))), "Hearts today, with changes");
  const body = await page(evening([], { title: "Tuesday Hearts", options: { limit: "50" } }));
  assert.equal(by(body), "“Tuesday Hearts”: Hearts today, with changes");
  const game = body.querySelectorAll(".pad__setup label").find((each) => textOf(each).startsWith("Game")).querySelector("select");
  assert.deepEqual([game.selectedOptions[0].textContent, game.options[1].textContent], ["“Tuesday Hearts”: Hearts today, with changes", "Hearts today"]);
  game.fill(TODAY);
  assert.equal(by(body), "Hearts today");
  assert.doesNotMatch(by(await page(evening([], { title: `<b>${"x".repeat(99)}` }))), /x{40}/);
});

const MINE = (more) => ({ "hearts-game": { id: TODAY, title: "Tuesday", options: { limit: "50" }, table: { name: "Tuesday", players: 4, names: NAMES }, ...more } });

test("a pad without deals follows the reader’s game; one with deals does not", async () => {
  const told = async (stored) => {
    for (const [name, said] of Object.entries(stored)) localStorage.setItem(name, JSON.stringify(said));
    return reload();
  };
  const body = await page();
  const again = await told(MINE());
  assert.match(textOf(again), /Scored by “Tuesday”: Hearts today, with changes/);
  assert.match(textOf(again.querySelector(".pad__names")), /Ann.*Dan/);
  const game = again.querySelectorAll(".pad__setup label").find((each) => textOf(each).startsWith("Game")).querySelector("select");
  game.fill("house/polignac"); // chosen on the pad: it stays
  assert.match(textOf(await reload()), /Scored by Polignac/);
  const other = await told(MINE({ title: "Sunday", table: { name: "Sunday", players: 4, names: [] } }));
  assert.match(textOf(other), /Scored by “Sunday”/);
  assert.match(textOf(other.querySelector(".pad__names")), /Ann.*Dan/);
  deal(other, "Ann", 1, 2, 3);
  assert.match(textOf(await told(MINE({ title: "Monday" }))), /Scored by “Sunday”/);
  assert.ok(body);
});

test("a moon is a button, a name and Add; points are typed as they stand", async () => {
  const body = await page(evening());
  named(form(body), "Moon").click();
  named(form(body), "Ben shot the moon").click();
  add(body).click();
  assert.equal(totals(body), "26 0 26 26");
  named(form(body), "Points").click();
  NAMES.forEach((name, seat) => named(form(body), `${name}, points`).fill(["26", "26", "0", "26"][seat]));
  add(body).click();
  assert.equal(totals(body), "52 26 26 52");
  assert.deepEqual(asTyped({ cards: [{ n: 13, is: 1 }] }, [1, 2, 3, 7]), [1, 2, 3, 7]);
});

test("with a moon it is asked who took the jack that is worth having", async () => {
  const body = await page(evening([], { game: "house/jack-of-diamonds" }));
  named(form(body), "Moon").click();
  named(form(body), "Ben shot the moon").click();
  assert.equal(add(body).getAttribute("aria-disabled"), "true");
  named(form(body), "Cleo took the jack of diamonds").click();
  add(body).click();
  assert.equal(totals(body), "26 0 16 26");
});

test("a penalty has a word why, and is no deal", async () => {
  const body = await page(evening());
  named(form(body), "Penalty").click();
  named(form(body), "Dan, penalty").fill("26");
  named(form(body), "Why").fill("revoke");
  add(body).click();
  assert.equal(totals(body), "0 0 0 26");
  assert.match(head(body), /^Deal 1/);
  assert.equal(nameOf(body.querySelector(".pad__row")), "Correct the penalty: revoke");
});

test("any deal is corrected, given to another dealer, and taken out; all after it follow", async () => {
  const body = await page(evening([entry(0, 1, 2, 4, 6), entry(1, 5, 3, 1, 4), entry(2, 3, 3, 3, 4)]));
  assert.equal(totals(body), "22 21 21 14");
  named(body, "Correct deal 2").click();
  const mend = body.querySelector(".pad__mend");
  named(mend, "Cleo took the queen of spades").click();
  named(body.querySelector(".pad__mend"), "Who dealt deal 2").fill("3");
  named(body.querySelector(".pad__mend"), "Save deal 2").click();
  assert.equal(totals(body), "22 8 34 14");
  assert.match(head(body), /Ben deals/);
  named(body.querySelector(".pad__told"), "Undo").click();
  assert.equal(totals(body), "22 21 21 14");
  named(body, "Correct deal 1").click();
  named(body, "Delete").click();
  assert.equal(totals(body), "8 19 17 8");
  assert.match(head(body), /^Deal 3/);
});

test("a tie at the end is shared, or played on", async () => {
  const body = await page(evening(Array(4).fill(entry(0, 13, 0, 0, 0))));
  assert.match(textOf(body.querySelector(".pad__end")), /^Ann wins/);
  const tie = await page(evening([{ penalty: [0, 0, 50, 90] }, entry(3, 0, 0, 6, 7)]));
  assert.match(textOf(tie.querySelector(".pad__end")), /^Ann and Ben share the win/);
  named(tie, "One more deal").click();
  assert.match(textOf(tie.querySelector(".pad__end")), /Ann and Ben are tied, and play on/);
  deal(tie, "Ann", 1, 2, 4);
  assert.match(textOf(tie.querySelector(".pad__end")), /^Ben wins/);
  named(tie, "Play again").click();
  assert.deepEqual([totals(tie), tie.querySelectorAll(".pad__row").length], ["0 0 0 0", 0]);
  named(tie, "Undo").click();
  assert.match(textOf(tie.querySelector(".pad__end")), /^Ben wins/);
});

test("the games before stay in the table and in the link", async () => {
  const body = await page(evening(Array(4).fill(entry(0, 13, 0, 0, 0))));
  named(body, "Play again").click();
  deal(body, "Ann", 1, 2, 4);
  body.querySelectorAll("button").find((each) => textOf(each) === "Copy the table").click();
  await until(() => navigator.clipboard.text.startsWith("Game"));
  const told = navigator.clipboard.text.split("\n").map((line) => line.split("\t").slice(0, 3).join(" "));
  assert.deepEqual(told, ["Game Deal Dealer", "1 1 Ann", "1 2 Ben", "1 3 Cleo", "1 4 Dan", " Total ", "2 1 Ann", " Total "]);
  named(body, "Share").click();
  named(body, "Copy the link").click();
  await until(() => navigator.clipboard.text.startsWith("http"));
  const link = navigator.clipboard.text;
  const sent = JSON.parse(inflateRawSync(Buffer.from(new URL(link).searchParams.get("s").slice(2), "base64url")));
  const again = await page(sent);
  assert.equal(totals(again), totals(body));
  assert.match(textOf(again.querySelector(".pad__evening")), /Game 1: /);
  for (const earlier of ["x", [7], [[{}]], [["x"], null]]) assert.ok(await page(evening([], { earlier })));
});

test("a pad of the first version is taken over", async () => {
  const was = { byNumber: true, fields: { took: ["3", "4", "6", "0"], "card:QS:1": "C" } };
  const stored = { "hearts-pad": { version: 1, state: { game: TODAY, options: {}, players: 4, names: NAMES, dealer: 1, deals: [was] } } };
  const body = await page(null, stored);
  assert.equal(totals(body), "3 4 19 0");
  assert.match(head(body), /Cleo deals/);
});

test("a link with a text that is no number or name runs nothing, and says what is wrong with a deal", async () => {
  const hostile = '<img src=x onerror="window.ran = true">';
  const body = await page(evening([{ cards: hostile }, entry(0, 1, 2, 4, 6)], { names: [hostile, {}, 3, ""] }));
  assert.equal(body.querySelectorAll("img").length, 0);
  assert.match(textOf(body.querySelector(".pad__sheet")), /say how many QS each player took/);
});

test("a storage that is shut off is said, and nothing entered is lost from the page", async () => {
  const body = await page();
  shutOff(localStorage);
  deal(body, nameOf(body.querySelector(".entry__cell--one")).split(" took")[0], 3, 0, 4);
  assert.match(textOf(body.querySelector(".pad__kept")), /has no room, or keeps nothing/);
  assert.equal(body.querySelectorAll(".pad__row").length, 1);
});

// ---- A sheet from elsewhere

async function open(body) {
  named(body, "Import a sheet").click();
  await until(() => body.querySelector(".import:not([hidden])"));
}

const paste = (body, text) => body.querySelector(".import__text").fill(text);
const heard = (body) => textOf(body.querySelector(".import__said")).trim();
const SHEET = "Ann,Ben,Cleo,Dan\n3,17,6,0\n3,43,32,26\n";

test("a pasted table is taken over, after what was read is said; one Undo takes it back", async () => {
  const body = await page();
  await open(body);
  paste(body, SHEET);
  assert.equal(heard(body), "2 deals of Ann, Ben, Cleo and Dan. The rows are running totals. Deal 2: Ann took everything.Take over 2 deals");
  assert.equal(totals(body), "0 0 0 0");
  named(body, "Take over 2 deals").click();
  assert.equal(totals(body), "3 43 32 26");
  assert.match(textOf(body.querySelector(".pad__names")), /Ann.*Dan/);
  assert.equal(totals(await reload(body)), "3 43 32 26");
  named(document.body, "Undo").click();
  assert.equal(totals(document.body), "0 0 0 0");
  assert.doesNotMatch(textOf(document.body.querySelector(".pad__names")), /Ann/);
});

test("a sheet of the same players goes on, in their order; one of others begins another, and the first is kept", async () => {
  const body = await page(evening([entry(0, 1, 2, 4, 6)]));
  await open(body);
  paste(body, "Dan\tCleo\tBen\tAnn\n0\t6\t17\t3\n");
  named(body, "Add 1 deal to this sheet").click();
  assert.equal(totals(body), "17 19 10 6");
  await open(body);
  paste(body, "Eve,Flo,Gus\n13,3,10\n");
  named(body, "Begin another sheet with 1 deal").click();
  assert.equal(totals(body), "13 3 10");
  named(body, "Undo").click();
  assert.equal(totals(body), "0 0 0");
});

test("the table of the pad itself is read again, with its penalties and who dealt", async () => {
  const body = await page(evening([entry(0, 13, 0, 0, 0), { penalty: [0, 0, 5, 0], why: "talk" }, entry(1, 5, 3, 1, 4)], { dealer: 2 }));
  body.querySelectorAll("button").find((each) => textOf(each) === "Copy the table").click();
  navigator.clipboard.text = "";
  await until(() => navigator.clipboard.text);
  const { text } = navigator.clipboard, was = [totals(body), head(body)];
  const other = await page();
  await open(other);
  paste(other, text);
  named(other, "Take over 2 deals").click();
  assert.deepEqual([totals(other), head(other)], was);
});

test("what cannot be read says the line and what to write, and nothing is taken over", async () => {
  const body = await page();
  await open(body);
  paste(body, "Ann,Ben,Cleo,Dan\n3,17,<img src=x onerror=alert(1)>,0\n3,17,6\n");
  assert.match(heard(body), /^Line 2: expected 4 numbers, found '<img src=x onerro...' \(0 for a player who has nothing\)\.Line 3: /);
  assert.equal(body.querySelectorAll(".import__said :is(img, button)").length, 0);
  paste(body, `Ann,Ben,Cleo,Dan\n${"x,x,x,x\n".repeat(9)}`);
  assert.match(heard(body), /and 4 more lines$/);
  const cases = { "Ann,Ann,Cleo,Dan\n3,17,6,0\n": /same name/, "Ann,Ben,Cleo,Dan\n": /no row below/, "a,b,c,d,e,f,g,h,i\n": /not for 9 players/, [`A,B,C,D\n${"3,17,6,0\n".repeat(201)}`]: /holds 200 deals/, [`${SHEET}${" ".repeat(60_000)}`]: /too long/ };
  for (const [text, says] of Object.entries(cases)) {
    paste(body, text);
    assert.match(heard(body), says);
  }
});

test("a file is read as a pasted table is", async () => {
  const body = await page();
  await open(body);
  const input = body.querySelector(".import__file");
  const choose = (text) => {
    Object.defineProperty(input, "files", { value: [new Blob([text])], configurable: true });
    input.dispatchEvent(new Event("change"));
  };
  choose(SHEET);
  await until(() => heard(body).startsWith("2 deals of Ann"));
  choose("x".repeat(60_000));
  await until(() => heard(body).startsWith("This file is too large"));
});
