// The editor of the lab without what is drawn: a text, changed by the code that the built editor changes it with.

import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { document } = globalThis;
delete globalThis.document; // CodeMirror would ask it what it can draw
export const { valueAt, writing } = await import(pathToFileURL(join(process.env.HEARTS_SITE, "assets/desk/editor.js")));
globalThis.document = document;

export const editor = {}; // the one that was opened last, with `marked` and `place`

export function edit({ text, label, described, offered, meaning, changed }) {
  let now = text;
  Object.assign(editor, {
    label, described, offered, meaning,
    marked: [],
    type(whole) {
      now = whole;
      changed(now);
    },
    read: (path) => valueAt(now, path),
    write(path, value) {
      const change = writing(now, path, value);
      if (change) this.type(now.slice(0, change.from) + change.insert + now.slice(change.to));
    },
    mark(faults) { this.marked = faults; },
    go(place) { this.place = place; },
  });
  Object.defineProperty(editor, "text", { get: () => now, configurable: true });
  return editor;
}
