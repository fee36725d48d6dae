// What is stored of the reader's own rule and of the reader's game, on this device only. Where storage is off, it holds for
// this page only.

const KEPT = "hearts-lab";
const FORMER = "hearts-lab-former"; // rules that another took the place of, the latest first
const ANSWERS = "hearts-answers"; // of the rule, read and written by desk/user-rules/answers.js
const GAME = "hearts-game";
const PAD = "hearts-pad"; // the score pad, read and written by desk/pad/state.js
const QUIZ = "hearts-quiz"; // the count of the quiz, read and written by desk/quiz.js
const PACE = "hearts-pace"; // how fast cards are shown at a seat
const TABLE = "hearts-table"; // the switches of a table, read and written by desk/table.js
const MOST = 60; // characters read from a text
const MOST_FORMER = 10;
const UNCHANGED = /^title: "?My Hearts"?\nextends: \S*\s*$/; // as a rule begins that has no name
export const OWN = "mine.yml"; // the rule's id in requests and among the games

function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

// Store a text, or nothing; returns whether it could be done.
function store(name, text) {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

export const kept = () => stored(KEPT);
export const keptAnswers = () => stored(ANSWERS);
export const keepAnswers = (text) => store(ANSWERS, text);
export const keptPad = () => stored(PAD);
export const keptTable = () => stored(TABLE);
export const keepTable = (text) => store(TABLE, text);
export const keptQuiz = () => stored(QUIZ);
export const keepQuiz = (text) => store(QUIZ, text);
export const keptPace = () => stored(PACE);
export const keepPace = (text) => store(PACE, text);
export const keepPad = (text) => store(PAD, text);

// Returns whether it could be stored. If it is the reader's game, its title is updated. `over` is the rule whose place it
// takes; what else is stored there, as from another tab, is set aside first.
export function keep(text, over = null) {
  const there = kept();
  const isOther = there !== null && there !== over && there !== text;
  if (isOther && !UNCHANGED.test(there) && !storeFormer([there, ...former()])) return false;
  if (isOther) noLonger(); // the other rule may have been the reader's game
  return isMine() ? makeMine(text) : store(KEPT, text);
}

// The rules that were set aside.
export function former() {
  try {
    return JSON.parse(stored(FORMER)).filter((text) => typeof text === "string" && text !== kept());
  } catch {
    return [];
  }
}

const storeFormer = (texts) => store(FORMER, texts.length ? JSON.stringify([...new Set(texts)].slice(0, MOST_FORMER)) : null);
export const forgetFormer = (text) => storeFormer(former().filter((each) => each !== text));

export function forget() {
  noLonger();
  for (const name of [KEPT, ANSWERS]) store(name, null);
}

// The reader's game, {id, options, title, book}; null if there is none.
export function game() {
  try {
    const said = JSON.parse(stored(GAME));
    return typeof said?.id === "string" ? { ...said, options: said.options ?? {} } : null;
  } catch {
    return null;
  }
}

export const keepGame = (chosen) => store(GAME, chosen && JSON.stringify(chosen));
export const isMine = () => game()?.id === OWN;

// Make the stored rule the reader's game, and keep its options; returns whether it could be stored.
export function makeMine(text) {
  const options = isMine() ? game().options : {};
  return store(KEPT, text) && keepGame({ id: OWN, options, title: titled(text) });
}

export function noLonger() {
  if (isMine()) keepGame(null);
}

// The title of a file, as far as it can be seen without parsing.
export function titled(text) {
  return said("title", text) || "a rule without a title";
}

// The parent of a file, found the same way; "" if none.
export const changedBy = (text) => said("extends", text);

function said(key, text) {
  const found = new RegExp(`^${key}:(.*)$`, "m").exec(text)?.[1].trim() ?? "";
  return found.replace(/^(["'])(.*)\1$/, "$2").slice(0, MOST);
}
