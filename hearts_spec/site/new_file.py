"""The file that `new` writes, for a page written by hand: made when the site is, so it is never out of date."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial

from markupsafe import Markup

from hearts_spec.rules.library import HOUSE
from hearts_spec.rules.new_ruleset import beginning, first_beginning
from hearts_spec.site.links import Here
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import macro

ID = f"{HOUSE}/fridays"
FIRST = "manual-1925/laws"  # of the book that the walk to a book adds
SECTION = re.compile(r"(?:# )?([a-z-]+):")


def new_files(catalogue: SiteModel) -> Mapping[str, Callable[[Here], Markup]]:
    """Give what a page may ask for: `new:GAME`, the file begun from a game, and `new:GAME:SECTION`, a section of it.

    Of a book that is not there, the game is its first, which is begun from none.
    """
    files = {game.id: beginning(ID, game, f"rulesets/{ID}.yml") for game in catalogue.games}
    files[FIRST] = first_beginning(FIRST, f"rulesets/{FIRST}.yml")
    return {name: partial(_set, shown, rest) for id, text in files.items() for name, shown, rest in _parts(id, text)}


def _parts(id: str, text: str) -> Iterator[tuple[str, str, str]]:
    """Give the names under which parts of a file are asked for, each with what is shown of it and what is folded."""
    lines = text.splitlines()
    starts = [place for place, line in enumerate(lines) if SECTION.fullmatch(line)]
    yield f"new:{id}", "\n".join(lines[: starts[0]]), "\n".join(lines[starts[0] :])
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        section = SECTION.sub(r"\1", lines[start])
        yield f"new:{id}:{section}", "\n".join(lines[start:end]), ""


def _set(shown: str, rest: str, here: Here) -> Markup:
    return macro("figures.html.jinja", "new_file")(shown, rest, rest.count("\n") + 1)
