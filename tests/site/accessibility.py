"""The axe audit of a page in a browser: only what it finds wrong."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

COLOURS = ("color-contrast", "link-in-text-block")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
# The page has heard of the scheme and drawn itself, and what changes its colour by and by has done so.
COLOURED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map((each) => each.finished));
}"""
# Whether a text can be read depends on how it is coloured, and most of a site is coloured alike: what comes again in
# the same colours, on the same ground and as large is marked, and need not be looked at again. Gives the ways of
# colouring that were not known before.
MARK_ALIKE = """(known) => {
  const seen = new Set(known);
  const before = seen.size;
  const written = (element) => /^(input|select|textarea|button)$/i.test(element.tagName)
    || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const shown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1
      && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  };
  // Who cannot use a thing need not read it, and large letters may be fainter than small ones.
  const UNUSED = ":disabled, [aria-disabled=true]";
  const large = ({ fontSize, fontWeight }) => parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
  // What lies under a text: a clear layer adds nothing, and a solid one hides all below, if nothing fades.
  const on = (ground, { backgroundColor, backgroundImage, opacity }) => {
    const faded = ground.faded || opacity !== "1";
    const plain = backgroundImage === "none" && opacity === "1";
    if (plain && backgroundColor === "rgba(0, 0, 0, 0)") return ground;
    if (plain && !faded && backgroundColor.startsWith("rgb(")) return { layers: backgroundColor, faded };
    return { layers: [ground.layers, backgroundColor, backgroundImage, opacity].join("|"), faded };
  };
  const alike = (element, ground, around) => {
    const style = getComputedStyle(element);
    if (style.display === "none") return true;  // nothing in it is shown
    const under = on(ground, style);
    const folded = element.matches("details:not([open])");  // of which its title alone is shown
    const inside = folded ? element.querySelectorAll(":scope > summary:first-of-type") : element.children;
    const within = [...inside].map((child) => [child, alike(child, under, style.color)]);
    let same = true;
    if (written(element) && shown(element)) {
      const { color, textShadow, textDecorationLine } = style;
      const set = element.localName === "a" ? [around, textDecorationLine] : [];
      const way = [under.layers, color, textShadow, large(style), element.matches(UNUSED), ...set].join("|");
      same = seen.has(way);
      seen.add(way);
    }
    same &&= within.every(([, alike]) => alike);
    if (!same) for (const [child, alike] of within) if (alike) child.dataset.alike = "";
    return same;
  };
  for (const element of document.querySelectorAll("[data-alike]")) delete element.dataset.alike;
  alike(document.body, { layers: "", faded: false }, "");
  return [...seen].slice(before);
}"""
AUDIT = "([within, asked]) => axe.run(within ?? document, asked).then(({ violations }) => violations)"
_readable: set[str] = set()  # the ways of colouring in which nothing was found that cannot be read


@cache
def _axe() -> str:
    return Axe().axe_script


def violations(page: Page, structure: bool = True) -> list[str]:
    """What breaks the rules of axe, each with the first place: those about `structure`, and about colours.

    Only the rules about colours are asked in dark and in light, and of a way of colouring only once; to tell of all
    that is well would take longer. The page begins in the scheme that it is in, and is left in the other.
    """
    ours = {name: {"enabled": False} for name in COLOURS}
    found = [_told(each) for each in _found(page, {"rules": ours})] if structure else []
    for scheme in SCHEMES[::-1] if page.evaluate(IS_DARK) else SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [f"{_told(each)} in {scheme}" for each in _faint(page)]
    return found


def _told(violation: Mapping[str, Any]) -> str:
    return f"{violation['id']}: {violation['nodes'][0]['html'][:120]}"


def _faint(page: Page) -> list[dict[str, Any]]:
    """Return what breaks the rules about colours, among texts whose colouring is not known to be readable."""
    page.evaluate(COLOURED)
    new = page.evaluate(MARK_ALIKE, list(_readable))
    faint = _found(page, {"runOnly": list(COLOURS)}, {"exclude": [["[data-alike]"]]}) if new else []
    if not faint:
        _readable.update(new)
    return faint


def _found(page: Page, asked: Mapping[str, Any], within: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(AUDIT, [within, {"resultTypes": ["violations"], **asked}])
    return found
