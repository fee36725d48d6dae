// What is stored of a reader's own rule, on this device only: its text, whether it is the reader's game, and which game
// that is.

const KEPT = "hearts-lab";
const ANSWERS = "hearts-answers"; // its answers, stored by desk/user-rules/answers.js
const MOST = 60; // characters read from a text
const GAME = "hearts-game"; // the reader's game, stored by my-game.js
export const OWN = "mine.yml"; // the rule's id in requests and among the games

export function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

// Returns whether it could be stored. If it is the reader's game, its title is updated.
export function keep(text) {
  try {
    localStorage.setItem(KEPT, text);
    if (isMine()) makeMine(text);
    return true;
  } catch {
    return false;
  }
}

export function forget() {
  noLonger();
  try {
    for (const name of [KEPT, ANSWERS]) localStorage.removeItem(name);
  } catch {
    // nothing was stored
  }
}

// The reader's game, {id, options}; null if there is none.
export function game() {
  try {
    const said = JSON.parse(localStorage.getItem(GAME));
    return typeof said?.id === "string" ? { id: said.id, options: said.options ?? {} } : null;
  } catch {
    return null;
  }
}

export const isMine = () => game()?.id === OWN;

// Make the stored rule the reader's game, and keep its options; returns whether it could be stored.
export function makeMine(text) {
  const options = isMine() ? game().options : {};
  try {
    localStorage.setItem(KEPT, text);
    localStorage.setItem(GAME, JSON.stringify({ id: OWN, options, title: titled(text) }));
    return true;
  } catch {
    return false;
  }
}

export function noLonger() {
  if (isMine()) localStorage.removeItem(GAME);
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
