// What a score pad holds: the game, the players and the deals, as plain data. It is kept on the device with the score
// last counted, and a link carries it. Both are read as text that anyone may have written.

import bundle from "../bundle.js";
import { SEATS } from "../forms.js";
import { requestFor, saidOf } from "../settle/fields.js";
import { seatNames } from "../settle/names.js";
import { housed } from "../user-rules/game.js";
import { keepPad, keptPad } from "../../lab/storage.js";

const VERSION = 1;
export const MOST_DEALS = 200; // the engine's limit
const MOST_TEXT = 400; // characters of a value
const MOST_VALUES = 60; // of a deal, and in a list

const isMapping = (said) => said !== null && typeof said === "object" && !Array.isArray(said);
const isText = (said) => typeof said === "string" && said.length <= MOST_TEXT;
const isValue = (said) => isText(said) || (Array.isArray(said) && said.length <= MOST_VALUES && said.every(isText));
const isNumbers = (said) => isMapping(said) && Object.values(said).length <= SEATS.length && Object.values(said).every(Number.isFinite);
const isEnd = (said) => said === null || (isMapping(said) && isText(said.reason) && isValue(said.winners) && isValue(said.losers));
const isPass = (said) => said === null || (isMapping(said) && Number.isFinite(said.cards) && isText(said.says));
const isContract = ({ contract = "", contracts = [], chooser }) => isText(contract) && isValue(contracts) && isText(chooser ?? "");
const isDeal = (said) => isMapping(said) && [said.game, said.deal, said.pool].every(Number.isFinite) && isText(said.dealer) && isPass(said.pass) && isContract(said);

function dealIn(said) {
  if (!isMapping(said?.fields)) return null;
  const fields = Object.entries(said.fields).slice(0, MOST_VALUES);
  if (!fields.every(([name, value]) => isText(name) && isValue(value))) return null;
  return { byNumber: said.byNumber === true, fields: Object.fromEntries(fields), ...(said.contract && isText(said.contract) ? { contract: said.contract } : {}) };
}

// The state in some data; the parts that are not valid are left out.
export function stateIn(said) {
  const { game, options, players, names, dealer, deals } = isMapping(said) ? said : {};
  return {
    game: isText(game) ? game : "",
    options: isMapping(options) ? Object.fromEntries(Object.entries(options).filter((each) => each.every(isText)).slice(0, MOST_VALUES)) : {},
    players: Number.isInteger(players) && players >= 2 && players <= SEATS.length ? players : 0,
    names: Array.isArray(names) ? names.filter(isText).slice(0, SEATS.length) : [],
    dealer: Number.isInteger(dealer) && dealer >= 0 && dealer < SEATS.length ? dealer : 0,
    deals: Array.isArray(deals) ? deals.slice(0, MOST_DEALS).map(dealIn).filter(Boolean) : [],
  };
}

// A score as the engine gives it; null if it has another shape.
function scoreIn(said, { deals, players }) {
  if (!isMapping(said) || !isText(said.kind) || !isDeal(said.next) || ![said.totals, said.sums].every(isNumbers) || !isEnd(said.over)) return null;
  if (!Array.isArray(said.seats) || said.seats.length !== players || !said.seats.every(isText)) return null;
  const whole = (each) => isDeal(each) && isNumbers(each.net) && isNumbers(each.totals) && isEnd(each.over);
  return Array.isArray(said.deals) && said.deals.length === deals.length && said.deals.every(whole) ? said : null;
}

// The pad on this device: {state, score}. The score is null if the engine or the rules have changed since.
export function onDevice() {
  try {
    const { version, digest, state, score } = JSON.parse(keptPad()) ?? {};
    if (version !== VERSION) return null;
    const read = stateIn(state);
    return { state: read, score: digest === bundle?.digest ? scoreIn(score, read) : null };
  } catch {
    return null; // nothing, or something else, is stored
  }
}

export const keepOnDevice = (state, score) => keepPad(JSON.stringify({ version: VERSION, digest: bundle?.digest, state, score }));

// The request that scores a state by a game, `wanted` being what its deals are asked with. A deal of a game of several
// contracts was asked with what its own contract needs.
export function scoreRequest(state, game, wanted, facts) {
  const seats = seatNames(state.names, state.players);
  let agreed = {}; // what mistakes cost is agreed for the whole game
  const deals = state.deals.map(({ fields, byNumber, contract }) => {
    const needs = contract ? { ...wanted, more: Object.keys(facts) } : wanted;
    const { ask, id, told, house, set, ...deal } = requestFor(game, needs, saidOf(fields, facts, seats, byNumber));
    agreed = { ...agreed, ...set };
    return contract ? { ...deal, contract } : deal;
  });
  return { ask: "score", id: game.id, ...housed(game), seats, dealer: seats[state.dealer] ?? seats[0], deals, set: { ...state.options, ...agreed } };
}
