// What every page has: light or dark, the title in the header, the way back up, the contents that follow the reader,
// tooltips, wide content, copying code, folds. Pages are complete without it.

const SCHEME = "hearts-scheme";
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

// The element that the part of an address after `#` names; null if there is none.
function at(hash) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch { // a stray `%`
    return null;
  }
}

function element(name, classes, said = {}) {
  const made = document.createElement(name);
  made.className = classes;
  for (const [attribute, text] of Object.entries(said)) made.setAttribute(attribute, text);
  return made;
}

// Light or dark: the reader's choice, or else the device's.
function schemes() {
  const papers = all("[data-scheme]");
  const wear = (paper) => {
    document.body.dataset.mdColorScheme = paper.dataset.scheme;
    for (const each of papers) each.hidden = each !== paper;
  };
  wear(papers.find(({ dataset }) => dataset.scheme === document.body.dataset.mdColorScheme));
  papers.forEach((paper, place) => {
    paper.addEventListener("click", () => {
      const other = papers[(place + 1) % papers.length];
      document.body.dataset.chosen = "yes";
      wear(other);
      other.focus(); // the pressed button is hidden now
      try {
        localStorage.setItem(SCHEME, other.dataset.scheme);
      } catch {
        // Storage may be off: the choice then holds for this page only.
      }
    });
    matchMedia(paper.dataset.media).addEventListener("change", ({ matches }) => {
      if (matches && !document.body.dataset.chosen) wear(paper);
    });
  });
}

// The header shows the page's title once its heading is out of sight.
function header() {
  const heading = document.querySelector("article h1");
  const title = document.querySelector(".md-header__title");
  if (!heading) return;
  new IntersectionObserver((seen) => {
    const { isIntersecting, boundingClientRect } = seen.at(-1); // a quick scroll reports both
    title.classList.toggle("md-header__title--active", !isIntersecting && boundingClientRect.top < 0);
  }).observe(heading);
}

// The way back up, and the contents that mark what has been read, both beside the page and in the menu.
function reading() {
  const top = document.querySelector(".md-top");
  const contents = all(".md-nav--secondary").map((nav) =>
    all("a[href*='#']", nav).map((link) => ({ link, place: at(link.hash) })).filter(({ place }) => place));
  let asked = false;
  const look = () => {
    asked = false;
    for (const places of contents) {
      const now = places.findLastIndex(({ place }) => place.getBoundingClientRect().top < innerHeight / 4);
      places.forEach(({ link }, place) => {
        link.classList.toggle("md-nav__link--passed", place < now);
        link.classList.toggle("md-nav__link--active", place === now);
      });
    }
  };
  addEventListener("scroll", () => {
    if (!asked) requestAnimationFrame(look);
    asked = true;
  }, { passive: true });
  if (top) {
    const page = document.documentElement;
    new ResizeObserver(() => { top.hidden = page.scrollHeight < 1.5 * innerHeight; }).observe(page); // a short page needs none
    top.addEventListener("click", () => scrollTo({ top: 0 }));
  }
  const here = document.querySelector(".md-sidebar--primary a.md-nav__link--active"); // not the label for phones
  const shelf = here?.closest(".md-sidebar__scrollwrap");
  if (shelf) requestAnimationFrame(() => { // scroll a long menu to the current page
    if (here.offsetTop + here.offsetHeight > shelf.clientHeight) shelf.scrollTop = here.offsetTop - shelf.clientHeight / 2;
  });
}

// Tooltips for terms and provisions: by pointer, tap or keyboard.
function explanations() {
  const tip = element("div", "gloss", { role: "tooltip", id: "__tip", hidden: "" });
  const TOLD = ".md-typeset [title], .md-typeset [data-told]";
  let of = null;
  const hide = () => {
    of?.removeAttribute("aria-describedby");
    tip.hidden = true;
    of = null;
  };
  const show = ({ target }) => {
    const asked = target.closest?.(TOLD);
    if (asked === of) return;
    hide();
    if (!asked) return;
    of = asked;
    of.dataset.told ??= of.title;
    of.removeAttribute("title");
    of.setAttribute("aria-describedby", tip.id);
    tip.textContent = of.dataset.told;
    tip.hidden = false;
    const { left, top, bottom } = of.getClientRects()[0];
    const { width, height } = tip.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
    tip.style.top = `${top - height - 6 < 48 ? bottom + 6 : top - height - 6}px`;
  };
  document.body.append(tip);
  document.addEventListener("pointerover", show);
  document.addEventListener("focusin", show);
  document.addEventListener("focusout", hide);
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  addEventListener("scroll", hide, { passive: true, capture: true });
}

// Content wider than its place fades where there is more.
function wide() {
  const look = ({ target }) => target.toggleAttribute("data-more", target.scrollLeft + target.clientWidth < target.scrollWidth - 1);
  const places = new ResizeObserver((seen) => seen.forEach(look));
  for (const each of all(".scroll, pre > code")) {
    places.observe(each);
    each.addEventListener("scroll", look, { passive: true });
  }
}

// Code can be copied, and is reached by keyboard if it is wider than its place.
function code() {
  const wide = new ResizeObserver((seen) => {
    for (const { target } of seen) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const block of all("pre > code")) {
    const copy = element("button", "md-code__button", { type: "button", title: "Copy", "aria-label": "Copy this code", "data-md-type": "copy" });
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(block.textContent.trimEnd());
        copy.classList.add("md-code__button--done");
      } catch {
        getSelection().selectAllChildren(block);
      }
    });
    const corner = element("div", "md-code__nav");
    corner.append(copy);
    block.before(corner);
    wide.observe(block);
  }
}

// Folds open for a link into them. A link to a rule or option of a game leads on to the page with its data.
function folded() {
  const data = document.querySelector("[data-anchors]")?.dataset.anchors;
  const reveal = () => {
    const wanted = at(location.hash);
    if (!wanted && data && location.hash.length > 1) location.replace(data + location.hash);
    if (!wanted) return;
    let some = false;
    for (let each = wanted.closest("details:not([open])"); each; each = each.closest("details:not([open])")) some = each.open = true;
    if (some) wanted.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
}

// The theme's labels work like buttons. The drawer also opens by a button, for readers without a pointer; it closes with
// Escape, or when the focus leaves it.
function keyboard() {
  const drawer = document.getElementById("__drawer");
  const menu = document.querySelector(".md-sidebar--primary");
  const opener = document.querySelector(".header__menu");
  const open = (whether) => {
    drawer.checked = whether;
    opener.ariaExpanded = whether;
  };
  opener.addEventListener("click", () => {
    open(true);
    menu.querySelector(".md-nav__link").focus();
  });
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "Enter" && target.matches("label")) target.click();
    if (key !== "Escape" || !drawer.checked) return;
    open(false);
    if (menu.contains(target)) opener.focus();
  });
  document.addEventListener("focusin", ({ target }) => { if (!menu.contains(target)) open(false); });
}

// On paper the address of the page is named. A button prints it.
function onPaper() {
  const line = document.querySelector(".on-paper");
  const address = line?.dataset.address || (/^http/.test(location.protocol) ? location.href.replace(/[?#].*/, "") : "");
  if (address) line?.append(` · ${address}`);
  for (const button of all("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}

for (const task of [schemes, header, reading, explanations, wide, code, folded, keyboard, onPaper]) task();
