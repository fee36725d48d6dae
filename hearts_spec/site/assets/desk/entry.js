// What a reader has entered and not used yet. It is kept until the tab is closed, for one place in its history: it is
// there again after a reload and when the reader comes back, and on no other visit.

const KEPT = "hearts-entry-";

// The parts that are kept, by name; null if nothing was entered here.
export function entered() {
  try {
    const parts = JSON.parse(sessionStorage.getItem(KEPT + history.state.entry));
    return parts && typeof parts === "object" && !Array.isArray(parts) ? parts : null;
  } catch {
    return null;
  }
}

// Keep some parts besides those that are kept; null takes one away.
export function keepEntry(parts) {
  try {
    if (!history.state?.entry) history.replaceState({ ...history.state, entry: String(Math.random()).slice(2) }, "");
    sessionStorage.setItem(KEPT + history.state.entry, JSON.stringify({ ...entered(), ...parts }));
  } catch {
    // without storage a reload loses what is half entered
  }
}
