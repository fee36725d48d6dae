// The search worker: reads the index at the first query, and answers queries.

import { makeFinder } from "./finder.js"; // from desk/search, with MiniSearch

const finder = fetch(new URL("index.json", import.meta.url))
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`index.json: ${answer.status}`))))
  .then(makeFinder);

onmessage = async ({ data: query }) => {
  try {
    const find = await finder;
    postMessage({ query, found: find(query) });
  } catch {
    postMessage({ query, found: null });
  }
};
