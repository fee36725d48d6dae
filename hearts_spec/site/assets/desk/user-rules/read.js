// A rule of the reader's own is read by the engine before a form asks anything for it: what the game that it changes asks may
// leave out what it counts. It is read when the reader chooses it, or, where the page opens with it, when he says so.

import { button, element } from "../../elements.js";
import { learn } from "./game.js";

// Gives what promises whether a game is read, and is still the one that is chosen. A rule of the reader's own is read only
// once he has `acted`; until it is, `hold` is given what stands in the place of the form. `before` says what it is read
// before, `chosen` which game is, `again` does again what waits for it, and `refuse` is given what is wrong with it.
export function readerOf({ ask, can, before, chosen, hold, again, refuse }) {
  const offer = (game) => {
    const read = button("Read the rule", again);
    read.disabled = !can;
    hold(element("p", "", `${before} by “${game.name}”, the engine has to read it.`), element("div", "acts", read));
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
