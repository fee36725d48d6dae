// The chooser of the reader's game, below its answer: every game by book, its options, and a link to the answer.
// Fetched when the reader opens it: every page has it and few readers need it twice.

import { copyButton } from "./copy.js";
import { byId, gameChoice } from "./games.js";
import { own, withOwn } from "./user-rules/game.js";

// Fill a form. `changed` is called with the game as {id, title, book, options}, or null for none. `address` returns the
// link to a game's answer; without it there is no link.
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
  choice.first.focus();
}
