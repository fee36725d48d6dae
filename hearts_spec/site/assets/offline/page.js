// Keeping the open page on the device, with the parts that it has loaded, for use without a network.

const SITE = new URL("../../", import.meta.url);
const OFFLINE = new URL("offline.js", SITE); // a service worker only serves its own folder
const TOOLS = ["pad", "table", "allowed"];
const DATA = ["scores", "table", "allowed"];
const ALSO = ["", "learn/", "rules/today/hearts/", ...TOOLS.map((name) => `desk/${name}/`)];

// `message` makes of the addresses what the worker is sent.
export async function keepOpenPage(message) {
  try {
    await navigator.serviceWorker?.register(OFFLINE);
    const { active } = (await navigator.serviceWorker?.ready) ?? {};
    const parts = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]);
    active?.postMessage(message([location.href.split(/[?#]/)[0], ...parts.filter((name) => !name.includes("?"))]));
  } catch {
    // a browser that stores nothing, such as a private window; the tools work all the same
  }
}

// Keep the tools that need no engine, and the pages beside them, unless the line is metered.
export async function keepTools() {
  if (navigator.connection?.saveData) return;
  const scripts = [...TOOLS, "pad/import"].map((name) => import(`../desk/${name}.js`));
  await Promise.allSettled([...scripts, ...DATA.map((name) => fetch(new URL(`desk/${name}.json`, SITE)))]);
  await keepOpenPage((pages) => ({ pages: [...pages, ...ALSO.map((path) => new URL(path, SITE).href)] }));
}
