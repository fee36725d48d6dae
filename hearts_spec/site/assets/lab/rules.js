// The rules as a list, for readers who do not write YAML: each with its words to choose from, and what the parent says.
// A choice is written into the file; only the file counts.

import { cardName, PACK } from "../desk/cards.js";
import { button, element, labelled, picking, QUIET, ticked } from "../elements.js";
import { indexed } from "../search/finder.js"; // from desk/search
import { yamlOf } from "./vocabulary.js";

const OFTEN = "often";
const CHANGED = "changed";
const ANOTHER = "\u0000another";
const MOST_SHOWN = 40;
const SMALL = 13;
const NONE = "No rule found. Try one word, such as “queen” or “pass”, or choose a topic under “About”. You can set what a card counts below.";
const IDLE = "With your other rules, this makes no difference.";

// If the games have small numbers, nearby numbers are offered too.
function nearby(numbers, { minimum = 0 }) {
  const most = Math.max(...numbers.filter(Number.isFinite));
  if (!(most <= SMALL)) return [];
  return Array.from({ length: most + 4 }, (_, place) => place).filter((number) => number >= minimum);
}

export class Rules {
  #data;
  #words;
  #write;
  #list = element("ul", "lab-rules");
  #count = element("p", "lab-rules__count");
  #rules = new Map();
  #index; // of their names and what players call them
  #sections; // key: label
  #editor = null;
  #told = []; // the summary: sentences with their keys
  #idle = new Set(); // keys that have no effect

  constructor(data, vocabulary, write) {
    this.#data = data;
    this.#words = vocabulary;
    this.#write = write;
    const sections = this.#gather();
    this.#sections = new Map(sections);
    const called = ({ key, node }) => [key, node.description ?? "", ...(data.rules[key]?.called ?? [])];
    const named = [...this.#rules.values()].map((rule) => ({ label: rule.label, called: called(rule) }));
    this.#index = indexed(named, ["label", "called"], { boost: { label: 2 }, prefix: true, fuzzy: 0.2 });
    this.topic = picking([...(data.often.length ? [[OFTEN, "Rules most often changed"]] : []), [CHANGED, "Your changes"], ...sections], data.often.length ? OFTEN : "passing", "book-field");
    this.find = element("input", "book-field");
    this.find.type = "search";
    this.find.placeholder = "queen, pass, moon…";
    this.find.autocomplete = "off";
    this.topic.addEventListener("change", () => {
      this.find.value = "";
      this.#fill();
    });
    this.find.addEventListener("input", () => this.#fill());
    this.#count.setAttribute("role", "status");
    const narrowing = element("div", "lab-rules__narrow", labelled("About", this.topic), labelled("Find a rule", this.find));
    this.element = element("div", "", element("h2", "", "Change a rule"), narrowing, this.#count, this.#list, this.#anyCard());
  }

  // Every rule in the vocabulary, and every card with a value in some game.
  #gather() {
    const sections = [];
    for (const { key, label, rules } of this.#words.sections) {
      const cards = Object.keys(this.#data.rules).filter((each) => each.startsWith(`${key}.`) && !rules.some((one) => one.key === each));
      const known = cards.map((each) => ({ key: each, path: each.split("."), node: this.#words.node(each.split(".")) }));
      for (const rule of [...rules, ...known]) {
        if (rule.node) this.#rules.set(rule.key, { ...rule, section: key, label: this.#data.rules[rule.key]?.label ?? rule.node.title ?? rule.key });
      }
      sections.push([key, label]);
    }
    return sections;
  }

  // Show the list for the current file.
  show(editor) {
    this.#editor = editor;
    if (!this.#list.contains(document.activeElement)) this.#fill();
    else this.#refresh();
  }

  // Show at each changed rule its sentence, and which rules have no effect.
  tell({ told = [], idle = [] }) {
    [this.#told, this.#idle] = [told, new Set(idle)];
    this.#refresh();
  }

  // The last sentence that is told from a rule: what differs follows the sentences of the game that is changed.
  #sentence(key) {
    const about = this.#told.filter(({ keys }) => keys.includes(key));
    return about.at(-1)?.text ?? "";
  }

  // The game of the site that is changed; "" if the file names another.
  #parent() {
    const named = (this.#editor?.read(["extends"]) ?? "").replace(/^["']|["']$/g, "");
    return Object.hasOwn(this.#data.games, named) ? named : "";
  }

  #shown() {
    const text = this.find.value.trim().toLowerCase();
    const all = [...this.#rules.values()];
    if (text) return this.#found(all, text);
    if (this.topic.value === OFTEN) return this.#data.often.map((key) => this.#rules.get(key)).filter(Boolean);
    if (this.topic.value === CHANGED) return all.filter(({ path }) => this.#editor?.read(path) !== undefined);
    return all.filter(({ section }) => section === this.topic.value);
  }

  // The rules that are called so, the best match first; matches less than a third as good are left out.
  #found(all, text) {
    const found = this.#index.search(text);
    if (!found.length) return all.filter(({ label }) => label.toLowerCase().includes(text));
    return found.filter(({ score }) => score * 3 >= found[0].score).map(({ id }) => all[id]);
  }

  #fill() {
    const shown = this.#shown();
    const rows = shown.slice(0, MOST_SHOWN);
    const grouped = !this.find.value.trim() && this.topic.value === OFTEN;
    this.#list.replaceChildren(...rows.flatMap((rule, place) => {
      const opens = grouped && rule.section !== rows[place - 1]?.section;
      return [...(opens ? [element("li", "lab-rules__about", this.#sections.get(rule.section))] : []), this.#row(rule)];
    }));
    this.#list.hidden = !shown.length;
    const more = shown.length > MOST_SHOWN ? `; the first ${MOST_SHOWN} are shown` : "";
    const none = this.find.value.trim() ? NONE : "No rules";
    this.#count.textContent = !shown.length ? none : shown.length === 1 ? "1 rule" : `${shown.length} rules${more}`;
  }

  #refresh() {
    for (const row of this.#list.children) row.refresh?.();
  }

  #row(rule) {
    const row = element("li", "lab-rule");
    const select = element("select", "book-field");
    const number = this.#words.number(rule.node);
    const field = number ? this.#numberField(rule, number) : null;
    const hint = /…/.test(rule.node.description ?? "") ? "" : (rule.node.description ?? "");
    const told = element("p", "lab-rule__told");
    told.id = `told-${rule.key}`;
    select.setAttribute("aria-describedby", told.id);
    row.append(labelled(rule.label, select));
    if (hint) row.append(element("p", "lab-rule__hint", ...ticked(hint)));
    if (field) row.append(field);
    row.append(told);
    row.refresh = () => {
      const said = this.#editor?.read(rule.path);
      const choices = this.#choices(rule, said, Boolean(number));
      select.replaceChildren(...choices.map(([value, text]) => new Option(text, value)));
      const another = Boolean(select.dataset.another); // its number may not be entered yet
      select.value = said ?? (another ? ANOTHER : "");
      row.classList.toggle("lab-rule--changed", said !== undefined);
      if (field) field.hidden = !another;
      const idle = this.#idle.has(rule.key);
      row.classList.toggle("lab-rule--idle", idle);
      told.textContent = idle ? IDLE : said === undefined ? "" : this.#sentence(rule.key);
    };
    select.addEventListener("change", () => {
      const another = select.value === ANOTHER;
      select.dataset.another = another ? "yes" : "";
      if (another) {
        field.hidden = false;
        field.querySelector("input").focus();
      } else this.#write(rule.path, select.value === "" ? null : select.value);
    });
    row.refresh();
    return row;
  }

  #numberField(rule, { minimum, maximum }) {
    const input = element("input", "book-field");
    input.type = "number";
    input.inputMode = minimum < 0 ? "text" : "numeric";
    if (minimum !== undefined) input.min = minimum;
    if (maximum !== undefined) input.max = maximum;
    input.addEventListener("change", () => {
      if (input.value !== "" && input.checkValidity()) this.#write(rule.path, String(Number(input.value)));
      else input.reportValidity();
    });
    const field = labelled("How many", input, "lab-rule__number");
    field.hidden = true;
    return field;
  }

  // The choices of a rule: as in the parent, its own words, and the values of other games.
  #choices(rule, said, isNumber) {
    const found = new Map();
    const add = (value, text) => {
      const written = yamlOf(value);
      if (!found.has(written)) found.set(written, text ?? written);
    };
    for (const [word, phrase] of this.#words.choices(rule.node)) add(word, phrase);
    for (const number of rule.node.examples ?? []) add(number);
    for (const [value, text] of this.#data.rules[rule.key]?.said ?? []) if (value !== "silent") add(value, text);
    if (this.#words.isList(rule.node)) for (const [word, phrase] of this.#words.words(rule.node)) if (word !== "silent") add([word], phrase);
    if (isNumber) for (const near of nearby([...found.keys()].map(Number), this.#words.number(rule.node))) add(near);
    let choices = [...found];
    if (isNumber) choices = choices.sort(([a], [b]) => Number(a) - Number(b));
    if (said !== undefined && !found.has(said)) choices.unshift([said, isNumber ? said : `as in the file: ${said}`]);
    const first = [["", this.#asBefore(rule.key)]];
    if (isNumber) first.push([ANOTHER, "another number…"]);
    return [...first, ...choices];
  }

  #asBefore(key) {
    const parent = this.#parent();
    const known = this.#data.rules[key];
    const place = known?.by[Object.keys(this.#data.games).indexOf(parent)] ?? -1;
    const title = this.#data.games[parent]?.title ?? "the game it changes";
    if (place < 0) return `as in ${title}: ${known?.with_suit?.[parent] ?? "nothing"}`;
    const text = known.said[place][1];
    return `as in ${title}: ${text === "silent" ? "not said" : text}`;
  }

  // A value for any card.
  #anyCard() {
    const card = picking(PACK.map((code) => [code, cardName(code)]), "JD", "book-field");
    const worth = element("input", "book-field");
    worth.type = "number";
    worth.min = -999;
    worth.max = 999;
    worth.value = "-10";
    const give = button("Write it", () => {
      if (worth.value !== "" && worth.checkValidity()) this.#write(["values", card.value], String(Number(worth.value)));
      else worth.reportValidity();
    }, QUIET);
    const box = element("details", "more");
    box.append(element("summary", "", "Give a card a value"), element("div", "lab-rules__narrow", labelled("The card", card), labelled("counts", worth), give));
    return box;
  }
}
