// The viewer of a deal: steps by button, key, slider, swipe or list. The markup, the hands and the tricks are on the
// page without it. Each step fires `deal:step` with the deal and the step.

import { keeperOfStep, stepAsked } from "./address.js";
import { dealFrom, MOVES, standAfter } from "./deal.js";
import { listOf } from "./list.js";
import { tableOf } from "./table.js";
import { notesAt, placeOf, saidAt } from "./words.js";

const KEYS = { ArrowLeft: "card-back", ArrowRight: "card-on", Home: "first", End: "last" };
const WITH_SHIFT = { ArrowLeft: "trick-back", ArrowRight: "trick-on" };
const SWIPE = 40;

export function mountViewer(section) {
  const deal = dealFrom(section.dataset.deal);
  const [place, said, range, notes] = ["place", "said", "range", "notes"].map((name) =>
    section.querySelector(`.viewer__${name}`),
  );
  const buttons = [...section.querySelectorAll("[data-move]")];
  const list = listOf(section, (step) => show(step));
  const drawTable = tableOf(section, deal, list.cardAt);
  const keep = keeperOfStep();
  let stand;

  function draw(wanted) {
    stand = standAfter(deal, wanted);
    section.dataset.step = stand.step;
    drawTable(stand);
    list.draw(stand);
    place.textContent = placeOf(deal, stand);
    said.textContent = saidAt(deal, stand);
    notes.replaceChildren(...notesAt(deal, stand));
    range.value = stand.step;
    range.setAttribute("aria-valuetext", place.textContent);
    for (const button of buttons) {
      button.setAttribute("aria-disabled", String(toStep(button.dataset.move) === stand.step));
    }
    section.dispatchEvent(new CustomEvent("deal:step", { bubbles: true, detail: { deal, step: stand.step } }));
  }

  function show(wanted) {
    draw(wanted);
    keep(stand.step);
  }

  function toStep(move) {
    return Math.max(0, Math.min(deal.last, MOVES[move](stand.step, deal)));
  }

  for (const button of buttons) button.addEventListener("click", () => show(toStep(button.dataset.move)));
  range.addEventListener("input", () => show(Number(range.value)));
  section.tabIndex = 0;
  section.setAttribute("role", "group");
  section.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || scrollsAside(event.target)) return;
    const move = (event.shiftKey ? WITH_SHIFT : KEYS)[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    show(toStep(move));
  });
  onSwipe(section.querySelector(".ring"), (on) => show(toStep(on ? "trick-on" : "trick-back")));

  draw(stepAsked());
  openAt(section);
  window.addEventListener("popstate", () => draw(stepAsked()));
}

// Scroll to the table if the page opens at a step, but not when the reader comes back to a scrolled page.
function openAt(section) {
  const board = section.querySelector(".viewer__board");
  if (!stepAsked() || location.hash || window.scrollY) return;
  if (board.getBoundingClientRect().bottom > window.innerHeight) section.scrollIntoView();
}

// In a list wider than the screen the arrow keys scroll the list.
function scrollsAside(element) {
  return element.matches(".scroll") && element.scrollWidth > element.clientWidth;
}

// A swipe to the left goes a trick on, like turning a page.
function onSwipe(table, turn) {
  let from = null;
  table.addEventListener("touchstart", ({ touches }) => { from = touches.length === 1 ? touches[0] : null; }, { passive: true });
  table.addEventListener("touchend", ({ changedTouches }) => {
    if (!from) return;
    const across = changedTouches[0].clientX - from.clientX;
    const down = changedTouches[0].clientY - from.clientY;
    from = null;
    if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0);
  }, { passive: true });
}
