// The search: MiniSearch finds and rates the entries of the index; this reads words, corrects them, and decides what comes
// first.

import MiniSearch from "minisearch";
import SearchableMap from "minisearch/SearchableMap";
import { stemmer } from "stemmer";
import { WORDS } from "./words.js";

const MOST = 8; // results
const NEAR = 0.35; // of the highest score, without names and kinds; lower results are dropped
const SURE = 0.5; // of what is asked, each word by its weight; a result that has less of it is unsure
const CALLED = 6; // added, times the score, if a title or alias is exactly the query; at most twice, if it has more such names
const READ_ALIKE = 0.5; // times that, if a glossary term only means the query, as pot means pool
const PAIRS = 0.75; // added, if all words that stand side by side in the query do so in a title or alias
const OF_KIND = 4; // times the score, if the result is of the kind asked for; disputes weigh as much
const LEAST_NAMING = 3; // words of a game's alias that counts as its name, although they are synonyms: black lady hearts
const GAMES = "rules/";
const DISPUTES = "disputes/";
const TERMS = "glossary/#";
// Ways to ask what a word means; and ways to ask what a thing is, which may also be a dispute.
const ASKS_MEANING = /^(?:what does it mean to|(?:define|definition of|meaning of)(?: an?| the)?) (.+)$|^what (?:does|do) (.+?) mean\b(.*)$/;
const ASKS_WHAT = /^(?:what is|whats|what are)(?: an?| the)? (.+)$/;
const CARD = "#"; // before the term of a card
const LEAST_PREFIX = 3; // letters of an unfinished word that finds longer words
const LEAST_MISSPELT = 4; // letters of an unknown word that is read as a known one with one letter missing, added or swapped
const LEAST_MISTYPED = 5; // the same, with one letter replaced
const FOREIGN = 3; // times the weight of a word of other games, programs and shops, unless a page has it
const DENIAL = "not"; // the term of every negation: it is not marked everywhere, or it would draw the eye to nothing

// Returns a function that answers a query. A result is rated by MiniSearch's score, which includes the entry's `weight`;
// by the share of the query it covers; by its titles and aliases that occur whole in the query, and the words that stand side
// by side in both; by its kind, if one is asked for; and most of all if a title or alias is exactly the query. First come games
// whose name is the query word for word, although some words are read as synonyms. A query for the meaning of a word puts the
// glossary term first; a query for what a thing is puts a dispute of that name before it. What is asked counts whole, with words
// that no page has, so that a question about something else finds nothing, although common words of it are everywhere: there
// are results only if one of those shown is `sure`. Of glossary terms that mean the same, one is shown.
export function makeFinder(entries) {
  const { terms, telling, begunBy } = READER;
  const kinds = Object.entries(WORDS.kinds).map(([below, said]) => [below, terms(said)]);
  const pages = entries.map(({ url, title, aliases = [] }) => {
    const long = aliases.filter((each) => telling(each).length >= LEAST_NAMING);
    return {
      kind: kinds.find(([below]) => url.startsWith(below))?.[1] ?? [],
      sayings: [title, ...aliases].map((each) => new Set(terms(each))).filter(({ size }) => size),
      together: [title, ...aliases].reduce((all, each) => all.union(pairsOf(each)), new Set()),
      names: url.startsWith(GAMES) ? [title, ...long].map((each) => telling(each).join(" ")) : [],
    };
  });
  const index = indexed(entries, ["title", "aliases", "text", "where"], {
    tokenize: (term) => [term],
    boost: { title: 4, aliases: 4 },
    boostDocument: (id) => entries[id].weight,
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    weights: { prefix: 0.5, fuzzy: 0 },
  });
  const correct = correcting(entries.flatMap(({ title, aliases = [], text = "" }) => [title, ...aliases, text]));
  // The weight of a term: higher if fewer entries have it.
  const worthOf = (term) => {
    const found = index.search(term).length;
    return Math.log(1 + entries.length / (1 + found)) * (!found && ELSEWHERE.has(term) ? FOREIGN : 1);
  };

  return (typed) => {
    const corrected = retold(correct(typed));
    const [, ...defined] = corrected.trim().match(ASKS_MEANING) ?? [];
    const [, thing] = corrected.trim().match(ASKS_WHAT) ?? [];
    const meant = defined.join("") || thing;
    const query = meant ? meant + (isOpen(corrected) ? "" : " ") : corrected;
    const asked = new Set(terms(query));
    const pairs = pairsOf(query);
    const written = wordsOf(query);
    const spelt = new Set(stems(query));
    const name = telling(query).join(" ");
    const last = isOpen(query) ? written.at(-1) : "";
    const begun = last.length < LEAST_PREFIX ? [] : [last, ...begunBy(last)];
    if (last && !begun.length && !index.search(last).length) asked.delete(stemmer(last)); // hardly begun, it says nothing yet
    const worth = new Map([...asked].map((term) => [term, worthOf(term)]));
    const sum = (some) => [...some].reduce((all, term) => all + (worth.get(term) ?? 0), 0);
    const share = (some) => (asked.size ? sum(some) / sum(asked) : 1);
    const unfinished = { queries: begun, prefix: (term) => term === last, boostTerm: () => 0.5 };

    const rated = index.search({ queries: [...asked, unfinished] }).map(({ id, score: found, queryTerms, terms: met }) => {
      const { kind, sayings, together, names } = pages[id];
      const { url } = entries[id];
      const lift = kind.some((term) => asked.has(term)) ? OF_KIND : 1;
      const score = (lift * found) / queryTerms.length; // MiniSearch multiplies by that
      const whole = sayings.filter((saying) => saying.isSubsetOf(asked));
      const said = whole.reduce((all, saying) => all + share(saying) ** 3, 0);
      const isCalled = whole.some(({ size }) => size === asked.size);
      const covered = share(new Set([...queryTerms.map((term) => (begun.includes(term) ? stemmer(last) : term)), ...kind]));
      const alike = url.startsWith(TERMS) && !stems(entries[id].title).every((each) => spelt.has(each)) ? READ_ALIKE : 1;
      return {
        entry: entries[id],
        met: new Set([...met, ...kind]),
        lift,
        covered,
        called: isCalled ? alike * Math.min(said, 2) * CALLED * score : 0,
        score: score * (covered + (2 * said) / (1 + said) + (PAIRS * pairs.intersection(together).size) / (pairs.size || 1)),
        isNamed: telling(query).length > asked.size && names.includes(name),
      };
    });
    const place = ({ entry: { url }, called, isNamed }) => {
      if (isNamed) return 0;
      if (!meant || !called) return 3;
      if (url.startsWith(TERMS)) return thing ? 2 : 1;
      return url.startsWith(DISPUTES) && thing ? 1 : 3;
    };
    const best = Math.max(...rated.map(({ score, lift }) => score / lift));
    const near = rated.filter(({ score, called }) => called || score >= NEAR * best);
    near.sort((one, other) => place(one) - place(other) || other.score + other.called - one.score - one.called);
    const oneOf = ({ url, title }) => (url.startsWith(TERMS) ? TERMS + terms(title).join(" ") : url);
    const places = Map.groupBy(near, ({ entry }) => oneOf(entry));
    const found = [...places.values()].slice(0, MOST).map(([{ entry, met, covered }]) => {
      const marked = (text) => markedIn(text, (term, word) => met.has(term) && (term !== DENIAL || written.includes(word)));
      return { ...entry, title: marked(entry.title), text: marked(entry.text ?? ""), sure: covered >= SURE };
    });
    return found.some(({ sure }) => sure) ? found : [];
  };
}

// MiniSearch over entries, numbered in order, whose fields are texts or lists of texts.
export function indexed(entries, fields, searchOptions) {
  const tokenize = (said) => [said].flat().flatMap(READER.terms);
  const index = new MiniSearch({ fields, tokenize, stringifyField: (said) => said, processTerm: (term) => term, searchOptions });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return index;
}

// A text in parts, each with whether it was found. Negations are only marked if they were typed.
function markedIn(text, isFound) {
  const parts = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean);
  return parts.map((part) => [part, READER.terms(part).some((term) => isFound(term, part.toLowerCase()))]);
}

// Functions that read a text as search terms.
function makeReader({ dropped, passed, alike, ranks, suits }) {
  const drop = new Set(wordsOf(dropped));
  const first = new Map(ranks.flatMap((rank) => {
    const names = alike.find(([each]) => each === rank) ?? [rank];
    return suits.flatMap((suit) => names.map((name) => [key(`${name} of ${suit}`), card(rank, suit)]));
  }));
  const cards = new Set(first.keys());
  for (const each of passed) first.set(key(each), []);
  for (const [name, ...others] of alike) {
    for (const other of others) first.set(key(other), first.get(key(name)) ?? stems(name));
  }
  const longest = Math.max(...[...first.keys()].map((each) => each.split(" ").length));

  function terms(text) {
    const said = wordsOf(text);
    const stemmed = said.map(stemmer);
    const found = [];
    for (let at = 0; at < said.length;) {
      let length = Math.min(longest, said.length - at);
      let meant;
      while (length && !(meant = first.get(stemmed.slice(at, at + length).join(" ")))) length -= 1;
      if (meant) found.push(...meant);
      else if (!drop.has(said[at])) found.push(stemmed[at]);
      at += length || 1;
    }
    return found;
  }

  // The words of a text that carry meaning, as written.
  function telling(text) {
    return wordsOf(text).filter((word) => !drop.has(word));
  }

  // The terms of the synonyms that begin with this.
  function begunBy(start) {
    return [...first].filter(([each]) => each.startsWith(start) && !cards.has(each)).flatMap(([, meant]) => meant);
  }

  return { terms, telling, begunBy };
}

// Returns a function that corrects the unknown words of a query: each becomes the commonest known word that differs by one
// letter, or by two that are swapped. An unfinished last word stays while a known word begins with it. A known last word is
// finished, so that punctuation after it changes nothing.
export function correcting(texts) {
  const known = new SearchableMap();
  const listed = [WORDS.dropped, WORDS.elsewhere, ...WORDS.alike.flat()];
  for (const word of [...listed, ...texts].flatMap(wordsOf)) known.update(word, (count = 0) => count + 1);
  const stemmed = new Set([...known.keys()].map(stemmer));
  const isKnown = (word) => known.has(word) || stemmed.has(stemmer(word));

  function corrected(word, isOpenEnd) {
    if (word.length < LEAST_MISSPELT || isKnown(word) || (isOpenEnd && known.atPrefix(word).size)) return word;
    const isNear = ([each, [, edits]]) => {
      if (each.length < LEAST_MISSPELT) return false;
      if (edits === 2) return lettersOf(each) === lettersOf(word);
      return each.length !== word.length || each.length >= LEAST_MISTYPED;
    };
    const near = [...known.fuzzyGet(word, 2)].filter(isNear);
    return near.sort(([, [count]], [, [other]]) => other - count)[0]?.[0] ?? word;
  }

  return (query) => {
    const last = isOpen(query) ? wordsOf(query).length - 1 : -1;
    const said = wordsOf(query).map((word, at) => corrected(word, at === last));
    return said.join(" ") + (last < 0 || isKnown(said[last]) ? " " : "");
  };
}

// True if the last word may be unfinished.
const isOpen = (query) => /[\p{L}\p{N}]$/u.test(query);
const lettersOf = (word) => [...word].sort().join("");

// The terms of a card: rank, suit, and one for both, which no prefix finds.
const card = (rank, suit) => [stemmer(rank), stemmer(suit), `${CARD}${key(`${rank} of ${suit}`)}`];

// The form by which synonyms are compared: stems only.
const key = (text) => stems(text).join(" ");
const stems = (text) => wordsOf(text).map(stemmer);

function wordsOf(text) {
  return text.toLowerCase().replace(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}

// The terms that stand side by side in a text.
function pairsOf(text) {
  const some = terms(text);
  return new Set(some.slice(1).map((each, at) => `${some[at]} ${each}`));
}

// A query in which what is told or asked in many words is put in the few of WORDS.
const TOLD = WORDS.told.map(([said, meant]) => [new RegExp(said, "g"), meant]);
const retold = (query) => TOLD.reduce((all, [said, meant]) => all.replace(said, meant), query);

const READER = makeReader(WORDS);
const ELSEWHERE = new Set(READER.terms(WORDS.elsewhere));
export const { terms } = READER; // for tests
export { WORDS };
