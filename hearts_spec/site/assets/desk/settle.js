// Settle a deal: who took what goes in, who pays whom comes out, by one game and beside the others. The form holds what the
// chosen game needs, as `wanted` says of it, and nothing else.

import { button, element, QUIET } from "../elements.js";
import { choiceField, countsField, SEATS } from "./forms.js";
import { everyGame, gameChoice } from "./games.js";
import { linkButton, ofLink } from "./links.js";
import { faulty } from "./own/faults.js";
import { brought, learn, meant, own as ownRule, sent, withOwn } from "./own/game.js";
import { moved, settlementTable, upDown } from "./postings.js";
import { asker, soon } from "./progress.js";
import { besideIn } from "./settle/beside.js";
import { cardFields, furtherFields, requestFor } from "./settle/fields.js";
import { citing } from "./text.js";
import { wentWrong } from "./went-wrong.js";

// Where the engine says that something is amiss, and the field at which it is told.
const FIELDS = { hearts: "took", units: "took", taken: "cards", slam: "slam-choice", Joker: "cards", buyer: "bid", fine: "revoked" };

const isMapping = (said) => said !== null && typeof said === "object" && !Array.isArray(said);
export async function mount(place) {
  const [site, citations, link] = await Promise.all([everyGame(), citing(), ofLink()]);
  const theirs = await brought(link);
  const games = withOwn(site, ownRule(), theirs);
  const { line, ask, can } = asker();
  const choice = gameChoice(games);
  const more = element("div", "desk-form__fields");
  const amiss = element("p", "field__fault");
  const result = element("section", "settled");
  const others = element("section", "settled-beside");
  amiss.setAttribute("role", "status");
  result.setAttribute("aria-live", "polite");
  result.setAttribute("aria-label", "Who pays whom");
  others.setAttribute("aria-label", "Beside the books");
  let fields = new Map();
  let wanted, players, tables, byNumber, rather = true, asked = false, toResult = false;
  let linked = isMapping(link?.fields) ? link.fields : {}; // some may be of fields that come when more is known of the game

  const values = () => Object.fromEntries([...fields].map(([name, field]) => [name, field.read()]));
  const read = () => ({ ...sent(choice.game), options: choice.options, players, byNumber, fields: values() });
  const said = () => {
    const { took, ...rest } = values();
    const cards = [...fields.values()].filter(({ code }) => code).map((field) => ({ code: field.code, seat: field.read() }));
    return { ...rest, players, byNumber, hearts: took ?? [], cards };
  };

  // The cards beside hearts that the first games of the books count and the chosen one does not.
  const countedElsewhere = (own) => {
    const codes = new Set(own.map(({ card: code }) => code));
    const others = [...games.values()].flatMap(({ foremost, tables: their }) => (foremost && their[players]?.cards) || []);
    return others.filter(({ card: code }) => !/H$|Joker/.test(code) && !codes.has(code) && codes.add(code));
  };

  // The fields of the chosen game; what was said before stays where it still fits.
  const draw = (kept = { ...linked, ...values() }) => {
    wanted = tables[players];
    const seats = SEATS.slice(0, players);
    const suits = Boolean(wanted.suits.length);
    byNumber = Boolean(wanted.hearts) && (rather || suits);
    const tableField = choiceField({ name: "players", label: "Players", choices: Object.keys(tables).map((each) => [each, each]), default: String(players) });
    const wayField = choiceField({ name: "way", label: "You know", choices: [["number", "how many hearts"], ["which", "which hearts"]], default: byNumber ? "number" : "which" });
    tableField.element.addEventListener("input", () => {
      players = Number(tableField.read());
      draw();
      focusOn("players");
    });
    wayField.element.addEventListener("input", () => {
      rather = wayField.read() === "number"; // where the game lets the reader choose
      draw();
      focusOn("way");
    });
    const took = countsField({
      name: "took", label: suits ? "Cards of the suit to be avoided that each took" : "Hearts that each took", seats, total: wanted.hearts,
    });
    const own = byNumber ? wanted.cards : wanted.which;
    const cards = cardFields(own, seats);
    const elsewhere = cardFields(countedElsewhere(own), seats);
    const heading = cards.length ? [element("p", "field__label", "Who took what counts")] : [];
    const further = furtherFields(wanted, seats);
    const wrong = wentWrong(wanted, seats);
    const all = [...(byNumber ? [took] : []), ...cards, ...further, ...elsewhere, ...wrong.fields];
    fields = new Map(all.map((field) => [field.name, field]));
    for (const [name, field] of fields) if (name in kept) field.write(kept[name]);
    const beyond = element("details", "more");
    beyond.append(element("summary", "", "Cards that only other books count"), ...elsewhere.map((field) => field.element));
    beyond.open = elsewhere.some((field) => field.read());
    wrong.element.open = wrongOpen() || wrong.fields.some((field) => Array.isArray(field.read()) && field.read().length);
    const ways = wanted.hearts && !suits ? [wayField.element] : [];
    const cardBox = element("div", "cards-taken");
    cardBox.append(...heading, ...cards.map((field) => field.element));
    more.replaceChildren(
      ...(Object.keys(tables).length > 1 ? [tableField.element] : []), ...ways, ...(byNumber ? [took.element] : []),
      ...(cards.length ? [cardBox] : []), ...further.map((field) => field.element), ...(elsewhere.length ? [beyond] : []),
      wrong.element,
    );
  };

  const wrongOpen = () => more.querySelector(".went-wrong")?.open === true;
  const focusOn = (name) => more.querySelector(`[data-field="${name}"] :checked`)?.focus();

  // The tables of the chosen game: as the page knows them, or as its options make them, which only the engine knows.
  const turnTo = async () => {
    const { game, options } = choice;
    if (asked) await learn(game, ask);
    tables = game.tables;
    if (asked && Object.keys(options).length) {
      const counts = Object.keys(game.tables);
      const found = await Promise.all(counts.map((count) => ask({ ask: "wanted", id: game.id, players: Number(count), set: options })));
      if (found.every((each) => each && !each.error)) tables = Object.fromEntries(counts.map((count, at) => [count, found[at]]));
    }
    if (!(players in tables)) players = Number("4" in tables ? 4 : Object.keys(tables)[0]);
    draw();
  };

  const tell = ({ message, position, token }) => {
    const near = [position, token].map((each) => FIELDS[each] ?? each).find((name) => fields.has(name));
    const atCards = [position, token].some((each) => FIELDS[each] === "cards") && [...fields.values()].find(({ code }) => code && !token?.split(" ").every((each) => each !== code));
    const field = near ? fields.get(near) : atCards || null;
    if (field) {
      field.fault(message);
      field.element.closest("details")?.setAttribute("open", "");
    }
    amiss.textContent = field ? "" : message;
  };

  const settle = soon(async () => {
    const now = said();
    const { game, options } = choice;
    const request = requestFor(game, wanted, now);
    const found = await ask({ ...request, set: { ...options, ...request.set } });
    fields.forEach((field) => field.fault());
    amiss.textContent = "";
    if (!found || !asked) return;
    if (found.error) {
      const wrong = game.house && found.error.faults;
      if (!wrong) tell(found.error);
      result.replaceChildren(...(wrong ? [faulty(found.error)] : []));
      others.replaceChildren();
      return;
    }
    const head = element("h2", "", `By ${game.name}`);
    head.id = "settled";
    const link = element("a", "", "the whole of its rules");
    link.href = game.href;
    const way = element("p", "settled__way", "See ");
    way.append(link, ".");
    result.replaceChildren(head, ...upDown(found.net, found.kind), settlementTable(found), ...moved(found.moved, found.kind, citations.cites, game.id.split("/")[0], true), way);
    if (toResult) result.scrollIntoView({ block: "nearest" });
    toResult = false;
    await beside(game, now);
  });

  const beside = besideIn(others, { games, site, citations, ask, again: () => asked && settle(0) });
  const act = (at) => {
    asked = true;
    settle(at);
  };
  const settleIt = button("Settle");
  settleIt.type = "submit";
  settleIt.disabled = !can;
  const clear = button("Clear", () => {
    asked = false;
    linked = {};
    draw({});
    result.replaceChildren();
    others.replaceChildren();
    amiss.textContent = "";
  }, QUIET);
  const acts = element("div", "acts", settleIt, clear, linkButton(read));
  const form = element("form", "desk-form");
  form.append(choice.element, more, acts, amiss, line);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!can) return;
    asked = true;
    const { game, options } = choice;
    if (game.house ? !game.learned : tables === game.tables && Object.keys(options).length) await turnTo();
    linked = {};
    toResult = true;
    act(0);
  });
  choice.element.addEventListener("input", async (event) => {
    event.stopPropagation();
    await turnTo();
    if (asked) act();
  });
  form.addEventListener("input", () => asked && act());
  place.append(form, result, others);

  rather = link?.byNumber !== false;
  if (Number.isInteger(link?.players)) players = link.players;
  const known = (link?.game && choice.write(meant(link.game, theirs), link.options)) || choice.begin();
  if (known) await turnTo();
  if (link?.amiss) amiss.textContent = link.amiss;
}
