// The reader's own rule, and one that a link brings, as games among the others. Its text goes with each request. Until
// the engine has read it, its facts are those of its parent.

import { changedBy, kept, OWN, titled } from "../../lab/storage.js";
import { addressWith, MOST_TEXT } from "../links.js";

const BROUGHT = "theirs.yml"; // the id of a link's rule, in requests
const MOST = 65_536; // characters, the engine's limit
export const LAB = new URL("../../../lab/", import.meta.url).href;

function asGame(id, text, book) {
  const title = titled(text);
  return { id, title, name: title, named: title, book, options: [], href: LAB, parent: changedBy(text), house: text };
}

// The reader's own rule; null if there is none.
export function own() {
  const text = kept();
  return text ? asGame(OWN, text, "Yours") : null;
}

// Resolves to the rule that a link brings, which may be the reader's own; null if it brings none.
export async function brought(link) {
  const text = link?.house;
  if (typeof text !== "string" || !text || text.length > MOST) return null;
  if (text === kept()) return own();
  return { ...asGame(BROUGHT, text, "With this link"), href: (await addressWith({ text }, { page: LAB, most: MOST_TEXT })) || LAB };
}

// A game as a link carries it, and the game of this page that a link's id means.
export const sent = ({ id, house }) => (house ? { game: BROUGHT, house } : { game: id });
export const meant = (id, theirs) => (id === BROUGHT && theirs ? theirs.id : id);

// The games with some of these first; their options are those of their parents.
export function withOwn(games, ...some) {
  const taken = (each) => {
    const { players, tables, usual } = games.get(each.parent) ?? [...games.values()].at(-1);
    return { ...each, players, tables, usual, options: games.get(each.parent)?.options ?? [] };
  };
  return new Map([...some.filter(Boolean).map((each) => [each.id, taken(each)]), ...games]);
}

// The part of a request that carries these rules.
export function housed(...some) {
  const texts = some.filter((game) => game?.house).map(({ id, house }) => [id, house]);
  return texts.length ? { house: Object.fromEntries(texts) } : {};
}

// The name that answers use for it.
export const asAnswered = ({ id }) => `house/${id.replace(".yml", "")}`;

// Ask the engine, once, for its numbers of players and fields. Returns its error, if any.
export async function learn(game, ask) {
  if (!game.house || game.learned) return null;
  const wanted = (players) => ask({ ask: "wanted", id: game.id, players, ...housed(game) });
  const listed = await ask({ ask: "rulesets", ...housed(game) });
  if (!listed || listed.error) return listed?.error;
  const players = listed.find(({ id }) => id === asAnswered(game))?.players;
  if (!players) return (await wanted())?.error; // a rule with errors is in no list
  const found = await Promise.all(players.map(wanted));
  game.learned = found.every((each) => each && !each.error);
  if (game.learned) Object.assign(game, { players, tables: Object.fromEntries(players.map((many, at) => [many, found[at]])) });
  return found.find((each) => each?.error)?.error;
}

// What each number of players needs of a game with some options; null if the engine does not say.
export async function tablesWith(game, options, ask) {
  const counts = game.players;
  const request = { ask: "wanted", id: game.id, set: options, ...housed(game) };
  const found = await Promise.all(counts.map((count) => ask({ ...request, players: count })));
  return found.every((each) => each && !each.error) ? Object.fromEntries(counts.map((count, at) => [count, found[at]])) : null;
}
