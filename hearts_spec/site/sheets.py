"""Which stylesheet each page has.

There is one for each part of the site, so that a first visit is light; each has what the pages of its part and their
scripts use. A reader who stays in a part asks for one.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from posixpath import normpath

from hearts_spec.site.stylesheet import Classes, classes_in, stylesheet, words_in

READING, RECORDS, TOOLS = (f"assets/{name}.css" for name in ("site", "records", "tools"))
_FOLDERS = {
    "desk/quiz/": READING,  # it shows answers of the disputes
    **dict.fromkeys(("deals/", "desk/", "lab/"), TOOLS),
    **dict.fromkeys(("compare/", "history/", "often/", "sources/"), RECORDS),
}
_ASKED = re.compile(r'<script src="[^"]*?assets/([^"]+)"|data-desk="(\w+)"')
_LED = re.compile(r'"([\w./-]+\.js)"')
_RUN = re.compile(r'(\w+): "([\w./-]+\.js)"')
_RUNNING = "at-desk.js"  # says which module runs a tool


def sheet_of(address: str) -> str:
    """Return the path of the stylesheet of a page, whose address is relative to the site."""
    return next((sheet for folder, sheet in _FOLDERS.items() if address.startswith(folder)), READING)


def stylesheets(pages: Iterable[tuple[str, str]], scripts: Mapping[str, str], theme: str, own: str) -> dict[str, str]:
    """Return each stylesheet by its path, from the pages by address and the scripts by path.

    A script that no page is known to ask for is taken to be of every part.
    """
    given: dict[str, set[str]] = defaultdict(set)
    asked: dict[str, set[str]] = defaultdict(set)
    run = {tool: normpath(f"desk/{name}") for tool, name in _RUN.findall(scripts.get(_RUNNING, ""))}
    for address, html in pages:
        sheet = sheet_of(address)
        given[sheet] |= classes_in(html)
        asked[sheet].update(path or run.get(tool, "") for path, tool in _ASKED.findall(html))
    reached = {sheet: _reached(asked[sheet], scripts) for sheet in given}
    unasked = scripts.keys() - set().union(*reached.values())
    words = {path: words_in(script) for path, script in scripts.items()}
    return {
        sheet: stylesheet(theme, own, Classes(classes.union(*(words[path] for path in reached[sheet] | unasked))))
        for sheet, classes in given.items()
    }


def _reached(first: Iterable[str], scripts: Mapping[str, str]) -> set[str]:
    """Return the paths of some scripts and of all that these lead to."""
    found: set[str] = set()
    ahead = {path for path in first if path in scripts}
    while ahead:
        found |= ahead
        near = {
            normpath(PurePosixPath(path).parent / name)
            for path in ahead
            if path != _RUNNING
            for name in _LED.findall(scripts[path])
        }
        ahead = (near & scripts.keys()) - found
    return found
