// The games as a form offers them: by book, the reader's own chosen first, each with its options.

import { element, labelled, picking } from "../elements.js";
import { game as kept } from "../lab/storage.js";
import { told, typeset } from "./text-parts.js";

// The games keyed by id, each with its name.
export function byId(list) {
  return new Map(list.map((game) => [game.id, { ...game, name: typeset([game.title, game.book].filter(Boolean).join(", ")) }]));
}

// Every game of the site in the same form, with the address of its page.
export async function everyGame() {
  const { data, base } = await told("games.json");
  return byId(data.map((game) => ({ ...game, href: new URL(game.href, base).href })));
}

export const byBook = (games) => Map.groupBy(games, (game) => game.book);

// A select of the games, and the options of the chosen one: {element, select, game, options, begin(), write(id,
// options)}. With `none` the choice may be empty.
export function gameChoice(games, { none = "" } = {}) {
  const select = element("select", "book-field");
  select.name = "game";
  if (none) select.append(new Option(none, ""));
  for (const [book, some] of byBook(games.values())) {
    const group = element("optgroup", "", ...some.map((game) => new Option(game.name, game.id)));
    group.label = book || "House rules";
    select.append(group);
  }
  const agreed = element("div", "more__fields");
  const fold = element("details", "more", element("summary", "", "What you have agreed on"), agreed);
  const game = () => games.get(select.value);
  const draw = (picked = {}) => {
    const { options = [], house } = game() ?? {};
    agreed.replaceChildren(...options.map((option) => optionField(option, picked, house)));
    fold.hidden = !agreed.childElementCount;
    fold.open = Object.keys(picked).length > 0;
  };
  select.addEventListener("input", () => draw());
  draw();
  return {
    element: element("div", "game-choice", labelled("The game you play", select, "field__label"), fold),
    select,
    get game() { return game(); },
    get options() {
      return Object.fromEntries([...agreed.querySelectorAll("select")].filter(({ value }) => value).map(({ name, value }) => [name, value]));
    },
    // Choose the reader's own game, or else the latest that stands for its book.
    begin() {
      const my = kept();
      const latest = [...games.values()].filter(({ foremost }) => foremost).at(-1) ?? games.values().next().value;
      return (my && this.write(my.id, my.options)) || this.write(latest.id);
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

// A reader's own rule has the options of its parent, but its default may differ.
function optionField(option, picked, house) {
  const usual = (name) => (name === option.default ? "" : name);
  const said = (name, says) => (house && !usual(name) ? "as your rule stands" : typeset(says));
  const select = picking(option.choices.map(([name, says]) => [usual(name), said(name, says)]), usual(picked[option.name] ?? ""), "book-field");
  select.name = option.name;
  return labelled(typeset(option.asks), select, "field__label");
}
