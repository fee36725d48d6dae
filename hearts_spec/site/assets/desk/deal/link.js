// A deal in a link to the page on which it is checked.

import { addressWith } from "../links.js";
import { packed } from "./packing.js";

// Promises the address; nothing where there is too much of the deal.
export const linkTo = (page, record, step) => addressWith(packed(record, step), { page });
