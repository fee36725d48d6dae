// Why a deal cannot be settled, for the reader of the form: what is missing, with cards drawn.

import { card } from "../cards.js";
import { carded } from "../text-parts.js";

const FEW = 4; // cards that are named

// By the engine's name for the missing fact.
const UNTOLD = {
  dealer: "say who dealt",
  joker: "say who threw the joker",
  slam: "say what the player who took everything chose",
  taken: "say who took which cards",
  tricks: "say how many tricks each won",
  "first-trick": "say who won the first trick",
  "last-trick": "say who won the last trick",
};

// Returns texts and nodes. `askable` is true if the form can ask which hearts were taken.
export function refused({ kind, token, position, message }, askable = false) {
  if (kind === "untold") return [UNTOLD[position]];
  if (kind === "unnamed") return ["say who took ", ...listed(token.split(" "))];
  if (kind === "which-hearts") return [`it matters in this game which hearts were taken${askable ? ": choose “which hearts” above" : ""}`];
  return carded(message);
}

function listed(codes) {
  if (codes.length > FEW) return [`the ${codes.length} cards that count and are given to nobody`];
  return codes.flatMap((code, place) => [place ? (place + 1 < codes.length ? ", the " : " and the ") : "the ", card(code)]);
}
