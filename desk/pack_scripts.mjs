// Bundles the scripts that npm's packages are part of, the lab's editor and the search, with the licences of these packages.
// esbuild runs as the program that it is, so none of its scripts is wanted.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const [sources, modules, made] = process.argv.slice(2);
const { build } = createRequire(`${modules}/`)("esbuild");

async function bundle(entry, outfile, ...licences) {
  const texts = await Promise.all(licences.map((name) => readFile(`${modules}/${name}`, "utf-8")));
  await build({
    entryPoints: [`${sources}/${entry}`],
    outfile: `${made}/${outfile}`,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    nodePaths: [modules],
    banner: { js: `/*!\n${texts.join("\n").replaceAll("*/", "")}*/` },
    logLevel: "error",
  });
}

try {
  await bundle("editor/editor.js", "editor.js", "@codemirror/view/LICENSE");
  await bundle("search/finder.js", "finder.js", "minisearch/LICENSE.txt", "stemmer/license");
} catch (error) {
  process.exit(1);
}
