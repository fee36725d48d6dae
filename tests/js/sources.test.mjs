// What no script of the site may do: set text as HTML, or run it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "node:test";

const ASSETS = fileURLToPath(new URL("../../hearts_spec/site/assets/", import.meta.url));
const SCRIPTS = readdirSync(ASSETS, { recursive: true }).filter((name) => name.endsWith(".js"));
const RUNS = /\b(?:innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|eval|Function)\b/g;

test("no script sets a text as HTML", () => {
  assert.ok(SCRIPTS.length > 50);
  const found = SCRIPTS.flatMap((name) => (readFileSync(join(ASSETS, name), "utf-8").match(RUNS) ?? []).map((each) => `${name}: ${each}`));
  assert.deepEqual(found, ["compare.js: insertAdjacentHTML"]); // cells of the site's own template
});
