// A quarrel asked with the reader's own numbers, on its own page: its form, and the answers in place of the page's.

import { button, element, QUIET } from "../elements.js";
import { answers } from "./answers.js";
import { cardField, cardsBySeatField, cardsField, choiceField, countsField, numberField, SEATS, someField, textField } from "./forms.js";
import { everyGame } from "./games.js";
import { asAnswered, housed, own } from "./own/game.js";
import { asker, soon } from "./progress.js";
import { linkButton, ofLink } from "./links.js";
import { citing } from "./text.js";

const USUAL = 4; // players, where nothing counts them

// The answers that the page is printed with, which can be put back.
function printed() {
  const heading = document.getElementById("answers");
  const words = [...heading.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  const said = words.data;
  const own = [...document.querySelectorAll(":is(article, .md-content__inner) > :is(section.answer, details:is(#elsewhere, #options, #houses))")];
  const place = document.createComment("answers");
  own[0]?.before(place);
  if (!own.length) heading.after(place);
  let shown = own;
  const told = document.querySelector(".table-told"); // with which numbers the page is printed
  const show = (parts, heading) => {
    if (told) told.hidden = parts !== own;
    shown.forEach((each) => each.remove());
    place.after(...parts);
    shown = parts;
    words.data = heading;
    document.dispatchEvent(new CustomEvent("answered", { detail: { own: parts === own } }));
  };
  const wait = (waiting) => shown.forEach((each) => each.classList.toggle("answer--former", waiting));
  return { show, wait, reset: () => shown !== own && show(own, said), head: heading };
}

// How a field of each kind reads as the text that the engine is asked with, and back.
function fieldOf(said, players) {
  const seats = SEATS.slice(0, players);
  switch (said.kind) {
    case "number":
      return numberField(said);
    case "counts": {
      const values = said.default.split(",");
      const made = countsField({ ...said, seats: values, values, grows: true });
      return { ...made, read: () => made.read().join(","), write: (text) => typeof text === "string" && made.write(text.split(",")) };
    }
    case "word":
      return choiceField({ ...said, choices: said.words, many: said.words.length > 3 });
    case "seat": {
      const choices = [...SEATS.slice(0, Math.max(players, USUAL)).map((seat) => [seat, seat]), ["last", "the last"]];
      return choiceField({ ...said, choices, many: choices.length > 7 });
    }
    case "seats": {
      const made = someField({ ...said, choices: seats.map((seat) => [seat, seat]), values: said.default.split(",") });
      return { ...made, read: () => made.read().join(",") || "none", write: (text) => typeof text === "string" && made.write(text.split(",")) };
    }
    case "card":
      return cardField(said);
    case "cards":
      return cardsField(said);
    case "cards-by-seat":
      return cardsBySeatField({ ...said, seats });
    default:
      return textField(said);
  }
}

export async function mount(place) {
  const form = JSON.parse(place.dataset.deskForm);
  const [games, citations] = await Promise.all([everyGame(), citing()]);
  const mine = own();
  if (mine) games.set(asAnswered(mine), mine); // as a house answers, so does he
  const page = printed();
  const { line, ask, can } = asker();
  const counted = form.find(({ kind }) => kind === "counts");
  const told = form.find(({ name }) => name === "players");
  const players = counted ? counted.default.split(",").length : Number(told?.default) || USUAL;
  const fields = form.map((said) => fieldOf(said, Math.min(players, SEATS.length)));
  const said = () => Object.fromEntries(fields.map((field) => [field.name, field.read()]));
  // What is not as the page asks it: a game that the page's own numbers do not fit is asked with others that do.
  const changed = () => Object.fromEntries(Object.entries(said()).filter(([name, text]) => text !== usual[name]));
  const usual = said();
  const amiss = element("p", "field__fault");
  amiss.setAttribute("role", "status");
  let asked = false, toAnswers = false;

  const put = soon(async () => {
    page.wait(true); // what is still shown is the answer to what was asked before
    const found = await ask({ ask: "sides", situation: place.dataset.deskQuarrel, set: changed(), ...housed(mine) });
    page.wait(false);
    fields.forEach((field) => field.fault());
    amiss.textContent = "";
    if (!found || !asked) return;
    if (found.error) {
      const { message, hint } = found.error;
      const named = fields.find(({ name }) => message.startsWith(`${name}: `));
      const field = named ?? (/^\d/.test(message) ? fields.find(({ name }) => name === counted?.name) : null); // what is counted
      const text = `${named ? message.slice(named.name.length + 2) : message}${hint ? `; ${hint}` : ""}`;
      if (field) field.fault(text);
      else amiss.textContent = text;
      page.reset();
      return;
    }
    const { words, parts } = answers(found, games, citations);
    page.show(parts, `${words} to your own case `);
    reset.disabled = false;
    if (toAnswers) page.head.scrollIntoView({ block: "start" });
    toAnswers = false;
  });
  const act = (at) => {
    asked = true;
    put(at);
  };
  const reset = button("Back to the page’s own", () => {
    asked = false;
    form.forEach((each, at) => fields[at].write(each.default));
    fields.forEach((field) => field.fault());
    amiss.textContent = "";
    page.reset();
    reset.disabled = true;
  }, QUIET);
  reset.disabled = true;
  const askIt = button("Ask");
  askIt.type = "submit";
  askIt.disabled = !can;
  const made = element("form", "desk-form");
  const acts = element("div", "acts", askIt, reset, linkButton(() => ({ set: changed() })));
  made.append(...fields.map((field) => field.element), acts, amiss, line);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    toAnswers = true;
    if (can) act(0);
  });
  if (can) made.addEventListener("input", (event) => event.target.closest(".field") && act());
  place.append(made);

  const link = await ofLink();
  if (link?.amiss) amiss.textContent = link.amiss;
  else if (link) fields.forEach((field) => field.write(link.set?.[field.name]));
}
