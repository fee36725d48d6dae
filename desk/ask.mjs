// Answers requests in Node, with the bundle and the code that a browser has: a request to a line of standard input, a
// document to a line of standard output. `node ask.mjs BUNDLE ENGINE` takes the folder of the bundle and engine.js. As in the
// worker of a page, what the others will need is made ready after the first.

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});
const [bundle, engine] = process.argv.slice(2);
const { start } = await import(pathToFileURL(engine));
const { loadPyodide } = await import(pathToFileURL(join(bundle, "pyodide.mjs")));
const unzipped = async (name) => gunzipSync(await readFile(join(bundle, name)));
const room = await mkdtemp(join(tmpdir(), "desk-"));
const stdLibURL = join(room, "python.zip");
await cp(bundle, room, { recursive: true });
await writeFile(stdLibURL, await unzipped("python.zip.gz"));
await writeFile(join(room, "pyodide.asm.wasm"), await unzipped("pyodide.asm.wasm.gz"));
const { lock } = JSON.parse(await readFile(join(bundle, "manifest.json"), "utf-8"));
const [rooms, books] = [unzipped("rooms.zip.gz"), unzipped("books.pickle.gz")];
const { ask, ahead } = await start({ loadPyodide, indexURL: room, stdLibURL, lock, rooms, books });
await rm(room, { recursive: true });
let more = true;
for await (const line of createInterface({ input: process.stdin })) {
  console.log(ask(line));
  while (more) more = ahead();
}
