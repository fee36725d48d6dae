// Was that allowed? The reader's cards, what was led and a switch or two: yes or no with the rule, by the reader's table.
// All is here from data of the site: no engine is asked.

import { button, element, labelled, link, QUIET } from "../elements.js";
import { game as readers, OWN } from "../lab/storage.js";
import { asks, judge, rulesFor } from "./allowed/judge.js";
import { bySuits, card, cardButton, cardName, PACK } from "./cards.js";
import { tableIn, titleOf } from "./table/rules.js";
import { choice } from "./table/switches.js";
import { carded, told } from "./text-parts.js";

const MOST = 17; // cards of a hand: three players
const LED = [["", "I led"], ["C", "Clubs"], ["D", "Diamonds"], ["S", "Spades"], ["H", "Hearts"]];
const SIGNS = { "♣": "C", "♦": "D", "♠": "S", "♥": "H" };
const TYPED = /(10|[2-9TJQKA])\s?([CDSH♣♦♠♥])(?![A-Z0-9])/gi;

// The cards in what somebody typed, each once.
export function cardsTyped(text) {
  const codes = [...text.matchAll(TYPED)].map(([, rank, suit]) => rank.toUpperCase().replace("T", "10") + (SIGNS[suit] ?? suit.toUpperCase()));
  return [...new Set(codes)].slice(0, MOST);
}

export async function mount(place) {
  const [{ data }, { data: game }] = await Promise.all([told("allowed.json"), told("table.json")]);
  const mine = readers();
  const isMine = mine?.id === game.game;
  const table = tableIn(game, isMine ? { ...mine.table, options: mine.options } : {});
  const rules = rulesFor(data, game.options, table.options);
  const state = { hand: [], card: "", led: null, first: false, broken: false };
  const sheet = element("div", "pack"), picks = element("div", "picks"), answer = element("div", "judged");
  const count = element("p", "desk-told"), played = element("fieldset", "own__option", element("legend", "", "Which card was played?"), picks);
  const typed = Object.assign(element("input", "book-field"), { placeholder: "QS 10H 4H 7C", autocomplete: "off", maxLength: 200 });
  answer.setAttribute("role", "status");

  const sheetButtons = new Map();
  for (const [suit, codes] of bySuits(PACK)) {
    if (!codes.length) continue;
    const row = element("div", "pack__suit");
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", suit);
    for (const code of codes) {
      const made = cardButton(code);
      made.addEventListener("click", () => hold(state.hand.includes(code) ? state.hand.filter((each) => each !== code) : [...state.hand, code]));
      sheetButtons.set(code, made);
      row.append(made);
    }
    sheet.append(row);
  }

  function hold(cards) {
    if (cards.length > MOST) return;
    state.hand = cards;
    if (!cards.includes(state.card)) state.card = "";
    draw();
  }

  function draw() {
    for (const [code, made] of sheetButtons) made.setAttribute("aria-pressed", String(state.hand.includes(code)));
    const { hand } = state;
    count.textContent = hand.length ? `${hand.length} ${hand.length === 1 ? "card" : "cards"}. The answer depends on all that you held.` : "Tap every card that you held, the one that was played too.";
    const held = picks.contains(document.activeElement) ? document.activeElement.dataset.pick : "";
    picks.replaceChildren(...bySuits(hand).flatMap(([, codes]) => codes).map((code) => {
      const made = cardButton(code);
      made.setAttribute("aria-pressed", String(code === state.card));
      made.addEventListener("click", () => {
        state.card = code;
        draw();
      });
      return made;
    }));
    if (held) picks.querySelector(`[data-pick="${held}"]`)?.focus();
    played.hidden = !hand.length;
    drawAnswer();
  }

  function drawAnswer() {
    const missing = !state.card ? "" : state.led === null ? "Say what was led." : "";
    if (!state.card || missing) return void answer.replaceChildren(...(missing ? [element("p", "", missing)] : []));
    const { may, says, must = [] } = judge(data, rules, state);
    const rule = says.length ? says.flatMap((each) => [...carded(each), " "]) : ["No rule of this game forbids it."];
    const instead = must.length ? [element("p", "", must.length === 1 ? "You had to play " : "You had to play one of ", ...must.flatMap((each) => [card(each), " "]))] : [];
    answer.replaceChildren(element("p", `judged__word judged__word--${may ? "yes" : "no"}`, may ? "Yes, you may play " : "No, you may not play ", card(state.card)), element("p", "", ...rule), ...instead, element("p", "own__foot", "By the rules of ", byWhom(), "."));
    return undefined;
  }

  const byWhom = () => link(table.name || (Object.keys(table.options).length ? "your table" : titleOf(game, table)), isMine ? "../table/" : `../../rules/${game.game}/`);

  typed.addEventListener("change", () => hold(cardsTyped(typed.value)));
  const toggle = (words, hint, name) => {
    const input = Object.assign(element("input", "own__switch"), { type: "checkbox" });
    input.setAttribute("role", "switch");
    input.addEventListener("change", () => {
      state[name] = input.checked;
      drawAnswer();
    });
    return element("label", "own__option own__option--switch", element("span", "", words, ...(hint ? [element("small", "", hint)] : [])), input);
  };
  const again = button("Another play", () => {
    typed.value = "";
    Object.assign(state, { card: "" });
    hold([]);
    sheet.scrollIntoView({ block: "nearest" });
  }, QUIET);
  const other = mine && !isMine
    ? [element("p", "amiss", `Your game is ${mine.id === OWN ? "a rule of your own" : mine.title ?? mine.id}: this page judges by today’s game. For yours, `, link("lay out the cards", "../deal/"), ".")]
    : [];
  place.replaceChildren(element("section", "own-play", ...other,
    choice("What was led?", LED, null, (led) => {
      state.led = led;
      drawAnswer();
    }),
    ...(asks(data, rules, "first") ? [toggle("It was the first trick", "", "first")] : []),
    ...(asks(data, rules, "unbroken") ? [toggle("Hearts were broken", data.texts[rules.broken], "broken")] : []),
    element("fieldset", "own__option", element("legend", "", "Your cards"), count, sheet, element("details", "more", element("summary", "", "Type them"), labelled("Cards", typed, "field__label"))),
    played, answer, element("div", "acts", again)));
  draw();
}
