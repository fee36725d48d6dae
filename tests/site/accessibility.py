"""The axe audit of a page in a browser, asked for what it finds wrong and no more."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

COLOURS = ("color-contrast", "link-in-text-block")
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")  # a page is left in light, as it was
# The page has heard of the scheme and drawn itself, and what changes its colour by and by has done so.
COLOURED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(fading.map((each) => each.finished));
}"""
# Whether a text can be read depends on how it is coloured, and most of a long page is coloured alike: what comes again
# in the same colours, on the same ground and of the same size is marked, and need not be looked at again.
MARK_ALIKE = """() => {
  const seen = new Set();
  const written = (element) => /^(input|select|textarea|button)$/i.test(element.tagName)
    || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const shown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1
      && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  };
  const alike = (element, ground) => {
    const style = getComputedStyle(element);
    const under = [ground, style.backgroundColor, style.backgroundImage, style.opacity].join("|");
    const within = [...element.children].map((child) => [child, alike(child, under)]);
    let known = true;
    if (written(element) && shown(element)) {
      const { color, fontSize, fontWeight, textShadow, textDecorationLine } = style;
      const way = [under, element.tagName, color, fontSize, fontWeight, textShadow, textDecorationLine].join("|");
      known = seen.has(way);
      seen.add(way);
    }
    known &&= within.every(([, same]) => same);
    if (!known) for (const [child, same] of within) if (same) child.dataset.alike = "";
    return known;
  };
  for (const element of document.querySelectorAll("[data-alike]")) delete element.dataset.alike;
  alike(document.body, "");
}"""


@cache
def _axe() -> Axe:
    return Axe()


def violations(page: Page) -> list[str]:
    """Give what breaks the rules of axe, in dark and in light, each with the first place.

    Only the rules about colours are asked in both; to tell of all that is well would take longer.
    """
    ours = {name: {"enabled": False} for name in COLOURS}
    found = [_told(each) for each in _found(page, {"rules": ours})]
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(COLOURED)
        page.evaluate(MARK_ALIKE)
        faint = _found(page, {"runOnly": list(COLOURS)}, {"exclude": [["[data-alike]"]]})
        found += [f"{_told(each)} in {scheme}" for each in faint]
    return found


def _told(violation: Mapping[str, Any]) -> str:
    return f"{violation['id']}: {violation['nodes'][0]['html'][:120]}"


def _found(page: Page, asked: Mapping[str, Any], within: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    found = _axe().run(page, within, {"resultTypes": ["violations"], **asked}).response["violations"]
    assert isinstance(found, list)
    return found
