// A new sheet of the score pad, begun by another page: the pad opens with it.

import { game as readers } from "../../lab/storage.js";
import { told } from "../text-parts.js";
import { Pads, shelf } from "./log.js";
import { tableWith } from "./score.js";

export const ENGINE = "engine:"; // before the pad used last, if that of the engine is open instead

// The reader's game as a text, by which a pad knows that another was chosen since it began.
export const signOf = (mine) => mine && JSON.stringify([mine.id, mine.title, mine.options, mine.table]);

// Resolves to true once it is stored.
export async function begunPad({ id, options, table: { name, players, names } }) {
  const { data: { games } } = await told("scores.json");
  const pads = new Pads(shelf(), crypto.randomUUID().slice(0, 8));
  return pads.begin(id, tableWith(games[id].tables[players], options), { title: name, options, names, mine: signOf(readers()) }).saved?.ok === true;
}

// The same for rules of the reader's own, by the pad of the engine. False if that has deals.
export async function begunByEngine({ id, options, table: { players, names } }) {
  const { keepOnDevice, onDevice, stateIn } = await import("./state.js");
  const pads = new Pads(shelf(), "");
  if (onDevice()?.state.deals.length || !keepOnDevice(stateIn({ game: id, options, players, names }), null)) return false;
  pads.use(ENGINE + (pads.now ?? "").replace(ENGINE, ""));
  return true;
}
