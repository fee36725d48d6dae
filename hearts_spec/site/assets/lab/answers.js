// What the file amounts to: its errors, or its summary, its changes, the disputes it decides otherwise, and a settled
// deal.

import { upDown } from "../desk/postings.js";
import { asker } from "../desk/progress.js";
import { citing, marks } from "../desk/text-parts.js";
import { rememberDepartures } from "../desk/user-rules/answers.js";
import { button, element, firmness, heading, link, QUIET, ticked } from "../elements.js";
import { Deal } from "./deal.js";
import { kept, OWN } from "./storage.js";

const FEW = 6; // disputes shown before the rest is folded
const PATIENCE = 20_000;

const counted = (number, thing) => `${number === 1 ? "one" : number} ${thing}${number === 1 ? "" : "s"}`;

// How two answers may differ, in order of importance, in the engine's words.
const PARTS = {
  answer: "with a different answer",
  figures: "with the same answer, but different figures",
  telling: "with the same answer in other words",
};

// The disputes by kind of difference: [{word, says, some}].
const grouped = (found) =>
  Object.entries(PARTS).map(([word, says]) => ({ word, says, some: found.filter(({ parts }) => parts === word) }))
    .filter(({ some }) => some.length).map(({ says, ...rest }) => ({ ...rest, says: `${rest.some.length} ${says}` }));

// An answer beside another. If both say the same, add what follows; if that is equal too, who is up or down.
function answered(name, { says, follows, net, unit, firm, arises }, other) {
  const alike = says === other.says;
  const parts = [says, " ", ...(arises ? [firmness(firm)] : [])];
  if (alike && follows !== other.follows) parts.push(element("p", "lab__follows", follows));
  else if (alike) parts.push(...upDown(net, unit));
  return [element("dt", "", name), element("dd", "", ...parts)];
}

const listOf = (lines) => element("ul", "lab__quarrels", ...lines);
const folded = (says, lines) => element("details", "more", element("summary", "", says), listOf(lines));

export class Answers {
  onFaults = () => {};
  onTold = () => {};
  #data;
  #go;
  #turn = 0;
  #status = element("p", "lab__status");
  #sum = element("span");
  #faults = element("ul", "lab-faults");
  #told = element("div");
  #differs = element("div");
  #departs = element("div");
  #found = element("div", "lab__found");
  #asker = asker(PATIENCE);

  constructor(data, go) {
    this.#data = data;
    this.#go = go;
    this.#status.setAttribute("role", "status");
    this.deal = new Deal(this.#asker.ask, data.games);
    this.#found.append(
      element("h2", "", "Summary"), this.#told,
      element("h2", "", "What it changes"), this.#differs,
      element("h2", "", "A deal settled"), this.deal.element,
      element("h2", "", "Disputes with a different answer"), this.#departs,
    );
    this.element = element("section", "lab__answers", this.#status, this.#asker.line, this.#faults, this.#found);
    this.element.setAttribute("aria-label", "Results");
    this.element.id = "lab-answers";
    this.element.tabIndex = -1;
    // If the answers are far below the rules, this keeps the result in sight, with a link to them.
    this.sum = element("p", "lab__sum", this.#sum, " ", link("See the results", "#lab-answers"));
    this.#found.hidden = true;
  }

  // The old result no longer holds.
  wait() {
    this.#sum.textContent = "A moment …";
  }

  // Ask about a text, unless a later one comes first.
  async show(text) {
    const turn = ++this.#turn;
    const asked = { id: OWN, house: text };
    const found = async (request) => {
      const answer = await this.#asker.ask(request);
      if (turn !== this.#turn) return null;
      if (!answer) this.#none();
      return answer;
    };
    const faults = await found({ ask: "check", text, file: OWN });
    if (!faults) return;
    const wrong = Array.isArray(faults) ? faults : [{ line: 1, column: 1, ...faults.error }];
    this.#wrong(wrong);
    if (wrong.length) return;
    const told = await found({ ask: "told", ...asked });
    if (!told) return;
    this.#found.hidden = false;
    this.#tell(told);
    this.onTold(told);
    const differs = await found({ ask: "differs", ...asked });
    if (!differs) return;
    this.#change(differs);
    await this.deal.put(asked, differs.extends);
    const departs = await found({ ask: "departs", ...asked });
    if (!departs) return;
    this.#quarrel(departs, differs);
    if (!Array.isArray(departs)) return;
    this.#comesTo(differs.rows.length, departs);
    if (!differs.error && text === kept()) rememberDepartures(text, differs.extends, departs, await citing());
  }

  // The engine has not answered; its line says why.
  #none() {
    this.#sum.textContent = this.#status.textContent = "No result.";
    this.#faults.replaceChildren();
  }

  // Show the result in a few words.
  #comesTo(rules, quarrels) {
    const said = rules ? `It changes ${counted(rules, "rule")}.` : "No changes yet.";
    const parted = grouped(quarrels).map(({ says }) => says).join("; ");
    this.#sum.textContent = parted ? `${said} Disputes: ${parted}.` : said;
    this.#status.textContent = `No errors. ${this.#sum.textContent}`;
  }

  #wrong(faults) {
    this.onFaults(faults);
    this.#status.className = faults.length ? "lab__status lab__status--wrong" : "lab__status";
    this.#found.classList.toggle("lab__found--before", faults.length > 0);
    this.#status.textContent = !faults.length ? "No errors." : faults.length === 1 ? "1 error." : `${faults.length} errors.`;
    this.#sum.textContent = this.#status.textContent;
    if (faults.length && !this.#found.hidden) this.#status.textContent += " The results below are from before.";
    this.#faults.replaceChildren(...faults.map((fault) => {
      const where = button(`Line ${fault.line ?? 1}`, () => this.#go(fault), QUIET);
      const line = element("li", "", where, " ", element("span", "lab-faults__what", ...ticked(fault.message)));
      if (fault.hint) line.append(element("span", "lab-faults__hint", ...ticked(fault.hint)));
      return line;
    }));
  }

  #tell({ told, error }) {
    if (error) this.#told.replaceChildren(element("p", "", error.message));
    else this.#told.replaceChildren(element("ol", "lab__told", ...told.map(({ text }) => element("li", "", text))));
  }

  #change({ id, extends: parent, rows, error }) {
    if (error) return this.#differs.replaceChildren(element("p", "", error.message));
    if (!rows.length) return this.#differs.replaceChildren(element("p", "", "No changes yet."));
    const theirs = this.#data.games[parent];
    const head = element("tr", "", ...["Rule", "Yours", theirs ? link(theirs.title, theirs.href) : parent].map((words) => heading("col", "", words)));
    const said = ({ value, text }) => (value === null ? "–" : value === "silent" ? "not said" : text);
    const lines = rows.map(({ label, values }) =>
      element("tr", "", heading("row", "", label), element("td", "", said(values[id])), element("td", "", said(values[parent]))));
    const table = element("table", "lab__changes", element("thead", "", head), element("tbody", "", ...lines));
    this.#differs.replaceChildren(table);
    return undefined;
  }

  #quarrel(found, { extends: parent, error }) {
    if (found.error) return this.#departs.replaceChildren(element("p", "", error ? "It extends no other game." : found.error.message));
    const theirs = this.#data.games[parent]?.title ?? parent;
    const line = ({ situation, question, own, parent: other }) => {
      const href = this.#data.quarrels[situation];
      const answers = element("dl", "", ...answered("Yours", own, other), ...answered(theirs, other, own));
      return element("li", "", element("p", "", href ? link(question, href) : question), answers);
    };
    if (!found.length) return this.#departs.replaceChildren(element("p", "", "No dispute on this site gets a different answer."));
    const parts = grouped(found).flatMap(({ word, says, some }) => {
      const lines = some.map(line);
      if (word !== "answer") return [folded(says, lines)];
      return [element("h3", "", says), listOf(lines.slice(0, FEW)), ...(lines.length > FEW ? [folded(`${lines.length - FEW} more`, lines.slice(FEW))] : [])];
    });
    return this.#departs.replaceChildren(...marks(...parts), ...parts);
  }
}
