// The score pad. Games for points are added up here, from tables of data, and are there at once; games for chips and the
// reader's own rules ask the engine (pad/by-engine.js).

import { button, element, labelled, picking, QUIET } from "../elements.js";
import { game as readers, OWN } from "../lab/storage.js";
import { MOST_TEXT, ofLink } from "./links.js";
import { namesIn, seatNames } from "./settle/names.js";
import { told } from "./text-parts.js";
import { ENGINE, signOf } from "./pad/begun.js";
import { Keep } from "./pad/keep.js";
import { Pads, shelf } from "./pad/log.js";
import { tableWith } from "./pad/score.js";

const THIS = ""; // among the games: the rules of this pad, with what is changed in them

export async function mount(place) {
  const [{ data: { today, games } }, link] = await Promise.all([told("scores.json"), ofLink(MOST_TEXT)]);
  const tableOf = (id, players, options) => {
    const parts = Object.hasOwn(games, id) && Object.hasOwn(games[id].tables, players) ? games[id].tables[players] : null;
    const table = parts && tableWith(parts, Object(options));
    return typeof table === "object" ? table : null;
  };
  const usual = (id) => games[id]?.usual ?? Number(Object.keys(games[id]?.tables ?? {})[0]);
  const pads = new Pads(shelf(), crypto.randomUUID().slice(0, 8));
  const byEngine = async () => {
    const before = (pads.now ?? "").replace(ENGINE, "");
    if (!link) pads.use(ENGINE + before);
    const back = button("Back to games for points", () => {
      pads.use(before);
      if (!isGoing(pads.open())) begin(today, {});
      location.assign(location.pathname);
    }, QUIET);
    place.replaceChildren(element("div", "acts", back));
    const { mount: mountEngine } = await import("./pad/by-engine.js");
    await mountEngine(place);
  };
  const begin = (id, options, said = {}) => {
    const players = tableOf(id, said.players, options) ? said.players : usual(id), table = tableOf(id, players, options);
    return table && pads.begin(id, table, { ...said, names: said.names?.slice(0, players), options, mine: signOf(readers()) });
  };
  // True for a pad that has deals, or was begun since the reader last chose a game.
  const isGoing = (pad) => Boolean(pad?.state.table) && (pad.state.deals.length > 0 || pad.state.earlier.length > 0 || pad.state.mine === signOf(readers()));
  const pad = await opened();
  if (!pad) return void (await byEngine());
  const titles = new Map(Object.entries(games).map(([id, { title }]) => [id, title]));
  new Keep(place, pads, pad, titles, { tableOf, begin }, (keep) => setup(keep, { games, titles, tableOf, begin, byEngine }));
  if (link?.amiss) place.prepend(element("p", "amiss", link.amiss));
  return undefined;

  function opened() {
    if (link && !link.amiss) {
      const table = link.house ? null : tableOf(link.game, link.players, link.options);
      return table && pads.ofLink(link, table, signOf(readers()));
    }
    const kept = pads.open();
    if (isGoing(kept)) return kept;
    if (pads.now?.startsWith(ENGINE)) return null;
    const mine = readers();
    if (!kept?.state.table && pads.hasFirst) return pads.ofFirst(tableOf);
    if (mine?.id === OWN) return null;
    const { name: title = "", players, names = [] } = mine?.table ?? {};
    return begin(mine?.id, mine?.options ?? {}, { title, players, names: names.length ? names : kept?.state.names }) ?? begin(today, {});
  }
}

// What is folded: the names, who deals first, and the game.
function setup(keep, { games, titles, tableOf, begin, byEngine }) {
  const { state } = keep.pad, { players } = state.table;
  const first = picking([], undefined, "book-field");
  const drawFirst = () => {
    const { names, dealer } = keep.pad.state;
    first.replaceChildren(...seatNames(names, players).map((name, seat) => new Option(name, seat)));
    first.value = dealer;
  };
  drawFirst();
  first.addEventListener("change", () => keep.pad.add("dealer", { dealer: Number(first.value) }));
  const named = namesIn(state.names, players, (names) => {
    keep.pad.add("names", { names });
    drawFirst();
  });
  const turn = (id, many) => {
    const { game: now, title, names, options } = keep.pad.state;
    const begun = id === THIS ? begin(now, options, { title, names, players: many }) : begin(id, {}, { names, players: many });
    if (begun) keep.open(begun); // the other pad is kept
  };
  const counts = Object.keys(games[state.game]?.tables ?? { [players]: 1 });
  const many = picking(counts.map((each) => [each, each]), String(players), "book-field");
  many.addEventListener("change", () => turn(THIS, Number(many.value)));
  const isUsual = !state.title && !Object.keys(state.options).length;
  const game = picking([...(isUsual ? [] : [[THIS, keep.rulesOf(state)]]), ...titles], isUsual ? state.game : THIS, "book-field");
  game.addEventListener("change", () => turn(game.value, players));
  const sheets = keep.pads.ids.map((id) => [id, keep.pads.open(id)?.state]).filter(([, kept]) => kept?.deals.length || kept?.earlier.length);
  const other = picking([["", "this one"], ...sheets.filter(([id]) => id !== keep.pad.id).map(([id, kept]) => [id, `${keep.rulesOf(kept)}: ${kept.deals.length} deals, ${seatNames(kept.names, kept.table.players).join(", ")}`])], "", "book-field");
  other.addEventListener("change", () => {
    keep.pads.use(other.value);
    keep.open(keep.pads.open(other.value));
  });
  const fold = element("details", "more pad__setup", element("summary", "", "Names, players and game"),
    element("div", "more__fields", element("p", "field__label", "Names, round the table to the left"), named, labelled("Who deals first", first, "field__label"),
      ...(counts.length > 1 ? [labelled("Players", many, "field__label")] : []), labelled("Game", game, "field__label"), ...(other.length > 1 ? [labelled("Other sheets", other, "field__label")] : []),
      element("p", "pad__hint", "With another game or number of players a new sheet begins; the old one is kept."), button("A game for chips, options, or my own rules", byEngine, QUIET)));
  fold.open = !state.deals.length && !state.names.some(Boolean);
  return fold;
}
