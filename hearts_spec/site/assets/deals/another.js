// The link from a step of a deal to the page where another card can be tried.

import { note } from "../desk/deal/loading.js";
import { linkTo } from "../desk/deal/link.js";
import { element } from "../elements.js";

const PAGE = new URL("../../desk/deal/", import.meta.url);

// Keep the link at the viewer's step. A reader who follows it has acted, so the deal opens at once.
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
