import { changedBy, OWN, titled } from "../../lab/storage.js";

// How a table plays: {name, players, options, names}, of the data that the site has of today's game; and `own`, the text of
// a rule set that it has written, which the switches may change further. It comes from a form,
// from this device or from a link, which anyone may have written: only what the data offers is taken, and names are cut.

const MOST_NAME = 40, MOST_PLAYER = 20;
const MOST_NUMBER = 9999;
const WITH = "with."; // before an option in a link
export const OTHER = "#"; // an answer in the data, of an option that asks for a number
const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

const clean = (text, most) => [...(typeof text === "string" ? text : "")].slice(0, 4 * most).join("").replace(/[\s\p{C}]+/gu, " ").trim().slice(0, most).trim();
const isNumber = (answer) => /^[1-9]\d*$/.test(answer) && Number(answer) <= MOST_NUMBER;
const listed = (some) => [some.slice(0, -1).join(", "), some.at(-1)].filter(Boolean).join(", and ");

export function answers({ numbers, choices }, answer) {
  return typeof answer === "string" && (numbers ? isNumber(answer) : choices.some(([name]) => name === answer));
}

// A table in some data of any shape; what is not offered is as usual.
export function tableIn(data, said = {}) {
  const players = Object.hasOwn(data.tables, String(said.players)) ? Number(said.players) : data.usual;
  const options = {};
  for (const [name, option] of Object.entries(data.options)) {
    const answer = Object.hasOwn(Object(said.options), name) ? said.options[name] : undefined;
    if (answers(option, answer) && answer !== option.usual) options[name] = answer;
  }
  const names = (Array.isArray(said.names) ? said.names : []).slice(0, players).map((each) => clean(each, MOST_PLAYER));
  return { name: clean(said.name, MOST_NAME), players, options, names: names.some(Boolean) ? names : [] };
}

// What differs from the usual game at this number of players, in the order of the data.
export const changed = (data, { players, options, own }) => data.tables[players].options.filter((name) => Object.hasOwn(options, name) && hasSwitches(data, own));

// Switches are of today's game: a text that changes another game has none.
export const hasSwitches = (data, own) => !own || changedBy(own) === data.game;

// The same as the part of an address behind `#`: readable, and short enough for a code.
export function hashOf(data, table) {
  const said = new URLSearchParams({ table: table.name, players: table.players });
  for (const name of changed(data, table)) said.set(WITH + name, table.options[name]);
  for (const name of table.names) said.append("at", name);
  return `#${said}`;
}

// The table of a link; null if it brings none.
export function tableOf(data, hash) {
  const said = new URLSearchParams(hash.slice(1, 3000));
  if (!said.has("table")) return null;
  const options = Object.fromEntries([...said].filter(([name]) => name.startsWith(WITH)).map(([name, answer]) => [name.slice(WITH.length), answer]));
  return tableIn(data, { name: said.get("table"), players: said.get("players"), options, names: said.getAll("at") });
}

// The sentences of its rules: [{label, says: [{text, isChanged}]}].
export function rulesOf(data, table) {
  const own = new Set(changed(data, table)), parts = new Map();
  for (const place of data.tables[table.players].sentences) {
    const { under, by, of } = data.sentences[place];
    const said = of[by.map((name) => answerOf(data.options[name], own.has(name) ? table.options[name] : undefined)).join(" ")];
    if (!said) continue;
    if (!parts.has(under)) parts.set(under, []);
    parts.get(under).push({ text: data.texts[Math.abs(said) - 1].replace("{}", () => numberIn(data, by, table)), isChanged: said < 0 });
  }
  return [...parts].sort(([one], [other]) => one - other).map(([under, says]) => ({ label: data.headings[under], says }));
}

const answerOf = ({ numbers, usual }, answer = usual) => (!numbers ? answer : answer === usual ? "" : OTHER);

function numberIn(data, by, { options }) {
  const name = by.find((each) => data.options[each].numbers);
  return options[name] ?? data.options[name].usual;
}

// The table in a sentence: who plays, and what is not as usual.
export function inShort(data, table) {
  const clauses = changed(data, table).map((name) => {
    const { numbers, choices, but } = data.options[name], answer = table.options[name];
    return numbers ? but.replace("{}", () => answer) : choices.find(([each]) => each === answer)[2];
  });
  if (table.own) return `“${titled(table.own)}”, as written below${clauses.length ? `, but ${listed(clauses)}` : ""}.`;
  return clauses.length ? `Today’s game, but ${listed(clauses)}.` : "Today’s game, with nothing changed.";
}

export function whoPlays({ players, names }) {
  const some = names.filter(Boolean);
  return `${COUNTS[players] ?? players} players${some.length ? `: ${some.join(", ")}` : ""}.`;
}

// The same as the text of a rule set, for the lab to go on from.
export function rulesetOf(data, table) {
  const sections = {};
  for (const name of changed(data, table)) {
    const { numbers, choices, sets } = data.options[name], answer = table.options[name];
    const values = numbers ? { [sets]: Number(answer) } : choices.find(([each]) => each === answer)[3];
    for (const [key, value] of Object.entries(values)) {
      const parts = key.split(".");
      parts.reduce((within, part, at) => (within[part] = at === parts.length - 1 ? value : within[part] ?? {}), sections);
    }
  }
  const said = Object.entries(sections).map(([section, values]) => `${section}: ${JSON.stringify(values)}\n`);
  return `title: ${JSON.stringify(titleOf(data, table))}\nextends: ${data.game}\n${said.join("")}`;
}

export const titleOf = (data, table) => table.name || (table.own ? titled(table.own) : changed(data, table).length ? `${data.title}, with changes` : data.title);

// The reader's game, as every tool reads it.
export function asGame(data, table) {
  const { name, players, names } = table;
  return { id: table.own ? OWN : data.game, title: titleOf(data, table), options: Object.fromEntries(changed(data, table).map((each) => [each, table.options[each]])), table: { name, players, names } };
}
