// Whether the reader opened this deal here before: coming from the page of a deal, coming back, or reloading. A reader
// who follows somebody's link did not.

const KEPT = "hearts-deal";

export function note(address) {
  try {
    sessionStorage.setItem(KEPT, address);
  } catch {
    // without storage the reader is asked again
  }
}

export function isComing() {
  try {
    return sessionStorage.getItem(KEPT) === location.href;
  } catch {
    return false;
  }
}
