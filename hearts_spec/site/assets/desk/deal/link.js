// A deal in a link to the page on which it is checked.

import { addressWith } from "../links.js";
import { packed } from "./packing.js";

// Promises the address; nothing where there is too much of the deal, or of the rule that goes with it.
export const linkTo = (page, record, step, more = {}) => addressWith({ ...packed(record, step), ...more }, { page });
