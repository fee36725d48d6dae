// My game: the reader names it once; its answer then stands first on every quarrel, and beside every quarrel of a list.
// It is kept on his device alone. `?game=ID` in a link shows another's game without keeping it. The page is whole
// without this.

const KEPT = "hearts-game";
const CHOOSER = new URL("desk/choose.js", document.currentScript.src);
const params = () => new URLSearchParams(location.search);
let games = null; // the list of games and their answers, asked for once

function kept() {
  try {
    const said = JSON.parse(localStorage.getItem(KEPT));
    return said && typeof said.id === "string" ? { options: {}, ...said } : null;
  } catch {
    return null;
  }
}

function keep(game) {
  try {
    if (game) localStorage.setItem(KEPT, JSON.stringify(game));
    else localStorage.removeItem(KEPT);
  } catch {
    // Storage may be shut off: the game then holds for this page alone.
  }
}

// The game of the link, or else the reader's own.
function chosen() {
  const asked = params();
  if (!asked.has("game")) return kept();
  const options = {};
  for (const [name, text] of asked) if (name.startsWith("with.")) options[name.slice(5)] = text;
  return { id: asked.get("game"), options, sent: true };
}

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

function element(name, classes, text = "") {
  const made = document.createElement(name);
  if (classes) made.className = classes;
  made.textContent = text;
  return made;
}

const names = (attribute) => (attribute ?? "").split(" ").filter(Boolean);
const rowsOf = (id, within) => [...document.querySelectorAll(within)].filter((row) => names(row.dataset.rules).includes(id));

// What the page says of a game: its row among the answers, or where it cannot happen, and the options that change it.
function found(game) {
  const [row] = rowsOf(game.id, ".answer [data-rules]");
  const [cannot] = rowsOf(game.id, "[data-cannot]");
  const wanted = Object.entries(game.options).map(([name, choice]) => `${name}=${choice}`);
  const changed = rowsOf(game.id, "[data-choices]").filter((each) => names(each.dataset.choices).some((one) => wanted.includes(one)));
  return { row, cannot, changed };
}

const copies = (from, selector) => [...(from?.querySelectorAll(selector) ?? [])].map((each) => each.cloneNode(true));

function answerOf(game) {
  const { row, cannot, changed } = found(game);
  const box = element("div", "mine__answer");
  if (changed.length) {
    for (const each of changed) {
      const says = element("p", "mine__says");
      says.append(...[...each.querySelector(".otherwise__says").cloneNode(true).childNodes]);
      says.append(" ", element("span", "firm firm--option", "by an option"));
      box.append(says, ...copies(each, ".up-down"));
    }
  } else if (row) {
    const side = row.closest(".answer");
    const sequel = row.closest(".sequel");
    const own = sequel.querySelector(":scope > .answer__says");
    const head = (own ?? side.querySelector("h3")).cloneNode(true);
    head.querySelectorAll(".answer__count, .headerlink").forEach((each) => each.remove());
    const says = element("p", "mine__says");
    says.append(...head.childNodes, " ", ...copies(row, ".firm"));
    box.append(says, ...copies(sequel, ":scope > .answer__follows"), ...copies(sequel, ":scope > .up-down"));
    box.append(...copies(row, ".given .rules__cites"));
  } else if (cannot) {
    box.append(element("p", "mine__says", "It cannot happen."), element("p", "answer__follows", cannot.querySelector(".cannot__why").textContent));
  } else {
    return null;
  }
  box.querySelectorAll("[id]").forEach((each) => each.removeAttribute("id"));
  return box;
}

function titled(game, list) {
  const known = list?.games.find((each) => each.id === game.id);
  return known ? { ...game, title: known.title, book: known.book } : game;
}

function nameOf(game) {
  return [game.title ?? game.id, game.book].filter(Boolean).join(", ");
}

// Where no quarrel is asked, as on the home page, the game is only named.
function show(aside, game) {
  const first = aside.whenFirst ??= { game: aside.querySelector(".mine__game").cloneNode(true), answer: aside.querySelector(".mine__answer").cloneNode(true) };
  const answer = game && (aside.dataset.quarrel ? answerOf(game) : element("div", "mine__answer"));
  const line = answer ? element("p", "mine__game") : first.game.cloneNode(true);
  if (answer) line.append(element("span", "mine__label", game.sent ? "By the game of this link" : "Your game"), " ", element("span", "mine__name", nameOf(game)));
  else if (game) line.prepend(element("span", "mine__label", `There is no game ${game.id} here.`), " ");
  const change = element("button", "mine__change", game && answer ? "Change" : "Choose your game");
  change.type = "button";
  change.setAttribute("aria-expanded", "false");
  change.addEventListener("click", () => choose(aside, change));
  line.append(" ", change);
  aside.querySelector(".mine__game").replaceWith(line);
  const latest = aside.dataset.own ? answerOf({ id: aside.dataset.first, options: {} }) : null;
  aside.querySelector(".mine__answer").replaceWith(answer ?? latest ?? first.answer.cloneNode(true));
}

// The chooser is fetched with the list of games, when it is first asked for.
async function choose(aside, change) {
  const open = aside.querySelector(".mine__choose");
  open?.remove();
  change.setAttribute("aria-expanded", String(!open));
  if (open) return;
  const form = element("form", "mine__choose");
  aside.querySelector(".mine__game").after(form);
  const changed = (game) => {
    keep(game);
    forgetLink();
    show(aside, game);
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
    const [{ fill }, list] = await Promise.all([import(CHOOSER), load(aside.dataset.games)]);
    fill(form, list.games, chosen(), { changed, address: aside.dataset.quarrel && addressOf });
  } catch {
    form.append(element("p", "", "The list of games could not be had; try again."));
  }
}

// A link that shows the answer of a game without keeping it.
function addressOf(game) {
  const address = new URL(location.href);
  address.search = "";
  address.searchParams.set("game", game.id);
  for (const [name, text] of Object.entries(game.options)) address.searchParams.set(`with.${name}`, text);
  return address.href;
}

// A game that the reader names himself is no longer that of the link by which he came.
function forgetLink() {
  const address = new URL(location.href);
  for (const name of [...address.searchParams.keys()]) if (name === "game" || name.startsWith("with.")) address.searchParams.delete(name);
  history.replaceState(history.state, "", address);
}

// Beside each quarrel of a list, the answer of the reader's game.
async function beside(lists, game) {
  let list;
  try {
    list = await load(lists[0].dataset.games);
  } catch {
    return;
  }
  const place = list.games.findIndex((each) => each.id === game.id);
  if (place < 0) return;
  const wanted = Object.entries(game.options).map(([name, choice]) => `${name}=${choice}`);
  for (const row of lists.flatMap((each) => [...each.querySelectorAll("[data-quarrel]")])) {
    const quarrel = list.quarrels[row.dataset.quarrel];
    if (!quarrel) continue;
    const changed = Object.entries(quarrel.choices[place] ?? {}).find(([choice]) => wanted.includes(choice));
    const mine = element("span", "quarrels__mine", quarrel.says[changed ? changed[1] : quarrel.by[place]]);
    row.querySelector(".quarrels__mine")?.remove();
    const theirs = row.querySelector(".found__text"); // among the results of a search his own comes first
    if (theirs) theirs.before(mine);
    else row.append(mine);
  }
}

function fillLists() {
  const game = chosen();
  const lists = [...document.querySelectorAll(":is(.quarrels, .found)[data-games]")];
  if (game && lists.length) beside(lists, game);
  else lists.forEach((list) => list.querySelectorAll(".quarrels__mine").forEach((each) => each.remove()));
}

// The answers have been asked anew with the reader's own numbers, or put back.
document.addEventListener("answered", async ({ detail }) => {
  const aside = document.querySelector("aside.mine");
  if (!aside) return;
  aside.dataset.own = detail.own ? "" : "yes";
  const game = chosen();
  show(aside, game?.title ? game : game && titled(game, await load(aside.dataset.games).catch(() => null)));
});

async function mount() {
  const game = chosen();
  const aside = document.querySelector("aside.mine");
  if (aside) {
    show(aside, game);
    if (game && !game.title) {
      const list = await load(aside.dataset.games).catch(() => null);
      if (list) show(aside, titled(game, list));
    }
  }
  fillLists();
}

// A search tells of the quarrels that it has found.
document.addEventListener("quarrels", ({ target }) => {
  const game = chosen();
  if (game && target.childElementCount) beside([target], game);
});

mount();
