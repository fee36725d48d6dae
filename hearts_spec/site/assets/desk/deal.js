// The page that checks a deal: where it comes from, how it is played, how it is taken away. A link only fills the page;
// the engine is asked when the reader acts.

import { ringOf } from "../deals/ring.js";
import { button, element, link, ticked } from "../elements.js";
import { cardsIn } from "./cards.js";
import { awayIn } from "./deal/unsaved.js";
import { Builder } from "./deal/build.js";
import { isComing } from "./deal/loading.js";
import { faultsOf } from "./deal/problems.js";
import { setupIn } from "./deal/form.js";
import { unpacked } from "./deal/packing.js";
import { DealUnderWay } from "./deal/play.js";
import { everyGame } from "./games.js";
import { ofLink } from "./links.js";
import { brought, housed, meant, own, withOwn } from "./user-rules/game.js";
import { faulty } from "./user-rules/problems.js";
import { asker } from "./progress.js";

export async function mount(section) {
  const [setup, builder, asking] = ["setup", "builder", "asking"].map((name) => section.querySelector(`.check__${name}`));
  const { line, ask: question, can } = asker();
  const faults = element("div", "");
  asking.append(line, faults);

  const [site, brings] = await Promise.all([everyGame(), ofLink()]);
  const found = !brings || brings.amiss ? null : unpacked(brings);
  const theirs = await brought(found);
  const games = withOwn(site, own(), theirs);
  const houses = housed(...games.values());
  const isHouse = ({ file }) => Boolean(games.get(file)?.house);

  const wrong = (error) => {
    const told = error.faults?.every(isHouse) ? [faulty(error)] : faultsOf(error).map((each) => element("p", "amiss", ...ticked(each)));
    faults.replaceChildren(...told);
  };
  const ask = (request) => {
    faults.replaceChildren();
    return question({ ...request, ...houses });
  };
  // Show a deal if possible; the form and the builder are closed.
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
  const away = awayIn(section.querySelector(".check__away"));
  const stood = (now) => away({ ...now, house: games.get(now.record.rules)?.house });
  const play = new DealUnderWay(section, { ask, wrong, stood, change: (record) => lay(record, true) });
  const fill = setupIn(setup, games, { ask, can, wrong, open, lay, openPasted });

  // A link's deal is shown as dealt. It is played when the reader asks for it, or did so on this device before.
  if (!brings) return;
  if (!found) wrong({ message: brings.amiss ?? "This link contains no deal that this page can read" });
  else {
    const record = { ...found.record, rules: meant(found.record.rules, theirs) };
    fill(record);
    if (isComing()) open(record, found.step);
    else {
      builder.replaceChildren(...offered(found, theirs, () => open(record, found.step)));
      setup.open = false;
    }
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
