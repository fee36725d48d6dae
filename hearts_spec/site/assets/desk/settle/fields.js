// The fields that settle a deal by one game, and the request made from them.

import { element } from "../../elements.js";
import { card } from "../cards.js";
import { choiceField, counted, countsField, numberField, SEATS, someField } from "../forms.js";
import { housed } from "../user-rules/game.js";
import { wrongRequest } from "../errors.js";

const MOST_CHIPS = 9999;
const PASS = "0";
const nobody = (words) => ["", words];
const seatChoices = (seats) => seats.map((seat) => [seat, seat]);

// A field for each card that counts: who took it. With two of a card there are two fields.
export function cardFields(cards, seats) {
  const count = new Map();
  return cards.map(({ card: code, name, units }) => {
    const copy = (count.get(code) ?? 0) + 1;
    count.set(code, copy);
    const worth = units === 1 || !units ? "" : ` counts ${String(units).replace("-", "−")}`;
    const field = choiceField({ name: `card:${code}:${copy}`, label: "", choices: seatChoices(seats) });
    const legend = field.element.querySelector("legend");
    legend.append(card(code), element("span", "field__worth", worth));
    field.element.classList.add("field--card");
    field.code = code;
    return field;
  });
}

// The fields that a game needs, in order.
const asked = (fields, wanted) => Object.entries(fields).filter(([name]) => wanted.includes(name)).map(([, make]) => make());
const chips = (name, label, hint) => numberField({ name, label, hint, most: MOST_CHIPS });

// Before the play: the suit to be avoided, its buyer, and the bids. Empty if nothing is sold.
export function saleFields({ suits, more }, seats) {
  if (!suits.length) return [];
  return asked({
    suit: () => choiceField({ name: "suit", label: "The suit to be avoided", choices: suits.map((suit) => [suit, suit]), default: "hearts" }),
    buyer: () => choiceField({ name: "buyer", label: "Who bought it", choices: [...seatChoices(seats), nobody("nobody")] }),
    bid: () => chips("bid", "What the buyer bid"),
    bids: () => countsField({ name: "bids", label: "What each bid, 0 for a pass", seats, most: MOST_CHIPS, doing: "bid" }),
  }, ["suit", ...(more.includes("bid") ? ["buyer"] : []), ...more]);
}

// The other fields, in the order of a deal: the play, what was on the table, and who dealt.
export function furtherFields({ shown, more, called }, seats) {
  return asked({
    tricks: () => countsField({ name: "tricks", label: "Tricks that each won", seats, doing: "won" }),
    "first-trick": () => choiceField({ name: "first-trick", label: "Who won the first trick", choices: seatChoices(seats) }),
    "last-trick": () => choiceField({ name: "last-trick", label: "Who won the last trick", choices: seatChoices(seats) }),
    trickless: () => someField({ name: "trickless", label: "Who took no trick", choices: seatChoices(seats) }),
    shown: () => someField({ name: "shown", label: "Shown before the play", choices: shown.map(({ card: code, name }) => [code, name]) }),
    declared: () => choiceField({ name: "declared", label: "Who declared a slam before the play", choices: [...seatChoices(seats), nobody("nobody")] }),
    joker: () => choiceField({ name: "joker", label: "Who threw the joker", choices: [...seatChoices(seats), nobody("nobody: it was led")] }),
    "slam-choice": () => choiceField({
      name: "slam-choice", label: "Who took everything chose that",
      choices: [nobody("nobody took everything"), ["others-up", "the others go up"], ["self-down", "he goes down"]],
    }),
    pool: () => chips("pool", "Chips in the pool before the deal", "What was left from earlier deals; 0 if nothing was."),
    jack: () => choiceField({
      name: "jack", label: `Does that pool stand as a ${called}`, choices: [["", "if the rules say so"], ["yes", "yes"], ["no", "no"]],
      hint: `A ${called} is a pool that nobody won, left for the next deal. Leave it to the rules if you are not sure.`,
    }),
    divided: () => choiceField({
      name: "divided", label: `Is that ${called} what was left of a pool that was divided`, choices: [["yes", "yes"], ["no", "no"]], default: "no",
      hint: "Then the choice of suit was sold all the same.",
    }),
    pot: () => chips("pot", "Chips in the separate pot before the deal", "What was left from earlier deals; 0 if nothing was."),
    dealer: () => choiceField({
      name: "dealer", label: "Who dealt", choices: seatChoices(seats), default: seats.at(-1),
      hint: "It decides who has an odd chip, where one is left over.",
    }),
  }, more);
}

// The request for a game, from the form's values; without those the game does not need.
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
  put("divided", said.divided === "yes" || undefined);
  put("pot", counted(said.pot));
  put("tricks", said.tricks && Object.fromEntries(seats.map((seat, place) => [seat, said.tricks[place]])));
  put("first-trick", said["first-trick"]);
  put("last-trick", said["last-trick"]);
  put("trickless", said.trickless?.join(","));
  put("shown", said.shown?.join(" "));
  put("declared", said.declared);
  put("joker", said.joker);
  put("slam-choice", said["slam-choice"]);
  if (more.includes("bid") && said.buyer) Object.assign(request, { buyer: said.buyer, ...(said.bid === "0" ? {} : { bid: counted(said.bid) }) });
  if (more.includes("bids") && said.bids?.some((bid) => bid !== PASS)) {
    request.bids = Object.fromEntries(seats.map((seat, place) => [seat, said.bids[place] === PASS ? "pass" : said.bids[place]]));
  }
  return Object.assign(request, wrongRequest(wanted, said));
}
