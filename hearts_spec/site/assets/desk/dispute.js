// A dispute asked with the reader's own numbers: the form, and the new answers in place of the printed ones.

import { button, element, QUIET } from "../elements.js";
import { answers } from "./answers.js";
import { cardField, cardsBySeatField, cardsField, choiceField, countsField, numberField, SEATS, someField, textField } from "./forms.js";
import { everyGame } from "./games.js";
import { asAnswered, housed, own } from "./user-rules/game.js";
import { asker, soon } from "./progress.js";
import { linkButton, ofLink } from "./links.js";
import { citing } from "./text-parts.js";

const USUAL = 4; // players, if no field counts them

// The printed answers, which can be put back.
function printed() {
  const heading = document.getElementById("answers");
  const words = [...heading.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  const said = words.data;
  const own = [...document.querySelectorAll(".stand, .ledger")];
  const places = own.map((each) => {
    const place = document.createComment("answers");
    each.before(place);
    return place;
  });
  let shown = own;
  const told = document.querySelector(".table-told"); // the numbers that the page is printed with
  const show = (parts, heading) => {
    if (told) told.hidden = parts !== own;
    shown.forEach((each) => each.remove());
    if (parts === own) own.forEach((each, at) => places[at].after(each));
    else places[0].after(...parts);
    shown = parts;
    words.data = heading;
    document.dispatchEvent(new CustomEvent("answered", { detail: { own: parts === own } }));
  };
  const wait = (waiting) => shown.forEach((each) => each.classList.toggle("answer--former", waiting));
  return { show, wait, reset: () => shown !== own && show(own, said), head: heading };
}

// A field of each kind; it reads and writes the text that the engine is asked with.
export function fieldOf(said, players) {
  const seats = SEATS.slice(0, players);
  switch (said.kind) {
    case "number":
      return numberField(said);
    case "counts": {
      const values = said.default.split(",");
      const made = countsField({ ...said, seats: SEATS.slice(0, values.length), values, grows: true });
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
    case "calls":
    case "tricks":
      return textField(said);
  }
}

export async function mount(place) {
  const [games, citations, link] = await Promise.all([everyGame(), citing(), ofLink()]);
  const mine = own();
  if (mine) games.set(asAnswered(mine), mine); // answers name it like a house rule
  new Quarrel(place, { games, citations, mine }).fill(link);
}

// The number of players: counted by a field, named in one, or the usual one.
export function playersOf(form, counted) {
  const told = form.find(({ name }) => name === "players");
  const players = counted ? counted.default.split(",").length : Number(told?.default) || USUAL;
  return Math.min(players, SEATS.length);
}

class Quarrel {
  #quarrel;
  #ask;
  #can;
  #told; // {games, citations, mine}
  #page = printed();
  #printed; // the page's own numbers, as its form gives them
  #usual; // the same, as the fields read them
  #fields;
  #counted; // the field that counts by seat, if any
  #reset = button("Back to the page’s own", () => this.#toPrinted(), QUIET);
  #amiss = element("p", "field__fault");
  #asked = false;
  #toAnswers = false; // scroll to them: the reader asked

  constructor(place, told) {
    const { line, ask, can } = asker();
    [this.#quarrel, this.#ask, this.#can, this.#told] = [place.dataset.deskQuarrel, ask, can, told];
    this.#printed = JSON.parse(place.dataset.deskForm);
    const counted = this.#printed.find(({ kind }) => kind === "counts");
    const players = playersOf(this.#printed, counted);
    this.#counted = counted?.name;
    this.#fields = this.#printed.map((said) => fieldOf(said, players));
    this.#usual = this.#said;
    this.#amiss.setAttribute("role", "status");
    this.#reset.disabled = true;
    place.append(this.#drawn(line));
  }

  // Fill the form from a link.
  fill(link) {
    if (link?.amiss) this.#amiss.textContent = link.amiss;
    else if (link) this.#fields.forEach((field) => field.write(link.set?.[field.name]));
  }

  #drawn(line) {
    const askIt = button("Ask");
    askIt.type = "submit";
    askIt.disabled = !this.#can;
    const acts = element("div", "acts", askIt, this.#reset, linkButton(() => ({ set: this.#changed })));
    const form = element("form", "desk-form", ...this.#fields.map((field) => field.element), acts, this.#amiss, line);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#toAnswers = true;
      if (this.#can) this.#put(0);
    });
    if (this.#can) form.addEventListener("input", (event) => event.target.closest(".field") && this.#put());
    return form;
  }

  get #said() {
    return Object.fromEntries(this.#fields.map((field) => [field.name, field.read()]));
  }

  // Only changed fields are sent, so that a game which the page's numbers do not fit keeps its own.
  get #changed() {
    return Object.fromEntries(Object.entries(this.#said).filter(([name, text]) => text !== this.#usual[name]));
  }

  #put(at) {
    this.#asked = true;
    this.#answer(at);
  }

  #answer = soon(async () => {
    this.#page.wait(true); // these still answer the last question
    const found = await this.#ask({ ask: "sides", situation: this.#quarrel, set: this.#changed, ...housed(this.#told.mine) });
    this.#page.wait(false);
    this.#clearFaults();
    if (!found || !this.#asked) return;
    if (found.error) this.#refuse(found.error);
    else this.#show(found);
  });

  #show(found) {
    const { games, citations } = this.#told;
    const { title, parts } = answers(found, games, citations);
    this.#page.show(parts, `${title} to your own case `);
    this.#reset.disabled = false;
    if (this.#toAnswers) this.#page.head.scrollIntoView({ block: "start" });
    this.#toAnswers = false;
  }

  // Put the page's own answers back, and show the error at its field.
  #refuse({ message, hint }) {
    const named = this.#fields.find(({ name }) => message.startsWith(`${name}: `));
    const field = named ?? (/ add up to \d/.test(message) ? this.#fields.find(({ name }) => name === this.#counted) : null); // an error about the counts
    const text = `${named ? message.slice(named.name.length + 2) : message}${hint ? `; ${hint}` : ""}`;
    if (field) field.fault(text);
    else this.#amiss.textContent = text;
    if (this.#toAnswers) field?.come();
    this.#toAnswers = false;
    this.#page.reset();
  }

  #clearFaults() {
    this.#fields.forEach((field) => field.fault());
    this.#amiss.textContent = "";
  }

  #toPrinted() {
    this.#asked = false;
    this.#printed.forEach((each, at) => this.#fields[at].write(each.default));
    this.#clearFaults();
    this.#page.reset();
    this.#reset.disabled = true;
  }
}
