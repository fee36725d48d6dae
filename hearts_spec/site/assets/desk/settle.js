// Settle a deal: enter who took what, see who pays whom, by one game and by others. The form has only the fields that
// the chosen game needs (`wanted`). A reader's own rule has to be read by the engine first: when it is chosen or, if
// the page opens with it, when the reader asks.

import { button, element, link as linkTo, QUIET } from "../elements.js";
import { entered, keepEntry } from "./entry.js";
import { gameChoice, gamesToSettle } from "./games.js";
import { linkButton, ofLink } from "./links.js";
import { faulty } from "./user-rules/problems.js";
import { brought, meant, own as ownRule, sent, tablesWith, withOwn } from "./user-rules/game.js";
import { readerOf } from "./user-rules/read.js";
import { inWords, moved, settlementTable, upDown } from "./postings.js";
import { asker, soon } from "./progress.js";
import { besideIn } from "./settle/comparison.js";
import { requestFor } from "./settle/fields.js";
import { SettleForm } from "./settle/form.js";
import { refused } from "./settle/refusals.js";
import { citing, marks, told } from "./text-parts.js";

export async function mount(place) {
  const [site, { data: facts }, linked] = await Promise.all([gamesToSettle(), told("facts.json"), ofLink()]);
  const link = entered()?.settle ?? linked;
  const theirs = await brought(link);
  const page = new Settling(place, { site, facts: facts.properties, theirs });
  await page.begin(link, theirs);
}

class Settling {
  #ask;
  #can;
  #isRead; // whether the engine knows the fields of a game
  #choice;
  #form;
  #acts;
  #beside;
  #fault = element("p", "field__fault");
  #result = element("section", "settled");
  #said = element("p", "vh"); // the result in a sentence, for screen readers
  #others = element("section", "settled-beside");
  #asked = false;
  #turn = 0; // counts game changes: late answers are ignored
  #toResult = false; // scroll to the result: the reader asked

  constructor(place, { site, facts, theirs }) {
    const { line, ask, can } = asker();
    const games = withOwn(site, ownRule(), theirs);
    [this.#ask, this.#can] = [ask, can];
    this.#choice = gameChoice(games);
    this.#form = new SettleForm(games, facts);
    this.#isRead = readerOf({
      ask, can, before: "Before a deal is settled", chosen: () => this.#choice.game, hold: (...instead) => this.#hold(...instead),
      again: () => this.#readIt(), refuse: (game, wrong) => this.#refuse(game, wrong),
    });
    this.#beside = besideIn(this.#others, { games, site, ask, again: () => this.#asked && this.#settle(0) });
    this.#fault.setAttribute("role", "status");
    this.#said.setAttribute("role", "status");
    this.#result.setAttribute("aria-label", "Who pays whom");
    this.#others.setAttribute("aria-label", "Compared with the sources");
    place.append(this.#drawn(line), this.#said, this.#result, this.#others);
  }

  // Fill the form from a link, or begin with the reader's game.
  async begin(link, theirs) {
    this.#form.take(link ?? {});
    const known = (link?.game && this.#choice.write(meant(link.game, theirs), link.options)) || this.#choice.begin();
    if (known) await this.#turnTo();
    if (link?.amiss) this.#fault.textContent = link.amiss;
  }

  #drawn(line) {
    const settleIt = button("Settle");
    settleIt.type = "submit";
    settleIt.disabled = !this.#can;
    this.#acts = element("div", "acts", settleIt, button("Clear", () => this.#clear(), QUIET), linkButton(() => this.#read()));
    const form = element("form", "desk-form", this.#choice.element, this.#form.element, this.#acts, this.#fault, line);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#can) this.#submit();
    });
    this.#choice.element.addEventListener("input", async (event) => {
      event.stopPropagation();
      this.#keep();
      const known = await this.#turnTo(true);
      if (this.#asked && known) this.#settle();
    });
    form.addEventListener("input", () => {
      this.#keep();
      if (this.#asked) this.#settle();
    });
    return form;
  }

  // The form as a link carries it.
  #read() {
    const { players, byNumber, values, names } = this.#form;
    const named = names.some(Boolean) ? { names } : {};
    return { ...sent(this.#choice.game), options: this.#choice.options, players, byNumber, ...named, fields: values };
  }

  #keep() {
    keepEntry({ settle: { ...this.#read(), fields: this.#form.entered } });
  }

  #clear() {
    this.#asked = false;
    keepEntry({ settle: null });
    this.#form.clear();
    this.#said.textContent = "";
    this.#result.replaceChildren();
    this.#others.replaceChildren();
    this.#fault.textContent = "";
  }

  async #submit() {
    const { game, options } = this.#choice;
    if (game.house && !game.learned) return this.#turnTo(true);
    this.#asked = true;
    if (this.#form.tables === game.tables && Object.keys(options).length) await this.#turnTo();
    this.#form.forgetLink();
    this.#toResult = true;
    return this.#settle(0);
  }

  // Show the fields of the chosen game: known to the page or, with options, only to the engine. A reader's own rule is
  // read only after the reader `acted`. Returns whether the fields are known and the game is still chosen.
  async #turnTo(acted = this.#asked) {
    const { game, options } = this.#choice;
    const turn = ++this.#turn;
    if (!(await this.#isRead(game, acted))) return false;
    const agreed = this.#asked && Object.keys(options).length;
    const tables = (agreed && (await tablesWith(game, options, this.#ask))) || game.tables;
    if (turn !== this.#turn) return false;
    this.#form.turnTo(tables);
    this.#acts.hidden = false;
    if (!this.#asked) this.#result.replaceChildren();
    return true;
  }

  async #readIt() {
    if (await this.#turnTo(true)) this.#form.element.focus({ preventScroll: true }); // its button is gone
  }

  // Until the engine has read a reader's own rule, there is no form and no result.
  #hold(...instead) {
    this.#acts.hidden = true;
    this.#result.replaceChildren();
    this.#others.replaceChildren();
    this.#fault.textContent = "";
    this.#form.hold(...instead);
  }

  #settle = soon(async (isLast) => {
    const now = this.#form.said;
    const { game, options } = this.#choice;
    const still = () => this.#asked && this.#choice.game === game; // the form may be cleared while the engine answers
    const request = requestFor(game, this.#form.wanted, now);
    const asked = this.#ask({ ...request, set: { ...options, ...request.set } });
    const [found, citations] = await Promise.all([asked, citing()]);
    this.#form.clearFaults();
    this.#fault.textContent = "";
    if (!found || !still()) return;
    if (found.error) return this.#refuse(game, found.error);
    this.#show(game, found, citations);
    await this.#beside(game, now, () => isLast() && still());
  });

  // Show an error at its field or, for a reader's own rule, in place of the result.
  #refuse(game, error) {
    const wrong = game.house && error.faults;
    const field = wrong ? null : this.#form.fault(error);
    if (!wrong && !field) this.#fault.replaceChildren(...refused(error));
    if (this.#toResult) field?.come();
    this.#toResult = false;
    this.#result.replaceChildren(...(wrong ? [faulty(error)] : []));
    this.#others.replaceChildren();
  }

  #show(game, found, citations) {
    const head = element("h2", "", `By ${game.name}`);
    head.id = "settled";
    const why = moved(found.moved, found.kind, citations, game.id.split("/")[0], true);
    const way = element("p", "settled__way", "See ", linkTo("the whole of its rules", game.href), ".");
    this.#result.replaceChildren(head, ...upDown(found.net, found.kind), settlementTable(found), ...marks(...why), ...why, way);
    this.#said.textContent = `${head.textContent}: ${inWords(found)}`;
    if (this.#toResult) this.#result.scrollIntoView({ block: "nearest" });
    this.#toResult = false;
  }
}
