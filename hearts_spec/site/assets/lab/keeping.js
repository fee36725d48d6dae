// What is kept of a rule, on this device alone.

const KEPT = "hearts-lab";

export function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

// Gives whether it could be kept.
export function keep(text) {
  try {
    localStorage.setItem(KEPT, text);
    return true;
  } catch {
    return false;
  }
}

export function forget() {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // nothing was kept
  }
}
