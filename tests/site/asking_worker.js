// Stands for the worker of the desk where a test is of what a page makes of an answer: the server of the test is asked, in
// which the same rooms answer.

self.postMessage({ stage: "loading", loaded: 1, total: 1 });
self.postMessage({ stage: "ready" });

self.onmessage = async ({ data: { id, request } }) => {
  const answer = await fetch(new URL("../../asked", import.meta.url), { method: "POST", body: request });
  self.postMessage({ id, document: await answer.text() });
};
