// The viewer of a printed deal: its state after each card, what is said there, and the step in the address.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { document, named, opened, textOf, until } from "./page.mjs";
import { built, visited } from "./engine.mjs";
import { keeperOfStep, stepAsked } from "site/deals/address.js";
import { anotherFrom } from "site/deals/another.js";
import { counted, dealFrom, MOVES, standAfter } from "site/deals/deal.js";
import { ringOf } from "site/deals/ring.js";
import { mountViewer } from "site/deals/viewer.js";
import { notesAt, placeOf, saidAt } from "site/deals/words.js";

const folder = join(process.env.HEARTS_SITE, "deals");
const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name);
const NAMES = folders.filter((name) => built(`deals/${name}/index.html`).includes("data-deal="));
const viewer = (name, query = "") => visited(`deals/${name}/`, query).querySelector(".viewer[data-deal]");
const dealOf = (name) => dealFrom(viewer(name).dataset.deal);
const said = (deal, step) => saidAt(deal, standAfter(deal, step));
const place = (deal, step) => placeOf(deal, standAfter(deal, step));

test("every played deal is stepped through whole", () => {
  assert.ok(NAMES.length > 5);
  for (const name of NAMES) {
    const deal = dealOf(name);
    for (let step = 0; step <= deal.last; step += 1) {
      const stand = standAfter(deal, step);
      assert.deepEqual([stand.step, stand.played.length], [step, step], name);
      assert.equal(stand.over, step > 0 && step % deal.size === 0, name);
      assert.ok(said(deal, step) && place(deal, step), name);
      assert.ok(notesAt(deal, stand).every((each) => textOf(each)), name);
    }
    const sum = (taken) => Object.values(taken).reduce((all, each) => all + each);
    const last = standAfter(deal, deal.last);
    assert.deepEqual([sum(standAfter(deal, 0).taken), last.number], [0, deal.tricks.length], name);
    assert.deepEqual(last.taken, deal.tricks.at(-1).tally, name);
  }
});

test("a step outside the deal is its end", () => {
  const deal = dealOf("spot");
  assert.deepEqual([standAfter(deal, 9999).step, standAfter(deal, -3).step], [52, 0]);
});

test("within a trick earlier tricks are counted", () => {
  const deal = dealOf("spot");
  const { number, laid, over, trick, taken } = standAfter(deal, 27);
  assert.deepEqual([number, laid, over, trick], [7, 3, false, deal.tricks[6]]);
  assert.deepEqual(taken, deal.tricks[5].tally);
  assert.deepEqual(standAfter(deal, 28).taken, deal.tricks[6].tally);
});

test("each move leads to its step", () => {
  const deal = { size: 4, last: 52 };
  const from = (step) => Object.fromEntries(Object.entries(MOVES).map(([name, move]) => [name, move(step, deal)]));
  assert.deepEqual(from(6), { first: 0, "trick-back": 4, "card-back": 5, "card-on": 7, "trick-on": 8, last: 52 });
  assert.deepEqual([from(4)["trick-back"], from(8)["trick-on"], from(51)["trick-back"]], [0, 12, 48]);
});

test("a step says who played what and why", () => {
  const deal = dealOf("spot");
  assert.equal(said(deal, 0), "A is to lead.");
  assert.equal(said(deal, 28), [
    "Z has no clubs, so any card may be played: the king of hearts is discarded.",
    "Forced: after what was played before it, no other card fits the evidence and the rules.",
    "B wins the trick with the ace of clubs, the highest club, and takes 23 spots.",
  ].join(" "));
  assert.match(said(deal, 2), /Y follows with the six of clubs, their only club\./);
  assert.match(said(deal, 1), /This goes against the book’s advice: a player leads the highest of a short suit/);
  assert.match(said(deal, 52), /Taken in all: A 12, Y 26, B 49, Z 17\.$/);
  assert.equal(place(deal, 28), "Trick VII of 13, card 4 of 4");
  assert.equal(place(deal, 0), "Before the first card");
  assert.deepEqual([counted(deal, 1), counted(deal, 2)], ["1 spot", "2 spots"]);
});

test("a trick says what is known of it", () => {
  const deal = dealOf("spot");
  const notes = (step) => textOf({ nodeType: 1, hidden: false, childNodes: notesAt(deal, standAfter(deal, step)) });
  assert.equal(notes(0), "");
  assert.match(notes(32), /The book’s remark, in our own words:A “discards” A.s highest diamond, for fear of winning a trick/);
  assert.match(notes(32), /At the eighth trick A gets rid of A.s best diamond\. P8a, p\. 33, ln 1914–1915/);
  assert.match(notes(36), /Alternatives: 1 trick\.$/);
  assert.match(notes(44), /Nothing that speaks of this trick survives\./);
});

test("the step stands in the address", async () => {
  for (const [asked, step] of [["9999", 9999], ["28", 28], ["-3", 0], ["", 0], ["1e1", 0], ["x", 0], ["12345", 0]]) {
    opened(`deals/spot/?step=${asked}`);
    assert.equal(stepAsked(), step, asked);
  }
  opened("deals/spot/?of=before#here");
  let times = 0;
  const { replaceState } = history;
  history.replaceState = (...all) => {
    times += 1;
    replaceState.apply(history, all);
  };
  const keep = keeperOfStep();
  for (const step of [1, 2, 3]) keep(step);
  await until(() => times);
  assert.equal(location.search, "?of=before&step=3");
  keep(3); // no more is written
  keep(0);
  await until(() => times === 2);
  history.replaceState = replaceState;
  assert.deepEqual([location.search, location.hash], ["?of=before", "#here"]);
});

// ---- On its page

const press = (section, key, more = {}) => section.dispatchEvent(Object.assign(new Event("keydown", { bubbles: true }), { key, ...more }));
const at = (section) => textOf(section.querySelector(".viewer__place"));

function mounted(name, query) {
  globalThis.window = Object.assign(globalThis, { scrollY: 1 });
  const section = viewer(name, query);
  section.querySelectorAll("*").forEach((each) => { each.getBoundingClientRect = () => ({ bottom: 0 }); });
  mountViewer(section);
  return section;
}

test("the keys step through the cards", () => {
  const section = mounted("spot");
  press(section, "ArrowRight");
  assert.equal(at(section), "Trick I of 13, card 1 of 4");
  assert.ok(section.querySelector("[data-seat=A] [data-card='5C']").classList.contains("gone"));
  assert.deepEqual([section.querySelector(".ring__lead").hidden, section.querySelector(".viewer__range").getAttribute("aria-valuetext")], [true, at(section)]);
  press(section, "ArrowRight");
  assert.match(textOf(section.querySelector(".slot--now")), /^Y: six of clubs/);
  assert.equal(section.querySelector("[aria-current=step]").dataset.step, "2");
  assert.equal(section.querySelector(".line__now").dataset.trick, "1");
  press(section, "ArrowRight", { shiftKey: true });
  assert.equal(textOf(section.querySelector(".slot--won")), "Z: queen of clubs★filled in");
  press(section, "ArrowLeft", { shiftKey: true });
  assert.equal(at(section), "Before the first card");
  press(section, "End");
  const counts = section.querySelectorAll(".ring__seat .ring__count").map(textOf).sort();
  assert.deepEqual([at(section), counts], ["Trick XIII of 13, card 4 of 4", ["12 spots", "17 spots", "26 spots", "49 spots"]]);
  press(section, "Home");
  press(section, "x");
  press(section, "ArrowRight", { ctrlKey: true });
  assert.equal(at(section), "Before the first card");
});

test("the buttons go from trick to trick", () => {
  const section = mounted("spot");
  const [back, on] = ["Trick back", "Next trick"].map((name) => named(section, name));
  const disabled = () => [back, on].map((each) => each.getAttribute("aria-disabled"));
  assert.deepEqual(disabled(), ["true", "false"]);
  for (let trick = 0; trick < 13; trick += 1) on.click();
  assert.deepEqual([at(section), disabled()], ["Trick XIII of 13, card 4 of 4", ["false", "true"]]);
  back.click();
  assert.equal(at(section), "Trick XII of 13, card 4 of 4");
  const moves = {
    "Next card": "Trick XIII of 13, card 1 of 4", "Card back": "Trick XII of 13, card 4 of 4",
    "To the start": "Before the first card", "To the end": "Trick XIII of 13, card 4 of 4",
  };
  for (const [name, where] of Object.entries(moves)) {
    named(section, name).click();
    assert.equal(at(section), where);
  }
});

test("a listed card leads to its step", () => {
  const section = mounted("spot", "?step=28");
  assert.equal(at(section), "Trick VII of 13, card 4 of 4");
  section.querySelector("tr[data-trick='5'] td.won .line__card").click();
  assert.equal(at(section), "Trick V of 13, card 4 of 4");
  assert.ok(section.querySelectorAll(".line__card").every(({ tabIndex }) => tabIndex === -1));
});

test("a swipe is a trick on or back", () => {
  const section = mounted("spot");
  const swipe = (across, down, fingers = 1) => {
    const ring = section.querySelector(".ring");
    const begin = { clientX: 200, clientY: 200 };
    ring.dispatchEvent(Object.assign(new Event("touchstart"), { touches: Array(fingers).fill(begin) }));
    ring.dispatchEvent(Object.assign(new Event("touchend"), { changedTouches: [{ clientX: 200 + across, clientY: 200 + down }] }));
    return at(section).split(" of")[0];
  };
  assert.deepEqual([swipe(-90, 10), swipe(-90, 10), swipe(90, 10)], ["Trick I", "Trick II", "Trick I"]);
  assert.deepEqual([swipe(-90, 80), swipe(-30, 0), swipe(-90, 10, 2)], ["Trick I", "Trick I", "Trick I"]); // the page is moved, or enlarged
});

test("each step is told with its deal", () => {
  const section = mounted("spot");
  const told = [];
  document.addEventListener("deal:step", ({ detail }) => told.push(detail));
  named(section, "Next trick").click();
  assert.deepEqual([told[0].step, told[0].deal.record.plays[3], section.dataset.step], [4, ["Z", "QC"], "4"]);
});

test("a step links to the deal page", async () => {
  globalThis.window = Object.assign(globalThis, { scrollY: 1 });
  const section = viewer("spot", "?step=28");
  anotherFrom(section);
  mountViewer(section);
  const link = named(section, "Try another card here");
  await until(() => link.href);
  assert.match(link.href, /\/desk\/deal\/\?s=2\./);
  link.click();
  assert.equal(sessionStorage.getItem("hearts-deal"), link.href);
});

test("the table drawn is as the printed", () => {
  const [printed] = viewer("hand-1").querySelectorAll(".ring");
  const deal = dealOf("hand-1");
  const { seats, hands, dealer } = deal.record;
  const held = Object.fromEntries(seats.map((seat) => [seat, hands[seat].split(" ")]));
  const made = ringOf({ seats, hands: held, dealer, said: [`${seats[0]} leads`] });
  const sides = (ring) => ring.querySelectorAll(".ring__side--west .ring__seat, .ring__side--south .ring__seat").map((each) => each.dataset.seat).sort();
  assert.deepEqual(sides(made), sides(printed));
  const cards = (ring) => ring.querySelectorAll("[data-card]").map((each) => each.dataset.card).sort();
  assert.deepEqual(cards(made), cards(printed));
});
