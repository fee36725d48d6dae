// Making parts of the page. Whatever is shown is text.

export function element(name, classes = "", ...inside) {
  const made = document.createElement(name);
  if (classes) made.className = classes;
  made.append(...inside);
  return made;
}

export function button(text, act, kind = "") {
  const made = element("button", kind ? `book-button book-button--${kind}` : "book-button", text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

export function link(text, href) {
  const made = element("a", "", text);
  made.href = href;
  return made;
}

export function labelled(text, field, classes = "") {
  return element("label", classes, element("span", "", text), " ", field);
}

export function picking(choices, chosen) {
  const made = element("select");
  made.append(...choices.map(([value, text]) => new Option(text, value)));
  made.value = chosen;
  return made;
}
