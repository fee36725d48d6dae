// A deal settled by other games for comparison: one game of each book, the games of its own book, or all.

import { element, link } from "../../elements.js";
import { choiceField } from "../forms.js";
import { bookOf, byBook } from "../games.js";
import { settledRow } from "../postings.js";
import { citing, marks } from "../text-parts.js";
import { unsettled } from "../errors.js";
import { requestFor } from "./fields.js";
import { refused } from "./refusals.js";

const ODD_CHIP = "settlement.odd-chip";

// Returns a function that settles the form's numbers by other games and shows them in `place`. `games` can be chosen,
// `site` are the site's own; `again` is called when the reader changes the scope; `still` is true while the result is
// wanted.
export function besideIn(place, { games, site, ask, again }) {
  const scope = choiceField({
    name: "scope", label: "Beside it",
    choices: [["books", "one game of each book"], ["own", "its own book’s games"], ["all", "every game"]], default: "books",
  });
  scope.element.addEventListener("input", (event) => {
    event.stopPropagation();
    again();
  });

  // The first game with its result and, if it settles nothing, the next that does as `instead`; null if no longer
  // wanted.
  async function firstOf(some, now, still) {
    let first = null;
    for (const game of some) {
      const each = { game, found: await ask(requestFor(game, game.tables[now.players], now)) };
      if (!each.found || !still()) return null;
      if (!each.found.error) return first ? { ...first, instead: each } : each;
      first ??= each;
    }
    return first;
  }

  // Each game with its result; null if not all were asked.
  async function settledByAll(own, parent, now, still) {
    const fits = (game) => now.players in game.tables;
    const ownBook = own.house ? parent && bookOf(parent) : bookOf(own); // a reader's own rule belongs to the book of its parent
    const fitting = [...site.values()].filter((game) => game.id !== own.id && game !== parent && fits(game)).sort((one, other) => Boolean(other.today) - Boolean(one.today));
    const wanted = {
      books: () => [...byBook(fitting.filter((game) => bookOf(game) && bookOf(game) !== ownBook)).values()].map(foremostFirst),
      own: () => fitting.filter((game) => bookOf(game) === ownBook).map((game) => [game]),
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

  const settledBy = (citations, own, game, found, now, name, ...notes) =>
    settledRow(name, found, citations, game.id.split("/")[0], [...notes, ...dealtBy(own, game, found, now), ...unsettled(game.tables[now.players], now)]);

  return async (own, now, still) => {
    const parent = games.get(own.parent);
    const all = await settledByAll(own, parent, now, still);
    if (!all) return;
    const citations = await citing();
    const head = element("h2", "", "Compared with the sources");
    head.id = "beside";
    const named = (game) => (game === parent ? element("span", "", link(game.name, game.href), ", which it changes") : link(game.name, game.href));
    const askable = !own.tables[now.players].suits.length; // hearts entered by number can be entered by card
    const row = ({ game, found, instead }) => {
      if (!found.error) return settledBy(citations, own, game, found, now, named(game));
      const why = element("p", "settled-beside__why", "These numbers do not settle it: ", ...refused(found.error, askable), ".");
      if (!instead) return element("li", "settled-beside__game", element("p", "settled-beside__name", named(game)), why);
      const other = instead.game;
      return settledBy(citations, own, other, instead.found, now, named(game), why, element("p", "settled-beside__instead", "Its ", link(other.title, other.href), " settles it instead:"));
    };
    // With one game of each book, every game is listed; with many, those that settle nothing go into one fold.
    const stands = ({ found, instead }) => scope.read() === "books" || !found.error || instead;
    const list = element("ul", "settled-beside__games");
    list.append(...all.filter(stands).map(row));
    const others = all.filter((each) => !stands(each));
    const held = scope.element.contains(document.activeElement) ? document.activeElement : null;
    place.replaceChildren(head, scope.element, ...marks(list), list, ...(others.length ? [refusals(others, askable)] : []));
    held?.focus({ preventScroll: true });
  };
}

const foremostFirst = (some) => [...some].sort((one, other) => other.foremost - one.foremost);

// Name the dealer if an odd chip depended on it and the chosen game has no field for it.
function dealtBy(own, game, found, { players, facts }) {
  const asks = ({ tables }) => tables[players].more.includes("dealer");
  const odd = found.postings.some(({ key }) => key === ODD_CHIP);
  return odd && asks(game) && !asks(own) ? [element("p", "settled-beside__why", `With ${facts.dealer} as the dealer:`)] : [];
}

function refusals(some, askable) {
  const fold = element("details", "elsewhere");
  const reasons = element("ul");
  reasons.append(...some.map(({ game, found }) => element("li", "", link(game.name, game.href), ": ", ...refused(found.error, askable), ".")));
  fold.append(element("summary", "", "Games that these numbers do not settle"), reasons);
  return fold;
}
