// Use without a network, registered once a tool was opened. The tools that need no engine are kept with the disputes and the
// search, in versions: such a tool is opened by the newest, and keeps to it until it is closed. For all else the network
// comes first, except for the bundle of the engine; the cache is used when the network fails.

const KEPT = "hearts";
const WHOLE = "hearts-whole"; // what the reader keeps by assets/offline/files.js
const TOOLS = "hearts-tools-"; // and the digest of a version, whose list is stored last
const LIST = `${self.registration.scope}assets/offline/tools.json`;
const OPEN = `${LIST}/open/`; // in a version: a page that was opened by it
const BY_VERSION = ["pad", "table", "allowed"].map((name) => `${self.registration.scope}desk/${name}/`);
const AT_ONCE = 4;
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
self.addEventListener("message", (event) => event.waitUntil(event.data === "tools" ? keepTools() : keepDesk(event.data)));

const opened = new Map(); // the versions of the pages that were opened since this worker was started
let keeping = null; // a version that is being fetched
let isLooked = false; // whether it has looked for a newer version

// The versions that are whole, the newest first.
async function versions() {
  const whole = [];
  for (const name of await caches.keys()) if (name.startsWith(TOOLS) && (await (await caches.open(name)).match(LIST))) whole.unshift(name);
  return whole;
}

// Fetch the version that the site has, in the background, unless it is here. What has not changed is taken from the one before.
function keepTools() {
  return keeping ??= keepNewest().finally(() => { keeping = null; });
}

async function keepNewest() {
  isLooked = true;
  const answer = await fetch(LIST, { cache: "no-cache" });
  if (answer.status === 404) return Promise.all((await caches.keys()).filter((name) => name.startsWith(TOOLS)).map((name) => caches.delete(name)));
  const { digest, files } = await answer.clone().json(), now = TOOLS + digest, whole = await versions();
  if (whole[0] !== now) {
    if (whole.includes(now)) await caches.delete(now); // the site has gone back to it
    const before = whole.length ? await caches.open(whole[0]) : null, had = before ? (await (await before.match(LIST)).json()).files : {};
    const cache = await caches.open(now), waiting = Object.entries(files);
    const next = async () => {
      for (let each = waiting.shift(); each; each = waiting.shift()) {
        const [path, sha256] = each, url = self.registration.scope + path;
        if (await cache.match(url)) continue; // by a former try
        const same = had[path] === sha256 && (await before.match(url));
        if (same) await cache.put(url, same);
        else await keepPart(cache, url, sha256);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    await cache.put(LIST, answer);
  }
  return dropOld(now);
}

// Drop the versions by which no page is open, but for this one.
async function dropOld(now) {
  const open = new Set((await self.clients.matchAll({ type: "all", includeUncontrolled: true })).map(({ id }) => id));
  for (const name of (await caches.keys()).filter((each) => each.startsWith(TOOLS))) {
    const cache = await caches.open(name), by = (await cache.keys()).map(({ url }) => url).filter((url) => url.startsWith(OPEN));
    const closed = by.filter((url) => !open.has(url.slice(OPEN.length)) && !opened.has(url.slice(OPEN.length)));
    if (name !== now && closed.length === by.length) await caches.delete(name);
    else for (const url of closed) await cache.delete(url);
  }
}

// What the version has by which a page was opened. On a metered line, where none is fetched ahead, pages come from the network.
async function ofVersion(event, { url, mode, destination }) {
  const page = url.split(/[?#]/)[0], { clientId, resultingClientId } = event;
  if (mode === "navigate") {
    const [newest] = self.navigator?.connection?.saveData || !BY_VERSION.includes(page) ? [] : await versions();
    if (!newest) return undefined;
    if (!isLooked) event.waitUntil(keepTools().catch(() => {}));
    await hold(newest, resultingClientId);
    return (await caches.open(newest)).match(page);
  }
  if (!opened.has(clientId)) opened.set(clientId, await byWhich(clientId));
  const name = opened.get(clientId);
  if (!name) return undefined;
  if (destination === "worker") await hold(name, resultingClientId);
  return (await caches.open(name)).match(url);
}

async function hold(name, id) {
  opened.set(id, name);
  await (await caches.open(name)).put(OPEN + id, new Response(""));
}

// The version that a page was opened by before this worker was started again; "" if by none.
async function byWhich(id) {
  for (const name of await versions()) if (await (await caches.open(name)).match(OPEN + id)) return name;
  return "";
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

// What is served from the cache for good must be right and not, say, the page of a network that asks for a password. The
// digest may be the beginning of one.
async function keepPart(cache, url, digest) {
  const response = await fetch(url, { cache: "no-cache", priority: "low" });
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  const hex = Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!response.ok || !hex.startsWith(digest)) throw new Error(`${url} is not what it should be`);
  await cache.put(url, response);
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
  const kept = await ofVersion(event, request).catch(() => undefined); // a storage that fails
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (response.ok && response.type === "basic" && !request.headers.has("range")) event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (error) {
    const search = { ignoreSearch: request.mode === "navigate", ignoreVary: true };
    for (const name of [...(await versions()), ...(await caches.keys())]) {
      const found = await (await caches.open(name)).match(request, search);
      if (found) return found;
    }
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
