// The form in which a deal begins: the game, who plays, and where the cards come from.

const SEATS = "ABCDEFGHIJ";
const MY_GAME = "hearts-game"; // as assets/my-game.js keeps it

export function setupIn(setup, { ask, wrong, open, tap, openPasted }) {
  const form = setup.querySelector("form");
  const { game, players, dealer, number, seed, record: text } = form.elements;
  const paste = setup.querySelector(".check__paste");
  const mine = myGame();

  async function dealt(from) {
    const agreed = game.value === mine.id ? mine.options : {};
    const table = { players: Number(players.value), dealer: dealer.value, deal: Math.max(1, Math.floor(Number(number.value)) || 1) };
    const answer = await ask({ ask: "deal", id: game.value, ...table, seed: from, set: agreed });
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
      if (record) tap(record, false);
    },
    paste: (button) => {
      paste.hidden = !paste.hidden;
      button.setAttribute("aria-expanded", String(!paste.hidden));
      if (!paste.hidden) text.focus();
    },
    open: () => (text.value.trim() ? openPasted(text.value) : text.focus()),
  };

  function fillPlayers() {
    const { dataset } = game.selectedOptions[0];
    players.replaceChildren(...dataset.players.split(" ").map((many) => new Option(many, many)));
    players.value = dataset.usual;
    fillDealers();
  }

  function fillDealers() {
    const before = dealer.value;
    dealer.replaceChildren(...[...SEATS.slice(0, Number(players.value))].map((seat) => new Option(seat, seat)));
    if (before) dealer.value = before;
    if (dealer.selectedIndex < 0) dealer.selectedIndex = 0;
  }

  function choose(id) {
    if ([...game.options].some((each) => each.value === id)) game.value = id;
    fillPlayers();
  }

  // Until now a tap would have been lost.
  for (const button of form.querySelectorAll("[data-do]")) {
    button.addEventListener("click", () => acts[button.dataset.do](button));
    button.disabled = false;
  }
  form.addEventListener("submit", (event) => event.preventDefault());
  game.addEventListener("change", fillPlayers);
  players.addEventListener("change", fillDealers);
  choose(mine.id);

  return {
    fill: ({ rules, seats }) => {
      choose(rules);
      players.value = String(seats.length);
      if (players.selectedIndex < 0) fillPlayers();
      fillDealers();
    },
  };
}

function myGame() {
  try {
    const { id, options } = JSON.parse(localStorage.getItem(MY_GAME)) ?? {};
    return { id, options: options ?? {} };
  } catch {
    return { id: "", options: {} };
  }
}
