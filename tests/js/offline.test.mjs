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

// The service worker, as a browser runs it: how it answers to an event. `open` are the ids of the pages that are open.
function worker(caches, files, open = []) {
  const heard = {};
  const clients = { matchAll: async () => open.map((id) => ({ id })) };
  const self = { registration: { scope: SITE }, clients, navigator: {}, addEventListener: (name, does) => { heard[name] = does; } };
  Object.assign(globalThis, { self, caches });
  globalThis.fetch = async (what) => {
    const path = (what.url ?? what).slice(SITE.length).split("?")[0];
    send.fetched.push(path);
    return path in files ? Object.defineProperty(new Response(files[path]), "type", { value: "basic" }) : new Response("", { status: 404 });
  };
  runScript("offline.js");
  const send = async (name, event) => {
    const waiting = [];
    heard[name]({ ...event, waitUntil: (done) => waiting.push(done), respondWith: (done) => waiting.push(done) });
    const [answer] = await Promise.all(waiting);
    await Promise.all(waiting);
    return answer;
  };
  send.fetched = [];
  send.self = self;
  send.open = async (path, resultingClientId) => (await send("fetch", { resultingClientId, request: { url: SITE + path, method: "GET", mode: "navigate", headers: new Headers() } })).text();
  send.load = async (path, clientId) => (await send("fetch", { clientId, request: { url: SITE + path, method: "GET", mode: "cors", headers: new Headers() } })).text();
  return send;
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

// A site of one version, whose files hold its name but for those that never change.
const ALL = ["", "desk/pad/", "disputes/a/", "assets/desk/pad.js", "assets/desk/late.js", "assets/font.woff2"];
function version(name) {
  const files = Object.fromEntries(ALL.map((path) => [path, path.endsWith("woff2") ? "a font" : `${path} of ${name}`]));
  const digests = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, createHash("sha256").update(text).digest("hex").slice(0, 20)]));
  return { ...files, "assets/offline/tools.json": JSON.stringify({ digest: name, files: digests }) };
}
const kept = async (caches) => (await caches.keys()).filter((name) => name.startsWith("hearts-tools-"));

test("once a tool was opened, all that a table needs is kept, and a page that is not kept says what is", async () => {
  const caches = new Caches(), send = worker(caches, version("one"));
  await send("message", { data: "tools" });
  const stored = caches.urls("hearts-tools-one");
  assert.equal(stored.pop(), `${SITE}assets/offline/tools.json`, "the list comes last, when all that it names is there");
  assert.deepEqual(stored.sort(), ALL.map((path) => SITE + path).sort());
  globalThis.fetch = async () => { throw new TypeError("no network"); };
  assert.equal(await send.open("disputes/a/?game=today/hearts"), "disputes/a/ of one");
  assert.equal(await send.load("assets/font.woff2"), "a font");
  assert.equal(await send.open("desk/pad/?s=2.x"), "desk/pad/ of one");
  const other = await send.open("history/");
  assert.match(other, /not on your device.*<li><a href="https:\/\/cards\.example\/hearts\/desk\/pad\/">Keep score<\/a><\/li>/s);
  assert.doesNotMatch(other, /Your table/);
  await assert.rejects(send.load("assets/other.js"), TypeError);
});

test("a page keeps to the version that it was opened by; the next is opened by the newest", async () => {
  const caches = new Caches(), files = version("one"), open = [];
  let send = worker(caches, files, open);
  await send("message", { data: "tools" });
  open.push("first");
  assert.equal(await send.open("desk/pad/", "first"), "desk/pad/ of one");
  Object.assign(files, version("two"));
  send.fetched.length = 0;
  await send("message", { data: "tools" });
  assert.ok(!send.fetched.includes("assets/font.woff2") && send.fetched.includes("assets/desk/pad.js")); // only what has changed
  assert.equal(await send.load("assets/desk/late.js", "first"), "assets/desk/late.js of one");
  assert.equal(await send.open("disputes/a/", "second"), "disputes/a/ of two"); // from the network
  send = worker(caches, files, open); // a browser ends a worker, and starts it again
  assert.equal(await send.load("assets/desk/late.js", "first"), "assets/desk/late.js of one");
  assert.equal(await send.open("desk/pad/", "third"), "desk/pad/ of two");
  assert.deepEqual(await kept(caches), ["hearts-tools-one", "hearts-tools-two"]);
  open.splice(0, 1, "third");
  send = worker(caches, files, open);
  await send("message", { data: "tools" });
  assert.deepEqual(await kept(caches), ["hearts-tools-two"]);
  assert.equal(await send.load("assets/desk/late.js", "third"), "assets/desk/late.js of two");
});

test("a version with a wrong part answers nothing, until the part is right", async () => {
  const caches = new Caches(), files = version("one"), right = files["assets/desk/pad.js"];
  const send = worker(caches, files);
  files["assets/desk/pad.js"] = "<h1>Please log in</h1>";
  await assert.rejects(send("message", { data: "tools" }), /is not what it should be/);
  send.fetched.length = 0;
  await send.open("desk/pad/", "first");
  assert.ok(send.fetched.includes("desk/pad/"));
  files["assets/desk/pad.js"] = right;
  await send("message", { data: "tools" });
  send.fetched.length = 0;
  assert.equal(await send.open("desk/pad/", "second"), "desk/pad/ of one");
  assert.ok(!send.fetched.includes("desk/pad/"));
});

test("a site that goes back to a version, or has none any more, is followed", async () => {
  const caches = new Caches(), files = version("one"), send = worker(caches, files);
  for (const name of ["one", "two", "one"]) {
    Object.assign(files, version(name));
    await send("message", { data: "tools" });
    assert.equal(await send.open("desk/pad/", name), `desk/pad/ of ${name}`);
  }
  delete files["assets/offline/tools.json"];
  await send("message", { data: "tools" });
  assert.deepEqual(await kept(caches), []);
});

test("on a metered line nothing is kept ahead, and pages come from the network", async () => {
  const caches = new Caches(), files = version("one"), send = worker(caches, files);
  await send("message", { data: "tools" });
  Object.assign(files, version("two"));
  send.self.navigator.connection = { saveData: true };
  assert.equal(await send.open("desk/pad/", "first"), "desk/pad/ of two");
  const sent = [];
  const known = { serviceWorker: { register: async () => {}, ready: Promise.resolve({ active: { postMessage: (message) => sent.push(message) } }) }, connection: { saveData: true } };
  for (const [name, value] of Object.entries(known)) Object.defineProperty(navigator, name, { value, configurable: true });
  await keepTools();
  assert.deepEqual(sent, []);
  known.connection.saveData = false;
  await keepTools();
  assert.deepEqual(sent, ["tools"]);
  for (const name of Object.keys(known)) delete navigator[name];
});
