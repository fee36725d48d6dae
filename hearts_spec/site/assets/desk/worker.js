// The worker that runs the engine. It receives requests only, and sends its progress, then documents.

import bundle from "./bundle.js";

const folder = new URL(bundle.folder, import.meta.url).href;
const sizes = Object.fromEntries(Object.entries(bundle.files).map(([name, { bytes }]) => [name, bytes]));
const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes);
let loaded = 0;

const tell = (said) => self.postMessage(said);

function count(bytes) {
  loaded += bytes;
  tell({ stage: "loading", loaded, total });
}

// Fetch a file of the bundle and count its bytes as they come.
async function fetched(name) {
  const response = await fetch(folder + name);
  if (!response.ok) throw new Error(`${name} could not be downloaded (${response.status})`);
  const counted = countAll(response.clone().body.getReader());
  return { response, counted };
}

async function countAll(reader) {
  for (let read = await reader.read(); !read.done; read = await reader.read()) count(read.value.byteLength);
}

// A compressed file as Pyodide would have fetched it, which comes while it is read. WebAssembly asks for the type.
function opened({ response }) {
  const body = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

const unzipped = async (name) => opened(await fetched(name));

const bytes = async (response) => new Uint8Array(await (await response).arrayBuffer());

async function imported(name) {
  const module = await import(folder + name);
  count(sizes[name]);
  return module;
}

// Pyodide fetches two files itself; give it those already on their way.
function hand(files) {
  const plain = self.fetch.bind(self);
  self.fetch = (where, ...rest) => files.get(String(where)) ?? plain(where, ...rest);
}

// First what Python needs to start; the package and the books come meanwhile.
async function open() {
  const room = import("./engine.js"); // not earlier: it would wait for the files above
  const wasm = fetched("pyodide.asm.wasm.gz");
  const python = unzipped("python.zip.gz");
  const runtime = Promise.all([imported("pyodide.mjs"), imported("pyodide.asm.mjs")]);
  const late = Promise.all([wasm.then(({ counted }) => counted), python]);
  const rooms = late.then(() => bytes(unzipped("rooms.zip.gz")));
  const books = late.then(() => bytes(unzipped("books.pickle.gz")));
  hand(new Map([[`${folder}pyodide.asm.wasm`, wasm.then(opened)], [`${folder}python.zip`, python]]));
  const [{ start }, [{ loadPyodide }]] = await Promise.all([room, runtime, wasm, python]);
  const stdLibURL = `${folder}python.zip`;
  const started = await start({ loadPyodide, indexURL: folder, stdLibURL, lock: bundle.lock, rooms, books });
  tell({ stage: "ready" });
  return started;
}

const engine = open();
engine.catch((error) => tell({ stage: "failed", why: String(error.message ?? error) }));

// While nothing is asked, prepare for later questions, a slice at a time, so that no question waits long.
let coming = 0;

function prepare(ahead) {
  coming = setTimeout(() => ahead() && prepare(ahead));
}

self.onmessage = async ({ data: { id, request } }) => {
  clearTimeout(coming);
  const { ask, ahead } = await engine;
  try {
    tell({ id, document: ask(request) });
    prepare(ahead);
  } catch (error) {
    tell({ id, broken: String(error.message ?? error) });
  }
};
