// The search boxes, in the header and on the home page. The index and its scripts are fetched when the reader first
// uses a box.

(() => {
  const here = new URL(".", document.currentScript.src);
  const site = new URL("../../", here);
  const FROM_FILES =
    "Search doesn't work from a local file. Open the site through a web server.";
  const ASKED = "q"; // the query in an address
  const FEW = 3; // results; up to this, other places are suggested
  const LOW = matchMedia("(max-width: 60em), (max-height: 40em)"); // a keyboard on the screen leaves little to see
  let worker;
  let answering = false;
  let asking; // the box that asked last

  function wake() {
    if (worker || location.protocol === "file:") return;
    import(new URL("../my-game.js", here)); // adds the answers of the reader's game
    worker = new Worker(new URL("worker.js", here), { type: "module" });
    worker.onmessage = ({ data }) => asking.show(data);
    worker.onerror = () => asking.show({ query: asking.query(), found: null });
  }

  // After a failure the next letter tries again.
  function rest() {
    worker.terminate();
    worker = undefined;
  }

  // A box that answers while the reader types. Its place holds a form, a status line, and the list of results.
  class Box {
    constructor(place) {
      this.place = place;
      this.form = place.querySelector("form");
      this.input = this.form.elements.query;
      this.list = place.querySelector(".found");
      this.said = place.querySelector("[role=status]");
      this.inviting = this.said.textContent;
      this.elsewhere = element("p", "found__elsewhere");
      this.elsewhere.hidden = true;
      this.list.after(this.elsewhere);
      this.listen();
    }

    listen() {
      this.input.addEventListener("focus", wake);
      this.input.addEventListener("input", () => this.ask());
      this.form.addEventListener("submit", (event) => {
        event.preventDefault();
        this.remember();
        this.entered = true;
        this.goToFirst();
      });
      this.input.addEventListener("change", () => this.remember());
      this.list.addEventListener("click", () => this.remember());
      this.place.addEventListener("keydown", (event) => {
        if (event.key === "ArrowDown") this.step(event, 1);
        else if (event.key === "ArrowUp") this.step(event, -1);
      });
    }

    // Enter opens the first result if it is sure to fit, and else only moves to it. It waits for the answer.
    goToFirst() {
      if (!this.entered || this.answered !== this.query()) return;
      this.entered = false;
      const [first] = this.links();
      if (first?.closest("[data-sure]")) first.click();
      else first?.focus();
    }

    // The address has the query, so that the way back from a result leads to the results.
    remember() {
      const address = new URL(location.href);
      if (this.query()) address.searchParams.set(ASKED, this.query());
      else address.searchParams.delete(ASKED);
      if (address.href !== location.href) history.replaceState(history.state, "", address);
    }

    query() {
      return this.input.value.trimStart();
    }

    links() {
      return [this.list, ...(this.elsewhere.hidden ? [] : [this.elsewhere])].flatMap((each) => [...each.querySelectorAll("a")]);
    }

    ask() {
      asking = this;
      this.entered = false;
      if (!this.query()) this.show({ query: "", found: [] });
      else if (location.protocol === "file:") this.tell(FROM_FILES);
      else {
        wake();
        if (!answering) this.tell("A moment …");
        worker.postMessage(this.query());
      }
    }

    show({ query: answered, found }) {
      answering = found !== null;
      if (!answering) rest();
      if (answered !== this.query()) return;
      this.showResults(found ?? []);
      this.elsewhere.hidden = !answered || found?.length > FEW;
      if (!this.elsewhere.hidden) this.elsewhere.replaceChildren(...ways(found));
      this.tell(answered ? summaryOf(found) : this.inviting);
      this.answered = answered;
      this.goToFirst();
    }

    showResults(found) {
      this.list.replaceChildren(...found.map(result));
      this.list.hidden = !found.length;
      this.list.dataset.games = new URL("disputes/my-game.json", site);
      this.list.dispatchEvent(new Event("quarrels", { bubbles: true }));
    }

    tell(text) {
      if (this.said.textContent !== text) this.said.textContent = text;
    }

    // The arrow keys move between the box and the results.
    step(event, by) {
      const places = [this.input, ...this.links()];
      const at = places.indexOf(document.activeElement);
      if (at < 0) return;
      event.preventDefault();
      places[(at + by + places.length) % places.length].focus();
    }
  }

  // The status line.
  function summaryOf(found) {
    if (!found) return "The index cannot be read just now. Every dispute is listed under Disputes.";
    if (!found.length) return "Not covered, or not in these words. Try fewer words, or another word for it.";
    return found.length === 1 ? "One result" : `The ${found.length} likeliest results`;
  }

  // Other places to look, if little is found.
  function ways(found) {
    const way = (path, text) => Object.assign(element("a", "", text), { href: new URL(path, site) });
    return [
      found?.length ? "Not what you meant? See " : "See ",
      way("disputes/", "every dispute"), ", ", way("disputes/topics/", "the same by what they are about"), ", or ",
      way("glossary/", "the words of the game"), ".",
    ];
  }

  function result({ url, title, where, text, sure }) {
    const link = element("a", "found__link md-search-result__link", element("span", "found__title", ...marked(title)));
    link.href = new URL(url, site);
    if (where) link.append(element("span", "found__where", where));
    if (text.length) link.append(element("span", "found__text", ...marked(text)));
    const item = element("li", "found__item", link);
    if (sure) item.dataset.sure = "";
    const [, quarrel] = url.match(/^disputes\/[^/]+\/([^/]+)\/$/) ?? [];
    if (quarrel) item.dataset.quarrel = quarrel;
    return item;
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

  // The header's box is in the theme's overlay.
  function mountHeader() {
    const box = new Box(document.querySelector("[data-search]"));
    const { place, form, input, list } = box;
    const toggle = document.querySelector("[data-md-toggle=search]");
    const isOpen = () => toggle.checked;
    const open = (wanted) => {
      if (isOpen() !== wanted) toggle.click();
    };
    input.addEventListener("focus", () => open(true));
    form.addEventListener("reset", () => {
      input.value = "";
      box.ask();
      box.remember();
      input.focus();
    });
    toggle.addEventListener("change", () => {
      if (isOpen()) input.focus();
      else if (place.contains(document.activeElement)) document.activeElement.blur();
    });
    list.parentElement.addEventListener("click", (event) => {
      if (event.target.closest("a")) open(false);
    });
    place.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && !place.contains(relatedTarget)) open(false);
    });
    place.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      open(false);
    });
    document.addEventListener("keydown", (event) => {
      const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
      if (typing || event.metaKey || event.ctrlKey || event.altKey || !["/", "f", "s"].includes(event.key)) return;
      event.preventDefault();
      open(true);
    });
    return (query) => {
      input.value = query;
      open(true);
      box.ask();
    };
  }

  // A box on a page; its answers cover what is below it while it is in use.
  function mountBox(place) {
    const box = new Box(place);
    const { input } = box;
    const answers = place.querySelector(".ask__answers");
    const open = () => {
      answers.hidden = !box.query();
    };
    input.addEventListener("focus", () => {
      open();
      if (LOW.matches) place.scrollIntoView();
    });
    input.addEventListener("input", () => {
      open();
      if (place.getBoundingClientRect().bottom > innerHeight / 2) place.scrollIntoView(); // room for the results
    });
    place.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && !place.contains(relatedTarget)) answers.hidden = true;
    });
    place.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // keeps the typed text
      input.focus();
      answers.hidden = true;
    });
    document.addEventListener("pointerdown", ({ target }) => {
      if (!place.contains(target)) answers.hidden = true;
    });
    return (query) => {
      input.value = query;
      input.focus();
      box.ask();
    };
  }

  // A link with `?q=` asks at once, in the page's own box if it has one.
  const boxes = [...[...document.querySelectorAll("[data-ask]")].map(mountBox), mountHeader()];
  const asked = new URLSearchParams(location.search).get(ASKED);
  if (asked) boxes[0](asked);
})();
