// Keeping all disputes and rules on the device: what is fetched, what is stored, and what is left after a failure.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetAll, keepAll, keptDigest, megabytes, WHOLE } from "site/offline/files.js";

const SITE = "https://cards.example/hearts/";
const LIST = `${SITE}assets/offline/files.json`;

// The browser's caches, as far as they are used.
class Caches extends Map {
  async open(name) {
    if (!this.has(name)) this.set(name, new Stored());
    return this.get(name);
  }
}

class Stored {
  held = new Map();

  async match(url) { return this.held.get(url)?.clone(); }
  async put(url, response) { this.held.set(url, response); }
  async keys() { return [...this.held.keys()].map((url) => ({ url })); }
  async delete({ url }) { return this.held.delete(url); }
}

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
