// The page on which a reader plays a hand: the form, and the game in which they have the first seat. A link only fills the
// page; the engine is asked when the reader acts.

import { button, element, ticked } from "../elements.js";
import { TableForm } from "./deal/form.js";
import { isComing } from "./deal/loading.js";
import { faultsOf } from "./deal/problems.js";
import { everyGame } from "./games.js";
import { MOST_TEXT, ofLink } from "./links.js";
import { asker } from "./progress.js";
import { seatingOf } from "./seat/course.js";
import { SeatUnderWay } from "./seat/play.js";
import { brought, housed, meant, own, withOwn } from "./user-rules/game.js";
import { faulty } from "./user-rules/problems.js";

export async function mount(section) {
  const [setup, asking, turn] = ["setup", "asking", "turn"].map((name) => section.querySelector(`.check__${name}`));
  const { line, ask: question, can } = asker();
  const faults = element("div", "");
  asking.append(line, faults);

  const [site, brings] = await Promise.all([everyGame(), ofLink(MOST_TEXT)]);
  const found = !brings || brings.amiss ? null : seatingOf(brings);
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
  const play = new SeatUnderWay(section, { ask, wrong, house: (id) => games.get(id)?.house });
  const open = async (seating, moves) => {
    if (!(await play.open(seating, moves))) return;
    setup.open = false;
    section.querySelector(".check__play").scrollIntoView({ block: "start" });
    turn.querySelector("button")?.focus({ preventScroll: true });
  };
  const { against } = setup.querySelector("form").elements;
  const deal = () => open({ ...table.asked, seed: table.seed, against: [against.value] }, []);
  const table = new TableForm(setup, games, { ask, can, wrong, acts: { deal }, before: "Before you play", inGame: true });

  if (!brings) return;
  if (!found) {
    wrong({ message: brings.amiss ?? "This link contains no game that this page can read" });
    return;
  }
  const { moves, house, ...rest } = found;
  const seating = { ...rest, id: meant(found.id, theirs) };
  table.fill({ rules: seating.id, options: seating.set, players: seating.players, dealer: seating.dealer });
  against.value = seating.against[0];
  if (isComing()) open(seating, moves);
  else {
    const said = element("p", "desk-told", `This link contains a game of ${games.get(seating.id)?.name ?? seating.id}, ${moves.length ? `after ${moves.length} of your moves` : "before the first move"}.`);
    const offer = element("div", "", said, element("div", "acts", button("Play it", async () => {
      await open(seating, moves);
      offer.remove();
    })));
    asking.append(offer);
    setup.open = false;
  }
}
