// A page without a browser: the elements, events, selectors and storage that the scripts of the site use, and enough HTML to
// read the site's own pages. Nothing is laid out or drawn here; what depends on that is tested in Chromium (tests/site).

// ---- Selectors: compounds of tags, ids, classes, attributes and a few pseudo-classes, with spaces, `>` and commas.

const PIECE = /\[([\w-]+)(?:([~^$*]?=)["']?([^\]"']*)["']?)?\]|:(not|is)\(((?:[^()]|\([^)]*\))*)\)|:([\w-]+)|([.#]?)([\w-]+)|\*|[^]/g;
const STATES = {
  checked: (it) => (it.localName === "option" ? it.parentElement?.value === it.value : it.checked),
  disabled: (it) => it.disabled,
  enabled: (it) => !it.disabled,
  scope: (it, scope) => it === scope,
};
const COMPARE = {
  "=": (own, said) => own === said,
  "~=": (own, said) => own.split(" ").includes(said),
  "^=": (own, said) => own.startsWith(said),
  "$=": (own, said) => own.endsWith(said),
  "*=": (own, said) => own.includes(said),
};

function apart(text, mark) {
  const parts = [""];
  let depth = 0;
  for (const each of text) {
    depth += ("([".includes(each) ? 1 : 0) - (")]".includes(each) ? 1 : 0);
    if (each === mark && !depth) parts.push("");
    else parts[parts.length - 1] += each;
  }
  return parts.map((each) => each.trim()).filter(Boolean);
}

function fitsPiece([whole, attribute, by, said, logic, inside, state, sign, name]) {
  if (whole === "*") return () => true;
  if (attribute) return by ? (it) => it.hasAttribute(attribute) && COMPARE[by](it.getAttribute(attribute), said) : (it) => it.hasAttribute(attribute);
  if (logic) return (it, scope) => fitting(inside)(it, scope) === (logic === "is");
  if (state && STATES[state]) return (it, scope) => Boolean(STATES[state](it, scope));
  if (sign) return sign === "." ? (it) => it.classList.contains(name) : (it) => it.id === name;
  if (name) return (it) => it.localName === name;
  throw new SyntaxError(`this page knows no selector with ${whole}`);
}

function leading(steps) {
  const pieces = [...steps.at(-1).matchAll(PIECE)].map(fitsPiece);
  const fits = (it, scope) => pieces.every((piece) => piece(it, scope));
  if (steps.length === 1) return fits;
  const direct = steps.at(-2) === ">";
  const above = leading(steps.slice(0, direct ? -2 : -1));
  return (it, scope) => {
    if (!fits(it, scope)) return false;
    for (let each = it.parentElement; each; each = direct ? null : each.parentElement) if (above(each, scope)) return true;
    return false;
  };
}

const known = new Map();

// Gives what says whether an element fits a selector.
function fitting(selector) {
  if (!known.has(selector)) {
    const some = apart(selector, ",").map((each) => leading(apart(each.replace(/>(?![^[(]*[\])])/g, " > "), " ")));
    known.set(selector, (it, scope = null) => some.some((fits) => fits(it, scope)));
  }
  return known.get(selector);
}

// ---- Nodes

class PageNode {
  parentElement = null;

  get parentNode() {
    return this.parentElement;
  }

  #replace(remove, nodes) {
    const { childNodes } = this.parentElement;
    this.parentElement.insert(childNodes.indexOf(this) + (remove === null ? 1 : 0), nodes);
    if (remove) this.remove();
  }

  remove() {
    if (!this.parentElement) return;
    if (this.contains?.(document.activeElement)) document.body.focus();
    const { childNodes } = this.parentElement;
    childNodes.splice(childNodes.indexOf(this), 1);
    this.parentElement = null;
  }

  before(...nodes) { this.#replace(false, nodes); }
  after(...nodes) { this.#replace(null, nodes); }
  replaceWith(...nodes) { this.#replace(true, nodes); }
}

class Text extends PageNode {
  nodeType = 3;

  constructor(data) {
    super();
    this.data = String(data);
  }

  get textContent() { return this.data; }
  cloneNode() { return new Text(this.data); }
}

const dashed = (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const NAMED = ["id", "title", "type", "name", "href", "role", "scope", "label", "src", "rel", "download", "placeholder", "min", "max"];
const FLAGS = ["hidden", "disabled", "open", "readOnly", "multiple"];

class Element extends PageNode {
  nodeType = 1;
  childNodes = [];
  attributes = new Map();
  checked = false;
  tabIndex = -1;
  style = {};
  listeners = [];
  #value = null;
  #chosen = undefined; // of a select: an option, or null for none

  constructor(tag) {
    super();
    this.localName = tag;
  }

  get dataset() {
    return new Proxy({}, {
      get: (_, name) => this.getAttribute(dashed(name)) ?? undefined,
      set: (_, name, value) => (this.setAttribute(dashed(name), value), true),
      deleteProperty: (_, name) => (this.removeAttribute(dashed(name)), true),
    });
  }

  get classList() {
    const classes = this.className.split(/\s+/).filter(Boolean);
    return {
      contains: (name) => classes.includes(name),
      add: (...names) => { this.className = [...new Set([...classes, ...names])].join(" "); },
      remove: (...names) => { this.className = classes.filter((each) => !names.includes(each)).join(" "); },
      toggle: (name, on = !classes.includes(name)) => this.classList[on ? "add" : "remove"](name),
    };
  }

  // Told in a word where a test fails, and not with all that is in it.
  [Symbol.for("nodejs.util.inspect.custom")]() { return `<${this.localName} class="${this.className}">`; }

  get tagName() { return this.localName.toUpperCase(); }
  get className() { return this.getAttribute("class") ?? ""; }
  set className(name) { this.setAttribute("class", name); }
  getAttribute(name) { return this.attributes.get(name) ?? null; }
  setAttribute(name, value) { this.attributes.set(name, String(value)); }
  hasAttribute(name) { return this.attributes.has(name); }
  removeAttribute(name) { this.attributes.delete(name); }
  toggleAttribute(name, on) { if (on) this.setAttribute(name, ""); else this.removeAttribute(name); }

  insert(place, nodes) {
    const made = nodes.map((each) => (each instanceof PageNode ? each : new Text(each)));
    let at = place;
    for (const each of made) {
      if (each.parentElement === this && this.childNodes.indexOf(each) < at) at -= 1;
      each.remove();
      each.parentElement = this;
      this.childNodes.splice(at++, 0, each);
    }
  }

  append(...nodes) { this.insert(this.childNodes.length, nodes); }
  prepend(...nodes) { this.insert(0, nodes); }

  replaceChildren(...nodes) {
    for (const each of [...this.childNodes]) each.remove();
    this.append(...nodes);
  }

  insertAdjacentHTML(_, html) { this.append(...parsed(html)); } // at the end, as the scripts do

  get children() { return this.childNodes.filter((each) => each instanceof Element); }
  get childElementCount() { return this.children.length; }
  get firstChild() { return this.childNodes[0] ?? null; }
  get firstElementChild() { return this.children[0] ?? null; }
  get textContent() { return this.childNodes.map((each) => each.textContent).join(""); }
  set textContent(text) { this.replaceChildren(...(text === "" ? [] : [text])); }

  cloneNode(deep = false) {
    const made = new Element(this.localName);
    made.attributes = new Map(this.attributes);
    if (deep) made.append(...this.childNodes.map((each) => each.cloneNode(true)));
    return made;
  }

  // Every element in this one, in the order of the page.
  within(found = []) {
    for (const each of this.childNodes) {
      if (each.nodeType !== 1) continue;
      found.push(each);
      each.within(found);
    }
    return found;
  }

  querySelectorAll(selector) {
    const fits = fitting(selector);
    return this.within().filter((each) => fits(each, this));
  }

  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
  matches(selector) { return fitting(selector)(this); }
  closest(selector) { return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null); }
  contains(other) { return Boolean(other) && (other === this || this.contains(other.parentElement)); }

  get tBodies() { return this.children.filter((each) => each.localName === "tbody"); }
  get rows() { return this.children.filter((each) => each.localName === "tr"); }

  // ---- Forms

  get options() { return this.querySelectorAll("option"); }
  get elements() { return Object.fromEntries(this.querySelectorAll("[name]").map((each) => [each.name, each])); }
  get selectedIndex() {
    if (this.#chosen === null) return -1;
    return Math.max(this.options.indexOf(this.#chosen), this.options.length ? 0 : -1);
  }
  set selectedIndex(place) { this.#chosen = this.options[place] ?? null; }
  get value() {
    if (this.localName === "select") return this.options[this.selectedIndex]?.value ?? "";
    if (this.localName === "option") return this.getAttribute("value") ?? this.textContent;
    return this.#value ?? this.getAttribute("value") ?? (["textarea", "output"].includes(this.localName) ? this.textContent : "");
  }
  set value(value) {
    if (this.localName === "select") this.#chosen = this.options.find((each) => each.value === String(value)) ?? null;
    else if (this.localName === "option" || ["radio", "checkbox"].includes(this.type)) this.setAttribute("value", value);
    else this.#value = String(value);
  }

  checkValidity() {
    const number = Number(this.value);
    return !(number < Number(this.min || -Infinity) || number > Number(this.max || Infinity));
  }
  reportValidity() { return this.checkValidity(); }
  select() {}

  // ---- Events, and what a reader does

  addEventListener(type, act, { once = false } = {}) {
    if (act) this.listeners.push({ type, act, once });
  }

  dispatchEvent(event) {
    event.target ??= this;
    for (const each of [...this.listeners].filter(({ type }) => type === event.type)) {
      if (each.once) this.listeners.splice(this.listeners.indexOf(each), 1);
      each.act.call(this, event);
    }
    if (event.bubbles && !event.stopped) this.parentElement?.dispatchEvent(event);
    return !event.prevented;
  }

  focus() { document.activeElement = this; }
  blur() { document.activeElement = document.body; }
  scrollIntoView() { this.scrolledTo = true; }

  click() {
    if (this.disabled) return;
    this.focus();
    if (["radio", "checkbox"].includes(this.type)) this.check(this.type === "radio" || !this.checked);
    this.dispatchEvent(new Event("click", { bubbles: true }));
    if (this.localName === "button" && this.type === "submit") this.closest("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
  }

  check(on = true) {
    this.focus();
    let top = this;
    while (top.parentElement) top = top.parentElement;
    if (this.type === "radio") for (const each of top.querySelectorAll(`[name="${this.name}"]`)) each.checked = false;
    this.checked = on;
    this.#tell();
  }

  // As a reader types a text or chooses from a list.
  fill(value) {
    this.value = value;
    this.#tell();
  }

  press(key) { this.dispatchEvent(Object.assign(new Event("keydown", { bubbles: true }), { key })); }

  #tell() {
    for (const type of ["input", "change"]) this.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

// ---- HTML, as the site's own pages have it: well formed, with every attribute in quotation marks or bare

const VOID = new Set(["br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const TAG = /<!--[^]*?-->|<![^>]*>|<(\/?)([\w-]+)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>|[^<]+|</g;
const ATTRIBUTE = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", para: "¶" };
export const unescaped = (text) => text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, number, hex, name) =>
  (number || hex ? String.fromCodePoint(number ? Number(number) : parseInt(hex, 16)) : (ENTITIES[name] ?? whole)));

export function parsed(html) {
  const top = new Element("template");
  let at = top;
  for (const [text, closes, name, attributes] of html.replace(/(<(script|style)\b[^>]*>)[^]*?(<\/\2>)/g, "$1$3").matchAll(TAG)) {
    if (!name) {
      if (!text.startsWith("<!")) at.append(unescaped(text));
    } else if (closes) {
      at = at.closest(name)?.parentElement ?? at;
    } else {
      const made = new Element(name.toLowerCase());
      for (const [, key, ...values] of (attributes ?? "").matchAll(ATTRIBUTE)) made.setAttribute(key, unescaped(values.find((each) => each !== undefined) ?? ""));
      made.checked = made.hasAttribute("checked");
      at.append(made);
      if (made.hasAttribute("selected")) made.closest("select").value = made.value;
      if (!VOID.has(made.localName)) at = made;
    }
  }
  return [...top.childNodes];
}

for (const name of NAMED) {
  Object.defineProperty(Element.prototype, name, {
    get() { return this.getAttribute(name) ?? (name === "type" && this.localName === "button" ? "submit" : ""); },
    set(value) { this.setAttribute(name, value); },
  });
}
Object.defineProperty(Element.prototype, "colSpan", {
  get() { return Number(this.getAttribute("colspan") ?? 1); },
  set(count) { this.setAttribute("colspan", count); },
});
for (const name of FLAGS) {
  Object.defineProperty(Element.prototype, name, {
    get() { return this.hasAttribute(name.toLowerCase()); },
    set(on) { this.toggleAttribute(name.toLowerCase(), Boolean(on)); },
  });
}

class Event {
  prevented = false;
  stopped = false;
  target = null;

  constructor(type, { bubbles = false, detail = null } = {}) {
    Object.assign(this, { type, bubbles, detail });
  }

  preventDefault() { this.prevented = true; }
  stopPropagation() { this.stopped = true; }
}

class Storage {
  #kept = new Map();
  shut = false; // as where a reader has shut it off

  getItem(name) { return this.#kept.get(name) ?? null; }
  setItem(name, text) {
    if (this.shut) throw new Error("storage is shut off");
    this.#kept.set(name, String(text));
  }
  removeItem(name) { this.#kept.delete(name); }
  clear() { this.#kept.clear(); }
}

class Document extends Element {
  activeElement = null;
  fonts = { ready: Promise.resolve() };

  constructor() {
    super("document");
    this.head = new Element("head");
    this.body = new Element("body");
    this.append(this.head, this.body);
    this.activeElement = this.body;
  }

  createElement(tag) { return new Element(tag); }
  createComment() { return new Text(""); }
  getElementById(id) { return this.querySelector(`[id="${id}"]`); }
}

export const document = new Document();

export const HERE = "http://site.test/hearts/";
const location = new URL(HERE);
const history = {
  state: null,
  replaceState: (_, __, address) => { location.href = new URL(address, location.href).href; },
};

Object.assign(globalThis, {
  addEventListener() {}, // nothing is scrolled, printed or gone back from
  document, location, history, Event, CustomEvent: Event, Node: { TEXT_NODE: 3 },
  localStorage: new Storage(), sessionStorage: new Storage(),
  Option: function Option(text, value) {
    const made = new Element("option");
    made.append(text);
    made.value = value;
    return made;
  },
});
for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { value: new Storage(), configurable: true });
const clipboard = { text: "", async writeText(text) { this.text = text; } };
Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });

// A new page at an address of the site, with this HTML, for a reader who has stored nothing but this.
export function opened(address = "", html = "", stored = {}) {
  location.href = new URL(address, HERE).href;
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, said] of Object.entries(stored)) localStorage.setItem(name, typeof said === "string" ? said : JSON.stringify(said));
  document.listeners = [];
  document.body.replaceChildren(...parsed(/<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? html));
  document.body.focus();
  return document.body;
}

// Everything that is shown of an element, as a reader reads it.
export const textOf = (it) => plain(it.nodeType === 3 ? it.data : it.hidden ? "" : it.childNodes.map(textOf).join(""));
export const plain = (text) => text.replace(/\s+/g, " ");

// The button, link or field of that name within an element, as somebody hears it.
export function named(within, name) {
  const found = within.within().filter((each) => each.matches("button, a, input, select, summary") && nameOf(each) === name);
  if (found.length !== 1) throw new Error(`${found.length} things are called “${name}”`);
  return found[0];
}

export function nameOf(it) {
  const label = it.matches("input, select, textarea") ? it.closest("label") : null;
  return plain(it.getAttribute("aria-label") ?? (label ?? it).textContent).trim();
}

// Waits until something holds, as it does once an answer has come.
export async function until(holds, wait = 20_000) {
  for (const begun = Date.now(); !holds(); await new Promise((go) => setTimeout(go, 2))) {
    if (Date.now() - begun > wait) throw new Error(`this never came to hold: ${holds}`);
  }
}
