// A deal in progress: the table at a step, the actions, and the settlement. The engine is asked for each step. A step
// is the number of cards played.

import { MOVES } from "../../deals/deal.js";
import { listOf } from "../../deals/list.js";
import { ringOf } from "../../deals/ring.js";
import { tableOf } from "../../deals/table.js";
import { button, QUIET } from "../../elements.js";
import { card as cardFace } from "../cards.js";
import { citing } from "../text-parts.js";
import { cardOf } from "./packing.js";
import { refusalOf, replayedOf, saidAt, saidBefore, settledOf, standOf, tricksOf } from "./state.js";
import { passingIn, turnOf } from "./turn.js";

const PARTS = {
  play: "check__play", ring: "check__ring", turn: "check__turn", why: "check__why", actions: "check__actions", end: "check__end",
  list: "viewer__list", place: "viewer__place", said: "viewer__said", range: "viewer__range",
};

// `stood` is called at each step with the record of all plays, the step, and the deal so far in YAML; `wrong` with an
// error that cannot be shown in the deal; `change` with a record whose hands the reader wants to change.
export class DealUnderWay {
  #ask;
  #stood;
  #wrong;
  #change;
  #parts;
  #moves;
  #record = null;
  #step = 0;
  #now = null; // the engine's answer for this step
  #passing = null; // the pass while it is made: no step leads anywhere
  #former = null; // the plays before the reader tried another card
  #last = Promise.resolve(); // resolves when the latest step is shown

  constructor(section, { ask, stood, wrong, change }) {
    [this.#ask, this.#stood, this.#wrong, this.#change] = [ask, stood, wrong, change];
    this.#parts = Object.fromEntries(Object.entries(PARTS).map(([name, kind]) => [name, section.querySelector(`.${kind}`)]));
    this.#moves = [...section.querySelectorAll("[data-move]")];
    for (const each of this.#moves) each.addEventListener("click", () => this.#move(each));
    const { range } = this.#parts;
    range.addEventListener("change", () => this.#show(this.#record, Number(range.value)));
  }

  // Resolves to whether there was something to show.
  open(record, at) {
    const plays = record.plays.map(cardOf);
    return this.#show({ ...record, plays }, Math.min(at, plays.length), null);
  }

  // The engine reads the pasted text. A deal with incidents is only replayed as a whole.
  async openText(text) {
    const answer = await this.#ask({ ask: "play", text });
    if (!answer) return false;
    if (answer.error?.position === "incidents") return this.#replay(text);
    if (!answer.error) await this.#take(answer, { plays: answer.record.plays.map(cardOf) }, null);
    else this.#wrong(answer.error);
    return !answer.error;
  }

  async #replay(text) {
    const answer = await this.#ask({ ask: "replay", text });
    if (answer?.error) this.#wrong(answer.error);
    if (!answer || answer.error) return false;
    this.close();
    this.#parts.end.replaceChildren(...replayedOf(answer, await citing()));
    this.#parts.end.scrollIntoView({ block: "nearest" });
    return true;
  }

  close() {
    this.#parts.play.hidden = true;
    this.#parts.end.replaceChildren();
  }

  #show(next, at, former = this.#former) {
    this.#last = this.#asked(next, at, former);
    return this.#last;
  }

  // A move tapped before the latest step is shown continues from that step.
  #move(each) {
    this.#last = this.#last.then(() => this.#leads(each) && this.#asked(this.#record, this.#toStep(each), this.#former));
  }

  // True if a move leads to another step.
  #leads(each) {
    return !this.#passing && this.#toStep(each) !== this.#step;
  }

  // Ask the engine for a step. If a card is refused, the record is kept up to that card.
  async #asked(next, at, former) {
    const answer = await this.#ask({ ask: "play", text: { ...next, plays: next.plays.slice(0, at) } });
    if (!answer) return false;
    const { error } = answer;
    if (!error) await this.#take(answer, next, former);
    else if (error.bid === undefined || this.#parts.play.hidden) this.#wrong(error);
    else await this.#refuse(error); // a refused bid is shown like a refused card: with reason and citation
    return !error;
  }

  async #take(answer, next, former) {
    const { plays, ...rest } = answer.record;
    const { refused } = answer;
    const { turn } = this.#parts;
    this.#step = plays.length;
    this.#record = { ...rest, plays: refused ? plays.map(cardOf) : next.plays };
    this.#former = former;
    this.#passing = null;
    this.#now = answer;
    const acting = turn.contains(document.activeElement);
    await this.#draw();
    if (acting) (turn.querySelector(".pick:not(.pick--not)") ?? turn.querySelector("button") ?? this.#moves.find(({ dataset }) => dataset.move === "card-back")).focus();
    if (refused) await this.#refuse(refused, `Play ${refused.play}: `);
    this.#stood({ record: this.#record, step: this.#step, yaml: answer.yaml });
  }

  async #draw() {
    const { play, ring, turn, why, place, said, range, list, end } = this.#parts;
    const [now, record, passing] = [this.#now, this.#record, this.#passing];
    const stand = standOf(now);
    const face = (number) => cardFace(plain(record.plays[number - 1]));
    play.hidden = false;
    why.textContent = "";
    ring.replaceChildren(ringOf({ ...now, said: saidBefore(now, Boolean(passing)) }));
    tableOf(ring, { unit: "trick", units: "tricks", steps: record.plays.map(() => ({})), kinds: {} }, face)(stand);
    if (passing) passingIn(turn, { ...now, passing }, (what) => this.#refuse(what), (passed) => this.#changed(passed));
    else turn.replaceChildren(...turnOf(now, plain(record.plays[this.#step] ?? ""), this.#acts));
    place.textContent = stand.number ? `Trick ${stand.number}, card ${stand.laid}` : passing ? "The pass" : "Before the first card";
    said.textContent = saidAt(now, stand, Boolean(passing));
    range.max = record.plays.length;
    range.value = this.#step;
    range.disabled = Boolean(passing);
    range.setAttribute("aria-valuetext", place.textContent);
    for (const each of this.#moves) each.setAttribute("aria-disabled", String(!this.#leads(each)));
    list.replaceChildren(...tricksOf(now));
    listOf(list, (at) => this.#show(record, at)).draw(stand);
    this.#drawActions();
    end.replaceChildren(...(now.settlement ? settledOf(now, await citing()) : []));
  }

  #drawActions() {
    const record = this.#record;
    const former = this.#former;
    const begun = ["way", "passes", "bids", "buyer", "shows", "declares"].some((each) => record[each]);
    this.#parts.actions.replaceChildren(
      ...(this.#passing ? [button("Play without a pass", () => this.#pass(null), QUIET)] : []),
      ...(this.#step === 0 && begun ? [button("Start again from the deal", () => this.#again(), QUIET)] : []),
      ...(former ? [button("Back to your earlier plays", () => this.#show(former, former.plays.length, null), QUIET)] : []),
      button("Change the hands", () => this.#change(record), QUIET));
  }

  #toStep({ dataset: { move } }) {
    const { seats, plays } = this.#record;
    return Math.max(0, Math.min(plays.length, MOVES[move](this.#step, { size: seats.length, last: plays.length })));
  }

  #acts = {
    // The card that was played here before goes on; any other card drops what followed.
    play: (card) => {
      const { plays } = this.#record;
      const step = this.#step;
      if (plays[step] === card) return this.#show(this.#record, step + 1);
      const former = step < plays.length ? this.#record : this.#former;
      return this.#show({ ...this.#record, plays: [...plays.slice(0, step), card] }, step + 1, former);
    },
    refuse: (what) => this.#refuse(what),
    bid: (amount) => this.#changed({ bids: { ...this.#record.bids, [this.#now.turn]: amount } }),
    nameAgain: (standing) => this.#changed(standing),
    name: (suit) => this.#changed({ suit }),
    show: (seat, card) => this.#changed({ shows: { ...this.#now.shown, [seat]: [this.#now.shown[seat], card].filter(Boolean).join(" ") } }),
    way: (way) => this.#changed({ way }),
    declare: (declares) => this.#changed({ declares }),
    choose: (slam) => this.#changed({ slam }),
    pass: (passing) => this.#pass(passing),
  };

  #changed(more) {
    return this.#show({ ...this.#record, ...more }, this.#step);
  }

  // Begin the pass, or leave it.
  async #pass(passing) {
    this.#passing = passing;
    await this.#draw();
    this.#parts.turn.querySelector("button").focus();
  }

  #again() {
    const { way, passes, returns, bids, suit, shows, declares, buyer, ...dealt } = this.#record;
    const { pool, jack, ...bare } = dealt;
    return this.#show({ ...(buyer ? bare : dealt), plays: [] }, 0); // the pool was given only with its buyer
  }

  async #refuse(refused, where = "") {
    this.#parts.why.replaceChildren(...refusalOf({ seat: this.#now.turn, ...refused }, await citing(), where));
  }
}

// An obliging joker is shown as a joker.
const plain = (card) => card.replace("!", "");
