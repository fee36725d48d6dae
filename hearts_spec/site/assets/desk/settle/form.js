// The form in which a deal is put: the fields of the chosen game at a table of so many, as `wanted` says of it, and nothing
// else. What was said before stays where it still fits.

import { button, element } from "../../elements.js";
import { choiceField, countsField, SEATS } from "../forms.js";
import { wentWrong } from "../errors.js";
import { cardFields, furtherFields, saleFields } from "./fields.js";
import { refused } from "./refusals.js";

// Where the engine says that something is amiss, and the field at which it is told.
const FIELDS = { hearts: "took", units: "took", taken: "cards", slam: "slam-choice", Joker: "cards", buyer: "bid", fine: "revoked" };

// Without which some games cannot settle a deal: asked too where only another game has a use for it.
const ELSEWHERE = ["dealer"];

const MANY = 4; // cards, of which the rest can be given to one player at a tap

const shownOf = (fields) => fields.map((field) => field.element);

export class SettleForm {
  element = element("div", "desk-form__fields");
  players = undefined;
  byNumber = false;
  wanted = null;
  tables = {}; // what the chosen game wants, by the number of players
  #games;
  #fields = new Map();
  #rather = true; // hearts by their number, where the game lets the reader choose
  #linked = {}; // what a link says; some may be of fields that come when more is known of the game

  constructor(games) {
    this.#games = games;
    this.element.tabIndex = -1;
  }

  // Takes what a link says; it is put into the fields as they come.
  take({ fields, players, byNumber } = {}) {
    this.#linked = fields !== null && typeof fields === "object" && !Array.isArray(fields) ? fields : {};
    this.#rather = byNumber !== false;
    if (Number.isInteger(players)) this.players = players;
  }

  // Lets go of it: what stands in the fields is the reader's own.
  forgetLink() {
    this.#linked = {};
  }

  // Gives its place to something else, until it is known what is asked; what was said before is kept.
  hold(...instead) {
    this.element.replaceChildren(...instead);
  }

  clear() {
    this.forgetLink();
    this.#draw({});
  }

  // Asks for what these tables want, at the one that was chosen before if it is among them.
  turnTo(tables) {
    this.tables = tables;
    if (!(this.players in tables)) this.players = Number("4" in tables ? 4 : Object.keys(tables)[0]);
    this.#draw();
  }

  // What is said, by field, as a link carries it.
  get values() {
    return Object.fromEntries([...this.#fields].map(([name, field]) => [name, field.read()]));
  }

  // What is said, as a request is made of it.
  get said() {
    const { took, ...rest } = this.values;
    const cards = [...this.#fields.values()].filter(({ code }) => code).map((field) => ({ code: field.code, seat: field.read() }));
    return { ...rest, players: this.players, byNumber: this.byNumber, hearts: took ?? [], cards };
  }

  clearFaults() {
    this.#fields.forEach((field) => field.fault());
  }

  // Tells what is amiss at the field that it is about, and gives that field, if there is one.
  fault(error) {
    const field = this.#about(error.position, error.token);
    field?.fault(...refused(error));
    field?.element.closest("details")?.setAttribute("open", "");
    return field;
  }

  #about(position, token) {
    const named = [position, token].map((each) => FIELDS[each] ?? each);
    const near = named.find((name) => this.#fields.has(name));
    if (near) return this.#fields.get(near);
    if (!named.includes("cards")) return null;
    return [...this.#fields.values()].find(({ code }) => code && token?.split(" ").includes(code));
  }

  #draw(kept = { ...this.#linked, ...this.values }) {
    this.wanted = this.tables[this.players];
    const seats = SEATS.slice(0, this.players);
    const open = this.element.querySelector(".went-wrong")?.open === true;
    this.byNumber = Boolean(this.wanted.hearts) && (this.#rather || this.#isSold);
    const { sale, took, cards, further, elsewhere, wrong } = this.#fieldsFor(seats);
    const all = [...sale, ...took, ...cards, ...further, ...elsewhere, ...wrong.fields];
    this.#fields = new Map(all.map((field) => [field.name, field]));
    for (const [name, field] of this.#fields) if (name in kept) field.write(kept[name]);
    wrong.element.open = open || wrong.fields.some((field) => Array.isArray(field.read()) && field.read().length);
    this.element.replaceChildren(
      ...this.#tableField(), ...shownOf(sale), ...this.#wayField(), ...shownOf(took), ...cardBox(cards, seats),
      ...shownOf(further), ...beyond(elsewhere), wrong.element,
    );
  }

  get #isSold() {
    return this.wanted.suits.length > 0;
  }

  #fieldsFor(seats) {
    const { wanted } = this;
    const own = this.byNumber ? wanted.cards : wanted.which;
    const label = this.#isSold ? "Cards of the suit to be avoided that each took" : "Hearts that each took";
    return {
      sale: saleFields(wanted, seats),
      took: this.byNumber ? [countsField({ name: "took", label, seats, total: wanted.hearts })] : [],
      cards: cardFields(own, seats),
      further: furtherFields(wanted, seats),
      elsewhere: [...cardFields(this.#countedElsewhere(own), seats), ...furtherFields({ more: this.#wantedElsewhere }, seats)],
      wrong: wentWrong(wanted, seats),
    };
  }

  // The cards beside hearts that the first games of the books count and the chosen one does not.
  #countedElsewhere(own) {
    const codes = new Set(own.map(({ card: code }) => code));
    const others = [...this.#games.values()].flatMap(({ foremost, tables }) => (foremost && tables[this.players]?.cards) || []);
    return others.filter(({ card: code }) => !/H$|Joker/.test(code) && !codes.has(code) && codes.add(code));
  }

  // What another game may need, of the words of a settlement, and the chosen one does not.
  get #wantedElsewhere() {
    const others = [...this.#games.values()].flatMap(({ tables }) => tables[this.players]?.more ?? []);
    return ELSEWHERE.filter((word) => others.includes(word) && !this.wanted.more.includes(word));
  }

  // How many play, where that is open.
  #tableField() {
    const choices = Object.keys(this.tables).map((each) => [each, each]);
    if (choices.length < 2) return [];
    return this.#chooser({ name: "players", label: "Players", choices, default: String(this.players) }, (said) => {
      this.players = Number(said);
    });
  }

  // Whether hearts are told by their number or one by one, where either would do.
  #wayField() {
    if (!this.wanted.hearts || this.#isSold) return [];
    const choices = [["number", "how many hearts"], ["which", "which hearts"]];
    return this.#chooser({ name: "way", label: "You know", choices, default: this.byNumber ? "number" : "which" }, (said) => {
      this.#rather = said === "number";
    });
  }

  // A choice upon which other fields hang: they are drawn anew, and the keyboard stays where it was.
  #chooser(said, choose) {
    const field = choiceField(said);
    field.element.addEventListener("input", () => {
      choose(field.read());
      this.#draw();
      this.element.querySelector(`[data-field="${said.name}"] :checked`)?.focus();
    });
    return [field.element];
  }
}

function cardBox(cards, seats) {
  if (!cards.length) return [];
  const box = element("div", "cards-taken", element("p", "field__label", "Who took what counts"), ...shownOf(cards));
  if (cards.length > MANY) box.append(theRest(cards, seats));
  return [box];
}

// The cards that are given to nobody yet, to one player: he who took most is told last.
function theRest(cards, seats) {
  const left = () => cards.filter((field) => !field.read());
  const give = (seat) => {
    const [first] = left();
    left().forEach((field) => field.write(seat));
    first?.element.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const buttons = seats.map((seat) => {
    const made = button(seat, () => give(seat), "choices__one");
    made.setAttribute("aria-label", `The rest to ${seat}`);
    return made;
  });
  return element("div", "cards-taken__rest", element("span", "", "the rest to"), element("div", "choices", ...buttons));
}

function beyond(elsewhere) {
  if (!elsewhere.length) return [];
  const fold = element("details", "more asked-elsewhere", element("summary", "", "What only other games ask"), ...shownOf(elsewhere));
  fold.open = elsewhere.some((field) => field.read() !== field.usual);
  return [fold];
}
