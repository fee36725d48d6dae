// The comparison of rule sets: any number of games, the rows narrowed by the reader, the choice kept in the address.
// The page itself holds one game of each book and works without this script; other games are fetched once.

const WIDEST = 6; // games with a column each; with more, a row lists who says what
const FEWEST_BOXES = 3; // for games; the last is always empty, for the next
const ROW_CHOICES = ["topic", "until", "text", "only"];
const STANDS = { 1: ["disagree"], some: ["disagree", "some"] }; // of the rows shown, by the value of the field
const NOWHERE = -1;

function mount() {
  const form = document.querySelector("form[data-matrix]");
  const frame = document.querySelector(".matrix-shown");
  if (!form || !frame) return;
  const said = form.querySelector("output");
  const opening = read(frame.firstElementChild, said.value);
  let shown = opening;
  let turn = 0;

  putChoice(form);
  const tell = () => {
    said.value = narrow(form, shown);
    putTopics(shown);
    remember(form);
  };
  const turnTo = (found) => {
    if (shown !== found) frame.replaceChildren(found.table);
    shown = found;
    tell();
  };

  const change = async () => {
    const games = gamesOf(form);
    const mine = ++turn;
    remember(form);
    if (!games.length && !form.elements.until.value) return turnTo(opening);
    said.value = "Loading the other games…";
    try {
      const data = await fetched(form.dataset.matrix);
      if (mine === turn) turnTo(drawn(data, games, form.elements.until.value));
    } catch {
      if (mine === turn) said.value = "The other games could not be loaded; each has its own page.";
    }
    return undefined;
  };

  form.addEventListener("input", (event) => {
    if (event.target.name === "game") putGames(form, gamesOf(form));
    if (["game", "until"].includes(event.target.name)) change();
    else tell();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", () => shown.table.querySelector("tbody:has(:target)")?.removeAttribute("data-pressed"));
  addEventListener("beforeprint", () => frame.append(noted(shown.table)));
  addEventListener("afterprint", () => frame.querySelectorAll(".matrix__note, .matrix__notes").forEach((each) => each.remove()));
  // Go to the row of the address once the games and the fonts are loaded: its topic opens only when it is the target
  // (book.css).
  Promise.all([change(), document.fonts.ready]).then(() => location.hash && location.replace(location.hash));
}

// ---- The choice

// Read the address; old links name two games as a and b.
function putChoice(form) {
  const asked = new URLSearchParams(location.search);
  for (const name of ROW_CHOICES) form.elements[name].value = asked.get(name) ?? "";
  for (const name of ["topic", "until", "only"]) if (form.elements[name].selectedIndex < 0) form.elements[name].value = "";
  const named = (asked.get("games") ?? [asked.get("a"), asked.get("b")].filter(Boolean).join(",")).split(",").filter(Boolean);
  putGames(form, asked.get("book") ? [`book:${asked.get("book")}`] : named);
}

// The games in the boxes: ids, or only `all` or `book:ID`.
function gamesOf(form) {
  const values = boxes(form).map((box) => box.value).filter(Boolean);
  const many = values.find((value) => !value.includes("/"));
  return many ? [many] : [...new Set(values)];
}

function boxes(form) {
  return [...form.querySelectorAll("select[name=game]")];
}

// Put games into the boxes, with an empty box after them. Unknown ids are skipped.
function putGames(form, games) {
  const [first, ...others] = boxes(form);
  for (const box of others.filter((each) => each.options.length === 1)) {
    for (const group of first.querySelectorAll("optgroup")) {
      const copy = group.cloneNode(true);
      copy.querySelector("option[value^='book:']")?.remove();
      box.append(copy);
    }
  }
  const known = new Set([...first.options].map((option) => option.value));
  const wanted = [...new Set(games)].filter((id) => known.has(id));
  const many = wanted.length > 0 && !wanted[0].includes("/");
  const need = many ? FEWEST_BOXES : Math.max(FEWEST_BOXES, wanted.length + 1);
  const found = boxes(form);
  for (const box of found.slice(need)) box.closest("label").remove();
  for (let number = found.length; number < need; number += 1) {
    const last = boxes(form).at(-1).closest("label");
    last.after(last.cloneNode(true));
  }
  boxes(form).forEach((box, number) => {
    box.value = wanted[number] ?? "";
    box.disabled = number > 0 && (many || number > wanted.length || !wanted.length);
  });
}

function remember(form) {
  const games = gamesOf(form);
  const said = [];
  if (games[0]?.startsWith("book:")) said.push(["book", games[0].slice(5)]);
  else if (games.length) said.push(["games", games.join(",")]);
  for (const name of ROW_CHOICES) if (form.elements[name].value) said.push([name, form.elements[name].value]);
  const query = said.map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%2F/g, "/").replace(/%2C/g, ",")}`);
  history.replaceState(history.state, "", location.pathname + (query.length ? `?${query.join("&")}` : "") + location.hash);
}

// ---- The table

// Hide the rows that do not match, and return the count in words. On a phone topics are folded (book.css), except while
// rows are narrowed.
function narrow(form, { topics, rules, told }) {
  const text = form.elements.text.value.trim().toLowerCase();
  const topic = form.elements.topic.value;
  const stands = STANDS[form.elements.only.value];
  let count = 0;
  for (const { body, fold, rows } of topics) {
    let some = 0;
    const here = !topic || body.dataset.topic === topic;
    for (const row of rows) {
      row.element.hidden = !(here && (!stands || stands.includes(row.stand)) && (!text || row.text.includes(text)));
      some += !row.element.hidden;
    }
    body.hidden = some === 0;
    fold.checked = Boolean(text || topic || stands);
    count += some;
  }
  return count === rules ? told : `${count} of ${told}`;
}

// Put a link to each visible topic under the controls.
function putTopics({ topics }) {
  const links = topics.filter(({ body }) => !body.hidden).map(({ body, label }) => made("a", { href: `#topic-${body.dataset.topic}` }, label));
  document.querySelector(".matrix-topics").replaceChildren(...links.flatMap((link) => [link, " "]));
}

let others; // the other games, fetched once

function fetched(address) {
  others ??= fetch(new URL(address, location.href)).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))));
  others.catch(() => { others = undefined; });
  return others;
}

// The checkbox that folds a topic. If a row in it is the target, the first press folds the topic; the next target opens
// it again.
function folding(body) {
  const fold = body.querySelector("input");
  fold.addEventListener("change", () => {
    if (!body.hasAttribute("data-pressed") && body.querySelector(":target")) fold.checked = false;
    body.setAttribute("data-pressed", "");
  });
  return fold;
}

// A table, with what `narrow` needs of its rows.
function read(table, told) {
  const topics = [...table.tBodies].map((body) => ({
    body,
    fold: folding(body),
    label: body.querySelector(".matrix__label").textContent,
    rows: [...body.rows].slice(1).map(readRow),
  }));
  return { table, topics, told, rules: topics.reduce((sum, topic) => sum + topic.rows.length, 0) };
}

function readRow(element) {
  return { element, stand: element.dataset.stand, text: element.textContent.toLowerCase() };
}

// The table of some games: a column each, as the page has for the games of the books, or above WIDEST a list of who says what.
function drawn(data, games, until) {
  const places = placesOf(data, games, until);
  const names = places.map((place) => data.games[place]);
  const wide = places.length <= WIDEST || names.every((game) => game.foremost);
  const table = made("table", { class: wide ? "matrix" : "matrix matrix--answers", role: "table" });
  table.append(made("caption", {}, captionOf(data, games, names)));
  const heads = wide
    ? names.map((game) => made("th", { scope: "col", role: "columnheader" }, made("a", { href: game.href }, game.title), ...(game.short === game.title ? [] : [" ", made("span", { class: "matrix__book" }, game.short)])))
    : [made("th", { scope: "col", role: "columnheader" }, "What is said, and where")];
  const head = made("tr", { role: "row" }, made("th", { scope: "col", role: "columnheader" }, "Rule"), ...heads);
  table.append(made("thead", { role: "rowgroup" }, head));
  const topics = new Map(); // topic: its rows
  for (const row of data.rows) {
    if (!places.some((place) => row.at[place] !== NOWHERE && !row.answers[row.at[place]][1])) continue;
    if (!topics.has(row.topic)) topics.set(row.topic, []);
    const name = row.life ? made("a", { href: row.life }, row.label) : row.label;
    const cells = wide ? columnCells(data, row, places) : [answersCell(data, row, places)];
    const head = made("th", { scope: "row", role: "rowheader" }, name);
    topics.get(row.topic).push(made("tr", { id: row.key, role: "row", "data-stand": standOf(row, places) }, head, ...cells));
  }
  for (const [topic, rows] of topics) {
    const first = made("tr", { class: "matrix__topic", role: "row" }, topicHead(topic, data.topics[topic], heads.length + 1, rows));
    table.append(made("tbody", { role: "rowgroup", "data-topic": topic }, first, ...rows));
  }
  const counted = table.querySelectorAll("tr[id]").length;
  const told = `${counted} rules in ${places.length} ${places.length === 1 ? "game" : "games"}.`;
  return read(table, told);
}

function topicHead(topic, label, columns, rows) {
  const disputed = rows.filter((row) => row.dataset.stand === "disagree").length;
  const counted = `${rows.length} ${rows.length === 1 ? "rule" : "rules"}${disputed ? `, disagreement on ${disputed}` : ""}`;
  const named = [made("span", { class: "matrix__label" }, label), " ", made("span", { class: "matrix__count" }, counted)];
  const fold = made("label", {}, made("input", { type: "checkbox", autocomplete: "off" }), " ", ...named);
  return made("th", { colspan: columns, scope: "rowgroup", role: "rowheader", id: `topic-${topic}` }, fold);
}

// The answers of the games that speak. A game that is silent, or whose answer is assumed, does not.
function saidBy(row, places) {
  return places.map((place) => row.answers[row.at[place]]).filter((answer) => answer?.[2]).map(([variant]) => variant);
}

// How the games stand to each other. Silence is no answer, so it cannot disagree.
function standOf(row, places) {
  const said = saidBy(row, places);
  if (new Set(said).size > 1) return "disagree";
  return said.length > 0 && said.length < places.length ? "some" : "";
}

// Print has no tooltips: the reasons for assumptions become numbered notes below the table, each reason once.
function noted(table) {
  const numbers = new Map();
  for (const badge of table.querySelectorAll("tr:not([hidden]) .badge--assumed")) {
    if (!numbers.has(badge.title)) numbers.set(badge.title, numbers.size + 1);
    badge.append(made("sup", { class: "matrix__note" }, numbers.get(badge.title)));
  }
  return made("ol", { class: "matrix__notes" }, ...[...numbers.keys()].map((why) => made("li", {}, why)));
}

function placesOf(data, games, until) {
  const all = data.games.map((_, place) => place);
  const of = (place) => data.games[place];
  const soonEnough = (place) => !until || (of(place).year ?? Infinity) <= Number(until);
  const [first] = games;
  if (!games.length) return all.filter((place) => of(place).foremost && soonEnough(place)).sort((one, other) => of(other).today - of(one).today);
  if (first === "all") return all.filter(soonEnough);
  if (first.startsWith("book:")) return all.filter((place) => of(place).book === first.slice(5));
  return games.map((id) => data.games.findIndex((game) => game.id === id));
}

function captionOf(data, games, names) {
  const [first] = games;
  if (!games.length) return `${names[0]?.today ? "Today’s game, then one" : "One"} game from each source, oldest first`;
  if (first === "all") return `Every game of every book, ${names.length} in all`;
  if (first.startsWith("book:")) return `Every game of ${names[0].short}`;
  return names.map(nameOf).join(" beside ");
}

// Today's game is of no book.
const nameOf = ({ title, short }) => (title === short ? title : `${title}, ${short}`);

// Adjacent games with the same answer share a cell. A cell departs if its answer differs from that of the first game
// that speaks.
function columnCells(data, row, places) {
  const runs = [];
  for (const place of places) {
    if (runs.length && row.at[runs.at(-1)[0]] === row.at[place]) runs.at(-1).push(place);
    else runs.push([place]);
  }
  const [first] = saidBy(row, places);
  return runs.map((run) => {
    const cell = made("td", { role: "cell" });
    if (run.length > 1) cell.colSpan = run.length;
    if (saidBy(row, run).some((variant) => variant !== first)) cell.className = "matrix__cell--departs";
    cell.append(made("span", { class: "matrix__who" }, whoOf(data, run, places)));
    fill(cell, data, row, run);
    return cell;
  });
}

function whoOf(data, run, places) {
  if (run.length === places.length && run.length > 1) return run.length === 2 ? "Both" : "All";
  return run.map((place) => nameOf(data.games[place])).join("; ");
}

// One cell: each answer, and the games that give it, book by book.
function answersCell(data, row, places) {
  const said = Map.groupBy(places.filter((place) => row.at[place] !== NOWHERE), (place) => row.at[place]);
  const list = made("ul", { class: "matrix__answers" });
  const silent = (run) => Number(row.answers[row.at[run[0]]][1]);
  for (const run of [...said.values()].sort((a, b) => silent(a) - silent(b))) {
    const item = made("li");
    fill(item, data, row, run);
    item.append(" ", made("span", { class: "matrix__games" }, gamesSaid(data, run, places)));
    list.append(item);
  }
  return made("td", { role: "cell" }, list);
}

// Hoyle 1887: every game; Spalding 1896: every game but Auction Hearts, Spot Hearts.
function gamesSaid(data, run, places) {
  if (run.length === places.length) return "Every game";
  const titles = (some) => some.map((place) => data.games[place].title).join(", ");
  const books = new Set(run.map((place) => data.games[place].book));
  const told = [...books].map((book) => {
    const inside = run.filter((place) => data.games[place].book === book);
    const outside = places.filter((place) => data.games[place].book === book && !run.includes(place));
    const few = outside.length < Math.min(inside.length, 4);
    const names = !outside.length ? "every game" : few ? `every game but ${titles(outside)}` : titles(inside);
    return `${data.games[inside[0]].short}: ${names}`;
  });
  return told.join("; ");
}

// Add an answer to an element, with its citations.
function fill(element, data, row, run) {
  const at = row.at[run[0]];
  if (at === NOWHERE) element.append(made("span", { class: "none", role: "img", "aria-label": row.label.endsWith(" players)") ? "nothing special" : "no such rule" }));
  else element.insertAdjacentHTML("beforeend", row.answers[at][3]); // from the same template as the page
  let last = new Set(run.map((place) => data.games[place].book)).size === 1 ? data.games[run[0]].book : "";
  const cited = new Map(); // label: the first place with it, and the gists of all
  for (const id of new Set(run.flatMap((place) => row.cites[place]))) {
    const [href, place, label, gist] = data.cites[id];
    if (!cited.has(label)) cited.set(label, { href, place, label, book: id.slice(0, id.indexOf(".")), gists: new Set() });
    cited.get(label).gists.add(gist);
  }
  const folded = cited.size > 2; // as in compare_parts.html.jinja
  const refs = folded ? made("details", { class: "matrix__refs" }, made("summary", {}, `${cited.size} references`)) : element;
  if (folded) element.append(" ", refs);
  let apart = folded ? "" : " ";
  let heading = ""; // of the place before; not repeated
  for (const { href, place, label, book, gists } of cited.values()) {
    const under = label.slice(0, Math.max(label.lastIndexOf(": "), 0));
    const words = under && under === heading ? label.slice(under.length + 2) : book === last ? place : label;
    refs.append(apart, made("a", { class: "cite", href, title: [...gists].join(" ") }, words));
    [last, apart, heading] = [book, "\u00a0· ", under];
  }
}

function made(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== "") element.setAttribute(key, value);
  element.append(...children);
  return element;
}

mount();
