// The worker of a page: when it starts, what ends it, and what becomes of the questions that wait.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Caches } from "./caches.mjs";
import { opened, textOf } from "./page.mjs";
import bundle from "site/desk/bundle.js";
import { open } from "site/desk/desk.js";
import { asker, soon } from "site/desk/progress.js";

const ASKED = { ask: "rulesets" };
let workers = [];
let desk;

class FakeWorker {
  sent = [];
  ended = false;

  constructor(address, { type }) {
    Object.assign(this, { address: address.href, type });
    workers.push(this);
  }

  postMessage(message) { this.sent.push(message); }
  terminate() { this.ended = true; }
  tell(data) { this.onmessage({ data }); }
  start() { this.tell({ stage: "ready" }); }
  answer(document) { this.tell({ id: this.sent.at(-1).id, document: JSON.stringify(document) }); }
}

const now = () => workers.at(-1);
const restarted = () => new Promise(setImmediate); // what is stored is looked at first
const kind = (promise) => promise.then((document) => document, (error) => error.kind);

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  workers = [];
  globalThis.Worker = FakeWorker;
  desk = open();
});

afterEach(() => {
  desk.cancel();
  mock.timers.reset();
});

test("the first question starts a worker, once", async () => {
  const stages = [];
  const first = desk.ask(ASKED, { onStage: ({ stage }) => stages.push(stage) });
  const second = desk.ask({ ask: "situations" });
  assert.deepEqual([workers.length, now().type, now().address.endsWith("/desk/worker.js"), now().sent], [1, "module", true, []]);
  now().tell({ stage: "loading", loaded: 50, total: 100 });
  now().tell({ stage: "loading", loaded: 100, total: 100 });
  now().start();
  assert.deepEqual(now().sent.map(({ request }) => JSON.parse(request)), [ASKED]);
  now().answer({ a: 1 });
  assert.deepEqual(await first, { a: 1 });
  assert.deepEqual([...new Set(stages)], ["loading", "starting", "ready", "asking"]);
  assert.equal(now().sent.length, 2);
  now().answer({ b: 2 });
  assert.deepEqual(await second, { b: 2 });
  const third = desk.ask(ASKED);
  now().answer({ c: 3 });
  assert.deepEqual([await third, workers.length], [{ c: 3 }, 1]);
});

test("what is too long is refused", async () => {
  assert.equal(await kind(desk.ask({ ask: "x".repeat(200_000) })), "size");
  assert.equal(workers.length, 0);
});

test("a slow answer ends only its worker", async () => {
  const slow = kind(desk.ask(ASKED, { limit: 1000 }));
  const next = desk.ask(ASKED);
  now().start();
  mock.timers.tick(999);
  assert.equal(now().ended, false);
  mock.timers.tick(1);
  assert.equal(await slow, "limit");
  assert.deepEqual(workers.map(({ ended }) => ended), [true, false]);
  now().start();
  now().answer({ net: 1 });
  assert.deepEqual(await next, { net: 1 });
});

test("cancelling ends the worker and all that waits", async () => {
  const kinds = [desk.ask(ASKED), desk.ask(ASKED)].map(kind);
  now().start();
  desk.cancel();
  assert.deepEqual([await Promise.all(kinds), now().ended], [["cancelled", "cancelled"], true]);
  const again = desk.ask(ASKED);
  now().start();
  now().answer({});
  assert.deepEqual([await again, workers.length], [{}, 2]);
});

test("a failed start is tried again, then told", async () => {
  const first = kind(desk.ask(ASKED));
  now().tell({ stage: "failed", why: "no wasm" });
  await restarted();
  assert.deepEqual([workers.length, workers[0].ended], [2, true]);
  now().onerror({ preventDefault() {} });
  assert.equal(await first, "start");
  const next = desk.ask(ASKED);
  assert.equal(workers.length, 3);
  now().tell({ stage: "failed", why: "no wasm" });
  await restarted();
  now().start();
  now().answer({ net: 1 });
  assert.deepEqual(await next, { net: 1 });
  desk.cancel();
  const later = desk.ask(ASKED);
  now().tell({ stage: "failed", why: "no wasm" }); // after a good start one failure is forgiven again
  await restarted();
  now().start();
  now().answer({ net: 2 });
  assert.deepEqual(await later, { net: 2 });
});

test("a start without a sign of life fails", async () => {
  const asked = desk.ask(ASKED).catch((error) => [error.kind, error.message]);
  mock.timers.tick(29_999);
  now().tell({ stage: "loading", loaded: 1, total: 100 });
  mock.timers.tick(29_999);
  assert.equal(workers.length, 1);
  mock.timers.tick(1);
  await restarted();
  assert.equal(workers.length, 2);
  mock.timers.tick(30_000);
  assert.deepEqual(await asked, ["start", "The engine did not start in time."]);
});

test("a cancelled start is not tried again", async () => {
  const first = kind(desk.ask(ASKED));
  now().tell({ stage: "failed", why: "no wasm" });
  desk.cancel();
  await restarted();
  assert.deepEqual([await first, workers.length], ["cancelled", 1]);
});

test("before another try, what was stored wrongly is dropped", async () => {
  const good = "the right part";
  const part = (name) => new URL(`bundle/${name}`, now().address).href;
  const digest = createHash("sha256").update(good).digest("hex");
  bundle.files = { "good.gz": { bytes: 14, sha256: digest }, "books.pickle.gz": { bytes: 14, sha256: digest } };
  const first = desk.ask(ASKED);
  const caches = new Caches({ hearts: { [part("good.gz")]: good, [part("books.pickle.gz")]: "<h1>Please log in</h1>" } });
  globalThis.caches = caches;
  now().tell({ stage: "failed", why: "no books" });
  for (let turn = 0; turn < 10_000 && workers.length < 2; turn++) await restarted();
  delete globalThis.caches;
  assert.deepEqual(caches.urls("hearts"), [part("good.gz")]);
  now().start();
  now().answer({ net: 1 });
  assert.deepEqual(await first, { net: 1 });
});

test("an engine that breaks down is replaced", async () => {
  const [first, next] = [desk.ask(ASKED).catch((error) => [error.kind, error.message]), desk.ask(ASKED)];
  now().start();
  now().tell({ id: now().sent[0].id, broken: "no more memory" });
  assert.deepEqual(await first, ["broken", "The engine failed: no more memory"]);
  assert.equal(workers.length, 2);
  now().start();
  now().answer({ net: 1 });
  assert.deepEqual(await next, { net: 1 });
});

test("an answer to another question is ignored", async () => {
  const first = desk.ask(ASKED);
  now().start();
  now().tell({ id: 999_999, document: "{}" });
  now().answer({ net: 1 });
  assert.deepEqual(await first, { net: 1 });
});

test("without workers the page says why", async () => {
  delete globalThis.Worker;
  const { line, ask, can } = asker();
  assert.deepEqual([can, await ask(ASKED)], [false, null]);
  assert.match(textOf(line), /This browser can't run the tools\./);
});

test("the progress of the engine is shown", async () => {
  opened();
  const { line, ask } = asker();
  assert.equal(line.hidden, true);
  const found = ask(ASKED);
  now().tell({ stage: "loading", loaded: 25, total: 100 });
  const bar = line.querySelector("progress");
  assert.deepEqual([textOf(line.querySelector("[role=status]")), bar.hidden], ["Loading the engine, 25 %", false]);
  now().tell({ stage: "loading", loaded: 100, total: 100 });
  assert.equal(textOf(line.querySelector("[role=status]")), "Starting the engine");
  now().start();
  assert.equal(line.hidden, true);
  line.querySelector("button").click();
  assert.equal(await found, null);
  assert.deepEqual([line.hidden, line.querySelector("button").hidden, textOf(line.querySelector("[role=status]"))], [false, true, "Cancelled."]);
});

test("work is done once after many calls", async () => {
  let done = 0;
  const begin = [];
  const call = soon((isLast) => new Promise((go) => {
    done += 1;
    begin.push({ isLast, go });
  }), 100);
  for (let times = 0; times < 3; times += 1) call();
  mock.timers.tick(99);
  assert.equal(done, 0);
  mock.timers.tick(1);
  assert.deepEqual([done, begin[0].isLast()], [1, true]);
  call();
  mock.timers.tick(100); // never twice at a time
  assert.deepEqual([done, begin[0].isLast()], [1, false]);
  begin[0].go();
  await new Promise(setImmediate);
  assert.deepEqual([done, begin[1].isLast()], [2, true]);
  begin[1].go();
  await new Promise(setImmediate);
  assert.equal(done, 2);
});
