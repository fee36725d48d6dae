// Texts of the engine as pages set them: cards drawn, quotation marks curled, citations linked.

import { element, firmness, HOW_SURE } from "../elements.js";
import { card } from "./cards.js";

const NAMED = /[a-z0-9-]+\.[a-z0-9.-]+/;
const IN_BRACKETS = new RegExp(`(?<=\\((?:${NAMED.source}, )*)${NAMED.source}(?=(?:, ${NAMED.source})*\\))`, "g");
const APART = "\u00a0· "; // between two citations
const CARD = /(?<![\w-])(?:(?:[2-9TJQKA]|10)[CDSH]|Joker)(?![\w-])/g;

const PAGES = /\b(pp?\.|ln) ?(\d+(?:-\d+)?(?![-\w])(?:(?:, | and )\d+(?:-\d+)?(?![-\w]))*)/g;

export function typeset(text) {
  return text.replace(PAGES, (_, word, pages) => `${word}\u00a0${pages.replaceAll("-", "–")}`).replace(/(?<![^\s([—])'/g, "‘").replaceAll("'", "’").replace(/(?<![^\s([—])"/g, "“").replaceAll('"', "”");
}

// A name of the rule files, such as that of a contract, in words.
export const spaced = (name) => name.replaceAll("-", " ");

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

// The badge before a doubt.
export function doubtful() {
  return element("span", "badge badge--doubt", "unclear");
}

// The same words as on the printed pages.
const MEANS = {
  ruled: "the source says so; an answer without a label is stated too",
  option: "the source’s default; players may agree otherwise",
  assumed: "the source is silent and the game needs a rule, so we chose one",
  silent: "the source does not say",
  doubt: "the text can be read in two ways, or words are missing; our reading comes with it",
};

// A line that explains the marks in some elements; empty if there are none.
export function marks(...marked) {
  const stands = (word) => marked.some((each) => each.querySelector(`.firm--${word}, .badge--${word}`));
  const words = Object.keys(MEANS).filter(stands);
  if (!words.length) return [];
  const parts = words.map((word) => element("span", "marks__one", word === "doubt" ? doubtful() : firmness(word), `: ${MEANS[word]}.`));
  return [element("p", "marks", ...parts.flatMap((each) => [each, " "]))];
}

// The reason for an assumption, as texts and nodes.
export function assumed(...reason) {
  return element("span", "assumed", element("span", "badge badge--assumed", HOW_SURE.assumed), " ", why(...reason));
}

// The reason alone, if the assumption is marked already.
export function why(...reason) {
  return element("span", "assumed__why", ...reason.map((each) => (typeof each === "string" ? typeset(each) : each)));
}

const TOLD = new URL("../../desk/", import.meta.url); // data that the site has for these scripts
const fetched = new Map(); // each file once

// Resolves to the data of a name, and the base of its links.
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

// Resolves to {cite, cites, reasoned}. `cites(ids, source)` names a book once in a row, not inside its own pages, and
// so a heading that several statements share; it joins equal places. `reasoned(text, source)` links each provision that a reason names. If the places cannot be
// fetched, they are named without a link.
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
    const gists = new Map(); // place: its first provision
    for (const id of ids) {
      const [, , label, gist] = places[id] ?? ["", id, id, ""];
      if (!gists.has(label)) gists.set(label, { id, says: new Set() });
      gists.get(label).says.add(gist);
    }
    let last = source;
    let heading = "";
    for (const [label, { id, says }] of gists) {
      if (line.firstChild) line.append(APART);
      const made = cite(id, last, [...says].join(" "));
      const under = label.slice(0, Math.max(label.lastIndexOf(": "), 0));
      if (under && under === heading) made.textContent = label.slice(under.length + 2);
      line.append(made);
      [last, heading] = [id.slice(0, id.indexOf(".")), under];
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
      if (before.trim() !== "," || label !== last) parts.push(before, cite(id, source)); // adjacent equal places are named once
      [last, end] = [label, index + id.length];
    }
    return assumed(...parts, text.slice(end));
  };
  return { cite, cites, reasoned };
}
