// Finding: makes an index of what can be found, and answers what is typed. It runs on lunr, in the worker beside it.

const SAID = ["title", "aliases", "text"];
const BOOSTS = { title: 4, aliases: 4, text: 1, whole: 6 };
const MOST = 8; // results
const NEAR = 0.3; // of the first result's score; what falls below is not worth a place
const LEAST_PREFIX = 3; // letters of a word that is still being typed, from which it finds words that begin so
const LEAST_MISSPELT = 5; // letters of an unknown word, from which it finds words that differ from it by one letter

// Makes what answers a query. Of several entries that a query finds, their `weight` decides beside its words.
function makeFinder(words, entries) {
  const { terms, begunBy } = makeReader(words);
  const index = lunr((builder) => {
    builder.pipeline.reset();
    builder.searchPipeline.reset();
    builder.tokenizer = (field) => field.map((each) => new lunr.Token(each));
    builder.b(0.4);
    for (const [field, boost] of Object.entries(BOOSTS)) builder.field(field, { boost });
    entries.forEach((entry, id) => {
      const title = terms(entry.title);
      const aliases = (entry.aliases ?? []).map(terms);
      const whole = [title, ...aliases].map(wholeOf);
      builder.add({ id, title, aliases: aliases.flat(), text: terms(entry.text ?? ""), whole }, { boost: entry.weight });
    });
  });
  const worth = worthOf(index, entries.length);
  const sum = (some) => some.reduce((all, term) => all + (worth.get(term) ?? 0), 0);

  return (query) => {
    const asked = [...new Set(terms(query))];
    const found = index.query((clauses) => {
      for (const term of asked) {
        const misspelt = !worth.has(term) && term.length >= LEAST_MISSPELT;
        clauses.term(term, { fields: SAID, editDistance: misspelt ? 1 : 0 });
      }
      if (asked.length) clauses.term(wholeOf(asked), { fields: ["whole"] });
      const last = unfinished(query);
      if (last.length < LEAST_PREFIX) return;
      clauses.term(last, { fields: SAID, wildcard: lunr.Query.wildcard.TRAILING, boost: 0.5 });
      for (const term of begunBy(last)) clauses.term(term, { fields: SAID, boost: 0.5 });
    });
    const all = sum(asked);
    const judged = found.map(({ ref, score, matchData }) => {
      const met = new Set(Object.keys(matchData.metadata));
      const share = all ? sum(asked.filter((term) => met.has(term))) / all : 1;
      return { entry: entries[ref], score: score * (0.2 + share), met };
    });
    judged.sort((one, other) => other.score - one.score);
    return judged
      .filter(({ score }) => score >= NEAR * judged[0].score)
      .slice(0, MOST)
      .map(({ entry, met }) => ({ ...entry, title: marked(entry.title, met), text: marked(entry.text ?? "", met) }));
  };

  // Gives a text in parts, each with whether it is a word that was found.
  function marked(text, met) {
    return text.split(/([\p{L}\p{N}]+)/u).filter(Boolean).map((part) => [part, terms(part).some((term) => met.has(term))]);
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

  // Gives what the words that begin so are read as.
  function begunBy(start) {
    return [...first].filter(([each]) => each.startsWith(start)).flatMap(([, meant]) => meant);
  }

  return { terms, begunBy };
}

// Gives what each term is worth: the more, the fewer entries speak of it.
function worthOf(index, count) {
  return new Map(Object.entries(index.invertedIndex).map(([term, posting]) => {
    const speaking = new Set(SAID.flatMap((field) => Object.keys(posting[field])));
    return [term, Math.log(1 + count / (1 + speaking.size))];
  }));
}

// Gives all that was said as one term, in whatever order: who says just this, means just this.
function wholeOf(terms) {
  return [...new Set(terms)].sort().join("_");
}

// Gives the word at the end of a query that may not be finished.
function unfinished(query) {
  return /[\p{L}\p{N}]$/u.test(query) ? wordsOf(query).at(-1) : "";
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
