// Helpers that make elements. Strings are added as text, never as HTML.

export function element(tag, classes = "", ...inside) {
  const made = document.createElement(tag);
  if (classes) made.className = classes;
  made.append(...inside);
  return made;
}

// How sure an answer is, in the words of the printed pages.
export const HOW_SURE = { ruled: "stated", option: "optional (default)", assumed: "our assumption", silent: "not covered" };

export function firmness(word) {
  return element("span", `firm firm--${word}`, HOW_SURE[word]);
}

// A text as nodes; parts between backticks become code.
export function ticked(text) {
  return text.split("`").map((part, place) => (place % 2 ? element("code", "", part) : part));
}

export const QUIET = "book-button book-button--quiet";

export function button(words, act, classes = "book-button") {
  const made = element("button", classes, words);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

export function link(words, href) {
  const made = element("a", "", words);
  made.href = href;
  return made;
}

export function labelled(words, field, classes = "") {
  return element("label", classes, element("span", "", words), " ", field);
}

// A select of [value, words].
export function picking(choices, chosen, classes = "") {
  const made = element("select", classes);
  made.append(...choices.map(([value, words]) => new Option(words, value)));
  if (chosen !== undefined) made.value = chosen;
  return made;
}

// A header cell of a column or row.
export function heading(scope, classes, ...inside) {
  const made = element("th", classes, ...inside);
  made.scope = scope;
  return made;
}
