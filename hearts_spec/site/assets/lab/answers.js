// What comes of the file: what is wrong with it, or how it is told, what it changes, which quarrels it decides otherwise,
// and a deal settled.

import { DeskError, open as desk } from "../desk/desk.js";
import { progress } from "./progress.js";
import { button, element, link } from "./making.js";
import { Deal } from "./deal.js";

const FILE = "mine.yml";
const FEW = 6; // quarrels that are shown before the rest is folded
const PATIENCE = 20_000;

export class Answers {
  onFaults = () => {};
  #data;
  #go;
  #turn = 0;
  #status = element("p", "lab__status");
  #faults = element("ul", "lab-faults");
  #told = element("div");
  #differs = element("div");
  #departs = element("div");
  #found = element("div", "lab__found");
  #way = progress(() => desk().cancel());

  constructor(data, go) {
    this.#data = data;
    this.#go = go;
    this.#status.setAttribute("role", "status");
    this.deal = new Deal((request) => this.#ask(request));
    this.#found.append(
      element("h2", "", "How it is told"), this.#told,
      element("h2", "", "What it changes"), this.#differs,
      element("h2", "", "A deal settled"), this.deal.element,
      element("h2", "", "Quarrels it decides otherwise"), this.#departs,
    );
    this.element = element("section", "lab__answers", this.#status, this.#way.element, this.#faults, this.#found);
    this.element.setAttribute("aria-label", "What comes of it");
    this.#found.hidden = true;
  }

  #ask(request) {
    return desk().ask(request, { limit: PATIENCE, onStage: (stage) => stage.stage === "asking" || this.#way.onStage(stage) });
  }

  // Asks of a text, unless a later one has come meanwhile.
  async show(text) {
    const turn = ++this.#turn;
    const late = () => turn !== this.#turn;
    try {
      const faults = await this.#ask({ ask: "check", text, file: FILE });
      if (late()) return;
      this.#way.done();
      const wrong = Array.isArray(faults) ? faults : [{ line: 1, column: 1, ...faults.error }];
      this.#wrong(wrong);
      if (wrong.length) return;
      const asked = { id: FILE, house: text };
      const told = await this.#ask({ ask: "told", ...asked });
      if (late()) return;
      this.#found.hidden = false;
      this.#tell(told);
      const differs = await this.#ask({ ask: "differs", ...asked });
      if (late()) return;
      this.#change(differs);
      await this.deal.put(asked, differs.extends && this.#data.games[differs.extends] ? { id: differs.extends, title: this.#data.games[differs.extends].title } : null);
      if (late()) return;
      const departs = await this.#ask({ ask: "departs", ...asked });
      if (!late()) this.#quarrel(departs, differs);
    } catch (error) {
      if (late() || !(error instanceof DeskError)) return this.#way.fail(String(error.message));
      this.#way.fail(error.message);
    }
    return undefined;
  }

  #wrong(faults) {
    this.onFaults(faults);
    this.#status.className = faults.length ? "lab__status lab__status--wrong" : "lab__status";
    this.#found.classList.toggle("lab__found--before", faults.length > 0);
    this.#status.textContent = !faults.length ? "Nothing is wrong with it." : faults.length === 1 ? "One thing is wrong." : `${faults.length} things are wrong.`;
    if (faults.length && !this.#found.hidden) this.#status.textContent += " Below it stands as it was before.";
    this.#faults.replaceChildren(...faults.map((fault) => {
      const where = button(`Line ${fault.line ?? 1}`, () => this.#go(fault), "quiet");
      const line = element("li", "", where, " ", element("span", "lab-faults__what", fault.message));
      if (fault.hint) line.append(element("span", "lab-faults__hint", fault.hint));
      return line;
    }));
  }

  #tell({ told, error }) {
    if (error) this.#told.replaceChildren(element("p", "", error.message));
    else this.#told.replaceChildren(element("ol", "lab__told", ...told.map(({ text }) => element("li", "", text))));
  }

  #change({ id, extends: parent, rows, error }) {
    if (error) return this.#differs.replaceChildren(element("p", "", error.message));
    if (!rows.length) return this.#differs.replaceChildren(element("p", "", "Nothing as yet."));
    const theirs = this.#data.games[parent];
    const head = element("tr", "", element("th", "", "Rule"), element("th", "", "Yours"), element("th", "", theirs ? link(theirs.title, theirs.href) : parent));
    head.childNodes.forEach((cell) => (cell.scope = "col"));
    const said = ({ value, text }) => (value === null ? "–" : value === "silent" ? "not said" : text);
    const lines = rows.map(({ label, values }) => {
      const name = element("th", "", label);
      name.scope = "row";
      return element("tr", "", name, element("td", "", said(values[id])), element("td", "", said(values[parent])));
    });
    const table = element("table", "lab__changes", element("thead", "", head), element("tbody", "", ...lines));
    this.#differs.replaceChildren(table);
    return undefined;
  }

  #quarrel(found, { extends: parent, error }) {
    if (found.error) return this.#departs.replaceChildren(element("p", "", error ? "It extends no other game." : found.error.message));
    const theirs = this.#data.games[parent]?.title ?? parent;
    const lines = found.map(({ situation, question, own, parent: other }) => {
      const href = this.#data.quarrels[situation];
      const answers = element("dl", "", element("dt", "", "Yours"), element("dd", "", own.says), element("dt", "", theirs), element("dd", "", other.says));
      return element("li", "", element("p", "", href ? link(question, href) : question), answers);
    });
    const first = element("ul", "lab__quarrels", ...lines.slice(0, FEW));
    this.#departs.replaceChildren(lines.length ? first : element("p", "", "None of those on this site."));
    if (lines.length > FEW) {
      const rest = element("details", "", element("summary", "", `${lines.length - FEW} more`), element("ul", "lab__quarrels", ...lines.slice(FEW)));
      this.#departs.append(rest);
    }
    return undefined;
  }
}
