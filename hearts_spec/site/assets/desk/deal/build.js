// A deal laid out by tapping: a card goes from the pack into the hand that is chosen, and a card tapped again goes back.

import { element } from "../../deals/elements.js";
import { bySuits, cardButton, cardsIn } from "../cards.js";
import { cardName } from "../text.js";

const REST = ["widow", "stock"];

// Gives a function that opens the builder for a record of the same shape, with its cards in the hands or in the pack.
export function builderIn(place, { done }) {
  return function open(record, filled) {
    const rest = REST.filter((pile) => record[pile]);
    const cardsOf = (pile) => cardsIn(rest.includes(pile) ? record[pile] : record.hands[pile]);
    const piles = [...record.seats, ...rest];
    const room = new Map(piles.map((pile) => [pile, cardsOf(pile).length]));
    const dealt = piles.flatMap((pile) => cardsOf(pile).map((card) => ({ card, pile })));
    const pack = bySuits(dealt.map(({ card }) => card)).flatMap(([suit, some]) => some.map((card) => ({ card, suit, pile: "" })));
    if (filled) for (const { card, pile } of dealt) pack.find((each) => each.card === card && !each.pile).pile = pile;
    let into = piles[0];

    const held = (pile) => pack.filter((each) => each.pile === pile);
    const isFull = (pile) => held(pile).length === room.get(pile);
    const next = () => {
      if (isFull(into)) into = piles.find((pile) => !isFull(pile)) ?? into;
    };

    const choices = new Map(piles.map((pile) => [pile, choiceOf(pile, () => { into = pile; draw(); })]));
    const fieldset = element("fieldset", "piles");
    fieldset.append(element("legend", "", "Tap the cards that go to"), ...[...choices.values()].map(({ label }) => label));
    const table = element("div", "pack");
    for (const suit of new Set(pack.map((each) => each.suit))) table.append(rowOf(suit));
    const said = element("p", "desk-told");
    said.setAttribute("role", "status");
    const play = actionOf("Play this deal", "book-button", finish);
    const actions = element("div", "desk-actions");
    actions.append(play, actionOf("The rest by chance", "book-button book-button--quiet", fill), actionOf("All back to the pack", "book-button book-button--quiet", clear));
    place.replaceChildren(fieldset, table, said, actions);
    next();
    draw();
    choices.get(into).input.focus();

    function rowOf(suit) {
      const row = element("div", "pack__suit");
      row.setAttribute("role", "group");
      row.setAttribute("aria-label", suit);
      for (const each of pack.filter((one) => one.suit === suit)) {
        each.button = cardButton(each.card);
        each.owner = element("span", "pick__owner");
        each.owner.setAttribute("aria-hidden", "true");
        each.button.append(each.owner);
        each.button.addEventListener("click", () => tap(each));
        row.append(each.button);
      }
      return row;
    }

    function tap(each) {
      if (each.pile) {
        into = each.pile;
        each.pile = "";
      } else if (!isFull(into)) {
        each.pile = into;
        next();
      }
      draw();
    }

    function fill() {
      const left = held("");
      for (let last = left.length - 1; last > 0; last -= 1) {
        const other = Math.floor(Math.random() * (last + 1));
        [left[last], left[other]] = [left[other], left[last]];
      }
      for (const pile of piles) while (!isFull(pile)) left.pop().pile = pile;
      draw();
    }

    function clear() {
      for (const each of pack) each.pile = "";
      into = piles[0];
      draw();
    }

    function draw() {
      for (const { card, pile, button, owner } of pack) {
        button.setAttribute("aria-pressed", String(pile !== ""));
        button.setAttribute("aria-label", cardName(card) + (pile ? `, ${nameOf(pile)}` : ""));
        owner.textContent = rest.includes(pile) ? "·" : [...pile].slice(0, 2).join("");
      }
      for (const [pile, { input, count }] of choices) {
        input.checked = pile === into;
        count.textContent = `${held(pile).length} of ${room.get(pile)}`;
      }
      const wanting = piles.filter((pile) => !isFull(pile));
      play.setAttribute("aria-disabled", String(wanting.length > 0));
      said.textContent = wanting.length ? `Still wanting: ${wanting.map((pile) => `${pile} ${room.get(pile) - held(pile).length}`).join(", ")}.` : "Every hand is full.";
    }

    function finish() {
      if (!piles.every(isFull)) return;
      const text = (pile) => held(pile).map(({ card }) => card).join(" ");
      const hands = Object.fromEntries(record.seats.map((seat) => [seat, text(seat)]));
      place.replaceChildren();
      done({ ...record, hands, ...Object.fromEntries(rest.map((pile) => [pile, text(pile)])), plays: [] });
    }

    function nameOf(pile) {
      return rest.includes(pile) ? `in the ${pile}` : `in the hand of ${pile}`;
    }
  };
}

function choiceOf(pile, choose) {
  const label = element("label", "pile");
  const input = element("input");
  const count = element("span", "pile__count");
  input.type = "radio";
  input.name = "pile";
  input.addEventListener("change", choose);
  label.append(input, element("strong", "", pile), " ", count);
  return { label, input, count };
}

function actionOf(text, className, act) {
  const button = element("button", className, text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}
