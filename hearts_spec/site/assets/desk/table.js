// Your table: today's game with what this table does otherwise. What friends read stands beside the switches, and a link
// shows it at once, without them. All is here from data of the site: no engine is asked.

import { button, element, labelled, QUIET } from "../elements.js";
import { game as readers, keep, keepGame, keepTable, kept as ownRule, keptTable, OWN, titled } from "../lab/storage.js";
import { addressWith, MOST_TEXT, ofLink } from "./links.js";
import { begunByEngine, begunPad } from "./pad/begun.js";
import { namesIn } from "./settle/names.js";
import { asGame, changed, hashOf, hasSwitches, inShort, rulesetOf, rulesOf, tableIn, tableOf, titleOf, whoPlays } from "./table/rules.js";
import { sharing } from "./table/share.js";
import { choice, optionControl, yesOrNo } from "./table/switches.js";
import { told, typeset } from "./text-parts.js";
import { housed, LAB, sent } from "./user-rules/game.js";

const TOO_LONG = "This is too long for a link.";
const USED = "Every tool and every dispute here now goes by these rules.";
const HERE = () => location.href.split(/[?#]/)[0];
const TO_OWN = "#own"; // from the lab: with the rules that are kept there
const SHUT_OFF = "Your browser isn’t storing data for this site. Share the link to keep these rules.";

export async function mount(place) {
  const { data } = await told("table.json");
  const link = await ofLink(MOST_TEXT);
  const draw = () => {
    const brought = tableOf(data, location.hash);
    if (brought) showPage(place, data, { ...brought, own: typeof link?.text === "string" ? link.text : "" }, link?.amiss);
    else new Editor(place, data);
  };
  addEventListener("hashchange", draw);
  draw();
}

// What a link brings: a page to read.
function showPage(place, data, table, amiss) {
  const change = button("Change it", () => {
    if (table.own) keep(table.own);
    keepSwitches(table);
    history.replaceState(history.state, "", location.pathname);
    new Editor(place, data);
  }, "mine__change");
  place.classList.add("is-brought");
  const page = new Page(data, () => table);
  page.draw();
  const marks = table.own ? "What is not written: " : "Underlined: what differs from ";
  place.replaceChildren(element("p", "own__from", "A friend’s rules, from a link. They are not ours."), ...(amiss ? [element("p", "amiss", amiss)] : []), page.element, element("p", "own__foot", marks, Object.assign(element("a", "", "today’s game"), { href: `../../rules/${data.game}/` }), ". ", change));
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
    this.#share = sharing(() => titleOf(data, table()), () => addressOf(data, table()), "The rules are in the link itself; nothing is stored anywhere else.");
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
    const parts = table.own ? written(table, data) : rulesOf(data, table).flatMap(({ label, says }) => [element("h3", "", label), element("p", "", ...says.flatMap(({ text, isChanged }) => [isChanged ? element("mark", "", text) : text, " "]))]);
    this.#rules.replaceChildren(element("p", "", whoPlays(table)), ...parts);
    const isUsed = JSON.stringify(readers()) === JSON.stringify(asGame(data, table)) && (!table.own || table.own === ownRule());
    this.#used.hidden = isUsed;
    this.#said.replaceChildren(isUsed ? USED : "");
    this.#share.draw();
  }

  #use() {
    const table = this.#table();
    if ((table.own && !keep(table.own)) || !keepGame(asGame(this.#data, table))) return this.#said.replaceChildren(SHUT_OFF);
    return this.#said.replaceChildren(USED);
  }

  async #score() {
    const table = this.#table(), game = asGame(this.#data, table), pad = new URL("../pad/", HERE()).href;
    if (table.own === ownRule() ? await begunByEngine(game) : !table.own && (await begunPad(game))) return location.assign(pad);
    if (!table.own) return this.#said.replaceChildren(SHUT_OFF);
    const { players, names } = table, { options } = game;
    const address = await addressWith({ ...sent({ id: OWN, house: table.own }), options, players, names }, { page: pad, most: MOST_TEXT });
    return address ? location.assign(address) : this.#said.replaceChildren(TOO_LONG);
  }
}

// The link of a table, with the text that it has written; "" if that is too long.
async function addressOf(data, table) {
  const page = table.own ? await addressWith({ text: table.own }, { page: HERE(), most: MOST_TEXT }) : HERE();
  return page && new URL(hashOf(data, table), page).href;
}

// What a table has written itself, as it stands; the engine makes sentences of it.
function written(table, data) {
  const { own: text, players } = table, told = element("div"), game = { id: OWN, house: text };
  const read = button("Read it in sentences", async () => {
    const { asker } = await import("./progress.js");
    const { line, ask } = asker();
    told.replaceChildren(line);
    read.disabled = true;
    const found = await ask({ ask: "one-page", id: OWN, set: asGame(data, table).options, players, ...housed(game) });
    read.disabled = false;
    if (!found) return;
    read.hidden = !found.error;
    told.replaceChildren(...(found.error ? [element("p", "amiss", found.error.message)] : found.sections.flatMap(({ label, says }) => [element("h3", "", label), element("p", "", typeset(says.join(" ")))])));
  }, QUIET);
  const sheet = element("details", "more", element("summary", "", "As it is written"), element("pre", "own__text", text));
  sheet.open = true;
  return [sheet, element("div", "acts", read), told];
}

const keepSwitches = ({ own, ...table }) => keepTable(JSON.stringify({ ...table, own: Boolean(own) }));

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
    const { own } = { ...this.#table, ...more };
    this.#table = { ...tableIn(this.#data, { ...this.#table, ...more }), own };
    keepSwitches(this.#table);
    const mine = readers();
    if (!mine || mine.table) keepGame(asGame(this.#data, this.#table)); // another game stays the reader's until they say so
    if (redraws) this.#draw();
    this.#page.draw();
  }

  #draw() {
    const data = this.#data, { name, players, options, names, own } = this.#table;
    const held = this.#form.contains(document.activeElement) ? document.activeElement : null;
    const path = held && [...this.#form.querySelectorAll("input, summary, button")].indexOf(held);
    const title = Object.assign(element("input", "book-field own__name"), { value: name, maxLength: 40, placeholder: "Tuesday Hearts", autocomplete: "off" });
    title.addEventListener("input", () => this.#change({ name: title.value }, false));
    const many = choice("Players", Object.keys(data.tables).map((each) => [each, each]), String(players), (value) => this.#change({ players: value }));
    const offered = hasSwitches(data, own) ? data.tables[players].options : [];
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
    const written = ownRule();
    const withOwn = written ? [yesOrNo({ asks: "With the rules you have written?", choices: [["yes", `“${titled(written)}”, from the lab`], ["no", `“${titled(written)}” stays in the lab`]] }, own ? "yes" : "no", (answer) => this.#change({ own: answer === "yes" ? written : "" }))] : [];
    this.#form.replaceChildren(labelled("Name", title, "field__label"), many, ...withOwn, ...common.map(control), ...(rest.length ? [more] : []), who, element("div", "acts", back), element("p", "own__foot", "Something that the switches cannot say? ", lab, "."));
    if (held) this.#form.querySelectorAll("input, summary, button")[path]?.focus({ preventScroll: true });
  }
}

// What the switches begin with: as they were left, else as the reader's game is.
function begun(data) {
  try {
    const kept = JSON.parse(keptTable()), own = (kept?.own || location.hash === TO_OWN) && ownRule();
    if (location.hash === TO_OWN) history.replaceState(history.state, "", location.pathname);
    if (kept || own) return { ...tableIn(data, kept ?? {}), own: own || "" };
  } catch {
    // something else is stored
  }
  const mine = readers();
  return { ...tableIn(data, mine?.id === data.game ? { ...mine.table, options: mine.options } : {}), own: "" };
}
