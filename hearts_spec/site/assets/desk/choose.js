// The chooser of the reader's own game, below its answer: every game by its book, what its players have agreed on, and a
// link to the answer. It is fetched when he opens it, for every page has room for it and few readers need it twice.

import { copyButton } from "./copy.js";
import { byId, gameChoice } from "./games.js";
import { own, withOwn } from "./user-rules/game.js";

// Fills a form. `changed` is told of the game as {id, title, book, options}, or null for none; `address` gives the link
// to a game's answer, and without it there is none.
export function fill(form, list, now, { changed, address }) {
  const choice = gameChoice(withOwn(byId(list), own()), { none: "none named" });
  const read = () => {
    const { id, title, book, house } = choice.game ?? {};
    return id ? { id, title, book: house ? undefined : book, options: choice.options } : null;
  };
  const link = copyButton("Copy a link to this answer", () => address(read()), { classes: "mine__link", label: "A link to this answer" });
  const offer = () => { link.hidden = !address || !choice.game || Boolean(choice.game.house); };
  if (now) choice.write(now.id, now.options);
  offer();
  form.append(choice.element, link);
  form.addEventListener("change", () => {
    offer();
    changed(read());
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  choice.select.focus();
}
