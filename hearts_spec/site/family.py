"""The family of the games as a figure: what each builds on in its book, and what it stands nearest to in another."""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.rules import RuleSet, Source
from hearts_spec.rules.nearness import Near
from hearts_spec.site.catalogue import Catalogue

LABEL = 26  # letters in a line of a label
LINE = 14
GAP = 8
HEADING = 22
BETWEEN = 12
MISSING = 34  # the height of a line that tells of a time without books
LONG = 30  # years
TRUNK = 36
STEP = 14


@dataclass(frozen=True, slots=True)
class Member:
    """A game in its book: what it builds on, the lines of its label, where it stands and what it hangs from.

    A book's principal game has an arc to what it stands nearest to, at the height `far`, and so wide.
    """

    game: RuleSet
    parent: str
    lines: Sequence[str]
    x: int
    y: int
    above: int
    near: Near | None
    principal: bool
    far: int = 0
    bulge: int = 0

    @property
    def nearest(self) -> str:
        """Name the game it stands nearest to, and its year."""
        return f"{brief(self.near.game)}, {self.near.game.year}" if self.near else ""


@dataclass(frozen=True, slots=True)
class Band:
    """A book, with its games below it; `missing` is how many years went by, when they are many, without a book."""

    source: Source
    y: int
    missing: int
    members: Sequence[Member]


@dataclass(frozen=True, slots=True)
class Family:
    """The figure: its height and its books."""

    height: int
    bands: Sequence[Band]


def brief(game: RuleSet) -> str:
    """Give the title of a game without the name that all of them share."""
    said = game.title.removesuffix(" Hearts").removeprefix("Hearts, ")
    return said[:1].upper() + said[1:]


def family(catalogue: Catalogue) -> Family:
    """Draw the games of the books."""
    last = 0
    bands: list[Band] = []
    heights: dict[str, int] = {}
    y = 0
    for source in catalogue.books:
        missing = source.year - last if last and source.year - last > LONG else 0
        y += MISSING if missing else 0
        last = source.year
        members = list(_members(catalogue, source, y, heights))
        bands.append(Band(source, y, missing, members))
        y = (members[-1].y + GAP if members else y + HEADING) + BETWEEN
    return Family(y, bands)


def _members(catalogue: Catalogue, source: Source, top: int, heights: dict[str, int]) -> Iterator[Member]:
    """Give the games of a book, each below what it builds on; the heights of their labels are added to `heights`."""
    y = top + HEADING
    for game, depth in _tree(catalogue.games_of(source.id)):
        lines = textwrap.wrap(brief(game), LABEL - 2 * depth)
        y += LINE
        heights[game.id] = y
        above = heights.get(game.extends, top + HEADING - 8)
        kin = catalogue.nearness.earlier.get(game.id)
        principal = game.id == f"{source.id}/{source.principal}"
        far = heights[kin.game.id] if kin and principal else 0
        bulge = min(TRUNK - 6, 8 + (y - far) // 30) if far else 0
        parent = catalogue.rule_sets[game.extends].title if game.extends else ""
        yield Member(game, parent, lines, TRUNK + STEP * depth, y, above, kin, principal, far, bulge)
        y += LINE * (len(lines) - 1) + GAP


def _tree(games: Sequence[RuleSet]) -> Iterator[tuple[RuleSet, int]]:
    """Give games with their depths, each after what it builds on; what they share is no game but the book itself."""
    ids = {game.id for game in games}

    def below(parent: str, depth: int) -> Iterator[tuple[RuleSet, int]]:
        for game in games:
            if (game.extends if game.extends in ids else "") == parent:
                yield game, depth
                yield from below(game.id, depth + 1)

    return below("", 1)
