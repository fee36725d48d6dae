// The search of the built site, in Node. As a program it takes a query to a line of standard input, and answers each with a
// line of JSON: what is found.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = join(process.env.HEARTS_SITE, "assets/search");
export const { WORDS, correcting, makeFinder, terms } = await import(pathToFileURL(join(folder, "finder.js")));

export const entries = JSON.parse(readFileSync(join(folder, "index.json"), "utf-8"));
export const find = makeFinder(entries);

if (process.argv[2] === "--answer") {
  for await (const query of createInterface({ input: process.stdin })) console.log(JSON.stringify(find(JSON.parse(query))));
}
