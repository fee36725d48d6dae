// A rule of the reader's own: stored, among the other games, brought by a link, asked, and its answers stored.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { document, named, opened, shutOff, textOf, until } from "./page.mjs";
import { ask, asked } from "./engine.mjs";
import { open } from "site/desk/desk.js";
import { everyGame, gameChoice } from "site/desk/games.js";
import * as answers from "site/desk/user-rules/answers.js";
import { askIn } from "site/desk/user-rules/ask.js";
import * as rules from "site/desk/user-rules/game.js";
import * as storage from "site/lab/storage.js";
import { mineOf } from "site/lab/my-rule.js";

const TUESDAY = "title: Tuesday Hearts\nextends: modern/standard\nhearts:\n  led: at-will\nvalues:\n  JD: -10\n";
const CHIPS = "title: Chips\nextends: spalding-1896/sweepstake\n";
const DISPUTE = "leading-hearts-unbroken";
const HOSTILE = "<img src=x onerror=window.ran=true>";
const games = await everyGame();

beforeEach(() => {
  open().cancel();
  opened();
  asked.length = 0;
});

// ---- What is stored

test("the title and the parent are seen unread", () => {
  const seen = (text) => [storage.titled(text), storage.changedBy(text)];
  assert.deepEqual(seen(TUESDAY), ["Tuesday Hearts", "modern/standard"]);
  assert.deepEqual(seen("title: \"A 'b'\"\nextends: 'house/x'"), ["A 'b'", "house/x"]);
  assert.deepEqual(seen("values: {}\n# title: x"), ["a rule without a title", ""]);
  assert.equal(storage.titled(`title: ${"x".repeat(99)}`).length, 60);
});

test("a rule is stored until it is forgotten", () => {
  assert.equal(storage.kept(), null);
  assert.equal(storage.keep(TUESDAY), true);
  localStorage.setItem("hearts-answers", "{}");
  assert.equal(storage.kept(), TUESDAY);
  storage.forget();
  assert.deepEqual([storage.kept(), localStorage.getItem("hearts-answers")], [null, null]);
});

test("a rule becomes the reader's game and back", () => {
  const game = () => JSON.parse(localStorage.getItem("hearts-game"));
  assert.equal(storage.makeMine(TUESDAY), true);
  assert.deepEqual([game(), storage.kept()], [{ id: "mine.yml", options: {}, title: "Tuesday Hearts" }, TUESDAY]);
  localStorage.setItem("hearts-game", JSON.stringify({ ...game(), options: { breaking: "must-be-broken" } }));
  storage.keep(TUESDAY.replace("Tuesday", "Wednesday"), TUESDAY);
  assert.deepEqual(game(), { id: "mine.yml", options: { breaking: "must-be-broken" }, title: "Wednesday Hearts" });
  storage.noLonger();
  assert.equal(game(), null);
  localStorage.setItem("hearts-game", JSON.stringify({ id: "modern/standard", options: {} }));
  storage.keep(CHIPS);
  storage.noLonger();
  assert.equal(game().id, "modern/standard"); // another game stays
});

test("a stored game of another shape is none", () => {
  for (const text of ["5", "[]", "{", "null", '{"id": 7}']) {
    localStorage.setItem("hearts-game", text);
    assert.equal(storage.game(), null, text);
  }
  localStorage.setItem("hearts-game", '{"id": "mine.yml", "options": null}');
  assert.deepEqual(storage.game(), { id: "mine.yml", options: {} });
});

test("without storage nothing is kept, nor breaks", () => {
  shutOff(localStorage);
  assert.deepEqual([storage.keep(TUESDAY), storage.makeMine(TUESDAY), storage.kept()], [false, false, null]);
  const { element, show } = mineOf(() => TUESDAY, () => assert.fail("it was made"));
  show(true, false);
  named(element, "Make this my game").click();
  assert.match(textOf(element), /isn't storing data/);
});

test("the lab says whether it is one's game", () => {
  let made = 0;
  const { element, show } = mineOf(() => TUESDAY, () => {
    made += 1;
    show(true, true);
  });
  opened().append(element);
  const [make, drop] = ["Make this my game", "No longer"].map((name) => named(element, name));
  assert.deepEqual([make.hidden, drop.hidden], [true, true]);
  show(true, false);
  assert.deepEqual([make.hidden, drop.hidden], [false, true]);
  make.click();
  assert.deepEqual([made, make.hidden, drop.hidden], [1, true, false]);
  assert.match(textOf(element), /^This is now your game\. Its answer comes first/);
  show(false, true);
  assert.match(textOf(element), /it has errors\. Fix them first/);
  show(true, true);
  drop.click();
  assert.deepEqual([storage.isMine(), document.activeElement === make], [false, true]);
});

// ---- Among the games

test("one's own rule is a game among others", () => {
  assert.equal(rules.own(), null);
  storage.keep(TUESDAY);
  const own = rules.own();
  assert.deepEqual([own.id, own.book, own.parent, own.house], ["mine.yml", "Yours", "modern/standard", TUESDAY]);
  const all = rules.withOwn(games, own, null);
  const [first] = all.keys();
  assert.deepEqual([first, all.size], ["mine.yml", games.size + 1]);
  assert.deepEqual(all.get(first).options, games.get("modern/standard").options);
  assert.deepEqual(all.get(first).players, games.get("modern/standard").players);
  const lost = rules.withOwn(games, { ...own, parent: "none" }).get("mine.yml");
  assert.deepEqual([lost.options, lost.players], [[], [...games.values()].at(-1).players]);
});

test("a rule's text goes with each request", () => {
  storage.keep(TUESDAY);
  assert.deepEqual(rules.housed(rules.own(), null, games.get("modern/standard")), { house: { "mine.yml": TUESDAY } });
  assert.deepEqual(rules.housed(games.get("modern/standard")), {});
  assert.equal(rules.asAnswered(rules.own()), "house/mine");
});

test("a link brings a rule, or one's own", async () => {
  assert.equal(await rules.brought(null), null);
  for (const house of [undefined, 7, "", "x".repeat(70_000)]) assert.equal(await rules.brought({ house }), null);
  const theirs = await rules.brought({ house: TUESDAY });
  assert.deepEqual([theirs.id, theirs.book, theirs.title], ["theirs.yml", "With this link", "Tuesday Hearts"]);
  assert.match(theirs.href, /\/lab\/\?s=2\./);
  storage.keep(TUESDAY);
  assert.equal((await rules.brought({ house: TUESDAY })).id, "mine.yml");
  assert.deepEqual(rules.sent(theirs), { game: "theirs.yml", house: TUESDAY });
  assert.deepEqual(rules.sent({ id: "modern/standard" }), { game: "modern/standard" });
  assert.deepEqual([rules.meant("theirs.yml", { id: "mine.yml" }), rules.meant("theirs.yml", null), rules.meant("x", theirs)], ["mine.yml", "theirs.yml", "x"]);
});

test("the engine is asked once about a rule", async () => {
  storage.keep("title: Five\nextends: modern/standard\ntable: {players: [5]}\n");
  const game = { ...rules.own() };
  assert.equal(await rules.learn(game, ask), undefined);
  assert.deepEqual([game.learned, game.players, Object.keys(game.tables)], [true, [5], ["5"]]);
  const count = asked.length;
  assert.equal(await rules.learn(game, ask), null);
  assert.equal(asked.length, count);
  storage.keep("title: Wrong\nextends: modern/standard\nvalues: {QS: a}\n");
  const wrong = { ...rules.own() };
  assert.ok((await rules.learn(wrong, ask)).faults.length);
  assert.equal(wrong.learned, undefined);
});

test("a form offers the games by their books", () => {
  localStorage.setItem("hearts-game", JSON.stringify({ id: "davis-2004/black-lady", options: { breaking: "must-be-broken", none: "x" } }));
  const choice = gameChoice(games);
  assert.equal(choice.begin(), true);
  assert.deepEqual([choice.game.id, choice.options], ["davis-2004/black-lady", { breaking: "must-be-broken" }]);
  choice.select.fill("modern/standard");
  assert.deepEqual([choice.options, choice.game.id], [{}, "modern/standard"]);
  assert.equal(choice.write("house/none"), false);
  assert.equal(choice.write("davis-2004/black-lady", { breaking: HOSTILE }), true);
  assert.deepEqual(choice.options, {});
  localStorage.clear();
  choice.begin();
  assert.equal(choice.game.id, [...games.values()].filter(({ foremost }) => foremost).at(-1).id);
  const [first, ...others] = choice.select.children;
  assert.deepEqual([first.value, others.every(({ localName }) => localName === "optgroup")], ["today/hearts", true]); // of no book
  assert.equal(others.at(-1).label, "House rules");
  assert.equal(gameChoice(games, { none: "none named" }).game, undefined);
});

// ---- Asked, and its answers stored

async function askedOf(dispute, text, options = {}) {
  storage.makeMine(text);
  localStorage.setItem("hearts-game", JSON.stringify({ id: "mine.yml", options }));
  const box = document.createElement("div");
  const button = document.createElement("button");
  box.append(button);
  document.body.append(box);
  await askIn(box, button, dispute);
  return box;
}

test("an answer is shown again from storage", async () => {
  const box = await askedOf(DISPUTE, TUESDAY);
  assert.match(textOf(box), /^Yes, you may\. stated/);
  assert.equal(answers.inShort(answers.answers().get(DISPUTE)), "Yes, you may.");
  const again = document.createElement("div");
  assert.equal(answers.showIn(again, DISPUTE), true);
  assert.equal(textOf(again), textOf(box));
  assert.equal(answers.showIn(document.createElement("div"), "the-odd-chip"), false);
});

test("its places and its figures are kept too", async () => {
  const box = await askedOf("two-are-clear", CHIPS);
  const [link] = box.querySelectorAll("a.cite");
  assert.match(link.href, /\/sources\/spalding-1896\/.*#spalding-1896\./);
  assert.ok(link.title && box.querySelector(".up-down"));
  const again = document.createElement("div");
  answers.showIn(again, "two-are-clear");
  assert.deepEqual(again.querySelectorAll("a.cite").map(({ href, title }) => [href, title]), box.querySelectorAll("a.cite").map(({ href, title }) => [href, title]));
  assert.equal(textOf(again.querySelector(".up-down")), textOf(box.querySelector(".up-down")));
});

test("what was agreed on is asked with it", async () => {
  const box = await askedOf("the-odd-chip", CHIPS, { "odd-chip": "stays" });
  assert.match(textOf(box), /Nobody: it stays for the next deal\./);
  assert.match(textOf(box), /optional \(default\): the source’s default; players may agree otherwise/);
  localStorage.setItem("hearts-game", JSON.stringify({ id: "mine.yml", options: {} }));
  assert.equal(answers.answers().size, 0);
  assert.match(textOf(await askedOf("the-odd-chip", CHIPS)), /The one of you nearest/);
});

test("another rule or engine makes answers void", async () => {
  await askedOf(DISPUTE, TUESDAY);
  const stored = JSON.parse(localStorage.getItem("hearts-answers"));
  for (const other of [{ digest: "other" }, { version: 1 }, { text: `${TUESDAY}# changed` }, { agreed: '{"a":"b"}' }]) {
    localStorage.setItem("hearts-answers", JSON.stringify({ ...stored, ...other }));
    assert.equal(answers.answers().size, 0, JSON.stringify(other));
  }
  localStorage.setItem("hearts-answers", JSON.stringify(stored));
  assert.equal(answers.answers().size, 1);
});

test("stored answers of another shape are none", async () => {
  await askedOf(DISPUTE, TUESDAY);
  const stored = JSON.parse(localStorage.getItem("hearts-answers"));
  for (const text of ["[]", '"[]"', "{", '{"version": 3}']) {
    localStorage.setItem("hearts-answers", text);
    assert.equal(answers.answers().size, 0, text);
  }
  const good = { says: "a", follows: "b", firm: "ruled", unit: "chips", net: { A: 1 }, cites: [["sources/", "x", "y"]] };
  const wrong = [
    1, [], null, { says: "a" }, { ...good, net: { A: "1" } }, { ...good, net: [1] }, { ...good, says: "x".repeat(9000) }, { ...good, firm: HOSTILE },
    { ...good, cites: [["javascript:window.ran=1", "x", "y"]] }, { ...good, cites: [["//elsewhere", "x", "y"]] }, { ...good, cites: [["sources/", "x"]] },
    { ...good, cites: "x" }, { ...good, cites: Array(61).fill(good.cites[0]) },
    { ...good, net: Object.fromEntries(Array.from({ length: 61 }, (_, place) => [place, 1])) },
  ];
  const read = (answer) => {
    localStorage.setItem("hearts-answers", JSON.stringify({ ...stored, answers: { [DISPUTE]: answer } }));
    return answers.answers().get(DISPUTE);
  };
  assert.deepEqual(read({ ...good, more: 7 }), good);
  assert.deepEqual(read({ ...good, net: null, cites: [["", "x", "y"]] }).net, null);
  for (const each of wrong) assert.equal(read(each), undefined, JSON.stringify(each)?.slice(0, 80));
});

test("hostile answers stay text", async () => {
  await askedOf(DISPUTE, `title: "${HOSTILE}"\nextends: modern/standard\n`);
  const cites = [["sources/", HOSTILE, HOSTILE]];
  answers.remember(DISPUTE, { says: HOSTILE, follows: HOSTILE, firm: "ruled", unit: "chips", net: { [HOSTILE]: 1 }, cites });
  const box = document.createElement("div");
  answers.showIn(box, DISPUTE);
  assert.ok(textOf(box).includes(HOSTILE));
  assert.equal(box.querySelector("img"), null);
});

test("a rule with errors leads to the lab", async () => {
  const box = await askedOf(DISPUTE, "title: Wrong\nextends: modern/standard\nhearts:\n  led: whenever\n");
  assert.match(textOf(box), /^Your rule has errors\. Fix it in the editor ?Line 4/);
  assert.ok(named(box, "Fix it in the editor").href.endsWith("/lab/"));
  assert.ok(document.activeElement === box.querySelector("button"));
});

test("asking can be given up and begun again", async () => {
  const { Worker } = globalThis;
  let begun = false;
  globalThis.Worker = class { // one that never answers
    constructor() { begun = true; }
    postMessage() {}
    terminate() {}
  };
  const box = askedOf(DISPUTE, TUESDAY);
  await until(() => begun);
  open().cancel();
  globalThis.Worker = Worker;
  assert.match(textOf(await box), /Cancelled\./);
  assert.ok(document.activeElement === (await box).querySelector("button"));
});

test("a changed rule stores no answer", async () => {
  const box = askedOf(DISPUTE, TUESDAY);
  storage.keep(CHIPS);
  await box;
  storage.keep(TUESDAY);
  assert.equal(answers.answers().size, 0);
});

test("no answer leads out of the site", () => {
  assert.equal(answers.pathOf("javascript:x"), "");
  assert.equal(answers.pathOf(null), "");
});
