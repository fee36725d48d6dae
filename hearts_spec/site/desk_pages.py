"""The pages of the desk, where a reader puts his own case to the engine in his browser."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from hearts_spec.rules import RuleSet
from hearts_spec.site.catalogue import Catalogue
from hearts_spec.site.links import DESK, DESK_DEAL, Here
from hearts_spec.site.pages import Page
from hearts_spec.site.templating import render

_DEAL_SAYS = "Lay out a deal, or paste it, and play it card by card: whether each card was legal, and by which rule."


@dataclass(frozen=True, slots=True)
class DeskPage:
    """A page of the desk: where it stands, its title, and what is done there, in a sentence."""

    path: str
    title: str
    says: str


DESK_PAGES = (DeskPage(DESK_DEAL, "Check a deal", _DEAL_SAYS),)


def desk_pages(catalogue: Catalogue) -> Iterator[Page]:
    """Give the pages of the desk."""
    yield _index(catalogue)
    yield _deal(catalogue)


def places_data(catalogue: Catalogue) -> str:
    """Give where every provision stands on the site, and the words that cite it, as JSON."""
    links = catalogue.links
    places = {id: [links.provision(id), links.label(id)] for id in catalogue.library.provisions}
    return json.dumps(places, ensure_ascii=False, separators=(",", ":")) + "\n"


def games_by_book(catalogue: Catalogue) -> Sequence[tuple[str, Sequence[RuleSet]]]:
    """Give every game that can be played, put together by the book it stands in."""
    sources = catalogue.library.sources
    by_book = groupby(catalogue.games, key=lambda game: game.id.split("/")[0])
    return [(sources[book].short if book in sources else book.capitalize(), list(some)) for book, some in by_book]


def _index(catalogue: Catalogue) -> Page:
    here = Here(catalogue.links, DESK)
    markdown = render(
        "desk.md.jinja", here, "The desk", pages=DESK_PAGES,
        description="Put your own case to the engine, in your browser: nothing is sent anywhere.",
    )  # fmt: skip
    return Page(DESK, "The desk", markdown)


def _deal(catalogue: Catalogue) -> Page:
    here = Here(catalogue.links, DESK_DEAL)
    markdown = render(
        "desk_deal.md.jinja", here, "Check a deal", books=games_by_book(catalogue), usual=catalogue.principal[-1:],
        hide=("navigation", "toc"), description=_DEAL_SAYS,
    )  # fmt: skip
    return Page(DESK_DEAL, "Check a deal", markdown)
