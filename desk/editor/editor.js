// The lab's editor: CodeMirror with YAML, and nothing about Hearts. The page tells it what may be written and what is
// wrong. Bundled by `hearts_spec/site/bundle.py`; imported when the reader begins.

import { acceptCompletion, autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, nextDiagnostic, setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { valueAt, writing } from "./writing.js";

const STEP = "  ";
const COLOURS = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), class: "lab-key" },
  { tag: tags.content, class: "lab-value" },
  { tag: tags.string, class: "lab-value" },
  { tag: tags.comment, class: "lab-comment" },
]);

// After a line that ends with a key, indent; after any other, keep the indent.
const newLine = {
  key: "Enter",
  run(view) {
    const { state } = view;
    const { from, to } = state.selection.main;
    const line = state.doc.lineAt(from);
    const before = line.text.slice(0, from - line.from);
    const indent = /^ */.exec(before)[0] + (/^ *[\w-]+: *$/.test(before) ? STEP : "");
    const insert = state.lineBreak + indent;
    view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, scrollIntoView: true, userEvent: "input" });
    return true;
  },
};
const TAKING = { key: "Tab", run: acceptCompletion }; // takes a completion, or else leaves the editor
const KEYS = [
  TAKING,
  { key: "Mod-]", run: indentMore },
  { key: "Mod-[", run: indentLess },
  { key: "F8", run: nextDiagnostic },
];

// Completions at a position: `offered(text, at)` returns {from, options: [{label, detail, info, apply}]} or null.
const completing = (offered) => ({ state, pos, explicit }) => {
  const found = offered(state.doc.toString(), pos);
  if (!found || (!explicit && found.from === pos && !found.eager)) return null;
  return { from: found.from, options: found.options, validFor: /^[\w-]*$/ };
};

// Tooltips: `meaning(text, at)` returns {from, to, title, text} or null. Shown as text.
const hovering = (meaning) =>
  hoverTooltip((view, at) => {
    const found = meaning(view.state.doc.toString(), at);
    if (!found) return null;
    const dom = document.createElement("div");
    dom.className = "lab-hover";
    for (const [name, text] of [["strong", found.title], ["p", found.text]]) {
      const part = document.createElement(name);
      part.textContent = text;
      dom.append(part);
    }
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom }) };
  });

export function edit({ parent, text, label, described, offered, meaning, changed }) {
  const extensions = [
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    EditorView.lineWrapping,
    indentUnit.of(STEP),
    yaml(),
    syntaxHighlighting(COLOURS),
    autocompletion({ override: [completing(offered)], icons: false, interactionDelay: 0 }),
    hovering(meaning),
    keymap.of([...KEYS, ...completionKeymap, newLine, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": described, spellcheck: "false", autocapitalize: "off" }),
    EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
  ];
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
  const now = () => view.state.doc.toString();
  const spot = ({ line, column }) => {
    const found = view.state.doc.line(Math.min(Math.max(line ?? 1, 1), view.state.doc.lines));
    return Math.min(found.from + Math.max((column ?? 1) - 1, 0), found.to);
  };
  return {
    get text() {
      return now();
    },
    // Write a rule's value, or remove the rule if it is null.
    write(path, value) {
      const change = writing(now(), path, value);
      if (change) view.dispatch({ changes: change, userEvent: "input" });
    },
    // The text of a rule's value, or undefined.
    read: (path) => valueAt(now(), path),
    mark(faults) {
      const marks = faults.map((fault) => {
        const from = spot(fault);
        const word = /^[^\s:,\]}]+/.exec(view.state.doc.sliceString(from, from + 80))?.[0].length ?? 0;
        return { from, to: from + word, severity: "error", message: fault.message };
      });
      view.dispatch(setDiagnostics(view.state, marks.sort((a, b) => a.from - b.from)));
    },
    go(place) {
      view.dispatch({ selection: { anchor: spot(place) }, scrollIntoView: true });
      view.focus();
    },
  };
}
export { valueAt, writing } from "./writing.js"; // for tests without a page
