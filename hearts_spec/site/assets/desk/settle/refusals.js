// Why a deal cannot be settled, for the reader of the form: what is missing, with cards drawn.

import { card } from "../cards.js";
import { carded } from "../text-parts.js";

const FEW = 4; // cards that are named

// Returns texts and nodes. `askable` is true if the form can ask which hearts were taken.
export function refused({ kind, token, say, message }, askable = false) {
  if (kind === "untold") return [say];
  if (kind === "unnamed") return ["say who took ", ...listed(token.split(" "))];
  if (kind === "which-hearts") return [`it matters in this game which hearts were taken${askable ? ": choose “which hearts” above" : ""}`];
  return carded(message);
}

function listed(codes) {
  if (codes.length > FEW) return [`the ${codes.length} cards that count and that nobody has`];
  return codes.flatMap((code, place) => [place ? (place + 1 < codes.length ? ", the " : " and the ") : "the ", card(code)]);
}
