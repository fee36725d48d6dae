// The score of a game for points, from its table (hearts_spec/service/score_tables.py), who dealt first, and the deals as they were entered.
// Seats and kinds of cards go by their place. A deal is {cards: [[how many each seat took] for each kind]}, or {points: [of
// each seat]} where the table allows it, and what `ask` names: tricks, trickless, declared, shown (kinds), choice, revoked and those
// of `takers`; `every` is the seat that took every trick (null: nobody), if tricks are not counted.
// `dealer` says that another seat than the next dealt. {penalty: [of each seat], why} is no deal.

const REASONS = {
  deal: "the deal was played", deals: "the agreed number of deals was played", reached: "a score reached the limit",
  passed: "a score passed the limit", back: "a score is back at 0", lower: "a score fell to the lower limit", met: "a score came to the limit exactly",
  programme: "every contract was played",
};
const KEPT = { "self-up": 1, turned: -1 }; // how often the maker of a moon scores the cards taken; others score them not at all
const RAISES = ["others-up", "from-each", "choice"]; // what a moon that may not lose the game turns into self-down

const MOST = 999; // points of a penalty
const inOrder = (seats) => seats.flat().sort((one, other) => one - other);
const signOf = ({ end }) => (end.highest ? -1 : 1); // of points that count against a player
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);
const seatsOf = ({ players }) => Array.from({ length: players }, (_, seat) => seat);

// What is wrong with a deal, or still to be said: `fact` names the field.
export class Fault extends Error {
  constructor(fact, says) {
    super(says);
    this.fact = fact;
  }
}

function known(value, fact, says) {
  if ((value ?? null) === null) throw new Fault(fact, says);
  return value;
}

// What is said may come from a link: seats must be at the table.
function check(table, deal) {
  const isSeat = (said) => Number.isInteger(said) && said >= 0 && said < table.players;
  const must = (fact, can) => { if ((deal[fact] ?? null) !== null && !can(deal[fact])) throw new Fault(fact, "this cannot be"); };
  for (const fact of Object.keys(table.takers ?? {})) must(fact, (said) => said === -1 || isSeat(said)); // -1: no card could win it
  for (const fact of ["every", "declared"]) must(fact, isSeat);
  for (const fact of ["trickless", "revoked"]) must(fact, (said) => Array.isArray(said) && said.every(isSeat));
  for (const fact of ["tricks", "points"]) must(fact, Array.isArray);
  must("shown", (said) => Array.isArray(said) && said.every((kind) => Object.hasOwn(table.shown ?? {}, kind)));
  must("choice", (said) => said === "others-up" || said === "self-down");
}

// Who plays together: one list of seats for each side.
export function sidesOf(table) {
  const seats = seatsOf(table), half = table.players / 2;
  return table.partners ? seats.slice(0, half).map((seat) => [seat, seat + half]) : seats.map((seat) => [seat]);
}

function counted(numbers, total, players, fact, what) {
  if (!Array.isArray(numbers) || numbers.length !== players || !numbers.every((each) => Number.isInteger(each) && each >= 0)) throw new Fault(fact, `say how many ${what} each player took`);
  if (total !== null && sum(numbers) !== total) throw new Fault(fact, `${sum(numbers)} ${what} are entered, and there are ${total}`);
  return numbers;
}

// True if cards can be shared out so as to give these points, or if the search is too long.
function canBe(cards, points) {
  const kinds = [...cards].sort((one, other) => other.is - one.is), seen = new Set();
  const share = (kind, left, seat, rest) => {
    if (kind === kinds.length) return left.every((each) => each === 0);
    if (rest === 0) return share(kind + 1, left, 0, kinds[kind + 1]?.n);
    const state = `${kind} ${seat} ${rest} ${left}`;
    if (seat === left.length || seen.has(state)) return false;
    if (seen.add(state).size > 20000) return true;
    for (let n = Math.min(rest, Math.floor(left[seat] / kinds[kind].is)); n >= 0; n -= 1) {
      if (share(kind, left.with(seat, left[seat] - n * kinds[kind].is), seat + 1, rest - n)) return true;
    }
    return false;
  };
  return share(0, points, 0, kinds[0].n);
}

// What the cards come to: the points of each seat (`units`), and what those that count against it come to (`cost`), which the
// maker of a moon is spared.
function takenIn(table, deal) {
  const { cards = [], players } = table, seats = seatsOf(table), sign = signOf(table);
  if (deal.points) {
    const total = sum(cards.map(({ n, is }) => n * is));
    if (!table.points) throw new Fault("points", "it matters here who took which cards");
    counted(deal.points, total, players, "points", "points");
    if (!canBe(cards, deal.points)) throw new Fault("points", "the cards cannot give these points");
    return { units: deal.points, cost: sign > 0 ? deal.points : seats.map(() => 0), some: deal.points, has: (needs, by) => sum(by.map((seat) => deal.points[seat])) === total };
  }
  const took = cards.map(({ of, n }, kind) => counted(deal.cards?.[kind], n, players, of, of));
  const worth = (seat, kinds) => sum(kinds.map((kind) => took[kind][seat] * (cards[kind].is ?? 0)));
  const all = [...cards.keys()], cost = (seat, kinds) => sign * worth(seat, kinds.filter((kind) => sign * cards[kind].is > 0));
  const good = (seat, kinds) => worth(seat, kinds) - sign * cost(seat, kinds); // the points of cards in its favour
  return {
    took, all, good, worth: (seat, kinds, spared) => worth(seat, kinds) - sign * spared * cost(seat, kinds),
    units: seats.map((seat) => worth(seat, all)), cost: seats.map((seat) => cost(seat, all)),
    some: seats.map((seat) => sum(took.map((each) => each[seat]))),
    has: (needs, by) => needs.every((kind) => sum(by.map((seat) => took[kind][seat])) === cards[kind].n),
  };
}

// Check what is said of tricks against the cards, and return who took none.
function trickless(table, deal, { some }) {
  const { every = null, tricks } = deal, took = (seat) => (tricks ? tricks[seat] : every === null || seat === every);
  const none = deal.trickless ?? seatsOf(table).filter((seat) => !took(seat));
  if (tricks) counted(tricks, table.tricks ?? null, table.players, "tricks", "tricks");
  if (none.some((seat) => some[seat])) throw new Fault(["tricks", "every", "trickless"].find((fact) => fact in deal), "a player without a trick took cards");
  for (const fact of Object.keys(table.takers ?? {})) if (none.includes(deal[fact])) throw new Fault(fact, "this player took no trick");
  return none;
}

const taker = (deal, fact, takers) => known(deal[fact], fact, `say who took the ${takers[fact].what}`);

// True if these seats took the tricks that a moon needs.
function inTricks({ tricks = [] }, by, deal, takers) {
  if (tricks === "all") {
    if (!deal.tricks && deal.every === undefined) throw new Fault("every", "say if anybody took every trick");
    if (!deal.tricks) return by.includes(deal.every);
    return sum(by.map((seat) => deal.tricks[seat])) === sum(deal.tricks);
  }
  return tricks.map((fact) => taker(deal, fact, takers)).every((seat) => by.includes(seat));
}

// The moon of a deal, {law, by}, or null.
function moonOf(table, deal, taken) {
  for (const law of table.slams ?? []) {
    const makers = law.by === "side" ? sidesOf(table) : seatsOf(table).map((seat) => [seat]);
    for (const by of makers) {
      if ("declared" in law && !by.includes(deal.declared)) continue;
      if (taken.has(law.needs ?? [], by) && inTricks(law, by, deal, table.takers)) return { law, by };
    }
  }
  return null;
}

// What a moon adds to each score besides sparing its maker.
function payMoon(table, { law, by, pays }, totals, add) {
  const sign = signOf(table), amount = sign * (law.amount ?? 0);
  const friends = law.by ? sidesOf(table).filter((side) => side.some((seat) => by.includes(seat))).flat() : by;
  const others = seatsOf(table).filter((seat) => !friends.includes(seat));
  const [theirs, own] = {
    "others-up": [() => amount], "from-each": [() => amount * by.length, () => -amount * others.length],
    "others-doubled": [(seat) => sign * Math.max(0, sign * totals[seat])], "own-to-nothing": [null, (seat) => -totals[seat]],
    "self-down": [null, () => -amount], "self-up": [null, () => amount], turned: [], // what is turned is all there is
  }[pays];
  if (theirs) others.forEach((seat) => add(seat, theirs(seat)));
  if (own) by.forEach((seat) => add(seat, own(seat)));
}

function addBonuses({ bonus = {}, takers = {} }, deal, none, { cost }, add) {
  if (bonus.trick) known(deal.tricks, "tricks", "say how many tricks each took").forEach((count, seat) => add(seat, bonus.trick * count));
  for (const [fact, { is }] of Object.entries(takers)) {
    const seat = is ? taker(deal, fact, takers) : -1;
    if (seat >= 0) add(seat, is);
  }
  if (bonus.none) none.forEach((seat) => add(seat, bonus.none));
  if (bonus.clear) cost.forEach((points, seat) => points || add(seat, bonus.clear));
}

// What is added for cards shown, and for cards that double all the others.
function addDoubled(table, deal, taken, spared, add) {
  const { cards = [], alone = 0 } = table, shown = deal.shown ?? [];
  const doubling = cards.flatMap(({ doubles }, kind) => (doubles ? [kind] : []));
  if (!doubling.length && !shown.length) return;
  const reach = [...new Set(shown.flatMap((kind) => table.shown[kind]))].filter((kind) => !cards[kind].doubles);
  for (const seat of seatsOf(table)) {
    const more = taken.worth(seat, reach, spared[seat]);
    const times = 2 ** sum(doubling.map((kind) => taken.took[kind][seat] * (shown.includes(kind) ? 2 : 1)));
    const counts = cards.some(({ is }, kind) => is && taken.took[kind][seat]);
    add(seat, more + (times > 1 && !counts ? alone * times / 2 : (taken.worth(seat, taken.all, spared[seat]) + more) * (times - 1)));
  }
}

// A player who revoked bears the losses of all, or pays a fine.
function bearRevokes({ revoke }, { revoked }, net) {
  if (!revoked?.length) return net;
  if (!revoke) throw new Fault("revoked", "a revoke costs nothing here");
  const by = [...new Set(revoked)], losses = sum(net.filter((each) => each > 0));
  const share = (place) => {
    if (!revoke.all) return revoke.fine * revoked.filter((seat) => seat === by[place]).length;
    return revoke.split ? Math.floor(losses / by.length) + (place < losses % by.length ? 1 : 0) : losses;
  };
  const free = (points, seat) => (revoke.all && points > 0) || (revoke.barred && points < 0 && by.includes(seat));
  return net.map((points, seat) => (free(points, seat) ? 0 : points) + (by.includes(seat) ? share(by.indexOf(seat)) : 0));
}

// The score of a deal, {net, moon}: what it adds to each of the `totals` before it. Throws a Fault.
export function scoreDeal(table, deal, totals, lowered = false) {
  check(table, deal);
  const taken = takenIn(table, deal), none = trickless(table, deal, taken), moon = moonOf(table, deal, taken);
  const pays = moon && (moon.law.pays === "choice" && !lowered ? deal.choice : moon.law.pays);
  if (moon && !pays) throw new Fault("choice", "the player who took everything must choose");
  if (deal.choice && !moon) throw new Fault("choice", "there is nothing to choose");
  const spared = totals.map((_, seat) => (moon?.by.includes(seat) ? 1 - (KEPT[moon.law.pays] ?? 0) : 0));
  let net = [...taken.units];
  const add = (seat, points) => { net[seat] += points; };
  if (moon && table.goodLost) {
    const { all, good, worth } = taken;
    seatsOf(table).forEach((seat) => add(seat, -good(seat, all)));
    taken.worth = (seat, kinds, spared) => worth(seat, kinds, spared) - good(seat, kinds);
  }
  if (!moon || !table.lostBeside) addBonuses(table, deal, none, taken, add);
  addDoubled(table, deal, taken, spared, add);
  const sign = signOf(table), least = (seat) => [0, sign * taken.cost[seat], -Infinity][spared[seat]]; // as a moon has its cards count; what it turns stays
  if (table.floor) net = net.map((points, seat) => Math.max(points, least(seat)));
  if (moon) {
    moon.by.forEach((seat) => add(seat, -sign * spared[seat] * taken.cost[seat]));
    moon.pays = lowered && RAISES.includes(moon.law.pays) ? "self-down" : pays;
    payMoon(table, moon, totals, add);
  }
  const failed = (table.slams ?? []).find((law) => law.declared && law !== moon?.law);
  if (failed && Number.isInteger(deal.declared)) add(deal.declared, sign * failed.declared);
  return { net: bearRevokes(table, deal, net), moon };
}

// The score to enter for a sum.
function entered({ end }, total) {
  if (total < 0) return end.floor ? 0 : total;
  const back = (end.back ?? []).find(([at]) => at === total);
  if (back) return back[1];
  if (total !== end.limit) return total;
  return { "to-nothing": 0, "to-half": Math.floor(total / 2) }[end.exactly] ?? total;
}

// The end of a game after so many deals, {reason, winners}, or null. With `tied`, the players of a tie play on.
export function outcome(table, totals, deals, turned = null) {
  if (!deals) return null;
  const { end } = table, sides = sidesOf(table);
  const [best, worst] = end.highest ? [Math.max, Math.min] : [Math.min, Math.max];
  const ofSide = (side) => (table.partners === "opposite-highest" ? (all) => worst(...all) : sum)(side.map((seat) => totals[seat]));
  const won = (reason) => {
    const most = best(...sides.map(ofSide)), first = sides.filter((side) => ofSide(side) === most), winners = inOrder(first);
    return first.length > 1 && end.playOn && reason !== "deal" ? { tied: winners } : { reason: REASONS[reason], winners };
  };
  const scores = table.partners === "opposite" ? sides.map(ofSide) : totals, top = Math.max(...scores);
  const after = () => {
    if (end.lower && Math.min(...scores) <= -end.lower) return won("lower");
    const met = end.exactly === "wins" ? sides.filter((side) => side.some((seat) => totals[seat] === end.limit)) : [];
    if (met.length) return { reason: REASONS.met, winners: inOrder(met) };
    if (end.when === "each-deal") return won("deal");
    if (end.when === "score-reached" && top >= end.limit) return won("reached");
    if (end.when === "score-passed" && top > end.limit) return won("passed");
    if (turned !== null && turned < deals && Math.min(...totals) <= 0) return won("back");
    return null;
  };
  const over = after();
  if (over?.winners) return over;
  if (table.programme && deals >= sum(table.programme.map(({ length }) => length))) return won("programme");
  return end.deals && deals >= end.deals ? won("deals") : over;
}

// The contracts that the next deal may have, and the seat that chooses, null if nobody does.
function contractsOf(table, { deals, dealer, chosen }) {
  let before = 0;
  for (const part of table.programme) {
    if (deals >= before + part.length) before += part.length;
    else if (!part.by) return { contracts: [part.contracts[deals - before]], chooser: null };
    else {
      const chooser = part.by === "dealer" ? dealer : (dealer + (table.turn ?? 1) + table.players) % table.players;
      const used = chosen.filter((each) => each.deal >= before && (!part.each || each.chooser === chooser)).map(({ contract }) => contract);
      return { contracts: part.contracts.filter((name) => !part.times || used.filter((each) => each === name).length < part.times), chooser };
    }
  }
  return { contracts: [], chooser: null };
}

// What is known of the next deal.
function coming(table, game) {
  const { pass = [] } = table, [to, cards] = pass[game.deals % pass.length] ?? [];
  return { game: game.number, deal: game.deals + 1, dealer: game.dealer, pass: to ? { to, cards } : null, ...(table.programme ? contractsOf(table, game) : {}) };
}

function nextDealer(table, rules, deal, dealer) {
  const { players } = table;
  if (table.dealer === "same") return dealer;
  if (table.dealer === "right") return (dealer - 1 + players) % players;
  if (table.dealer !== "took-queen") return (dealer + 1) % players;
  const taker = deal.cards?.[rules.cards.findIndex(({ of }) => of === "QS")]?.findIndex((count) => count > 0) ?? -1;
  return known(taker < 0 ? null : taker, "QS", "say who took the queen of spades");
}

const begun = (table, dealer, number) => ({ number, dealer, deals: 0, totals: Array(table.players).fill(0), chosen: [], turned: null, over: null });

// The rules of the next deal: those of its contract.
function rulesOf(table, { contracts }, { contract }) {
  if (!table.programme) return [table, undefined];
  const name = contract ?? (contracts.length === 1 ? contracts[0] : undefined);
  if (!contracts.includes(name)) throw new Fault("contract", `say which: ${contracts.join(", ")}`);
  return [{ ...table, ...table.contracts[name] }, name];
}

// True if the maker of a moon lowers their own score instead: one who would lose the game does, if nothing else is said, and
// the scores may give a choice.
function isLowered(table, game, { choice }, { moon }, totals) {
  const over = table.losing ? outcome(table, totals, game.deals + 1) : null, may = table.losing === "may-lower";
  const loses = Boolean(over?.winners) && !moon.by.every((seat) => over.winners.includes(seat));
  if (moon.law.pays === "choice") return loses && !may;
  if (loses && !(may && choice === "others-up")) return true;
  if (choice !== "self-down" || !table.ask?.includes("choice")) return false;
  const top = Math.max(...game.totals.map((total) => signOf(table) * total));
  if (!table.choiceFrom || table.choiceFrom > top) throw new Fault("choice", "these scores leave no choice to a player who takes everything");
  return true;
}

function settled(table, game, rules, deal) {
  const after = ({ net }) => net.map((points, seat) => entered(table, game.totals[seat] + points));
  let result = scoreDeal(rules, deal, game.totals);
  if (game.turned !== null) result.net = result.net.map((points) => -points);
  if (result.moon && isLowered(table, game, deal, result, after(result))) result = scoreDeal(rules, deal, game.totals, true);
  return { ...result, totals: after(result) };
}

// A penalty that the table agreed on: it changes scores, and is no deal.
function penalized(table, game, { penalty, why }) {
  const net = seatsOf(table).map((seat) => (Number.isInteger(penalty[seat]) && Math.abs(penalty[seat]) <= MOST ? penalty[seat] : 0));
  if (!net.some(Boolean)) throw new Fault("penalty", "say how many points");
  game.totals = net.map((points, seat) => game.totals[seat] + points);
  if (game.deals) game.over = outcome(table, game.totals, game.deals, game.turned);
  return { ...coming(table, game), deal: game.deals, penalty: String(why ?? "").slice(0, 60), net, totals: game.totals, moon: null, over: game.over?.winners ? game.over : null };
}

// Add up a game. A row that cannot be scored is the `fault`, {deal, fact, says}, and those after it wait. A deal after the end
// begins the next game, a penalty does not; `sums` are of all games. `tied` are those who play on.
export function scoreGame(table, { dealer = 0, deals = [] } = {}) {
  let game = begun(table, dealer, 1), before = game.totals, fault = null;
  const rows = [], plus = (one, other) => one.map((each, seat) => each + other[seat]);
  for (const [place, entry] of deals.entries()) {
    const deal = Object(entry);
    if (game.over?.winners && !deal.penalty) [before, game] = [plus(before, game.totals), begun(table, game.dealer, game.number + 1)];
    try {
      if (Number.isInteger(deal.dealer) && deal.dealer >= 0 && deal.dealer < table.players) game.dealer = deal.dealer;
      if (deal.penalty) {
        rows.push(penalized(table, game, deal));
        continue;
      }
      const row = coming(table, game), [rules, contract] = rulesOf(table, row, deal);
      const { net, moon, totals } = settled(table, game, rules, deal);
      const next = nextDealer(table, rules, deal, game.dealer);
      if ((row.chooser ?? null) !== null) game.chosen.push({ deal: game.deals, contract, chooser: row.chooser });
      [game.dealer, game.totals, game.deals] = [next, totals, game.deals + 1];
      if (table.end.when === "there-and-back" && Math.max(...totals) >= table.end.limit) game.turned ??= game.deals;
      game.over = outcome(table, totals, game.deals, game.turned);
      rows.push({ ...row, contract, net, totals, moon: moon && { by: moon.by, pays: moon.pays }, over: game.over?.winners ? game.over : null });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      fault = { deal: place, fact: error.fact, says: error.message };
      break;
    }
  }
  const over = game.over?.winners ? game.over : null;
  const next = coming(table, over ? begun(table, game.dealer, game.number + 1) : game);
  return { deals: rows, totals: game.totals, sums: plus(before, game.totals), over, tied: game.over?.tied ?? null, next, fault };
}

// The table of a game with the options that the players chose, from its parts (hearts_spec/service/score_tables.py). A
// text says why there is none; null means that these options do not go together.

function partOf({ by, of }, chosen) {
  const said = by.map((option) => chosen[option]).join(" ");
  return of.find(([, ...choices]) => choices.includes(said))?.[0];
}

export function tableWith({ rest, pass, end, usual = {}, numbers = {} }, options = {}) {
  const chosen = { ...usual, ...options }, found = partOf(rest, chosen);
  if (found === undefined || typeof found === "string") return found ?? null;
  const [round, ends] = [partOf(pass, chosen), partOf(end, chosen)];
  if (round === undefined || !ends) return null;
  const table = structuredClone({ ...found, ...(round ? { pass: round } : {}), end: ends });
  for (const [option, number] of Object.entries(numbers)) {
    const said = Number(options[option]);
    if (!Number.isInteger(said)) continue;
    if (number === "cards") table.pass = table.pass?.map(([to, cards]) => [to, cards && said]);
    if (number === "limit" && table.end.limit) table.end.limit = said;
    if (number === "amount" && table.slams?.at(-1)?.amount) table.slams.at(-1).amount = said;
  }
  return table;
}
