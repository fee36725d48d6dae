// A page of the site in jsdom, for tests in Node, and what a reader does on it. Nothing is laid out or drawn here; what
// depends on that is tested in Chromium (tests/site).

import { inspect } from "node:util";
import { JSDOM } from "jsdom";

export const HERE = "http://site.test/hearts/";
const { window } = new JSDOM("<!doctype html><html><head></head><body></body></html>", { url: HERE, pretendToBeVisual: true });
export const { document } = window;
const { Element, HTMLElement, Event, KeyboardEvent, NodeList, HTMLCollection, Storage } = window;

document.fonts = { ready: Promise.resolve() };
Object.defineProperty(window.Document.prototype, "currentScript", { value: null, writable: true });
const clipboard = { text: "", async writeText(text) { this.text = text; } };
Object.defineProperty(window.navigator, "clipboard", { value: clipboard });

// Where the reader is: jsdom goes to no other page.
const location = new URL(HERE);
const history = {
  state: null,
  replaceState(state, _, address = "") {
    this.state = state;
    location.href = new URL(address, location.href).href;
  },
};

const shared = { document, location, history };
for (const name of ["DOMParser", "navigator", "localStorage", "sessionStorage", "Event", "CustomEvent", "Node", "Option"]) shared[name] = window[name];
for (const name of Object.keys(shared)) Object.defineProperty(globalThis, name, { value: shared[name], configurable: true, writable: true });

// What is listened to as long as a page is open is forgotten with it.
const listening = [];
for (const target of [document, window]) {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (...given) => (listening.push([target, given]), listen(...given));
}
globalThis.addEventListener = window.addEventListener;

// A list of elements is one that can be mapped, which keeps tests short.
for (const list of [NodeList, HTMLCollection])
  for (const name of ["map", "filter", "find", "at", "some", "every", "flatMap", "slice", "indexOf", "forEach"])
    list.prototype[name] ??= Array.prototype[name];
for (const list of [NodeList, HTMLCollection]) list.prototype[Symbol.isConcatSpreadable] = true;

// Storage that a reader has shut off.
const { setItem } = Storage.prototype;
const shut = new Set();
Storage.prototype.setItem = function put(...given) {
  if (shut.has(this)) throw new Error("storage is shut off");
  setItem.apply(this, given);
};
export const shutOff = (storage) => shut.add(storage);

// Told in a word where a test fails, and not with all that is in it.
Element.prototype[inspect.custom] = function told() { return `<${this.localName} class="${this.className}">`; };

// ---- What a reader does

const { click } = HTMLElement.prototype;
const happens = (it, type) => it.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

Object.assign(HTMLElement.prototype, {
  scrollIntoView() { this.scrolledTo = true; },
  click() {
    this.focus();
    click.call(this);
  },
  check(on = true) {
    this.focus();
    this.checked = on;
    for (const type of ["input", "change"]) happens(this, type);
  },
  // As a reader types a text or chooses from a list.
  fill(value) {
    this.value = value;
    for (const type of ["input", "change"]) happens(this, type);
  },
  press(key) { this.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })); },
});

// While a reader comes back to a page, or reloads it, the tab still holds what it held.
export const tab = { comesBack: false };

// A new page at an address of the site, with this HTML, for a reader who has stored nothing but this.
export function opened(address = "", html = "", stored = {}) {
  for (const [target, given] of listening.splice(0)) target.removeEventListener(...given);
  location.href = new URL(address, HERE).href;
  shut.clear();
  if (!tab.comesBack) {
    localStorage.clear();
    sessionStorage.clear();
    history.state = null;
  }
  for (const [name, said] of Object.entries(stored)) localStorage.setItem(name, typeof said === "string" ? said : JSON.stringify(said));
  document.body.innerHTML = /<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? html;
  document.activeElement.blur();
  return document.body;
}

// Everything that is shown of an element, as a reader reads it.
export const textOf = (it) => plain(it.nodeType === 3 ? it.data : it.nodeType !== 1 || it.hidden ? "" : [...it.childNodes].map(textOf).join(""));
export const plain = (text) => text.replace(/\s+/g, " ");

// The text that a piece of HTML stands for.
export function unescaped(html) {
  const made = document.createElement("textarea");
  made.innerHTML = html;
  return made.value;
}

// The button, link or field of that name within an element, as somebody hears it.
export function named(within, name) {
  const found = [...within.querySelectorAll("button, a, input, select, summary")].filter((each) => nameOf(each) === name);
  if (found.length !== 1) throw new Error(`${found.length} things are called “${name}”`);
  return found[0];
}

export function nameOf(it) {
  const label = it.matches("input, select, textarea") ? it.closest("label") : null;
  return plain(it.getAttribute("aria-label") ?? (label ?? it).textContent).trim();
}

// Waits until something holds, as it does once an answer has come. The limit is for what never comes: on a busy machine an
// answer of the engine has taken more than twenty seconds.
export async function until(holds, wait = 60_000) {
  for (const begun = Date.now(); !holds(); await new Promise((go) => setTimeout(go, 2))) {
    if (Date.now() - begun > wait) throw new Error(`this never came to hold: ${holds}`);
  }
}
