// Offline use of the engine, the tools and the visited pages; registered once a tool was used. The network comes first,
// except for the bundle; the cache is used when the network fails.

const KEPT = "hearts";
const WHOLE = "hearts-whole"; // what the reader keeps by assets/offline/files.js
const MOST = 400; // pages and parts; the oldest are dropped
const DESK = new URL("assets/desk/", self.registration.scope).href;
const PART_OF_BUNDLE = /\/[0-9a-f]{20}\/[^/]+$/;
const OURS = (url) => url.startsWith(self.registration.scope);
const PAGES = {
  "": "Home", "desk/pad/": "Keep score", "desk/table/": "Your table", "desk/allowed/": "Was that allowed?", "learn/": "Learn the game",
  "rules/today/hearts/": "Today’s game", "disputes/": "Disputes",
};
const PARTS = ["desk.js", "worker.js", "engine.js", "bundle.js"].map((name) => DESK + name);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(event.data.pages ? keepPages(event.data.pages) : keepDesk(event.data)));

// Store pages and their parts, which were loaded before this worker ran.
async function keepPages(pages) {
  const cache = await caches.open(KEPT);
  const had = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.allSettled(pages.filter((url) => OURS(url) && !had.has(url)).map((url) => cache.add(url)));
}

// Store the files of the current bundle and drop older ones; also the open page and its parts, which were loaded before
// this worker ran.
async function keepDesk(page) {
  const { default: bundle } = JSON.parse(await asData(PARTS[3]));
  const digests = new Map(Object.entries(bundle?.files ?? {}).map(([name, { sha256 }]) => [DESK + bundle.folder + name, sha256]));
  const cache = await caches.open(KEPT);
  const had = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of had) if (PART_OF_BUNDLE.test(url) && !digests.has(url)) await cache.delete(url);
  const lacking = new Set([...PARTS, ...page.filter(OURS), ...digests.keys()].filter((url) => !had.has(url)));
  await Promise.allSettled([...lacking].map((url) => (digests.has(url) ? keepPart(cache, url, digests.get(url)) : cache.add(url))));
}

// A part of the bundle is served from the cache for good, so it must be the right one and not, say, the page of a network
// that asks for a password.
async function keepPart(cache, url, digest) {
  const response = await fetch(url);
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  const hex = Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (response.ok && hex === digest) await cache.put(url, response);
}

// Read the bundle's module as data: a service worker cannot import later.
async function asData(url) {
  const text = await (await fetch(url)).text();
  return `{"default": ${text.slice(text.indexOf("default") + 7, text.lastIndexOf(";"))}}`;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && OURS(request.url)) event.respondWith(given(event, request));
});

async function given(event, request) {
  const part = PART_OF_BUNDLE.test(request.url) && (await caches.match(request, { ignoreVary: true }));
  if (part) return part; // its name holds a digest
  try {
    const response = await fetch(request);
    if (response.ok && response.type === "basic" && !request.headers.has("range")) event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: request.mode === "navigate", ignoreVary: true });
    if (kept) return kept;
    if (request.mode === "navigate") return notKept();
    throw error;
  }
}

// In place of a page that is not on the device: what is.
async function notKept() {
  const some = await Promise.all(Object.entries(PAGES).map(async ([path, title]) => {
    const url = self.registration.scope + path;
    return (await caches.match(url, { ignoreVary: true })) ? `<li><a href="${url}">${title}</a></li>` : "";
  }));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not kept</title>
<style>body { max-width: 34em; margin: 2em auto; padding: 0 1em; font: 1.1em/1.6 serif; color-scheme: light dark; } a { display: inline-block; padding: 0.3em 0; }</style>
<h1>This page is not on your device</h1><p>There is no network. ${some.some(Boolean) ? "What you can open:" : "Come back when there is one."}</p><ul>${some.join("")}</ul></html>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

async function keep(request, response) {
  if (PART_OF_BUNDLE.test(request.url)) return; // stored as a whole, above
  const whole = (await caches.has(WHOLE)) && (await caches.open(WHOLE));
  if (whole && (await whole.match(request, { ignoreVary: true }))) return whole.put(request, response); // the newest is kept
  const cache = await caches.open(KEPT);
  await cache.put(request, response);
  const keys = (await cache.keys()).filter(({ url }) => !url.startsWith(DESK));
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
}
