"""Figures of the history: the family of the games, and one deal settled by the principal game of every book."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.cards import default_seats
from hearts_spec.engine import table_of
from hearts_spec.rules import RuleSet, Source
from hearts_spec.rules.book_comparison import SimilarGame
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.site.home_page import DEALS, PLAYERS, settle_deal, that_settle
from hearts_spec.site.site_model import SiteModel

LONG = 30  # years


@dataclass(frozen=True, slots=True)
class Member:
    """A game in its book: the most similar game of an earlier book, and the games that build on it."""

    game: RuleSet
    near: SimilarGame | None
    below: Sequence["Member"]

    @property
    def nearest(self) -> str:
        """Title and year of the most similar earlier game."""
        return f"{brief(self.near.game)}, {self.near.game.year}" if self.near else ""


@dataclass(frozen=True, slots=True)
class Band:
    """A book, its principal game, and its games as a tree.

    An arc leads from the principal game `up` rows up, to the book of the game it is most similar to. If many years
    passed without a book, `missing` is their number and they have a row of their own.
    """

    source: Source
    missing: int
    principal: Member | None
    up: int
    members: Sequence[Member]


def brief(game: RuleSet) -> str:
    """Return the title of a game without the word that all of them share."""
    title = game.title.removesuffix(" Hearts").removeprefix("Hearts, ")
    return title[:1].upper() + title[1:]


def family(model: SiteModel) -> list[Band]:
    """Return the books, oldest first, with the layout of the figure."""
    last, row = 0, 0
    rows: dict[str, int] = {}
    bands = []
    for source in model.books:
        missing = source.year - last if last and source.year - last > LONG else 0
        last = source.year
        row += 2 if missing else 1
        rows[source.id] = row
        members = list(_members(model, source))
        principal = next((it for it in every(members) if it.game.id == source.principal_id), None)
        up = row - rows[principal.near.game.source] if principal and principal.near else 0
        bands.append(Band(source, missing, principal, up, members))
    return bands


def every(members: Sequence[Member]) -> Iterator[Member]:
    """Yield games and all games that build on them."""
    for it in members:
        yield it
        yield from every(it.below)


def _members(model: SiteModel, source: Source) -> Iterator[Member]:
    """Yield the games of a book that build on no other game of it. What they share is not a game."""
    games = model.games_of(source.id)
    ids = {game.id for game in games}

    def below(parent: str) -> Iterator[Member]:
        for game in games:
            if (game.extends if game.extends in ids else "") == parent:
                yield Member(game, model.nearness.earlier.get(game.id), list(below(game.id)))

    return below("")


ROW = 58
HEAD = 26
FIRST_SEAT, STEP = 112, 64
TALLEST = 20


@dataclass(frozen=True, slots=True)
class Bar:
    """What one seat wins, pays or scores: the bar goes up for chips won."""

    x: int
    height: int
    label: str
    won: bool


@dataclass(frozen=True, slots=True)
class DealRow:
    """The deal as one book's game settles it."""

    y: int
    year: int
    title: str
    unit: str
    bars: Sequence[Bar]

    @property
    def words(self) -> str:
        """The row in words, for readers who cannot see the figure."""
        amounts = ", ".join(f"{seat} {bar.label}" for seat, bar in zip(default_seats(PLAYERS), self.bars, strict=True))
        return f"{self.title}, {self.year}, in {self.unit}: {amounts}"


@dataclass(frozen=True, slots=True)
class OneDeal:
    """The figure: its height, the seats with their places, and a row for each book."""

    height: int
    seats: Sequence[tuple[int, str]]
    rows: Sequence[DealRow]


def one_deal(model: SiteModel) -> OneDeal:
    """Settle the first deal of the home page by the principal game of every book, oldest first."""
    games = that_settle(model, model.principal)
    results = [(game, settle_deal(table_of(model.library.playable(game.id, PLAYERS)), DEALS[0])) for game in games]
    most = max((abs(n) for _, result in results for n in result.net), default=1)
    rows = []
    for number, (game, result) in enumerate(results):
        points = result.kept_in is KeptIn.POINTS
        bars = [_bar(seat, n, points, most) for seat, n in enumerate(result.net)]
        source = model.library.sources[game.source]
        rows.append(DealRow(HEAD + ROW * number, source.year, game.title, "points" if points else "chips", bars))
    seats = [(FIRST_SEAT + STEP * seat, name) for seat, name in enumerate(default_seats(PLAYERS))]
    return OneDeal(HEAD + ROW * len(rows), seats, rows)


def _bar(seat: int, number: int, points: bool, most: int) -> Bar:
    sign = "" if points or not number else "+" if number > 0 else "−"
    height = -(-abs(number) * TALLEST // most)
    return Bar(FIRST_SEAT + STEP * seat, height, f"{sign}{abs(number)}", number > 0 and not points)
