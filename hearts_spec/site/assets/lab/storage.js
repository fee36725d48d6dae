// What is kept of a reader's own rule, on this device alone: its text, and whether it is his game; and which his game is.

const KEPT = "hearts-lab";
const ANSWERS = "hearts-answers"; // what it has answered, as desk/user-rules/answers.js keeps it
const MOST = 60; // characters of what is read off a text
const GAME = "hearts-game"; // the reader's own, as my-game.js keeps it
export const OWN = "mine.yml"; // the rule as the engine is asked for it, and as a game among the others

export function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

// Gives whether it could be kept. What is his game goes by the title that it now has.
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
    // nothing was kept
  }
}

// The reader's own game, {id, options}; null where he has named none.
export function game() {
  try {
    const said = JSON.parse(localStorage.getItem(GAME));
    return typeof said?.id === "string" ? { id: said.id, options: said.options ?? {} } : null;
  } catch {
    return null;
  }
}

export const isMine = () => game()?.id === OWN;

// Makes the rule that is kept the reader's game, with what its players have agreed on; gives whether that could be kept.
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

// The title that a file gives itself, as well as it can be seen without reading it.
export function titled(text) {
  return said("title", text) || "a rule without a title";
}

// The game that a file changes, seen in the same way; nothing where it says none.
export const changedBy = (text) => said("extends", text);

function said(key, text) {
  const found = new RegExp(`^${key}:(.*)$`, "m").exec(text)?.[1].trim() ?? "";
  return found.replace(/^(["'])(.*)\1$/, "$2").slice(0, MOST);
}
