// A rule of the reader's own that cannot be asked: what is wrong with it, and the way to where it is mended.

import { element, link, ticked } from "../../elements.js";
import { faultsOf } from "../deal/problems.js";
import { LAB } from "./game.js";

const FEW = 3; // faults that are told; the lab tells them all

export function faulty(error) {
  const told = faultsOf(error).slice(0, FEW).map((each) => element("li", "", ...ticked(each)));
  const way = element("p", "", "Your rule cannot be asked as it stands. ", link("Mend it in the lab", LAB));
  return element("div", "mine__faults", way, element("ul", "", ...told));
}
