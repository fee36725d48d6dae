// The line of the lab that says whether this rule is the reader's game.

import { button, element, QUIET } from "../elements.js";
import { isMine, makeMine, noLonger } from "./storage.js";

const IS_MINE = "This is now your game. Its answer comes first on every dispute.";
const FAULTY = "This is your game, but it has errors. Fix them first.";
const SHUT_OFF = "Your browser isn't storing data for this site, so it can't remember a game.";

// Returns {element, show}. `made` is called when the rule becomes the reader's game.
export function mineOf(text, made) {
  const said = element("span");
  said.setAttribute("role", "status");
  const make = button("Make this my game", () => {
    const could = makeMine(text());
    if (could) made();
    else said.textContent = SHUT_OFF;
  });
  const drop = button("No longer", () => {
    noLonger();
    show(sound, own);
    make.focus();
  }, QUIET);
  let sound = false; // has no errors; is the stored rule
  let own = false;
  const show = (isSound, isOwn) => {
    [sound, own] = [isSound, isOwn];
    const mine = own && isMine();
    said.textContent = mine ? (sound ? IS_MINE : FAULTY) : "";
    make.hidden = mine || !sound;
    drop.hidden = !mine;
  };
  show(sound, own);
  return { element: element("p", "lab__mine", said, make, drop), show };
}
