// A deal settled by the rule that is written, beside the game that it changes: a sample, whose hearts can be changed.

import { element, labelled, picking } from "./making.js";

const SEATS = "ABCDEFGHIJ";
const SAMPLE = [1, 2, 4, 6];
const CARD = /^values\.((?:10|[2-9TJQKA])[CDSH]|Joker)$/;

export class Deal {
  #ask;
  #form = element("form", "lab-deal");
  #result = element("div", "lab-deal__result");
  #asked = null;
  #beside = null;
  #shape = "";

  constructor(ask) {
    this.#ask = ask;
    this.element = element("div", "", this.#form, this.#result);
    this.#result.setAttribute("aria-live", "polite");
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.#form.addEventListener("change", () => this.#settle());
  }

  // Puts the deal to a rule, and to the game beside it.
  async put(asked, beside) {
    this.#asked = asked;
    this.#beside = beside;
    const shown = await this.#ask({ ask: "show", ...asked });
    if (shown.error) return this.#result.replaceChildren(element("p", "", shown.error.message));
    this.#lay(shown.values);
    return this.#settle();
  }

  // A field for each player's hearts, and one for each other card that counts.
  #lay(values) {
    const players = values["table.players"]?.value ?? [4];
    const many = Array.isArray(players) ? (players.includes(4) ? 4 : players[0]) : Number(players) || 4;
    const cards = Object.entries(values).filter(([key]) => CARD.test(key) && !key.endsWith("H")).map(([key, { label }]) => [CARD.exec(key)[1], label]);
    const shape = JSON.stringify([many, cards]);
    if (shape === this.#shape) return;
    this.#shape = shape;
    const seats = [...SEATS.slice(0, many)];
    const hearts = seats.map((seat, place) => {
      const field = element("input");
      Object.assign(field, { type: "number", name: seat, min: 0, max: 26, value: many === SAMPLE.length ? SAMPLE[place] : place === many - 1 ? 13 - place : 1 });
      return labelled(seat, field);
    });
    const takers = cards.map(([card, label], place) => {
      const field = picking(seats.map((seat) => [seat, seat]), seats[(place + 1) % many]);
      field.name = card;
      return labelled(label, field);
    });
    const group = element("fieldset", "", element("legend", "", "Hearts taken"), ...hearts);
    this.#form.replaceChildren(group);
    if (takers.length) this.#form.append(element("fieldset", "", element("legend", "", "And who took"), ...takers));
  }

  async #settle() {
    const hearts = {};
    const taken = {};
    for (const field of this.#form.elements) {
      if (field.tagName === "INPUT") hearts[field.name] = Number(field.value);
      else if (field.tagName === "SELECT") taken[field.value] = [taken[field.value], field.name].filter(Boolean).join(" ");
    }
    const said = { ask: "settle", hearts, dealer: "A", ...(Object.keys(taken).length ? { taken } : {}) };
    const mine = await this.#ask({ ...said, ...this.#asked });
    const theirs = this.#beside && (await this.#ask({ ...said, id: this.#beside.id }));
    this.#show(mine, theirs?.error ? null : theirs);
  }

  #show(mine, theirs) {
    if (mine.error) return this.#result.replaceChildren(element("p", "", mine.error.message));
    const seats = Object.keys(mine.net);
    const head = element("tr", "", element("th", "", mine.kind === "points" ? "Points" : "Chips"), ...seats.map((seat) => element("th", "", seat)));
    head.childNodes.forEach((cell) => (cell.scope = "col"));
    const row = (title, { net, pool }, kind) => {
      const name = element("th", "", title);
      name.scope = "row";
      return element("tr", "", name, ...seats.map((seat) => element("td", "", signed(net[seat], kind))), ...(pool.after && kind === "chips" ? [element("td", "", `pool ${pool.after}`)] : []));
    };
    const rows = [row("Yours", mine, mine.kind)];
    if (theirs) rows.push(row(theirs.kind === mine.kind ? this.#beside.title : `${this.#beside.title} (${theirs.kind})`, theirs, theirs.kind));
    return this.#result.replaceChildren(element("table", "lab__net", element("thead", "", head), element("tbody", "", ...rows)));
  }
}

const signed = (number, kind) => (number < 0 ? `−${-number}` : number > 0 && kind === "chips" ? `+${number}` : String(number));
