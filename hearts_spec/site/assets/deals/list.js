// The list of tricks: each card leads to its step, and the card played last is marked.

import { button } from "../elements.js";

export function listOf(section, show) {
  const rows = [...section.querySelectorAll("tr[data-trick]")];
  const cells = new Map([...section.querySelectorAll("td[data-step]")].map((cell) => [Number(cell.dataset.step), cell]));
  for (const [step, cell] of cells) {
    const card = cell.querySelector(".card");
    const made = button("", () => show(step), "line__card");
    made.tabIndex = -1; // the arrow keys do the same, without a tab stop for each card
    card.replaceWith(made);
    made.append(card);
  }
  let now;
  return {
    cardAt: (step) => cells.get(step).querySelector(".card").cloneNode(true),
    draw: ({ step, number }) => {
      now?.removeAttribute("aria-current");
      now = cells.get(step);
      now?.setAttribute("aria-current", "step");
      for (const row of rows) row.classList.toggle("line__now", Number(row.dataset.trick) === number);
    },
  };
}
