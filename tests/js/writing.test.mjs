// A rule written into a file by the editor of the lab: the rest stays as it stands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { valueAt, writing } from "./editor.mjs";

const BLOCK = "title: T\n\nhearts:\n  led: at-will # why\n\ngame:\n  limit: 50\n";
const FLOW = "passing: {cards: 4, to: [left]}\n";
const CASES = {
  "a value": [BLOCK, "game.limit", "100", BLOCK.replace("50", "100")],
  "beside a remark": [BLOCK, "hearts.led", "never", BLOCK.replace("at-will", "never")],
  "a key of a section": [BLOCK, "hearts.tie", "x", BLOCK.replace("# why\n", "# why\n  tie: x\n")],
  "a section": [BLOCK, "passing.cards", "4", `${BLOCK}\npassing:\n  cards: 4\n`],
  "a section within": [BLOCK, "irregular.revoke.card", "x", `${BLOCK}\nirregular:\n  revoke:\n    card: x\n`],
  "nothing there": ["", "title", "X", "title: X\n"],
  "no line end": ["title: X", "values.JD", "-10", "title: X\n\nvalues:\n  JD: -10\n"],
  "in braces": [FLOW, "passing.cards", "5", FLOW.replace("4", "5")],
  "more in braces": [FLOW, "passing.look", "x", FLOW.replace("]}", "], look: x}")],
  "empty braces": ["passing: {}\n", "passing.cards", "1", "passing: {cards: 1}\n"],
  "a list below": ["passing:\n  to:\n    - left\n    - right\n  cards: 3\n", "passing.to", "[hold]", "passing:\n  to: [hold]\n  cards: 3\n"],
  "a word for a section": ["hearts: silent\n", "hearts.led", "x", "hearts:\n  led: x\n"],
  "a key without a value": ["hearts:\n  led:\n", "hearts.led", "x", "hearts:\n  led: x\n"],
  "taken out with its section": [BLOCK, "game.limit", null, "title: T\n\nhearts:\n  led: at-will # why\n"],
  "taken out between": [BLOCK, "hearts.led", null, "title: T\n\ngame:\n  limit: 50\n"],
  "taken out of braces": [FLOW, "passing.cards", null, "passing: {to: [left]}\n"],
  "the last of braces": [FLOW, "passing.to", null, "passing: {cards: 4}\n"],
  "not there": [BLOCK, "passing.cards", null, BLOCK],
  "as it is": [BLOCK, "game.limit", "50", BLOCK],
};

for (const [name, [text, path, value, wanted]] of Object.entries(CASES)) {
  test(`a rule is written: ${name}`, () => {
    const keys = path.split(".");
    const change = writing(text, keys, value);
    const after = change ? text.slice(0, change.from) + change.insert + text.slice(change.to) : text;
    assert.equal(after, wanted);
    assert.equal(valueAt(after, keys), value ?? undefined);
  });
}

test("a value is read as it is written", () => {
  assert.equal(valueAt(FLOW, ["passing", "to"]), "[left]");
  assert.equal(valueAt('"hearts": {led: "x"}\n', ["hearts", "led"]), '"x"');
  assert.equal(valueAt("hearts:\n", ["hearts"]), "");
});
