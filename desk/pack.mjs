// Runs pack.py in Pyodide over the folder that is named, with the Pyodide that npm has put beneath the one after it; and
// rehearses in another Pyodide with what was packed, to see that it will do, and what of it is used.

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [making, modules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${modules}/pyodide/pyodide.mjs`));

async function open(options) {
  const python = await loadPyodide(options);
  python.FS.mkdirTree("/making");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: making }, "/making");
  for (const name of ["rehearse.py", "pack.py"]) python.FS.writeFile(`/home/pyodide/${name}`, await readFile(new URL(name, import.meta.url)));
  return python;
}

try {
  const whole = await open();
  whole.runPython("import pack\npack.pack_all()");
  const lean = await open({ stdLibURL: `${making}/python.zip` });
  const used = lean.runPython(`
import json, sys
sys.path.append("/making/rooms.zip")
import rehearse
rehearse.rehearse(["hearts_spec.service.snapshot", "yaml"])
json.dumps(rehearse.imported("/lib/python314.zip/"))`);
  whole.runPython(`import json, pack\npack.pack_used(json.loads(${JSON.stringify(used)}))`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(0);
