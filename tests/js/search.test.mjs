// The search: how it reads words, what a query finds in the built index, and in which order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { correcting, entries, find, makeFinder, terms, WORDS } from "./finder.mjs";

const BLACK_MARIA = "rules/house/black-maria";
const urls = (query) => find(query).map(({ url }) => url);

// The disputes among what is found by their ids; what is none by its address.
const ids = (query) => urls(query).map((url) => /^disputes\/[^/]+\/([^/]+)\/$/.exec(url)?.[1] ?? url.replace(/\/$/, ""));

test("each word is read in one way", () => {
  const named = WORDS.alike.flat();
  assert.deepEqual(named.filter((each, place) => named.indexOf(each) !== place), []);
  const dropped = WORDS.dropped.split(/\s+/);
  assert.deepEqual(named.filter((each) => dropped.includes(each)), []);
});

test("words are read by their stems and synonyms", () => {
  assert.deepEqual(terms("reneged"), terms("revokes"));
  assert.deepEqual(terms("did not follow suit"), terms("revoke"));
  assert.deepEqual(terms("what is the"), []);
  assert.deepEqual(terms("the JD"), terms("knave of diamonds"));
  assert.notDeepEqual(terms("jack of diamonds"), terms("jack, diamonds"));
  assert.deepEqual(terms("Isn’t"), terms("isn't"));
});

test("a saying of one word calls one dispute", () => {
  const called = new Map();
  for (const { url, title, aliases = [] } of entries.filter((each) => /^disputes\/[^/]+\/[^/]+\/$/.test(each.url))) {
    const words = [title, ...aliases].map(terms).filter((each) => new Set(each).size === 1).map(([word]) => word);
    for (const word of words) called.set(word, new Set([...called.get(word) ?? [], url]));
  }
  assert.deepEqual([...called].filter(([, some]) => some.size > 1).map(([word, some]) => [word, ...some]), []);
});

test("words differ by one letter at most", () => {
  const near = ["harts hearts", "heartts hearts", "misdael misdeal", "renegd renege", "moooon mooon", "turnament tournament"];
  const far = ["bead lead", "queens quaint", "moon mooooon", "pass spas"];
  const isRead = ([typed, known]) => correcting([known])(`${typed} `) === `${known} `;
  assert.deepEqual([...near, ...far].filter((each) => isRead(each.split(" "))), near);
});

test("an unknown word becomes the commonest near one", () => {
  const correct = correcting(["jacks jacks packs", "tenace"]);
  assert.equal(correct("nacks "), "jacks ");
  assert.equal(correct("loed "), "loed "); // too short for another letter
  assert.equal(correct("hea"), "hea");
  assert.equal(correct("tena"), "tena"); // it may not be finished
  assert.equal(correct("hearts"), "hearts "); // what is known is finished
});

test("a rating prefers what is called just so", () => {
  const some = [
    { url: "disputes/a/one/", title: "Who pays the tenace?", text: "tenace tenace tenace", weight: 2 },
    { url: "glossary/#tenace", title: "tenace", text: "two cards", weight: 1 },
    { url: "rules/x/", title: "Tenace", text: "", weight: 1 },
  ];
  const order = (query) => makeFinder(some)(query).map(({ url }) => url);
  assert.equal(order("tenace ")[0], "glossary/#tenace");
  assert.equal(order("what does tenace mean")[0], "glossary/#tenace");
  assert.equal(order("who pays the tenace")[0], "disputes/a/one/");
  assert.deepEqual(order("zzyzx"), []);
});

test("words that say nothing find nothing", () => {
  for (const query of ["he", "he he he", "what is the", "?", "zzyzx", "  ", "bead "]) assert.deepEqual(find(query), [], query);
});

test("three letters begin an unfinished word", () => {
  assert.ok(ids("kit").includes("cards-left-over"));
  assert.ok(ids("rene")[0].includes("revoke"));
  assert.equal(ids("misdea")[0], "misdeal");
  for (const query of ["ki", "kit ", "kit?"]) assert.deepEqual(find(query), [], query);
});

const ALIKE = [
  ["renege", "reneg", "reneged", "reneging", "revoke", "revoked"], ["slough", "sluff", "discarding", "dump"], ["kitty", "widow", "blind"],
  ["black lady", "black maria", "queen of spades", "lady"], ["shoot the moon", "shooting the moon", "slam", "take everything"],
  ["3 players", "three players", "three-handed"], ["26 points", "twenty-six points"], ["can't follow", "can’t follow", "cannot follow"],
  ["took the trick", "taken the trick", "takes the trick"], ["rules of hearts", "what are the rules of the hearts card game"],
  ["two of clubs", "2 of clubs", "2c"], ["jack of diamonds", "knave of diamonds", "JD"], ["how to play", "learn to play", "learn", "beginner"],
  ["minus ten", "takes off ten", "ten points off"], ["must I follow", "do I have to follow", "am I supposed to follow", "do I need to follow"],
  ["played a heart by mistake", "played a heart by accident", "played a heart accidentally"], ["is my partner", "in my team", "in a partnership"],
  ["a revoke was found later", "a revoke was noticed late", "discovered a revoke too late"],
];

test("words of one meaning find the same", () => {
  for (const alike of ALIKE) {
    // Only what the words themselves mean stands in another order, that which was typed first.
    const found = alike.map((words) => ids(`${words} `).filter((each) => each !== BLACK_MARIA && !each.startsWith("glossary/")));
    assert.ok(found[0].length, alike[0]);
    for (const each of found) assert.deepEqual(each, found[0], alike[0]);
  }
});

test("one wrong letter is forgiven", () => {
  const typed = {
    "misdael ": "misdeal", "qeen of spades ": "queen of spades", "lead harts ": "lead hearts", "elad ": "lead", "jakc of diamonds ": "jack of diamonds",
    "renegd ": "reneged", "shoot the mooon ": "shoot the moon", "turnament ": "tournament", "begnner ": "beginner", "orign of passing ": "origin of passing",
  };
  for (const [query, meant] of Object.entries(typed)) {
    assert.ok(ids(query).length);
    assert.deepEqual(ids(query), ids(`${meant} `), query);
    for (const each of [query.trim(), `${query.trim()}?`]) assert.deepEqual(find(query), find(each), each);
  }
});

test("the name of the game changes nothing", () => {
  for (const query of ["how do you keep score", "who takes the trick", "is there a kitty", "how many do you pass"]) {
    for (const each of [`${query} in hearts`, `${query} in hearts?`]) assert.deepEqual(ids(each), ids(`${query} `), each);
  }
});

test("the name that was typed is shown", () => {
  for (const word of ["revoke", "renege", "slough", "discard", "kitty", "pool", "pot", "slam", "moon"]) {
    const { title } = find(word).find(({ url }) => url.startsWith("glossary/"));
    assert.equal(title.map(([part]) => part).join(""), word);
  }
});

test("a negation is marked only as typed", () => {
  const marked = find("two of us took none").flatMap(({ title, text }) => [...title, ...text]).filter(([, found]) => found).map(([part]) => part.toLowerCase());
  assert.ok(marked.includes("none"));
  assert.ok(["no", "not", "nothing"].every((each) => !marked.includes(each)));
});

test("the meaning comes first if asked", () => {
  const asked = {
    "what is a jack": "jack", "what does void mean in hearts": "void", "what is a tenace?": "tenace", "meaning of eldest hand": "eldest-hand",
    "what does breaking hearts mean": "broken", "what does sluff mean": "discard", "what does painting mean": "to-paint",
  };
  for (const [query, meant] of Object.entries(asked)) assert.equal(urls(query)[0], `glossary/#${meant}`, query);
  for (const word of ["widow", "eldest hand", "tenace"]) assert.ok(urls(word).includes(`glossary/#${word.replace(" ", "-")}`), word);
  assert.deepEqual(ids("what is a widow").slice(0, 2), ["cards-left-over", "glossary/#widow"]);
  assert.equal(urls("what does widow mean")[0], "glossary/#widow");
  const moon = urls("what does it mean to shoot the moon"); // a place is found once, whatever its names
  assert.deepEqual([moon.slice(0, 3).includes("glossary/#moon"), moon.length], [true, new Set(moon).size]);
});

test("a card says more than a number", () => {
  const ten = "a-diamond-that-counts";
  assert.ok(!ids("the jack of diamonds takes off ten points").slice(0, 2).includes(ten));
  assert.equal(ids("the ten of diamonds takes off ten points")[0], ten);
});

test("games are found by their names", () => {
  assert.deepEqual(new Set(urls("sweepstake").slice(0, 2)), new Set(["rules/spalding-1896/sweepstake/", "rules/foster-1914/sweepstake/"]));
  assert.equal(ids("black maria rules")[0], BLACK_MARIA);
  assert.ok(ids("black lady").slice(1).includes(BLACK_MARIA));
  const tournament = urls("tournament");
  const played = tournament.map((url, at) => (/^(rules|disputes\/tournaments|history)\//.test(url) ? at : -1)).filter((at) => at >= 0);
  assert.ok(played.length >= 5 && played.at(-1) < (tournament.findIndex((url) => url.startsWith("reference/")) + 1 || Infinity));
});

test("where a play is checked is found", () => {
  for (const query of ["was that play legal", "was that card legal"]) assert.equal(urls(query)[0], "desk/allowed/");
  assert.equal(urls("check a deal")[0], "desk/deal/");
});

test("a long question finds few", () => {
  const found = ids("my brother says that you are never allowed to lead the queen of spades before hearts have been broken");
  assert.deepEqual([found[0], found.length < 8], ["leading-the-queen", true]);
  assert.ok(find("hearts queen pass lead").length <= 8);
});

test("what is told in many words is read as what it is", () => {
  const told = {
    "he threw a spade though he had diamonds": "he revoked", "she played a club and then we saw she still had a heart": "she revoked",
    "do I have to play a heart if I have one": "must I follow suit", "since when do people pass": "origin of people pass",
    "when did the two of clubs start leading": "origin of the two of clubs leading", "he went before me": "he played out of turn",
    "how many cards do you need to pass": "how many cards do you pass",
  };
  for (const [query, meant] of Object.entries(told)) assert.deepEqual(ids(query).slice(0, 3), ids(meant).slice(0, 3), query);
  for (const query of ["can you play a heart if you have no clubs", "she played a club because she had no heart"]) {
    assert.ok(!ids(query)[0]?.includes("revoke"), query);
  }
});

test("words side by side say more than apart", () => {
  const some = [
    { url: "disputes/a/one/", title: "May I take a card and lay it back?", weight: 1 },
    { url: "disputes/a/two/", title: "May I lay it and take a card back?", weight: 1 },
  ];
  for (const [query, at] of [["take card back", 1], ["lay back", 0]]) assert.equal(makeFinder(some)(query)[0].url, some[at].url);
});

test("a question about something else finds nothing", () => {
  for (const query of ["hearts online", "poker hands", "install the app", "canasta melds", "where can I buy a pack of cards", "a phone with sound"]) assert.deepEqual(find(query), [], query);
  assert.ok(find("led a heart")[0].sure);
});

test("a word that is hardly begun changes little", () => {
  assert.deepEqual(ids("shoot the m"), ids("shoot the "));
  assert.ok(find("two of us took n").length);
});
