// What the player to act may do by tapping: pass, bid, name a suit, show a card, play a card.

import { button, element, QUIET } from "../../elements.js";
import { bySuits, cardButton, cardName, isJoker, shuffled } from "../cards.js";
import { choiceField, counted, numberField } from "../forms.js";

const OBLIGING = "Joker!";
const SLAM = { "others-up": "The others’ scores go up", "self-down": "Their own score goes down" };

export const line = (text) => element("p", "desk-told", text);
export const acts = (...children) => element("div", "acts", ...children);
export const capital = (text) => text[0].toUpperCase() + text.slice(1);

// `played` is the card that was played here before the reader went back; `act` has a function for each action.
export function turnOf(answer, played, act) {
  if (answer.stage === "bid") return bidding(answer, act);
  if (answer.stage === "name") return naming(answer, act);
  if (answer.stage === "play") {
    return [...playing(answer, played, act), ...namingWay(answer, act), ...passing(answer, act), ...showing(answer, act), ...declaring(answer, act)];
  }
  return answer.wanting ? choosing(answer.wanting, act) : [];
}

export function playing({ turn, cards }, played, { play, refuse }) {
  const may = new Map(cards.map((each) => [each.card, each]));
  const hand = handOf(`${turn} is to play`, cards.map((each) => each.card), (code, made) => {
    const { legal } = may.get(code);
    made.classList.toggle("pick--not", !legal);
    made.classList.toggle("pick--played", code === played);
    made.setAttribute("aria-label", cardName(code) + (legal ? "" : ", may not be played") + (code === played ? ", played here before" : ""));
    made.addEventListener("click", () => (legal ? play(code) : refuse(may.get(code))));
  });
  const obliges = cards.some(({ card, obliging }) => isJoker(card) && obliging);
  return [...hand, ...(obliges ? [acts(button("Discard the joker, and oblige the high heart to win", () => play(OBLIGING)))] : [])];
}

function namingWay({ dealer, ways }, { way }) {
  if (!ways.length) return [];
  const buttons = ways.map((each) => button(capital(each.says), () => way(each.way), QUIET));
  return [line(`These are taken as the hands after the pass. If they are not, ${dealer ?? "the dealer"} first chooses the direction:`), acts(...buttons)];
}

function passing({ passing }, { pass }) {
  if (!passing) return [];
  return [acts(line("These are taken as the hands after the pass."), button(`Pass ${passing.cards} cards first`, () => pass(passing), QUIET))];
}

export function showing({ to_show: may }, { show }) {
  const buttons = Object.entries(may).flatMap(([seat, cards]) => cards.map((card) =>
    button(`${seat} shows the ${cardName(card)}`, () => show(seat, card), QUIET)));
  return buttons.length ? [line("Shown before the first lead, a card counts double:"), acts(...buttons)] : [];
}

export function declaring({ may_declare: may, seats }, { declare }) {
  if (!may) return [];
  return [line("Before the first lead a player may declare the slam:"), acts(...seats.map((seat) => button(`${seat} declares it`, () => declare(seat), QUIET)))];
}

// Each seat in turn chooses the cards it passes, including those passed to it where that is allowed. `done` is called
// with all passes, and the random return if the cards are shuffled; `refuse` with a card that must be kept.
export function passingIn(place, { hands, passing, seats }, refuse, done) {
  const given = {};
  next();

  function next() {
    const seat = seats.find((each) => !given[each]);
    if (seat === undefined) return done({ passes: bySeat(given), ...(passing.shuffled ? { returns: bySeat(dealtBack()) } : {}) });
    const chosen = new Map(); // keyed by button: with two packs a card may be held twice
    const pass = button(`Pass these to ${passing.to[seat]}`, () => {
      if (chosen.size !== passing.cards) return;
      given[seat] = [...chosen.values()];
      next();
    });
    const mark = () => pass.setAttribute("aria-disabled", String(chosen.size !== passing.cards));
    const drawn = handOf(`${seat} passes ${passing.cards} cards to ${passing.to[seat]}`, [...hands[seat], ...passedTo(seat)], (code, made) => {
      const kept = passing.kept[seat].find((each) => each.card === code);
      if (kept) {
        made.classList.add("pick--not");
        made.setAttribute("aria-label", `${cardName(code)}, may not be passed`);
        made.addEventListener("click", () => refuse({ ...kept, seat, act: "pass" }));
        return;
      }
      made.setAttribute("aria-pressed", "false");
      made.addEventListener("click", () => {
        if (!chosen.delete(made) && chosen.size < passing.cards) chosen.set(made, code);
        made.setAttribute("aria-pressed", String(chosen.has(made)));
        mark();
      });
    });
    mark();
    place.replaceChildren(...drawn, acts(pass));
    place.querySelector("button").focus();
    return undefined;
  }

  function passedTo(seat) {
    return seats.flatMap((giver) => (given[giver] ?? []).filter((_, place) => passing.on[giver]?.[place] === seat));
  }

  function bySeat(cards) {
    return Object.fromEntries(seats.map((seat) => [seat, cards[seat].join(" ")]));
  }

  function dealtBack() {
    const middle = shuffled(seats.flatMap((seat) => given[seat]));
    return Object.fromEntries(seats.map((seat) => [seat, middle.splice(0, passing.cards)]));
  }
}

function handOf(title, codes, prepare) {
  const hand = element("div", "picks");
  hand.setAttribute("role", "group");
  hand.setAttribute("aria-label", title);
  for (const code of bySuits(codes).flatMap(([, some]) => some)) {
    const made = cardButton(code);
    prepare(code, made);
    hand.append(made);
  }
  return [element("p", "check__who", title), hand];
}

export function bidding({ turn, seats, bidding: { least, again, called } }, { bid, nameAgain }) {
  const amount = numberField({ name: "bid", label: `${turn} bids`, least, default: String(least) });
  const made = [amount.element, acts(button("Bid", () => bid(counted(amount.read()))), button("Pass", () => bid("pass"), QUIET))];
  return again ? [...made, poolStands(called, seats, nameAgain)] : made;
}

// With a pool that nobody won the suit is not sold: the last buyer names one again.
function poolStands(called, seats, nameAgain) {
  const pool = numberField({ name: "pool", label: "Chips in the pool", least: 1, default: "1" });
  const buyer = choiceField({ name: "buyer", label: "Who bought the choice of suit in the last deal", choices: seats.map((seat) => [seat, seat]), default: seats[0] });
  const say = button("They name a suit again", () => nameAgain({ pool: counted(pool.read()), jack: true, buyer: buyer.read() }), QUIET);
  return element("details", "more", element("summary", "", `A ${called} stands`), element("div", "more__fields", pool.element, buyer.element, acts(say)));
}

export function naming({ turn, naming: suits }, { name, refuse }) {
  const buttons = suits.map((each) => {
    const made = button(capital(each.suit), () => (each.legal ? name(each.suit) : refuse(each)), QUIET);
    if (!each.legal) made.setAttribute("aria-label", `${capital(each.suit)}, may not be named`);
    made.classList.toggle("book-button--not", !each.legal);
    return made;
  });
  return [line(`${turn} names the suit to be avoided.`), acts(...buttons)];
}

export function choosing({ message, position }, { choose }) {
  const ways = position === "slam" ? Object.entries(SLAM) : [];
  return [line(`Before this can be scored: ${message}.`), acts(...ways.map(([choice, text]) => button(text, () => choose(choice), QUIET)))];
}
