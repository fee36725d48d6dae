// The page on which a deal is checked: where it comes from, how it is played, and how it is taken away. A link only fills
// the page; the desk is asked when the reader acts.

import { ringOf } from "../deals/ring.js";
import { button, element } from "../elements.js";
import { cardsIn } from "./cards.js";
import { awayIn } from "./deal/away.js";
import { Builder } from "./deal/build.js";
import { isComing } from "./deal/coming.js";
import { faultsOf } from "./deal/faults.js";
import { setupIn } from "./deal/form.js";
import { unpacked } from "./deal/packing.js";
import { DealUnderWay } from "./deal/play.js";
import { ofLink } from "./links.js";
import { asker } from "./progress.js";

export async function mount(section) {
  const [setup, builder, asking] = ["setup", "builder", "asking"].map((name) => section.querySelector(`.check__${name}`));
  const { line, ask: question } = asker();
  const faults = element("div", "");
  asking.append(line, faults);

  const wrong = (error) => faults.replaceChildren(...faultsOf(error).map((each) => element("p", "amiss", each)));
  const ask = (request) => {
    faults.replaceChildren();
    return question(request);
  };
  // Shows a deal, if it can be shown; the form and the builder give way to it.
  const shown = (there) => {
    if (!there) return;
    builder.replaceChildren();
    setup.open = false;
    section.querySelector(".check__play").scrollIntoView({ block: "start" });
  };
  const open = async (record, step) => shown(await play.open(record, step));
  const openPasted = async (text) => shown(await play.openText(text));
  const lay = (record, filled) => {
    play.close();
    setup.open = false;
    new Builder(builder, record, filled, (done) => open(done, 0));
    builder.scrollIntoView({ block: "start" });
  };
  const play = new DealUnderWay(section, { ask, wrong, stood: awayIn(section.querySelector(".check__away")), change: (record) => lay(record, true) });
  const fill = await setupIn(setup, { ask, wrong, open, lay, openPasted });

  // What a link holds is shown as it is; it is played when the reader says so, or has said so on this device before.
  const link = await ofLink();
  if (!link) return;
  const found = link.amiss ? null : unpacked(link);
  if (!found) wrong({ message: link.amiss ?? "This link holds no deal that this page can read" });
  else {
    fill(found.record);
    if (isComing()) open(found.record, found.step);
    else {
      builder.replaceChildren(...offered(found, () => open(found.record, found.step)));
      setup.open = false;
    }
  }
}

function offered({ record: { seats, hands, dealer, plays }, step }, takeUp) {
  const held = Object.fromEntries(seats.map((seat) => [seat, cardsIn(hands[seat])]));
  const said = plays.length ? `${step} of ${plays.length} cards played` : "No card is played yet";
  return [
    element("p", "desk-told", "The deal of this link, as it was dealt:"),
    ringOf({ seats, hands: held, dealer, said: [said] }),
    element("div", "acts", button("Take up this deal", takeUp)),
  ];
}
