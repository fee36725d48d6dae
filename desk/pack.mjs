// Runs pack.py in Pyodide over the folder that is named, with the Pyodide that npm has put beneath the one after it.

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [making, modules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${modules}/pyodide/pyodide.mjs`));
try {
  const python = await loadPyodide();
  python.FS.mkdirTree("/making");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: making }, "/making");
  python.runPython(await readFile(new URL("pack.py", import.meta.url), "utf-8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
