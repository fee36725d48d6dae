// Laying out a deal by tapping: a card goes from the pack to the chosen hand; a second tap puts it back.

import { button, element, QUIET } from "../../elements.js";
import { bySuits, cardButton, cardName, cardsIn, shuffled } from "../cards.js";

const REST = ["widow", "stock"];

// `record` gives the piles and their sizes. Its cards start where `held` says: in their "hands", in the "pack", or in the
// pile of each card as an earlier `changed` was told. `done` is called with the finished record.
export class Builder {
  #place;
  #record;
  #done;
  #changed;
  #piles;
  #room; // cards that each pile takes
  #pack; // {card, suit, pile}; pile is "" in the pack
  #into;
  #choices;
  #said = element("p", "desk-told");
  #play = button("Play this deal", () => this.#finish());

  constructor(place, record, held, { done, changed }) {
    [this.#place, this.#record, this.#done, this.#changed] = [place, record, done, changed];
    this.#piles = [...record.seats, ...this.#rest];
    const dealt = this.#piles.flatMap((pile) => cardsIn(this.#rest.includes(pile) ? record[pile] : record.hands[pile]).map((card) => ({ card, pile })));
    this.#room = new Map(this.#piles.map((pile) => [pile, dealt.filter((each) => each.pile === pile).length]));
    this.#pack = bySuits(dealt.map(({ card }) => card)).flatMap(([suit, some]) => some.map((card) => ({ card, suit, pile: "" })));
    if (held === "hands") for (const { card, pile } of dealt) this.#pack.find((each) => each.card === card && !each.pile).pile = pile;
    else if (held !== "pack") this.#pack.forEach((each, at) => { each.pile = this.#piles.includes(held[at]) && this.#wants(held[at]) ? held[at] : ""; });
    this.#into = this.#piles[0];
    this.#furnish();
    this.#next();
    this.#draw();
    this.#choices.get(this.#into).input.focus();
  }

  get #rest() {
    return REST.filter((pile) => this.#record[pile]);
  }

  #furnish() {
    this.#choices = new Map(this.#piles.map((pile) => [pile, choiceOf(pile, () => { this.#into = pile; this.#draw(); })]));
    const piles = element("fieldset", "piles", element("legend", "", "Tap the cards that go to"), ...[...this.#choices.values()].map(({ label }) => label));
    const suits = [...new Set(this.#pack.map((each) => each.suit))].map((suit) => this.#rowOf(suit));
    this.#said.setAttribute("role", "status");
    const acts = element("div", "acts", this.#play, button("Deal the rest at random", () => this.#fill(), QUIET), button("All back to the pack", () => this.#clear(), QUIET));
    this.#place.replaceChildren(piles, element("div", "pack", ...suits), this.#said, acts);
  }

  #rowOf(suit) {
    const row = element("div", "pack__suit");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", suit);
    for (const each of this.#pack.filter((one) => one.suit === suit)) {
      each.button = cardButton(each.card);
      each.owner = element("span", "pick__owner");
      each.owner.setAttribute("aria-hidden", "true");
      each.button.append(each.owner);
      each.button.addEventListener("click", () => this.#tap(each));
      row.append(each.button);
    }
    return row;
  }

  #held(pile) {
    return this.#pack.filter((each) => each.pile === pile);
  }

  #wants(pile) {
    return this.#room.get(pile) - this.#held(pile).length;
  }

  // Move on from a full hand to the next that is not full.
  #next() {
    if (!this.#wants(this.#into)) this.#into = this.#piles.find((pile) => this.#wants(pile)) ?? this.#into;
  }

  #tap(each) {
    if (each.pile) {
      this.#into = each.pile;
      each.pile = "";
    } else if (this.#wants(this.#into)) {
      each.pile = this.#into;
      this.#next();
    }
    this.#draw();
  }

  #fill() {
    const left = shuffled(this.#held(""));
    for (const pile of this.#piles) while (this.#wants(pile)) left.pop().pile = pile;
    this.#draw();
  }

  #clear() {
    for (const each of this.#pack) each.pile = "";
    this.#into = this.#piles[0];
    this.#draw();
  }

  #draw() {
    for (const { card, pile, button: made, owner } of this.#pack) {
      made.setAttribute("aria-pressed", String(pile !== ""));
      made.setAttribute("aria-label", cardName(card) + (pile ? `, ${this.#nameOf(pile)}` : ""));
      owner.textContent = this.#rest.includes(pile) ? "·" : [...pile].slice(0, 2).join("");
    }
    for (const [pile, { input, count }] of this.#choices) {
      input.checked = pile === this.#into;
      count.textContent = `${this.#held(pile).length} of ${this.#room.get(pile)}`;
    }
    this.#changed(this.#pack.map(({ pile }) => pile));
    const wanting = this.#piles.filter((pile) => this.#wants(pile));
    this.#play.setAttribute("aria-disabled", String(wanting.length > 0));
    this.#said.textContent = wanting.length ? `Still needed: ${wanting.map((pile) => `${pile} ${this.#wants(pile)}`).join(", ")}.` : "Every hand is full.";
  }

  #nameOf(pile) {
    return this.#rest.includes(pile) ? `in the ${pile}` : `in the hand of ${pile}`;
  }

  #finish() {
    if (this.#piles.some((pile) => this.#wants(pile))) return;
    const text = (pile) => this.#held(pile).map(({ card }) => card).join(" ");
    const texts = (piles) => Object.fromEntries(piles.map((pile) => [pile, text(pile)]));
    this.#place.replaceChildren();
    this.#done({ ...this.#record, hands: texts(this.#record.seats), ...texts(this.#rest), plays: [] });
  }
}

function choiceOf(pile, choose) {
  const input = element("input");
  const count = element("span", "pile__count");
  Object.assign(input, { type: "radio", name: "pile" });
  input.addEventListener("change", choose);
  return { label: element("label", "pile", input, element("strong", "", pile), " ", count), input, count };
}
