// The lab: a house rule written by choosing and by hand, and what comes of it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { document, named, shutOff, tab, textOf, until } from "./page.mjs";
import { ask, asked, built, builtJson, delays, release, visited } from "./engine.mjs";
import { editor } from "./editor.mjs";
import { open } from "site/desk/desk.js";
import { mount } from "site/lab/lab.js";

const SHEET = "title: Sheet\nextends: modern/standard\n";
const HOSTILE = "<img src=x onerror=window.ran=true>";
const packed = (said) => `?s=2.${deflateRawSync(JSON.stringify(said)).toString("base64url")}`;

async function page(query = "", stored = {}) {
  document.head.append = (sheet) => sheet.onload();
  const body = visited("lab/", query, stored);
  asked.length = 0;
  await mount(body.querySelector("[data-desk=lab]"));
  return body;
}

const status = (body) => textOf(body.querySelector(".lab__status"));
const sum = (body) => textOf(body.querySelector(".lab__sum"));
const looked = (body) => until(() => body.querySelector(".lab__status") && !sum(body).startsWith("A moment") && /No errors\. (?:It changes|No changes)|\d errors?\./.test(status(body)));
const stored = () => localStorage.getItem("hearts-lab");

async function begun(title = "Tuesday Hearts", from = "modern/standard") {
  const body = await page();
  const form = body.querySelector(".lab__begin");
  form.elements.title.value = title;
  form.elements.from.value = from;
  named(form, "Start").click();
  await looked(body);
  return body;
}

async function wrote(body, text) {
  editor.type(text);
  await looked(body);
  return body;
}

const rules = (body) => body.querySelectorAll(".lab-rule");
const rule = (body, label) => rules(body).find((each) => textOf(each.querySelector("label span")) === label);
const select = (body, label) => rule(body, label).querySelector("select");
const about = (body, topic) => named(body, nameStarting(body, "About")).fill(topic);
const nameStarting = (body, begin) => body.querySelectorAll("label").map((each) => each.textContent.trim()).find((each) => each.startsWith(begin));
const find = (body) => body.querySelector("input[type=search]");
const said = (body, selector) => body.querySelectorAll(selector).map(textOf);

async function choose(body, label, value) {
  const field = select(body, label);
  const option = field.options.find((each) => each.value === value || textOf(each) === value);
  field.fill(option.value);
  await looked(body);
}

beforeEach(() => open().cancel());

// ---- Before the reader begins

test("nothing is asked until the reader begins", async () => {
  const body = await page(packed({ text: SHEET }), { "hearts-lab": "title: Kept\n", "hearts-game": { id: "davis-2004/black-lady", options: {} } });
  assert.deepEqual([asked, body.querySelector(".lab__begin").elements.from.value], [[], "davis-2004/black-lady"]);
  assert.deepEqual(said(body, ".lab__kept p"), ["This link contains “Sheet”. Open it", "“Kept” is kept on this device. Continue with it Forget it"]);
  named(body, "Forget it").click();
  assert.deepEqual([said(body, ".lab__kept p").length, stored()], [1, null]);
});

test("a link that cannot be read is told", async () => {
  const links = [
    ["?s=1.abc", /another version/], ["?s=2.!!!", /damaged/], [`?s=2.${"A".repeat(9000)}`, /too long/],
    [packed({ text: 7 }), /no house rule/], [packed({ text: "x".repeat(70_000) }), /damaged/],
  ];
  for (const [query, told] of links) {
    const body = await page(query);
    assert.match(textOf(body.querySelector(".lab__kept")), told);
    assert.equal(body.querySelector(".lab__begin").hidden, false);
  }
});

test("a link's rule leaves what is stored", async () => {
  const body = await page(packed({ text: SHEET }), { "hearts-lab": "title: Kept\nextends: modern/standard\n" });
  named(body, "Open it").click();
  await looked(body);
  assert.deepEqual([editor.text, stored()], [SHEET, "title: Kept\nextends: modern/standard\n"]);
  assert.equal(body.querySelector(".lab__room").children[0].className, "lab__answers"); // who is sent a rule reads first
  assert.ok(document.activeElement.matches(".lab__write"));
  await wrote(body, `${SHEET}game: {limit: 50}\n`);
  assert.match(stored(), /limit: 50/);
});

test("a rule is kept, named and forgotten", async () => {
  const body = await page("", { "hearts-lab": SHEET });
  named(body, "Continue with it").click();
  await looked(body);
  const name = named(body, nameStarting(body, "Its name"));
  assert.equal(name.value, "Sheet");
  for (const [typed, title] of [["No", '"No"'], ["Jo’s own", '"Jo’s own"'], ["", "My Hearts"]]) { // as YAML has to have them
    name.focus();
    name.fill(typed);
    assert.ok(editor.text.startsWith(`title: ${title}\n`), editor.text);
    await looked(body);
    assert.equal(name.value, typed);
  }
  assert.equal(textOf(body.querySelector("[data-lab-name]")), "my-hearts.yml");
  named(body.querySelector(".lab__keeping"), "Forget it").click();
  assert.match(textOf(body.querySelector(".lab__keeping")), /deleted from this device/);
  assert.equal(stored(), null);
});

const PRECIOUS = "title: My Precious\nextends: modern/standard\nvalues: {QS: 7}\n";
const keeping = (body) => textOf(body.querySelector(".lab__keeping"));
const offered = (body) => said(body, ".lab__kept p");

test("another rule sets aside the one that is kept, and it can be taken up again", async () => {
  const body = await page("", { "hearts-lab": PRECIOUS, "hearts-game": { id: "mine.yml", options: {}, title: "My Precious" } });
  named(body, "Start").click();
  await looked(body);
  assert.match(stored(), /^title: My Hearts\n/);
  assert.match(keeping(body), /“My Precious”, which was kept before it, is at the start of the lab\./);
  tab.comesBack = true;
  const again = await page().finally(() => { tab.comesBack = false; });
  assert.deepEqual(offered(again).map((each) => each.split(".")[0]), ["“My Hearts” is kept on this device", "“My Precious” was kept before"]);
  again.querySelectorAll(".lab__kept p")[1].querySelector("button").click();
  await looked(again);
  assert.deepEqual([editor.text, stored()], [PRECIOUS, PRECIOUS]);
  await wrote(again, `${PRECIOUS}game: {limit: 50}\n`);
  assert.deepEqual(JSON.parse(localStorage.getItem("hearts-lab-former")), [PRECIOUS]); // a rule that nothing was typed in is not set aside
});

test("a key typed in a link's rule sets aside the one that is kept", async () => {
  const body = await page(packed({ text: SHEET }), { "hearts-lab": PRECIOUS });
  named(body, "Open it").click();
  await looked(body);
  editor.type(`${SHEET}#`);
  assert.deepEqual([stored(), JSON.parse(localStorage.getItem("hearts-lab-former"))], [`${SHEET}#`, [PRECIOUS]]);
});

test("what another tab keeps is set aside", async () => {
  await begun();
  editor.type(PRECIOUS);
  localStorage.setItem("hearts-lab", SHEET); // typed in another tab
  editor.type(`${PRECIOUS}#`);
  assert.deepEqual([stored(), JSON.parse(localStorage.getItem("hearts-lab-former"))], [`${PRECIOUS}#`, [SHEET]]);
});

test("each key is kept at once", async () => {
  await begun();
  editor.type(PRECIOUS);
  assert.equal(stored(), PRECIOUS);
});

test("what cannot be kept is said, and a link offered", async () => {
  const body = await begun();
  assert.match(keeping(body), /It is kept on this device only\./);
  shutOff(localStorage);
  editor.type(PRECIOUS);
  assert.match(keeping(body), /could not be kept on this device.*Copy a link or download it/);
  named(body, "Copy a link for others");
});

test("without room for both the kept rule stays", async () => {
  const body = await page("", { "hearts-lab": PRECIOUS });
  shutOff(localStorage);
  named(body, "Start").click();
  await looked(body);
  assert.equal(stored(), PRECIOUS);
  assert.match(keeping(body), /could not be kept/);
});

test("what is forgotten while it is looked at stays forgotten", async () => {
  const body = await begun();
  editor.type(PRECIOUS);
  named(body.querySelector(".lab__keeping"), "Forget it").click();
  await looked(body);
  await until(() => textOf(body.querySelector("[data-lab-name]")) === "my-precious.yml");
  assert.equal(stored(), null);
});

test("what is begun anew is not one's game", async () => {
  const game = { id: "mine.yml", options: {}, title: "Kept" };
  const body = await page("", { "hearts-lab": SHEET, "hearts-game": game });
  named(body, "Start").click();
  await looked(body);
  assert.equal(localStorage.getItem("hearts-game"), null);
  named(body, "Make this my game").click();
  assert.equal(JSON.parse(localStorage.getItem("hearts-game")).id, "mine.yml");
  await wrote(body, "title: Wednesdays\nextends: modern/standard\n");
  assert.equal(JSON.parse(localStorage.getItem("hearts-game")).title, "Wednesdays");
  await wrote(body, "title: Wednesdays\nextends: modern/standard\nhearts: {led: whenever}\n");
  assert.match(textOf(body.querySelector(".lab__mine")), /it has errors\. Fix them first/);
});

test("a gallery rule can be begun from", async () => {
  const body = await begun("", "house/black-maria");
  assert.equal(editor.text, builtJson("lab/lab.json").gallery["house/black-maria"]);
  assert.ok(said(body, ".lab__changes th").includes("The ace of spades"));
  about(body, "changed");
  assert.ok(rules(body).length && rules(body).every((each) => each.classList.contains("lab-rule--changed")));
  await begun("Fridays", "house/black-maria");
  assert.match(editor.text, /^title: Fridays$/m);
});

// ---- Rules chosen from the list

test("rules are chosen, written and taken out again", async () => {
  const body = await begun();
  const before = editor.text;
  assert.match(status(body), /^No errors\. No changes yet\./);
  about(body, "passing");
  await choose(body, "Cards passed", "4");
  assert.match(editor.text, /passing:\n {2}cards: 4/);
  assert.ok(said(body, ".lab__changes th").includes("Cards passed"));
  assert.match(sum(body), /^It changes 2 rules\. Disputes: \d+ with a different answer/);
  await choose(body, "Cards passed", "");
  assert.equal(editor.text.trim(), before.trim());
  assert.match(textOf(body.querySelector(".lab__answers")), /No changes yet\./);
});

test("a number of one's own can be given", async () => {
  const body = await begun();
  const offered = said(rule(body, "Limit"), "option");
  assert.equal(offered[1], "another number…");
  for (const number of ["50", "75", "100", "150", "500"]) assert.ok(offered.includes(number), number);
  about(body, "passing");
  const passed = rule(body, "Cards passed");
  select(body, "Cards passed").fill(passed.querySelectorAll("option").find((each) => textOf(each) === "another number…").value);
  const input = passed.querySelector("input");
  assert.ok(document.activeElement === input);
  input.fill("-3");
  assert.doesNotMatch(editor.text, /-3/);
  input.fill("6");
  await looked(body);
  assert.match(editor.text, /cards: 6/);
  await choose(body, "Cards passed", "");
  about(body, "game");
  await choose(body, "Limit", "50");
  assert.match(sum(body), /^It changes one rule\./);
});

test("a choice says what it does", async () => {
  const body = await begun();
  about(body, "passing");
  await choose(body, "Cards passed", "0");
  assert.equal(textOf(rule(body, "Cards passed").querySelector(".lab-rule__told")), "No cards are passed.");
  assert.equal(textOf(rule(body, "Passed to").querySelector(".lab-rule__told")), "With your other rules, this makes no difference.");
  assert.ok(rule(body, "Passed to").classList.contains("lab-rule--idle"));
  const many = [...sum(body).matchAll(/(\d+) (?:answered|with)/g)].map(([, count]) => Number(count));
  assert.equal(body.querySelectorAll(".lab__quarrels > li").length, many.reduce((all, each) => all + each));
  const [legend, ...others] = said(body, ".lab__found .marks").filter((each) => each.includes("not covered"));
  assert.match(legend, /not covered: the source does not say/);
  assert.equal(others.length, 0);
  const cannot = body.querySelectorAll(".lab__quarrels dd").find((each) => textOf(each).includes("No cards are passed in this game."));
  assert.equal(cannot.querySelector(".firm"), null);
});

test("a rule is found by players' words", async () => {
  const body = await begun();
  const labels = () => rules(body).map((each) => textOf(each.querySelector("label span")));
  const count = () => textOf(body.querySelector(".lab-rules__count"));
  const words = {
    shoot: "Shooting the moon pays", negative: "A score below 0", minus: "A score below 0",
    "jack of diamonds takes off ten": "The jack of diamonds",
  };
  for (const [typed, label] of Object.entries(words)) {
    find(body).fill(typed);
    assert.ok(labels().includes(label), typed);
    if (typed.includes(" ")) assert.equal(labels()[0], label);
  }
  find(body).fill("moon");
  assert.match(count(), /^[1-9]\d* rules?$/);
  assert.ok(!labels().includes("Cards passed"));
  find(body).fill("zugzwang [");
  assert.match(count(), /Try one word/);
  assert.equal(labels().length, 0);
  find(body).fill("of");
  assert.ok(labels().every((each) => each.toLowerCase().includes("of")));
  about(body, "passing");
  assert.deepEqual([find(body).value, labels().includes("Cards passed")], ["", true]);
  assert.ok(rules(body).some((each) => each.querySelector(".lab-rule__hint")));
});

test("the parent's value is the first choice", async () => {
  const body = await begun();
  const first = (typed, label) => {
    find(body).fill(typed);
    return said(rule(body, label), "option")[0];
  };
  assert.equal(first("ace of hearts", "The ace of hearts"), "as in Hearts: 1, like every heart");
  assert.equal(first("jack of diamonds", "The jack of diamonds"), "as in Hearts: nothing");
});

test("any card can be given a value", async () => {
  const body = await begun();
  const box = body.querySelectorAll("details").find((each) => textOf(each).startsWith("Give a card a value"));
  named(box, "Write it").click();
  await looked(body);
  assert.match(editor.text, /values:\n {2}JD: -10/);
  box.querySelector("input").value = "1000";
  named(box, "Write it").click();
  assert.match(editor.text, /JD: -10/);
  assert.match(textOf(body.querySelector(".lab__told")), /jack of diamonds counts −10/);
});

// ---- What comes of it

test("an error is told in its line", async () => {
  const body = await wrote(await begun(), `${SHEET}passing:\n  crads: 4\n`);
  assert.match(textOf(body.querySelector(".lab-faults li")), /^Line 4 .*did you mean cards\?/);
  assert.equal(status(body), "1 error. The results below are from before.");
  assert.ok(body.querySelector(".lab__found").classList.contains("lab__found--before"));
  assert.deepEqual(editor.marked.map(({ line }) => line), [4]);
  named(body, "Line 4").click();
  assert.equal(editor.place.line, 4);
  await wrote(body, `${SHEET}"${HOSTILE}": 1\nb: 2\n`);
  assert.match(status(body), /^2 errors\./);
  assert.equal(body.querySelector(".lab img"), null);
  await wrote(body, SHEET);
  assert.equal(said(body, ".lab-faults li").length, 0);
});

test("disputes with a different answer come before other figures", async () => {
  const body = await wrote(await begun(), `${SHEET}values: {JD: -10}\n`);
  const shown = body.querySelectorAll(".lab__departs > .lab__quarrels > li, div > .lab__quarrels > li").filter((each) => !each.closest("details"));
  assert.ok(shown.some((each) => textOf(each).includes("I took the jack of diamonds. Does that lower my score?")));
  for (const each of shown) {
    const [own, other] = said(each, "dd");
    assert.notEqual(own, other);
  }
  const figures = textOf(body.querySelectorAll("summary").find((each) => textOf(each).endsWith("with the same answer, but different figures")));
  const [changed] = said(body, "h3").filter((each) => each.endsWith("with a different answer"));
  assert.ok(status(body).includes(`Disputes: ${changed}; ${figures}`));
});

test("the same answer says what follows otherwise", async () => {
  // D has six hearts and the queen, 19; where she counts 7 it is 13, and with the jack 8.
  const body = await wrote(await begun(), `${SHEET}values: {QS: 7, JD: -5}\n`);
  const dispute = body.querySelectorAll(".lab__quarrels li").find((each) => textOf(each).startsWith("I took the fewest hearts, but I took some."));
  const [own, other] = said(dispute, "dd");
  assert.match(own, /^No: each player scores what they took\..*you 1, B 2, C 4 and D 8\./);
  assert.match(other, /^No: each player scores what they took\..*you 1, B 2, C 4 and D 19\./);
  const led = await wrote(body, `${SHEET}hearts: {led: at-will}\n`);
  assert.equal(led.querySelector(".lab__quarrels .lab__follows"), null); // where the words differ no more is told
});

test("a deal is settled beside the parent", async () => {
  const body = await wrote(await begun(), `${SHEET}values: {JD: -10}\n`);
  const net = () => said(body, ".settled-beside__game .up-down");
  body.querySelector("[data-field='card:JD:1'] input[value=C]").check();
  body.querySelector("[data-field='card:QS:1'] input[value=B]").check();
  await until(() => net()[0] === "A 1B 15C −6D 6");
  assert.ok(said(body, ".lab__found .vh[role=status]").includes("Under your rules: A 1, B 15, C −6, D 6."));
  named(body, "A took").fill("0");
  named(body, "D took").fill("7");
  await until(() => net()[1] === "A 0B 15C 4D 7");
  await wrote(body, `${SHEET}values: {JD: -10}\ngame: {limit: 50}\n`);
  assert.equal(named(body, "D took").value, "7"); // the same deal
  named(body, "D took").fill("5");
  await until(() => body.querySelector(".lab__found .amiss"));
  assert.match(textOf(body.querySelector(".lab__found .amiss")), /add up to/);
});

test("the lab survives what it refuses", async () => {
  const body = await wrote(await begun(), "a: &a [x, x, x, x]\nb: &b [*a, *a, *a, *a]\n");
  assert.match(textOf(body.querySelector(".lab-faults")), /anchor/);
  await wrote(body, "[".repeat(20_000));
  assert.equal(said(body, ".lab-faults li").length, 1);
  editor.type(`${SHEET}#${"x".repeat(1_000_000)}`);
  await until(() => sum(body).startsWith("No result."));
  assert.deepEqual([status(body), textOf(body.querySelector(".lab__answers .progress__said")), said(body, ".lab-faults li")], ["No result.", "That is too much at once.", []]);
  for (const name of ["__proto__", '"constructor"']) {
    await wrote(body, `title: T\nextends: ${name}\n`);
    assert.match(textOf(body.querySelector(".lab-faults")), /no game|not a game|unknown|no rule set/);
  }
  await wrote(body, `${SHEET}game: {limit: 50}\n`);
  assert.ok(said(body, ".lab__changes td").includes("50"));
});

test("hostile titles stay text", async () => {
  const body = await begun(HOSTILE);
  assert.match(editor.text, /^title: "<img src=x onerror=window\.ran=true>"$/m);
  assert.equal(body.querySelector(".lab img"), null);
  assert.match(textOf(body.querySelector("[data-lab-name]")), /^img-src-x-onerror-window-ran-true\.yml$/);
});

test("a failed lab can be retried", async () => {
  const body = await page();
  body.querySelector("[data-lab]").dataset.lab = "none.json";
  named(body, "Start").click();
  await until(() => body.querySelector(".lab__room .amiss"));
  assert.equal(textOf(body.querySelector(".lab__room")), "The lab could not be loaded. Try again.");
  assert.equal(named(body, "Start").disabled, false);
});

test("each house rule of the gallery is sound", async () => {
  const { gallery } = builtJson("lab/lab.json");
  for (const [id, text] of Object.entries(gallery)) assert.deepEqual(await ask({ ask: "check", text, file: `${id.split("/")[1]}.yml` }), [], id);
  assert.ok(Object.keys(gallery).length > 20 && built("lab/index.html").includes("house/black-maria"));
});
