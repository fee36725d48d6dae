// A deal settled by the new rule and by its parent: a sample that can be changed.

import { countsField, SEATS } from "../desk/forms.js";
import { inWords, settledRow } from "../desk/postings.js";
import { cardFields, requestFor } from "../desk/settle/fields.js";
import { citing, marks } from "../desk/text-parts.js";
import { element, link } from "../elements.js";

const SAMPLE = [1, 2, 4, 6];

export class Deal {
  #ask;
  #games;
  #form = element("form", "desk-form");
  #result = element("div");
  #said = element("p", "vh"); // the result in a sentence, for screen readers
  #asked = null;
  #beside = null;
  #wanted = null;
  #fields = [];

  constructor(ask, games) {
    [this.#ask, this.#games] = [ask, games];
    this.element = element("div", "", this.#form, this.#said, this.#result);
    this.#said.setAttribute("role", "status");
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.#form.addEventListener("input", () => this.#settle());
  }

  // Settle the deal by a rule and by its parent.
  async put(asked, beside) {
    [this.#asked, this.#beside] = [asked, beside];
    const wanted = await this.#ask({ ask: "wanted", ...asked });
    if (!wanted) return undefined;
    if (wanted.error) return this.#refuse(wanted.error);
    if (JSON.stringify(wanted) !== JSON.stringify(this.#wanted)) this.#lay(wanted);
    return this.#settle();
  }

  // A field for the hearts, and one for each other card that counts, with sample values.
  #lay(wanted) {
    const seats = SEATS.slice(0, wanted.players);
    const last = wanted.players - 1;
    const values = wanted.players === SAMPLE.length ? SAMPLE : seats.map((_, place) => (place === last ? wanted.hearts - last : 1));
    const hearts = wanted.hearts ? [countsField({ name: "took", label: "Hearts taken", seats, total: wanted.hearts, values })] : [];
    const cards = cardFields(wanted.hearts ? wanted.cards : wanted.which, seats);
    cards.forEach((field, place) => field.write(seats[(place + 1) % seats.length]));
    this.#wanted = wanted;
    this.#fields = [...hearts, ...cards];
    this.#form.replaceChildren(...this.#fields.map((field) => field.element));
  }

  async #settle() {
    const { players, hearts: byNumber } = this.#wanted;
    const [hearts, cards] = [this.#fields.filter(({ code }) => !code), this.#fields.filter(({ code }) => code)];
    const said = { players, byNumber, hearts: hearts[0]?.read() ?? [], cards: cards.map((field) => ({ code: field.code, seat: field.read() })) };
    const request = { ...requestFor(this.#asked, this.#wanted, said), dealer: SEATS[0] };
    const mine = await this.#ask({ ...request, ...this.#asked });
    const theirs = Object.hasOwn(this.#games, this.#beside) && (await this.#ask({ ...request, id: this.#beside }));
    if (mine) this.#show(mine, theirs, await citing());
  }

  #show(mine, theirs, citations) {
    if (mine.error) return this.#refuse(mine.error);
    const rows = [settledRow("Under your rules", mine, citations)];
    if (theirs && !theirs.error) {
      const { title, href } = this.#games[this.#beside];
      rows.push(settledRow(link(title, href), theirs, citations, this.#beside.split("/")[0]));
    }
    const list = element("ul", "settled-beside__games", ...rows);
    this.#say(`Under your rules: ${inWords(mine)}`);
    return this.#result.replaceChildren(...marks(list), list);
  }

  #refuse({ message }) {
    this.#say(message);
    this.#result.replaceChildren(element("p", "amiss", message));
  }

  // Do not repeat the same words.
  #say(words) {
    if (this.#said.textContent !== words) this.#said.textContent = words;
  }
}
