"""The pages at which a reader puts his own case to the engine in his browser, and what their scripts are told."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hearts_spec.disputes import Dispute
from hearts_spec.service.settle_form import wanted
from hearts_spec.site.links import CHECK_A_DEAL, DESK, DESK_CITES, DESK_GAMES, LAB, SETTLE_A_DEAL, Here
from hearts_spec.site.pages import Page, data_file, page
from hearts_spec.site.site_model import SiteModel
from hearts_spec.site.templating import cited_by

_SETTLED = (
    "settle a deal",
    "settle up",
    "who pays whom",
    "who pays what",
    "count the points",
    "chips",
    "last night’s deal",
)
_PLAYED = (
    "check a deal",
    "was that card legal",
    "was that play legal",
    "was it legal",
    "may I play this card",
    "which cards may be played",
    "replay a deal",
)
_CHECKED = "Lay out a deal, or paste it, and play it card by card: whether each card was legal, and by which rule."
_TOOLS = (
    (SETTLE_A_DEAL, "Settle a deal", "Say who took what; see who pays whom, by your game and beside the books."),
    (CHECK_A_DEAL, "Check a deal", _CHECKED),
    (LAB, "The lab", "Write the way you play; see what it comes to beside the books."),
)


def desk_pages(catalogue: SiteModel) -> Iterator[Page]:
    """Give the desk's own page, and one for each thing to be done at it."""
    here = Here(catalogue.links, DESK)
    tools = [(here.to(path), title, says) for path, title, says in _TOOLS]
    said = "Put your own case to the same engine, in your browser."
    yield page("desk.md.jinja", here, "The desk", tools=tools, description=said)
    yield _settle_page(catalogue)
    yield _check_page(catalogue)


def _settle_page(catalogue: SiteModel) -> Page:
    return page(
        "settle.md.jinja", Here(catalogue.links, SETTLE_A_DEAL), "Settle a deal",
        description="Say who took what in a deal of Hearts, and see who pays whom, by any game and beside the books.",
        hide=("toc",), boost=3, tags=_SETTLED,
    )  # fmt: skip


def _check_page(catalogue: SiteModel) -> Page:
    return page(
        "desk_deal.md.jinja", Here(catalogue.links, CHECK_A_DEAL), "Check a deal", description=_CHECKED,
        hide=("navigation", "toc"), boost=3, tags=_PLAYED,
    )  # fmt: skip


def desk_files(catalogue: SiteModel) -> dict[str, str]:
    """Give what the scripts of these pages are told, by path."""
    here = Here(catalogue.links, DESK)
    living = [id for id, each in catalogue.library.provisions.items() if not each.removed]
    return {DESK_GAMES: data_file(list(_games(catalogue, here))), DESK_CITES: data_file(cited_by(here, living))}


def _games(catalogue: SiteModel, here: Here) -> Iterator[dict[str, Any]]:
    """Give the games, with what each leaves open and what a settlement of it is asked with at each of its tables."""
    foremost = {each.id for each in catalogue.foremost}
    offered = {each["id"]: each for each in games_offered(catalogue)}
    for game in catalogue.games:
        tables = {
            players: wanted(catalogue.library.playable(game.id, players), game.options) for players in game.players
        }
        yield {
            **offered[game.id],
            "named": catalogue.titles[game.id],
            "href": here.to_rule_set(game.id),
            "foremost": game.id in foremost,
            "year": game.year,
            "usual": game.usual_players,
            "tables": tables,
        }


def games_offered(catalogue: SiteModel) -> list[dict[str, Any]]:
    """Give the games that a reader may name, each with its book and the options that it leaves to the players."""
    sources = catalogue.library.sources
    return [
        {
            "id": game.id,
            "title": game.title,
            "book": sources[game.source].short if game.source in sources else "",
            "options": [
                {
                    "name": option.name,
                    "asks": option.asks,
                    "default": option.default,
                    "choices": [[name, choice.says] for name, choice in option.choices.items()],
                }
                for option in game.options.values()
                if option.choices
            ],
        }
        for game in catalogue.games
    ]


def form_of(situation: Dispute) -> Sequence[Mapping[str, Any]]:
    """Give the parameters of a quarrel as fields of a form, each with what it allows."""
    fields = []
    for name, parameter in situation.parameters.items():
        said = {"name": name, **parameter.data()}
        if words := said.get("words"):
            said["words"] = [[word, parameter.input.phrase(word)] for word in words]
        fields.append(said)
    return fields
