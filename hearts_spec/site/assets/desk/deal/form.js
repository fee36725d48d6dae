// The form that begins a deal: the game, the players, the source of the cards. A reader's own rule has to be read
// first, because only the engine knows its numbers of players.

import { entered, keepEntry } from "../entry.js";
import { SEATS } from "../forms.js";
import { gameChoice } from "../games.js";
import { readerOf } from "../user-rules/read.js";

const TYPED = ["number", "seed", "against", "record"]; // fields besides the game, the players and the dealer

const options = (select, choices, usual) => {
  select.replaceChildren(...choices.map((each) => new Option(each, each)));
  select.value = usual;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
};

// Returns a function that fills the form from a record.
export function setupIn(setup, games, acts) {
  const form = new Setup(setup, games, acts);
  return (record) => form.fill(record);
}

// The game, the players and the dealer, which fill a form. `acts` are what its buttons do; `before` begins the sentence that
// says why a reader's own rule has to be read; `inGame` is for the deals of a game, one after another.
export class TableForm {
  #fields;
  #unread; // shown in place of the fields below
  #known; // the fields that need to know who can play
  #choice;
  #isRead;
  #asks; // the players and the dealer of a link's deal

  constructor(setup, games, { ask, can, wrong, acts, before, inGame }) {
    const form = setup.querySelector("form");
    this.#fields = form.elements;
    this.#unread = setup.querySelector(".check__unread");
    this.#known = setup.querySelectorAll(".check__form > label, .check__chance, [data-needs=game]");
    this.#choice = gameChoice(games, { inGame });
    this.#isRead = readerOf({
      ask, can, before, chosen: () => this.#choice.game, hold: (...instead) => this.#hold(...instead),
      again: () => this.#readIt(), refuse: (game, error) => wrong(error),
    });
    form.prepend(this.#choice.element);
    this.#choice.begin();
    this.#choice.select.addEventListener("input", () => {
      this.#asks = undefined;
      this.#turnTo(true);
    });
    this.#fields.players.addEventListener("change", () => this.#fillDealers());
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => this.#keep());
    this.#enable(form.querySelectorAll("[data-do]"), acts);
    const former = entered()?.table;
    if (former) this.#takeUp(former);
    else this.#turnTo();
  }

  #keep() {
    const { game, options: agreed } = this.#choice;
    const { players, dealer } = this.#fields;
    const typed = TYPED.filter((name) => this.#fields[name]).map((name) => [name, this.#fields[name].value]);
    const table = { players: players.value || this.#asks?.players, dealer: dealer.value || this.#asks?.dealer };
    keepEntry({ table: { rules: game.id, options: agreed, ...table, typed: Object.fromEntries(typed) } });
  }

  #takeUp({ typed, ...table }) {
    this.fill(table);
    for (const name of TYPED) if (this.#fields[name] && typeof typed?.[name] === "string") this.#fields[name].value = typed[name];
  }

  // What a request for a deal of this table says.
  get asked() {
    const { game, options: set } = this.#choice;
    return { id: game.id, players: Number(this.#fields.players.value), dealer: this.#fields.dealer.value, set };
  }

  get seed() {
    return this.#fields.seed.value || String(Math.random());
  }

  fill({ rules, options: agreed, players, dealer }) {
    this.#choice.write(rules, agreed);
    this.#asks = { players, dealer };
    this.#turnTo();
  }

  // Set the form for the chosen game; returns whether the game is known.
  async #turnTo(acted = false) {
    if (!(await this.#isRead(this.#choice.game, acted))) return false;
    this.#hold();
    for (const each of this.#known) each.hidden = false;
    this.#fillPlayers();
    return true;
  }

  async #readIt() {
    if (await this.#turnTo(true)) this.#fields.players.focus({ preventScroll: true }); // its button is gone
  }

  #hold(...instead) {
    this.#unread.replaceChildren(...instead);
    for (const each of this.#known) each.hidden = true;
  }

  // The buttons start disabled: before this a tap would be lost.
  #enable(buttons, acts) {
    for (const button of buttons) {
      button.addEventListener("click", () => acts[button.dataset.do](button));
      button.disabled = false;
    }
  }

  #fillDealers(dealer = this.#fields.dealer.value) {
    options(this.#fields.dealer, SEATS.slice(0, Number(this.#fields.players.value)), dealer);
  }

  #fillPlayers() {
    const { players, usual } = this.#choice.game;
    options(this.#fields.players, players, String(this.#asks?.players ?? usual));
    this.#fillDealers(this.#asks?.dealer);
  }
}

class Setup {
  #fields;
  #paste;
  #table;
  #to; // {ask, can, wrong, open, lay, openPasted}

  constructor(setup, games, to) {
    this.#to = to;
    this.#fields = setup.querySelector("form").elements;
    this.#paste = setup.querySelector(".check__paste");
    const acts = {
      chance: () => this.#byChance(),
      tap: () => this.#byTapping(),
      paste: (button) => this.#showPaste(button),
      open: () => this.#openPasted(),
    };
    this.#table = new TableForm(setup, games, { ...to, acts, before: "Before a deal is begun" });
    if (this.#fields.record.value) this.#showPaste(setup.querySelector("[data-do=paste]"));
  }

  fill({ rules, options: agreed, seats, dealer }) {
    this.#table.fill({ rules, options: agreed, players: seats.length, dealer });
  }

  // The deal of the chosen game for a seed; null, with an error shown, if there is none.
  async #dealt(from) {
    const { ask, wrong } = this.#to;
    const deal = Math.max(1, Math.floor(Number(this.#fields.number.value)) || 1);
    const answer = await ask({ ask: "deal", ...this.#table.asked, deal, seed: from });
    if (answer?.error) wrong(answer.error);
    return answer?.error ? null : answer;
  }

  async #byChance() {
    const record = await this.#dealt(this.#table.seed);
    if (record) await this.#to.open(record, 0);
  }

  async #byTapping() {
    const record = await this.#dealt("the pack");
    if (record) this.#to.lay(record, "pack");
  }

  #showPaste(button) {
    this.#paste.hidden = !this.#paste.hidden;
    button.setAttribute("aria-expanded", String(!this.#paste.hidden));
    if (!this.#paste.hidden) this.#fields.record.focus();
  }

  #openPasted() {
    const { record } = this.#fields;
    if (record.value.trim()) this.#to.openPasted(record.value);
    else record.focus();
  }
}
