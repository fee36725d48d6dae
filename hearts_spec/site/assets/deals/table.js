// The table of a deal: the cards left in each hand, the trick in the middle, and what each player has taken.

import { element } from "../elements.js";
import { counted } from "./deal.js";
import { mark } from "./words.js";

export function tableOf(section, deal, cardAt) {
  const table = section.querySelector(".ring");
  const held = [...table.querySelectorAll("[data-card]")];
  const slots = [...table.querySelectorAll("[data-slot]")];
  const lead = table.querySelector(".ring__lead");
  const counts = [...table.querySelectorAll("[data-seat]")].map((place) => {
    const count = element("span", "ring__count");
    place.querySelector(".hand__seat").append(count);
    return [place.dataset.seat, count];
  });

  return (stand) => {
    const gone = new Set(stand.played.map(([, card]) => card));
    for (const card of held) card.classList.toggle("gone", gone.has(card.dataset.card));
    for (const [seat, count] of counts) count.textContent = counted(deal, stand.taken[seat]);
    lead.hidden = stand.step > 0;
    const first = stand.step - stand.laid;
    const stepsOf = (seat) => stand.played.flatMap(([by], place) => (place >= first && by === seat ? [place + 1] : []));
    for (const slot of slots) {
      const won = stand.over && stand.trick.winner === slot.dataset.slot;
      const steps = stepsOf(slot.dataset.slot);
      slot.classList.toggle("slot--won", won);
      slot.classList.toggle("slot--now", steps.at(-1) === stand.step);
      slot.replaceChildren(...laidIn(slot.dataset.slot, steps, won));
    }
  };

  function laidIn(seat, steps, won) {
    if (!steps.length) return [];
    const card = element("span", "slot__card");
    card.append(element("span", "vh", `${seat}: `), ...steps.flatMap((step) => [" ", cardAt(step)]).slice(1));
    if (won) card.append(element("span", "star", "★"));
    const { kind } = deal.steps[steps.at(-1) - 1];
    return kind ? [card, mark(kind, deal.kinds[kind].word)] : [card];
  }
}
