// The engine reads a reader's own rule before a form asks for its fields, because the fields of its parent may lack
// what it counts. It is read when it is chosen or, if the page opens with it, when the reader asks.

import { button, element } from "../../elements.js";
import { learn } from "./game.js";

// Returns a function that resolves to whether a game is read and still chosen. A reader's own rule is only read after
// the reader `acted`; until then `hold` gets the content in place of the form. `before` begins the sentence, `chosen`
// returns the game, `again` retries, and `refuse` gets the error.
export function readerOf({ ask, can, before, chosen, hold, again, refuse }) {
  const offer = (game) => {
    const read = button("Read the rule", again);
    read.disabled = !can;
    hold(element("p", "", `${before} by “${game.name}”, the engine must read it.`), element("div", "acts", read));
  };
  return async (game, acted) => {
    if (!game.house || game.learned) return true;
    if (!acted) {
      offer(game);
      return false;
    }
    hold(element("p", "", `The engine reads “${game.name}”.`));
    const wrong = await learn(game, ask);
    if (game !== chosen()) return false;
    if (game.learned) return true;
    offer(game);
    if (wrong) refuse(game, wrong);
    return false;
  };
}
