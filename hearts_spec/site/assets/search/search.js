// The search box. What it searches with, and the index, are asked for when a reader first turns to it and not before.

(() => {
  const here = new URL(".", document.currentScript.src);
  const site = new URL("../../", here);
  const box = document.querySelector("[data-search]");
  const form = box.querySelector("form");
  const input = form.elements.query;
  const toggle = document.querySelector("[data-md-toggle=search]");
  const said = box.querySelector("[role=status]");
  const list = box.querySelector(".found");
  const INVITING = said.textContent;
  const FROM_FILES =
    "These pages are read as files, and no browser lets such a page read the index. Served, they can be searched.";
  let worker;
  let answering = false;

  function wake() {
    if (worker || location.protocol === "file:") return;
    worker = new Worker(new URL("worker.js", here));
    worker.onmessage = ({ data }) => show(data);
    worker.onerror = () => show({ query: query(), found: null });
  }

  // What could not be read is asked for again with the next letter.
  function rest() {
    worker.terminate();
    worker = undefined;
  }

  const query = () => input.value.trimStart();
  const links = () => [...list.querySelectorAll("a")];
  const isOpen = () => toggle.checked;

  function open(wanted) {
    if (isOpen() !== wanted) toggle.click();
  }

  function ask() {
    if (!query()) show({ query: "", found: [] });
    else if (location.protocol === "file:") tell(FROM_FILES);
    else {
      wake();
      if (!answering) tell("A moment …");
      worker.postMessage(query());
    }
  }

  function show({ query: answered, found }) {
    answering = found !== null;
    if (!answering) rest();
    if (answered !== query()) return;
    list.replaceChildren(...(found ?? []).map(result));
    list.hidden = !found?.length;
    if (!answered) tell(INVITING);
    else if (!found) tell("The index cannot be read just now. The quarrels are listed under Disputes.");
    else if (!found.length) tell("Nothing is found. Try fewer words, or another word for it.");
    else tell(found.length === 1 ? "One place" : `The ${found.length} likeliest places`);
  }

  function tell(text) {
    if (said.textContent !== text) said.textContent = text;
  }

  function result({ url, title, where, text }) {
    const link = element("a", "found__link md-search-result__link", element("span", "found__title", ...marked(title)));
    link.href = new URL(url, site);
    if (where) link.append(element("span", "found__where", where));
    if (text.length) link.append(element("span", "found__text", ...marked(text)));
    return element("li", "found__item", link);
  }

  function marked(parts) {
    return parts.map(([part, isFound]) => (isFound ? element("mark", "", part) : part));
  }

  function element(name, kind, ...inside) {
    const made = document.createElement(name);
    if (kind) made.className = kind;
    made.append(...inside);
    return made;
  }

  // The arrows go from the box to the results and back.
  function step(event, by) {
    const places = [input, ...links()];
    const at = places.indexOf(document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    places[(at + by + places.length) % places.length].focus();
  }

  input.addEventListener("focus", () => {
    open(true);
    wake();
  });
  input.addEventListener("input", ask);
  form.addEventListener("reset", () => {
    input.value = "";
    ask();
    input.focus();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  toggle.addEventListener("change", () => {
    if (isOpen()) input.focus();
    else if (box.contains(document.activeElement)) document.activeElement.blur();
  });
  list.addEventListener("click", (event) => {
    if (event.target.closest("a")) open(false);
  });
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !box.contains(relatedTarget)) open(false);
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") step(event, 1);
    else if (event.key === "ArrowUp") step(event, -1);
    else if (event.key === "Escape") {
      event.preventDefault();
      open(false);
    }
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (typing || event.metaKey || event.ctrlKey || event.altKey || !["/", "f", "s"].includes(event.key)) return;
    event.preventDefault();
    open(true);
  });

  // A link with `?q=` asks its question at once.
  const asked = new URLSearchParams(location.search).get("q");
  if (asked) {
    input.value = asked;
    open(true);
    ask();
  }
})();
