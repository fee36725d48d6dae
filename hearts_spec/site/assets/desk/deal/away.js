// A deal taken away: as a record in YAML, copied or as a file, or as a link. The address of the page keeps the deal, so
// that whoever follows a citation finds it again when he comes back.

import { note } from "./coming.js";
import { linkTo } from "./link.js";

export function awayIn(section) {
  const part = (name) => section.querySelector(`[data-away=${name}]`);
  const away = section.querySelector(".check__away");
  const text = away.querySelector("textarea");
  const [file, told] = [part("file"), part("told")];
  let address = "";

  async function copy(what, words) {
    try {
      await navigator.clipboard.writeText(what);
      told.textContent = words;
    } catch {
      text.value = what;
      text.select();
      told.textContent = "This browser copies nothing by itself: it is marked above, ready to be copied.";
    }
  }

  part("copy").addEventListener("click", () => copy(text.value, "The record is copied."));
  part("link").addEventListener("click", () => {
    if (address) copy(address, "The link is copied.");
    else told.textContent = "There is too much in this record for a link: take it as YAML.";
  });

  return ({ record, step, yaml }) => {
    text.value = yaml;
    told.textContent = "";
    if (file.href) URL.revokeObjectURL(file.href);
    file.href = URL.createObjectURL(new Blob([yaml], { type: "application/yaml" }));
    address = linkTo(location.href, record, step);
    if (!address) return;
    note(address);
    history.replaceState(history.state, "", address);
  };
}
