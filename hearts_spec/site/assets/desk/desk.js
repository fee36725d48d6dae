// The engine as a page sees it: `open()` returns it, and `ask(request)` resolves to a document, the same as the command
// prints with `--json`. A page has one worker, started by the first question only. A question that is cancelled or
// takes too long ends the worker; the next question starts another.

import bundle from "./bundle.js";
import { keepOpenPage } from "../offline/page.js";

const STALLED = 30_000; // ms without a message while it starts
const LIMIT = 10_000; // ms for one answer
const MOST = 200_000; // characters in a request

class DeskError extends Error {
  // `kind`: unavailable, start, limit, cancelled, size, broken.
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

// Why the engine cannot run here, in a sentence; "" if it can.
export function unavailable() {
  if (!bundle) return "This copy of the site was built without the tools.";
  if (typeof Worker !== "function" || typeof WebAssembly !== "object" || typeof DecompressionStream !== "function")
    return "This browser can't run the tools.";
  return "";
}

class Desk {
  #worker = null;
  #ready = false;
  #waiting = []; // questions in order; the first is being answered
  #alarm = 0;
  #number = 0;
  #stage = null; // as `onStage` is called with it
  #tries = 0;

  // Resolves to the document that answers a request. `onStage` is called with {stage, loaded, total}, where the stage is
  // loading, starting, ready or asking; `limit` is the time for the answer in ms. Rejects with a DeskError.
  ask(request, { onStage, limit = LIMIT } = {}) {
    const why = unavailable();
    if (why) return Promise.reject(new DeskError("unavailable", why));
    const text = JSON.stringify(request);
    if (text.length > MOST) return Promise.reject(new DeskError("size", "That is too much at once."));
    return new Promise((resolve, reject) => {
      const question = { id: ++this.#number, text, limit, onStage, resolve, reject };
      this.#waiting.push(question);
      if (!this.#worker) this.#start();
      else if (this.#ready && this.#waiting.length === 1) this.#put();
      else this.#tell(question);
    });
  }

  // Cancel every question, and end the worker.
  cancel() {
    const waiting = this.#waiting.splice(0);
    this.#tries = 0;
    this.#end();
    for (const question of waiting) question.reject(new DeskError("cancelled", "Cancelled."));
  }

  #start() {
    this.#ready = false;
    this.#worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#failed("The engine could not be started.");
    };
    this.#move({ stage: "loading", loaded: 0, total: Object.values(bundle.files).reduce((sum, { bytes }) => sum + bytes, 0) });
    this.#watch();
  }

  #hear(data) {
    if (data.id) this.#answered(data);
    else if (data.stage === "failed") this.#failed(`The engine could not be started: ${data.why}`);
    else if (data.stage === "ready") {
      this.#ready = true;
      this.#tries = 0;
      clearTimeout(this.#alarm);
      this.#move({ ...this.#stage, stage: "ready" });
      keepOpenPage(); // after the first use, the engine and the visited pages are there offline
      this.#put();
    } else {
      this.#move(data.loaded < data.total ? data : { ...data, stage: "starting" });
      this.#watch();
    }
  }

  #watch() {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#failed("The engine did not start in time."), STALLED);
  }

  // A failed start is tried once more, without the parts that were stored wrongly.
  async #failed(why) {
    this.#end();
    if (this.#tries++ === 0) {
      await forgetSpoiled();
      if (this.#waiting.length && !this.#worker) this.#start();
      return;
    }
    this.#tries = 0;
    for (const question of this.#waiting.splice(0)) question.reject(new DeskError("start", why));
  }

  #put() {
    const [question] = this.#waiting;
    if (!question) return;
    this.#move({ ...this.#stage, stage: "asking" });
    this.#worker.postMessage({ id: question.id, request: question.text });
    const why = "Timed out. Try again or simplify the question.";
    this.#alarm = setTimeout(() => this.#replace(new DeskError("limit", why)), question.limit);
  }

  #answered({ id, document, broken }) {
    const [question] = this.#waiting;
    if (question?.id !== id) return;
    if (broken !== undefined) {
      this.#replace(new DeskError("broken", `The engine failed: ${broken}`));
      return;
    }
    clearTimeout(this.#alarm);
    this.#waiting.shift();
    this.#move({ ...this.#stage, stage: "ready" });
    question.resolve(JSON.parse(document));
    this.#put();
  }

  // Give up the question that is being answered: it only stops with the worker. The next one starts another.
  #replace(error) {
    this.#end();
    this.#waiting.shift().reject(error);
    if (this.#waiting.length) this.#start();
  }

  #end() {
    clearTimeout(this.#alarm);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
  }

  #move(stage) {
    this.#stage = stage;
    for (const question of this.#waiting) this.#tell(question);
  }

  #tell(question) {
    question.onStage?.(this.#stage);
  }
}

// Delete each stored part of the engine that does not have its digest: parts are served from the cache first.
async function forgetSpoiled() {
  try {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const [part, { sha256 }] of Object.entries(bundle.files)) {
        const { href } = new URL(bundle.folder + part, import.meta.url);
        const stored = await cache.match(href, { ignoreVary: true });
        if (stored && (await digestOf(stored)) !== sha256) await cache.delete(href);
      }
    }
  } catch {
    // nothing is stored
  }
}

async function digestOf(response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let desk;

export function open() {
  return (desk ??= new Desk());
}
