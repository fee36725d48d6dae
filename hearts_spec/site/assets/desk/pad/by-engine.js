// The score pad for chips, and for rules of the reader's own: the engine adds up, says who deals next and which way to pass, and
// when the game is over. The pad stays on this device; one that a link brings is stored only if the reader keeps it.

import { button, element, QUIET } from "../../elements.js";
import { copyButton } from "../copy.js";
import { choiceField, SEATS } from "../forms.js";
import { gameChoice, gamesToSettle } from "../games.js";
import { linkButton, MOST_TEXT, ofLink } from "../links.js";
import { keptPad } from "../../lab/storage.js";
import { keepOnDevice, MOST_DEALS, onDevice, scoreRequest, stateIn } from "./state.js";
import { dealWords, endWords, nextWords, sheet, sheetText } from "./sheet.js";
import { asker } from "../progress.js";
import { SettleForm } from "../settle/form.js";
import { namesIn, seatNames } from "../settle/names.js";
import { refused } from "../settle/refusals.js";
import { spaced, told } from "../text-parts.js";
import { brought, meant, own, sent, tablesWith, withOwn } from "../user-rules/game.js";
import { faulty } from "../user-rules/problems.js";
import { readerOf } from "../user-rules/read.js";

export async function mount(place) {
  const [site, { data: facts }, link] = await Promise.all([gamesToSettle(), told("facts.json"), ofLink(MOST_TEXT)]);
  const theirs = await brought(link);
  await new Pad(place, withOwn(site, own(), theirs), facts.properties).begin(link, theirs);
}

class Pad {
  #facts;
  #ask;
  #can;
  #isRead; // whether the engine knows the fields of the game
  #choice;
  #form;
  #state = stateIn(null);
  #score = null; // of this state
  #cleared = null; // the deals that a new game has taken off the pad, and who dealt first
  #seen = keptPad(); // what this tab has last stored or read
  #queue = Promise.resolve(); // what is asked, one after another: each begins with the state that the one before left
  #entering = false; // a second tap enters no second deal
  #stays = true; // whether it is stored: not if a link brought it
  #asked = false;
  #contract = ""; // of the next deal, in a game of several
  #setup = element("details", "more pad__setup", element("summary", "", "Game and players"));
  #players = element("div", "more__fields");
  #came = element("p", "pad__came");
  #full = element("p", "field__fault"); // what is said if the storage is full or shut off
  #next = element("p", "pad__next");
  #sheet = element("div", "scroll pad__scroll");
  #said = element("p", "vh");
  #fault = element("p", "field__fault");
  #chosen = element("div"); // where a player chooses the contract
  #entry = element("form", "desk-form pad__entry");
  #enter = button("Enter this deal");
  #undo = button("Undo", () => this.#back(), QUIET);
  #again = button("New game", () => this.#newGame(), QUIET);

  constructor(place, games, facts) {
    const { line, ask, can } = asker();
    [this.#facts, this.#ask, this.#can] = [facts, ask, can];
    this.#choice = gameChoice(games, { inGame: true });
    this.#form = new SettleForm(games, facts, { inGame: true });
    this.#isRead = readerOf({
      ask, can, before: "Before a game is scored", chosen: () => this.#choice.game, hold: (...instead) => this.#hold(...instead),
      again: () => this.#gameChosen(true), refuse: (game, wrong) => this.#refuse(wrong, game),
    });
    for (const each of [this.#said, this.#fault, this.#full]) each.setAttribute("role", "status");
    this.#next.tabIndex = -1;
    this.#sheet.tabIndex = 0;
    this.#sheet.setAttribute("role", "group");
    this.#sheet.setAttribute("aria-label", "The score, scrolls sideways");
    this.#enter.type = "submit";
    this.#enter.disabled = !can;
    this.#setup.append(this.#choice.element, this.#players);
    const away = element("div", "acts",
      copyButton("Copy the table", () => (this.#score ? sheetText(this.#score) : ""), { none: "There is no score yet.", label: "The table as text" }),
      linkButton(() => this.#sent(), "Copy a link to this score", MOST_TEXT), this.#again);
    this.#entry.append(this.#chosen, this.#form.element, element("div", "acts", this.#enter, this.#undo), this.#fault, line);
    place.append(this.#came, this.#full, this.#setup, this.#next, this.#sheet, this.#said, this.#entry, away);
    this.#entry.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#can) this.#enterDeal();
    });
    this.#choice.element.addEventListener("input", () => this.#gameChosen());
    addEventListener("storage", () => this.#follow() && this.#gameChosen());
  }

  // Go on with the pad of a link or of this device, or begin one by the reader's game.
  async begin(link, theirs) {
    const kept = onDevice();
    const damaged = link?.amiss;
    const isBrought = Boolean(link) && !damaged;
    const { state, score } = isBrought ? { state: stateIn(link), score: null } : kept ?? { state: this.#state, score: null };
    const known = state.game && this.#choice.write(meant(state.game, theirs), state.options);
    if (!known) this.#choice.begin();
    [this.#state, this.#score, this.#stays] = [{ ...state, game: this.#choice.game.id }, known ? score : null, !isBrought];
    if (isBrought) this.#offer(Boolean(kept?.state.deals.length));
    if (damaged) this.#fault.textContent = damaged;
    if (!known && state.deals.length) this.#lack(isBrought);
    this.#setup.open = !state.deals.length;
    await this.#gameChosen();
  }

  // The game of the deals is gone: they are scored by another only once the reader says so.
  #lack(isBrought) {
    const by = button("Score by the game below", () => {
      this.#stays = !isBrought;
      this.#came.replaceChildren();
      this.#keep();
    }, QUIET);
    this.#stays = false;
    this.#came.append("The game by which these deals were scored is not here any more. ", by);
  }

  #offer(hasOwn) {
    const keep = button("Keep it on this device", () => {
      this.#stays = true;
      this.#came.hidden = true;
      history.replaceState(null, "", location.pathname); // a reload opens what is kept
      this.#keep();
    }, QUIET);
    this.#came.append(`This score came with a link.${hasOwn ? " The score kept on this device is untouched until you keep this one instead." : ""} `, keep);
  }

  // The chosen game may be for other numbers of players, and needs other fields. The deals are scored by it at once only
  // if the engine runs already.
  async #gameChosen(acted = this.#asked) {
    const { game, options } = this.#choice;
    if (!(await this.#isRead(game, acted))) return undefined;
    const tables = (this.#asked && Object.keys(options).length && (await tablesWith(game, options, this.#ask))) || game.tables;
    if (game !== this.#choice.game) return undefined;
    const { deals } = this.#state;
    if (deals.length && !(this.#state.players in tables)) return this.#refuseGame(game);
    const players = this.#state.players in tables ? this.#state.players : game.usual ?? Number(Object.keys(tables)[0]);
    this.#follow();
    const changed = this.#state.game !== game.id || JSON.stringify(this.#state.options) !== JSON.stringify(options);
    this.#state = { ...this.#state, game: game.id, options, players, dealer: Math.min(this.#state.dealer, players - 1) };
    if (changed) this.#score = null;
    this.#fault.textContent = "";
    this.#form.players = players;
    this.#form.names = this.#state.names;
    this.#form.turnTo(tables);
    this.#drawPlayers();
    this.#enter.hidden = false;
    if (this.#asked) await this.#turnTo();
    else this.#draw();
    return undefined;
  }

  // Another tab may have gone on with the pad: then this one goes on from there. Returns whether it has.
  #follow() {
    const text = keptPad(), kept = this.#stays && text !== this.#seen ? onDevice() : null;
    if (!kept || !this.#choice.write(kept.state.game, kept.state.options)) return false;
    [this.#seen, this.#state, this.#score] = [text, kept.state, kept.score];
    return true;
  }

  // The deals on the pad are of another number of players: the game before is chosen again.
  #refuseGame(game) {
    const { players, game: before, options } = this.#state;
    this.#fault.textContent = `“${game.name}” is not for ${players} players, as the deals on this pad are: start a new game first.`;
    this.#choice.write(before, options);
  }

  // How many play, who they are, and who dealt first.
  #drawPlayers() {
    const { players, names, dealer, deals } = this.#state;
    const set = (more) => {
      this.#follow();
      this.#state = { ...this.#state, ...more };
      this.#form.names = this.#state.names;
      this.#form.players = this.#state.players;
      this.#form.turnTo(this.#form.tables);
    };
    const counts = Object.keys(this.#form.tables);
    const many = choiceField({ name: "players", label: "Players", choices: counts.map((each) => [each, each]), default: String(players) });
    many.element.disabled = deals.length > 0; // the deals are of so many
    many.element.addEventListener("input", () => {
      set({ players: Number(many.read()), dealer: 0 });
      this.#drawPlayers();
      this.#players.querySelector("[data-field=players] :checked")?.focus();
      this.#changed();
    });
    const first = choiceField({ name: "first-dealer", label: "Who deals first", choices: seatNames(names, players).map((name, place) => [SEATS[place], name]), default: SEATS[dealer] });
    first.element.addEventListener("input", () => {
      set({ dealer: SEATS.indexOf(first.read()) });
      this.#changed();
    });
    const named = namesIn(names, players, (all) => {
      set({ names: all });
      first.element.querySelectorAll(".choices__one > span").forEach((each, place) => each.replaceChildren(seatNames(all, players)[place]));
    });
    named.addEventListener("input", () => this.#changed());
    const group = element("fieldset", "field", element("legend", "field__label", "Names, round the table to the left"), named);
    this.#players.replaceChildren(...(counts.length > 1 ? [many.element] : []), group, first.element);
  }

  #changed() {
    this.#follow();
    this.#score = null;
    if (this.#asked) this.#turnTo();
    else this.#draw();
  }

  async #enterDeal() {
    if (this.#entering) return;
    this.#entering = true;
    try {
      await this.#enterOne();
    } finally {
      this.#entering = false;
    }
  }

  async #enterOne() {
    if (this.#state.deals.length >= MOST_DEALS) return this.#fault.replaceChildren(`A pad holds ${MOST_DEALS} deals.`);
    const isFirst = this.#isOfContracts && !this.#contract;
    if (isFirst && (!(await this.#turnTo()) || this.#score.next.chooser)) return undefined; // now it can be chosen
    const { values: fields, byNumber } = this.#form;
    const deal = { byNumber, fields, ...(this.#contract ? { contract: this.#contract } : {}) };
    if (!(await this.#turnTo((state) => ({ ...state, deals: [...state.deals, deal] })))) return undefined;
    this.#cleared = null;
    this.#form.clear();
    this.#setup.open = false;
    this.#next.focus({ preventScroll: true });
    return this.#next.scrollIntoView({ block: "nearest" });
  }

  // Change the state, once the engine has scored it so; returns whether it could.
  #turnTo(change = (state) => state) {
    const turned = this.#queue.then(() => this.#scored(change));
    this.#queue = turned.catch(() => {});
    return turned;
  }

  async #scored(change) {
    const { game } = this.#choice;
    if (!(await this.#isRead(game, true))) return false;
    this.#asked = true;
    let before, state, found;
    do { // again, if a name or the dealer was changed meanwhile
      this.#follow();
      before = this.#state;
      state = change(before);
      found = await this.#ask(scoreRequest(state, game, this.#form.wanted, this.#facts));
    } while (found && !found.error && game === this.#choice.game && (this.#follow() || before !== this.#state));
    this.#form.clearFaults();
    this.#fault.textContent = "";
    if (!found || game !== this.#choice.game) return false;
    if (found.error) {
      this.#refuse(found.error, game);
      return false;
    }
    [this.#state, this.#score] = [state, found];
    await this.#drawContract();
    this.#said.textContent = dealWords(found);
    this.#draw();
    return true;
  }

  get #isOfContracts() {
    return this.#choice.game.options.some(({ inTurn }) => inTurn);
  }

  // In a game of several contracts the form asks what the contract of the next deal needs. If a player chooses it, it can be
  // chosen here.
  async #drawContract(picked) {
    const { contracts = [], chooser } = this.#score?.next ?? {};
    this.#chosen.replaceChildren();
    if (!contracts.length) return void (this.#contract = "");
    const { game, options } = this.#choice;
    const turn = async (contract) => {
      this.#contract = contract;
      const tables = await tablesWith(game, { ...options, contract }, this.#ask);
      if (tables && contract === this.#contract) this.#form.turnTo(tables);
    };
    if (chooser) {
      const choices = contracts.map((each) => [each, spaced(each)]);
      const field = choiceField({ name: "contract", label: `The contract that ${chooser} chooses`, choices, default: contracts.includes(picked) ? picked : contracts[0] });
      field.element.addEventListener("input", () => turn(field.read()));
      this.#chosen.append(field.element);
    }
    return turn(contracts.includes(picked) ? picked : contracts[0]);
  }

  // Back to before the last deal, which can be corrected in the form, or to before the new game.
  async #back() {
    let deals = [];
    const before = (state) => {
      ({ deals } = state);
      return { ...state, ...(deals.length ? { deals: deals.slice(0, -1) } : this.#cleared) };
    };
    if (!(await this.#turnTo(before))) return;
    if (deals.length) {
      await this.#drawContract(deals.at(-1).contract);
      this.#form.fill(deals.at(-1));
    } else this.#cleared = null;
    this.#drawPlayers();
    this.#draw();
  }

  async #newGame() {
    let cleared;
    const begun = (state) => {
      const next = this.#score?.seats.indexOf(this.#score.next.dealer) ?? state.dealer;
      cleared = { deals: state.deals, dealer: state.dealer };
      return { ...state, deals: [], dealer: Math.max(0, next) };
    };
    if (!(await this.#turnTo(begun))) return;
    this.#cleared = cleared;
    this.#drawPlayers();
    this.#draw();
  }

  // A state as a link carries it.
  #sent() {
    return { ...this.#state, ...sent(this.#choice.game) };
  }

  #keep() {
    const { deals, names } = this.#state;
    if (!this.#stays || !(deals.length || names.some(Boolean) || this.#cleared || onDevice())) return;
    const isKept = keepOnDevice(this.#state, this.#score);
    this.#seen = keptPad();
    this.#full.textContent = isKept ? "" : "This device has no room, or keeps nothing: what you enter is gone with this page. Copy the link.";
  }

  #hold(...instead) {
    this.#form.hold(...instead);
    this.#enter.hidden = true;
  }

  #refuse(error, game) {
    const wrong = game.house && error.faults;
    const field = wrong ? null : this.#form.fault(error);
    if (field) return field.come();
    return this.#fault.replaceChildren(...(wrong ? [faulty(error)] : refused(error)));
  }

  #draw() {
    const { deals } = this.#state;
    const score = this.#score;
    this.#undo.hidden = !deals.length && !this.#cleared;
    this.#again.hidden = !deals.length;
    this.#sheet.hidden = !score?.deals.length;
    this.#sheet.replaceChildren(...(score ? [sheet(score)] : []));
    if (score) this.#next.replaceChildren(...(score.over ? [element("strong", "", endWords(score.over)), " "] : []), nextWords(score));
    else if (deals.length) this.#next.replaceChildren(`${deals.length === 1 ? "A deal is" : `${deals.length} deals are`} on this pad. `, this.#adding());
    else this.#next.replaceChildren(`Deal 1: ${seatNames(this.#state.names, this.#state.players)[this.#state.dealer]} deals.`);
    const many = this.#players.querySelector("[data-field=players]");
    if (many) many.disabled = deals.length > 0;
    this.#keep();
  }

  #adding() {
    const add = button("Add them up", () => this.#turnTo(), QUIET);
    add.disabled = !this.#can;
    return add;
  }
}
