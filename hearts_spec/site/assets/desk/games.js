// The games as a form offers them: by book, the reader's own chosen first, each with its options.

import { element, labelled, picking } from "../elements.js";
import { game as kept } from "../lab/storage.js";
import { choiceField } from "./forms.js";
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

// The same, each with its `tables`: what the settlement of a deal needs, by number of players.
export async function gamesToSettle() {
  const [games, { data }] = await Promise.all([everyGame(), told("inputs.json")]);
  return new Map([...games].map(([id, game]) => [id, { ...game, tables: data[id] }]));
}

// The book of a game; today's game is as one of its own. House rules have none.
export const bookOf = ({ today, book }) => (today ? "today" : book);

export const byBook = (games) => Map.groupBy(games, bookOf);

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

// The first game whose name or aliases have words that begin as those typed do; its name comes before aliases.
export function gameNamed(games, typed) {
  const said = wordsOf(typed);
  const has = (...texts) => said.length && said.every((each) => texts.flatMap(wordsOf).some((word) => word.startsWith(each)));
  const all = [...games.values()];
  return all.find(({ name }) => name === typed) ?? all.find(({ name }) => has(name)) ?? all.find(({ name, aliases = [] }) => has(name, ...aliases));
}

let fields = 0;

// A field that finds a game by name.
function finder(games, choose) {
  const names = element("datalist", "", ...[...games.values()].map(({ name, aliases = [] }) => new Option(aliases.join(", "), name)));
  names.id = `games-${fields += 1}`;
  const field = element("input", "book-field");
  Object.assign(field, { type: "search", name: "find", autocomplete: "off", placeholder: "black maria" });
  field.setAttribute("list", names.id);
  const find = (game) => game && choose(game.id);
  field.addEventListener("input", (event) => {
    event.stopPropagation(); // it is no field of the form
    find([...games.values()].find(({ name }) => name === field.value)); // one of those offered
  });
  field.addEventListener("change", (event) => {
    event.stopPropagation();
    find(gameNamed(games, field.value));
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    find(gameNamed(games, field.value));
  });
  return [labelled("Find another", field, "field__label"), names];
}

// A choice of game: the most played by one press, the others by name or from the list; and the options of the chosen one:
// {element, first, select, game, options, begin(), write(id, options)}. With `none` the choice may be empty; `inGame` leaves
// out what is chosen deal by deal. `first` is the control to begin with.
export function gameChoice(games, { none = "", inGame = false } = {}) {
  const select = element("select", "book-field");
  select.name = "game";
  if (none) select.append(new Option(none, ""));
  const rank = ({ house, today }) => (house ? 0 : today ? 1 : 2); // the reader's own, then today's game
  const ranked = [...games.values()].sort((one, other) => rank(one) - rank(other));
  for (const some of byBook(ranked).values()) {
    const [{ today, book }] = some;
    const offered = some.map((game) => new Option(game.name, game.id));
    const group = today ? null : Object.assign(element("optgroup", "", ...offered), { label: book || "House rules" });
    select.append(...(group ? [group] : offered));
  }
  const agreed = element("div", "more__fields");
  const fold = element("details", "more", element("summary", "", "What you have agreed on"), agreed);
  const game = () => games.get(select.value);
  const choose = (id) => {
    if (select.value === id) return;
    select.value = id;
    for (const name of ["input", "change"]) select.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const common = ranked.filter((each) => each.common);
  const often = choiceField({ name: "common", label: "Most played", choices: common.map(({ id, common: name }) => [id, typeset(name)]) });
  for (const kind of ["input", "change"]) {
    often.element.addEventListener(kind, (event) => {
      event.stopPropagation(); // the select says it
      choose(often.read());
    });
  }
  const draw = (picked = {}) => {
    often.write(common.some(({ id }) => id === select.value) ? select.value : "");
    const { options = [], house } = game() ?? {};
    agreed.replaceChildren(...options.filter(({ inTurn }) => !(inTurn && inGame)).map((option) => optionField(option, picked, house)));
    fold.hidden = !agreed.childElementCount;
    fold.open = Object.keys(picked).length > 0;
  };
  select.addEventListener("input", () => draw());
  draw();
  return {
    element: element("div", "game-choice", ...(common.length ? [often.element] : []), ...finder(games, choose), labelled("The game you play", select, "field__label"), fold),
    select,
    get first() { return often.element.querySelector(":checked") ?? often.element.querySelector("input") ?? select; },
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
  const said = (name, says) => (house && !usual(name) ? "as in your rule" : typeset(says));
  const select = picking(option.choices.map(([name, says]) => [usual(name), said(name, says)]), usual(picked[option.name] ?? ""), "book-field");
  select.name = option.name;
  return labelled(typeset(option.asks), select, "field__label");
}
