// The form for one deal, drawn from a table: who took each card that counts, how many of a suit, and what else is asked. A
// tap gives a single card; counts come from the keys, left to right, and the last player gets the rest.

import { button, element } from "../../elements.js";
import { card } from "../cards.js";

const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack", 10: "ten" };
const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const SIGNS = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };
const SOME = { trickless: "took no trick", revoked: "revoked" };
const MOST = 13; // of a kind whose number is not known
const CHOICES = [["others-up", "the others score"], ["self-down", "take it off"]];

const sum = (numbers) => numbers.reduce((all, each) => all + (each ?? 0), 0);
const called = (of) => (/^(10|[AKQJ\d])[SHDC]$/.test(of) ? `${RANKS[of.slice(0, -1)] ?? of.slice(0, -1)} of ${SUITS[of.at(-1)]}` : of);
const signOf = (of) => element("span", `entry__sign entry__sign--${of}`, SIGNS[of] ?? of);
const labelOf = (of) => (/^(10|[AKQJ\d])[SHDC]$/.test(of) ? card(of) : signOf(of));

// Points as they were typed: a moon may stand as what it pays, which is the same as all points to its maker.
export function asTyped({ cards = [], slams = [] }, points) {
  const total = sum(cards.map(({ n, is }) => n * is)), amount = slams.at(-1)?.pays === "others-up" ? slams.at(-1).amount : 0;
  const maker = points.indexOf(0), isMoon = amount && points.every((each, seat) => each === (seat === maker ? 0 : amount));
  return isMoon ? points.map((_, seat) => (seat === maker ? total : 0)) : points;
}

export class DealForm {
  element = element("div", "entry");
  #rules; #names; #changed; #said; #at = null; #asks = null;
  #hasKeys = true;
  #typedIn = []; // the counts that were given by hand, the latest last, as "row:seat"

  constructor(changed) {
    this.#changed = changed;
  }

  // Show the fields for a deal, with what was entered before; `said` is what `values` gave.
  show(rules, names, said = null) {
    [this.#rules, this.#names] = [rules, names];
    const rows = this.#counted.map(({ n }) => (n === 1 ? null : names.map(() => null)));
    const fits = said?.rows?.length === rows.length && said.points?.length === names.length && rows.every((row, at) => row?.length === said.rows[at]?.length);
    this.#said = fits ? said : { mode: rules.points === "best" ? "points" : "cards", rows, points: names.map(() => ""), penalty: names.map(() => ""), why: "", facts: {} };
    [this.#hasKeys, this.#typedIn] = [true, []];
    this.#next();
    this.#draw();
  }

  // Show a deal that was entered.
  fill(rules, names, { cards, points, tricks, penalty, why, contract, dealer, ...facts }) {
    this.show(rules, names);
    const said = this.#said, counts = [...(cards ?? []), ...(tricks ? [tricks] : [])];
    if (counts.length === said.rows.length) said.rows = counts.map((row, at) => (said.rows[at] === null ? row.indexOf(1) : row));
    if (points) [said.mode, said.points] = ["points", points.map(String)];
    if (penalty) [said.mode, said.penalty, said.why] = ["penalty", penalty.map((each) => String(each || "")), why ?? ""];
    said.facts = facts;
    [this.#at, this.#hasKeys] = [null, false];
    this.#draw();
  }

  get values() { return this.#said; }
  get isBegun() { return this.#said.mode !== "cards" || this.#said.rows.some((row) => (Array.isArray(row) ? row.some((each) => each !== null) : row !== null)); }

  // The deal as it is scored, or {missing}: what is still to be said.
  get entry() {
    const { mode, points, penalty, why, rows, facts } = this.#said;
    if (mode === "penalty") return penalty.some((each) => Number(each)) ? { penalty: penalty.map((each) => Number(each) || 0), why: why.trim() } : { missing: "say how many points" };
    if (mode === "moon") return this.#said.maker === undefined ? { missing: "say who took all" } : this.#moon(this.#said.maker);
    if (mode === "points") return points.every((each) => each === "") ? { missing: "say how many points each took" } : { ...facts, points: asTyped(this.#rules, points.map((each) => Number(each) || 0)) };
    const counts = [];
    for (const [at, kind] of this.#counted.entries()) {
      const row = this.#whole(at);
      if (typeof row === "string") return { missing: row };
      counts.push(row);
      if (kind.isTricks) facts.tricks = counts.pop();
    }
    return { ...facts, cards: counts };
  }

  // What the score still asks for, by the fault it gave.
  ask(fact) {
    if (this.#asks === fact || !["choice", "every"].includes(fact)) return;
    this.#asks = fact;
    this.#draw();
  }

  get #counted() {
    const { cards = [], ask = [], tricks } = this.#rules;
    return [...cards, ...(ask.includes("tricks") ? [{ of: "tricks", n: tricks, isTricks: true }] : [])];
  }

  // The places of single cards in their taker's favour: a moon does not need them, so that another may have them.
  get #apart() {
    const { cards = [] } = this.#rules, total = sum(cards.map(({ n, is = 0 }) => n * is));
    return cards.flatMap(({ n, is = 0 }, at) => (n === 1 && is * total < 0 ? [at] : []));
  }

  #moon(maker) {
    const apart = this.#apart, unsaid = apart.find((at) => this.#said.rows[at] === null);
    if (unsaid !== undefined) return { missing: this.#whole(unsaid) };
    const give = (n) => this.#names.map((_, seat) => (seat === maker ? n : 0)), { tricks } = this.#rules;
    const all = this.#rules.ask ?? [];
    const ends = Object.fromEntries(Object.keys(this.#rules.takers ?? {}).map((fact) => [fact, maker]));
    return { ...ends, ...this.#said.facts, cards: (this.#rules.cards ?? []).map(({ n }, at) => (apart.includes(at) ? this.#whole(at) : give(n))), ...(all.includes("tricks") && tricks ? { tricks: give(tricks) } : {}) };
  }

  // A row with the rest given to the last player, or what is missing of it.
  #whole(at) {
    const { of, n } = this.#counted[at], row = this.#said.rows[at];
    if (!Array.isArray(row)) return row === null ? `who took the ${called(of)}?` : this.#names.map((_, seat) => Number(seat === row));
    const left = n === undefined ? 0 : n - sum(row), empty = row.filter((each) => each === null).length;
    if (empty > 1 && left > 0) return `${left} ${called(of)} left`;
    return row.map((each) => each ?? Math.max(0, left));
  }

  #next(from = 0) {
    const rows = this.#said.rows;
    const at = rows.findIndex((row, place) => place >= from && Array.isArray(row) && typeof this.#whole(place) === "string");
    this.#at = at < 0 ? null : [at, rows[at].indexOf(null)];
  }

  #set(draw = true) {
    if (draw) this.#draw();
    this.#changed();
  }

  #cell(words, label, isOn, act, classes = "") {
    const made = button(words, act, `entry__cell ${classes}`);
    made.setAttribute("aria-pressed", String(isOn));
    made.setAttribute("aria-label", label);
    return made;
  }

  #row(label, cells) { return element("div", "entry__row", element("div", "entry__label", label), ...cells); }

  // A choice of one seat, or of several.
  #seats(label, words, isOn, choose) {
    const signed = words.length <= 2;
    return this.#row(label, this.#names.map((name, seat) => this.#cell(signed ? words : isOn(seat) ? "✓" : "", `${name}, ${label.textContent || words}`, isOn(seat), () => choose(seat), "entry__cell--one")));
  }

  #single(kind, at) {
    const row = this.#said.rows, sign = SIGNS[SUITS[kind.of.at(-1)]] ?? "●";
    return this.#row(labelOf(kind.of), this.#names.map((name, seat) => this.#cell(sign, `${name} took the ${called(kind.of)}`, row[at] === seat, () => {
      row[at] = row[at] === seat ? null : seat;
      this.#set();
    }, "entry__cell--one")));
  }

  #counts(kind, at) {
    const row = this.#said.rows[at], whole = this.#whole(at), isHere = this.#at?.[0] === at;
    const left = kind.n === undefined ? 0 : kind.n - sum(row);
    return this.#row(labelOf(kind.of), this.#names.map((name, seat) => {
      const isRest = row[seat] === null && !(isHere && this.#at[1] === seat), rest = Math.max(0, left);
      const isLast = isRest && (typeof whole !== "string" || seat === row.lastIndexOf(null));
      const shown = row[seat] ?? (isLast ? (typeof whole === "string" ? rest : whole[seat]) : "");
      const says = row[seat] !== null ? `${name}, ${called(kind.of)}: ${row[seat]}` : isLast ? `${name} gets the rest, ${shown}` : `${name}, ${called(kind.of)}`;
      const made = this.#cell(String(shown), says, isHere && this.#at[1] === seat, () => {
        if (isLast && typeof whole === "string") this.#said.rows[at] = row.map((each, place) => each ?? (place === seat ? rest : 0));
        else [this.#at, this.#hasKeys] = [[at, seat], true];
        if (isLast) this.#next();
        this.#set();
      }, isLast ? "entry__cell--rest" : "");
      return made;
    }));
  }

  // The keys stay when the last number is said: what is below them would come under the finger that taps again.
  #keys() {
    const counts = this.#counted.filter(({ n }) => n !== 1);
    if (!counts.length || !this.#hasKeys) return [];
    const [at, seat] = this.#at ?? [], kind = this.#counted[at], row = this.#said.rows[at] ?? [];
    const most = kind ? kind.n ?? MOST : -1, can = kind?.n === undefined || row[seat] !== null ? most : kind.n - sum(row);
    const keys = Array.from({ length: Math.max(...counts.map(({ n = MOST }) => n)) + 1 }, (_, number) => {
      const key = button(String(number), () => {
        this.#give(at, seat, number);
        const next = row.indexOf(null);
        if (next >= 0 && typeof this.#whole(at) === "string") this.#at = [at, next];
        else this.#next(at + 1);
        this.#set();
      }, "entry__key");
      key.disabled = number > can;
      return key;
    });
    const group = element("div", "entry__keys", ...keys);
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", kind ? `${called(kind.of)} that ${this.#names[seat]} took` : "Nothing more to count");
    return [group];
  }

  // Put a number into a row. If the row no longer adds up, the players after this one get the rest, those that were not
  // given by hand first: so two numbers are exchanged in either order.
  #give(at, seat, number) {
    const row = this.#said.rows[at], { n } = this.#counted[at], key = `${at}:${seat}`;
    row[seat] = number;
    this.#typedIn = [...this.#typedIn.filter((each) => each !== key), key];
    const order = row.map((_, step) => (seat + 1 + step) % row.length).filter((each) => each !== seat);
    order.sort((one, other) => this.#typedIn.indexOf(`${at}:${one}`) - this.#typedIn.indexOf(`${at}:${other}`));
    for (const each of order) if (n !== undefined && (sum(row) > n || (sum(row) < n && !row.includes(null)))) row[each] = null;
  }

  #typed(key, label, mode) {
    const said = this.#said[key];
    return this.#row("", this.#names.map((name, seat) => {
      const input = element("input", "entry__cell entry__typed");
      Object.assign(input, { value: said[seat], maxLength: 4, autocomplete: "off", inputMode: mode });
      input.setAttribute("aria-label", `${name}, ${label}`);
      input.addEventListener("input", () => {
        said[seat] = input.value.replace("−", "-").replace(/[^\d-]/g, "");
        this.#set(false);
      });
      return input;
    }));
  }

  #facts() {
    const { ask = [], takers = {}, shown } = this.#rules, facts = this.#said.facts, rows = [];
    const turn = (key, value) => this.#turn(key, value);
    const one = Object.entries({ ...takers, ...(ask.includes("declared") ? { declared: { what: "declared a moon" } } : {}) });
    for (const [key, { what: words }] of one) rows.push(this.#seats(element("small", "", words), words, (seat) => facts[key] === seat, (seat) => turn(key, seat)));
    for (const [key, words] of Object.entries(SOME)) {
      if (!ask.includes(key)) continue;
      const some = facts[key] ?? [];
      rows.push(this.#seats(element("small", "", words), words, (seat) => some.includes(seat), (seat) => turn(key, some.includes(seat) ? some.filter((each) => each !== seat) : [...some, seat])));
    }
    if (shown) {
      const some = facts.shown ?? [];
      rows.push(element("div", "entry__choices", "Shown before the play:", ...Object.keys(shown).map(Number).map((kind) => this.#cell(called(this.#rules.cards[kind].of), `shown: ${called(this.#rules.cards[kind].of)}`, some.includes(kind), () => turn("shown", some.includes(kind) ? some.filter((each) => each !== kind) : [...some, kind])))));
    }
    return rows;
  }

  // What a score asks for once the deal is said stands below the keys, which stay where they are.
  #asked() {
    const facts = this.#said.facts, rows = [];
    if (this.#asks === "every" || facts.every !== undefined) {
      rows.push(element("div", "entry__choices", "Every trick to:", ...[...this.#names, "nobody"].map((name, seat) => this.#cell(name, `every trick: ${name}`, facts.every === (seat === this.#names.length ? null : seat), () => this.#turn("every", seat === this.#names.length ? null : seat)))));
    }
    if (this.#asks === "choice" || facts.choice) rows.push(element("div", "entry__choices", "The moon:", ...CHOICES.map(([value, words]) => this.#cell(words, words, facts.choice === value, () => this.#turn("choice", value)))));
    return rows;
  }

  #turn(key, value) {
    const { facts } = this.#said;
    if (facts[key] === value) delete facts[key];
    else facts[key] = value;
    this.#set();
  }

  #modes() {
    const { mode } = this.#said, turn = (other) => {
      this.element.style.minHeight = `${this.element.offsetHeight}px`; // the buttons stay where they are
      this.#said.mode = mode === other ? "cards" : other;
      this.#set();
    };
    const offered = [["moon", "Moon"], ["points", "Points"], ["penalty", "Penalty"]].filter(([each]) => (each === "moon" ? this.#rules.slams : each === "points" ? this.#rules.points : true));
    return element("div", "entry__modes", ...offered.map(([each, words]) => this.#cell(words, words, mode === each, () => turn(each), "entry__mode")));
  }

  #draw() {
    const held = this.element.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent : null;
    const { mode } = this.#said, rows = [];
    if (mode === "moon") rows.push(this.#row(signOf("moon"), this.#names.map((name, seat) => this.#cell(name, `${name} shot the moon`, this.#said.maker === seat, () => {
      this.#said.maker = seat;
      this.#set();
    }, "entry__cell--name"))), ...this.#apart.map((at) => this.#single(this.#counted[at], at)), ...this.#facts(), ...this.#asked());
    else if (mode === "points") rows.push(this.#typed("points", "points", "numeric"), ...this.#facts(), ...this.#asked());
    else if (mode === "penalty") rows.push(this.#typed("penalty", "penalty", "text"), this.#why());
    else rows.push(...this.#counted.map((kind, at) => (kind.n === 1 ? this.#single(kind, at) : this.#counts(kind, at))), ...this.#facts(), ...this.#keys(), ...this.#asked());
    this.element.style.setProperty("--seats", this.#names.length);
    this.element.replaceChildren(...rows, this.#modes());
    if (held) [...this.element.querySelectorAll("button, input")].find((each) => (each.getAttribute("aria-label") ?? each.textContent) === held)?.focus();
  }

  #why() {
    const input = element("input", "book-field entry__why");
    Object.assign(input, { value: this.#said.why, maxLength: 60, placeholder: "a word why" });
    input.setAttribute("aria-label", "Why");
    input.addEventListener("input", () => { this.#said.why = input.value; });
    return input;
  }
}
