// The search of the built site, in Node. As a program it takes a query to a line of standard input, and answers each with a
// line of JSON: what is found.

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const folder = join(process.env.HEARTS_SITE, "assets/search");
const source = new URL("../../hearts_spec/site/assets/search/", import.meta.url);
const lunr = createRequire(import.meta.url)(join(folder, "lunr.js"));
const script = ["words.js", "matches.js"].map((name) => readFileSync(new URL(name, source), "utf-8")).join("\n");

export const entries = JSON.parse(readFileSync(join(folder, "index.json"), "utf-8"));
export const { WORDS, makeFinder, makeReader, differ, stem } = new Function("lunr", `${script}\nreturn { WORDS, makeFinder, makeReader, differ, stem };`)(lunr);
export const find = makeFinder(WORDS, entries);

if (process.argv[2] === "--answer") {
  for await (const query of createInterface({ input: process.stdin })) console.log(JSON.stringify(find(JSON.parse(query))));
}
