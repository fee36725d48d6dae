// The answers that the reader's own rule gave to disputes, stored on the device so that they are shown at once. They
// are valid while the rule, its options, the engine and the books stay the same. Stored text is not trusted.

import bundle from "../bundle.js";
import { element, firmness } from "../../elements.js";
import { game, keepAnswers, kept, keptAnswers } from "../../lab/storage.js";
import { upDown } from "../postings.js";
import { carded, marks, typeset } from "../text-parts.js";

const VERSION = 3;
const MOST_TEXT = 2000; // characters of each text
const MOST = 60; // citations, and seats
const FIRM = ["ruled", "option", "assumed", "silent", ""];
const INSIDE = /^(?:[a-z0-9][\w./#-]*)?$/; // a path below the site's address, or none
const SITE = new URL("../../../", import.meta.url).href;

const isText = (said) => typeof said === "string" && said.length <= MOST_TEXT;
const isMapping = (said) => said !== null && typeof said === "object" && !Array.isArray(said);
const isNet = (said) => said === null || (isMapping(said) && Object.keys(said).length <= MOST && Object.values(said).every(Number.isFinite));
const isPlace = (said) => Array.isArray(said) && said.length === 3 && said.every(isText) && INSIDE.test(said[0]);

// The parts of an answer that are shown; null if it has another shape.
function read(said) {
  if (!isMapping(said)) return null;
  const { says, follows, firm, unit, net, cites } = said;
  if (![says, follows, unit].every(isText) || !FIRM.includes(firm)) return null;
  if (!isNet(net) || !Array.isArray(cites) || cites.length > MOST || !cites.every(isPlace)) return null;
  return { says, follows, firm, unit, net, cites };
}

const agreedOn = () => JSON.stringify(game()?.options ?? {});

// What is stored, if it is valid: the answers by dispute, and the game whose answers all others are, or "".
function whole() {
  const none = { parent: "", all: new Map() };
  try {
    const { version, digest, text, agreed, parent, answers } = JSON.parse(keptAnswers()) ?? {};
    if (version !== VERSION || digest !== bundle?.digest || text !== kept() || agreed !== agreedOn() || !isMapping(answers)) return none;
    const all = new Map(Object.entries(answers).map(([quarrel, said]) => [quarrel, read(said)]).filter(([, answer]) => answer));
    return { parent: isText(parent) ? parent : "", all };
  } catch {
    return none; // something else is stored
  }
}

export const answers = () => whole().all;
export const parent = () => whole().parent;

const put = (text, agreed, parent, all) =>
  keepAnswers(JSON.stringify({ version: VERSION, digest: bundle.digest, text, agreed, parent, answers: Object.fromEntries(all) }));

export function remember(quarrel, answer) {
  const { parent, all } = whole();
  put(kept(), agreedOn(), parent, all.set(quarrel, answer));
}

// Store where the answers of a rule, without options, differ from those of the game that it extends.
export const rememberDepartures = (text, parent, found, { cites }) =>
  put(text, "{}", parent, found.map(({ situation, own }) => [situation, departing(own, cites)]));

function departing({ says, follows, firm, unit, net, arises, cites: ids }, cites) {
  return { says, follows, firm: arises ? firm : "", unit, net, cites: placesOf(cites(ids)) };
}

// Citations as they are stored: the path, the label and the gist of each.
export const placesOf = (line) => [...line.children].map((each) => [pathOf(each.href), each.textContent, each.title]);

// An answer in the markup of any other game's.
export function shown({ says, follows, firm, unit, net, cites }) {
  const head = element("p", "mine__says", ...carded(says), " ", ...(firm ? [firmness(firm)] : []));
  const places = element("span", "rules__cites", ...cites.flatMap((each) => [place(each), " "]));
  const after = follows ? [element("p", "answer__follows", ...carded(follows))] : [];
  return [head, ...after, ...upDown(net, unit), ...(cites.length ? [places] : []), ...marks(head)];
}

function place([path, label, gist]) {
  const made = element(path ? "a" : "span", "cite", label);
  if (path) made.href = SITE + path;
  made.title = gist;
  return made;
}

// One line, for a list.
export const inShort = ({ says }) => typeset(says);

// Show the stored answer to a dispute; returns whether there was one.
export function showIn(box, quarrel) {
  const answer = answers().get(quarrel);
  if (answer) box.replaceChildren(...shown(answer));
  return Boolean(answer);
}

export const pathOf = (href) => (href?.startsWith(SITE) ? href.slice(SITE.length) : "");
