// Settle a deal: who took what goes in, who pays whom comes out, by one game and beside the others. The form holds what the
// chosen game needs, as `wanted` says of it, and nothing else.

import { button, element, link as linkTo, QUIET } from "../elements.js";
import { card } from "./cards.js";
import { choiceField, countsField, numberField, SEATS, someField } from "./forms.js";
import { byBook, everyGame, gameChoice } from "./games.js";
import { brought, housed, learn, meant, own as ownRule, sent, withOwn } from "./own/game.js";
import { faulty } from "./own/faults.js";
import { moved, settledRow, settlementTable, upDown } from "./postings.js";
import { asker, soon } from "./progress.js";
import { linkButton, ofLink } from "./links.js";
import { citing } from "./text.js";
import { unsettled, wentWrong, wrongRequest } from "./went-wrong.js";

const MOST_CHIPS = 9999;
const PASS = "0";
// Where the engine says that something is amiss, and the field at which it is told.
const FIELDS = { hearts: "took", units: "took", taken: "cards", slam: "slam-choice", Joker: "cards", buyer: "bid", fine: "revoked" };

const isMapping = (said) => said !== null && typeof said === "object" && !Array.isArray(said);
const nobody = (words) => ["", words];
const seatChoices = (seats) => seats.map((seat) => [seat, seat]);

// A card that counts, with who took it; of two alike each is asked for.
export function cardFields(cards, seats) {
  const count = new Map();
  return cards.map(({ card: code, name, units }) => {
    const copy = (count.get(code) ?? 0) + 1;
    count.set(code, copy);
    const worth = units === 1 || !units ? "" : `, ${String(units).replace("-", "−")}`;
    const field = choiceField({ name: `card:${code}:${copy}`, label: "", choices: seatChoices(seats) });
    const legend = field.element.querySelector("legend");
    legend.append(card(code), element("span", "field__worth", worth));
    field.element.classList.add("field--card");
    field.code = code;
    return field;
  });
}

// The fields beside who took what, by the words in which a game says that it wants them.
function furtherFields(wanted, seats) {
  const chips = (name, label) => numberField({ name, label, most: MOST_CHIPS });
  const made = {
    dealer: () => choiceField({ name: "dealer", label: "Who dealt", choices: seatChoices(seats), default: seats.at(-1) }),
    pool: () => chips("pool", "Chips in the pool before the deal"),
    jack: () => choiceField({ name: "jack", label: "Does it stand as a Jack", choices: [["", "if the rules say so"], ["yes", "yes"], ["no", "no"]] }),
    pot: () => chips("pot", "Chips in the separate pot before the deal"),
    tricks: () => countsField({ name: "tricks", label: "Tricks that each won", seats, doing: "won" }),
    "first-trick": () => choiceField({ name: "first-trick", label: "Who won the first trick", choices: seatChoices(seats) }),
    "last-trick": () => choiceField({ name: "last-trick", label: "Who won the last trick", choices: seatChoices(seats) }),
    trickless: () => someField({ name: "trickless", label: "Who took no trick", choices: seatChoices(seats) }),
    shown: () => someField({ name: "shown", label: "Shown before the play", choices: wanted.shown.map(({ card: code, name }) => [code, name]) }),
    joker: () => choiceField({ name: "joker", label: "Who threw the joker", choices: [...seatChoices(seats), nobody("nobody: it was led")] }),
    "slam-choice": () => choiceField({
      name: "slam-choice", label: "Who took everything chose that",
      choices: [nobody("nobody took everything"), ["others-up", "the others go up"], ["self-down", "he goes down"]],
    }),
    bid: () => numberField({ name: "bid", label: "What the buyer bid", most: MOST_CHIPS }),
    bids: () => countsField({ name: "bids", label: "What each bid, 0 for a pass", seats, most: MOST_CHIPS, doing: "bid" }),
  };
  const buying = wanted.suits.length
    ? [
        choiceField({ name: "suit", label: "The suit to be avoided", choices: wanted.suits.map((suit) => [suit, suit]), default: "hearts" }),
        ...(wanted.more.includes("bid") ? [choiceField({ name: "buyer", label: "Who bought it", choices: [...seatChoices(seats), nobody("nobody")] })] : []),
      ]
    : [];
  return [...buying, ...wanted.more.filter((name) => made[name]).map((name) => made[name]())];
}

// A number as one; what is none goes as it was written, and the engine says so.
const counted = (text) => (/^\d+$/.test(text) ? Number(text) : text);

// What the engine is asked for a game, from what stands in the form; what the game has no use for is left out.
export function requestFor(game, wanted, said) {
  const seats = SEATS.slice(0, said.players);
  const request = { ask: "settle", id: game.id, told: true, ...housed(game) };
  const bySeat = (cards) => Object.fromEntries(seats.map((seat) => [seat, cards.filter((each) => each.seat === seat).map(({ code }) => code).join(" ") || "-"]));
  const counts = Object.fromEntries(seats.map((seat, place) => [seat, said.hearts[place] ?? "0"]));
  if (!said.byNumber) request.taken = bySeat(said.cards);
  else if (said.suit && said.suit !== "hearts" && wanted.suits.length) Object.assign(request, { units: counts, suit: said.suit });
  else {
    request.hearts = counts;
    const cards = said.cards.filter(({ seat }) => seat);
    if (cards.length) request.taken = Object.fromEntries(Object.entries(bySeat(cards)).filter(([, each]) => each !== "-"));
  }
  const { more } = wanted;
  const put = (name, value) => { if (more.includes(name) && value !== undefined && value !== "") request[name] = value; };
  put("dealer", said.dealer);
  put("pool", counted(said.pool));
  put("jack", { yes: true, no: false }[said.jack]);
  put("pot", counted(said.pot));
  put("tricks", said.tricks && Object.fromEntries(seats.map((seat, place) => [seat, said.tricks[place]])));
  put("first-trick", said["first-trick"]);
  put("last-trick", said["last-trick"]);
  put("trickless", said.trickless?.join(","));
  put("shown", said.shown?.join(" "));
  put("joker", said.joker);
  put("slam-choice", said["slam-choice"]);
  if (more.includes("bid") && said.buyer) Object.assign(request, { buyer: said.buyer, ...(said.bid === "0" ? {} : { bid: counted(said.bid) }) });
  if (more.includes("bids") && said.bids?.some((bid) => bid !== PASS)) {
    request.bids = Object.fromEntries(seats.map((seat, place) => [seat, said.bids[place] === PASS ? "pass" : said.bids[place]]));
  }
  return Object.assign(request, wrongRequest(wanted, said));
}

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
    await beside(now);
  });

  // Beside it: one game of each book, or its own book's, or all, settled from the same numbers.
  const scope = choiceField({
    name: "scope", label: "Beside it",
    choices: [["books", "one game of each book"], ["own", "its own book’s games"], ["all", "every game"]], default: "books",
  });
  scope.element.addEventListener("input", (event) => {
    event.stopPropagation();
    if (asked) settle(0);
  });

  const settledBy = async (game, now) => ({ game, found: await ask(requestFor(game, game.tables[now.players], now)) });

  const beside = async (now) => {
    const own = choice.game;
    const parent = games.get(own.parent); // a reader's own rule stands beside the game it changes, whatever else does
    const ownBook = own.house ? parent?.book : own.book;
    const fits = (game) => now.players in game.tables;
    const fitting = [...site.values()].filter((game) => game.id !== own.id && game !== parent && fits(game));
    const elsewhere = fitting.filter(({ book }) => book && book !== ownBook);
    const rows = [];
    const refused = [];
    if (parent && fits(parent)) {
      const each = await settledBy(parent, now);
      if (!each.found) return;
      (each.found.error ? refused : rows).push(each);
    }
    if (scope.read() === "books") {
      for (const some of byBook(elsewhere).values()) {
        let why = null;
        for (const game of [...some].sort((one, other) => other.foremost - one.foremost)) {
          const each = await settledBy(game, now);
          if (!each.found) return;
          if (!each.found.error) {
            rows.push(each);
            why = null;
            break;
          }
          why ??= each;
        }
        if (why) refused.push(why);
      }
    } else {
      const some = scope.read() === "own" ? fitting.filter(({ book }) => book === ownBook) : fitting;
      const all = await Promise.all(some.map((game) => settledBy(game, now)));
      if (!all.every(({ found }) => found)) return;
      rows.push(...all.filter(({ found }) => !found.error));
      refused.push(...all.filter(({ found }) => found.error));
    }
    const head = element("h2", "", "Beside the books");
    head.id = "beside";
    const list = element("ul", "settled-beside__games");
    const named = (game) => (game === parent ? element("span", "", linkTo(game.name, game.href), ", which it changes") : linkTo(game.name, game.href));
    list.append(...rows.map(({ game, found }) =>
      settledRow(named(game), found, citations.cites, game.id.split("/")[0], unsettled(game.tables[now.players], now))));
    const fold = element("details", "elsewhere");
    const reasons = element("ul");
    reasons.append(...refused.map(({ game, found }) => {
      const item = element("li", "", `: ${found.error.message}.`);
      item.prepend(linkTo(game.name, game.href));
      return item;
    }));
    fold.append(element("summary", "", "Which cannot settle it from these numbers"), reasons);
    const held = scope.element.contains(document.activeElement) ? document.activeElement : null;
    others.replaceChildren(head, scope.element, list, ...(refused.length ? [fold] : []));
    held?.focus({ preventScroll: true });
  };

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
