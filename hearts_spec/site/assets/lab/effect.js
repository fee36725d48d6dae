// What the new rule does, measured beside its parent on the same deals: a part at a time, with progress and Cancel.

import { button, element, heading, link, QUIET } from "../elements.js";

const DEALS = 1_000, PART = 100;
const VERDICTS = new Map([[true, "differs"], [false, "no difference shown"], [null, "not known"]]);

export class Effect {
  #ask;
  #games;
  #asked = null;
  #parent = "";
  #run = 0; // counts up to stop what is running
  #said = element("span");
  #bar = element("progress", "progress__bar");
  #begin = button(`Measure ${DEALS.toLocaleString("en")} deals`, () => this.#measure());
  #stop = button("Cancel", () => this.#end("Stopped."), QUIET);
  #result = element("div");

  constructor(ask, games) {
    [this.#ask, this.#games] = [ask, games];
    this.#said.setAttribute("role", "status");
    this.#bar.max = DEALS;
    this.#bar.setAttribute("aria-label", "Deals measured");
    const line = element("p", "progress", this.#begin, this.#said, this.#bar, this.#stop);
    this.element = element("div", "lab__effect", line, this.#result);
    this.#end("");
    this.#begin.disabled = true;
  }

  // The rule is being changed: stop, and measure nothing until it is known again.
  wait() {
    this.#end(this.#stop.hidden ? "" : "Stopped, because the rule has changed.");
    this.#begin.disabled = true;
  }

  // Offer to measure a rule; what was measured of an earlier one is gone.
  put(asked, parent) {
    [this.#asked, this.#parent] = [asked, parent];
    this.#result.replaceChildren();
    this.#begin.disabled = false;
  }

  #end(words) {
    this.#run += 1;
    this.#said.textContent = words;
    this.#bar.hidden = this.#stop.hidden = true;
    this.#begin.hidden = false;
  }

  async #measure() {
    const run = ++this.#run;
    this.#begin.hidden = true;
    this.#bar.value = 0;
    this.#bar.hidden = this.#stop.hidden = false;
    this.#stop.focus();
    for (let deals = PART; deals <= DEALS; deals += PART) {
      const found = await this.#ask({ ask: "effect", ...this.#asked, deals });
      if (run !== this.#run) return;
      if (!found || found.error) {
        this.#end(found ? found.error.message : "Stopped: the engine did not answer.");
        return;
      }
      this.#bar.value = deals;
      this.#said.textContent = `${found.deals.toLocaleString("en")} deals`;
      this.#show(found);
    }
    this.#end(`${DEALS.toLocaleString("en")} deals measured.`);
    this.#begin.focus();
  }

  #show({ figures }) {
    const game = this.#games[this.#parent];
    const parent = game ? link(game.title, game.href) : this.#parent;
    const head = element("tr", "", ...["Figure", "Yours", parent, "Beyond the margins?"].map((words) => heading("col", "", words)));
    const lines = figures.map(({ label, own, parent: theirs, differs }) =>
      element("tr", "", heading("row", "", label), ...[own, theirs].map((each) => element("td", "", each?.whole ?? "–")), element("td", "", VERDICTS.get(differs))));
    const table = element("table", "lab__changes", element("thead", "", head), element("tbody", "", ...lines));
    const note = element("p", "", "Programs play both on the same deals: all careful and, for the last figure, one careful among random ones. The margins are 95 %. Where they overlap, no difference is shown. People play differently.");
    this.#result.replaceChildren(table, note);
  }
}
