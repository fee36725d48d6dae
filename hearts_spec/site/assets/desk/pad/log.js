// What a score pad holds, so that nothing entered is ever lost: a list of operations that only grows. The state is folded
// from it; to undo, to redo, to correct a row and to begin a new game are operations too. A pad has its own place in the
// storage with the table it is scored by; two tabs unite their lists.
//
// An operation is {id, at, tab, do, ...}: begin {game, title, options, table, names, dealer, deals, earlier, mine}, deal {entry, before?}, edit {row, entry},
// drop {row}, take {names, dealer, deals} (a sheet from elsewhere), names {names}, dealer {dealer}, table {table}, new {dealer}, undo {of}, redo {of}. Those of an unknown
// kind are kept and do nothing.

export const VERSION = 2;
const PAD = "hearts-pad:", DRAFT = "hearts-pad-draft:", DAMAGED = "hearts-pad-damaged:", NOW = "hearts-pad-now", FIRST = "hearts-pad";

const isMapping = (said) => said !== null && typeof said === "object" && !Array.isArray(said);
const isOperation = (said) => isMapping(said) && typeof said.id === "string" && Number.isInteger(said.at) && typeof said.do === "string";
const isEntry = (said) => isMapping(said) && ["cards", "points", "tricks", "contract", "first", "last", "penalty"].some((key) => key in said);

// Two lists as one: each operation once, in the same order in every tab.
export function united(one, other) {
  const all = new Map([...one, ...other].map((each) => [each.id, each]));
  return [...all.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

// Which operations hold, and which may be undone and redone next.
function standing(log) {
  const held = new Set();
  let redoable = []; // the last undone comes last; whatever is done anew ends it
  for (const { id, do: kind, of } of log) {
    if (kind === "undo" && held.delete(of)) redoable.push(of);
    else if (kind === "redo" && redoable.includes(of)) {
      held.add(of);
      redoable = redoable.filter((each) => each !== of);
    } else if (kind !== "undo" && kind !== "redo") {
      held.add(id);
      redoable = [];
    }
  }
  const last = log.findLast(({ id, do: kind }) => held.has(id) && kind !== "begin");
  return { held, undo: last?.id, redo: redoable.at(-1) };
}

// The state in a list: {game, title, options, table, names, dealer, deals: [{row, entry, bad?}], earlier: [deals of games before]}.
export function stateOf(log) {
  const { held, undo, redo } = standing(log);
  let state = { game: "", title: "", options: {}, table: null, mine: null, names: [], dealer: 0, deals: [], earlier: [] };
  const rowOf = (row, entry) => ({ row, entry, ...(isEntry(entry) ? {} : { bad: true }) });
  for (const each of log.filter(({ id }) => held.has(id))) {
    const { deals } = state, set = (more) => { state = { ...state, ...more }; };
    if (each.do === "begin") set({ game: each.game, title: each.title ?? "", options: each.options ?? {}, mine: each.mine ?? null, table: each.table, names: each.names ?? [], dealer: each.dealer ?? 0, deals: (each.deals ?? []).map((entry, place) => rowOf(`${each.id}.${place}`, entry)), earlier: (each.earlier ?? []).map((some, at) => some.map((entry, place) => rowOf(`${each.id}.${at}.${place}`, entry))) });
    else if (each.do === "deal") {
      const at = deals.findIndex(({ row }) => row === each.before);
      set({ deals: at < 0 ? [...deals, rowOf(each.id, each.entry)] : deals.toSpliced(at, 0, rowOf(each.id, each.entry)) });
    } else if (each.do === "edit") set({ deals: deals.map((deal) => (deal.row === each.row ? rowOf(deal.row, each.entry) : deal)) });
    else if (each.do === "drop") set({ deals: deals.filter(({ row }) => row !== each.row) });
    else if (each.do === "take") set({ names: each.names, dealer: each.dealer ?? state.dealer, deals: [...deals, ...each.deals.map((entry, place) => rowOf(`${each.id}.${place}`, entry))] });
    else if (each.do === "names") set({ names: each.names });
    else if (each.do === "dealer") set({ dealer: each.dealer });
    else if (each.do === "table") set({ table: each.table });
    else if (each.do === "new") set({ deals: [], dealer: each.dealer, earlier: deals.length ? [...state.earlier, deals] : state.earlier });
  }
  return { ...state, undo, redo };
}

// What is stored under a key: {log}, {newer: true}, {damaged: the text}, or null.
function stored(storage, key) {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const { version, log } = JSON.parse(text);
    if (version > VERSION) return { newer: true };
    if (version === VERSION && Array.isArray(log) && log.every(isOperation)) return { log };
  } catch {
    // said below
  }
  return { damaged: text };
}

export class Pad {
  saved = { ok: true }; // or {ok: false, why: "full", "newer" or "damaged"}, which the page shows as long as it holds
  #log = [];
  #folded = null; // the state of the list, once it is asked for
  #storage;
  #tab;
  #changed;

  // `stays` is false for a pad that a link brought, until it is kept.
  constructor({ id, storage, tab, log = [], stays = true, changed = () => {} }) {
    Object.assign(this, { id, stays });
    [this.#storage, this.#tab, this.#changed, this.#log] = [storage, tab, changed, log];
  }

  get log() { return this.#log; }

  get state() {
    if (this.#folded?.log !== this.#log) this.#folded = { log: this.#log, state: stateOf(this.#log) };
    return this.#folded.state;
  }

  // Do something: at once, whatever else is pending. Returns the id of the operation, which for a deal is its row.
  add(kind, said = {}) {
    const at = Math.max(0, ...this.#log.map((each) => each.at)) + 1;
    const id = `${this.#tab}-${at}`;
    this.#log = [...this.#log, { id, at, do: kind, ...said }];
    if (kind === "deal") this.draft(null); // a correction leaves the half entry of the next deal
    this.save();
    this.#changed(this.state);
    return id;
  }

  undo() { const { undo } = this.state; if (undo) this.add("undo", { of: undo }); }
  redo() { const { redo } = this.state; if (redo) this.add("redo", { of: redo }); }

  // Store it together with what another tab has stored meanwhile. What cannot be read is put aside, never overwritten.
  save() {
    if (!this.stays) return;
    try {
      const found = stored(this.#storage, PAD + this.id);
      if (found?.newer) return void (this.saved = { ok: false, why: "newer" });
      if (found?.damaged !== undefined) this.#storage.setItem(`${DAMAGED}${this.id}`, found.damaged);
      this.#log = united(found?.log ?? [], this.#log);
      this.#storage.setItem(PAD + this.id, JSON.stringify({ version: VERSION, log: this.#log }));
      this.#storage.setItem(NOW, this.id);
      this.saved = { ok: true };
    } catch {
      this.saved = { ok: false, why: "full" }; // or shut off; the page offers the link
    }
  }

  // A `storage` event: another tab has stored this pad.
  receive({ key }) {
    if (key !== PAD + this.id) return;
    const found = stored(this.#storage, key);
    if (!found?.log) return;
    const before = this.#log.length;
    this.#log = united(this.#log, found.log);
    if (this.#log.length > found.log.length) this.save(); // the other had not seen ours
    if (this.#log.length > before) this.#changed(this.state);
  }

  // Half an entry, so that it survives a reload; null once it is entered.
  draft(entry) {
    try {
      if (entry === undefined) return JSON.parse(this.#storage.getItem(DRAFT + this.id));
      if (entry === null) this.#storage.removeItem(DRAFT + this.id);
      else if (this.stays) this.#storage.setItem(DRAFT + this.id, JSON.stringify(entry));
    } catch {
      // a draft is no loss that is worth a message
    }
    return null;
  }

  // What a link carries. The table is none of it: who opens it adds up by the site's own.
  get link() {
    const { game, title, options, table, names, dealer, deals, earlier } = this.state;
    const entries = (some) => some.map(({ entry }) => entry);
    return { pad: VERSION, game, ...(title ? { title } : {}), options, players: table?.players, names, dealer, deals: entries(deals), ...(earlier.length ? { earlier: earlier.map(entries) } : {}), ...(table?.end.playOn ? { playOn: true } : {}) };
  }

  // Keep a pad that a link brought: beside the others, and the address forgets the link, so that a reload opens the pad.
  keep(address) {
    this.stays = true;
    this.save();
    if (this.saved.ok) address.forget();
    return this.saved.ok;
  }
}

const hashOf = (text) => [...text].reduce((hash, each) => (Math.imul(hash, 31) + each.codePointAt(0)) >>> 0, 7).toString(36);

// The storage of this device; where it is shut off, one that refuses.
export function shelf() {
  try {
    return localStorage;
  } catch {
    const refuse = () => { throw new Error("storage is shut off"); };
    return { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 };
  }
}

// The pads of a device. `tab` is a text of its own for each page that is open.
export class Pads {
  #begun = 0; // not how many are stored: two that found no room are two

  constructor(storage, tab, changed = () => {}) {
    Object.assign(this, { storage, tab, changed });
  }

  #pad(more) { return new Pad({ storage: this.storage, tab: this.tab, changed: (state) => this.changed(state), ...more }); }

  get ids() {
    try {
      return Array.from({ length: this.storage.length }, (_, place) => this.storage.key(place)).filter((key) => key.startsWith(PAD)).map((key) => key.slice(PAD.length));
    } catch {
      return [];
    }
  }

  // The pad used last, or null. One that this version cannot read is opened all the same: its `saved` says why.
  open(id = this.now) {
    if (!id) return null;
    const pad = this.#pad({ id });
    try {
      const found = stored(this.storage, PAD + id);
      if (!found) return null;
      if (found.log) return this.#pad({ id, log: found.log });
      pad.saved = { ok: false, why: found.newer ? "newer" : "damaged" };
    } catch {
      pad.saved = { ok: false, why: "full" };
    }
    return pad;
  }

  // The pad used last, or null.
  get now() {
    try {
      return this.storage.getItem(NOW);
    } catch {
      return null;
    }
  }

  use(id) {
    try {
      this.storage.setItem(NOW, id);
    } catch {
      // it holds for this visit
    }
  }

  // True if a pad of the first version is kept.
  get hasFirst() {
    try {
      return this.storage.getItem(FIRST) !== null;
    } catch {
      return false;
    }
  }

  // Begin another pad; those there are stay. `title` is what the table calls its rules, and `mine` tells the reader's game
  // as it is now.
  begin(game, table, { title = "", options = {}, names = [], dealer = 0, deals = [], mine = null } = {}) {
    const pad = this.#pad({ id: `${this.tab}-${(this.#begun += 1)}` });
    pad.add("begin", { game, ...(title ? { title } : {}), options, table, names, dealer, deals, ...(mine ? { mine } : {}) });
    return pad;
  }

  // The pad of a link: the one kept before with what was added since, or one that is not stored yet.
  ofLink(data, table, mine = null) {
    const id = `link-${hashOf(JSON.stringify(data))}`, kept = this.open(id);
    if (kept) return kept;
    return this.#pad({ id, stays: false, log: [{ id: `${id}-1`, at: 1, do: "begin", ...begunBy(data, table), ...(mine ? { mine } : {}) }] });
  }

  // The pad of the first version, which stays where it is. `tableOf(game, players, options)` gives null for a game that is
  // not scored here: then there is none.
  ofFirst(tableOf) {
    try {
      const { version, state } = JSON.parse(this.storage.getItem(FIRST));
      const table = version === 1 ? tableOf(state.game, state.players, state.options) : null;
      return table && this.begin(state.game, table, begunBy(state, table));
    } catch {
      return null;
    }
  }
}

export const MOST_DEALS = 200;
const MOST_GAMES = 50, MOST_NAME = 20, MOST_TITLE = 40;

// What a pad begins with by data of this version or of the first, which anyone may have written.
function begunBy(said, table) {
  const list = (some) => (Array.isArray(some) ? some : []);
  const { players } = table, ofFirst = said.pad !== VERSION;
  const { game, dealer, title } = said;
  return {
    game, table: said.playOn === true ? { ...table, end: { ...table.end, playOn: true } } : table,
    title: typeof title === "string" ? [...title].slice(0, MOST_TITLE).join("") : "",
    options: isMapping(said.options) ? said.options : {},
    names: list(said.names).slice(0, players).map((name) => (typeof name === "string" ? [...name].slice(0, MOST_NAME).join("") : "")),
    dealer: Number.isInteger(dealer) && dealer >= 0 && dealer < players ? dealer : 0,
    deals: list(said.deals).slice(0, MOST_DEALS).map((deal) => (ofFirst ? entryOf(deal, table, players) ?? { was: deal } : deal)),
    earlier: list(said.earlier).slice(0, MOST_GAMES).map((some) => list(some).slice(0, MOST_DEALS)),
  };
}

// A deal of the first version, if it is told by the number of hearts and by cards; else null.
function entryOf(deal, table, players) {
  const fields = isMapping(deal?.fields) ? deal.fields : {};
  const seatOf = (letter) => "ABCDEFGHIJ".indexOf(letter);
  const cards = (table.cards ?? []).map(({ of, n }) => {
    if (of === "hearts" && Array.isArray(fields.took)) return fields.took.map((count) => Number(count || 0));
    const holders = Object.entries(fields).filter(([name]) => of.split(" ").includes(name.split(":")[1])).map(([, letter]) => seatOf(letter));
    return holders.length === n ? Array.from({ length: players }, (_, seat) => holders.filter((each) => each === seat).length) : null;
  });
  return cards.includes(null) ? null : { cards, ...(fields["slam-choice"] ? { choice: fields["slam-choice"] } : {}) };
}
