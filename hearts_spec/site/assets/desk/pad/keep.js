// The score pad of a game for points, which needs no engine: the form above, the sheet below. Whatever is done is stored
// before it is shown.

import { button, element, heading, QUIET } from "../../elements.js";
import { copyButton } from "../copy.js";
import { addressWith, linkButton, MOST_TEXT } from "../links.js";
import { seatNames } from "../settle/names.js";
import { sharing } from "../table/share.js";
import { spaced } from "../text-parts.js";
import { DealForm } from "./deal-form.js";
import { chart, csvOf, recordOf, standing } from "./evening.js";
import { scoreGame } from "./score.js";

const WAYS = { left: "←", right: "→", across: "↑", hold: "–" };
const OPEN = 8; // deals that are not folded
const NOT_SAVED = {
  full: "This device has no room, or keeps nothing: what you enter is gone with this page. Share the link.",
  newer: "A newer version kept this pad: reload the page.",
  damaged: "What was kept here could not be read, and was put aside.",
};
const listed = (names) => [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
const signed = (number) => `${number > 0 ? "+" : number < 0 ? "−" : "+"}${Math.abs(number)}`;
const minus = (number) => String(number).replace("-", "−");

export class Keep {
  #place; #pads; #pad; #titles; #setup;
  #form = new DealForm(() => this.#typed());
  #mend = new DealForm(() => this.#mended());
  #editing = null; // the row that is being corrected
  #dealer = null; // of that row
  #unfolded = false;
  #told = null; // what was done last, in a sentence
  #contract = "";
  #parts = Object.fromEntries(["head", "came", "kept", "entry", "end", "sheet", "evening", "away"].map((name) => [name, element("div", `pad__${name}`)]));
  #add = button("", () => this.#enter(), "book-button pad__add");
  #toNames = button("Name the players", () => {
    this.#folded.open = true;
    const field = this.#folded.querySelector(".names__input");
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  }, "mine__change");
  #said = element("p", "vh");
  #folded;
  #added = null; // the score of a state
  #share = null;
  #begun;

  // `setup` makes what is folded: the game and the players. `begun` has what begins another sheet.
  constructor(place, pads, pad, titles, begun, setup) {
    [this.#place, this.#pads, this.#pad, this.#titles, this.#begun, this.#setup] = [place, pads, pad, titles, begun, setup];
    pads.changed = () => this.draw();
    for (const each of [this.#said, this.#parts.kept]) each.setAttribute("role", "status");
    addEventListener("storage", (event) => this.#pad.receive(event));
    const { head, came, kept, entry, end, sheet, evening, away } = this.#parts;
    place.replaceChildren(element("section", "pad", head, came, kept, end, entry, sheet, evening, away, this.#said));
    this.open(pad);
  }

  open(pad) {
    this.#pad = pad;
    const draft = pad.draft();
    this.#editing = this.#told = null;
    this.#folded = this.#setup(this);
    this.#signature = "";
    this.#parts.away.replaceChildren();
    this.draw();
    if (draft) this.#form.show(this.#rules, this.#names, draft);
    this.#typed();
  }

  get pad() { return this.#pad; }
  get pads() { return this.#pads; }

  get score() {
    const { state } = this.#pad, { table, dealer, deals } = state;
    if (this.#added?.state !== state) this.#added = { state, score: scoreGame(table, { dealer, deals: deals.map(({ entry }) => entry) }) };
    return this.#added.score;
  }

  // What a pad is scored by, as its table calls it.
  rulesOf({ game, title, options }) {
    const usual = this.#titles.get(game) ?? game, changed = Object.keys(options).length ? `${usual}, with changes` : usual;
    return title ? `“${title}”: ${changed}` : changed;
  }

  get #names() {
    const { names, table } = this.#pad.state;
    return seatNames(names, table.players);
  }

  get #rules() {
    const { table } = this.#pad.state, { contracts = [] } = this.score.next;
    const contract = contracts.includes(this.#contract) ? this.#contract : contracts[0];
    return contract ? { ...table, ...table.contracts[contract] } : table;
  }

  #withContract(entry) {
    const { contracts = [] } = this.score.next;
    return contracts.length > 1 && !entry.penalty ? { ...entry, contract: contracts.includes(this.#contract) ? this.#contract : contracts[0] } : entry;
  }

  // What keeps the entry from being added: a sentence, or "".
  #why(form, before) {
    const { entry } = form, { table, dealer } = this.#pad.state;
    if (entry.missing) return entry.missing;
    const { fault } = scoreGame(table, { dealer, deals: [...before, this.#withContract(entry)] });
    if (!fault || fault.deal < before.length) return "";
    form.ask(fault.fact);
    return fault.says;
  }

  get #entries() { return this.#pad.state.deals.map(({ entry }) => entry); }

  #typed() {
    const why = this.#why(this.#form, this.#entries), { next } = this.score;
    const isPenalty = this.#form.values.mode === "penalty";
    this.#add.replaceChildren(isPenalty ? "Add the penalty" : `Add deal ${next.deal}`, ...(why ? [element("span", "", why)] : []));
    this.#add.setAttribute("aria-disabled", String(Boolean(why)));
    if (this.#form.isBegun) this.#pad.draft(this.#form.values);
  }

  #enter() {
    if (this.#add.getAttribute("aria-disabled") === "true") return;
    const entry = this.#withContract(this.#form.entry);
    this.#told = null;
    this.#form.show(this.#rules, this.#names);
    this.#pad.add("deal", { entry });
    const { deals, next } = this.score, last = deals.at(-1);
    if (last) this.#said.textContent = `${this.#names.map((name, seat) => `${name} ${minus(last.totals[seat])}`).join(", ")}. ${last.over ? this.#endWords(last.over) : `Deal ${next.deal}: ${this.#names[next.dealer]} deals.`}`;
    this.#typed();
  }

  #endWords({ winners }) {
    const names = winners.map((seat) => this.#names[seat]);
    return names.length > 1 ? `${listed(names)} share the win` : `${names[0]} wins`;
  }

  draw() {
    const { score } = this, { saved, stays, state } = this.#pad;
    const held = document.activeElement?.dataset?.held;
    this.#drawHead(score, state);
    this.#parts.kept.replaceChildren(...(saved.ok ? [] : [element("p", "amiss", NOT_SAVED[saved.why]), this.#link()]));
    this.#parts.came.replaceChildren(...(stays ? [] : [element("p", "", "This score came with a link. What you keep here stays as it is. "), button("Keep it on this device", () => {
      this.#pad.keep({ forget: () => history.replaceState(null, "", location.pathname) });
      this.draw();
    }, QUIET)]));
    this.#drawEnd(score, state);
    this.#drawEntry(score);
    this.#drawSheet(score, state);
    this.#parts.evening.replaceChildren(...chart(score, this.#names, state.table.end.limit), ...this.#drawEarlier(state));
    this.#drawAway(state);
    if (held) this.#place.querySelector(`[data-held="${held}"]`)?.focus();
  }

  #earlier({ table, earlier }) { return earlier.map((deals) => scoreGame(table, { deals: deals.map(({ entry }) => entry) })); }

  #drawEarlier({ table, earlier }) {
    return this.#earlier({ table, earlier }).map(({ over, totals }, at) => element("p", "pad__hint", `Game ${at + 1}: ${over ? `${this.#endWords(over)}. ` : ""}${this.#names.map((name, seat) => `${name} ${minus(totals[seat])}`).join(", ")}`));
  }

  #drawHead({ next, over }, { undo, redo }) {
    const act = (words, name, can, does) => {
      const made = button(words, does, "pad__icon");
      made.setAttribute("aria-label", name);
      made.dataset.held = name;
      made.disabled = !can;
      return made;
    };
    const acts = [act("↶", "Undo", undo, () => this.#pad.undo()), act("↷", "Redo", redo, () => this.#pad.redo())];
    const { pass } = next, way = pass && element("span", "pad__way", element("span", "", WAYS[pass.to] ?? ""), pass.to === "hold" ? " no pass" : ` ${spaced(pass.to)}`);
    if (over) return this.#parts.head.replaceChildren(element("strong", "pad__deals", "The game is over"), ...acts);
    return this.#parts.head.replaceChildren(
      element("strong", "", next.game > 1 ? `Game ${next.game}, deal ${next.deal}` : `Deal ${next.deal}`), ...(way ? [way] : []), element("span", "pad__deals", `${this.#names[next.dealer]} deals`),
      ...acts);
  }

  #drawEntry(score) {
    this.#parts.entry.hidden = Boolean(score.over); // until they play again
    const { names: given, deals } = this.#pad.state;
    this.#toNames.hidden = deals.length > 0 || given.some(Boolean);
    const { next, totals } = score, { contracts = [], chooser } = next, rules = this.#rules, names = this.#names;
    const signature = JSON.stringify([rules.cards, rules.ask, names]);
    if (this.#signature !== signature) {
      this.#signature = signature;
      this.#form.show(rules, names, this.#form.values);
    }
    const best = (rules.end.highest ? Math.max : Math.min)(...totals);
    const seats = names.map((name, seat) => element("div", totals[seat] === best && score.deals.length ? "pad__leads" : "", element("span", "", element("span", "", name), ...(seat === next.dealer ? [element("i", "pad__dealer", "D")] : [])), element("b", "", minus(totals[seat]))));
    const top = element("div", "entry__row pad__names", element("i"), ...seats);
    top.style.setProperty("--seats", names.length);
    const choices = contracts.length > 1 ? [element("div", "entry__choices", chooser === null ? "Contract:" : `${names[chooser]} chooses:`, ...contracts.map((each) => {
      const made = button(spaced(each), () => {
        this.#contract = each;
        this.draw();
        this.#typed();
      }, "entry__cell");
      made.setAttribute("aria-pressed", String(each === (contracts.includes(this.#contract) ? this.#contract : contracts[0])));
      return made;
    }))] : contracts.length ? [element("p", "pad__hint", `The contract: ${spaced(contracts[0])}`)] : [];
    const isSame = this.#parts.entry.contains(this.#form.element);
    if (!isSame) this.#parts.entry.replaceChildren(top, element("div", ""), this.#form.element, this.#add, element("p", "pad__hint", "The last box fills itself. Tap a dashed number to accept it. ", this.#toNames));
    else this.#parts.entry.firstElementChild.replaceWith(top);
    this.#parts.entry.children[1].replaceChildren(...choices);
  }

  #signature = "";

  #drawEnd({ over, totals, tied, sums, deals, next }, { table }) {
    const names = this.#names;
    if (!over && tied) return this.#parts.end.replaceChildren(element("p", "pad__hint", `${listed(tied.map((seat) => names[seat]))} are tied, and play on.`));
    if (!over) return this.#parts.end.replaceChildren();
    const acts = element("div", "acts", button("Play again", () => this.#pad.add("new", { dealer: next.dealer })));
    if (over.winners.length > 1 && !table.partners) {
      acts.append(button("One more deal", () => this.#pad.add("table", { table: { ...table, end: { ...table.end, playOn: true } } }), QUIET));
    }
    return this.#parts.end.replaceChildren(element("h2", "", this.#endWords(over)), element("p", "", `The game is over: ${over.reason}.`), standing(totals, names, table.end.highest), acts,
      ...(deals.some(({ game }) => game > 1) ? [element("p", "pad__hint", `All games: ${names.map((name, seat) => `${name} ${minus(sums[seat])}`).join(", ")}`)] : []));
  }

  #drawSheet({ deals, fault }, state) {
    const names = this.#names, rows = state.deals.map(({ row, entry }, at) => this.#sheetRow(row, entry, deals[at], fault?.deal === at ? fault.says : ""));
    const shown = rows.slice(this.#unfolded ? 0 : Math.max(0, rows.length - OPEN)).reverse();
    const editing = this.#editing && state.deals.findIndex(({ row }) => row === this.#editing);
    if (!rows.length) return this.#parts.sheet.replaceChildren(...(this.#told ? [this.#told] : []));
    const table = element("table", "pad__sheet", element("caption", "vh", "The score"), element("thead", "", element("tr", "", heading("col", "", element("span", "vh", "Deal")), ...names.map((name) => heading("col", "", name)))), element("tbody", "", ...shown.flat()));
    const more = rows.length - shown.length;
    const parts = [element("div", "pad__title", element("h2", "", "The sheet"), element("span", "", "Tap a deal to correct it")), ...(this.#told ? [this.#told] : []), table];
    if (more) parts.push(button(more === 1 ? "Deal 1" : `The first ${more}`, () => {
      this.#unfolded = true;
      this.draw();
    }, QUIET));
    this.#parts.sheet.replaceChildren(...parts);
    if (editing >= 0 && editing !== null) this.#mended();
    return undefined;
  }

  #sheetRow(row, entry, found, fault) {
    const number = found?.penalty !== undefined ? "Penalty" : found ? String(found.deal) : "?";
    const open = button(number === "Penalty" ? "!" : number, () => this.#edit(row, entry, found), "pad__row");
    open.setAttribute("aria-label", number === "Penalty" ? `Correct the penalty${found.penalty ? `: ${found.penalty}` : ""}` : found ? `Correct deal ${number}` : "Correct this deal");
    open.setAttribute("aria-expanded", String(this.#editing === row));
    open.dataset.held = row;
    const cells = found
      ? this.#names.map((_, seat) => element("td", "", element("b", "", minus(found.totals[seat])), " ", element("span", "", signed(found.net[seat]), ...(seat === found.dealer && found.penalty === undefined ? [element("i", "pad__dealer", "D")] : []), ...(found.moon?.by.includes(seat) ? [element("i", "pad__moon", "☾")] : []))))
      : [Object.assign(element("td", "pad__bad", fault || "waits for the deal before it"), { colSpan: this.#names.length })];
    const way = found?.pass && found.penalty === undefined ? element("span", "pad__way", WAYS[found.pass.to] ?? "") : "";
    const line = element("tr", found?.deal === 1 && found.game > 1 ? "pad__begins" : "", heading("row", "", open, way), ...cells);
    if (this.#editing !== row) return [line];
    const cell = Object.assign(element("td", "pad__mend", this.#mend.element, this.#mendActs(row, found)), { colSpan: this.#names.length + 1 });
    return [line, element("tr", "", cell)];
  }

  #edit(row, entry, found) {
    this.#told = null;
    if (this.#editing === row) this.#editing = null;
    else {
      this.#editing = row;
      this.#dealer = Number.isInteger(entry?.dealer) ? entry.dealer : null;
      const { table } = this.#pad.state, contract = found?.contract ?? entry?.contract;
      this.#mend.fill(contract ? { ...table, ...table.contracts[contract] } : table, this.#names, Object(entry));
    }
    this.draw();
  }

  #save = null;

  #mendActs(row, found) {
    const { state } = this.#pad, at = state.deals.findIndex((each) => each.row === row), { entry } = state.deals[at];
    const number = found?.penalty !== undefined ? "the penalty" : `deal ${found?.deal ?? at + 1}`;
    const done = (words) => {
      this.#editing = null;
      this.#told = element("p", "pad__told", words, " ", button("Undo", () => {
        this.#told = null;
        this.#pad.undo();
      }, "pad__undo"));
    };
    this.#save = button(`Save ${number}`, () => {
      if (this.#save.getAttribute("aria-disabled") === "true") return;
      done(`Changed: ${number}.`);
      this.#pad.add("edit", { row, entry: this.#mendedEntry(entry) });
    });
    const remove = button("Delete", () => {
      done(`Deleted: ${number}.`);
      this.#pad.add("drop", { row });
    }, `${QUIET} pad__delete`);
    const dealt = element("select", "book-field", new Option(`Dealer: ${this.#names[found?.dealer ?? 0]}`, ""), ...this.#names.map((name, seat) => new Option(`${name} dealt`, seat)));
    dealt.setAttribute("aria-label", `Who dealt ${number}`);
    dealt.value = this.#dealer ?? "";
    dealt.addEventListener("change", () => {
      this.#dealer = dealt.value === "" ? null : Number(dealt.value);
      this.#mended();
    });
    return element("div", "acts", remove, ...(found?.penalty === undefined ? [dealt] : []), this.#save, element("span", "pad__hint"));
  }

  #mendedEntry(before) {
    const { entry } = this.#mend;
    return { ...entry, ...(before?.contract ? { contract: before.contract } : {}), ...(this.#dealer === null ? {} : { dealer: this.#dealer }) };
  }

  #mended() {
    if (!this.#save) return;
    const at = this.#pad.state.deals.findIndex(({ row }) => row === this.#editing);
    if (at < 0) return;
    const { entry } = this.#mend, { table, dealer } = this.#pad.state, before = this.#entries.slice(0, at);
    let why = entry.missing ?? "";
    if (!why) {
      const { fault } = scoreGame(table, { dealer, deals: [...before, this.#mendedEntry(this.#entries[at])] });
      if (fault?.deal === at) [why] = [fault.says, this.#mend.ask(fault.fact)];
    }
    this.#save.setAttribute("aria-disabled", String(Boolean(why)));
    this.#save.nextElementSibling?.replaceChildren(why);
  }

  // A sheet of the same players is added to this one; another begins one of its own, and this one stays.
  #importing(importing) {
    const { game, title, options } = this.#pad.state;
    return importing({
      about: () => ({ names: this.#names, deals: this.#pad.state.deals.length }), tableOf: (players) => this.#begun.tableOf(game, players, options), title: this.rulesOf(this.#pad.state),
      take: (sheet, goesOn) => {
        if (!goesOn && (this.#pad.state.deals.length || sheet.names.length !== this.#pad.state.table.players)) this.open(this.#begun.begin(game, options, { title, players: sheet.names.length }));
        this.#pad.add("take", sheet);
        this.open(this.#pad);
        this.#place.firstElementChild.scrollIntoView({ block: "start" });
      },
    });
  }

  #link() { return linkButton(() => this.#pad.link, "Share link", MOST_TEXT); }

  #drawAway(state) {
    this.#share?.draw();
    if (this.#parts.away.contains(this.#folded)) return;
    const file = (words, text, name) => button(words, () => {
      const link = Object.assign(element("a"), { href: URL.createObjectURL(new Blob([text()])), download: name });
      link.click();
      URL.revokeObjectURL(link.href);
    }, QUIET);
    const record = () => recordOf(this.#pad.state, this.#names), csv = (mark) => csvOf([...this.#earlier(this.#pad.state), this.score], this.#names, mark);
    this.#share = sharing(() => "Hearts", () => addressWith(this.#pad.link, { most: MOST_TEXT }), "The score is in the link itself; nothing is stored anywhere else.");
    const share = button("Share", () => this.#share.toggle(share), QUIET);
    share.setAttribute("aria-expanded", "false");
    const acts = element("div", "acts", share, copyButton("Copy the table", () => csv("\t")), file("Save as CSV", () => csv(","), "hearts.csv"), ...(recordOf({ ...state, deals: [] }, this.#names) ? [file("Save as record", record, "hearts.yml")] : []));
    const place = element("div");
    let panel = null;
    const bring = button("Import a sheet", async () => {
      const { importing } = await import("./import.js"); // few need it
      panel ??= this.#importing(importing);
      place.replaceChildren(panel.element);
      panel.toggle(bring);
    }, QUIET);
    bring.setAttribute("aria-expanded", "false");
    acts.append(bring);
    this.#parts.away.replaceChildren(acts, this.#share.element, place, element("p", "pad__hint", `Scored by ${this.rulesOf(state)}. It stays on this device; adding up needs no network.`), this.#folded);
  }
}
