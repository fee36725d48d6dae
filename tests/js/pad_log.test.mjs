// What the score pad keeps: each of the ways in which the pad once lost what was entered, as a test.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Pads, stateOf, united } from "site/desk/pad/log.js";
import { scoreGame } from "site/desk/pad/score.js";

const HEARTS = {"id": "modern/standard", "players": 4, "pass": [["left", 3], ["right", 3], ["across", 3], ["hold", 0]], "end": {"when": "score-reached", "limit": 100}, "cards": [{"of": "QS", "n": 1, "is": 13}, {"of": "hearts", "n": 13, "is": 1}], "slams": [{"needs": [0, 1], "pays": "others-up", "amount": 26}], "points": "may"};
const deal = (queen, ...hearts) => ({ cards: [[0, 1, 2, 3].map((seat) => Number(seat === queen)), hearts] });
const [ONE, TWO, THREE] = [deal(0, 1, 2, 4, 6), deal(1, 0, 0, 13, 0), deal(2, 3, 3, 3, 4)];

// A device: its storage, seen from several tabs, which are told of each other's writing, as browsers do.
function device({ room = Infinity } = {}) {
  const items = new Map(), tabs = [];
  const used = () => [...items].reduce((all, [key, text]) => all + key.length + text.length, 0);
  const dev = {
    items, room,
    tab(name) {
      const storage = {
        get length() { return items.size; },
        key: (place) => [...items.keys()][place],
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => items.delete(key),
        setItem(key, text) {
          if (used() - (items.get(key)?.length ?? 0) + text.length > dev.room) throw new DOMException("full", "QuotaExceededError");
          const changed = items.get(key) !== text;
          items.set(key, text);
          if (changed) for (const other of tabs) if (other !== tab) other.events.push({ key });
        },
      };
      const tab = { pads: new Pads(storage, name), events: [], hear(pad) { while (tab.events.length) pad.receive(tab.events.shift()); } };
      tabs.push(tab);
      return tab;
    },
  };
  return dev;
}

const reload = (dev, name = "again") => dev.tab(name).pads.open();
const entries = (pad) => pad.state.deals.map(({ entry }) => entry);
const score = ({ state: { table, dealer, deals } }) => scoreGame(table, { dealer, deals: deals.map(({ entry }) => entry) });

test("A1: what is done in quick succession all stays: nothing waits for an engine", () => {
  const dev = device(), pad = dev.tab("a").pads.begin("modern/standard", HEARTS);
  pad.add("deal", { entry: ONE });
  pad.add("names", { names: ["Ann", "", "", ""] });
  pad.add("dealer", { dealer: 2 });
  assert.deepEqual(score(pad).totals, [14, 2, 4, 6]);
  const again = reload(dev);
  assert.deepEqual(entries(again), [ONE]);
  assert.deepEqual(again.state.names, ["Ann", "", "", ""]);
  assert.equal(score(again).next.dealer, 3);
});

test("A2: an emptied pad is stored, and can be filled again after a reload", () => {
  const dev = device(), pad = dev.tab("a").pads.begin("modern/standard", HEARTS);
  pad.add("deal", { entry: ONE });
  pad.undo();
  const again = reload(dev);
  assert.deepEqual(entries(again), []);
  again.redo();
  assert.deepEqual(entries(reload(dev, "third")), [ONE]);
});

test("A3: a storage that is full or shut off is said, and the next deal is tried again with all before it", () => {
  const dev = device({ room: 600 }), pad = dev.tab("a").pads.begin("modern/standard", HEARTS);
  assert.equal(pad.saved.ok, true);
  for (const entry of [ONE, TWO, THREE]) pad.add("deal", { entry });
  assert.deepEqual(pad.saved, { ok: false, why: "full" });
  assert.deepEqual(entries(pad), [ONE, TWO, THREE]);
  dev.room = Infinity;
  pad.add("names", { names: ["Ann"] });
  assert.equal(pad.saved.ok, true);
  assert.deepEqual(entries(reload(dev)), [ONE, TWO, THREE]);
  const none = new Pads({ getItem() { throw new Error("off"); }, setItem() { throw new Error("off"); } }, "x").begin("modern/standard", HEARTS);
  none.add("deal", { entry: ONE });
  assert.equal(none.saved.ok, false);
  assert.deepEqual(score(none).totals, [14, 2, 4, 6]);
});

test("A4: two tabs unite what they enter, in the same order", () => {
  const dev = device(), one = dev.tab("a"), two = dev.tab("b");
  const first = one.pads.begin("modern/standard", HEARTS), second = two.pads.open();
  first.add("deal", { entry: ONE });
  first.add("deal", { entry: TWO });
  second.add("names", { names: ["Ann"] }); // it has not heard of the deals
  assert.deepEqual(entries(reload(dev, "c")), [ONE, TWO]);
  for (const _ of [1, 2, 3]) { one.hear(first); two.hear(second); }
  assert.deepEqual(first.state, second.state);
  assert.deepEqual(first.state.names, ["Ann"]);
  assert.deepEqual(entries(second), [ONE, TWO]);
});

test("A5: a pad from a link is kept beside the others; a reload, or the link again, goes on with it", () => {
  const dev = device(), pads = dev.tab("a").pads, mine = pads.begin("modern/standard", HEARTS);
  for (const entry of [ONE, TWO, THREE]) mine.add("deal", { entry });
  const link = JSON.parse(JSON.stringify({ ...mine.link, deals: [TWO] }));
  const address = { s: "…", forget() { this.s = ""; } };
  const theirs = pads.ofLink(link, HEARTS);
  assert.deepEqual(entries(reload(dev, "b")), [ONE, TWO, THREE]); // nothing is stored yet
  assert.equal(theirs.keep(address), true);
  assert.equal(address.s, "");
  theirs.add("deal", { entry: ONE });
  theirs.add("deal", { entry: THREE });
  assert.deepEqual(entries(reload(dev, "c")), [TWO, ONE, THREE]);
  const once = dev.tab("d").pads.ofLink(link, HEARTS); // the same link again
  once.keep(address);
  assert.deepEqual(entries(once), [TWO, ONE, THREE]);
  assert.deepEqual(entries(dev.tab("e").pads.open(mine.id)), [ONE, TWO, THREE]);
});

test("A5: a link is not taken for kept if there is no room", () => {
  const dev = device({ room: 100 }), address = { s: "…", forget() { this.s = ""; } };
  const theirs = dev.tab("a").pads.ofLink({ pad: 2, game: "modern/standard", names: [], dealer: 0, deals: [ONE] }, HEARTS);
  assert.equal(theirs.keep(address), false);
  assert.equal(address.s, "…");
});

test("a link brings nothing but names, options, a dealer and deals", () => {
  const odd = { pad: 2, game: "modern/standard", names: [{}, "Ann".repeat(20), 3, "", "five"], dealer: 9, deals: [null, ONE], table: { players: 1e9 }, options: 3 };
  const { names, dealer, deals, table, options } = device().tab("a").pads.ofLink(odd, HEARTS).state;
  assert.deepEqual([names, dealer, table, options], [["", "AnnAnnAnnAnnAnnAnnAn", "", ""], 0, HEARTS, {}]);
  assert.deepEqual(deals.map(({ bad = false }) => bad), [true, false]);
});

test("A6: a pad of the first version is taken over, and one whose game is gone is left to be read with the engine", () => {
  const dev = device(), was = { byNumber: true, fields: { took: ["1", "2", "4", "6"], "card:QS:1": "A" } };
  dev.items.set("hearts-pad", JSON.stringify({ version: 1, state: { game: "mine.yml", players: 4, names: ["Ann"], dealer: 1, deals: [was, { fields: {} }] } }));
  const first = dev.items.get("hearts-pad");
  assert.equal(dev.tab("a").pads.ofFirst(() => null), null);
  assert.equal(dev.items.size, 1);
  const known = dev.tab("b").pads.ofFirst((game, players) => (players === 4 ? HEARTS : null));
  assert.deepEqual(known.state.deals.map(({ entry, bad = false }) => [entry, bad]), [[ONE, false], [{ was: { fields: {} } }, true]]);
  assert.deepEqual([known.state.names, known.state.dealer], [["Ann"], 1]);
  assert.equal(dev.items.get("hearts-pad"), first);
});

test("A6: a pad is scored by the table it was begun with, even if the rule is gone", () => {
  const dev = device(), mine = { ...HEARTS, id: "mine.yml", cards: HEARTS.cards.map((each) => ({ ...each, is: 2 * each.is })) };
  const pad = dev.tab("a").pads.begin("mine.yml", mine);
  pad.add("deal", { entry: ONE });
  const again = reload(dev);
  assert.equal(again.state.game, "mine.yml");
  assert.deepEqual(score(again).totals, [28, 4, 8, 12]);
});

test("A7: to begin another pad, or a new game, overwrites nothing, and a new game can be undone after a reload", () => {
  const dev = device(), pads = dev.tab("a").pads, old = pads.begin("modern/standard", HEARTS);
  old.add("deal", { entry: ONE });
  old.add("new", { dealer: 1 });
  assert.deepEqual(old.state.earlier.map((game) => game.map(({ entry }) => entry)), [[ONE]]);
  const again = reload(dev);
  again.undo();
  assert.deepEqual(entries(again), [ONE]);
  pads.begin("house/no-pass", { ...HEARTS, pass: [] });
  assert.equal(pads.ids.length, 2);
  assert.deepEqual(entries(dev.tab("b").pads.open(old.id)), [ONE]);
});

test("a pad of a later version is not overwritten, and that is said", () => {
  const dev = device(), text = JSON.stringify({ version: 3, log: "?" });
  dev.items.set("hearts-pad:x", text).set("hearts-pad-now", "x");
  const pad = reload(dev);
  assert.deepEqual(pad.saved, { ok: false, why: "newer" });
  pad.add("begin", { game: "modern/standard", table: HEARTS });
  pad.add("deal", { entry: ONE });
  assert.equal(dev.items.get("hearts-pad:x"), text);
  assert.deepEqual(pad.saved, { ok: false, why: "newer" });
});

test("a damaged pad is put aside before anything is stored in its place", () => {
  const dev = device();
  dev.items.set("hearts-pad:x", "{half").set("hearts-pad-now", "x");
  const pad = reload(dev);
  assert.equal(pad.saved.why, "damaged");
  pad.add("begin", { game: "modern/standard", table: HEARTS });
  assert.equal(dev.items.get("hearts-pad-damaged:x"), "{half");
});

test("one deal that cannot be read stays in its row, and those after it wait until it is corrected", () => {
  const dev = device(), pad = dev.tab("a").pads.begin("modern/standard", HEARTS, { deals: [ONE, { what: "?" }, THREE] });
  assert.deepEqual(pad.state.deals.map(({ bad = false }) => bad), [false, true, false]);
  assert.deepEqual([score(pad).deals.length, score(pad).fault.deal], [1, 1]);
  pad.add("edit", { row: pad.state.deals[1].row, entry: TWO });
  assert.deepEqual(entries(reload(dev)), [ONE, TWO, THREE]);
  assert.equal(score(pad).fault, null);
});

test("half an entry survives a reload, and is gone once the deal is entered", () => {
  const dev = device(), pad = dev.tab("a").pads.begin("modern/standard", HEARTS);
  pad.draft({ cards: [[0, 1, 0, 0], ["", 3, "", ""]] });
  const again = reload(dev);
  assert.deepEqual(again.draft(), { cards: [[0, 1, 0, 0], ["", 3, "", ""]] });
  again.add("deal", { entry: ONE });
  assert.equal(reload(dev, "c").draft(), null);
});

test("any row is corrected, taken out and put in between; each is undone and redone", () => {
  const pad = device().tab("a").pads.begin("modern/standard", HEARTS);
  const row = pad.add("deal", { entry: ONE });
  pad.add("deal", { entry: TWO });
  pad.add("edit", { row, entry: THREE });
  pad.add("deal", { entry: ONE, before: row });
  assert.deepEqual(entries(pad), [ONE, THREE, TWO]);
  pad.add("drop", { row });
  const last = entries(pad);
  for (const _ of [1, 2, 3]) pad.undo();
  assert.deepEqual(entries(pad), [ONE, TWO]);
  for (const _ of [1, 2, 3]) pad.redo();
  assert.deepEqual(entries(pad), last);
  pad.redo(); // nothing is left to redo
  assert.deepEqual(entries(pad), [ONE, TWO]);
});

test("whatever is done in two tabs in whatever order, both come to the same state, and no deal that was entered is missing", () => {
  let seed = 1;
  const chance = (most) => { seed = (seed * 48271) % 2147483647; return seed % most; };
  for (let run = 0; run < 100; run += 1) {
    const dev = device(), tabs = [dev.tab("a"), dev.tab("b")];
    const pads = [tabs[0].pads.begin("modern/standard", HEARTS), tabs[1].pads.open()];
    const entered = new Set();
    for (let step = 0; step < 25; step += 1) {
      const at = chance(2), pad = pads[at], rows = pad.state.deals.map(({ row }) => row), row = rows[chance(rows.length || 1)];
      [() => entered.add(pad.add("deal", { entry: [ONE, TWO, THREE][chance(3)] })), () => row && pad.add("edit", { row, entry: TWO }), () => row && pad.add("drop", { row }),
        () => pad.undo(), () => pad.redo(), () => pad.add("new", { dealer: chance(4) }), () => tabs[at].hear(pad), () => row && entered.add(pad.add("deal", { entry: ONE, before: row }))][chance(8)]();
    }
    for (const _ of [1, 2, 3, 4]) pads.forEach((pad, at) => tabs[at].hear(pad));
    assert.deepEqual(pads[0].log, pads[1].log);
    const again = reload(dev);
    assert.deepEqual(again.state, pads[0].state);
    assert.deepEqual(stateOf(united(pads[1].log, pads[0].log)), again.state);
    assert.deepEqual(new Set(again.log.filter(({ do: kind }) => kind === "deal").map(({ id }) => id)).difference(entered), new Set());
    assert.deepEqual(entered.difference(new Set(again.log.map(({ id }) => id))), new Set());
    assert.ok(scoreGame(HEARTS, { deals: entries(again) }).fault === null);
  }
});

test("half an entry survives the correction of an earlier deal", () => {
  const dev = device(), pad = dev.tab("a").pads.begin("modern/standard", HEARTS), row = pad.add("deal", { entry: ONE });
  pad.draft({ cards: [[0, 1, 0, 0]] });
  pad.add("edit", { row, entry: TWO });
  assert.deepEqual(reload(dev).draft(), { cards: [[0, 1, 0, 0]] });
});

test("two pads begun without room stay two", () => {
  const dev = device({ room: 10 }), { pads } = dev.tab("a");
  const [one, two] = [pads.begin("modern/standard", HEARTS), pads.begin("modern/standard", HEARTS)];
  one.add("deal", { entry: ONE });
  dev.room = Infinity;
  two.add("names", { names: ["Ben"] });
  one.add("names", { names: ["Ann"] });
  assert.deepEqual([one, two].map(({ id }) => pads.open(id).state.deals.length), [1, 0]);
  assert.deepEqual([one, two].map(({ id }) => pads.open(id).state.names), [["Ann"], ["Ben"]]);
});

test("a penalty after the last deal belongs to the game that has ended, and may reopen it", () => {
  const moon = { cards: [[1, 0, 0, 0], [13, 0, 0, 0]] }, deals = [moon, moon, moon, moon];
  const later = scoreGame(HEARTS, { deals: [...deals, { penalty: [0, 10, 0, 0] }] });
  assert.deepEqual([later.totals, later.over?.winners], [[0, 114, 104, 104], [0]]);
  const back = scoreGame(HEARTS, { deals: [...deals, { penalty: [0, -10, -10, -10] }] });
  assert.deepEqual([back.totals, back.over, back.next.game, back.next.deal], [[0, 94, 94, 94], null, 1, 5]);
});
