// A deal under way: the table as it stands after so many cards, what may be done, and what it comes to. Each step is
// asked of the desk; a step is the number of cards played.

import { MOVES } from "../../deals/deal.js";
import { element } from "../../deals/elements.js";
import { listOf } from "../../deals/list.js";
import { ringOf } from "../../deals/ring.js";
import { tableOf } from "../../deals/table.js";
import { withSigns } from "../cards.js";
import { card as cardFace, cardName } from "../text.js";
import { cited } from "./cited.js";
import { cardOf } from "./packing.js";
import { replayedOf, saidAt, saidBefore, settledOf, standOf, tricksOf } from "./stand.js";
import { passingIn, turnOf } from "./turn.js";

// Gives what opens a record, or the text of one, and says whether there was anything to show; and what puts it away.
// `stood` is told of each step: the record with all its plays, the step, and the deal so far in YAML.
export function playIn(section, { ask, stood, wrong, change }) {
  const part = (name) => section.querySelector(`.${name}`);
  const [ringPlace, turn, why, actions, list, end] = ["check__ring", "check__turn", "check__why", "check__actions", "viewer__list", "check__end"].map(part);
  const [place, said, range] = ["viewer__place", "viewer__said", "viewer__range"].map(part);
  const buttons = [...section.querySelectorAll("[data-move]")];
  const play = part("check__play");
  let record = null;
  let step = 0;
  let now = null; // how it stands there, as the desk said
  let former = null; // what was played before the reader played another card

  function open(wanted, at) {
    const plays = wanted.plays.map(cardOf);
    return show({ ...wanted, plays }, Math.min(at, plays.length), null);
  }

  // What was pasted is read by the desk. A deal in which something went wrong is only replayed, and told in full.
  async function openText(text) {
    const answer = await ask({ ask: "play", text });
    if (!answer) return false;
    if (answer.error?.position === "incidents") return replay(text);
    if (!answer.error) await take(answer, { plays: answer.record.plays.map(cardOf) }, null);
    else wrong(answer.error);
    return !answer.error;
  }

  async function replay(text) {
    const answer = await ask({ ask: "replay", text });
    if (answer?.error) wrong(answer.error);
    if (!answer || answer.error) return false;
    close();
    end.replaceChildren(...(await replayedOf(answer)));
    return true;
  }

  function close() {
    play.hidden = true;
    end.replaceChildren();
  }

  // Asks how the deal stands at a step. A record whose card is refused is kept up to that card.
  async function show(next, at, before) {
    const answer = await ask({ ask: "play", text: { ...next, plays: next.plays.slice(0, at) } });
    if (!answer) return false;
    if (answer.error) {
      await fault(answer.error);
      return false;
    }
    await take(answer, next, before);
    return true;
  }

  async function take(answer, next, before) {
    const { plays, ...rest } = answer.record;
    const refused = answer.refused;
    step = plays.length;
    record = { ...rest, plays: refused ? plays.map(cardOf) : next.plays };
    former = before;
    now = answer;
    const acting = turn.contains(document.activeElement);
    await draw();
    if (acting) (turn.querySelector(".pick:not(.pick--not)") ?? turn.querySelector("button") ?? section.querySelector("[data-move=card-back]")).focus();
    if (refused) await refuse(refused, `Play ${refused.play}: `);
    stood({ record, step, yaml: answer.yaml });
  }

  async function draw() {
    const stand = standOf(now);
    const face = (number) => cardFace(plain(record.plays[number - 1]));
    play.hidden = false;
    why.textContent = "";
    ringPlace.replaceChildren(ringOf({ ...now, said: saidBefore(now) }));
    tableOf(ringPlace, { unit: "trick", units: "tricks", steps: record.plays.map(() => ({})), kinds: {} }, face)(stand);
    turn.replaceChildren(...turnOf(now, { played: plain(record.plays[step] ?? ""), play: put, refuse, bid: bidNow, name, choose, pass }));
    place.textContent = stand.number ? `Trick ${stand.number}, card ${stand.laid}` : "Before the first card";
    said.textContent = saidAt(now, stand);
    range.max = record.plays.length;
    range.value = step;
    range.setAttribute("aria-valuetext", place.textContent);
    for (const button of buttons) button.setAttribute("aria-disabled", String(toStep(button.dataset.move) === step));
    drawTricks(stand);
    drawActions();
    end.replaceChildren(...(await settledOf(now)));
  }

  function drawTricks(stand) {
    list.replaceChildren(...tricksOf(now));
    listOf(list, (at) => show(record, at, former)).draw(stand);
  }

  function drawActions() {
    const acts = [["Change the hands", () => change(record)]];
    if (former) acts.unshift(["Back to what was played before", () => show(former, former.plays.length, null)]);
    if (step === 0 && (record.passes || record.bids)) acts.unshift(["Again from the deal", again]);
    actions.replaceChildren(...acts.map(([text, act]) => {
      const button = element("button", "book-button book-button--quiet", text);
      button.type = "button";
      button.addEventListener("click", act);
      return button;
    }));
  }

  function toStep(move) {
    const size = record.seats.length;
    return Math.max(0, Math.min(record.plays.length, MOVES[move](step, { size, last: record.plays.length })));
  }

  // The card that was played here leads on; any other ends what followed.
  function put(card) {
    if (record.plays[step] === card) return show(record, step + 1, former);
    const before = step < record.plays.length ? record : former;
    return show({ ...record, plays: [...record.plays.slice(0, step), card] }, step + 1, before);
  }

  // A bid that is refused has its reason and its place, as a card has.
  async function fault(error) {
    if (error.bid === undefined || play.hidden) return wrong(error);
    return refuse(error);
  }

  async function refuse({ card, bid, seat, reason, cites }, where = "") {
    const places = await cited(cites);
    const words = `${where}${seat ?? now.turn} may not ${card ? `play the ${cardName(card)}` : `bid ${bid}`}`;
    why.replaceChildren(element("strong", "", words), `: ${withSigns(reason)}. `, places);
  }

  function again() {
    const { passes, bids, suit, ...dealt } = record;
    return show({ ...dealt, plays: [] }, 0, former);
  }

  const changed = (more) => show({ ...record, ...more }, step, former);
  const bidNow = (amount) => changed({ bids: { ...record.bids, [now.turn]: amount } });
  const name = (suit) => changed({ suit });
  const choose = (slam) => changed({ slam });
  const pass = (passing) => passingIn(turn, { ...now, passing }, (passes) => changed({ passes }));

  for (const button of buttons) button.addEventListener("click", () => toStep(button.dataset.move) !== step && show(record, toStep(button.dataset.move), former));
  range.addEventListener("change", () => show(record, Number(range.value), former));
  return { open, openText, close };
}

// A joker that obliges is a joker all the same.
const plain = (card) => card.replace("!", "");
