// The page on which a hand is played: what a link holds, what is shown of the others' cards, each kind of move, and the end.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { document, named, textOf, until } from "./page.mjs";
import { ask, asked, visited } from "./engine.mjs";
import { open } from "site/desk/desk.js";
import { saidAt, standOf, tricksOf } from "site/desk/deal/state.js";
import { mount } from "site/desk/seat.js";
import { moveInWords, playedBefore, playsOf, seatingOf, upTo } from "site/desk/seat/course.js";

const HEARTS = "hoyle-1887/hearts";
const LINKED = { game: HEARTS, options: {}, players: 4, seed: "one", dealer: "D", against: ["careful"], moves: [] };
const packed = (said) => `?s=2.${deflateRawSync(JSON.stringify(said)).toString("base64url")}`;

async function page(query = "", stored = {}) {
  const section = visited("desk/seat/", query, stored).querySelector("[data-desk=seat]");
  asked.length = 0;
  await mount(section);
  return section;
}

const part = (section, kind) => textOf(section.querySelector(kind));
const turn = (section) => part(section, ".check__turn");
const log = (section) => section.querySelectorAll("[role=log] p").map(textOf);
const press = (section, name) => named(section, name).click();
const picks = (section) => section.querySelectorAll(".picks .pick").map((each) => each.dataset.pick);
const pick = (section, code) => section.querySelector(`.picks [data-pick="${code}"]`);
const reads = (read, text) => until(() => read().includes(text));

async function dealt(game = HEARTS, more = {}) {
  const section = await page();
  section.querySelector("select[name=game]").fill(game);
  await new Promise(setImmediate); // the form turns to the game
  section.querySelector("[name=seed]").value = "one";
  for (const [name, value] of Object.entries(more)) section.querySelector(`[name=${name}]`).fill(value);
  press(section, "Deal");
  await until(() => section.querySelector(".check__actions button"));
  return section;
}

// The reader's next move as the page offers it: the careful player's.
async function playOn(section) {
  const { moves, ...request } = asked.filter(({ ask: word }) => word === "seat").at(-1);
  const { advice, awaits } = await ask({ ...request, moves, advice: ["careful"] });
  const [{ move }] = advice;
  assert.equal(awaits, "play");
  const held = picks(section).length;
  pick(section, move).click();
  await until(() => (held > 1 ? picks(section).length < held && picks(section).length : section.querySelector(".check__end h2")));
}

async function playedOut(section) {
  while (!section.querySelector(".check__end h2")) await playOn(section);
}

beforeEach(() => open().cancel());

// ---- As data

test("a link's game is taken or refused as a whole", () => {
  assert.equal(seatingOf(LINKED).id, HEARTS);
  for (const wrong of [{ moves: [1] }, { against: [] }, { players: 40 }, { players: "4" }, { seed: 3 }, { game: null }]) assert.equal(seatingOf({ ...LINKED, ...wrong }), null);
  assert.deepEqual(seatingOf({ ...LINKED, options: { a: 1, b: "two" } }).set, { b: "two" });
});

test("the tricks can be cut off after any card", () => {
  const answer = { tricks: [{ leader: "B", cards: { B: "2C", C: "3C", D: "4C", A: "5C" }, winner: "A" }], trick: { A: "2D" } };
  assert.equal(playsOf(answer).length, 5);
  assert.deepEqual(upTo(answer, 2).trick, { B: "2C", C: "3C" });
  assert.deepEqual(upTo(answer, 4), { ...answer, trick: {} });
  assert.deepEqual(upTo(answer, 5), answer);
  assert.equal(playedBefore(answer), 5);
  assert.equal(playedBefore({ ...answer, record: {} }), 0); // the next deal begins without cards
});

test("a player of two cards to the first trick plays them one after the other", () => {
  const answer = { seats: ["A", "B", "C"], tricks: [{ leader: "A", cards: { A: "2C AC", B: "3C", C: "KC" }, winner: "A" }], trick: { A: "5D" } };
  assert.deepEqual(playsOf(answer), [["A", "2C"], ["A", "AC"], ["B", "3C"], ["C", "KC"], ["A", "5D"]]);
  assert.deepEqual(upTo(answer, 1).trick, { A: "2C" });
  assert.deepEqual(upTo(answer, 3).trick, { A: "2C AC", B: "3C" });
  assert.deepEqual(upTo(answer, 5), answer);
  const over = upTo(answer, 4);
  assert.deepEqual([standOf(over).step, standOf(over).laid, saidAt(over, standOf(over))], [4, 4, "C plays the king of clubs. A wins the trick."]);
  const [listed] = tricksOf(over);
  const [both] = listed.querySelectorAll("td");
  assert.deepEqual([textOf(both), both.dataset.step], ["two of clubs ace of clubs, led★, wins the trick", "2"]);
});

test("moves are told in words", () => {
  assert.deepEqual(["pass 2C QS", "bid 3", "bid pass", "name clubs", "QS"].map(moveInWords), ["passes the two of clubs, the queen of spades", "bids 3", "does not bid", "names clubs", "plays the queen of spades"]);
});

// ---- On the page

test("a game begins with the reader's own, and the others' cards are not shown", async () => {
  const section = await dealt(HEARTS, { dealer: "D" });
  const { id, players, dealer, seed, against, moves } = asked[0];
  assert.deepEqual([id, players, dealer, seed, against, moves], [HEARTS, 4, "D", "one", ["careful"], []]);
  assert.equal(section.querySelector(".check__setup").open, false);
  assert.equal(picks(section).length, 13);
  assert.equal(section.querySelectorAll(".ring [data-card]").length, 0);
  assert.match(turn(section), /A is to play/);
  assert.deepEqual(log(section), ["A is to lead."]);
});

test("the hand is a fan of faces, each with its name", async () => {
  const section = await dealt(HEARTS, { dealer: "D" });
  const fan = section.querySelector(".fan"), [first] = fan.children;
  assert.deepEqual([fan.children.length, fan.style.getPropertyValue("--cards"), first.style.getPropertyValue("--from-middle")], [13, "13", "-6"]);
  assert.match(first.querySelector("use").getAttribute("href"), new RegExp(`/assets/cards\\.svg#${first.dataset.pick}$`));
  assert.match(first.textContent, / of /);
});

test("the others are easy, middling or hard, and play in other ways too", async () => {
  const section = await dealt(HEARTS, { dealer: "D" });
  const field = section.querySelector("form").elements.against;
  assert.deepEqual([...field].slice(0, 3).map(({ value }) => value), ["random", "careful", "searching"]);
  assert.equal(field.value, "careful");
});

test("what the others play is read out card by card", async () => {
  const section = await dealt(HEARTS, { dealer: "D" });
  const first = picks(section)[0];
  pick(section, first).click();
  await until(() => log(section).length > 4);
  assert.match(log(section)[1], /^A leads the /);
  for (const [at, seat] of ["B", "C", "D"].entries()) assert.match(log(section)[2 + at], new RegExp(`^${seat} plays the `));
  assert.match(log(section)[4], /wins the trick/);
  assert.equal(picks(section).length, 12);
});

test("a card that may not be played says why, and asks nothing", async () => {
  const section = await dealt(HEARTS); // A deals, and B leads
  while (!section.querySelector(".pick--not")) await playOn(section);
  const many = asked.length;
  section.querySelector(".pick--not").click();
  await reads(() => part(section, ".check__why"), "A may not play the");
  assert.match(section.querySelector(".check__why a").href, /\/sources\//);
  assert.equal(asked.length, many);
});

test("advice says what two players would do, and which statements they follow", async () => {
  const section = await dealt(HEARTS);
  press(section, "What would the careful player do, and why?");
  await reads(() => part(section, ".seat__advice"), "The advised player");
  assert.match(part(section, ".seat__advice"), /The careful player plays the .*\. .+\./);
  assert.match(section.querySelector(".seat__advice a").href, /\/sources\//);
});

test("a move is taken back", async () => {
  const section = await dealt(HEARTS);
  assert.throws(() => named(section, "Take back my last move"));
  const before = picks(section);
  await playOn(section);
  assert.equal(picks(section).length, 12);
  press(section, "Take back my last move");
  await until(() => picks(section).length === 13);
  assert.deepEqual(picks(section), before);
});

test("cards are passed, and those that come are shown", async () => {
  const section = await dealt("modern/standard");
  for (const made of section.querySelectorAll(".picks .pick").slice(0, 3)) made.click();
  section.querySelector(".check__turn .acts button").click();
  await reads(() => turn(section), "You passed");
  assert.match(asked.at(-1).moves[0], /^pass \w+ \w+ \w+$/);
  assert.equal(section.querySelectorAll(".seat__passed .card").length, 6); // what was given, and what came
  assert.match(turn(section), /Hearts are not broken/);
  await playOn(section);
  assert.equal(section.querySelectorAll(".seat__passed .card").length, 6);
});

test("what has been taken stands at the seats, and a deal with nothing left is finished", async () => {
  const section = await dealt(HEARTS);
  while (!section.querySelector(".check__end h2")) {
    const { units, rest } = await ask(asked.filter(({ ask: word }) => word === "seat").at(-1));
    const shown = section.querySelectorAll(".ring__units").map(textOf);
    assert.deepEqual(shown, ["A", "B", "C", "D"].filter((seat) => units[seat]).map((seat) => `+${units[seat]}`));
    if (rest) {
      press(section, { mine: "The rest are mine", nothing: "Nothing is left that counts: finish the deal" }[rest]);
      await until(() => section.querySelector(".check__end h2"));
      assert.equal(asked.at(-1).moves.at(-1), "finish");
    } else await playOn(section);
  }
});

test("players have names, and a link keeps them", async () => {
  const section = await page();
  const names = section.querySelector(".seat__names").closest("details");
  names.open = true;
  names.dispatchEvent(new Event("toggle"));
  named(section, "Name of player A").fill("Ann");
  named(section, "Name of player C").fill("Cy");
  named(section, "Name of player C").dispatchEvent(new Event("change", { bubbles: true }));
  await new Promise((done) => setTimeout(done)); // the names are told after the focus has moved
  press(section, "Deal");
  await until(() => section.querySelector(".check__actions button"));
  assert.deepEqual(asked[0].names, ["Ann", "B", "Cy", "D"]);
  assert.equal(asked[0].dealer, "Ann");
  assert.match(part(section, ".check__ring"), /Ann \(you\)/);
  const again = await page(location.search);
  press(again, "Play it");
  await until(() => asked.length > 0);
  assert.deepEqual(asked[0].names, ["Ann", "B", "Cy", "D"]);
});

test("the deal is settled, and the next begins", async () => {
  const section = await dealt(HEARTS);
  await playedOut(section);
  const end = section.querySelector(".check__end");
  assert.match(textOf(end), /Result/);
  await until(() => end.querySelector("a[href*='desk/deal/?s=']"));
  press(section, "Next deal");
  await until(() => picks(section).length === 13);
  assert.equal(asked.at(-1).moves.at(-1), "next");
  assert.match(turn(section), /Totals: A/);
});

test("the choice of suit is sold", async () => {
  const section = await dealt("spalding-1896/auction", { dealer: "D" });
  assert.equal(section.querySelector(".check__turn details"), null); // the game knows what stands
  press(section, "Bid");
  await until(() => /A names the suit|is to play|B is to/.test(turn(section)) && asked.at(-1).moves.length === 1);
  assert.match(asked.at(-1).moves[0], /^bid \d+$/);
});

test("the contract is chosen before any suit is trumps, and named at the end", async () => {
  const link = { ...LINKED, game: "house/king", dealer: "C" };
  const seated = { ask: "seat", id: link.game, players: 4, seed: "one", dealer: "C", against: ["careful"], advice: ["careful"] };
  const moves = [];
  for (let due = await ask({ ...seated, moves }); due.awaits !== "contract"; due = await ask({ ...seated, moves })) moves.push(due.advice?.[0]?.move ?? "next");
  const section = await page(packed({ ...link, moves }));
  press(section, "Play it");
  await until(() => section.querySelector(".check__actions button"));
  assert.match(turn(section), /^A chooses the contract\.ClubsDiamondsHeartsSpades.* Totals: A/);
  assert.doesNotMatch(part(section, ".check__ring"), /trumps|leads/);
  press(section, "Diamonds");
  await until(() => picks(section).length === 13);
  assert.match(part(section, ".check__ring"), /Diamonds are trumps/);
  await playedOut(section);
  assert.equal(part(section, ".check__end h2"), "Result: diamonds");
  assert.deepEqual(section.querySelectorAll(".settlement thead th").map(textOf), ["Seat", "Scores"]); // no card counts
});

test("cards are shown before the first lead, or not", async () => {
  const section = await dealt("house/chase-the-pig");
  if (picks(section).length && !/Go on/.test(turn(section))) {
    for (const made of section.querySelectorAll(".picks .pick").slice(0, 3)) made.click();
    section.querySelector(".check__turn .acts button").click();
    await until(() => asked.at(-1).moves.length === 1 && section.querySelector(".check__actions button"));
  }
  if (/Go on/.test(turn(section))) {
    press(section, "Go on");
    await until(() => asked.at(-1).moves.at(-1) === "ready" && picks(section).length);
  }
  assert.ok(picks(section).length);
});

// ---- Links

test("a link fills the page, and asks nothing until the reader does", async () => {
  const moves = ["2S"];
  const section = await page(packed({ ...LINKED, moves }));
  assert.deepEqual(asked, []);
  assert.match(part(section, ".check__asking"), /contains a game of Hearts.*, after 1 of your moves/);
  assert.equal(section.querySelector("select[name=game]").value, HEARTS);
  press(section, "Play it");
  await until(() => asked.length > 0);
  assert.deepEqual(asked[0].moves, moves);
});

test("the page's address holds the game, which is opened again by itself", async () => {
  const section = await dealt(HEARTS);
  await until(() => location.search.includes("s=2."));
  const begun = location.search;
  await playOn(section);
  const { moves } = asked.at(-1);
  await until(() => location.search !== begun);
  const { search } = location;
  const address = location.href;
  const again = visited("desk/seat/", search).querySelector("[data-desk=seat]");
  sessionStorage.setItem("hearts-deal", address);
  asked.length = 0;
  await mount(again);
  await until(() => again.querySelector(".check__actions button"));
  assert.deepEqual(asked[0].moves, moves);
});

test("what a link cannot hold is said", async () => {
  for (const [query, told] of [[packed({ game: 1 }), "contains no game"], ["?s=2.x", "damaged"]]) {
    const section = await page(query);
    assert.match(part(section, ".check__asking"), new RegExp(told));
  }
});

test("a move that is not due is an error on the page", async () => {
  const section = await page(packed({ ...LINKED, moves: ["<b>"] }));
  press(section, "Play it");
  await reads(() => part(section, ".check__asking"), "<b>");
  assert.equal(document.querySelector("b"), null);
});
