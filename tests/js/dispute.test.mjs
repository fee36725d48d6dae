// A dispute asked with the reader's own numbers: its form, the answers in place of the printed ones, and the way back.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { document, named, plain, textOf, unescaped, until } from "./page.mjs";
import { ask, asked, built, visited } from "./engine.mjs";
import { open } from "site/desk/desk.js";
import { fieldOf, mount, playersOf } from "site/desk/dispute.js";

const CLEAR = "disputes/after-the-play/two-are-clear/";
const FOLLOW = "disputes/the-play/must-i-follow-suit/";
const HOSTILE = '<img src=x onerror="window.ran = true">';
const packed = (set) => `?s=2.${deflateRawSync(JSON.stringify({ set })).toString("base64url")}`;

async function page(path, query = "", stored = {}) {
  const body = visited(path, query, stored);
  asked.length = 0;
  await mount(body.querySelector("[data-desk=quarrel]"));
  return body;
}

const heading = (body) => textOf(body.querySelector("#answers"));
const own = (body) => until(() => heading(body).includes("to your own case"));
const answers = (body) => body.querySelectorAll(":is(section.answer, details#elsewhere, details#options, details#houses)");
const back = (body) => named(body, "Back to the page’s own");

beforeEach(() => open().cancel());

test("a dispute is asked anew and put back", async () => {
  const body = await page(CLEAR);
  const [before, printed] = [heading(body), answers(body)];
  assert.deepEqual([back(body).disabled, asked.length], [true, 0]);
  named(body, "A took: one more").click();
  const fault = body.querySelector("[data-field=hearts] .field__fault");
  await until(() => textOf(fault).includes("hearts add up to 14, but 13 are in play"));
  named(body, "Ask").click();
  await until(() => document.activeElement.matches(".field--faulty"));
  named(body, "D took: one fewer").click();
  await own(body);
  const there = await ask({ ask: "sides", situation: "two-are-clear", set: { hearts: "1,0,6,6" } });
  const heads = answers(body).filter((each) => each.matches(".answer") && !each.closest("details")).map((each) => each.querySelector("h3").firstChild.textContent);
  assert.deepEqual(heads, there.sides.map(({ says }) => says));
  assert.deepEqual([textOf(fault), body.querySelector(".table-told").hidden], ["", true]);
  back(body).click();
  assert.deepEqual([heading(body), back(body).disabled, body.querySelector(".table-told").hidden], [before, true, false]);
  assert.ok(answers(body).every((each, place) => each === printed[place]));
  assert.equal(named(body, "A took").value, "0");
});

// Elements by tag, classes and what scripts read of them, each with those in it.
function shape(it) {
  const read = ["title", "data-rules", "data-unanswered"].map((name) => (it.matches("a.cite") ? "" : it.getAttribute(name) ?? "")); // a reference is printed with its tooltip once
  const inside = it.children.filter((each) => !each.matches(".headerlink")).map(shape);
  return `${it.tagName}.${it.className}${read.join("|")}(${inside.join()})`;
}

test("asked answers have the printed markup", async () => {
  for (const path of [CLEAR, "disputes/after-the-play/revoke-by-a-sharer/"]) {
    const body = await page(path);
    const before = answers(body);
    const [shapes, texts] = [before.map(shape), before.map((each) => textOf(each).replace(/[\s¶]+/g, ""))];
    named(body, "Ask").click();
    await own(body);
    assert.deepEqual(answers(body).map(shape), shapes);
    assert.deepEqual(answers(body).map((each) => textOf(each).replace(/[\s¶]+/g, "")), texts);
  }
});

test("each field of each dispute reads its default", async () => {
  for (const { id, stage } of await ask({ ask: "situations" })) {
    const [, printed] = /data-desk-form="([^"]*)"/.exec(built(`disputes/${stage}/${id}/index.html`)) ?? [];
    if (!printed) continue;
    const form = JSON.parse(unescaped(printed));
    const players = playersOf(form, form.find(({ kind }) => kind === "counts"));
    for (const said of form) assert.equal(fieldOf(said, players).read(), said.default, `${id}: ${said.name}`);
  }
});

test("each kind of field can be asked", async () => {
  const kinds = new Map();
  for (const situation of await ask({ ask: "situations" })) {
    for (const { kind } of Object.values(situation.parameters)) if (!kinds.has(kind)) kinds.set(kind, situation);
  }
  for (const { id, stage } of new Set(kinds.values())) {
    const body = await page(`disputes/${stage}/${id}/`);
    named(body.querySelector("[data-desk=quarrel]"), "Ask").click();
    await own(body);
    assert.deepEqual(asked.map(({ situation, set }) => [situation, set]), [[id, {}]]);
  }
});

test("only changed numbers are asked", async () => {
  const body = await page(CLEAR);
  named(body, "One player more").click();
  await own(body);
  assert.equal(named(body, "E took").value, "0");
  assert.deepEqual(asked.at(-1).set, { hearts: "0,0,6,7,0" });
  const before = asked.length;
  for (let times = 0; times < 3; times += 1) named(body, "One player fewer").click();
  assert.ok(named(body, "One player fewer").disabled);
  await until(() => asked.length > before); // not in the next test
});

test("a link fills the form and asks nothing", async () => {
  const body = await page(CLEAR, packed({ hearts: "0,0,0,13", dealer: HOSTILE }));
  assert.deepEqual([named(body, "D took").value, asked.length], ["13", 0]);
  const cards = await page(FOLLOW, packed({ hand: "4D 9H", trick: HOSTILE }));
  assert.ok(!textOf(cards.querySelector(".desk-form")).includes(HOSTILE));
  assert.equal(cards.querySelectorAll("[data-field=hand] button").length, 2);
  const foreign = await page(CLEAR, "?s=1.e30");
  assert.match(textOf(foreign.querySelector(".desk-form > .field__fault")), /another version/);
});

test("a link keeps the numbers that were changed", async () => {
  const body = await page(CLEAR);
  named(body, "D took").fill("9");
  navigator.clipboard.text = "";
  named(body, "Copy a link to these numbers").click();
  await until(() => navigator.clipboard.text);
  const { search } = new URL(navigator.clipboard.text);
  assert.equal(named(await page(CLEAR, search), "D took").value, "9");
});

test("one's own rule answers among the houses", async () => {
  const body = await page(CLEAR, "", { "hearts-lab": "title: Chips\nextends: spalding-1896/sweepstake\n" });
  named(body, "Ask").click();
  await own(body);
  const given = body.querySelectorAll("#houses .given").find((each) => textOf(each).includes("Chips"));
  assert.ok(given.querySelector("a").href.endsWith("/lab/"));
  assert.equal(plain(given.querySelector("a").textContent), "Chips");
});

test("the page is told of new answers", async () => {
  const body = await page(CLEAR);
  const told = [];
  document.addEventListener("answered", ({ detail }) => told.push(detail.own));
  named(body, "Ask").click();
  await own(body);
  back(body).click();
  assert.deepEqual(told, [false, true]);
});
