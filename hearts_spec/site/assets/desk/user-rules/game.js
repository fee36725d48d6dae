// The rule that the reader has written in the lab, and one that a link brings, as games among the others. Each goes as a
// text with what is asked of it; what only the engine knows of it is taken from the game it changes until that is asked.

import { changedBy, kept, OWN, titled } from "../../lab/storage.js";
import { addressWith, MOST_TEXT } from "../links.js";

const BROUGHT = "theirs.yml"; // the rule of a link, as the engine is asked for it
const MOST = 65_536; // characters, as the desk takes them
export const LAB = new URL("../../../lab/", import.meta.url).href;

function asGame(id, text, book) {
  const title = titled(text);
  return { id, title, name: title, named: title, book, options: [], href: LAB, parent: changedBy(text), house: text };
}

// The reader's own rule; null where none is kept.
export function own() {
  const text = kept();
  return text ? asGame(OWN, text, "Yours") : null;
}

// Promises the rule that a link brings, which may be the reader's own, and otherwise is read in the lab; null where it
// brings none.
export async function brought(link) {
  const text = link?.house;
  if (typeof text !== "string" || !text || text.length > MOST) return null;
  if (text === kept()) return own();
  return { ...asGame(BROUGHT, text, "With this link"), href: (await addressWith({ text }, { page: LAB, most: MOST_TEXT })) || LAB };
}

// What a link says of a game, and which game of this page it means.
export const sent = ({ id, house }) => (house ? { game: BROUGHT, house } : { game: id });
export const meant = (id, theirs) => (id === BROUGHT && theirs ? theirs.id : id);

// The games with some of these before them; what their players may agree on is what those of the game it changes may.
export function withOwn(games, ...some) {
  const taken = (each) => {
    const { tables, usual } = games.get(each.parent) ?? [...games.values()].at(-1);
    return { ...each, tables, usual, options: games.get(each.parent)?.options ?? [] };
  };
  return new Map([...some.filter(Boolean).map((each) => [each.id, taken(each)]), ...games]);
}

// What goes with a request that may name some of these.
export function housed(...some) {
  const texts = some.filter((game) => game?.house).map(({ id, house }) => [id, house]);
  return texts.length ? { house: Object.fromEntries(texts) } : {};
}

// The name by which answers call it.
export const asAnswered = ({ id }) => `house/${id.replace(".yml", "")}`;

// Learns of the engine, once, for how many it is and what a settlement of it is asked with. Gives what is wrong with it,
// if anything is.
export async function learn(game, ask) {
  if (!game.house || game.learned) return null;
  const wanted = (players) => ask({ ask: "wanted", id: game.id, players, ...housed(game) });
  const listed = await ask({ ask: "rulesets", ...housed(game) });
  if (!listed || listed.error) return listed?.error;
  const players = listed.find(({ id }) => id === asAnswered(game))?.players;
  if (!players) return (await wanted())?.error; // one with faults is in no list
  const found = await Promise.all(players.map(wanted));
  game.learned = found.every((each) => each && !each.error);
  if (game.learned) game.tables = Object.fromEntries(players.map((many, at) => [many, found[at]]));
  return found.find((each) => each?.error)?.error;
}
