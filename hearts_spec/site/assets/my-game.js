// My game: the reader names it once; its answer then comes first on every dispute, and beside every dispute in a list.
// It is stored on the device only. `?game=ID` in a link shows another game without storing it. The page is complete
// without this script. The game may be a rule from the lab: the page has no answer of it, so it is asked on demand, by
// `desk/user-rules/`. What few readers need is imported when they need it.

import { element } from "./elements.js";
import { answerIn } from "./page-answer.js";
import { game as kept, keepGame, kept as ownRule, keptAnswers, OWN } from "./lab/storage.js";

const ANSWERED_AS = "house/mine"; // the id of the reader's own rule among the answers to the reader's numbers
const params = () => new URLSearchParams(location.search);
const FEW = 10; // rows of a list
const SHUT_OFF = "Your browser isn’t storing data for this site: the choice holds for this page only.";
let games = null; // the games and their answers, fetched once

// The game of the link, or else the reader's own.
function chosen() {
  const asked = params();
  if (!asked.has("game")) return kept();
  const options = {};
  for (const [name, text] of asked) if (name.startsWith("with.")) options[name.slice(5)] = text;
  return { id: asked.get("game"), options, sent: true };
}

const isOwn = (game) => game?.id === OWN && !game.sent;

function load(address) {
  games ??= fetch(new URL(address, location.href)).then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  }).catch((error) => {
    games = null;
    throw error;
  });
  return games;
}

const names = (attribute) => (attribute ?? "").split(" ").filter(Boolean);
const copies = (from, selector) => [...(from?.querySelectorAll(selector) ?? [])].map((each) => each.cloneNode(true));
const answerOf = (game) => answerIn(document, isOwn(game) ? ANSWERED_AS : game.id, game.options);

// True if the engine was used before, and is kept on this device.
const hasEngine = () => globalThis.caches?.match(new URL("desk/bundle.js", import.meta.url), { ignoreVary: true }).catch(() => null);

// Today's game leads until the reader has chosen another; where it says nothing, the law-book does.
function todays(aside) {
  const answers = names(aside.dataset.today).map((id) => answerOf({ id, options: {} }));
  const lead = answers.find((box) => box && !box.querySelector(".firm--silent, [data-none]"));
  if (lead) return lead;
  const box = element("div", "mine__answer");
  box.append(element("p", "mine__says", "Today’s game doesn’t cover this."));
  return box;
}

// What a game that says nothing leaves to today's game, or to what other sources rule and we suggest.
function leftOpen(box, { answer: printed }) {
  if (!box.querySelector(".firm--silent, [data-none]")) return;
  const open = copies(printed, ".mine__most, .mine__suggest");
  const told = element("p", "mine__today", "Today’s game: ");
  told.append(...copies(printed, ".mine__says").flatMap((says) => [...says.childNodes]));
  box.append(...(open.length ? open : [told]));
}

// The reader's own rule: the lab stored where its answers differ from those of the game that it changes. Without that
// it answers when asked, and by itself if the engine is here.
function answerOfOwn(aside) {
  const box = element("div", "mine__answer");
  const ask = element("button", "book-button mine__ask", "Ask it");
  ask.type = "button";
  const failed = () => box.append(element("p", "", "The tool could not be opened. Reload the page."));
  ask.addEventListener("click", () => import("./desk/user-rules/ask.js").then(({ askIn }) => askIn(box, ask, aside.dataset.quarrel)).catch(failed));
  const inherited = (id) => {
    const theirs = id && answerOf({ id, options: {} });
    if (theirs) box.replaceChildren(...theirs.childNodes);
    return Boolean(theirs);
  };
  const before = keptAnswers()
    ? import("./desk/user-rules/answers.js").then(({ showIn, parent }) => showIn(box, aside.dataset.quarrel) || inherited(parent()))
    : Promise.resolve(false);
  before.catch(() => false).then(async (shown) => {
    if (shown) return leftOpen(box, aside.whenFirst);
    box.append(ask);
    return (await hasEngine()) && ask.click();
  });
  return box;
}

function titled(game, list) {
  const known = list?.games.find((each) => each.id === game.id);
  return known ? { ...game, title: known.title, book: known.book } : game;
}

function nameOf(game) {
  const own = isOwn(game);
  const name = own ? (game.title ?? "the rule you have written") : [game.title ?? game.id, game.book].filter(Boolean).join(", ");
  if (!own && !game.title) return element("span", "mine__name", name); // it may be none
  const to = element("a", "mine__name", name);
  to.href = new URL(own ? "../lab/" : game.table ? "../desk/table/" : `../rules/${game.id}/`, import.meta.url);
  return to;
}

// On pages without a dispute, such as the home page, the game is only named.
function show(aside, game) {
  const first = aside.whenFirst ??= { game: aside.querySelector(".mine__game").cloneNode(true), answer: aside.querySelector(".mine__answer").cloneNode(true) };
  const lost = isOwn(game) && ownRule() === null;
  const whole = () => answerOf(game) ?? (isOwn(game) ? answerOfOwn(aside) : null);
  const told = () => (aside.dataset.quarrel ? whole() : element("div", "mine__answer"));
  const answer = game && !lost ? told() : null;
  const line = answer ? element("p", "mine__game") : first.game.cloneNode(true);
  if (answer) line.append(element("span", "mine__label", game.sent ? "By the game from this link:" : "Your game:"), " ", nameOf(game));
  else if (game) line.prepend(element("span", "mine__label", lost ? "The rule you wrote is no longer kept here." : `There is no game ${game.id} here.`), " ");
  const change = element("button", "mine__change", game && answer ? "Change" : "Choose your game");
  change.type = "button";
  change.setAttribute("aria-expanded", "false");
  change.addEventListener("click", () => choose(aside, change));
  line.append(" ", change);
  aside.querySelector(".mine__game").replaceWith(line);
  if (answer) leftOpen(answer, first);
  const asked = aside.dataset.own ? todays(aside) : null;
  aside.querySelector(".mine__answer").replaceWith(answer ?? asked ?? first.answer.cloneNode(true));
}

// The chooser and the list of games are fetched when first opened.
async function choose(aside, change) {
  const open = aside.querySelector(".mine__choose");
  open?.remove();
  change.setAttribute("aria-expanded", String(!open));
  if (open) return;
  const form = element("form", "mine__choose");
  aside.querySelector(".mine__game").after(form);
  const changed = (game) => {
    const could = keepGame(game);
    forgetLink();
    show(aside, game);
    if (!could) aside.querySelector(".mine__game").append(" ", element("span", "amiss", SHUT_OFF));
    fillLists();
    aside.querySelector(".mine__change").setAttribute("aria-expanded", "true");
  };
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    form.remove();
    const button = aside.querySelector(".mine__change");
    button.setAttribute("aria-expanded", "false");
    button.focus();
  });
  try {
    const [{ fill }, list] = await Promise.all([import("./desk/choose.js"), load(aside.dataset.games)]);
    fill(form, list.games, chosen(), { changed, address: aside.dataset.quarrel && addressOf });
  } catch {
    form.append(element("p", "", "The list of games could not be loaded; try again."));
  }
}

// A link that shows a game's answer without storing the game.
function addressOf(game) {
  const address = new URL(location.href);
  address.search = "";
  address.searchParams.set("game", game.id);
  for (const [name, text] of Object.entries(game.options)) address.searchParams.set(`with.${name}`, text);
  return address.href;
}

// Once the reader chooses a game, the link's game no longer counts.
function forgetLink() {
  const address = new URL(location.href);
  for (const name of [...address.searchParams.keys()]) if (name === "game" || name.startsWith("with.")) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
}

// Beside each dispute in a list, the answer of the reader's game; for the reader's own rule its stored answer.
async function beside(lists, game) {
  let says;
  try {
    const address = lists[0].dataset.games;
    says = isOwn(game) ? await ownSays(address) : theirs(await load(address), game);
  } catch {
    return;
  }
  const rows = lists.flatMap((each) => [...each.querySelectorAll("[data-quarrel]")]);
  for (const row of rows) tell(row, says(row.dataset.quarrel));
  if (isOwn(game)) askFew(rows.filter((row) => !row.querySelector(".quarrels__mine")));
}

function tell(row, text) {
  row.querySelector(".quarrels__mine")?.remove();
  if (!text) return;
  const mine = element("span", "quarrels__mine", text);
  const others = row.querySelector(".found__text, .quarrels__today"); // it comes first, and in a list replaces today's answer
  if (others) others.before(mine);
  else row.append(mine);
}

// Ask the reader's own rule for the rows of a short list, such as search results, if the engine is kept here.
async function askFew(rows) {
  if (!rows.length || rows.length > FEW || !(await hasEngine())) return;
  const [{ ownAnswer }, { inShort }] = await Promise.all([import("./desk/user-rules/ask.js"), import("./desk/user-rules/answers.js")]);
  for (const row of rows) {
    if (!document.contains(row)) return; // something else was found
    const answer = await ownAnswer(row.dataset.quarrel);
    if (!answer || answer.error) return;
    tell(row, inShort(answer));
  }
}

function theirs(list, game) {
  const place = list.games.findIndex((each) => each.id === game.id);
  const wanted = Object.entries(game.options).map(([name, choice]) => `${name}=${choice}`);
  return (id) => {
    const quarrel = place < 0 ? null : list.quarrels[id];
    const changed = Object.entries(quarrel?.choices[place] ?? {}).find(([choice]) => wanted.includes(choice));
    return quarrel?.says[changed ? changed[1] : quarrel.by[place]];
  };
}

async function ownSays(address) {
  if (!keptAnswers()) return () => "";
  const { answers, inShort, parent } = await import("./desk/user-rules/answers.js");
  const all = answers();
  const inherited = parent() ? theirs(await load(address), { id: parent(), options: {} }) : () => "";
  return (id) => (all.has(id) ? inShort(all.get(id)) : inherited(id));
}

function fillLists() {
  const game = chosen();
  const lists = [...document.querySelectorAll(":is(.quarrels, .found)[data-games]")];
  if (game && lists.length) beside(lists, game);
  else lists.forEach((list) => list.querySelectorAll(".quarrels__mine").forEach((each) => each.remove()));
}

// The answers were asked with the reader's numbers, or put back.
document.addEventListener("answered", async ({ detail }) => {
  const aside = document.querySelector("aside.mine");
  if (!aside) return;
  aside.dataset.own = detail.own ? "" : "yes";
  const game = chosen();
  show(aside, game?.title || isOwn(game) ? game : game && titled(game, await load(aside.dataset.games).catch(() => null)));
});

async function mount() {
  const game = chosen();
  const aside = document.querySelector("aside.mine");
  if (aside) {
    show(aside, game);
    if (game && !game.title && !isOwn(game)) {
      const list = await load(aside.dataset.games).catch(() => null);
      if (list) show(aside, titled(game, list));
    }
  }
  fillLists();
}

// A search has found disputes.
document.addEventListener("quarrels", ({ target }) => {
  const game = chosen();
  if (game && target.childElementCount) beside([target], game);
});

mount();
