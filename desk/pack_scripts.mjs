// Bundles the scripts that npm's packages are part of, the lab's editor, the search and the codes of links, and writes the licences of these
// packages. esbuild runs as the program that it is, so none of its scripts is wanted.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

const [sources, modules, made] = process.argv.slice(2);
const { build } = createRequire(`${modules}/`)("esbuild");

async function bundle(entry, outfile) {
  const { metafile } = await build({
    entryPoints: [`${sources}/${entry}`],
    outfile: `${made}/${outfile}`,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    nodePaths: [modules],
    banner: { js: "/*! The licences of what is in this script: assets/licences.txt */" },
    metafile: true,
    logLevel: "silent",
  });
  return Object.keys(metafile.inputs).map((path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean);
}

async function licence(name) {
  const [file] = (await readdir(`${modules}/${name}`)).filter((each) => /^licen[cs]e/i.test(each));
  return `${name}\n\n${(await readFile(`${modules}/${name}/${file}`, "utf-8")).trim()}`;
}

try {
  const carried = [...await bundle("editor/editor.js", "editor.js"), ...await bundle("search/finder.js", "finder.js"), ...await bundle("qr/qr.js", "qr.js")];
  const texts = await Promise.all([...new Set(carried)].sort().map(licence));
  await writeFile(`${made}/licences.txt`, texts.join(`\n\n${"=".repeat(80)}\n\n`));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
