// The form in which a deal begins: the game, who plays, and where the cards come from.

import { SEATS } from "../forms.js";
import { gameChoice } from "../games.js";
import { learn } from "../own/game.js";

const options = (select, choices, usual) => {
  select.replaceChildren(...choices.map((each) => new Option(each, each)));
  select.value = usual;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
};

// Gives what fills the form for a record.
export function setupIn(setup, games, acts) {
  const form = new Setup(setup, games, acts);
  return (record) => form.fill(record);
}

class Setup {
  #fields;
  #paste;
  #choice;
  #to; // {ask, wrong, open, lay, openPasted}

  constructor(setup, games, to) {
    const form = setup.querySelector("form");
    this.#to = to;
    this.#fields = form.elements;
    this.#paste = setup.querySelector(".check__paste");
    this.#choice = gameChoice(games);
    form.prepend(this.#choice.element);
    this.#choice.begin();
    this.#fillPlayers();
    this.#choice.select.addEventListener("input", () => this.#fillPlayers());
    this.#fields.players.addEventListener("change", () => this.#fillDealers());
    form.addEventListener("submit", (event) => event.preventDefault());
    this.#enable(form.querySelectorAll("[data-do]"));
  }

  fill({ rules, options: agreed, seats, dealer: dealt }) {
    const { dealer } = this.#fields;
    this.#choice.write(rules, agreed);
    this.#fillPlayers(seats.length);
    options(dealer, this.#seats, dealt);
  }

  // Until now a tap would have been lost.
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

  #fillDealers() {
    const { dealer } = this.#fields;
    options(dealer, this.#seats, dealer.value);
  }

  #fillPlayers(many = this.#choice.game.usual) {
    options(this.#fields.players, Object.keys(this.#choice.game.tables), String(many));
    this.#fillDealers();
  }

  // Promises a deal of the chosen game for a seed; nothing where there is none, and then it is said why.
  async #dealt(from) {
    const { game, options: set } = this.#choice;
    const { ask, wrong } = this.#to;
    await learn(game, ask);
    const { players, dealer, number } = this.#fields;
    if (!(players.value in game.tables)) this.#fillPlayers();
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
