// What is half entered is there again after a reload, and on no other visit.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { named, opened, shutOff, tab, textOf, until } from "./page.mjs";
import { asked, visited } from "./engine.mjs";
import { mount as mountDeal } from "site/desk/deal.js";
import { open } from "site/desk/desk.js";
import { mount as mountSeat } from "site/desk/seat.js";
import { mount as mountSettle } from "site/desk/settle.js";

const OWN = "title: Sevens\nextends: modern/standard\nvalues: {QS: 7}\n";

async function settle() {
  const body = opened("desk/settle/");
  await mountSettle(body);
  return body;
}

async function deal() {
  const section = visited("desk/deal/").querySelector("[data-desk=deal]");
  await mountDeal(section);
  return section;
}

async function seat() {
  const section = visited("desk/seat/").querySelector("[data-desk=seat]");
  await mountSeat(section);
  return section;
}

async function reloaded(page) {
  tab.comesBack = true;
  try {
    return await page();
  } finally {
    tab.comesBack = false;
  }
}

const field = (page, name) => page.querySelector(`[name=${name}]`);
const took = (body) => [..."ABC"].map((seat) => named(body, `${seat} took`).value);
const owners = (section) => [...section.querySelectorAll(".pack .pick__owner")].map((each) => each.textContent).join("");

beforeEach(() => {
  open().cancel();
  asked.length = 0;
});

test("settle: the numbers, the game and the players", async () => {
  const body = await settle();
  field(body, "game").fill("spalding-1896/sweepstake");
  named(body, "A took").fill("4");
  named(body, "C took").fill("2");
  const again = await reloaded(settle);
  assert.equal(field(again, "game").value, "spalding-1896/sweepstake");
  assert.deepEqual(took(again), ["4", "0", "2"]);
  assert.deepEqual(asked, []);
  assert.deepEqual(took(await settle()), ["0", "0", "0"]);
});

test("settle: what is cleared is gone", async () => {
  const body = await settle();
  named(body, "A took").fill("4");
  named(body, "Clear").click();
  assert.deepEqual(took(await reloaded(settle)), ["0", "0", "0"]);
});

test("deal: the form and a pasted record", async () => {
  const section = await deal();
  field(section, "game").fill("hoyle-1887/hearts");
  await until(() => field(section, "players").value);
  field(section, "dealer").fill("C");
  field(section, "seed").fill("friday");
  named(section, "Paste a record").click();
  field(section, "record").fill("rules: modern/standard\nseats: [A, B");
  const again = await reloaded(deal);
  await until(() => field(again, "dealer").value);
  const values = ["game", "dealer", "seed", "record"].map((name) => field(again, name).value);
  assert.deepEqual(values, ["hoyle-1887/hearts", "C", "friday", "rules: modern/standard\nseats: [A, B"]);
  assert.equal(again.querySelector(".check__paste").hidden, false);
  assert.equal(field(await deal(), "record").value, "");
});

test("deal: cards laid out by tapping", async () => {
  const section = await deal();
  named(section, "Assign cards by tapping").click();
  await until(() => section.querySelector(".pack button"));
  for (const each of [...section.querySelectorAll(".pack button")].slice(0, 15)) each.click();
  const laid = owners(section);
  assert.equal(laid, `${"A".repeat(13)}BB`);
  const again = await reloaded(deal);
  assert.equal(owners(again), laid);
  assert.match(textOf(again.querySelector(".check__builder")), /Still needed: B 11, C 13, D 13\./);
  again.querySelectorAll(".pack button")[20].click();
  assert.equal(owners(again), `${laid}B`);
  assert.equal((await deal()).querySelector(".pack"), null);
});

test("seat: the game, the dealer and the other players", async () => {
  const section = await seat();
  field(section, "game").fill("foster-1914/howell");
  await until(() => field(section, "players").value);
  field(section, "dealer").fill("B");
  const other = "watching";
  section.querySelector(`[name=against][value=${other}]`).check();
  field(section, "seed").fill("friday");
  const again = await reloaded(seat);
  await until(() => field(again, "dealer").value);
  assert.deepEqual(["game", "dealer", "seed"].map((name) => field(again, name).value), ["foster-1914/howell", "B", "friday"]);
  assert.equal(again.querySelector("[name=against]:checked").value, other);
  assert.ok(again.querySelector(".seat__against .more").open);
});

test("without storage nothing is kept, and nothing breaks", async () => {
  const body = await settle();
  shutOff(sessionStorage);
  named(body, "A took").fill("4");
  assert.deepEqual(took(body), ["4", "0", "0"]);
});

test("settle: numbers by a rule of one's own are there once it is read", async () => {
  const own = () => {
    const body = opened("desk/settle/");
    localStorage.setItem("hearts-lab", OWN);
    localStorage.setItem("hearts-game", JSON.stringify({ id: "mine.yml", options: {} }));
    return mountSettle(body).then(() => body);
  };
  const body = await own();
  named(body, "Read the rule").click();
  await until(() => body.querySelector("[data-field=took]"));
  named(body, "B took").fill("5");
  const again = await reloaded(own);
  named(again, "Read the rule").click();
  await until(() => again.querySelector("[data-field=took]"));
  assert.deepEqual(took(again), ["0", "5", "0"]);
});
