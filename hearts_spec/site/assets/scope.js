// What the theme keeps for a reader, and where, as its own pages say it in themselves: no script stands in a page here.

var __md_scope = new URL("..", document.currentScript.src);
var __md_hash = (text) => [...text].reduce((sum, letter) => (sum << 5) - sum + letter.charCodeAt(0), 0);
var __md_get = (key, kept = localStorage, scope = __md_scope) => JSON.parse(kept.getItem(`${scope.pathname}.${key}`));
var __md_set = (key, value, kept = localStorage, scope = __md_scope) => {
  try {
    kept.setItem(`${scope.pathname}.${key}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing
  }
};
