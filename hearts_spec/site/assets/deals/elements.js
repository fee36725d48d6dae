// Elements of the page; what comes from the data is set as text.

export function element(tag, className = "", text = "") {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

export function mark(kind, word) {
  return element("span", `rests rests--${kind}`, word);
}
