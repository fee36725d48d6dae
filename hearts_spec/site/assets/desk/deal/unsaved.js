// Taking a deal away: as YAML, copied or as a file, or as a link. The page's address carries the deal, so that a reader
// who follows a citation can come back to it.

import { element } from "../../elements.js";
import { copyButton } from "../copy.js";
import { sent } from "../user-rules/game.js";
import { note } from "./loading.js";
import { linkTo } from "./link.js";

const TOO_MUCH = "This record is too long for a link. Save it as YAML, and save a rule of your own as its file from the lab.";

export function awayIn(place) {
  const text = place.querySelector("textarea");
  const file = element("a", "book-button", "Download");
  let address = "";
  let latest = 0;
  const named = element("p");
  file.download = "deal.yml";
  place.append(named, element("div", "acts",
    file,
    copyButton("Copy", () => text.value),
    copyButton("Copy a link", () => address, { none: TOO_MUCH, label: "A link to this deal" })));

  return async ({ record, step, yaml, house }) => {
    const turn = ++latest;
    text.value = yaml;
    named.textContent = house ? `This deal uses your own rules. Keep the file from the lab next to it, as ${record.rules}.` : "";
    named.hidden = !house;
    if (file.href) URL.revokeObjectURL(file.href);
    file.href = URL.createObjectURL(new Blob([yaml], { type: "application/yaml" }));
    address = "";
    const { game: rules, ...more } = sent({ id: record.rules, house });
    const made = await linkTo(location.href, { ...record, rules }, step, more);
    if (!made || turn !== latest) return;
    address = made;
    note(address);
    history.replaceState(history.state, "", address);
  };
}
