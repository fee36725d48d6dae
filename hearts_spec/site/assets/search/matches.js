// The search: builds an index, and answers queries. It runs on lunr, in the worker beside it.

const SAID = ["title", "aliases", "text"];
const BOOSTS = { title: 4, aliases: 4, text: 1 };
const MOST = 8; // results
const NEAR = 0.35; // of the highest score, without names and kinds; lower results are dropped
const CALLED = 6; // added, times the score, if a title or alias is exactly the query
const READ_ALIKE = 0.5; // times that, if a glossary term only means the query, as pot means pool
const OF_KIND = 4; // times the score, if the result is of the kind asked for; disputes weigh as much
const LEAST_NAMING = 3; // words of a game's alias that counts as its name, although they are synonyms: black lady hearts
const GAMES = "rules/";
const QUARRELS = "disputes/";
const TERMS = "glossary/#";
// Ways to ask what a word means; and ways to ask what a thing is, which may also be a dispute.
const ASKS_MEANING = [
  /^what does it mean to (.+)$/,
  /^what (?:does|do) (.+?) mean\b(.*)$/,
  /^(?:define|definition of|meaning of)(?: an?| the)? (.+)$/,
];
const ASKS_WHAT = [/^(?:what is|whats|what are)(?: an?| the)? (.+)$/];
const CARD = "#"; // before the term of a card
const LEAST_PREFIX = 3; // letters of an unfinished word that finds longer words
const LEAST_MISSPELT = 4; // letters of an unknown word that is read as a known one with one letter missing, added or swapped
const DENIAL = "not"; // the term of every negation: it is not marked everywhere, or it would draw the eye to nothing
const LEAST_MISTYPED = 5; // the same, with one letter replaced

// Returns a function that answers a query. A result is rated by lunr's score, which includes the entry's `weight`; by
// the share of the query it covers; by its titles and aliases that occur whole in the query; by its kind, if one is
// asked for; and most of all if a title or alias is exactly the query. First come games whose name is the query word
// for word, although some words are read as synonyms. A query for the meaning of a word puts the glossary term first; a
// query for what a thing is puts a dispute of that name before it.
function makeFinder(words, entries) {
  const { terms, telling, unfinished, begunBy, correcting } = makeReader(words);
  const asking = Object.entries(words.kinds).map(([below, said]) => [below, terms(said)]);
  const kinds = entries.map(({ url }) => asking.find(([below]) => url.startsWith(below))?.[1] ?? []);
  const sayings = entries.map(({ title, aliases = [] }) => [title, ...aliases].map(terms));
  const names = entries.map(({ url, title, aliases = [] }) => {
    const long = aliases.filter((each) => telling(each).length >= LEAST_NAMING);
    return url.startsWith(GAMES) ? [title, ...long].map((each) => telling(each).join(" ")) : [];
  });
  const index = lunr((builder) => {
    builder.pipeline.reset();
    builder.searchPipeline.reset();
    builder.tokenizer = (field) => field.map((each) => new lunr.Token(each));
    builder.b(0.4);
    for (const [field, boost] of Object.entries(BOOSTS)) builder.field(field, { boost });
    entries.forEach((entry, id) => {
      const [title, ...aliases] = sayings[id];
      builder.add({ id, title, aliases: aliases.flat(), text: terms(entry.text ?? "") }, { boost: entry.weight });
    });
  });
  const worth = worthOf(index, entries.length);
  const sum = (some) => some.reduce((all, term) => all + (worth.get(term) ?? 0), 0);
  const correct = correcting(entries.flatMap(({ title, aliases = [], text = "" }) => [title, ...aliases, text]));

  return (typed) => {
    const corrected = correct(typed);
    const meaning = askedBy(ASKS_MEANING, corrected);
    const meant = meaning || askedBy(ASKS_WHAT, corrected);
    const query = meant || corrected;
    const asked = [...new Set(terms(query))];
    const last = unfinished(query);
    const name = telling(query);
    const written = new Set(wordsOf(query));
    const spelt = new Set(stems(query));
    if (!asked.length && !last) return [];
    const found = index.query((clauses) => {
      for (const term of asked) clauses.term(term, { fields: SAID });
      if (!last) return;
      clauses.term(last, { fields: SAID, wildcard: lunr.Query.wildcard.TRAILING, boost: 0.5 });
      for (const term of begunBy(last)) clauses.term(term, { fields: SAID, boost: 0.5 });
    });
    const all = sum(asked);
    const judged = found.map(({ ref, score: rated, matchData }) => {
      const wanted = kinds[ref].filter((term) => asked.includes(term));
      const lift = wanted.length ? OF_KIND : 1;
      const score = lift * rated;
      const met = new Set([...Object.keys(matchData.metadata), ...wanted]);
      const share = all ? sum(asked.filter((term) => met.has(term))) / all : 1;
      const whole = sayings[ref].filter((saying) => saying.length && saying.every((term) => asked.includes(term)));
      const said = whole.reduce((so, saying) => so + (sum([...new Set(saying)]) / all) ** 3, 0);
      const isCalled = whole.some((saying) => new Set(saying).size === asked.length);
      const called = isCalled ? CALLED * score * (isOnlyMeant(entries[ref], spelt) ? READ_ALIKE : 1) : 0;
      const isNamed = name.length > asked.length && names[ref].includes(name.join(" "));
      const speaking = 0.2 + share + (2 * said) / (1 + said);
      return { entry: entries[ref], score: score * speaking, lift, called, met, isCalled, isNamed };
    });
    const place = ({ entry: { url }, isCalled, isNamed }) => {
      if (isNamed) return 0;
      if (!meant || !isCalled) return 3;
      if (url.startsWith(TERMS)) return meaning ? 1 : 2;
      return url.startsWith(QUARRELS) && !meaning ? 1 : 3;
    };
    const best = Math.max(...judged.map(({ score, lift }) => score / lift));
    judged.sort((one, other) => place(one) - place(other) || other.score + other.called - one.score - one.called);
    const urls = judged.map(({ entry }) => entry.url);
    return judged
      .filter(({ score, called, entry }, at) => (called || score >= NEAR * best) && urls.indexOf(entry.url) === at)
      .slice(0, MOST)
      .map(({ entry, met }) => ({ ...entry, title: marked(entry.title, met, written), text: marked(entry.text ?? "", met, written) }));
  };

  // A text in parts, each with whether it was found. Negations are only marked if they were typed.
  function marked(text, met, written) {
    const parts = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean);
    const sought = (part) => (term) => met.has(term) && (term !== DENIAL || written.has(part.toLowerCase()));
    return parts.map((part) => [part, terms(part).some(sought(part))]);
  }
}

// True for a glossary term that was not typed itself, but only a synonym.
function isOnlyMeant({ url, title }, spelt) {
  return url.startsWith(TERMS) && !stems(title).every((each) => spelt.has(each));
}

// What is asked for, if the query is one of these questions; else "".
function askedBy(ways, query) {
  const said = wordsOf(query).join(" ");
  const [, ...meant] = ways.map((each) => said.match(each)).find(Boolean) ?? [];
  return meant.length && !isOpen(query) ? `${meant.join("")} ` : meant.join("");
}

// Returns functions that read a text as search terms.
function makeReader({ dropped, passed, alike, ranks, suits }) {
  const drop = new Set(wordsOf(dropped));
  const cards = new Map(ranks.flatMap((rank) => {
    const names = alike.find(([each]) => each === rank) ?? [rank];
    return suits.flatMap((suit) => names.map((name) => [key(`${name} of ${suit}`), card(rank, suit)]));
  }));
  const first = new Map(passed.map((each) => [key(each), []]));
  for (const [name, ...others] of alike) {
    for (const other of others) first.set(key(other), cards.get(key(name)) ?? stems(name));
  }
  const meaning = (said) => first.get(said) ?? cards.get(said);
  const longest = Math.max(...[...first.keys(), ...cards.keys()].map((each) => each.split(" ").length));

  function terms(text) {
    const said = wordsOf(text);
    const stemmed = said.map(stem);
    const found = [];
    for (let at = 0; at < said.length;) {
      let length = Math.min(longest, said.length - at);
      let meant;
      while (length && !(meant = meaning(stemmed.slice(at, at + length).join(" ")))) length -= 1;
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
    return [...first].filter(([each]) => each.startsWith(start)).flatMap(([, meant]) => meant);
  }

  // The last word, if it may be unfinished and is long enough to find others.
  function unfinished(query) {
    const last = isOpen(query) ? wordsOf(query).at(-1) : "";
    return last.length < LEAST_PREFIX ? "" : last;
  }

  // Returns a function that corrects the unknown words of a query: each becomes the commonest known word that differs
  // by one letter. An unfinished last word stays while a known word begins with it. A known last word is finished, so
  // that punctuation after it changes nothing.
  function correcting(texts) {
    const known = new Map();
    const listed = [dropped, ...alike.flat()];
    for (const word of [...listed, ...texts].flatMap(wordsOf)) known.set(word, (known.get(word) ?? 0) + 1);
    const stemmed = new Set([...known.keys()].map(stem));
    const isKnown = (word) => known.has(word) || stemmed.has(stem(word));
    const begins = (start) => [...known.keys()].some((word) => word.startsWith(start));

    function corrected(word, isOpenEnd) {
      if (word.length < LEAST_MISSPELT || isKnown(word) || (isOpenEnd && begins(word))) return word;
      const near = [...known.keys()].filter((each) => each.length >= LEAST_MISSPELT && differ(each, word));
      return near.reduce((best, each) => (known.get(each) > (known.get(best) ?? 0) ? each : best), word);
    }

    return (query) => {
      const last = isOpen(query) ? wordsOf(query).length - 1 : -1;
      const said = wordsOf(query).map((word, at) => corrected(word, at === last));
      return said.join(" ") + (last < 0 || isKnown(said[last]) ? " " : "");
    };
  }

  return { terms, telling, unfinished, begunBy, correcting };
}

// True if the last word may be unfinished.
function isOpen(query) {
  return /[\p{L}\p{N}]$/u.test(query);
}

// True if two words differ by one letter added, missing or replaced, or by two that are swapped.
function differ(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (word, from) => word.slice(from);
  if (one.length !== other.length) {
    const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
    return rest(longer, at + 1) === rest(shorter, at);
  }
  if (rest(one, at + 2) === rest(other, at + 2) && one[at] === other[at + 1] && one[at + 1] === other[at]) return true;
  return other.length >= LEAST_MISTYPED && rest(one, at + 1) === rest(other, at + 1);
}

// The weight of each term: higher if fewer entries have it.
function worthOf(index, count) {
  return new Map(Object.entries(index.invertedIndex).map(([term, posting]) => {
    const speaking = new Set(SAID.flatMap((field) => Object.keys(posting[field])));
    return [term, Math.log(1 + count / (1 + speaking.size))];
  }));
}

// The terms of a card: rank, suit, and one for both, which no prefix finds.
function card(rank, suit) {
  return [stem(rank), stem(suit), `${CARD}${key(`${rank} of ${suit}`)}`];
}

// The form by which synonyms are compared: stems only.
function key(text) {
  return stems(text).join(" ");
}

function stems(text) {
  return wordsOf(text).map(stem);
}

function stem(word) {
  return lunr.stemmer(new lunr.Token(word)).toString();
}

function wordsOf(text) {
  return text.toLowerCase().replace(/['’]/g, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}
