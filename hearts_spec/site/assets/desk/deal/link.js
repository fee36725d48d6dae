// A deal in a link to the page on which it is checked; empty where there is too much of it.

import { written } from "../state.js";
import { packed } from "./packing.js";

const MOST = 3000; // characters, as state.js reads them

export function linkTo(page, record, step) {
  const text = written(packed(record, step));
  if (text.length > MOST) return "";
  const address = new URL(page, location.href);
  address.search = "";
  address.hash = "";
  address.searchParams.set("s", text);
  return address.href;
}
