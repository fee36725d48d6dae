// A deal in a link to the page on which it is checked.

import { addressWith } from "../links.js";
import { sent } from "../own/game.js";
import { packed } from "./packing.js";

// Promises the address; nothing where there is too much of the deal. `house` is the text of the rule, where it is nobody's
// but the reader's.
export function linkTo(page, record, step, house) {
  const { game: rules, ...text } = sent({ id: record.rules, house });
  return addressWith({ ...packed({ ...record, rules }, step), ...text }, { page });
}
