// Your table: today's game with what this table does otherwise. What friends read stands beside the switches, and a link
// shows it at once, without them. All is here from data of the site: no engine is asked.

import { button, element, labelled, QUIET } from "../elements.js";
import { game as readers, keepGame, keepTable, keptTable } from "../lab/storage.js";
import { addressWith, MOST_TEXT } from "./links.js";
import { begunPad } from "./pad/begun.js";
import { namesIn } from "./settle/names.js";
import { asGame, changed, hashOf, inShort, rulesetOf, rulesOf, tableIn, tableOf, titleOf, whoPlays } from "./table/rules.js";
import { sharing } from "./table/share.js";
import { choice, optionControl } from "./table/switches.js";
import { told } from "./text-parts.js";
import { LAB } from "./user-rules/game.js";

const USED = "Every tool and every dispute here now goes by these rules.";
const SHUT_OFF = "Your browser isn’t storing data for this site. Share the link to keep these rules.";

export async function mount(place) {
  const { data } = await told("table.json");
  const draw = () => {
    const brought = tableOf(data, location.hash);
    if (brought) showPage(place, data, brought);
    else new Editor(place, data);
  };
  addEventListener("hashchange", draw);
  draw();
}

// What a link brings: a page to read.
function showPage(place, data, table) {
  const change = button("Change it", () => {
    keepTable(JSON.stringify(table));
    history.replaceState(history.state, "", location.pathname);
    new Editor(place, data);
  }, "mine__change");
  place.classList.add("is-brought");
  const page = new Page(data, () => table);
  page.draw();
  place.replaceChildren(element("p", "own__from", "A friend’s rules, from a link. They are not ours."), page.element, element("p", "own__foot", "Underlined: what differs from ", Object.assign(element("a", "", "today’s game"), { href: `../../rules/${data.game}/` }), ". ", change));
}

// The page to read, with what can be done with it.
class Page {
  #data; #table;
  #title = element("h2", "own__title");
  #lead = element("p", "own__lead");
  #rules = element("div", "own__rules");
  #said = element("p", "own__said");
  #used = button("Use this here", () => this.#use(), QUIET);
  #share;

  constructor(data, table) {
    [this.#data, this.#table] = [data, table];
    this.#share = sharing(() => titleOf(data, table()), () => new URL(hashOf(data, table()), location.href.split(/[?#]/)[0]).href, "The rules are in the link itself; nothing is stored anywhere else.");
    this.#said.setAttribute("role", "status");
    const share = button("Share", () => this.#share.toggle(share), QUIET);
    share.setAttribute("aria-expanded", "false");
    const acts = element("div", "acts own__acts", button("Keep score", () => this.#score()), this.#used, button("Print", () => print(), QUIET), share);
    this.element = element("article", "own__page", this.#title, this.#lead, this.#rules, acts, this.#said, this.#share.element);
  }

  draw() {
    const table = this.#table(), data = this.#data;
    this.#title.textContent = titleOf(data, table);
    this.#lead.textContent = inShort(data, table);
    const parts = rulesOf(data, table).map(({ label, says }) => [element("h3", "", label), element("p", "", ...says.flatMap(({ text, isChanged }) => [isChanged ? element("mark", "", text) : text, " "]))]);
    this.#rules.replaceChildren(element("p", "", whoPlays(table)), ...parts.flat());
    const isUsed = JSON.stringify(readers()) === JSON.stringify(asGame(data, table));
    this.#used.hidden = isUsed;
    this.#said.replaceChildren(isUsed ? USED : "");
    this.#share.draw();
  }

  #use() {
    if (!keepGame(asGame(this.#data, this.#table()))) return this.#said.replaceChildren(SHUT_OFF);
    return this.#said.replaceChildren(USED);
  }

  async #score() {
    if (await begunPad(asGame(this.#data, this.#table()))) location.assign(new URL("../pad/", location.href.split(/[?#]/)[0]).href);
    else this.#said.replaceChildren(SHUT_OFF);
  }
}

class Editor {
  #data; #table;
  #form = element("form", "own__form");
  #page;
  #isOpen = false; // the further options

  constructor(place, data) {
    this.#data = data;
    this.#table = begun(data);
    this.#page = new Page(data, () => this.#table);
    place.classList.remove("is-brought");
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    place.replaceChildren(element("div", "own", this.#form, element("div", "own__beside", element("p", "own__from", "What your friends read"), this.#page.element)));
    this.#draw();
    this.#page.draw();
  }

  #change(more, redraws = true) {
    this.#table = tableIn(this.#data, { ...this.#table, ...more });
    keepTable(JSON.stringify(this.#table));
    const mine = readers();
    if (!mine || mine.table) keepGame(asGame(this.#data, this.#table)); // another game stays the reader's until they say so
    if (redraws) this.#draw();
    this.#page.draw();
  }

  #draw() {
    const data = this.#data, { name, players, options, names } = this.#table;
    const held = this.#form.contains(document.activeElement) ? document.activeElement : null;
    const path = held && [...this.#form.querySelectorAll("input, summary, button")].indexOf(held);
    const title = Object.assign(element("input", "book-field own__name"), { value: name, maxLength: 40, placeholder: "Tuesday Hearts", autocomplete: "off" });
    title.addEventListener("input", () => this.#change({ name: title.value }, false));
    const many = choice("Players", Object.keys(data.tables).map((each) => [each, each]), String(players), (value) => this.#change({ players: value }));
    const offered = data.tables[players].options;
    const control = (each) => optionControl(data.options[each], options[each], (answer) => this.#change({ options: { ...this.#table.options, [each]: answer } }));
    const [common, rest] = [true, false].map((is) => offered.filter((each) => Boolean(data.options[each].common) === is));
    const more = element("details", "more", element("summary", "", `${rest.length} more`), ...rest.map(control));
    more.open = this.#isOpen || rest.some((each) => each in options);
    more.addEventListener("toggle", () => { this.#isOpen = more.open; });
    const who = element("details", "more", element("summary", "", "Names of the players"), namesIn(names, players, (some) => this.#change({ names: some }, false)));
    who.open = names.length > 0;
    const back = button("Back to today’s game", () => this.#change({ options: {} }), QUIET);
    back.hidden = !changed(data, this.#table).length;
    const lab = button("Go on in the lab", async () => location.assign(await addressWith({ text: rulesetOf(data, this.#table) }, { page: LAB, most: MOST_TEXT })), "mine__change");
    this.#form.replaceChildren(labelled("Name", title, "field__label"), many, ...common.map(control), more, who, element("div", "acts", back), element("p", "own__foot", "Something that the switches cannot say? ", lab, "."));
    if (held) this.#form.querySelectorAll("input, summary, button")[path]?.focus({ preventScroll: true });
  }
}

// What the switches begin with: as they were left, else as the reader's game is.
function begun(data) {
  try {
    const kept = JSON.parse(keptTable());
    if (kept) return tableIn(data, kept);
  } catch {
    // something else is stored
  }
  const mine = readers();
  return tableIn(data, mine?.id === data.game ? { ...mine.table, options: mine.options } : {});
}
