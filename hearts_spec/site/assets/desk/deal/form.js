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
export function setupIn(setup, games, { ask, wrong, open, lay, openPasted }) {
  const form = setup.querySelector("form");
  const { players, dealer, number, seed, record: text } = form.elements;
  const paste = setup.querySelector(".check__paste");
  const choice = gameChoice(games);

  async function dealt(from) {
    await learn(choice.game, ask);
    if (!(players.value in choice.game.tables)) fillPlayers();
    const table = { players: Number(players.value), dealer: dealer.value, deal: Math.max(1, Math.floor(Number(number.value)) || 1) };
    const answer = await ask({ ask: "deal", id: choice.game.id, ...table, seed: from, set: choice.options });
    if (answer?.error) wrong(answer.error);
    return answer?.error ? null : answer;
  }

  const acts = {
    chance: async () => {
      const record = await dealt(seed.value || String(Math.random()));
      if (record) await open(record, 0);
    },
    tap: async () => {
      const record = await dealt("the pack");
      if (record) lay(record, false);
    },
    paste: (button) => {
      paste.hidden = !paste.hidden;
      button.setAttribute("aria-expanded", String(!paste.hidden));
      if (!paste.hidden) text.focus();
    },
    open: () => (text.value.trim() ? openPasted(text.value) : text.focus()),
  };

  const fillDealers = () => options(dealer, SEATS.slice(0, Number(players.value)), dealer.value);
  const fillPlayers = (many = choice.game.usual) => {
    options(players, Object.keys(choice.game.tables), String(many));
    fillDealers();
  };

  form.prepend(choice.element);
  choice.begin();
  fillPlayers();
  choice.select.addEventListener("input", () => fillPlayers());
  players.addEventListener("change", fillDealers);
  form.addEventListener("submit", (event) => event.preventDefault());
  // Until now a tap would have been lost.
  for (const button of form.querySelectorAll("[data-do]")) {
    button.addEventListener("click", () => acts[button.dataset.do](button));
    button.disabled = false;
  }

  return ({ rules, options: agreed, seats, dealer: dealt }) => {
    choice.write(rules, agreed);
    fillPlayers(seats.length);
    options(dealer, SEATS.slice(0, Number(players.value)), dealt);
  };
}
