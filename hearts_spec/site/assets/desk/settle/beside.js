// A deal settled beside the game it was settled by: by one game of each book, by its own book's, or by all.

import { element, link } from "../../elements.js";
import { choiceField } from "../forms.js";
import { byBook } from "../games.js";
import { settledRow } from "../postings.js";
import { marks } from "../text.js";
import { unsettled } from "../went-wrong.js";
import { requestFor } from "./fields.js";

// Gives what settles the numbers of the form by other games and shows it in `place`. `games` are those that can be chosen,
// `site` those of the site; `again` is called when the reader wants others beside it.
export function besideIn(place, { games, site, citations, ask, again }) {
  const scope = choiceField({
    name: "scope", label: "Beside it",
    choices: [["books", "one game of each book"], ["own", "its own book’s games"], ["all", "every game"]], default: "books",
  });
  scope.element.addEventListener("input", (event) => {
    event.stopPropagation();
    again();
  });

  const settledBy = async (game, now) => ({ game, found: await ask(requestFor(game, game.tables[now.players], now)) });

  // The first game of a book that can settle it, or else the one that was tried first, with the reason.
  async function firstOf(some, now) {
    let first = null;
    for (const game of [...some].sort((one, other) => other.foremost - one.foremost)) {
      const each = await settledBy(game, now);
      if (!each.found?.error) return each;
      first ??= each;
    }
    return first;
  }

  // Gives each game with what was found by it, or nothing where the reader gave up.
  async function settledByAll(own, parent, now) {
    const fits = (game) => now.players in game.tables;
    const ownBook = own.house ? parent?.book : own.book; // a reader's own rule is of the book whose game it changes
    const fitting = [...site.values()].filter((game) => game.id !== own.id && game !== parent && fits(game));
    const all = parent && fits(parent) ? [await settledBy(parent, now)] : [];
    if (scope.read() === "books") {
      const elsewhere = fitting.filter(({ book }) => book && book !== ownBook);
      for (const some of byBook(elsewhere).values()) all.push(await firstOf(some, now));
    } else {
      const some = scope.read() === "own" ? fitting.filter(({ book }) => book === ownBook) : fitting;
      all.push(...(await Promise.all(some.map((game) => settledBy(game, now)))));
    }
    return all.every(({ found }) => found) ? all : null;
  }

  return async (own, now) => {
    const parent = games.get(own.parent);
    const all = await settledByAll(own, parent, now);
    if (!all) return;
    const head = element("h2", "", "Beside the books");
    head.id = "beside";
    const named = (game) => (game === parent ? element("span", "", link(game.name, game.href), ", which it changes") : link(game.name, game.href));
    const list = element("ul", "settled-beside__games");
    list.append(...all.filter(({ found }) => !found.error).map(({ game, found }) =>
      settledRow(named(game), found, citations, game.id.split("/")[0], unsettled(game.tables[now.players], now))));
    const refused = all.filter(({ found }) => found.error);
    const held = scope.element.contains(document.activeElement) ? document.activeElement : null;
    place.replaceChildren(head, scope.element, ...marks(list), list, ...(refused.length ? [refusals(refused)] : []));
    held?.focus({ preventScroll: true });
  };
}

function refusals(refused) {
  const fold = element("details", "elsewhere");
  const reasons = element("ul");
  reasons.append(...refused.map(({ game, found }) => element("li", "", link(game.name, game.href), `: ${found.error.message}.`)));
  fold.append(element("summary", "", "Which cannot settle it from these numbers"), reasons);
  return fold;
}
