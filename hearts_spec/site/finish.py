"""The last step of a build, for any generator: what can only be made once every page is in the folder of the site."""

import re
from pathlib import Path

from hearts_spec.site.offline import OFFLINE_LIST, TOOLS_LIST, offline_list, tools_list
from hearts_spec.site.sheets import stylesheets

ASSETS = Path(__file__).parent / "assets"
SEARCH = "assets/search"
STYLES = "book.css"
_INDEX = f"{SEARCH}/index.json"
# A comment of a script: a line of its own, or what follows a line; no string has two slashes after such a sign.
_NOTE = re.compile(r"""^[ \t]*//.*\n|(?<=[;{},)\]]) +// [^"'`\n]*$""", re.MULTILINE)


def finish(site: Path, theme_styles: str, index: str, serving: bool = False) -> None:
    """Write the stylesheets, the index of the search and the offline lists.

    The site's scripts lose their comments, which are a sixth of what a tool asks for. While the site is served, no page
    is to come from what a browser kept before.
    """
    scripts = {
        path.relative_to(ASSETS).as_posix(): _NOTE.sub("", path.read_text(encoding="utf-8"))
        for path in ASSETS.rglob("*.js")
    }
    pages = ((path.relative_to(site).as_posix(), path.read_text(encoding="utf-8")) for path in site.rglob("*.html"))
    own = (ASSETS / STYLES).read_text(encoding="utf-8")
    for path, styles in stylesheets(pages, scripts, theme_styles, own).items():
        (site / path).write_text(styles, encoding="utf-8")
    (site / _INDEX).write_text(index, encoding="utf-8")
    for name, script in scripts.items():
        made = site / "assets" / name
        if made.exists():
            made.write_text(script, encoding="utf-8")
    (site / OFFLINE_LIST).write_text(offline_list(site), encoding="utf-8")
    if not serving:
        (site / TOOLS_LIST).write_text(tools_list(site), encoding="utf-8")
