// The page on which a deal is checked: the cards laid out, each way of acting before and during the play, and the end.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { document, named, textOf, until } from "./page.mjs";
import { asked, visited } from "./engine.mjs";
import { PACK } from "site/desk/cards.js";
import { mount } from "site/desk/deal.js";
import { open } from "site/desk/desk.js";

const HANDS = {
  A: "2C 5C QC AC 6D 10D 2S 6S 7S 8S 10S KS AS", B: "4C 6C 4D 5D JD QD AD JS QS 2H 4H 8H QH",
  C: "3C 8C 9C 3D 7D 8D KD 3S 4S 5S 6H 7H KH", D: "7C 10C JC KC 2D 9D 9S 3H 5H 9H 10H JH AH",
};
const RECORD = { rules: "modern/standard", seats: [..."ABCD"], hands: HANDS, plays: ["2C", "4C", "3C"] };
const HOSTILE = "<img src=x onerror='window.acted = 1'>";
const packed = (said) => `?s=2.${deflateRawSync(JSON.stringify(said)).toString("base64url")}`;

async function page(query = "", stored = {}) {
  const section = visited("desk/deal/", query, stored).querySelector("[data-desk=deal]");
  asked.length = 0;
  await mount(section);
  return section;
}

const press = (section, name) => named(section, name).click();
const choose = async (section, game) => {
  section.querySelector("select[name=game]").fill(game);
  await new Promise(setImmediate); // the form turns to the game
};
const card = (section, code) => section.querySelector(`.picks [data-pick="${code}"]`);
const said = (section) => textOf(section.querySelector(".viewer__said"));
const lead = (section) => textOf(section.querySelector(".ring__lead"));
const why = (section) => textOf(section.querySelector(".check__why"));
const who = (section) => textOf(section.querySelector(".check__who"));
const yaml = (section) => section.querySelector(".check__away textarea").value;
const told = (section) => textOf(section.querySelector(".check__asking"));
const offers = (section, name) => section.querySelectorAll("button").some((each) => textOf(each) === name);
const reads = (read, section, text) => until(() => read(section).includes(text));

function paste(section, record) {
  section.querySelector("[name=record]").value = typeof record === "string" ? record : JSON.stringify(record);
  press(section, "Open it");
}

async function pasted(record = RECORD) {
  const section = await page();
  paste(section, record);
  await until(() => yaml(section));
  return section;
}

async function play(section, code, text) {
  card(section, code).click();
  await reads(said, section, text);
}

beforeEach(() => open().cancel());

// ---- The cards laid out

test("the deal asked for is the form's", async () => {
  const section = await page();
  press(section, "Paste a record");
  press(section, "Open it"); // and nothing is there
  assert.ok(document.activeElement === section.querySelector("[name=record]"));
  section.querySelector("[name=players]").fill("5");
  assert.deepEqual(section.querySelectorAll("[name=dealer] option").map(textOf), [..."ABCDE"]);
  section.querySelector("[name=dealer]").fill("E");
  section.querySelector("[name=number]").value = "2";
  section.querySelector("[name=seed]").value = "seven";
  press(section, "Deal at random");
  await until(() => yaml(section));
  const { id, players, dealer, deal, seed } = asked[0];
  assert.deepEqual([id, players, dealer, deal, seed], ["today/hearts", 5, "E", 2, "seven"]);
  assert.equal(section.querySelector(".check__setup").open, false);
});

test("a second tap puts a card back", async () => {
  const section = await page();
  press(section, "Assign cards by tapping");
  await until(() => section.querySelector(".pack"));
  const builder = section.querySelector(".check__builder");
  const pile = (name) => builder.querySelectorAll(".pile").find((each) => textOf(each).startsWith(name));
  const at = (code) => builder.querySelector(`[data-pick="${code}"]`);
  assert.equal(builder.querySelectorAll(".pick").length, 52);
  at("QS").click();
  assert.equal(at("QS").getAttribute("aria-label"), "queen of spades, in the hand of A");
  pile("B").querySelector("input").check();
  at("QS").click();
  assert.deepEqual([at("QS").getAttribute("aria-pressed"), pile("A").querySelector("input").checked], ["false", true]);
  assert.match(textOf(builder), /Still needed: A 13, B 13, C 13, D 13\./);
  press(builder, "Play this deal"); // of fewer cards nothing comes
  assert.ok(builder.querySelector(".pack"));
  for (const code of HANDS.A.split(" ")) at(code).click();
  assert.match(textOf(pile("A")), /13 of 13/);
  assert.ok(pile("B").querySelector("input").checked); // a full hand gives way
  pile("A").querySelector("input").check();
  at("4C").click();
  assert.equal(at("4C").getAttribute("aria-pressed"), "false"); // for which there is no room
  press(builder, "Deal the rest at random");
  assert.match(textOf(builder), /Every hand is full\./);
  press(builder, "All back to the pack");
  assert.match(textOf(builder), /Still needed: A 13, B 13, C 13, D 13\./);
  press(builder, "Deal the rest at random");
  press(builder, "Play this deal");
  await until(() => yaml(section));
  const dealt = asked.at(-1).text.hands;
  assert.equal(new Set(Object.values(dealt).join(" ").split(" ")).size, 52);
});

test("a widow is laid out beside the hands", async () => {
  const section = await page();
  await choose(section, "foster-1914/heartsette");
  press(section, "Assign cards by tapping");
  await until(() => section.querySelector(".pack"));
  section.querySelectorAll(".pile").find((each) => textOf(each).startsWith("widow")).querySelector("input").check();
  section.querySelector("[data-pick=AS]").click();
  assert.equal(section.querySelector("[data-pick=AS]").getAttribute("aria-label"), "ace of spades, in the widow");
  press(section, "Deal the rest at random");
  press(section, "Play this deal");
  await until(() => yaml(section));
  assert.match(lead(section), /The widow: \d cards/);
  assert.ok(asked.at(-1).text.widow.includes("AS"));
});

test("the hands of a deal are changed", async () => {
  const section = await pasted();
  press(section, "Change the hands");
  assert.deepEqual(section.querySelectorAll(".pile__count").map(textOf), ["13 of 13", "13 of 13", "13 of 13", "13 of 13"]);
  assert.equal(section.querySelector(".check__play").hidden, true);
  press(section, "Play this deal");
  await reads(said, section, "A is to lead.");
  assert.match(yaml(section), /plays: \[\]/);
});

test("everyone sits at a side with every suit", async () => {
  const section = await pasted({ ...RECORD, dealer: "D" });
  const ring = section.querySelector(".ring");
  const sides = ["south", "west", "north", "east"].map((side) => ring.querySelector(`.ring__side--${side} .ring__seat`).dataset.seat);
  assert.deepEqual(sides, [..."ABCD"]);
  assert.match(textOf(ring.querySelector("[data-seat=A]")), /hearts: none/);
  assert.match(textOf(ring.querySelector("[data-seat=D]")), /dealer/);
  assert.deepEqual([ring.querySelectorAll(".hand__dealer").length, ring.querySelector(".suit--joker")], [1, null]);
});

// ---- Cards played, and played otherwise

test("another card may be tried and taken back", async () => {
  const section = await pasted();
  assert.match(said(section), /D is to play\./);
  press(section, "Card back");
  await reads(said, section, "B plays the four of clubs. C is to play.");
  assert.equal(section.querySelector(".viewer__range").getAttribute("aria-valuetext"), "Trick 1, card 2");
  assert.equal(section.querySelector(".pick--played").getAttribute("aria-label"), "three of clubs, played here before");
  await play(section, "3C", "D is to play.");
  assert.equal(offers(section, "Back to your earlier plays"), false);
  press(section, "Card back");
  await reads(said, section, "C is to play.");
  await play(section, "9C", "C plays the nine of clubs. D is to play.");
  assert.match(yaml(section), /plays: \["2C", "4C", "9C"\]/);
  press(section, "Back to your earlier plays");
  await reads(said, section, "C plays the three of clubs. D is to play.");
});

test("quick moves each count", async () => {
  const section = await pasted();
  press(section, "To the start");
  await reads(said, section, "A is to lead.");
  for (let times = 0; times < 3; times += 1) press(section, "Next card");
  await reads(said, section, "C plays the three of clubs. D is to play.");
  assert.equal(named(section, "Next card").getAttribute("aria-disabled"), "true");
  const range = section.querySelector(".viewer__range");
  range.value = "1";
  range.dispatchEvent(new Event("change"));
  await reads(said, section, "A leads the two of clubs. B is to play.");
});

test("an illegal card says why", async () => {
  const section = await pasted({ ...RECORD, plays: [] });
  assert.equal(card(section, "AS").getAttribute("aria-label"), "ace of spades, may not be played");
  card(section, "AS").click();
  await reads(why, section, "A may not play the ace of spades: the first card led must be the lowest club in play: 2♣.");
  assert.match(section.querySelector(".check__why a").href, /\/sources\/modern\//);
  await play(section, "2C", "A leads the two of clubs. B is to play.");
  assert.equal(why(section), "");
  assert.equal(document.activeElement.localName, "button");
});

test("a record stops before its refused card", async () => {
  const section = await pasted({ ...RECORD, plays: ["2C", "4C", "KH", "7C"] });
  assert.match(why(section), /^Play 3: C may not play the king of hearts: you must follow suit if you can/);
  assert.deepEqual([who(section), section.querySelector(".viewer__range").max], ["C is to play", "2"]);
});

test("a random deal is played out", async () => {
  for (const [game, unit] of [["modern/standard", "point"], ["spalding-1896/single-handed", "chip"]]) {
    const section = await page();
    await choose(section, game);
    section.querySelector("[name=seed]").value = "7";
    press(section, "Deal at random");
    await until(() => yaml(section) || section.querySelector(".amiss"));
    assert.equal(told(section), "");
    for (let played = 1; played <= 52 && !said(section).includes("All cards are played."); played += 1) {
      section.querySelector(".picks .pick:not(.pick--not)").click();
      await until(() => section.querySelector(".viewer__range").value === String(played));
    }
    const end = section.querySelector(".check__end");
    await until(() => textOf(end).includes("Result"));
    assert.match(textOf(end), /How the (scoring|payment) works out/);
    assert.equal(section.querySelectorAll(".viewer__list tbody tr").length, section.querySelectorAll(".viewer__list .won").length);
  }
});

// ---- What comes before the play

test("the pass is made by tapping", async () => {
  const section = await pasted({ ...RECORD, plays: [] });
  press(section, "Pass 3 cards first");
  for (const [seat, to] of Object.entries({ A: "B", B: "C", C: "D", D: "A" })) {
    await reads(who, section, `${seat} passes 3 cards to ${to}`);
    const picks = section.querySelectorAll(".picks .pick");
    assert.ok(document.activeElement === picks[0]);
    for (const place of [0, 1, 2]) {
      press(section, `Pass these to ${to}`); // of fewer cards nothing comes
      picks[place].click();
    }
    picks[3].click();
    assert.equal(section.querySelectorAll(".picks [aria-pressed=true]").length, 3);
    press(section, `Pass these to ${to}`);
  }
  await reads(who, section, "is to play");
  assert.match(yaml(section), /passes:\n {2}"A": "AS KS 10S"/);
  press(section, "Start again from the deal");
  await until(() => offers(section, "Pass 3 cards first"));
  assert.doesNotMatch(yaml(section), /passes/);
});

test("nobody leads while cards are passed", async () => {
  const section = await pasted({ ...RECORD, plays: [] });
  const moves = () => section.querySelectorAll("[data-move]").map((each) => each.getAttribute("aria-disabled"));
  assert.equal(lead(section), "A leads");
  press(section, "Pass 3 cards first");
  await until(() => lead(section) === "Cards are passed before the first lead");
  assert.equal(said(section), "Cards are passed before the first lead.");
  assert.equal(textOf(section.querySelector(".viewer__place")), "The pass");
  assert.deepEqual([...new Set(moves()), section.querySelector(".viewer__range").disabled], ["true", true]);
  press(section, "Play without a pass");
  await until(() => lead(section) === "A leads");
  assert.equal(section.querySelector(".viewer__range").disabled, false);
  const begun = await pasted();
  press(begun, "To the start");
  await reads(said, begun, "A is to lead.");
  press(begun, "Pass 3 cards first");
  await reads(lead, begun, "Cards are passed");
  press(begun, "Next card"); // which leads nowhere
  await new Promise((go) => setTimeout(go, 20));
  assert.equal(who(begun), "A passes 3 cards to B");
  press(begun, "Play without a pass");
  await until(() => lead(begun) === "A leads");
  assert.equal(named(begun, "Next card").getAttribute("aria-disabled"), "false");
});

test("a card that must be kept says why", async () => {
  const section = await pasted({ ...RECORD, rules: "house/spades-kept", plays: [] });
  press(section, "Pass 3 cards first");
  assert.equal(card(section, "KS").getAttribute("aria-label"), "king of spades, may not be passed");
  card(section, "KS").click();
  await reads(why, section, "A may not pass the king of spades");
  for (const code of ["10S", "8S", "QC"]) card(section, code).click();
  press(section, "Pass these to B");
  assert.equal(who(section), "B passes 3 cards to C");
});

test("a card is passed on where allowed", async () => {
  const rules = { title: "Hot Potato", extends: "modern/standard", passing: { look: "at-once", "passed-on": "allowed" } };
  const section = await pasted({ ...RECORD, rules, plays: [] });
  press(section, "Pass 3 cards first");
  for (const [to, cards] of [["B", "AS KS 10S"], ["C", "AS QS QD"], ["D", "AS KD KH"], ["A", "JC KC AH"]]) {
    for (const code of cards.split(" ")) card(section, code).click();
    press(section, `Pass these to ${to}`);
  }
  await reads(who, section, "A is to play");
  assert.match(yaml(section), /passes:\n {2}"A": "AS KS 10S"\n {2}"B": "AS QS QD"\n {2}"C": "AS KD KH"/);
});

test("the dealer names the way of the pass", async () => {
  const section = await pasted({ ...RECORD, rules: "house/dealers-choice", dealer: "D", plays: [] });
  assert.match(textOf(section.querySelector(".check__turn")), /D first chooses the direction/);
  for (const way of ["To the left", "To the right", "To nobody"]) assert.ok(offers(section, way), way);
  press(section, "Across the table");
  await reads(lead, section, "D chooses the pass: across the table");
  press(section, "Pass 3 cards first");
  assert.equal(who(section), "A passes 3 cards to C");
  assert.match(yaml(section), /way: "across"/);
});

test("shuffled cards are dealt back by chance", async () => {
  const section = await pasted({ ...RECORD, rules: "house/into-the-middle", deal: 4, plays: [] });
  press(section, "Pass 3 cards first");
  for (const seat of "ABCD") {
    await reads(who, section, `${seat} passes 3 cards to the middle`);
    for (const place of [0, 1, 2]) section.querySelectorAll(".picks .pick")[place].click();
    press(section, "Pass these to the middle");
  }
  await reads(who, section, "A is to play");
  const { passes, returns } = asked.at(-1).text;
  const all = (cards) => Object.values(cards).join(" ").split(" ").sort();
  assert.deepEqual(all(returns), all(passes));
  assert.ok(Object.values(returns).every((cards) => cards.split(" ").length === 3));
  press(section, "Start again from the deal");
  await until(() => offers(section, "Pass 3 cards first"));
  assert.doesNotMatch(yaml(section), /returns/);
});

test("bids and the suit are said by tapping", async () => {
  const section = await page();
  await choose(section, "spalding-1896/auction");
  press(section, "Deal at random");
  await until(() => yaml(section));
  const bid = async (seat, amount, next) => {
    if (amount === null) press(section, "Pass");
    else {
      named(section, `${seat} bids`).value = amount;
      press(section, "Bid");
    }
    await next();
  };
  await bid("B", "3", () => until(() => section.querySelector("[aria-label='C bids']")));
  assert.equal(named(section, "C bids").value, "4");
  await bid("C", "2", () => reads(why, section, "C may not bid 2: a bid must be 4 or more"));
  for (const [seat, next] of [["C", "D"], ["D", "A"]]) await bid(seat, null, () => until(() => section.querySelector(`[aria-label='${next} bids']`)));
  await bid("A", null, () => until(() => offers(section, "Clubs")));
  assert.equal(why(section), "");
  press(section, "Clubs");
  await reads(said, section, "B is to lead.");
  assert.match(lead(section), /Clubs are to be avoided/);
  assert.match(lead(section), /Bids: A pass, B 3, C pass, D pass/);
  assert.match(yaml(section), /suit: "clubs"/);
});

test("the last buyer names again over a pool", async () => {
  const section = await page();
  await choose(section, "spalding-1896/auction");
  section.querySelectorAll(".more__fields select").find((each) => /May the buyer name hearts/.test(textOf(each.closest("label")))).fill("barred");
  press(section, "Deal at random");
  await until(() => yaml(section));
  const stands = section.querySelectorAll("details").find((each) => textOf(each).startsWith("A jack-pot stands"));
  named(stands, "Chips in the pool").value = "13";
  stands.querySelector("[data-field=buyer] input[value=C]").check();
  press(stands, "They name a suit again");
  await until(() => textOf(section.querySelector(".check__turn")).includes("C names the suit to be avoided."));
  press(section, "Hearts, may not be named");
  await reads(why, section, "C may not name hearts: a suit must be named in place of hearts");
  press(section, "Spades");
  await reads(said, section, "B is to lead.");
  assert.match(yaml(section), /buyer: "C"\nsuit: "spades"\npool: 13\njack: true/);
  press(section, "Start again from the deal");
  await until(() => textOf(section.querySelector(".check__turn")).includes("A jack-pot stands"));
  assert.doesNotMatch(yaml(section), /pool|buyer/);
});

test("a joker obliges a high heart by tapping", async () => {
  const hands = {
    A: "2D 3D 4D 5D 6D 7D 9D 3H 4H 5H 6H 7H 8H", B: "QH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
    C: "Joker 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", D: "8D 10D JD QD KD AD 9H 10H JH KH AH AS AC",
  };
  const section = await pasted({ rules: "spalding-1896/joker", seats: [..."ABCD"], dealer: "D", hands, plays: ["9D", "QH"] });
  press(section, "Discard the joker, and oblige the high heart to win");
  await reads(said, section, "C plays the joker. D is to play.");
  await play(section, "8D", "B wins the trick with the queen of hearts. B is to lead.");
  assert.equal(textOf(section.querySelector("[data-seat=B] .ring__count")), "1 trick");
  const list = section.querySelector(".viewer__list");
  assert.deepEqual([".led", ".won"].map((kind) => textOf(list.querySelector(kind))), ["nine of diamonds, led", "queen of hearts★, wins the trick"]);
  assert.match(yaml(section), /plays: \["9D", "QH", "Joker!", "8D"\]/);
  press(section, "Trick back");
  await reads(said, section, "A is to lead.");
  for (const text of ["B is to play.", "C is to play."]) {
    press(section, "Next card");
    await reads(said, section, text);
  }
  assert.ok(card(section, "Joker").classList.contains("pick--played"));
  await play(section, "Joker", "D is to play.");
  await play(section, "8D", "A wins the trick with the nine of diamonds.");
});

test("a card is shown before the play", async () => {
  const section = await page();
  await choose(section, "house/chase-the-pig");
  section.querySelector("[name=seed]").value = "7";
  press(section, "Deal at random");
  await until(() => yaml(section));
  const queen = section.querySelectorAll("button").find((each) => textOf(each).endsWith("shows the queen of spades"));
  const [seat] = textOf(queen);
  queen.click();
  await reads(lead, section, `${seat} shows Q♠`);
  assert.equal(offers(section, textOf(queen)), false);
  assert.match(yaml(section), new RegExp(`shows: \\{"${seat}": "QS"\\}`));
  assert.ok(offers(section, "Start again from the deal"));
  section.querySelector(".picks .pick:not(.pick--not)").click();
  await reads(said, section, "is to play.");
  assert.deepEqual([section.querySelectorAll("button").some((each) => / shows the /.test(textOf(each))), offers(section, "Start again from the deal")], [false, false]);
});

test("a slam is declared before the play", async () => {
  const section = await page();
  await choose(section, "house/polignac");
  press(section, "Deal at random");
  await until(() => yaml(section));
  press(section, "B declares it");
  await reads(lead, section, "B declares the slam");
});

test("a player who takes everything may choose", async () => {
  const { turnOf } = await import("site/desk/deal/turn.js");
  const chosen = [];
  const [line, acts] = turnOf({ stage: "over", wanting: { message: "what was chosen", position: "slam" } }, "", { choose: (slam) => chosen.push(slam) });
  assert.equal(textOf(line), "Before this can be scored: what was chosen.");
  acts.children.forEach((each) => each.click());
  assert.deepEqual(chosen, ["others-up", "self-down"]);
  assert.equal(turnOf({ stage: "over", wanting: { message: "m", position: "dealer" } }, "", {})[1].childElementCount, 0);
});

// ---- Records and links

test("a deal that went wrong is ruled on", async () => {
  const hands = { A: "9C 2S", B: "5C 5H", C: "7C KC", D: "8C 4D" };
  const kept = Object.values(hands).join(" ").split(" ");
  const pack = { without: PACK.filter((each) => !kept.includes(each)) };
  const rules = { extends: "spalding-1896/sweepstake", table: { players: [4] }, pack, deal: { hand: 2 } };
  const section = await page();
  paste(section, {
    rules, seats: [..."ABCD"], dealer: "D", hands, plays: ["9C", "5H", "7C", "8C", "2S", "5C", "KC", "4D"], // B had a club
    incidents: [{ after: 1, what: "revoke" }, { after: 8, what: "claimed", against: "B" }],
  });
  const end = section.querySelector(".check__end");
  await until(() => end.childElementCount);
  const [ruling] = end.querySelectorAll("li").filter((each) => textOf(each).startsWith("After 8 cards, a revoke claimed"));
  assert.match(textOf(ruling), / stated /);
  assert.ok(ruling.querySelector("a").href.includes("/sources/spalding-1896/"));
  assert.deepEqual(end.querySelectorAll(".settlement tbody tr").map((row) => textOf(row.children[2])), ["0", "1", "0", "0"]);
  assert.ok(end.querySelectorAll(".seen__cites a").some(({ href }) => href.includes("rule-35")));
  assert.equal(section.querySelector(".check__play").hidden, true);
});

test("a record with errors opens no deal", async () => {
  const section = await page();
  paste(section, "rules: modern/standard\nseats: [A, B, C, D]");
  await reads(told, section, "hands: ...");
  assert.equal(textOf(section.querySelector(".amiss code")), "hands: ...");
  assert.doesNotMatch(told(section), /`/);
  assert.equal(section.querySelector(".check__play").hidden, true);
  paste(section, RECORD);
  await reads(said, section, "D is to play.");
  assert.equal(section.querySelector(".amiss"), null);
});

test("a link's deal waits for its reader", async () => {
  const first = await pasted();
  await until(() => sessionStorage.getItem("hearts-deal") === location.href);
  const whole = location.search;
  press(first, "Card back");
  await until(() => location.search !== whole);
  const { search } = location;
  assert.ok(location.href.length < 400);
  const other = await page(search);
  assert.match(textOf(other.querySelector(".check__builder")), /2 of 3 cards played/);
  assert.deepEqual(asked, []);
  press(other, "Open this deal");
  await reads(said, other, "B plays the four of clubs. C is to play.");
  assert.ok(card(other, "3C").classList.contains("pick--played"));
  await until(() => sessionStorage.getItem("hearts-deal") === location.href);
  assert.equal(location.search, search);
});

test("a reader's own deal opens again at once", async () => {
  const first = await pasted();
  await until(() => sessionStorage.getItem("hearts-deal") === location.href);
  const [address, noted] = [location.search, sessionStorage.getItem("hearts-deal")];
  const section = visited("desk/deal/", address).querySelector("[data-desk=deal]");
  sessionStorage.setItem("hearts-deal", noted);
  await mount(section);
  await reads(said, section, "D is to play.");
  assert.match(yaml(first), /2C/);
});

test("a link without a deal says so", async () => {
  for (const link of [packed({}), packed({ plays: 7 }), "?s=2.e30"]) {
    const section = await page(link);
    assert.match(told(section), link.endsWith("e30") ? /damaged/ : /contains no deal/);
    assert.equal(named(section, "Deal at random").disabled, false);
  }
});

test("hostile records and links stay text", async () => {
  const hands = { [HOSTILE]: HANDS.A, B: HANDS.B, C: HANDS.C, D: HANDS.D };
  const section = await page();
  paste(section, { ...RECORD, seats: [HOSTILE, "B", "C", "D"], hands, plays: [] });
  await reads(told, section, `'${HOSTILE}' cannot name a seat`);
  const linked = await page(packed({ rules: HOSTILE, dealer: HOSTILE, seats: [HOSTILE, "B", "C", "D"], hands: ["A", "B", "C", "D"], plays: "" }));
  assert.equal(textOf(linked.querySelector(".ring__seat strong")), HOSTILE);
  press(linked, "Open this deal");
  await reads(told, linked, HOSTILE);
  assert.equal(linked.querySelector("img"), null);
});

// ---- A rule of the reader's own

const FIVE = "title: Five of us\nextends: modern/standard\ntable: {players: [5]}\n";
const mine = (rule) => ({ "hearts-lab": rule, "hearts-game": { id: "mine.yml", options: {} } });
const players = (section) => section.querySelectorAll("[name=players] option").map(textOf);

test("one's own rule is read before a deal", async () => {
  const section = await page("", mine(FIVE));
  assert.match(textOf(section), /Before a deal is begun by “Five of us”, the engine must read it\./);
  assert.deepEqual([named(section, "Deal at random").hidden, asked.length], [true, 0]);
  press(section, "Read the rule");
  await until(() => !named(section, "Deal at random").hidden);
  assert.deepEqual([players(section), section.querySelectorAll("[name=dealer] option").length], [["5"], 5]);
  assert.ok(document.activeElement === section.querySelector("[name=players]"));
  await choose(section, "modern/standard");
  assert.deepEqual(players(section), ["3", "4", "5"]);
  await choose(section, "mine.yml");
  assert.deepEqual(players(section), ["5"]);
});

test("one's own rule with errors begins no deal", async () => {
  const section = await page("", mine("title: Wrong\nextends: modern/standard\nvalues: {QS: a, JD: b, AS: c, KS: d}\n"));
  press(section, "Read the rule");
  await reads(told, section, "Your rule has errors.");
  assert.equal(section.querySelectorAll(".check__asking li").length, 3);
  assert.deepEqual([named(section, "Read the rule").disabled, named(section, "Deal at random").hidden], [false, true]);
});

test("a deal's link brings its rule along", async () => {
  const section = await page("", mine("title: Tuesdays\nextends: modern/standard\nvalues: {JD: -10}\n"));
  press(section, "Read the rule");
  await until(() => !named(section, "Deal at random").hidden);
  press(section, "Deal at random");
  await until(() => sessionStorage.getItem("hearts-deal") === location.href);
  assert.match(yaml(section), /rules: "mine\.yml"/);
  assert.match(textOf(section.querySelector(".check__away")), /next to it, as mine\.yml/);
  const { search } = location;
  const other = await page(search);
  assert.match(textOf(other.querySelector(".check__builder")), /with a rule from the same link, “Tuesdays”/);
  press(other, "Open this deal");
  await until(() => yaml(other));
  assert.equal(localStorage.getItem("hearts-lab"), null);
});
