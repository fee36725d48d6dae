// The fields of the forms: what they read, what they take, and what they refuse.

import assert from "node:assert/strict";
import { test } from "node:test";
import { document, named, opened, textOf } from "./page.mjs";
import * as forms from "site/desk/forms.js";

const HOSTILE = '<img src=x onerror="window.ran = true">';
const NOTHING = [undefined, null, 7, {}, [7], HOSTILE, "x".repeat(500)];
const SEATS = [..."ABCD"];
const seats = SEATS.map((seat) => [seat, seat]);

const FIELDS = {
  number: () => forms.numberField({ name: "pool", label: "Chips", default: "3" }),
  counts: () => forms.countsField({ name: "took", label: "Hearts", seats: SEATS, values: [1, 2, 3, 4] }),
  buttons: () => forms.choiceField({ name: "dealer", label: "Who dealt", choices: seats, default: "D" }),
  list: () => forms.choiceField({ name: "word", label: "Word", choices: seats, default: "B", many: true }),
  some: () => forms.someField({ name: "revoked", label: "Who revoked", choices: seats, values: ["A"] }),
  card: () => forms.cardField({ name: "card", label: "A card", default: "QS" }),
  cards: () => forms.cardsField({ name: "hand", label: "A hand", default: "4D 9H" }),
  bySeat: () => forms.cardsBySeatField({ name: "taken", label: "Taken", default: "A=AH KH, B=2H", seats: SEATS }),
};
const read = (name) => FIELDS[name]().read();
const written = (name, ...said) => {
  const field = FIELDS[name]();
  for (const each of said) field.write(each);
  return field.read();
};

test("each field reads its default", () => {
  const found = Object.keys(FIELDS).map((name) => [name, read(name)]);
  assert.deepEqual(Object.fromEntries(found), {
    number: "3", counts: ["1", "2", "3", "4"], buttons: "D", list: "B", some: ["A"], card: "QS", cards: "4D 9H",
    bySeat: "A=AH KH, B=2H, C=-, D=-",
  });
});

test("each field takes what it reads", () => {
  assert.equal(written("number", "12"), "12");
  assert.deepEqual(written("counts", ["0", "0", "6", "7"]), ["0", "0", "6", "7"]);
  assert.equal(written("buttons", "A"), "A");
  assert.equal(written("list", "A"), "A");
  assert.deepEqual(written("some", ["B", "C"]), ["B", "C"]);
  assert.equal(written("card", "Joker"), "Joker");
  assert.equal(written("cards", "2C, KS Joker"), "2C KS Joker");
  assert.equal(written("cards", "none"), "none");
  assert.equal(written("bySeat", "C=QS"), "A=-, B=-, C=QS, D=-");
  assert.equal(written("bySeat", "none"), "none");
});

test("no field takes what it does not offer", () => {
  for (const name of Object.keys(FIELDS)) {
    if (name === "some" || name === "bySeat") continue;
    for (const said of NOTHING) assert.deepEqual(written(name, said), read(name), `${name}: ${said}`);
  }
  assert.equal(written("number", "1234567"), "3");
  assert.deepEqual(written("counts", ["1", "2"], ["1", "2", "3", "x"], "1,2,3,4"), ["1", "2", "3", "4"]);
  assert.equal(written("cards", "2C 1X"), "4D 9H");
  assert.deepEqual(written("some", HOSTILE, 7), ["A"]);
  assert.deepEqual(written("some", ["B", HOSTILE]), ["B"]);
  assert.deepEqual(written("bySeat", 7), read("bySeat"));
  assert.equal(written("bySeat", `A=${HOSTILE}, B=3H`), "A=AH KH, B=3H, C=-, D=-");
  assert.equal(forms.cardField({ name: "card", label: "A card", default: "none" }).read(), "none");
});

test("a written number goes as one", () => {
  assert.deepEqual(["12", "0", "", "1x", "-1", "1.5"].map(forms.counted), [12, 0, "", "1x", "-1", "1.5"]);
});

test("a number stays within its bounds", () => {
  const field = forms.numberField({ name: "bid", label: "A bids", least: 1, most: 3, default: "1" });
  const [less, more] = [named(field.element, "A bids: one fewer"), named(field.element, "A bids: one more")];
  assert.deepEqual([less.disabled, more.disabled], [true, false]);
  more.click();
  more.click();
  assert.deepEqual([field.read(), less.disabled, more.disabled], ["3", false, true]);
  const input = named(field.element, "A bids");
  input.press("ArrowUp");
  assert.equal(field.read(), "3");
  input.press("ArrowDown");
  assert.equal(field.read(), "2");
  input.fill("  ");
  assert.equal(field.read(), "0");
});

test("what is left goes to one seat", () => {
  const field = forms.countsField({ name: "took", label: "Hearts", seats: SEATS, total: 13 });
  opened().append(field.element);
  const left = () => textOf(field.element.querySelector(".counts__left"));
  const rest = (seat) => named(field.element, `Rest to ${seat}`);
  assert.equal(left(), "13 of 13 left");
  assert.equal(textOf(rest("B")), "all 13");
  named(field.element, "B took").fill("4");
  assert.equal(textOf(rest("C")), "the other 9");
  rest("C").click();
  assert.deepEqual([left(), field.read()], ["All 13 given", ["0", "4", "9", "0"]]);
  assert.ok(document.activeElement === named(field.element, "C took"));
  assert.equal(rest("A").hidden, true);
  assert.ok(named(field.element, "A took: one more").disabled);
  named(field.element, "B took").press("ArrowUp");
  named(field.element, "A took: one more").click();
  assert.deepEqual(field.read(), ["0", "4", "9", "0"]);
  named(field.element, "B took: one fewer").click();
  assert.deepEqual([left(), textOf(rest("A"))], ["1 of 13 left", "the last one"]);
  named(field.element, "B took").fill("9");
  assert.equal(left(), "18 of 13: too many");
});

test("a table grows and shrinks with its players", () => {
  const field = forms.countsField({ name: "hearts", label: "Hearts", seats: SEATS, values: [0, 0, 6, 7], grows: true });
  const [fewer, more] = ["fewer", "more"].map((each) => named(field.element, `One player ${each}`));
  more.click();
  assert.deepEqual(field.read(), ["0", "0", "6", "7", "0"]);
  assert.equal(textOf(field.element.querySelector(".counts__left")), "13 in all");
  for (let times = 0; times < 3; times += 1) fewer.click();
  assert.deepEqual([field.read(), fewer.disabled], [["0", "0"], true]);
  for (let times = 0; times < 9; times += 1) more.click();
  assert.deepEqual([field.read().length, more.disabled], [10, true]);
  field.write(["1", "2", "3"]);
  assert.deepEqual(field.read(), ["1", "2", "3"]);
  field.write(["1"]);
  assert.deepEqual(field.read(), ["1", "2", "3"]);
});

test("cards are added to a list and removed", () => {
  const field = FIELDS.cards();
  opened().append(field.element);
  let changes = 0;
  field.element.addEventListener("input", () => { changes += 1; });
  named(field.element, "Take away the four of diamonds").click();
  assert.ok(document.activeElement === named(field.element, "Take away the nine of hearts"));
  const add = named(field.element, "A hand: add a card");
  add.fill("KS");
  assert.deepEqual([field.read(), add.value, changes], ["9H KS", "", 2]);
  for (const card of ["king of spades", "nine of hearts"]) named(field.element, `Take away the ${card}`).click();
  assert.deepEqual([field.read(), document.activeElement === add], ["none", true]);
});

test("an error is shown at its field", () => {
  const field = forms.numberField({ name: "pool", label: "Chips", hint: "What was left." });
  opened().append(field.element);
  const input = named(field.element, "Chips");
  const about = (it) => (it.getAttribute("aria-describedby") ?? "").split(" ").map((id) => textOf(field.element.querySelector(`#${id}`))).join(" ");
  assert.equal(about(field.element), "What was left.");
  field.fault("too ", "many");
  assert.equal(about(field.element), "What was left. too many");
  assert.deepEqual([about(input), input.getAttribute("aria-invalid")], ["too many", "true"]);
  assert.ok(field.element.classList.contains("field--faulty"));
  field.come();
  assert.ok(document.activeElement === field.element);
  field.fault();
  assert.deepEqual([about(field.element), input.getAttribute("aria-invalid")], ["What was left.", null]);
  assert.equal(forms.numberField({ name: "pot", label: "Pot" }).element.getAttribute("aria-describedby"), null);
});

test("few choices are buttons, many a list", () => {
  const choices = [..."ABCDEFGHIJ"].map((each) => [each, each]);
  const fieldOf = (count) => forms.choiceField({ name: "x", label: "X", choices: choices.slice(0, count) });
  const kind = (count) => fieldOf(count).element.querySelector("input, select").localName;
  assert.deepEqual([kind(6), kind(7)], ["input", "select"]);
  const field = FIELDS.buttons();
  field.element.querySelector("input[value=A]").check();
  assert.equal(field.read(), "A");
  field.write("");
  assert.equal(field.read(), "A");
  const open = forms.choiceField({ name: "x", label: "X", choices: seats });
  open.write("B");
  open.write("");
  assert.equal(open.read(), "");
});
