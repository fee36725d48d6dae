// Texts of the engine as the pages set them: cards drawn, quotation marks turned, places in the books linked.

import { element } from "../elements.js";
import { card } from "./cards.js";

const NAMED = /[a-z0-9-]+\.[a-z0-9.-]+/;
const IN_BRACKETS = new RegExp(`(?<=\\((?:${NAMED.source}, )*)${NAMED.source}(?=(?:, ${NAMED.source})*\\))`, "g");
const APART = "\u00a0· "; // between two places
const CARD = /(?<![\w-])(?:(?:[2-9TJQKA]|10)[CDSH]|Joker)(?![\w-])/g;

const PAGES = /\b(pp?\.|ln) ?(\d+(?:-\d+)?(?![-\w])(?:(?:, | and )\d+(?:-\d+)?(?![-\w]))*)/g;

export function typeset(text) {
  return text.replace(PAGES, (_, word, pages) => `${word}\u00a0${pages.replaceAll("-", "–")}`).replace(/(?<![^\s([—])'/g, "‘").replaceAll("'", "’").replace(/(?<![^\s([—])"/g, "“").replaceAll('"', "”");
}

// A text as nodes, its cards drawn.
export function carded(text) {
  const nodes = [];
  let end = 0;
  for (const found of text.matchAll(CARD)) {
    nodes.push(typeset(text.slice(end, found.index)), card(found[0]));
    end = found.index + found[0].length;
  }
  return [...nodes, typeset(text.slice(end))];
}

export function firmness(word) {
  return element("span", `firm firm--${word}`, word === "option" ? "by an option" : word);
}

// What stands before a doubt in the text of a book.
export function doubtful() {
  return element("span", "badge badge--doubt", "doubt");
}

// As the pages say it that are made beforehand.
const MEANS = {
  ruled: "the rules say so",
  option: "it is left to the players, and is so unless they agree otherwise",
  assumed: "the rules give no answer and the game needs one, so one is supplied, with the reason",
  silent: "the rules say nothing, and what is played here is our choice",
  doubt: "the text can be read otherwise, or is corrupt; the word leads to what is doubtful",
};

// What the marks mean that stand in some elements, in a line to go before them; nothing where there are none.
export function marks(...marked) {
  const stands = (word) => marked.some((each) => each.querySelector(`.firm--${word}, .badge--${word}`));
  const words = Object.keys(MEANS).filter(stands);
  if (!words.length) return [];
  const parts = words.map((word, place) => element("span", "marks__one", word === "doubt" ? doubtful() : firmness(word), ` ${MEANS[word]}${place + 1 < words.length ? ";" : "."}`));
  return [element("p", "marks", ...parts.flatMap((each) => [each, " "]))];
}

// The reason for an assumption, as texts and nodes.
export function assumed(...reason) {
  return element("span", "assumed", element("span", "badge badge--assumed", "assumed"), " ", why(...reason));
}

// The reason alone, where it is said already that something is assumed.
export function why(...reason) {
  return element("span", "assumed__why", ...reason.map((each) => (typeof each === "string" ? typeset(each) : each)));
}

const TOLD = new URL("../../desk/", import.meta.url); // what the site tells the desk's scripts
const fetched = new Map(); // each of it once

// Promises the data of a name, and where what it links to is reckoned from.
export async function told(name) {
  const url = new URL(name, TOLD).href;
  if (!fetched.has(url)) {
    const coming = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.json();
    });
    coming.catch(() => fetched.delete(url));
    fetched.set(url, coming);
  }
  return { data: await fetched.get(url), base: TOLD };
}

// Promises what sets citations: `cites(ids, source)`, in which a book is named once in a row, and not within itself, and
// places that read the same are one; and `reasoned(text, source)`, with the way to each provision that a reason names.
// Where the places cannot be had, they are only named.
export async function citing() {
  const { data: places, base } = await told("cites.json").catch(() => ({ data: {}, base: TOLD }));
  const cite = (id, source, gist = places[id]?.[3] ?? "") => {
    const [href, place, label] = places[id] ?? ["", id, id];
    const made = element(href ? "a" : "span", "cite", id.startsWith(`${source}.`) ? place : label);
    if (href) made.href = new URL(href, base);
    made.title = gist;
    return made;
  };
  const cites = (ids, source = "") => {
    const line = element("span", "rules__cites");
    const gists = new Map(); // of each place, with the first provision there
    for (const id of ids) {
      const [, , label, gist] = places[id] ?? ["", id, id, ""];
      if (!gists.has(label)) gists.set(label, { id, says: new Set() });
      gists.get(label).says.add(gist);
    }
    let last = source;
    for (const { id, says } of gists.values()) {
      if (line.firstChild) line.append(APART);
      line.append(cite(id, last, [...says].join(" ")));
      last = id.slice(0, id.indexOf("."));
    }
    return line;
  };
  const reasoned = (text, source = "") => {
    const parts = [];
    let end = 0;
    let last = "";
    for (const { 0: id, index } of text.matchAll(IN_BRACKETS)) {
      if (!places[id]) continue;
      const before = text.slice(end, index);
      const label = places[id][2];
      if (before.trim() !== "," || label !== last) parts.push(before, cite(id, source)); // side by side, the same is said once
      [last, end] = [label, index + id.length];
    }
    return assumed(...parts, text.slice(end));
  };
  return { cite, cites, reasoned };
}
