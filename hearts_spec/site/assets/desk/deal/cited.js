// Where the provisions stand that the desk cites, fetched when the first is cited.

import { element } from "../../deals/elements.js";
import { citing } from "../text.js";

const CITES = new URL("../../../desk/cites.json", import.meta.url).href;

// Promises what sets citations; where it cannot be had, they are only named.
export async function citer() {
  try {
    return (await citing(CITES)).cites;
  } catch {
    return (ids) => element("span", "rules__cites", ids.join(", "));
  }
}

export const cited = async (ids) => (await citer())(ids);
