// The worker in which the engine runs. It is told nothing but requests, and tells how far it has come, then documents.

import bundle from "./bundle.js";
import { start } from "./engine.js";

const folder = new URL(bundle.folder, import.meta.url).href;
const sizes = Object.fromEntries(Object.entries(bundle.files).map(([name, { bytes }]) => [name, bytes]));
const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes);
let loaded = 0;

const tell = (said) => self.postMessage(said);

function count(bytes) {
  loaded += bytes;
  tell({ stage: "loading", loaded, total });
}

// A file of the bundle as a response whose bytes are counted as they come.
async function fetched(name) {
  const response = await fetch(folder + name);
  if (!response.ok) throw new Error(`${name} cannot be fetched (${response.status})`);
  const counting = new TransformStream({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return response.body.pipeThrough(counting);
}

const unzipped = async (name) => new Response((await fetched(name)).pipeThrough(new DecompressionStream("gzip")));

async function imported(name) {
  const module = await import(folder + name);
  count(sizes[name]);
  return module;
}

// Pyodide fetches two files by itself; it is given those that are on their way already.
function hand(files) {
  const plain = self.fetch.bind(self);
  self.fetch = (where, ...rest) => files.get(String(where)) ?? plain(where, ...rest);
}

async function open() {
  const wasm = fetched("pyodide.asm.wasm").then(
    (body) => new Response(body, { headers: { "content-type": "application/wasm" } }),
  );
  const python = unzipped("python.zip.gz");
  const books = unzipped("books.pickle.gz").then(async (response) => new Uint8Array(await response.arrayBuffer()));
  const runtime = Promise.all([imported("pyodide.mjs"), imported("pyodide.asm.mjs")]);
  hand(new Map([[`${folder}pyodide.asm.wasm`, wasm], [`${folder}python.zip`, python]]));
  const [[{ loadPyodide }]] = await Promise.all([runtime, wasm, python, books]);
  const ask = await start({ loadPyodide, indexURL: folder, stdLibURL: `${folder}python.zip`, lock: bundle.lock, books });
  tell({ stage: "ready" });
  return ask;
}

const opened = open();
opened.catch((error) => tell({ stage: "failed", why: String(error.message ?? error) }));

self.onmessage = async ({ data: { id, request } }) => {
  const ask = await opened;
  try {
    tell({ id, document: ask(request) });
  } catch (error) {
    tell({ id, broken: String(error.message ?? error) });
  }
};
