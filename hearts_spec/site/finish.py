"""The last step of a build, for any generator: what can only be made once every page is in the folder of the site."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from hearts_spec.site.offline import OFFLINE_LIST, TOOLS_LIST, offline_list, tools_list
from hearts_spec.site.stylesheet import classes_of, stylesheet

ASSETS = Path(__file__).parent / "assets"
SEARCH = "assets/search"
STYLES = "book.css"
_STYLESHEET = "assets/site.css"
_INDEX = f"{SEARCH}/index.json"
_NOTE = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)  # a line of a script that is a comment


def finish(site: Path, theme_styles: str, index: str, serving: bool = False) -> None:
    """Write the stylesheet, which has what the pages use of the theme's, the index of the search, the offline lists.

    The site's scripts lose their comments, which are a sixth of what a tool asks for. While the site is served, no page
    is to come from what a browser kept before.
    """
    pages, scripts = map(_texts, (site.rglob("*.html"), ASSETS.rglob("*.js")))
    own = (ASSETS / STYLES).read_text(encoding="utf-8")
    (site / _STYLESHEET).write_text(stylesheet(theme_styles, own, classes_of(pages, scripts)), encoding="utf-8")
    (site / _INDEX).write_text(index, encoding="utf-8")
    for script in ASSETS.rglob("*.js"):
        made = site / "assets" / script.relative_to(ASSETS)
        if made.exists():
            made.write_text(_NOTE.sub("", script.read_text(encoding="utf-8")), encoding="utf-8")
    (site / OFFLINE_LIST).write_text(offline_list(site), encoding="utf-8")
    if not serving:
        (site / TOOLS_LIST).write_text(tools_list(site), encoding="utf-8")


def _texts(paths: Iterable[Path]) -> Iterator[str]:
    return (path.read_text(encoding="utf-8") for path in paths)
