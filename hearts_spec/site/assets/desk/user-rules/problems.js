// A reader's own rule with errors: what is wrong, and a link to the lab.

import { element, link, ticked } from "../../elements.js";
import { faultsOf } from "../deal/problems.js";
import { LAB } from "./game.js";

const FEW = 3; // errors shown; the lab shows all

export function faulty(error) {
  const told = faultsOf(error).slice(0, FEW).map((each) => element("li", "", ...ticked(each)));
  const way = element("p", "", "Your rule has errors. ", link("Fix it in the editor", LAB));
  return element("div", "mine__faults", way, element("ul", "", ...told));
}
