// Where each provision stands on the site, fetched when the first is cited, and links to them.

import { element } from "../deals/elements.js";

const SITE = new URL("../../", import.meta.url);
let places;

export function placesKnown() {
  places ??= fetch(new URL("desk/places.json", SITE))
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return places;
}

// A link for each provision cited; one that is not known is named.
export async function citesOf(ids) {
  const known = await placesKnown();
  return ids.flatMap((id) => {
    const [address, label] = Object.hasOwn(known, id) ? known[id] : ["", id];
    const link = element(address ? "a" : "span", "cite", label);
    if (address) link.href = new URL(address, SITE).href;
    return [link, " "];
  });
}
