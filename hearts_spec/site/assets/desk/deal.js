// The page that checks a deal: where it comes from, how it is played, how it is taken away. A link only fills the page;
// the engine is asked when the reader acts.

import { ringOf } from "../deals/ring.js";
import { button, element, link } from "../elements.js";
import { cardsIn } from "./cards.js";
import { entered, keepEntry } from "./entry.js";
import { awayIn } from "./deal/unsaved.js";
import { Builder } from "./deal/build.js";
import { isComing } from "./deal/loading.js";
import { openingOf } from "./deal/opening.js";
import { setupIn } from "./deal/form.js";
import { unpacked } from "./deal/packing.js";
import { DealUnderWay } from "./deal/play.js";
import { meant } from "./user-rules/game.js";

export async function mount(section) {
  const [setup, builder] = ["setup", "builder"].map((name) => section.querySelector(`.check__${name}`));
  const { found, theirs, games, ask, can, wrong, house } = await openingOf(section, { read: unpacked, what: "deal" });
  // Show a deal if possible; the form and the builder are closed.
  const shown = (there) => {
    if (!there) return;
    builder.replaceChildren();
    keepEntry({ laid: null });
    setup.open = false;
    section.querySelector(".check__play").scrollIntoView({ block: "start" });
  };
  const open = async (record, step) => shown(await play.open(record, step));
  const openPasted = async (text) => shown(await play.openText(text));
  const lay = (record, held) => {
    play.close();
    setup.open = false;
    new Builder(builder, record, held, { done: (done) => open(done, 0), changed: (now) => keepEntry({ laid: { record, held: now } }) });
    builder.scrollIntoView({ block: "start" });
  };
  const away = awayIn(section.querySelector(".check__away"));
  const stood = (now) => away({ ...now, house: house(now.record.rules) });
  const play = new DealUnderWay(section, { ask, wrong, stood, change: (record) => lay(record, "hands") });
  const fill = setupIn(setup, games, { ask, can, wrong, open, lay, openPasted });

  // A link's deal is shown as dealt. It is played when the reader asks for it, or did so on this device before.
  // What was half entered comes first.
  const before = entered();
  if (before?.laid) lay(before.laid.record, before.laid.held);
  if (before?.laid || !found) return;
  const record = { ...found.record, rules: meant(found.record.rules, theirs) };
  if (!before) fill(record);
  if (isComing()) open(record, found.step);
  else {
    builder.replaceChildren(...offered(found, theirs, () => open(record, found.step)));
    setup.open = false;
  }
}

function offered({ record: { seats, hands, dealer, plays }, step }, theirs, takeUp) {
  const held = Object.fromEntries(seats.map((seat) => [seat, cardsIn(hands[seat])]));
  const said = plays.length ? `${step} of ${plays.length} cards played` : "No cards played yet";
  return [
    element("p", "desk-told", "The deal from this link, as dealt", ...(theirs ? [", with a rule from the same link, “", link(theirs.title, theirs.href), "”"] : []), ":"),
    ringOf({ seats, hands: held, dealer, said: [said] }),
    element("div", "acts", button("Open this deal", takeUp)),
  ];
}
