// The page on which a deal is checked: where it comes from, how it is played, and how it is taken away. A link only fills
// the page; the desk is asked when the reader acts.

import { element } from "../../deals/elements.js";
import { ringOf } from "../../deals/ring.js";
import { cardsIn } from "../cards.js";
import { asker } from "../progress.js";
import { ofLink } from "../state.js";
import { awayIn } from "./away.js";
import { builderIn } from "./build.js";
import { isComing } from "./coming.js";
import { faultsOf } from "./faults.js";
import { setupIn } from "./form.js";
import { unpacked } from "./packing.js";
import { playIn } from "./play.js";

export function mountCheck(section) {
  const part = (name) => section.querySelector(`.${name}`);
  const setup = part("check__setup");
  const progress = part("desk-progress");
  const { line: stages, ask: question } = asker();
  const faults = element("div", "check__faults");
  progress.append(stages, faults);
  const builder = part("check__builder");
  const build = builderIn(builder, { done: (record) => open(record, 0) });
  const play = playIn(section, { ask, wrong, stood: awayIn(section), change: (record) => tap(record, true) });
  const form = setupIn(setup, { ask, wrong, open, tap, openPasted });

  function wrong(error) {
    faults.replaceChildren(...faultsOf(error).map((each) => element("p", "desk-told desk-told--wrong", each)));
  }

  function ask(request) {
    faults.replaceChildren();
    return question(request);
  }

  // Shows a deal; the form and the builder give way to it.
  async function open(record, step) {
    if (await play.open(record, step)) shown();
  }

  async function openPasted(text) {
    if (await play.openText(text)) shown();
  }

  function shown() {
    builder.replaceChildren();
    setup.open = false;
    section.querySelector(".check__play").scrollIntoView({ block: "start" });
  }

  function tap(record, filled) {
    play.close();
    setup.open = false;
    build(record, filled);
    builder.scrollIntoView({ block: "start" });
  }

  // What a link holds is shown as it is; it is played when the reader says so, or has said so on this device before.
  function linked(link) {
    const found = unpacked(link);
    if (!found) return wrong({ message: "This link holds no deal that this page can read" });
    form.fill(found.record);
    if (isComing()) return open(found.record, found.step);
    const { seats, hands, dealer, plays } = found.record;
    const held = Object.fromEntries(seats.map((seat) => [seat, cardsIn(hands[seat])]));
    const take = element("button", "book-button", "Take up this deal");
    take.type = "button";
    take.addEventListener("click", () => open(found.record, found.step));
    const line = element("div", "desk-actions");
    line.append(take);
    const said = plays.length ? [`${found.step} of ${plays.length} cards played`] : ["No card is played yet"];
    builder.replaceChildren(element("p", "desk-told", "The deal of this link, as it was dealt:"), ringOf({ seats, hands: held, dealer, said }), line);
    setup.open = false;
    return undefined;
  }

  const link = ofLink();
  if (link) linked(link);
}
