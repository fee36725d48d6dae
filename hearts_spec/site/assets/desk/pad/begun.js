// A new sheet of the score pad, begun by another page: the pad opens with it.

import { told } from "../text-parts.js";
import { Pads, shelf } from "./log.js";
import { tableWith } from "./score.js";

// Resolves to true once it is stored.
export async function begunPad(game, options, { players, names }) {
  const { data: { games } } = await told("scores.json");
  const pads = new Pads(shelf(), crypto.randomUUID().slice(0, 8));
  return pads.begin(game, tableWith(games[game].tables[players], options), { options, names }).saved?.ok === true;
}
