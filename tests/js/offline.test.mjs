// Keeping all disputes and rules on the device: what is fetched, what is stored, and what is left after a failure.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { Caches } from "./caches.mjs";
import "./page.mjs";
import { keepTools } from "site/offline/page.js";
import { forgetAll, keepAll, keptDigest, megabytes, WHOLE } from "site/offline/files.js";

const SITE = "https://cards.example/hearts/";
const LIST = `${SITE}assets/offline/files.json`;

// A site that can be fetched from: its files, and what was asked of it.
function siteOf(files, digest = "first") {
  const asked = [];
  const bytes = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  const list = { digest, bytes, files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.length])) };
  const fetch = async (url, { signal } = {}) => {
    if (signal?.aborted) throw Object.assign(new Error("stopped"), { name: "AbortError" });
    asked.push(url.slice(SITE.length));
    if (url === LIST) return Response.json(list);
    const text = files[url.slice(SITE.length)];
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  };
  return { asked, bytes, fetch };
}

const FILES = { "": "home", "disputes/a/": "aa", "disputes/b/": "bbb", "assets/site.css": "c" };
const keep = (caches, { fetch }, told = () => {}, signal = undefined) => keepAll({ caches, fetch, list: LIST, site: SITE, signal, told });

test("every file is kept, and how much is told", async () => {
  const [caches, site, told] = [new Caches(), siteOf(FILES), []];
  assert.equal(await keptDigest(caches, LIST), "");
  await keep(caches, site, (bytes) => told.push(bytes));
  assert.equal(await keptDigest(caches, LIST), "first");
  assert.deepEqual([told.length, told.at(-1)], [4, site.bytes]);
  assert.equal(await (await (await caches.open(WHOLE)).match(`${SITE}disputes/b/`)).text(), "bbb");
});

test("a failure leaves nothing whole, and the next try goes on", async () => {
  const [caches, site] = [new Caches(), siteOf(FILES)];
  const failing = { fetch: (url, more) => (url.endsWith("disputes/b/") ? Promise.reject(new TypeError("no network")) : siteOf(FILES).fetch(url, more)) };
  await assert.rejects(keep(caches, failing), TypeError);
  assert.equal(await keptDigest(caches, LIST), "");
  await keep(caches, site);
  assert.ok(!site.asked.includes("") && site.asked.includes("disputes/b/"));
  assert.equal(await keptDigest(caches, LIST), "first");
});

test("a page that is not there is a failure", async () => {
  const site = siteOf(FILES);
  const without = { fetch: (url, more) => (url.endsWith("/a/") ? new Response("", { status: 404 }) : site.fetch(url, more)) };
  await assert.rejects(keep(new Caches(), without), /404/);
});

test("a newer site replaces what was kept", async () => {
  const caches = new Caches();
  await keep(caches, siteOf(FILES));
  const newer = siteOf({ "": "new home" }, "second");
  await keep(caches, newer);
  assert.equal(await keptDigest(caches, LIST), "second");
  const kept = (await (await caches.open(WHOLE)).keys()).map(({ url }) => url);
  assert.deepEqual(kept.filter((url) => url.includes("disputes")), []);
});

test("a reader can stop it and remove it", async () => {
  const [caches, stop] = [new Caches(), new AbortController()];
  await assert.rejects(keep(caches, siteOf(FILES), () => stop.abort(), stop.signal), { name: "AbortError" });
  assert.equal(await keptDigest(caches, LIST), "");
  await keep(caches, siteOf(FILES));
  assert.equal(await forgetAll(caches), true);
  assert.equal(await keptDigest(caches, LIST), "");
});

test("sizes are told in megabytes", () => {
  assert.deepEqual([26_400_000, 9_940_000, 40_000].map(megabytes), ["26 MB", "9.9 MB", "0.0 MB"]);
});

// The service worker, as a browser runs it: how it answers to an event.
function worker(caches, files) {
  const heard = {};
  const self = { registration: { scope: SITE }, addEventListener: (name, does) => { heard[name] = does; } };
  Object.assign(globalThis, { self, caches });
  globalThis.fetch = async (what) => new Response(files[(what.url ?? what).slice(SITE.length)] ?? "", { status: (what.url ?? what).slice(SITE.length) in files ? 200 : 404 });
  runScript("offline.js");
  return async (name, event) => {
    const waiting = [];
    heard[name]({ ...event, waitUntil: (done) => waiting.push(done), respondWith: (done) => waiting.push(done) });
    return (await Promise.all(waiting))[0];
  };
}

test("a part of the engine is only stored if it is the right one", async () => {
  const [folder, good] = ["0123456789abcdef0123", "the right part"];
  const sha256 = createHash("sha256").update(good).digest("hex");
  const names = ["good.gz", "books.pickle.gz", "gone.gz"];
  const bundle = { folder: `${folder}/`, files: Object.fromEntries(names.map((name) => [name, { bytes: good.length, sha256 }])) };
  const part = (name) => `assets/desk/${folder}/${name}`;
  const files = {
    "assets/desk/bundle.js": `export default ${JSON.stringify(bundle)};\n`,
    [part("good.gz")]: good,
    [part("books.pickle.gz")]: "<h1>Please log in</h1>",
  };
  const caches = new Caches();
  const send = worker(caches, files);
  await send("message", { data: [] });
  const stored = caches.urls("hearts").filter((url) => url.includes(folder));
  assert.deepEqual(stored, [SITE + part("good.gz")]);
  files[part("books.pickle.gz")] = good;
  await send("message", { data: [] });
  assert.equal(caches.urls("hearts").filter((url) => url.includes(folder)).length, 2);
});

test("a tool that was used is kept, and a page that is not kept says what is", async () => {
  const caches = new Caches(), files = { "desk/pad/": "the pad", "assets/desk/pad.js": "its script" };
  const send = worker(caches, files);
  await send("message", { data: { pages: [`${SITE}desk/pad/`, `${SITE}assets/desk/pad.js`, "https://elsewhere.example/x.js"] } });
  assert.deepEqual(caches.urls("hearts"), [`${SITE}desk/pad/`, `${SITE}assets/desk/pad.js`]);
  globalThis.fetch = async () => { throw new TypeError("no network"); };
  const open = (path, mode = "navigate") => send("fetch", { request: { url: SITE + path, method: "GET", mode } });
  assert.equal(await (await open("desk/pad/")).text(), "the pad");
  const other = await open("history/");
  assert.equal(other.status, 503);
  assert.match(await other.text(), /not on your device.*<li><a href="https:\/\/cards\.example\/hearts\/desk\/pad\/">Keep score<\/a><\/li><\/ul>/s);
  await assert.rejects(open("assets/other.js", "cors"), TypeError);
});

test("the tools without an engine are kept together, but not on a metered line", async () => {
  const sent = [];
  const known = { serviceWorker: { register: async () => {}, ready: Promise.resolve({ active: { postMessage: (message) => sent.push(message) } }) }, connection: { saveData: true } };
  for (const [name, value] of Object.entries(known)) Object.defineProperty(navigator, name, { value, configurable: true });
  globalThis.fetch = async () => Response.json({});
  await keepTools();
  assert.deepEqual(sent, []);
  known.connection.saveData = false;
  await keepTools();
  assert.deepEqual(["", "learn/", "rules/today/hearts/", "desk/pad/", "desk/table/", "desk/allowed/"].filter((path) => !sent[0].pages.some((url) => url.endsWith(`/${path}`))), []);
  for (const name of Object.keys(known)) delete navigator[name];
});
