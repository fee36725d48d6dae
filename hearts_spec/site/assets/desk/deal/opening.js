// What a page on which a deal is played begins with: the line that asks the engine, the games to choose from with the
// reader's own, and what a link brings. A link only fills the page.

import { element, ticked } from "../../elements.js";
import { everyGame } from "../games.js";
import { ofLink } from "../links.js";
import { asker } from "../progress.js";
import { brought, housed, own, withOwn } from "../user-rules/game.js";
import { faulty } from "../user-rules/problems.js";
import { faultsOf } from "./problems.js";

// `read` makes of a link's data what the page opens, or null; `what` names that, and `most` is the longest link. Resolves
// to `found`, null if no link brought it; `theirs`, the rule that came with it; the `games`; `ask`, `can` and `wrong`, which
// shows an error; and `house`, the text of a reader's own rule.
export async function openingOf(section, { read, what, most }) {
  const { line, ask: question, can } = asker();
  const faults = element("div", "");
  section.querySelector(".check__asking").append(line, faults);

  const [site, brings] = await Promise.all([everyGame(), ofLink(most)]);
  const found = !brings || brings.amiss ? null : read(brings);
  const theirs = await brought(found);
  const games = withOwn(site, own(), theirs);
  const houses = housed(...games.values());
  const house = (id) => games.get(id)?.house;

  const wrong = (error) => {
    const isHouse = error.faults?.every(({ file }) => house(file));
    faults.replaceChildren(...(isHouse ? [faulty(error)] : faultsOf(error).map((each) => element("p", "amiss", ...ticked(each)))));
  };
  const ask = (request) => {
    faults.replaceChildren();
    return question({ ...request, ...houses });
  };
  if (brings && !found) wrong({ message: brings.amiss ?? `This link contains no ${what} that this page can read` });
  return { found, theirs, games, ask, can, wrong, house };
}
