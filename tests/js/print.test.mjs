// The page to print: which game it begins with, and the page that needs no engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, textOf } from "./page.mjs";
import { asked, built } from "./engine.mjs";
import { everyGame } from "site/desk/games.js";
import { mount } from "site/desk/print.js";

const SPOT = "spalding-1896/spot";

async function page(stored = {}) {
  const place = opened("desk/print/", '<div class="desk"></div>', stored).querySelector(".desk");
  asked.length = 0;
  await mount(place);
  return place;
}

test("the reader's game and what was agreed on are chosen", async () => {
  const place = await page({ "hearts-game": { id: "pagat-2024/hearts", options: { moon: "down" } } });
  assert.equal(place.querySelector("select[name=game]").value, "pagat-2024/hearts");
  assert.equal(place.querySelector("select[name=moon]")?.value, "down");
  assert.equal((await page({ "hearts-game": { id: SPOT, options: {} } })).querySelector("select[name=game]").value, SPOT);
});

test("each game's page without options is a link away", async () => {
  const place = await page({ "hearts-game": { id: SPOT, options: {} } });
  const { href } = place.querySelector(".desk__beside a");
  assert.ok(href.endsWith(`rules/${SPOT}/`));
  assert.deepEqual(asked, []);
  for (const id of (await everyGame()).keys()) assert.match(built(`rules/${id}/index.html`), /class="told/, id);
  const own = await page({ "hearts-lab": `title: Fridays\nextends: ${SPOT}\n`, "hearts-game": { id: "mine.yml", options: {}, title: "Fridays" } });
  assert.equal(textOf(own.querySelector(".desk__beside")), "");
});
