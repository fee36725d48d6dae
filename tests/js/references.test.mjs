// References by number: the note opens beside its number, and closes again.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { document, textOf } from "./page.mjs";
import "site/references.js";

const CITE = '<a class="cite" href="/book/#rule-4" title="Hearts may not be led.">Rule 4</a>';
const PAGE = `<article><p>No.<a class="ref" href="#note-1">1</a> Nor here.<a class="ref" href="#note-1">1</a></p>
<p><a href="/">Home</a></p><ol class="notes"><li id="note-1">${CITE} <a class="notes__back" href="#cited-1">↑</a></li></ol></article>`;

const marks = () => document.querySelectorAll("a.ref");
const open = () => document.querySelectorAll(".ref-note").map(textOf);

beforeEach(() => { document.body.innerHTML = PAGE; });

test("a note opens on focus, with what its statements say, and closes", () => {
  marks()[0].focus();
  assert.deepEqual([open(), marks()[0].getAttribute("aria-expanded")], [["Rule 4 Hearts may not be led."], "true"]);
  marks()[1].focus();
  assert.deepEqual([open().length, marks()[0].getAttribute("aria-expanded")], [1, null]);
  document.activeElement.press("Escape");
  assert.deepEqual([open(), document.activeElement], [[], marks()[1]]);
  marks()[0].focus();
  document.querySelector("p + p a").focus();
  assert.deepEqual(open(), []);
});

test("the keyboard goes from a number into its note, and back", () => {
  marks()[0].click();
  assert.ok(document.activeElement.matches(".ref-note .cite"));
  document.activeElement.press("Escape");
  assert.deepEqual([open(), document.activeElement], [[], marks()[0]]);
});

test("a tap opens a note, and a second tap closes it", () => {
  const tap = () => {
    for (const type of ["pointerdown", "click"]) {
      if (type === "click") marks()[0].focus();
      marks()[0].dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { detail: 1 }));
    }
  };
  tap();
  assert.equal(open().length, 1);
  tap();
  assert.deepEqual(open(), []);
});
