// The games as a form offers them: by their books, the reader's own first chosen, each with what its players agree on.

import { element } from "../deals/elements.js";
import { told, typeset } from "./text.js";

const KEPT = "hearts-game"; // as my-game.js keeps it

// Gives the games by id, each with its name and the address of its page.
export async function everyGame(address) {
  const list = await told(address);
  const base = new URL(".", new URL(address, document.baseURI));
  return new Map(list.map((game) => [game.id, { ...game, name: typeset([game.title, game.book].filter(Boolean).join(", ")), href: new URL(game.href, base).href }]));
}

export function mine() {
  try {
    const said = JSON.parse(localStorage.getItem(KEPT));
    return typeof said?.id === "string" ? { id: said.id, options: said.options ?? {} } : null;
  } catch {
    return null;
  }
}

// A list of the games, and below it the options of the one that is chosen: {element, game, options, write(id, options)}.
export function gameChoice(games, label = "The game you play") {
  const made = element("div", "game-choice");
  const select = element("select", "book-field");
  const named = element("label", "field__label", label);
  named.append(select);
  const books = Map.groupBy?.([...games.values()], (game) => game.book) ?? grouped(games);
  for (const [book, some] of books) {
    const group = element("optgroup");
    group.label = book || "House rules";
    group.append(...some.map((game) => new Option(game.name, game.id)));
    select.append(group);
  }
  const fold = element("details", "mine__options");
  const agreed = element("div", "mine__agreed");
  fold.append(element("summary", "", "What you have agreed on"), agreed);
  const game = () => games.get(select.value);
  const draw = (picked = {}) => {
    agreed.replaceChildren(...game().options.map((option) => optionField(option, picked)));
    fold.hidden = !agreed.childElementCount;
    fold.open = Object.keys(picked).length > 0;
  };
  select.addEventListener("input", () => draw());
  made.append(named, fold);
  return {
    element: made,
    select,
    get game() { return game(); },
    get options() {
      return Object.fromEntries([...agreed.querySelectorAll("select")].filter(({ value }) => value).map(({ name, value }) => [name, value]));
    },
    write(id, options) {
      if (!games.has(id)) return false;
      select.value = id;
      const known = games.get(id).options.filter(({ name, choices }) => choices.some(([choice]) => choice === options?.[name]));
      draw(Object.fromEntries(known.map(({ name }) => [name, options[name]])));
      return true;
    },
  };
}

function grouped(games) {
  const books = new Map();
  for (const game of games.values()) books.set(game.book, [...(books.get(game.book) ?? []), game]);
  return books;
}

function optionField(option, picked) {
  const label = element("label", "field__label", `${typeset(option.asks)} `);
  const select = element("select", "book-field");
  select.name = option.name;
  select.append(...option.choices.map(([name, says]) => new Option(typeset(says), name === option.default ? "" : name)));
  select.value = picked[option.name] === option.default ? "" : picked[option.name] ?? "";
  label.append(select);
  return label;
}
