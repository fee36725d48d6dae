// Links and stored games that somebody else has written: they fill what a form offers, or are refused, and run nothing.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { textOf } from "./page.mjs";
import { asked, visited } from "./engine.mjs";
import { mount as mountDeal } from "site/desk/deal.js";
import { open } from "site/desk/desk.js";
import { mount as mountDispute } from "site/desk/dispute.js";
import { ofLink } from "site/desk/links.js";
import { mount as mountSeat } from "site/desk/seat.js";
import { mount as mountSettle } from "site/desk/settle.js";
import { mount as mountLab } from "site/lab/lab.js";
import { game } from "site/lab/storage.js";

const MARKUP = "<img src=x onerror='globalThis.acted = 1'>";
const PROTO = `{"__proto__": {"polluted": "yes"}, "constructor": {"prototype": {"polluted": "yes"}}`;
const packed = (text) => `?s=2.${deflateRawSync(text).toString("base64url")}`;
const PAGES = {
  "desk/settle/": { mount: mountSettle, desk: "settle" },
  "desk/deal/": { mount: mountDeal, desk: "deal" },
  "desk/seat/": { mount: mountSeat, desk: "seat" },
  "disputes/after-the-play/hearts-in-the-widow/": { mount: mountDispute, desk: "quarrel" },
  "lab/": { mount: mountLab, desk: "lab" },
};
const STATES = {
  "keys of every object": `${PROTO}}`,
  "keys of every object among the fields": `{"game": "modern/standard", "fields": ${PROTO}}}`,
  "markup for a game": JSON.stringify({ game: MARKUP, fields: { took: [MARKUP, MARKUP] }, options: { [MARKUP]: MARKUP } }),
  "markup for seats": JSON.stringify({ record: { rules: "modern/standard", seats: [MARKUP, "B", "C", "D"], hands: {} } }),
  "markup in a text": JSON.stringify({ text: `title: "${MARKUP}"\nextends: modern/standard\n`, yaml: MARKUP }),
  "texts for lists": JSON.stringify({ game: 7, fields: "took", options: [], text: {}, record: "[]" }),
  "numbers without end": `{"game": "modern/standard", "fields": {"took": [1e999, -1e999, null, {}]}}`,
  "words for the page": JSON.stringify({ amiss: `YOUR ACCOUNT ${MARKUP}`, message: "YOUR ACCOUNT", error: { message: "YOUR ACCOUNT" } }),
  "deep": `{"fields": ${"[".repeat(2000)}${"]".repeat(2000)}}`,
};

beforeEach(() => open().cancel());

for (const [path, { mount, desk }] of Object.entries(PAGES)) {
  for (const [name, state] of Object.entries(STATES)) {
    test(`${path} with ${name}`, async () => {
      document.head.append = (sheet) => sheet.onload?.();
      const body = visited(path, packed(state));
      asked.length = 0;
      await mount(desk === "settle" ? body : body.querySelector(`[data-desk=${desk}]`));
      assert.equal(body.querySelector("img[src=x]"), null);
      assert.equal({}.polluted, undefined);
      assert.equal(globalThis.acted, undefined);
      assert.ok(textOf(body).length > 100);
      assert.doesNotMatch(textOf(body), /YOUR ACCOUNT/);
      assert.ok(asked.every((each) => each.ask !== "settle"));
    });
  }
}

test("a link of a megabyte is left alone", async () => {
  visited("desk/settle/", `?s=2.${"A".repeat(1_000_000)}`);
  assert.match((await ofLink()).amiss, /too long/);
});

test("a link that unpacks to two megabytes is refused", async () => {
  visited("desk/settle/", packed(`{"a": "${" ".repeat(2_000_000)}"}`));
  assert.match((await ofLink()).amiss, /damaged/);
});

test("a tampered game of one's own is none, or plain", () => {
  for (const stored of [`${PROTO}}`, `{"id": "mine.yml", "options": ${PROTO}}}`, `{"id": ["a"], "options": {}}`, "\u0000", "[".repeat(5000)]) {
    visited("desk/settle/", "", { "hearts-game": stored });
    const found = game();
    assert.equal({}.polluted, undefined);
    assert.ok(found === null || typeof found.id === "string");
    assert.equal(found?.options?.polluted, undefined);
  }
});
