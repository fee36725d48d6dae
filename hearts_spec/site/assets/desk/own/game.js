// The rule that the reader has written in the lab, and one that a link brings, as games among the others. Each goes as a
// text with what is asked of it; what only the engine knows of it is taken from the game it changes until that is asked.

import { changedBy, kept, OWN, titled } from "../../lab/keeping.js";

export const BROUGHT = "theirs.yml"; // the rule of a link, as the engine is asked for it
export const LAB = new URL("../../../lab/", import.meta.url).href;
const ANSWERED = "house/mine"; // the reader's own, as the engine names it
const MOST = 65_536; // characters, as the desk takes them

function asGame(id, text, book) {
  const title = titled(text);
  return { id, title, name: title, named: title, book, options: [], href: LAB, parent: changedBy(text), house: text };
}

// The reader's own rule; null where none is kept.
export function own() {
  const text = kept();
  return text ? asGame(OWN, text, "Yours") : null;
}

// The rule of a link, which may be the reader's own; null where it brings none.
export function brought(text) {
  if (typeof text !== "string" || !text || text.length > MOST) return null;
  return text === kept() ? own() : asGame(BROUGHT, text, "With this link");
}

// The games with some of these before them; what is not known of them is as in the game they change, or else in the last.
export function withOwn(games, ...some) {
  const all = [...games.values()];
  const tables = ({ parent }) => (games.get(parent) ?? all.at(-1)).tables;
  const first = some.filter(Boolean).map((each) => [each.id, { ...each, tables: tables(each) }]);
  return new Map([...first, ...games]);
}

// What goes with a request that names such a game.
export const housed = (game) => (game?.house ? { house: { [game.id]: game.house } } : {});

// The reader's own rule under the name by which answers call it.
export const asAnswered = (game) => (game ? [[ANSWERED, game]] : []);
