// References: a number in the text opens its note beside it, by tap, by click and by focus. Without this script it leads to
// the note at the end of the page.

import { element } from "./elements.js";

const MARK = "a.ref";
let shown = null; // {mark, box}
let pressed = null; // the number whose note was open when the pointer went down

function hide() {
  if (!shown) return;
  shown.mark.removeAttribute("aria-expanded");
  shown.box.remove();
  shown = null;
}

// A line for each statement: the place, which is a link, and what it says.
function lines(note) {
  return [...note.querySelectorAll(".cite")].map((cite) => {
    const link = cite.cloneNode(true);
    link.removeAttribute("title");
    return element("span", "ref-note__one", link, " ", cite.dataset.told ?? cite.title);
  });
}

function show(mark) {
  if (shown?.mark === mark) return;
  hide();
  const note = document.getElementById(mark.hash.slice(1));
  if (!note) return;
  const box = element("span", "ref-note", ...lines(note));
  mark.after(box);
  mark.setAttribute("aria-expanded", "true");
  shown = { mark, box };
  place(mark, box);
}

// Below the number and within the page; on a phone the stylesheet sets it at the foot of the screen.
function place(mark, box) {
  const [at, from] = [mark.getBoundingClientRect(), (box.offsetParent ?? document.body).getBoundingClientRect()];
  const left = Math.max(8, Math.min(at.left - 16, document.documentElement.clientWidth - box.offsetWidth - 8));
  box.style.left = `${left - from.left}px`;
  box.style.top = `${at.bottom - from.top}px`;
}

document.addEventListener("pointerdown", ({ target }) => {
  pressed = shown?.mark.contains(target) ? shown.mark : null;
  if (shown && !pressed && !shown.box.contains(target)) hide();
});
document.addEventListener("focusin", ({ target }) => {
  const mark = target.closest(MARK);
  if (mark) show(mark);
  else if (!shown?.box.contains(target)) hide();
});
document.addEventListener("click", (event) => {
  const mark = event.target.closest(MARK);
  if (!mark || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (pressed === mark) hide();
  else if (!event.detail && shown?.mark === mark) shown.box.querySelector("a")?.focus(); // by the keyboard
  else show(mark);
  pressed = null;
});
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !shown) return;
  shown.mark.focus();
  hide();
});
