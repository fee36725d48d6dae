// A deal settled beside the game it was settled by: by one game of each book, by its own book's, or by all.

import { element, link } from "../../elements.js";
import { choiceField } from "../forms.js";
import { byBook } from "../games.js";
import { settledRow } from "../postings.js";
import { marks } from "../text.js";
import { unsettled } from "../went-wrong.js";
import { requestFor } from "./fields.js";

// Gives what settles the numbers of the form by other games and shows it in `place`. `games` are those that can be chosen,
// `site` those of the site; `again` is called when the reader wants others beside it. `still` says whether they are wanted yet.
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

  // The first of some games that can settle it, or else the one that was tried first, with the reason; nothing where the
  // reader gave up, or asks something else by now.
  async function firstOf(some, now, still) {
    let first = null;
    for (const game of some) {
      const each = { game, found: await ask(requestFor(game, game.tables[now.players], now)) };
      if (!each.found || !still()) return null;
      if (!each.found.error) return each;
      first ??= each;
    }
    return first;
  }

  // Gives each game with what was found by it, or nothing where not all were asked.
  async function settledByAll(own, parent, now, still) {
    const fits = (game) => now.players in game.tables;
    const ownBook = own.house ? parent?.book : own.book; // a reader's own rule is of the book whose game it changes
    const fitting = [...site.values()].filter((game) => game.id !== own.id && game !== parent && fits(game));
    const wanted = {
      books: () => [...byBook(fitting.filter(({ book }) => book && book !== ownBook)).values()].map(foremostFirst),
      own: () => fitting.filter(({ book }) => book === ownBook).map((game) => [game]),
      all: () => fitting.map((game) => [game]),
    };
    const all = [];
    for (const some of [...(parent && fits(parent) ? [[parent]] : []), ...wanted[scope.read()]()]) {
      const first = await firstOf(some, now, still);
      if (!first) return null;
      all.push(first);
    }
    return all;
  }

  return async (own, now, still) => {
    const parent = games.get(own.parent);
    const all = await settledByAll(own, parent, now, still);
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

const foremostFirst = (some) => [...some].sort((one, other) => other.foremost - one.foremost);

function refusals(refused) {
  const fold = element("details", "elsewhere");
  const reasons = element("ul");
  reasons.append(...refused.map(({ game, found }) => element("li", "", link(game.name, game.href), `: ${found.error.message}.`)));
  fold.append(element("summary", "", "Which cannot settle it from these numbers"), reasons);
  return fold;
}
