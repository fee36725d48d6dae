// The way from a step of a deal to the page on which it is played otherwise from there on.

import { note } from "../desk/deal/loading.js";
import { linkTo } from "../desk/deal/link.js";
import { element } from "../elements.js";

const PAGE = new URL("../../desk/deal/", import.meta.url);

// Follows the steps of a viewer. Whoever takes this way has acted, and finds the table laid.
export function anotherFrom(section) {
  const link = element("a", "viewer__another", "Try another card here");
  let latest = 0;
  section.querySelector(".viewer__panel").append(link);
  section.addEventListener("deal:step", async ({ detail: { deal, step } }) => {
    const turn = ++latest;
    const address = await linkTo(PAGE, deal.record, step);
    if (turn === latest) link.href = address;
  });
  link.addEventListener("click", () => note(link.href));
}
