// The search worker: reads the index at the first query, and answers queries.

importScripts("lunr.js", "words.js", "matches.js");

const finder = fetch("index.json")
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`index.json: ${answer.status}`))))
  .then((entries) => makeFinder(WORDS, entries));

onmessage = async ({ data: query }) => {
  try {
    const find = await finder;
    postMessage({ query, found: find(query) });
  } catch {
    postMessage({ query, found: null });
  }
};
