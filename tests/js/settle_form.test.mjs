// The form that settles a deal: its fields for each game, what a link may put there, and what the engine is then asked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { document, named, opened, textOf } from "./page.mjs";
import { ask, builtJson } from "./engine.mjs";
import { SEATS } from "site/desk/forms.js";
import { gamesToSettle } from "site/desk/games.js";
import { unsettled } from "site/desk/errors.js";
import { factAsked, factFields, requestFor } from "site/desk/settle/fields.js";
import { refused } from "site/desk/settle/refusals.js";
import { SettleForm } from "site/desk/settle/form.js";

const HOSTILE = '<img src=x onerror="window.ran = true">';
const SAFE = '<img src x onerror "'; // of a name, what the engine takes: the same text, never HTML
const SWEEPSTAKE = "spalding-1896/sweepstake";
const games = await gamesToSettle();
const facts = builtJson("desk/facts.json").properties;

function formOf(id, link = {}) {
  const form = new SettleForm(games, facts);
  opened().append(form.element);
  form.take(link);
  form.turnTo(games.get(id).tables);
  return form;
}

const fieldIn = (form, name) => form.element.querySelector(`[data-field="${name}"]`);
const choose = (form, name, value) => fieldIn(form, name).querySelector(`input[value="${value}"]`).check();
const names = (form, within = "[data-field]") => form.element.querySelectorAll(within).map((each) => each.dataset.field);
const requestOf = (form, id) => requestFor(games.get(id), form.wanted, form.said);

test("each game asks for what it needs", () => {
  for (const [id, { tables }] of games) {
    const form = formOf(id);
    const { cards, which, hearts, suits, more } = tables[form.players];
    const own = names(form).filter((name) => !form.element.querySelector(`.asked-elsewhere [data-field="${name}"]`));
    const asked = own.filter((name) => !name.includes(":"));
    const beside = ["players", "way", "took"];
    assert.deepEqual(asked.filter((name) => !beside.includes(name)).sort(), [...more].sort(), id);
    assert.equal(own.includes("took"), Boolean(hearts), id);
    assert.equal(own.includes("suit"), suits.length > 0, id);
    assert.deepEqual(Object.keys(facts).filter((name) => more.includes(name)), more, id);
    assert.equal(own.includes("players"), Object.keys(tables).length > 1, id);
    const shown = names(form, ".cards-taken [data-field]").map((name) => name.replace(/:\d+$/, ""));
    assert.deepEqual(shown, (hearts ? cards : which).map(({ card }) => `card:${card}`), id);
  }
});

test("fields come in the order of the deal", () => {
  const form = formOf("spalding-1896/auction");
  assert.deepEqual(form.element.children.map((each) => each.dataset.field).filter(Boolean), ["players", "suit", "buyer", "bid", "took", "pool", "jack", "dealer"]);
  for (const [name, hint] of [["jack", /^A jack-pot is a pool that nobody won/], ["dealer", /^An odd chip goes by seats from the dealer/]]) {
    assert.match(textOf(fieldIn(form, name).querySelector(".field__hint")), hint);
  }
});

// What stands in the form, and what the engine is then asked beside who took what.
const FILLED = [
  ["spalding-1896/auction", { suit: "clubs", buyer: "B", bid: "3", pool: "4", jack: "no" },
    { suit: "clubs", buyer: "B", bid: 3, pool: 4, jack: false, dealer: "D", units: { A: "1", B: "4", C: "4", D: "4" }, hearts: undefined }],
  ["spalding-1896/auction", { buyer: "", jack: "yes" }, { jack: true, pool: 0, buyer: undefined, bid: 0 }],
  ["spalding-1896/auction", { buyer: "B", bid: "0" }, { buyer: "B", bid: 0 }],
  ["spalding-1896/auction", { buyer: "B", bid: "x" }, { hearts: { A: "1", B: "4", C: "4", D: "4" }, units: undefined }],
  ["spalding-1896/jack-pot", { pot: "2", trickless: ["B", "C"] }, { pot: 2, trickless: "B,C" }],
  ["foster-1914/joker", { joker: "C" }, { joker: "C" }],
  ["house/chase-the-pig", { shown: ["QS"] }, { shown: "QS" }],
  ["house/polignac", { declared: "A" }, { declared: "A" }],
  ["house/moon-and-sun", { tricks: ["1", "4", "4", "4"] }, { tricks: { A: "1", B: "4", C: "4", D: "4" } }],
  ["house/slobberhannes", { "card:QC:1": "C", "first-trick": "A", "last-trick": "B" }, { taken: { A: "-", B: "-", C: "QC", D: "-" }, "first-trick": "A", "last-trick": "B" }],
  ["davis-2004/omnibus", { "card:QS:1": "B", "card:10D:1": "A" }, { taken: { A: "10D", B: "QS" }, slam: undefined }],
  [SWEEPSTAKE, { revoked: ["B"], forfeits: ["B", "C"] }, { revoked: "B", forfeits: "B,C", set: {} }],
  ["hoyle-1887/hearts", { revoked: ["B", "C", "C"], "agreed:revoke-fine": "5" }, { revoked: "B,C,C", set: { "revoke-fine": "5" } }],
  ["modern/standard", { revoked: ["B"], forfeits: ["C"] }, { revoked: undefined, forfeits: undefined }],
];

test("the engine is asked what the form says", () => {
  for (const [id, fields, wanted] of FILLED) {
    const request = requestOf(formOf(id, { fields: { took: ["1", "4", "4", "4"], ...fields } }), id);
    assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((name) => [name, request[name]])), wanted, id);
    assert.deepEqual([request.ask, request.id, request.told], ["settle", id, true]);
  }
});

test("bids are asked where each may bid", () => {
  const wanted = { ...formOf("modern/standard").wanted, more: ["bids"] };
  const [field] = factFields(facts, "auction", wanted, ["A", "B", "C"]);
  field.write(["0", "2", "0"]);
  assert.deepEqual(factAsked(facts.bids, field.read(), ["A", "B", "C"]), { A: "0", B: "2", C: "0" });
});

test("a fact that the form does not know is drawn from its schema", () => {
  const wanted = { ...formOf("modern/standard").wanted, more: ["first-heart"] };
  const fact = { title: "Who took the first {called}", "x-field": "seat", "x-words": { "": "nobody" } };
  const [field] = factFields({ "first-heart": fact }, undefined, { ...wanted, called: "heart" }, ["A", "B", "C"]);
  assert.equal(textOf(field.element.querySelector("legend")), "Who took the first heart");
  assert.equal(factAsked(fact, field.read(), ["A", "B", "C"]), undefined);
  field.write("B");
  assert.equal(factAsked(fact, field.read(), ["A", "B", "C"]), "B");
});

test("the engine settles what the form says", async () => {
  for (const id of games.keys()) {
    const empty = formOf(id);
    const took = Array.from({ length: empty.players }, (_, place) => String(place ? 0 : empty.wanted.hearts));
    const cards = names(empty, ".cards-taken [data-field]").map((name) => [name, "A"]); // so that a slam is made, where one can be
    const { values } = await ask({ ask: "show", id, players: empty.players });
    const tricks = took.map((_, place) => String(place ? 0 : values["deal.hand"].value));
    const others = { "first-trick": "A", "last-trick": "A", joker: "C", "slam-choice": "others-up", tricks };
    const { error } = await ask(requestOf(formOf(id, { fields: { took, ...Object.fromEntries(cards), ...others } }), id));
    assert.ok(!error || error.kind === "which-hearts" || error.message.endsWith("score the deal in its game"), `${id}: ${error?.message}`);
  }
});

test("a link fills the form", () => {
  const form = formOf(SWEEPSTAKE, { players: 4, byNumber: true, fields: { took: ["0", "4", "9", "0"], pool: "6", revoked: ["B", HOSTILE] } });
  const { took, pool, revoked } = form.values;
  assert.deepEqual([took, pool, revoked], [["0", "4", "9", "0"], "6", ["B"]]);
  assert.equal(form.element.querySelector(".went-wrong").open, true);
  const which = formOf(SWEEPSTAKE, { byNumber: false, fields: { "card:QS:1": "B" } });
  assert.deepEqual([which.byNumber, names(which).includes("took")], [false, false]);
  assert.equal(which.element.querySelectorAll(".cards-taken [data-field]").length, 13);
  const elsewhere = which.element.querySelector(".asked-elsewhere");
  assert.deepEqual([elsewhere.open, which.values["card:QS:1"]], [true, "B"]);
  const five = formOf(SWEEPSTAKE, { players: 5 });
  assert.equal(five.players, 5);
});

test("a link's values come with their fields", () => {
  const form = formOf("modern/standard", { fields: { pool: "6", took: ["0", "4", "9", "0"] } });
  form.turnTo(games.get(SWEEPSTAKE).tables);
  assert.deepEqual([form.values.pool, form.values.took], ["6", ["0", "4", "9", "0"]]);
  form.forgetLink();
  form.turnTo(games.get("modern/standard").tables);
  form.turnTo(games.get(SWEEPSTAKE).tables);
  assert.equal(form.values.pool, "0");
  form.clear();
  assert.deepEqual(form.values.took, ["0", "0", "0", "0"]);
});

test("a hostile link changes nothing", () => {
  const usual = formOf(SWEEPSTAKE).values;
  const links = [
    { fields: HOSTILE }, { fields: [HOSTILE] }, { fields: null }, { players: "9", fields: { took: [HOSTILE, "4", "9", "0"], pool: HOSTILE } },
    { players: 99, fields: { took: "0,4,9,0", dealer: HOSTILE, revoked: HOSTILE, "card:QS:1": HOSTILE, jack: { yes: true } } },
  ];
  for (const link of links) {
    const form = formOf(SWEEPSTAKE, link);
    assert.deepEqual([form.values, form.players], [usual, 4], JSON.stringify(link));
    assert.ok(!textOf(form.element).includes(HOSTILE));
  }
});

test("hearts are told by number or by card", () => {
  const form = formOf(SWEEPSTAKE);
  choose(form, "way", "which");
  assert.deepEqual([form.byNumber, names(form).includes("took")], [false, false]);
  assert.ok(document.activeElement === fieldIn(form, "way").querySelector("input[value=which]"));
  choose(form, "card:AH:1", "B");
  named(form.element, "Rest to C").click();
  assert.deepEqual(requestOf(form, SWEEPSTAKE).taken, { A: "-", B: "AH", C: "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H", D: "-" });
  choose(form, "way", "number");
  assert.deepEqual(names(form).includes("took"), true);
});

test("more players have more fields", () => {
  const form = formOf("spalding-1896/spot");
  choose(form, "players", "5");
  assert.ok(document.activeElement === fieldIn(form, "players").querySelector("input[value='5']"));
  assert.equal(named(form.element, "Rest to E").localName, "button");
  assert.equal(form.players, 5);
});

test("what other games ask is folded", () => {
  const form = formOf("foster-1914/sweepstake");
  const fold = form.element.querySelector(".asked-elsewhere");
  assert.equal(fold.open, false);
  assert.ok(fold.querySelector("[data-field=dealer]"));
  assert.ok(fold.querySelector("[data-field='card:QS:1']"));
  assert.equal(formOf(SWEEPSTAKE).element.querySelector(".asked-elsewhere [data-field=dealer]"), null);
  assert.equal(requestOf(formOf("foster-1914/sweepstake", { fields: { dealer: "A" } }), "foster-1914/sweepstake").dealer, undefined);
});

test("an error is told at its field", async () => {
  const told = async (id, fields) => {
    const form = formOf(id, { fields });
    const { error } = await ask(requestOf(form, id));
    const field = form.fault(error);
    return [field?.name, field && textOf(field.element.querySelector(".field__fault")), form];
  };
  const [took, said] = await told(SWEEPSTAKE, { took: ["0", "0", "0", "12"] });
  assert.deepEqual([took, said], ["took", "the hearts add up to 12, but 13 are in play for 4 players"]);
  const [card, which] = await told("davis-2004/omnibus", { took: ["0", "0", "13", "0"], "card:QS:1": "B" });
  assert.deepEqual([card, which], ["card:10D:1", "say who took the ten of diamonds"]);
  const [revoked, , form] = await told("hoyle-1887/hearts", { took: ["1", "2", "4", "6"], revoked: ["B"] });
  assert.deepEqual([revoked, form.element.querySelector(".went-wrong").open], ["revoked", true]);
  assert.equal((await told(SWEEPSTAKE, { took: ["0", "3", "4", "6"], forfeits: ["B"] }))[0], "forfeits");
  form.clearFaults();
  assert.equal(textOf(form.element.querySelector("[data-field=revoked] .field__fault")), "");
});

test("hostile numbers are refused as text", async () => {
  const form = formOf(SWEEPSTAKE);
  named(form.element, "A took").fill("<b>x");
  const { error } = await ask(requestOf(form, SWEEPSTAKE));
  assert.equal(form.fault(error), null);
  assert.match(refused(error).join(""), /‘<b>x’ is not a number/);
});

test("players have names, and the engine is asked with them", async () => {
  const form = formOf(SWEEPSTAKE, { names: ["Ann", " Bo=b,", "Ann", HOSTILE] });
  assert.deepEqual(form.seats, ["Ann", "Bo b", "Ann 2", SAFE]);
  form.element.querySelectorAll(".counts .stepper__number").forEach((input, place) => input.fill(["0", "4", "9", "0"][place]));
  choose(form, "dealer", "B");
  const request = requestOf(form, SWEEPSTAKE);
  assert.deepEqual([request.hearts, request.dealer], [{ Ann: "0", "Bo b": "4", "Ann 2": "9", [SAFE]: "0" }, "Bo b"]);
  assert.deepEqual((await ask(request)).net, { Ann: 6, "Bo b": -4, "Ann 2": -9, [SAFE]: 7 });
});

test("a new name keeps what was entered, and the focus", async () => {
  const form = formOf("modern/standard", { fields: { took: ["3", "4", "6", "0"], "card:QS:1": "C" } });
  const input = named(form.element, "Name of player C");
  input.fill("Cleo");
  const held = named(form.element, "A took");
  held.focus();
  await new Promise((done) => setTimeout(done));
  assert.equal(named(form.element, "Name of player C"), input);
  assert.equal(document.activeElement, named(form.element, "A took"));
  assert.equal(named(form.element, "Cleo took").value, "6");
  assert.deepEqual(form.said.cards.filter(({ seat }) => seat), [{ code: "QS", seat: "Cleo" }]);
});

test("in a game, what the game knows is not asked", () => {
  opened();
  const form = new SettleForm(games, facts, { inGame: true });
  [form.players, form.names] = [4, ["Ann"]];
  form.turnTo(games.get("spalding-1896/auction").tables);
  assert.deepEqual(names(form), ["suit", "buyer", "bid", "took", "revoked", "forfeits", "agreed:forfeit"]);
  assert.ok(named(form.element, "Ann took"));
});

test("mistakes are asked as each game settles them", () => {
  const says = (id) => textOf(formOf(id).element.querySelector(".went-wrong"));
  assert.match(says(SWEEPSTAKE), /pays everyone.s losses in the deal/);
  assert.match(says("modern/standard"), /This game says nothing of revokes: the players must agree/);
  assert.equal(formOf("modern/standard").element.querySelectorAll(".went-wrong .field").length, 0);
  const often = formOf("hoyle-1887/hearts", { fields: { revoked: ["B", "B"] } });
  assert.equal(named(often.element, "B revoked").value, "2");
  named(often.element, "B revoked: one more").click();
  assert.deepEqual(often.values.revoked, ["B", "B", "B"]);
  named(often.element, "B revoked").fill("x");
  assert.deepEqual(often.values.revoked, ["B: x"]);
});

test("a game says what it leaves unsettled", () => {
  const lines = (id, told) => unsettled(games.get(id).tables[4], { facts: told }).map(textOf);
  const [line] = lines("hoyle-1913/howell", { revoked: "B" });
  assert.match(line, /^not covered This game says nothing of revokes.* This settlement leaves it out\.$/);
  assert.deepEqual(lines(SWEEPSTAKE, { revoked: "B", forfeits: "B,C" }), []);
  assert.deepEqual(lines("hoyle-1913/howell", {}), []);
});

test("site and engine name the same fields", async () => {
  const told = builtJson("desk/inputs.json");
  for (const id of ["modern/standard", "foster-1914/auction", "house/polignac"]) {
    for (const [players, wanted] of Object.entries(told[id])) {
      assert.deepEqual(await ask({ ask: "wanted", id, players: Number(players) }), { ...wanted, players: Number(players) }, id);
    }
  }
  assert.equal(SEATS.length, 10);
});
