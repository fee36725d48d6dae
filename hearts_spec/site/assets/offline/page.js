// Keeping the open page on the device, with the parts that it has loaded, for use without a network.

const SITE = new URL("../../", import.meta.url);
const OFFLINE = new URL("offline.js", SITE); // a service worker only serves its own folder

async function send(message) {
  try {
    await navigator.serviceWorker?.register(OFFLINE);
    const { active } = (await navigator.serviceWorker?.ready) ?? {};
    active?.postMessage(message());
  } catch {
    // a browser that stores nothing, such as a private window; the tools work all the same
  }
}

export const keepOpenPage = () => send(() => {
  const parts = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]);
  return [location.href.split(/[?#]/)[0], ...parts.filter((name) => !name.includes("?"))];
});

// Keep the tools that need no engine, and the pages beside them, unless the line is metered.
export async function keepTools() {
  if (!navigator.connection?.saveData) await send(() => "tools");
}
