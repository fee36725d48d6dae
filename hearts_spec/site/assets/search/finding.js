// Finding: makes an index of what can be found, and answers what is typed. It runs on lunr, in the worker beside it.

const SAID = ["title", "aliases", "text"];
const BOOSTS = { title: 4, aliases: 4, text: 1 };
const MOST = 8; // results
const NEAR = 0.35; // of the highest score, names left out; what falls below is not worth a place
const CALLED = 6; // added to what else a result is worth, where it is called just so
const NAMED = 60; // the same of a game whose name is word for word what was typed, though some words of it are read as others
const GAMES = "rules/";
const LEAST_PREFIX = 3; // letters of a word that is still being typed, from which it finds words that begin so
const LEAST_MISSPELT = 5; // letters of an unknown word, from which it finds words that differ from it by one letter

// Makes what answers a query. What is found is judged by lunr's score, which knows the entry's `weight`; by how much of
// the query an entry speaks of; by how much of it those of its titles and aliases are that are said whole; and above all
// by whether one of them is just what was typed.
function makeFinder(words, entries) {
  const { terms, telling, unfinished, begunBy } = makeReader(words);
  const sayings = entries.map(({ title, aliases = [] }) => [title, ...aliases].map(terms));
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

  return (query) => {
    const asked = [...new Set(terms(query))];
    const last = unfinished(query);
    const name = telling(query);
    if (!asked.length && !last) return [];
    const found = index.query((clauses) => {
      for (const term of asked) {
        const misspelt = !worth.has(term) && term.length >= LEAST_MISSPELT;
        clauses.term(term, { fields: SAID, editDistance: misspelt ? 1 : 0 });
      }
      if (!last) return;
      clauses.term(last, { fields: SAID, wildcard: lunr.Query.wildcard.TRAILING, boost: 0.5 });
      for (const term of begunBy(last)) clauses.term(term, { fields: SAID, boost: 0.5 });
    });
    const all = sum(asked);
    const judged = found.map(({ ref, score, matchData }) => {
      const met = new Set(Object.keys(matchData.metadata));
      const share = all ? sum(asked.filter((term) => met.has(term))) / all : 1;
      const whole = sayings[ref].filter((saying) => saying.length && saying.every((term) => asked.includes(term)));
      const said = whole.reduce((so, saying) => so + (sum([...new Set(saying)]) / all) ** 3, 0);
      const called = whole.some((saying) => new Set(saying).size === asked.length) ? CALLED * score : 0;
      const isName = name.length > asked.length && entries[ref].url.startsWith(GAMES) && telling(entries[ref].title).join() === name.join();
      const named = isName ? NAMED * score : 0;
      return { entry: entries[ref], score: score * (0.2 + share + (2 * said) / (1 + said)), called: called + named, met };
    });
    const best = Math.max(...judged.map(({ score }) => score));
    judged.sort((one, other) => other.score + other.called - one.score - one.called);
    return judged
      .filter(({ score, called }) => called || score >= NEAR * best)
      .slice(0, MOST)
      .map(({ entry, met }) => ({ ...entry, title: marked(entry.title, met), text: marked(entry.text ?? "", met) }));
  };

  // Gives a text in parts, each with whether it is a word that was found.
  function marked(text, met) {
    const parts = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean);
    return parts.map((part) => [part, terms(part).some((term) => met.has(term))]);
  }
}

// Makes what reads a text as the terms by which it is found.
function makeReader({ dropped, alike }) {
  const drop = new Set(wordsOf(dropped));
  const first = new Map();
  for (const [name, ...others] of alike) {
    for (const other of others) first.set(stems(other).join(" "), stems(name));
  }
  const longest = Math.max(...[...first.keys()].map((each) => each.split(" ").length));

  function terms(text) {
    const said = wordsOf(text);
    const stemmed = said.map(stem);
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

  // Gives the words of a text that say something, as they are written.
  function telling(text) {
    return wordsOf(text).filter((word) => !drop.has(word));
  }

  // Gives what the words that begin so are read as.
  function begunBy(start) {
    return [...first].filter(([each]) => each.startsWith(start)).flatMap(([, meant]) => meant);
  }

  // Gives the word at the end of a query when it may not be finished, and is long enough to find any by its beginning.
  function unfinished(query) {
    const last = /[\p{L}\p{N}]$/u.test(query) ? wordsOf(query).at(-1) : "";
    return last.length < LEAST_PREFIX || drop.has(last) ? "" : last;
  }

  return { terms, telling, unfinished, begunBy };
}

// Gives what each term is worth: the more, the fewer entries speak of it.
function worthOf(index, count) {
  return new Map(Object.entries(index.invertedIndex).map(([term, posting]) => {
    const speaking = new Set(SAID.flatMap((field) => Object.keys(posting[field])));
    return [term, Math.log(1 + count / (1 + speaking.size))];
  }));
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
