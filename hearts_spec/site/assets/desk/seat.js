// The page on which a reader plays a hand: the form, and the game in which they have the first seat. A link only fills the
// page; the engine is asked when the reader acts.

import { button, element } from "../elements.js";
import { TableForm } from "./deal/form.js";
import { entered } from "./entry.js";
import { isComing } from "./deal/loading.js";
import { openingOf } from "./deal/opening.js";
import { SEATS } from "./forms.js";
import { MOST_TEXT } from "./links.js";
import { seatingOf } from "./seat/course.js";
import { SeatUnderWay } from "./seat/play.js";
import { namesIn, seatNames } from "./settle/names.js";
import { meant } from "./user-rules/game.js";

export async function mount(section) {
  const [setup, asking, turn] = ["setup", "asking", "turn"].map((name) => section.querySelector(`.check__${name}`));
  const { found, theirs, games, ask, can, wrong, house } = await openingOf(section, { read: seatingOf, what: "game", most: MOST_TEXT });
  const play = new SeatUnderWay(section, { ask, wrong, house });
  const open = async (seating, moves) => {
    if (!(await play.open(seating, moves))) return;
    setup.open = false;
    section.querySelector(".check__play").scrollIntoView({ block: "start" });
    turn.querySelector("button")?.focus({ preventScroll: true });
  };
  const { against, players } = setup.querySelector("form").elements;
  let named = [];
  const place = setup.querySelector(".seat__names");
  const showNames = () => place.replaceChildren(namesIn(named, Number(players.value), (names) => { named = names; }));
  place.closest("details").addEventListener("toggle", showNames);
  players.addEventListener("change", showNames);
  const deal = () => {
    const { dealer, ...asked } = table.asked;
    const names = named.some(Boolean) ? seatNames(named, asked.players) : undefined; // without any, the seats have letters
    return open({ ...asked, dealer: names?.[SEATS.indexOf(dealer)] ?? dealer, names, seed: table.seed, against: [against.value] }, []);
  };
  const table = new TableForm(setup, games, { ask, can, wrong, acts: { deal }, before: "Before you play", inGame: true });

  const others = setup.querySelector(".seat__against details");
  const unfold = () => { others.open ||= Boolean(others.querySelector(":checked")); };
  unfold();
  if (!found) return;
  const { moves, house: _, ...rest } = found;
  const seating = { ...rest, id: meant(found.id, theirs) };
  if (!entered()) {
    named = seating.names ?? [];
    const dealer = SEATS[named.indexOf(seating.dealer)] ?? seating.dealer;
    table.fill({ rules: seating.id, options: seating.set, players: seating.players, dealer });
    against.value = seating.against[0];
    unfold();
  }
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
