"""The page on which a deal is checked, card by card."""

from collections.abc import Sequence
from itertools import groupby

from hearts_spec.rules import RuleSet
from hearts_spec.site.catalogue import Catalogue
from hearts_spec.site.links import CHECK_A_DEAL, Here
from hearts_spec.site.pages import Page
from hearts_spec.site.templating import render

SAYS = "Lay out a deal, or paste it, and play it card by card: whether each card was legal, and by which rule."


def check_page(catalogue: Catalogue) -> Page:
    """Give the page; the game of the latest book stands in its form until the reader has named his own."""
    here = Here(catalogue.links, CHECK_A_DEAL)
    markdown = render(
        "desk_deal.md.jinja", here, "Check a deal", books=_by_book(catalogue), usual=catalogue.principal[-1:],
        hide=("navigation", "toc"), boost=2, description=SAYS,
    )  # fmt: skip
    return Page(CHECK_A_DEAL, "Check a deal", markdown)


def _by_book(catalogue: Catalogue) -> Sequence[tuple[str, Sequence[RuleSet]]]:
    """Give every game that can be played, put together by the book it stands in."""
    sources = catalogue.library.sources
    by_book = groupby(catalogue.games, key=lambda game: game.id.split("/")[0])
    return [(sources[book].short if book in sources else book.capitalize(), list(some)) for book, some in by_book]
