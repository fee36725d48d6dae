// The form that begins a deal: the game, the players, the source of the cards. A reader's own rule has to be read
// first, because only the engine knows its numbers of players.

import { SEATS } from "../forms.js";
import { gameChoice } from "../games.js";
import { readerOf } from "../user-rules/read.js";

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

class Setup {
  #fields;
  #paste;
  #unread; // shown in place of the fields below
  #known; // the fields that need to know who can play
  #choice;
  #isRead;
  #asks; // the players and the dealer of a link's deal
  #to; // {ask, can, wrong, open, lay, openPasted}

  constructor(setup, games, to) {
    const form = setup.querySelector("form");
    this.#to = to;
    this.#fields = form.elements;
    this.#paste = setup.querySelector(".check__paste");
    this.#unread = setup.querySelector(".check__unread");
    this.#known = setup.querySelectorAll(".check__form > label, .check__chance, [data-do=chance], [data-do=tap]");
    this.#choice = gameChoice(games);
    this.#isRead = readerOf({
      ask: to.ask, can: to.can, before: "Before a deal is begun", chosen: () => this.#choice.game, hold: (...instead) => this.#hold(...instead),
      again: () => this.#readIt(), refuse: (game, wrong) => to.wrong(wrong),
    });
    form.prepend(this.#choice.element);
    this.#choice.begin();
    this.#choice.select.addEventListener("input", () => {
      this.#asks = undefined;
      this.#turnTo(true);
    });
    this.#fields.players.addEventListener("change", () => this.#fillDealers());
    form.addEventListener("submit", (event) => event.preventDefault());
    this.#enable(form.querySelectorAll("[data-do]"));
    this.#turnTo();
  }

  fill({ rules, options: agreed, seats, dealer }) {
    this.#choice.write(rules, agreed);
    this.#asks = { players: seats.length, dealer };
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
  #enable(buttons) {
    const acts = {
      chance: () => this.#byChance(),
      tap: () => this.#byTapping(),
      paste: (button) => this.#showPaste(button),
      open: () => this.#openPasted(),
    };
    for (const button of buttons) {
      button.addEventListener("click", () => acts[button.dataset.do](button));
      button.disabled = false;
    }
  }

  get #seats() {
    return SEATS.slice(0, Number(this.#fields.players.value));
  }

  #fillDealers(dealer = this.#fields.dealer.value) {
    options(this.#fields.dealer, this.#seats, dealer);
  }

  #fillPlayers() {
    const { tables, usual } = this.#choice.game;
    options(this.#fields.players, Object.keys(tables), String(this.#asks?.players ?? usual));
    this.#fillDealers(this.#asks?.dealer);
  }

  // The deal of the chosen game for a seed; null, with an error shown, if there is none.
  async #dealt(from) {
    const { game, options: set } = this.#choice;
    const { ask, wrong } = this.#to;
    const { players, dealer, number } = this.#fields;
    const table = { players: Number(players.value), dealer: dealer.value, deal: Math.max(1, Math.floor(Number(number.value)) || 1) };
    const answer = await ask({ ask: "deal", id: game.id, ...table, seed: from, set });
    if (answer?.error) wrong(answer.error);
    return answer?.error ? null : answer;
  }

  async #byChance() {
    const record = await this.#dealt(this.#fields.seed.value || String(Math.random()));
    if (record) await this.#to.open(record, 0);
  }

  async #byTapping() {
    const record = await this.#dealt("the pack");
    if (record) this.#to.lay(record, false);
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
