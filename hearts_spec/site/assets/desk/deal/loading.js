// Whether the reader comes to a deal that he had taken up himself: he may have come from the page of a deal, gone back to
// this one, or loaded it again. Whoever comes by a link from elsewhere has not.

const KEPT = "hearts-deal";

export function note(address) {
  try {
    sessionStorage.setItem(KEPT, address);
  } catch {
    // a browser that keeps nothing: he is asked again
  }
}

export function isComing() {
  try {
    return sessionStorage.getItem(KEPT) === location.href;
  } catch {
    return false;
  }
}
