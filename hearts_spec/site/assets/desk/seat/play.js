// A game in progress, seen from the reader's seat: the table, what is due from the reader, advice, and the settlement. The
// engine is asked for each move; what the others played since is shown card by card.

import { ringOf } from "../../deals/ring.js";
import { tableOf } from "../../deals/table.js";
import { button, element, heading, link, QUIET } from "../../elements.js";
import { bySuits, card as cardFace, cardsIn, fanned } from "../cards.js";
import { copyButton } from "../copy.js";
import { addressWith, MOST_TEXT } from "../links.js";
import { carded, citing, spaced } from "../text-parts.js";
import { keepPace, keptPace } from "../../lab/storage.js";
import { sent } from "../user-rules/game.js";
import { linkTo } from "../deal/link.js";
import { note } from "../deal/loading.js";
import { refusalOf, saidAt, saidBefore, settledOf, standOf, tricksOf } from "../deal/state.js";
import { acts, bidding, capital, choosing, declaring, line, naming, passingIn, playing, showing } from "../deal/turn.js";
import { moveInWords, playedBefore, playsOf, upTo } from "./course.js";

const PARTS = {
  play: ".check__play", ring: ".check__ring", said: ".seat__said", log: "[role=log]", turn: ".check__turn", why: ".check__why",
  advice: ".seat__advice", actions: ".check__actions", end: ".check__end", list: ".viewer__list",
};
const PACES = { slow: [900, 2200], usual: [450, 1100], fast: [150, 500] }; // milliseconds for a card, and for a trick that is over
const RESTS = { mine: "The rest are mine", nothing: "Nothing is left that counts: finish the deal" };
const ADVISERS = ["careful", "advised"];
const TOO_MUCH = "This game is too long for a link.";

const isQuiet = () => !globalThis.matchMedia || matchMedia("(prefers-reduced-motion: reduce)").matches;
const plain = (code) => code.replace("!", "");

export class SeatUnderWay {
  #ask;
  #wrong;
  #house;
  #pace; // the field for how fast cards are shown
  #check; // the address of the page that checks a deal
  #parts;
  #seating = null;
  #moves = [];
  #now = null; // the engine's answer
  #asking = false; // a second tap waits for no answer, and is lost
  #run = 0; // counts up to stop what is being shown
  #go = () => {}; // shows the next card at once

  // `ask` and `wrong` as for a deal that is checked; `house` gives the text of a reader's own rule.
  constructor(section, { ask, wrong, house }) {
    [this.#ask, this.#wrong, this.#house] = [ask, wrong, house];
    this.#check = new URL(section.dataset.check, location.href).href;
    this.#parts = Object.fromEntries(Object.entries(PARTS).map(([name, place]) => [name, section.querySelector(place)]));
    this.#parts.ring.addEventListener("click", () => this.#go());
    this.#pace = section.querySelector("[name=pace]");
    this.#pace.value = keptPace() ?? "usual";
    this.#pace.addEventListener("change", () => keepPace(this.#pace.value));
  }

  // Resolves to whether there was something to show.
  open(seating, moves) {
    this.#parts.log.replaceChildren();
    return this.#to(seating, moves, false);
  }

  #make(move) {
    return this.#to(this.#seating, [...this.#moves, move], true);
  }

  // Ask for the game after some moves. A refused move leaves the game as it stood.
  async #to(seating, moves, onwards) {
    if (this.#asking) return false;
    this.#asking = true;
    const answer = await this.#ask({ ask: "seat", ...seating, moves });
    this.#asking = false;
    if (!answer) return false;
    const { error } = answer;
    if (error?.reason) this.#refuse(error);
    else if (error) this.#wrong(error);
    else {
      const before = onwards ? this.#now : null;
      [this.#seating, this.#moves, this.#now] = [seating, moves, answer];
      await this.#keep();
      this.#parts.play.hidden = false;
      await this.#show(before, moves.length > 0 && !onwards);
    }
    return !error;
  }

  // Show card by card what was played since, and then what is due. `atOnce` shows only how the game stands.
  async #show(before, atOnce) {
    const { play, turn, why, advice, actions, end } = this.#parts;
    const now = this.#now;
    const run = (this.#run += 1);
    const all = playsOf(now).length;
    const hadFocus = [turn, actions, end].some((each) => each.contains(document.activeElement));
    for (const each of [why, advice, actions, end]) each.replaceChildren();
    turn.replaceChildren(...this.#held(), ...known(now));
    if (before?.record) play.scrollIntoView({ block: "start" }); // from the end of the deal before
    for (let count = atOnce ? all : Math.min(all, playedBefore(before) + 1); count <= all; count += 1) {
      const over = this.#drawTable(upTo(now, count), count === all);
      if (count < all && !isQuiet()) await this.#wait(over);
      if (run !== this.#run) return;
    }
    await this.#drawDue();
    if (hadFocus) (turn.querySelector(".pick:not(.pick--not)") ?? turn.querySelector("button") ?? end.querySelector("button"))?.focus({ preventScroll: true });
  }

  // At the pace that the reader has chosen; without one everything is shown at once.
  #wait(over) {
    const pace = PACES[this.#pace.value];
    return pace && new Promise((go) => {
      this.#go = go;
      setTimeout(go, pace[Number(over)]);
    });
  }

  // Draws the table, adds what it shows to the log, and returns whether a trick is over.
  #drawTable(now, last) {
    const { ring, said, log, list } = this.#parts;
    const stand = standOf(now);
    const { own, awaits, record } = this.#now;
    const due = last && awaits !== "next" ? { stage: awaits === "play" ? "play" : "", turn: own } : { stage: last && record ? "over" : "" };
    const before = beforeOf(this.#now);
    ring.replaceChildren(ringOf({ seats: now.seats, hands: {}, dealer: now.dealer, said: saidBefore(before, ["pass", "way"].includes(awaits)) }));
    placeOf(ring, own).querySelector("strong").append(" (you)");
    tableOf(ring, { unit: "trick", units: "tricks", steps: stand.played.map(() => ({})), kinds: {} }, (step) => cardFace(plain(stand.played[step - 1][1])))(stand);
    if (last) pointsAt(ring, this.#now);
    const text = saidAt({ ...now, ...due }, stand);
    said.textContent = text;
    if (text) log.append(element("p", "", text));
    list.replaceChildren(...tricksOf(now));
    return stand.over;
  }

  // The hand while nothing can be done with it.
  #held() {
    return heldIn(this.#now);
  }

  async #drawDue() {
    const { turn, actions, end } = this.#parts;
    const now = this.#now;
    const { own, awaits } = now;
    const make = (move) => this.#make(move);
    const refuse = (what) => this.#refuse({ seat: own, ...what });
    const due = {
      contract: () => [line(`${own} chooses the contract.`), acts(...now.contracts.map((each) => button(capital(spaced(each)), () => make(`contract ${each}`), QUIET))), ...this.#held(), ...known(now)],
      way: () => [line(`${own} chooses the direction of the pass.`), acts(...now.ways.map(({ way, says }) => button(capital(says), () => make(`way ${way}`), QUIET))), ...this.#held()],
      bid: () => [...bidding({ ...now, turn: own, bidding: { ...now.bidding, again: false } }, { bid: (amount) => make(`bid ${amount}`) }), ...this.#held()],
      name: () => [...naming({ ...now, turn: own }, { name: (suit) => make(`name ${suit}`), refuse }), ...this.#held()],
      show: () => [
        ...showing(now, { show: (_, card) => make(`show ${card}`) }),
        ...declaring({ ...now, seats: [own] }, { declare: () => make("declare") }),
        acts(button("Go on", () => make("ready"))), ...this.#held(), ...known(now),
      ],
      play: () => [...playing({ ...now, turn: own }, "", { play: make, refuse }), ...known(now)],
      choose: () => choosing(now.wanting, { choose: (choice) => make(`choose ${choice}`) }),
      next: () => [],
    };
    if (awaits === "pass") passingIn(turn, { ...now, hands: { [own]: now.hand }, seats: [own] }, refuse, ({ passes }) => make(`pass ${passes[own]}`));
    else turn.replaceChildren(...due[awaits]());
    const hand = turn.querySelector(".picks");
    if (hand) fanned(hand, [...hand.children].map((each) => [each, each.dataset.pick]));
    actions.replaceChildren(...this.#acts());
    if (awaits === "next") {
      end.replaceChildren(...(await this.#ended()));
      end.scrollIntoView({ block: "nearest" });
    }
  }

  #acts() {
    const { awaits, own, rest, to_show: mayShow } = this.#now;
    const advised = ["contract", "pass", "bid", "name", "play"].includes(awaits) || mayShow[own]?.length;
    return [
      ...(rest ? [button(RESTS[rest], () => this.#make("finish"))] : []),
      ...(advised ? [button("What would the careful player do, and why?", () => this.#advise(), QUIET)] : []),
      ...(this.#moves.length ? [button("Take back my last move", () => this.#to(this.#seating, this.#moves.slice(0, -1), false), QUIET)] : []),
      copyButton("Copy a link to this game", () => this.#address(), { none: TOO_MUCH, label: "A link to this game" }),
    ];
  }

  async #advise() {
    const [run, moves] = [this.#run, this.#moves];
    const answer = await this.#ask({ ask: "seat", ...this.#seating, moves, advice: ADVISERS });
    if (!answer || run !== this.#run) return;
    if (answer.error) {
      this.#wrong(answer.error);
      return;
    }
    const citations = await citing();
    const reasons = (why) => why.flatMap(({ says, cites }) => [" ", ...carded(says), ...(cites.length ? [" ", citations.cites(cites)] : [])]);
    const said = ({ move, why }) => JSON.stringify([move, why]);
    this.#parts.advice.replaceChildren(element("ul", "", ...answer.advice.map((each, at, all) => {
      const same = at > 0 && said(each) === said(all[at - 1]);
      const does = element("strong", "", `The ${each.title} player ${same ? "does the same" : moveInWords(each.move)}.`);
      return element("li", "", does, ...(same ? [] : reasons(each.why)));
    })));
  }

  // The settlement, the deals so far, and what comes next.
  async #ended() {
    const { seats, scores, totals, outcome, record } = this.#now;
    const checked = element("span");
    const { game: rules, ...more } = this.#sent();
    const shown = linkTo(this.#check, { ...record, rules }, 0, more).then((address) => address && checked.append(link("Step through this deal with every hand", address)));
    const [citations] = await Promise.all([citing(), shown]);
    return [
      ...settledOf(this.#now, citations),
      ...(scores.length > 1 && this.#now.settlement.kind !== "nothing" ? [sheetOf(seats, scores, totals)] : []),
      ...(outcome ? [element("p", "", element("strong", "", endWords(outcome)))] : []),
      acts(button(outcome ? "Another game" : "Next deal", () => this.#make("next"))),
      element("p", "", checked),
    ];
  }

  async #refuse(refused) {
    this.#parts.why.replaceChildren(...refusalOf({ seat: this.#now?.own, ...refused }, await citing()));
  }

  #sent() {
    return sent({ id: this.#seating.id, house: this.#house(this.#seating.id) });
  }

  #address() {
    const { set, players, seed, dealer, against, names } = this.#seating;
    return addressWith({ ...this.#sent(), options: set, players, seed, dealer, against, names, moves: this.#moves }, { most: MOST_TEXT });
  }

  // The page's address carries the game, so that the reader finds it again when they come back.
  async #keep() {
    const made = await this.#address();
    if (!made) return;
    note(made);
    history.replaceState(history.state, "", made);
  }
}

function heldIn({ own, hand }) {
  const held = bySuits(hand).flatMap(([, codes]) => codes.map((code) => [element("span"), code]));
  const cards = element("div", "", ...held.map(([each]) => each));
  return hand.length ? [element("p", "check__who", `The hand of ${own}`), fanned(cards, held)] : [];
}

const beforeOf = (now) => ({ ...now, turn: now.own, stage: now.awaits, record: { bids: now.bids } });

const placeOf = (ring, seat) => [...ring.querySelectorAll("[data-seat]")].find((place) => place.dataset.seat === seat);

// What each player has taken so far, beside the tricks.
function pointsAt(ring, { units, record }) {
  for (const [seat, taken] of Object.entries((!record && units) || {})) {
    if (taken) placeOf(ring, seat).querySelector(".ring__count").append(" · ", element("b", "ring__units", `${taken > 0 ? "+" : "−"}${Math.abs(taken)}`));
  }
}

// What was settled before the first card, whether hearts are broken, the cards that were passed, and the totals.
function known(now) {
  const { contract, given, received, broken, scores, totals } = now;
  const facts = [...(contract ? [`Contract: ${spaced(contract)}`] : []), ...(playsOf(now).length ? saidBefore(beforeOf(now)).slice(1) : [])];
  if (broken !== null && !now.record) facts.push(broken ? "Hearts are broken" : "Hearts are not broken");
  if (scores.length && !now.record) facts.push(`Totals: ${Object.entries(totals).map(([seat, total]) => `${seat} ${total}`.replace("-", "−")).join(", ")}`);
  const faces = (codes) => codes.flatMap((code) => [cardFace(code), " "]);
  return [
    ...(received.length && !now.record ? [element("p", "desk-told seat__passed", "You passed ", ...faces(given), "and were passed ", ...faces(received))] : []),
    ...(facts.length ? [line(`${facts.join(". ")}.`)] : []),
  ];
}

// The deals of a game, and the totals.
function sheetOf(seats, scores, totals) {
  const row = (name, by) => element("tr", "", heading("row", "", name), ...seats.map((seat) => element("td", "num", String(by[seat]).replace("-", "−"))));
  const head = element("tr", "", heading("col", "", element("span", "vh", "Deal")), ...seats.map((seat) => heading("col", "num", seat)));
  return element("table", "plain", element("caption", "", "The deals so far"), element("thead", "", head),
    element("tbody", "", ...scores.map((by, at) => row(`Deal ${at + 1}`, by)), row("Total", totals)));
}

function endWords({ winners, losers }) {
  const wins = `${winners.join(" and ")} ${winners.length === 1 ? "wins" : "win"}`;
  return `The game is over. ${winners.length ? wins : "Nobody wins"}${losers.length ? `; ${losers.join(" and ")} ${losers.length === 1 ? "loses" : "lose"}` : ""}.`;
}
