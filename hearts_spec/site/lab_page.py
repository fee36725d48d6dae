"""The lab: the page on which a reader writes a house rule, and the data from which his browser helps him."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hearts_spec.desk.room import MOST_PASTED
from hearts_spec.rules.library import HOUSE
from hearts_spec.site.catalogue import Catalogue
from hearts_spec.site.links import LAB, LAB_DATA, Here
from hearts_spec.site.pages import Page, data_file
from hearts_spec.site.templating import render

_OFTEN = 24
_WITH_PLAYERS = "with-players."


def lab_pages(catalogue: Catalogue) -> Iterator[Page]:
    """Give the lab."""
    here = Here(catalogue.links, LAB)
    books = [(catalogue.shelf_name(source), games) for source, games in catalogue.shelves.items() if source != HOUSE]
    markdown = render(
        "lab.md.jinja", here, "The lab", books=books, gallery=_gallery(catalogue), data=here.to(LAB_DATA),
        first=catalogue.foremost[-1].id if catalogue.foremost else "",
        description="Write the way you play in the browser, and see what it comes to beside the books.",
        hide=("navigation", "toc"), boost=4,
        tags=("house rule", "house rules", "write my own rule", "add a rule", "our own rules", "Tuesday Hearts"),
    )  # fmt: skip
    yield Page(LAB, "The lab", markdown)


def lab_data(catalogue: Catalogue) -> str:
    """Give what the lab knows before its reader begins, as JSON.

    That is the gallery with its texts, the way to every quarrel and every game, what every game says of every rule, and
    the rules that houses change most often.
    """
    here = Here(catalogue.links, LAB)
    often = Counter(change.key for game in catalogue.games_of(HOUSE) for change in catalogue.changes[game.id])
    data = {
        "gallery": {id: _text(catalogue, id) for id in _gallery(catalogue)},
        "games": {game.id: {"title": game.title, "href": here.to_rule_set(game.id)} for game in catalogue.games},
        "quarrels": {id: here.to_dispute(each) for id, each in catalogue.situations.items()},
        "often": [key for key, _ in often.most_common(_OFTEN) if not key.startswith(_WITH_PLAYERS)],
        "rules": {row["key"]: row for row in _said(catalogue)},
    }
    return data_file(data)


def _said(catalogue: Catalogue) -> Iterator[dict[str, Any]]:
    """Give for each rule what is said of it, as it is written and as it is told, and which of these each game says."""
    for row in catalogue.compared:
        if row.key.startswith(_WITH_PLAYERS):
            continue
        said: list[tuple[Any, str]] = []
        by: dict[str, int] = {}
        for id, cell in row.cells.items():
            if cell.value is None:
                continue
            if (cell.value, cell.text) not in said:
                said.append((cell.value, cell.text))
            by[id] = said.index((cell.value, cell.text))
        yield {"key": row.key, "label": row.label, "said": said, "by": by}


def _gallery(catalogue: Catalogue) -> dict[str, str]:
    """Give the titles of the house rules that can be begun from, by their ids."""
    return {game.id: game.title for game in catalogue.games_of(HOUSE) if _text(catalogue, game.id)}


def _text(catalogue: Catalogue, id: str) -> str:
    text = Path(catalogue.library.drafts[id].file).read_text(encoding="utf-8")
    return text if len(text) <= MOST_PASTED else ""
