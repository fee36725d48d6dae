// Settle a deal: who took what goes in, who pays whom comes out, by one game and beside the others. The form holds what the
// chosen game needs, as `wanted` says of it, and nothing else.

import { element } from "../deals/elements.js";
import { button, choiceField, countsField, numberField, SEATS, someField } from "./forms.js";
import { everyGame, gameChoice, mine } from "./games.js";
import { moved, settlementTable, standing, upDown } from "./postings.js";
import { asker, soon } from "./progress.js";
import { linkButton, ofLink } from "./state.js";
import { card, citing } from "./text.js";
import { unsettled, wentWrong, wrongRequest } from "./went-wrong.js";

const MOST_CHIPS = 9999;
const PASS = "0";
// Where the engine says that something is amiss, and the field at which it is told.
const FIELDS = { hearts: "took", units: "took", taken: "cards", slam: "slam-choice", Joker: "cards", buyer: "bid", fine: "revoked" };

const nobody = (words) => ["", words];
const seatChoices = (seats) => seats.map((seat) => [seat, seat]);

// A card that counts, with who took it; of two alike each is asked for.
function cardFields(cards, seats) {
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
function requestFor(game, wanted, said) {
  const seats = SEATS.slice(0, said.players);
  const request = { ask: "settle", id: game.id, told: true };
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
  const [games, citations] = await Promise.all([everyGame(place.dataset.deskGames), citing(place.dataset.deskCites)]);
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

  const values = () => Object.fromEntries([...fields].map(([name, field]) => [name, field.read()]));
  const read = () => ({ game: choice.game.id, options: choice.options, players, byNumber, fields: values() });
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
  const draw = (kept = values()) => {
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
    const beyond = element("details", "mine__options");
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
      tell(found.error);
      result.replaceChildren();
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
    const fitting = [...games.values()].filter((game) => game.id !== own.id && now.players in game.tables);
    const elsewhere = fitting.filter(({ book }) => book && book !== own.book);
    const rows = [];
    const refused = [];
    if (scope.read() === "books") {
      const books = Map.groupBy?.(elsewhere, ({ book }) => book) ?? elsewhere.reduce((all, game) => all.set(game.book, [...(all.get(game.book) ?? []), game]), new Map());
      for (const some of books.values()) {
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
      const some = scope.read() === "own" ? fitting.filter(({ book }) => book === own.book) : fitting;
      const all = await Promise.all(some.map((game) => settledBy(game, now)));
      if (!all.every(({ found }) => found)) return;
      rows.push(...all.filter(({ found }) => !found.error));
      refused.push(...all.filter(({ found }) => found.error));
    }
    const head = element("h2", "", "Beside the books");
    head.id = "beside";
    const list = element("ul", "settled-beside__games");
    list.append(...rows.map(({ game, found }) => besideRow(game, found, citations, unsettled(game.tables[now.players], now))));
    const fold = element("details", "elsewhere");
    const reasons = element("ul");
    reasons.append(...refused.map(({ game, found }) => {
      const item = element("li", "", `: ${found.error.message}.`);
      item.prepend(linked(game));
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
  const settleIt = button("Settle", "book-button desk-form__ask", () => {});
  settleIt.type = "submit";
  settleIt.disabled = !can;
  const clear = button("Clear", "book-button book-button--quiet", () => {
    asked = false;
    draw({});
    result.replaceChildren();
    others.replaceChildren();
    amiss.textContent = "";
  });
  const acts = element("p", "desk-form__acts");
  acts.append(settleIt, " ", clear, " ", linkButton(read));
  const form = element("form", "desk-form");
  form.append(choice.element, more, acts, amiss, line);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!can) return;
    asked = true;
    if (tables === choice.game.tables && Object.keys(choice.options).length) await turnTo();
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

  const usual = [...games.values()].filter(({ foremost }) => foremost).at(-1) ?? games.values().next().value;
  const my = mine();
  const link = ofLink();
  rather = link?.byNumber !== false;
  if (Number.isInteger(link?.players)) players = link.players;
  const known = (link?.game && choice.write(link.game, link.options)) || (my && choice.write(my.id, my.options)) || choice.write(usual.id);
  if (known) await turnTo();
  if (link?.amiss) amiss.textContent = link.amiss;
  else if (known && link?.fields && typeof link.fields === "object") draw(link.fields);
}

function linked(game) {
  const made = element("a", "", game.name);
  made.href = game.href;
  return made;
}

// `unsettled` are lines on what went wrong, and this game does not settle.
function besideRow(game, found, { cites }, unsettled) {
  const item = element("li", "settled-beside__game");
  const name = element("p", "settled-beside__name");
  name.append(linked(game));
  const even = found.kind === "nothing" ? "Nothing is paid: there are no stakes." : "Nobody is up or down.";
  const moves = upDown(found.net, found.kind);
  const stood = standing(found);
  item.append(name, ...unsettled, ...(moves.length ? moves : [element("p", "", even)]));
  if (stood) item.append(element("p", "settled-beside__pool", stood));
  item.append(...moved(found.moved, found.kind, cites, game.id.split("/")[0]));
  return item;
}
