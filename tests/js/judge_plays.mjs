// Judges the plays of tests/test_allowed.py, one a line of JSON in the named file, and prints what differs from the engine.

import { readFileSync } from "node:fs";
import { judge, rulesFor } from "site/desk/allowed/judge.js";

const [{ data, switches }, ...plays] = readFileSync(process.argv[2], "utf8").trim().split("\n").map((line) => JSON.parse(line));
const differ = plays.filter(({ options, play, may, says }) => {
  const found = judge(data, rulesFor(data, switches, options), play);
  return found.may !== may || (!may && found.says.join(" ") !== says) || (!found.may && found.must.includes(play.card));
});
console.log(`${differ.length} differences in ${plays.length} plays`);
for (const each of differ.slice(0, 5)) console.log(JSON.stringify(each));
