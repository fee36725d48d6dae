// In place of the engine's worker, for tests of what a page does with an answer: it asks the server of the test, which runs
// the same engine.

self.postMessage({ stage: "loading", loaded: 1, total: 1 });
self.postMessage({ stage: "ready" });

self.onmessage = async ({ data: { id, request } }) => {
  const answer = await fetch(new URL("../../asked", import.meta.url), { method: "POST", body: request });
  self.postMessage({ id, document: await answer.text() });
};
