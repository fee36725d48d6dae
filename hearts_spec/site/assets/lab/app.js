// The lab after the reader has begun: the rules to change, the file in an editor, and the answers beside it.

import { asker } from "../desk/progress.js";
import { element, labelled } from "../elements.js";
import { Answers } from "./answers.js";
import { keep, noLonger, OWN, titled } from "./storage.js";
import { mineOf } from "./my-rule.js";
import { Rules } from "./rules.js";
import { taking } from "./apply.js";
import { Vocabulary, textOf } from "./vocabulary.js";

const PAUSE = 400; // ms after the last key

let editor = null;

export async function open(lab, opening) {
  const room = lab.querySelector(".lab__room");
  const form = lab.querySelector(".lab__begin");
  const { line, ask } = asker();
  room.replaceChildren(line);
  form.querySelector("button").disabled = true;
  try {
    const [{ edit }, data, schema] = await Promise.all([
      import("../desk/editor.js"),
      fetch(new URL(lab.dataset.lab, location.href)).then((response) => response.json()),
      ask({ ask: "schema", kind: "rulesets" }),
    ]);
    if (schema) furnish(lab, room, edit, data, new Vocabulary(schema), opening);
  } catch {
    const amiss = element("p", "amiss", "The lab could not be loaded. Try again.");
    amiss.setAttribute("role", "alert");
    room.replaceChildren(amiss); // replaces the progress line, which goes on
  } finally {
    form.querySelector("button").disabled = false;
  }
}

function furnish(lab, room, edit, data, vocabulary, opening) {
  for (const part of lab.querySelectorAll(".lab__begin, .lab__why, .lab__kept")) part.hidden = true;
  const help = element("p", "lab__keys", element("kbd", "", "Ctrl"), " + ", element("kbd", "", "Space"), " offers words, ", element("kbd", "", "F8"), " goes to the next error, ", element("kbd", "", "Tab"), " leaves the editor.");
  help.id = "lab-keys";
  const place = element("div", "lab__editor");
  const answers = new Answers(data, (fault) => editor.go(fault));
  const rules = new Rules(data, vocabulary, (path, value) => editor.write(path, value));
  const name = element("input", "book-field");
  name.maxLength = 60;
  name.autocomplete = "off";
  let own = opening.text !== undefined && !opening.brought && !opening.former; // it is the stored rule
  let mine = own ? opening.text : null; // as this page has stored it
  let left = opening.brought ? opening.text : null; // not stored unless it is changed
  let sound = false;
  const ofMine = (isOwn) => {
    own = isOwn;
    game.show(sound, own);
  };
  const game = mineOf(() => editor.text, () => ofMine(true));
  const takeAway = taking(() => editor.text, () => {
    [mine, left] = [null, editor.text];
    ofMine(false);
  });
  const writing = element("section", "lab__write");
  writing.setAttribute("aria-label", "Your rule");
  writing.append(labelled("Its name", name, "lab__name"), rules.element, element("h2", "", "The file"), place, help, game.element, takeAway.element, answers.sum);
  room.replaceChildren(...(opening.brought ? [answers.element, writing] : [writing, answers.element])); // a friend reads first

  let timer = 0;
  const changed = () => {
    keepIt(editor.text); // at once: the page may be left
    answers.wait();
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE);
  };
  const keepIt = (text) => {
    if ([mine, left].includes(text)) return;
    const could = keep(text, mine);
    if (could && !own) noLonger(); // a new rule is not the old rule's game
    if (could) [mine, own] = [text, true];
    takeAway.tell(could);
  };
  const look = () => {
    const text = editor.text;
    keepIt(text);
    if (document.activeElement !== name) name.value = titled(text);
    rules.show(editor);
    takeAway.show(text);
    answers.show(text);
  };
  editor = edit({
    parent: place, text: textToBegin(data, opening), label: `The file, ${OWN}, in YAML`, described: help.id,
    offered: vocabulary.offered, meaning: vocabulary.meaning, changed,
  });
  answers.onTold = (told) => rules.tell(told);
  answers.onFaults = (faults) => {
    editor.mark(faults);
    sound = !faults.length;
    game.show(sound, own);
  };
  if (data.gallery[opening.from] && opening.title) editor.write(["title"], textOf(opening.title));
  name.addEventListener("input", () => editor.write(["title"], textOf(name.value.trim() || "My Hearts")));
  look();
  writing.tabIndex = -1;
  writing.focus({ preventScroll: true });
}

function textToBegin(data, { from, title, text }) {
  if (text !== undefined) return text;
  return data.gallery[from] ?? `title: ${textOf(title || "My Hearts")}\nextends: ${from}\n`;
}
