// The engine and the built site, for tests in Node: tests/test_javascript.py says where both are. A page's worker is put in
// place that asks this engine, and what a script fetches of the site is read from its files.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HERE, opened } from "./page.mjs";

const { HEARTS_ENGINE: address, HEARTS_SITE: site } = process.env;
if (!address || !site) throw new Error("these tests are run by `pytest tests/test_javascript.py`, which starts the engine");

const PAGES = new URL("../../hearts_spec/site/", import.meta.url).href;
const { fetch } = globalThis;

export const built = (path) => readFileSync(join(site, path), "utf-8");
export const builtJson = (path) => JSON.parse(built(path));

// A built page, opened as a reader opens it.
export const visited = (path, query = "", stored = {}) => opened(path + query, built(`${path}index.html`), stored);

const answered = async (body) => (await fetch(address, { method: "POST", body })).text();

// Every request that a page has made since `asked` was emptied.
export const asked = [];
export const ask = async (request) => {
  asked.push(request);
  return JSON.parse(await answered(JSON.stringify(request)));
};

// What holds an answer back, until it is released; what waited for it has then heard it.
export const delays = { holds: () => false, held: [] };
const coming = new Set();
export const release = async () => {
  delays.held.splice(0).forEach((go) => go());
  await Promise.all(coming);
  await new Promise(setImmediate);
};

globalThis.Worker = class {
  #ended = false;

  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: { stage: "ready" } }));
  }

  postMessage(message) {
    const answer = this.#answer(message).finally(() => coming.delete(answer));
    coming.add(answer);
  }

  async #answer({ id, request }) {
    asked.push(JSON.parse(request));
    if (delays.holds(JSON.parse(request))) await new Promise((go) => delays.held.push(go));
    const document = await answered(request);
    if (!this.#ended) this.onmessage({ data: { id, document } });
  }

  terminate() {
    this.#ended = true;
  }
};

globalThis.fetch = async (what) => {
  const { href } = new URL(what, HERE);
  const base = [PAGES, HERE].find((each) => href.startsWith(each));
  if (!base) throw new TypeError(`no test fetches ${href}`);
  return new Response(readFileSync(join(site, href.slice(base.length))));
};
