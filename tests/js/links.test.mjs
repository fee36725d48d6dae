// The state in a link: packed and read again, and refused where it is damaged, foreign or too long.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { opened } from "./page.mjs";
import { addressWith, linkButton, MOST_TEXT, ofLink } from "site/desk/links.js";

const packed = (said) => `2.${deflateRawSync(JSON.stringify(said)).toString("base64url")}`;
const read = (text, most) => {
  opened(`desk/settle/?s=${text}`);
  return ofLink(most);
};

test("a link brings back what it carries", async () => {
  const said = { game: "modern/standard", fields: { took: ["0", "4", "9", "0"], name: "Ünë ♥ \u0000" } };
  opened("desk/settle/?of=before#there");
  const address = await addressWith(said);
  assert.match(address, /^http:\/\/site\.test\/hearts\/desk\/settle\/\?s=2\.[\w-]+$/);
  location.href = address;
  assert.deepEqual(await ofLink(), said);
});

test("a link leads to the page it names", async () => {
  opened("deals/spot/");
  assert.match(await addressWith({}, { page: "http://site.test/hearts/desk/deal/" }), /^http:\/\/site\.test\/hearts\/desk\/deal\/\?s=/);
});

test("a page without a state has none", async () => {
  opened("desk/settle/");
  assert.equal(await ofLink(), null);
});

test("too much makes no link", async () => {
  opened("desk/settle/");
  const noise = Array.from({ length: 3000 }, (_, place) => String(Math.sin(place))).join("");
  assert.equal(await addressWith({ noise }), "");
  assert.equal(await addressWith({ noise }, { most: MOST_TEXT }), "");
  const copy = linkButton(() => ({ noise }));
  copy.querySelector("button").click();
  await new Promise(setImmediate);
  while (!copy.querySelector("[role=status]").textContent) await new Promise(setImmediate);
  assert.equal(copy.querySelector("[role=status]").textContent, "This is too long for a link.");
});

test("damaged and foreign links say what they are", async () => {
  const damaged = ["2.", "2.e30", "2.!!!", "2.AAAA", "2.%00", packed([1]), packed("text"), packed(null), packed({ bomb: "x".repeat(70_000) })];
  for (const text of damaged) assert.match((await read(text)).amiss, /damaged/, text);
  assert.match((await read("1.e30")).amiss, /another version/);
  assert.match((await read(`2.${"a".repeat(5000)}`)).amiss, /too long/);
  assert.match((await read(`2.${"a".repeat(5000)}`, MOST_TEXT)).amiss, /damaged/);
  assert.match((await read(`2.${"a".repeat(9000)}`, MOST_TEXT)).amiss, /too long/);
});
