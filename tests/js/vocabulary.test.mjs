// What may be written in a house rule, and what it means, at each place of a text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ask } from "./engine.mjs";
import { textOf, Vocabulary, yamlOf } from "site/lab/vocabulary.js";

const vocabulary = new Vocabulary(await ask({ ask: "schema", kind: "rulesets" }));
const offered = (text) => vocabulary.offered(text, text.length);
const labels = (text) => offered(text)?.options.map(({ label }) => label) ?? null;
const meaning = (text, word) => vocabulary.meaning(text, text.indexOf(word) + 1);

test("sections are offered at the top", () => {
  const found = labels("");
  for (const key of ["title", "extends", "passing", "values", "hearts"]) assert.ok(found.includes(key), key);
  assert.deepEqual([offered("").eager, offered("pas").from], [false, 0]);
});

test("keys are offered below their section", () => {
  const found = offered("title: T\npassing:\n  ca");
  assert.deepEqual([found.from, found.options.some(({ label, apply }) => label === "cards" && apply === "cards: ")], ["title: T\npassing:\n  ".length, true]);
  assert.equal(labels("passing:\n  cards: 3\nhearts:\n  ").includes("led"), true);
  assert.equal(labels("passing:\n  cards: 3\nhearts:\n  ").includes("cards"), false);
});

test("words are offered with their meanings", () => {
  const { options, eager } = offered("passing:\n  to: [");
  assert.deepEqual([options[0].label, options[0].detail, eager], ["left", "to the left", true]);
  assert.ok(options.some(({ detail }) => detail === "across the table"));
  assert.deepEqual(options.map(({ sortText }) => sortText), options.map((_, place) => String(place).padStart(3, "0"))); // as they are taught
  assert.ok(labels("hearts:\n  led: at").includes("at-will"));
  assert.equal(labels("hearts:\n  led: ").at(-1), "silent");
});

test("places in braces and lists are known", () => {
  assert.ok(labels("passing: {").includes("cards"));
  assert.ok(labels("passing: {to: [left], ").includes("cards"));
  assert.ok(labels("passing: {to: [left, ").includes("right"));
  assert.ok(labels("passing: {to: ").includes("left"));
  assert.equal(labels("passing: {to: [left]").includes("right"), true);
  assert.ok(labels("passing:\n  to:\n    - ").includes("left"));
  assert.ok(labels("irregular:\n  revoke:\n    ")?.length);
});

test("nothing is offered in remarks and unknown keys", () => {
  assert.equal(offered("title: T # pas"), null);
  assert.equal(offered("# "), null);
  assert.equal(offered("nonsense:\n  a"), null);
  assert.equal(offered("title: "), null);
});

test("a key and a word have meanings", () => {
  const key = meaning("passing:\n  to: [left]", "passing");
  assert.deepEqual([key.from, key.to, key.text.startsWith("Cards passed to other players before the play.")], [0, 7, true]);
  const word = meaning("passing:\n  to: [left]", "left");
  assert.deepEqual([word.title, word.text], ["left", "to the left"]);
  assert.equal(meaning("passing:\n  to: [lfet]", "lfet"), null);
  assert.equal(meaning("nonsense: x", "nonsense"), null);
  assert.equal(vocabulary.meaning("a  b", 2), null);
});

test("every rule of the vocabulary has its place", () => {
  const rules = vocabulary.sections.flatMap(({ rules: some }) => some);
  assert.ok(rules.length > 100);
  for (const { key, path } of rules) assert.ok(vocabulary.node(path), key);
  assert.ok(vocabulary.node(["values", "JD"]));
  assert.equal(vocabulary.node(["values", "XX"]), null);
  assert.ok(vocabulary.number(vocabulary.node(["passing", "cards"])));
  assert.equal(vocabulary.number(vocabulary.node(["hearts", "led"])), null);
  assert.deepEqual([vocabulary.isList(vocabulary.node(["passing", "to"])), vocabulary.isList(vocabulary.node(["passing", "cards"]))], [true, false]);
});

test("a text is quoted where YAML would err", () => {
  assert.deepEqual(["No", "Tuesday Hearts", "Jo’s own", "true", "a: b", "1"].map(textOf), ['"No"', "Tuesday Hearts", '"Jo’s own"', '"true"', '"a: b"', '"1"']);
  assert.equal(yamlOf({ a: ["x", 1, true], b: { c: "no" } }), '{a: [x, 1, true], b: {c: "no"}}');
});
