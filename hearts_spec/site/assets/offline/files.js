// Keeping the files of a list in a cache of the browser's, and what is kept of them. offline.js, at the top of the site,
// answers from there when there is no network.

export const WHOLE = "hearts-whole"; // the cache; its list is stored last, so that a whole state has one
const AT_ONCE = 6;

// What is kept: the digest of the list, or "" if nothing is kept whole.
export async function keptDigest(caches, list) {
  if (!(await caches.has(WHOLE))) return "";
  const stored = await (await caches.open(WHOLE)).match(list);
  return stored ? (await stored.json()).digest : "";
}

// Fetch and store every file of a list, and drop what is no longer in it. `told(bytes)` is called with what is there so far.
// What a former try stored is not fetched again. Rejects with the first error, or when `signal` says to stop.
export async function keepAll({ caches, fetch, list, site, signal, told }) {
  const response = await fetch(list, { cache: "no-cache", signal });
  const { digest, files } = await response.clone().json();
  const cache = await caches.open(WHOLE);
  const begun = `${list}?begun`; // the state that a try is of
  if ((await (await cache.match(begun))?.text()) !== digest) await clear(cache);
  await cache.put(begun, new Response(digest));
  const had = new Set((await cache.keys()).map(({ url }) => url));
  const waiting = Object.entries(files).map(([path, bytes]) => [new URL(path, site).href, bytes]);
  let done = 0;
  const next = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const [url, bytes] = each;
      if (!had.has(url)) {
        const found = await fetch(url, { cache: "no-cache", signal });
        if (!found.ok) throw new Error(`${url}: ${found.status}`);
        await cache.put(url, found);
      }
      told(done += bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  signal?.throwIfAborted();
  await cache.put(list, response);
}

async function clear(cache) {
  for (const request of await cache.keys()) await cache.delete(request);
}

export const forgetAll = (caches) => caches.delete(WHOLE);

// Bytes as a reader is told them.
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
