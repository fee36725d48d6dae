"""The page on which a deal is checked, card by card."""

from hearts_spec.site.catalogue import Catalogue
from hearts_spec.site.links import CHECK_A_DEAL, Here
from hearts_spec.site.pages import Page
from hearts_spec.site.templating import render

SAYS = "Lay out a deal, or paste it, and play it card by card: whether each card was legal, and by which rule."


def check_page(catalogue: Catalogue) -> Page:
    """Give the page; the game of the latest book stands in its form until the reader has named his own."""
    here = Here(catalogue.links, CHECK_A_DEAL)
    books = [(catalogue.shelf_name(source), games) for source, games in catalogue.shelves.items()]
    markdown = render(
        "desk_deal.md.jinja", here, "Check a deal", books=books, usual=catalogue.principal[-1:],
        hide=("navigation", "toc"), boost=2, description=SAYS,
    )  # fmt: skip
    return Page(CHECK_A_DEAL, "Check a deal", markdown)
