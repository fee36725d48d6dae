// Addresses of earlier editions, and where they lead.

import assert from "node:assert/strict";
import { test } from "node:test";
import { moved } from "site/moved.js";

const LED = {
  "rules/house/no-pass/one-page/": "rules/house/no-pass/",
  "rules/house/no-pass/data/": "rules/house/no-pass/#data",
  "rules/house/no-pass/data/#passing.cards": "rules/house/no-pass/#passing.cards",
  "examples/spalding-1896/joker/": "contribute/tests/spalding-1896/#joker",
  "examples/spalding-1896/joker/#the-joker-wins": "contribute/tests/spalding-1896/#joker.the-joker-wins",
  "examples/disputes/settling/#two-are-clear-3": "contribute/tests/disputes/settling/#two-are-clear-3",
  "examples/unix-1987/": "contribute/tests/unix-1987/",
  "history/measured/": "often/",
  "coverage/": "contribute/tests/#coverage",
  "coverage/modern/#pinning": "contribute/tests/modern/#coverage",
  "coverage/modern": "contribute/tests/modern/#coverage",
  "coverage/modern/index.html": "contribute/tests/modern/#coverage",
};

test("an address that has moved leads on", () => {
  for (const [old, now] of Object.entries(LED)) {
    const [path, hash] = old.split("#");
    assert.equal(moved(path, hash ? `#${hash}` : ""), now, old);
  }
});

test("any other address leads nowhere", () => {
  for (const path of ["", "examples/", "rules/house/no-pass/", "disputes/nowhere/at/all/", "coverage/a/b/", "x/coverage/"])
    assert.equal(moved(path), "", path);
});
