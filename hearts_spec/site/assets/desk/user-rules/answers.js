// The answers that the reader's own rule gave to disputes, stored on the device so that they are shown at once. They
// are valid while the rule, its options, the engine and the books stay the same. Stored text is not trusted.

import bundle from "../bundle.js";
import { element } from "../../elements.js";
import { game, keepAnswers, kept, keptAnswers } from "../../lab/storage.js";
import { upDown } from "../postings.js";
import { carded, firmness, marks, typeset } from "../text-parts.js";

const VERSION = 2;
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
  const { says, follows, played, firm, unit, net, cites } = said;
  if (![says, follows, played, unit].every(isText) || !FIRM.includes(firm)) return null;
  if (!isNet(net) || !Array.isArray(cites) || cites.length > MOST || !cites.every(isPlace)) return null;
  return { says, follows, played, firm, unit, net, cites };
}

const agreedOn = () => JSON.stringify(game()?.options ?? {});

// The valid answers, by dispute.
export function answers() {
  try {
    const { version, digest, text, agreed, answers } = JSON.parse(keptAnswers()) ?? {};
    if (version !== VERSION || digest !== bundle?.digest || text !== kept() || agreed !== agreedOn() || !isMapping(answers)) return new Map();
    return new Map(Object.entries(answers).map(([quarrel, said]) => [quarrel, read(said)]).filter(([, answer]) => answer));
  } catch {
    return new Map(); // something else is stored
  }
}

export function remember(quarrel, answer) {
  const all = answers().set(quarrel, answer);
  keepAnswers(JSON.stringify({ version: VERSION, digest: bundle.digest, text: kept(), agreed: agreedOn(), answers: Object.fromEntries(all) }));
}

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
export const inShort = ({ says, played }) => typeset(played ? `Your rule is silent; played here: ${played}` : says);

// Show the stored answer to a dispute; returns whether there was one.
export function showIn(box, quarrel) {
  const answer = answers().get(quarrel);
  if (answer) box.replaceChildren(...shown(answer));
  return Boolean(answer);
}

export const pathOf = (href) => (href?.startsWith(SITE) ? href.slice(SITE.length) : "");
