"""The family of the games as a figure: what each builds on in its book, and what it stands nearest to in another."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.rules import RuleSet, Source
from hearts_spec.rules.similarity import SimilarGame
from hearts_spec.site.site_model import SiteModel

LONG = 30  # years


@dataclass(frozen=True, slots=True)
class Member:
    """A game in its book: what it stands nearest to in an earlier one, and the games that build on it."""

    game: RuleSet
    near: SimilarGame | None
    below: Sequence["Member"]

    @property
    def nearest(self) -> str:
        """Name the game it stands nearest to, and its year."""
        return f"{brief(self.near.game)}, {self.near.game.year}" if self.near else ""


@dataclass(frozen=True, slots=True)
class Band:
    """A book, with the game that stands for it, and its games as a tree.

    From its principal game an arc leads as many rows up as `up` says, to the book with the game that this stands
    nearest to. Where many years went by without a book, as `missing` says, they have a row of their own.
    """

    source: Source
    missing: int
    principal: Member | None
    up: int
    members: Sequence[Member]


def brief(game: RuleSet) -> str:
    """Give the title of a game without the name that all of them share."""
    said = game.title.removesuffix(" Hearts").removeprefix("Hearts, ")
    return said[:1].upper() + said[1:]


def family(catalogue: SiteModel) -> list[Band]:
    """Draw the games of the books."""
    last, row = 0, 0
    rows: dict[str, int] = {}
    bands = []
    for source in catalogue.books:
        missing = source.year - last if last and source.year - last > LONG else 0
        last = source.year
        row += 2 if missing else 1
        rows[source.id] = row
        members = list(_members(catalogue, source))
        principal = next((it for it in every(members) if it.game.id == source.principal_id), None)
        up = row - rows[principal.near.game.source] if principal and principal.near else 0
        bands.append(Band(source, missing, principal, up, members))
    return bands


def every(members: Sequence[Member]) -> Iterator[Member]:
    """Give games and all that build on them."""
    for it in members:
        yield it
        yield from every(it.below)


def _members(catalogue: SiteModel, source: Source) -> Iterator[Member]:
    """Give the games of a book that build on no other; what they share is no game but the book itself."""
    games = catalogue.games_of(source.id)
    ids = {game.id for game in games}

    def below(parent: str) -> Iterator[Member]:
        for game in games:
            if (game.extends if game.extends in ids else "") == parent:
                yield Member(game, catalogue.nearness.earlier.get(game.id), list(below(game.id)))

    return below("")
