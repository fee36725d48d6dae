// The answers to a dispute, in the markup of templates/dispute.md.jinja: scripts that read the printed answers, such as
// my-game.js, can read these.

import { element, firmness } from "../elements.js";
import { moved, upDown } from "./postings.js";
import { assumed, carded, doubtful, typeset, why } from "./text-parts.js";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

// `games` is keyed by id; `citing` makes citations. Returns the heading, and the elements below it.
export function answers({ title, sides, unanswered, otherwise, houses }, games, citing) {
  const parts = sides.map((side) => section(side, games, citing));
  for (const each of unanswered) parts.push(fold(each.anchor, each.heading, [reasonsList(each, games)]));
  if (otherwise.length) parts.push(fold("options", "If you choose a source’s option", [otherwiseList(otherwise, games)]));
  if (Object.values(houses).some((each) => each.length)) {
    const told = houses.sides.map((side) => section(side, games, citing, "house-"));
    const part = (words) => element("p", "elsewhere__part", words);
    if (houses.otherwise.length) told.push(part("With their options"), otherwiseList(houses.otherwise, games));
    for (const each of houses.unanswered) told.push(fold(`house-${each.anchor}`, each.heading, [reasonsList(each, games)], "moved"));
    parts.push(fold("houses", "House rules and variants", told));
  }
  markTold(parts);
  return { title, parts };
}

// In print a doubt that was already shown is only named.
function markTold(parts) {
  const told = new Set();
  for (const { parentElement: row } of parts.flatMap((part) => [...part.querySelectorAll(".in-doubt")])) {
    if (told.has(row.textContent)) row.classList.add("again");
    told.add(row.textContent);
  }
}

function reasonsList({ says, reasons }, games) {
  return listed(reasons.map(({ why, rules, books }) => {
    const row = element("li");
    row.dataset.rules = rules.join(" ");
    row.dataset.unanswered = says;
    row.append(spanned("unanswered__why", carded(why)), " ");
    books.forEach((one, place) => row.append(place ? "; " : "", element("strong", "", typeset(one.book)), " ", ...named(one, games)));
    if (!books.length) row.append(...links(rules, games));
    return row;
  }));
}

function otherwiseList(otherwise, games) {
  return listed(otherwise.map((each) => byOption(each, games)));
}

function listed(rows) {
  const list = element("ul");
  list.append(...rows);
  return list;
}

function section(side, games, citing, whose = "") {
  const made = element("section", `answer${side.silent ? " answer--silent" : ""}`);
  made.dataset.answer = side.word;
  const head = element("h3");
  head.id = `${whose}answer-${side.word}`;
  head.append(...carded(side.says), " ", element("span", "answer__count", side.counted));
  const sequels = side.sequels.map((each) => sequel(each, side, games, citing));
  made.append(head);
  if (whose || !side.glance.length) made.append(...sequels);
  else {
    const glance = element("ul", "answer__glance");
    for (const { book, source, parts } of side.glance) {
      const item = element("li");
      item.append(element("strong", "", typeset(book)), " ");
      parts.forEach((part, place) => {
        item.append(...(place ? [" · "] : []), spanned("given__games", named(part, games)), ...(part.firm === "ruled" ? [] : [" ", firmness(part.firm)]));
        if (part.cites.length) item.append(spanned("answer__places", [" ", citing.cites(part.cites, source)]));
      });
      glance.append(item);
    }
    const follows = element("details", "sequels off-paper");
    follows.append(element("summary", "", "Details by game"), ...sequels);
    made.append(glance, follows);
  }
  return made;
}

function sequel(it, side, games, citing) {
  const made = element("div", "sequel");
  if (it.says !== side.says) made.append(spanned("answer__says", carded(it.says), "p"));
  if (it.follows) made.append(spanned("answer__follows", carded(it.follows), "p"));
  const list = element("ul", "answer__given");
  list.append(...it.given.map((each) => given(each, it.unit, games, citing)));
  made.append(...upDown(it.net, it.unit), list);
  return made;
}

function given(it, unit, games, citations) {
  const { cite, cites } = citations;
  const row = element("li");
  row.dataset.rules = it.rules.join(" ");
  const line = element("p", "given");
  line.append(it.house ? spanned("", links(it.named, games), "strong") : element("strong", "", typeset(it.book)), " ");
  if (!it.house && it.named.length) line.append(spanned("given__games", links(it.named, games, "title")), " ");
  else if (!it.house && it.rules.length > 1) line.append(element("span", "given__games", allOf(it.rules.length)), " ");
  line.append(firmness(it.firm));
  if (it.cites.length) line.append(" ", cites(it.cites, it.source));
  if (it.doubts) {
    const way = element("a", "badge badge--doubt", "unclear");
    way.href = `#${it.anchor}`;
    line.append(" ", way);
  }
  if (it.with) line.append(" ", element("span", "given__with", "· changed for this game: ", ...carded(it.with)));
  row.append(line);
  if (it.parts.length) row.append(supported(it, cites));
  for (const { reason, nearest } of it.assumed) {
    const told = spanned("given__why", [it.firm === "assumed" ? why(reason) : assumed(reason)], "p");
    if (nearest) told.append(" The nearest rule: ", cites([nearest], it.source));
    row.append(told);
  }
  const limits = Object.entries(it.limits);
  if (limits.length) {
    const open = limits.flatMap(([id, limit], place) => [`${typeset(place ? ` ${capitalized(limit)}` : limit)}. `, cite(id, it.source)]);
    row.append(spanned("given__why", ["Note: ", ...open], "p"));
  }
  const reasons = moved(it.moved, unit, citations, it.source);
  for (const fold of reasons) fold.classList.add("off-paper");
  row.append(...reasons, ...inDoubt(it, citations));
  return row;
}

// The consequences of a ruling, each with the references behind it, and how sure it is if not as sure as the answer.
function supported(it, cites) {
  const list = element("ul", "given__parts");
  for (const part of it.parts) {
    const row = element("li", "", ...carded(part.says));
    if (part.firm !== it.firm) row.append(" ", firmness(part.firm));
    if (part.cites.length) row.append(" ", cites(part.cites, it.source));
    list.append(row);
  }
  return list;
}

// The doubts that the answer depends on; folded if there are many.
function inDoubt({ doubts_below: below, anchor }, { cite }) {
  const told = below.map(({ provision, doubt, reading }) => [
    doubtful(), " ", spanned("in-doubt", [...carded(doubt), " ", element("em", "", "Our reading:"), " ", ...carded(reading)]), " ",
    cite(provision),
  ]);
  const few = told.length < 3;
  const lines = told.map((one) => spanned(few ? "given__why" : "", one, few ? "p" : "li"));
  if (few) {
    if (lines.length) lines[0].id = anchor;
    return lines;
  }
  const list = listed(lines);
  list.id = anchor;
  const made = element("details", "moved");
  const count = NUMBERS[told.length] ?? String(told.length);
  made.append(element("summary", "", `${capitalized(count)} unclear texts`), list);
  return [made];
}

function byOption(it, games) {
  const row = element("li");
  row.dataset.rules = it.rules.join(" ");
  row.dataset.choices = it.choices.map(({ option, choice }) => `${option}=${choice}`).join(" ");
  const line = element("p", "given", `${typeset(it.choices[0].asks)} `);
  it.choices.forEach(({ says }, place) => {
    line.append(...(place ? ["; or "] : []), element("em", "", typeset(place ? says : capitalized(says))));
  });
  line.append(". ", ...links(it.rules, games));
  row.append(spanned("otherwise__says", carded(`${it.says} ${it.follows}`)), " ", ...upDown(it.net, it.unit), line);
  return row;
}

function fold(id, words, parts, classes = "elsewhere off-paper") {
  const made = element("details", classes);
  made.id = id;
  made.append(element("summary", "", words), ...parts);
  return made;
}

const capitalized = (words) => `${words[0].toUpperCase()}${words.slice(1)}`;

const allOf = (count) => `${count === 2 ? "both" : `all ${count}`} games`;

// Which games of a book: all, all but some, or those named.
function named({ named: ids, but, games: count }, games) {
  if (ids.length) return links(ids, games, "title");
  if (but.length) return ["all games but ", ...links(but, games, "title")];
  return count > 1 ? [allOf(count)] : [];
}

// Links to games. `name` is "named" where games of other books are near, "title" where the book is named beside.
// Separated by semicolons if a name contains a comma.
function links(ids, games, name = "named") {
  const apart = ids.some((id) => games.get(id)?.[name].includes(",")) ? "; " : ", ";
  return ids.flatMap((id, place) => {
    const game = games.get(id);
    const link = element(game ? "a" : "span", "", game ? typeset(game[name]) : id);
    if (game) link.href = game.href;
    return place ? [apart, link] : [link];
  });
}

function spanned(classes, nodes, tag = "span") {
  const made = element(tag, classes);
  made.append(...nodes);
  return made;
}
