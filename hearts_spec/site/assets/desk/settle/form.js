// The form for a deal: the fields that `wanted` names for the chosen game and number of players. Earlier values stay
// where they fit. In a game that is scored deal by deal, the players, the dealer and what is on the table are known.

import { button, element } from "../../elements.js";
import { choiceField, countsField, SEATS } from "../forms.js";
import { wentWrong } from "../errors.js";
import { cardFields, factField, factFields, saidOf } from "./fields.js";
import { namesIn, seatNames } from "./names.js";
import { refused } from "./refusals.js";

// The field that shows an error, by the error's position.
const FIELDS = { hearts: "took", units: "took", taken: "cards", slam: "slam-choice", Joker: "cards", buyer: "bid", fine: "revoked" };

// Facts that some games cannot settle without: asked even if only another game needs them.
const ELSEWHERE = ["dealer"];

const MANY = 4; // cards; above this the rest can be given at one tap

const shownOf = (fields) => fields.map((field) => field.element);

export class SettleForm {
  element = element("div", "desk-form__fields");
  players = undefined;
  byNumber = false;
  wanted = null;
  tables = {}; // what the chosen game needs, by number of players
  names = []; // as the reader gave them; some may be empty
  #games;
  #facts;
  #inGame;
  #named = element("details", "more", element("summary", "", "Names of the players"));
  #fields = new Map();
  #rather = true; // hearts by number, if the game allows both
  #linked = {}; // a link's values, some for fields that come later

  // `facts` are the facts of a deal, as JSON Schema.
  constructor(games, facts, { inGame = false } = {}) {
    [this.#games, this.#facts, this.#inGame] = [games, facts, inGame];
    this.element.tabIndex = -1;
  }

  // Take a link's values; each is put in when its field comes.
  take({ fields, players, byNumber, names } = {}) {
    if (Array.isArray(names)) this.names = names;
    this.#linked = fields !== null && typeof fields === "object" && !Array.isArray(fields) ? fields : {};
    this.#rather = byNumber !== false;
    if (Number.isInteger(players)) this.players = players;
  }

  // From now on the fields hold the reader's own values.
  forgetLink() {
    this.#linked = {};
  }

  // Show something else in its place until the fields are known; the values are kept.
  hold(...instead) {
    this.element.replaceChildren(...instead);
  }

  // Replace every value by those of a deal.
  fill(said) {
    this.take(said);
    this.#draw(this.#linked);
  }

  clear() {
    this.forgetLink();
    this.#draw({});
  }

  // Show the fields of these tables, with the same number of players if possible.
  turnTo(tables) {
    this.tables = tables;
    if (!(this.players in tables)) this.players = Number("4" in tables ? 4 : Object.keys(tables)[0]);
    this.#draw();
  }

  // The values by field, as a link carries them.
  get values() {
    return Object.fromEntries([...this.#fields].map(([name, field]) => [name, field.read()]));
  }

  // The values, with those whose fields are not shown yet.
  get entered() {
    return { ...this.#linked, ...this.values };
  }

  // The names of the seats, as the engine is asked with them.
  get seats() {
    return seatNames(this.names, this.players);
  }

  // The values, as a request needs them.
  get said() {
    return saidOf(this.values, this.#facts, this.seats, this.byNumber);
  }

  clearFaults() {
    this.#fields.forEach((field) => field.fault());
  }

  // Show an error at its field; returns the field, if any.
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

  #draw(kept = this.entered) {
    this.wanted = this.tables[this.players];
    const { seats } = this;
    const open = this.element.querySelector(".went-wrong")?.open === true;
    this.byNumber = Boolean(this.wanted.hearts) && (this.#rather || this.#isSold);
    const { sale, took, cards, further, table, elsewhere, wrong } = this.#fieldsFor(seats);
    const all = [...sale, ...took, ...cards, ...further, ...table, ...elsewhere, ...wrong.fields];
    this.#fields = new Map(all.map((field) => [field.name, field]));
    for (const [name, field] of this.#fields) if (name in kept) field.write(kept[name]);
    wrong.element.open = open || wrong.fields.some((field) => Array.isArray(field.read()) && field.read().length);
    this.#put(this.#tableField(), [
      ...shownOf(sale), ...this.#wayField(), ...shownOf(took), ...cardBox(cards, seats),
      ...shownOf(further), ...shownOf(table), ...beyond(elsewhere), wrong.element,
    ]);
  }

  // Show the names between the number of players and the other fields. They stay in the page, with the focus.
  #put(above, below) {
    if (this.#inGame) return this.element.replaceChildren(...below);
    if (this.#named.querySelectorAll("input").length !== this.players) this.#drawNames();
    if (this.#named.parentElement !== this.element) return this.element.replaceChildren(...above, this.#named, ...below);
    for (const each of [...this.element.children]) if (each !== this.#named) each.remove();
    this.#named.before(...above);
    this.#named.after(...below);
    return undefined;
  }

  #drawNames() {
    const fields = namesIn(this.names, this.players, (names) => {
      this.names = names;
      const held = document.activeElement?.closest("[data-field]")?.dataset.field;
      const place = held ? this.#inputs(held).indexOf(document.activeElement) : -1;
      this.#draw();
      this.#inputs(held)[place]?.focus();
    });
    this.#named.replaceChildren(this.#named.firstElementChild, fields);
    this.#named.open = this.names.some(Boolean);
  }

  #inputs(field) {
    return [...this.element.querySelectorAll(`[data-field="${field}"] :is(input, select, button)`)];
  }

  get #isSold() {
    return this.wanted.suits.length > 0;
  }

  #fieldsFor(seats) {
    const { wanted } = this;
    const own = this.byNumber ? wanted.cards : wanted.which;
    const label = this.#isSold ? "Cards of that suit taken" : "Hearts taken";
    return {
      sale: factFields(this.#facts, "auction", wanted, seats),
      took: this.byNumber ? [countsField({ name: "took", label, seats, total: wanted.hearts })] : [],
      cards: cardFields(own, seats),
      further: factFields(this.#facts, undefined, wanted, seats),
      table: this.#inGame ? [] : factFields(this.#facts, "table", wanted, seats),
      elsewhere: this.#inGame ? [] : [
        ...cardFields(this.#countedElsewhere(own), seats),
        ...this.#wantedElsewhere.map((name) => factField(name, this.#facts[name], wanted, seats)),
      ],
      wrong: wentWrong(this.#facts, wanted, seats),
    };
  }

  // Cards other than hearts that the books' first games count and the chosen game does not.
  #countedElsewhere(own) {
    const codes = new Set(own.map(({ card: code }) => code));
    const others = [...this.#games.values()].flatMap(({ foremost, tables }) => (foremost && tables[this.players]?.cards) || []);
    return others.filter(({ card: code }) => !/H$|Joker/.test(code) && !codes.has(code) && codes.add(code));
  }

  // Facts that another game may need and the chosen one does not.
  get #wantedElsewhere() {
    const others = [...this.#games.values()].flatMap(({ tables }) => tables[this.players]?.more ?? []);
    return ELSEWHERE.filter((word) => others.includes(word) && !this.wanted.more.includes(word));
  }

  // The number of players, if there is a choice.
  #tableField() {
    const choices = Object.keys(this.tables).map((each) => [each, each]);
    if (choices.length < 2) return [];
    return this.#chooser({ name: "players", label: "Players", choices, default: String(this.players) }, (said) => {
      this.players = Number(said);
    });
  }

  // Hearts by number or card by card, if either will do.
  #wayField() {
    if (!this.wanted.hearts || this.#isSold) return [];
    const choices = [["number", "how many hearts"], ["which", "which hearts"]];
    return this.#chooser({ name: "way", label: "You know", choices, default: this.byNumber ? "number" : "which" }, (said) => {
      this.#rather = said === "number";
    });
  }

  // A choice that other fields depend on: they are redrawn, and the focus is kept.
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
  const box = element("div", "cards-taken", element("p", "field__label", "Who took these cards"), ...shownOf(cards));
  if (cards.length > MANY) box.append(theRest(cards, seats));
  return [box];
}

// Give the cards without an owner to one player: who took most is entered last.
function theRest(cards, seats) {
  const left = () => cards.filter((field) => !field.read());
  const give = (seat) => {
    const [first] = left();
    left().forEach((field) => field.write(seat));
    first?.element.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const buttons = seats.map((seat, place) => {
    const made = button(seat, () => give(SEATS[place]), "choices__one");
    made.setAttribute("aria-label", `Rest to ${seat}`);
    return made;
  });
  return element("div", "cards-taken__rest", element("span", "", "the rest to"), element("div", "choices", ...buttons));
}

function beyond(elsewhere) {
  if (!elsewhere.length) return [];
  const fold = element("details", "more asked-elsewhere", element("summary", "", "Facts for other games"), ...shownOf(elsewhere));
  fold.open = elsewhere.some((field) => field.read() !== field.usual);
  return [fold];
}
