// Bundles the editor: the folder of its sources, with what npm has put beneath the second, into the file that is named.
// esbuild runs as the program that it is, so none of its scripts is wanted. The licence of CodeMirror goes with it.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const [sources, modules, made] = process.argv.slice(2);
const { build } = createRequire(`${modules}/`)("esbuild");
const licence = await readFile(`${modules}/@codemirror/view/LICENSE`, "utf-8");
try {
  await build({
    entryPoints: [`${sources}/editor.js`],
    outfile: made,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    nodePaths: [modules],
    banner: { js: `/*! CodeMirror and Lezer\n${licence.replaceAll("*/", "")}*/` },
    logLevel: "error",
  });
} catch (error) {
  process.exit(1);
}
