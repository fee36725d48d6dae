// What the player whose turn it is may do, by tapping: pass, bid, name a suit, play a card.

import { element } from "../../deals/elements.js";
import { bySuits, cardButton } from "../cards.js";
import { cardName } from "../text.js";

const SUITS = ["spades", "hearts", "diamonds", "clubs"];

// Draws it. `played` is the card that was played here before the reader went back; the rest is called when he acts.
export function turnOf(answer, { played, play, refuse, bid, name, choose, pass }) {
  if (answer.stage === "play") return cardsOf(answer, { played, play, refuse, pass });
  if (answer.stage === "bid") return bidding(answer, bid);
  if (answer.stage === "name") return naming(answer, name);
  if (answer.stage === "over") return answer.wanting ? choosing(answer.wanting, choose) : [];
  return [line(`This stage of the deal, “${answer.stage}”, is not done by tapping: say it in the record, under “Take it away”, and paste it.`)];
}

function cardsOf({ turn, cards, passing }, { played, play, refuse, pass }) {
  const may = new Map(cards.map((each) => [each.card, each]));
  const hand = handOf(`${turn} is to play`, cards.map((each) => each.card), (code, button) => {
    const { legal } = may.get(code);
    button.classList.toggle("pick--not", !legal);
    button.classList.toggle("pick--played", code === played);
    button.setAttribute("aria-label", cardName(code) + (legal ? "" : ", may not be played") + (code === played ? ", played here before" : ""));
    button.addEventListener("click", () => (legal ? play(code) : refuse(may.get(code))));
  });
  if (!passing) return hand;
  const first = action(`Pass ${passing.cards} cards first`, () => pass(passing), "book-button book-button--quiet");
  return [...hand, row(line("These are taken for the hands after the pass."), first)];
}

// Every seat in turn chooses the cards that it passes; `done` is then told of all of them.
export function passingIn(place, { hands, passing, seats }, done) {
  const given = {};
  next();

  function next() {
    const seat = seats.find((each) => !given[each]);
    if (seat === undefined) return done(Object.fromEntries(seats.map((each) => [each, given[each].join(" ")])));
    const chosen = [];
    const pass = action(`Pass these to ${passing.to[seat]}`, () => {
      if (chosen.length !== passing.cards) return;
      given[seat] = chosen.map(({ code }) => code);
      next();
    });
    const mark = () => pass.setAttribute("aria-disabled", String(chosen.length !== passing.cards));
    const drawn = handOf(`${seat} passes ${passing.cards} cards to ${passing.to[seat]}`, hands[seat], (code, button) => {
      button.setAttribute("aria-pressed", "false");
      button.addEventListener("click", () => {
        const at = chosen.findIndex((each) => each.button === button);
        if (at >= 0) chosen.splice(at, 1);
        else if (chosen.length < passing.cards) chosen.push({ code, button });
        button.setAttribute("aria-pressed", String(chosen.some((each) => each.button === button)));
        mark();
      });
    });
    mark();
    place.replaceChildren(...drawn, row(pass));
    place.querySelector("button").focus();
    return undefined;
  }
}

function handOf(title, codes, made) {
  const hand = element("div", "picks");
  hand.setAttribute("role", "group");
  hand.setAttribute("aria-label", title);
  for (const [, some] of bySuits(codes)) {
    for (const code of some) {
      const button = cardButton(code);
      made(code, button);
      hand.append(button);
    }
  }
  return [element("p", "check__who", title), hand];
}

function bidding({ turn }, bid) {
  const label = element("label", "", `${turn} bids `);
  const input = element("input", "book-field");
  Object.assign(input, { type: "number", min: "1", max: "999", value: "1", inputMode: "numeric" });
  label.append(input);
  return [row(label, action("Bid", () => bid(Number(input.value))), action("Pass", () => bid("pass"), "book-button book-button--quiet"))];
}

function naming({ turn }, name) {
  const buttons = SUITS.map((suit) => action(suit[0].toUpperCase() + suit.slice(1), () => name(suit)));
  return [line(`${turn} names the suit to be avoided.`), row(...buttons)];
}

function choosing({ message, position }, choose) {
  const ways = { "others-up": "The others’ scores go up", "self-down": "His own score goes down" };
  const buttons = position === "slam" ? Object.entries(ways).map(([choice, text]) => action(text, () => choose(choice))) : [];
  return [line(`To settle it something must be said: ${message}.`), row(...buttons)];
}

function line(text) {
  return element("p", "desk-told", text);
}

function row(...children) {
  const made = element("div", "desk-actions");
  made.append(...children);
  return made;
}

function action(text, act, className = "book-button") {
  const button = element("button", className, text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}
