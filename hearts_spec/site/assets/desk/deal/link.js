// A link that carries a deal to the page where it is checked.

import { addressWith } from "../links.js";
import { packed } from "./packing.js";

// Resolves to the address, or "" if the deal and its rule are too long.
export const linkTo = (page, record, step, more = {}) => addressWith({ ...packed(record, step), ...more }, { page });
