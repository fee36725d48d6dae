// The answer of one game on the page of a dispute, which has those of all.

import { element, firmness } from "./elements.js";

const names = (attribute) => (attribute ?? "").split(" ").filter(Boolean);
const copies = (from, selector) => [...(from?.querySelectorAll(selector) ?? [])].map((each) => each.cloneNode(true));

// The page's answer for a game with the options agreed on, as a new element: its row, or the reason it has none, or what
// the options change; null if the page knows no such game.
export function answerIn(page, id, options = {}) {
  const rowsOf = (within) => [...page.querySelectorAll(within)].filter((row) => names(row.dataset.rules).includes(id));
  const [row] = rowsOf(".answer [data-rules]");
  const [unanswered] = rowsOf("[data-unanswered]");
  const wanted = Object.entries(options).map(([name, choice]) => `${name}=${choice}`);
  const changed = rowsOf("[data-choices]").filter((each) => names(each.dataset.choices).some((one) => wanted.includes(one)));
  const box = element("div", "mine__answer");
  if (changed.length) {
    for (const each of changed) {
      const says = element("p", "mine__says");
      says.append(...[...each.querySelector(".otherwise__says").cloneNode(true).childNodes]);
      says.append(" ", firmness("option"));
      box.append(says, ...copies(each, ".up-down"));
    }
  } else if (row) {
    const side = row.closest(".answer");
    const sequel = row.closest(".sequel");
    const own = sequel.querySelector(":scope > .answer__says");
    const head = (own ?? side.querySelector("h3")).cloneNode(true);
    head.querySelectorAll(".answer__count, .headerlink").forEach((each) => each.remove());
    const says = element("p", "mine__says");
    says.append(...head.childNodes, " ", ...copies(row, ".given .firm"), " ", ...copies(row, ".given .rules__cites"));
    const parts = copies(row, ".given__parts");
    box.append(says, ...(parts.length ? parts : copies(sequel, ":scope > .answer__follows")), ...copies(sequel, ":scope > .up-down"));
    box.append(...copies(row, ".given .badge--doubt"));
  } else if (unanswered) {
    const says = element("p", "mine__says", unanswered.dataset.unanswered);
    says.dataset.none = "";
    box.append(says, element("p", "answer__follows", unanswered.querySelector(".unanswered__why").textContent));
  } else {
    return null;
  }
  return box;
}
