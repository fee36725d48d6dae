"""One deal settled by the principal game of every book, as a figure: who wins and who pays, from year to year."""

from collections.abc import Sequence
from dataclasses import dataclass

from hearts_spec.cards import default_seats
from hearts_spec.engine import table_of
from hearts_spec.rules.vocabulary.settlement import KeptIn
from hearts_spec.site.home_page import DEALS, PLAYERS, settle_deal, that_settle
from hearts_spec.site.site_model import SiteModel

ROW = 58
HEAD = 26
FIRST_SEAT, STEP = 112, 64
TALLEST = 20


@dataclass(frozen=True, slots=True)
class Bar:
    """What one seat wins or pays, or the points written to it: the bar goes up for what is won."""

    x: int
    height: int
    said: str
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
        """Give what the row shows in words."""
        said = ", ".join(f"{seat} {bar.said}" for seat, bar in zip(default_seats(PLAYERS), self.bars, strict=True))
        return f"{self.title}, {self.year}, in {self.unit}: {said}"


@dataclass(frozen=True, slots=True)
class OneDeal:
    """The figure: its height, the seats with their places, and a row for each book."""

    height: int
    seats: Sequence[tuple[int, str]]
    rows: Sequence[DealRow]


def one_deal(catalogue: SiteModel) -> OneDeal:
    """Settle the first deal of the home page by the principal game of every book, in order of years."""
    games = that_settle(catalogue, catalogue.principal)
    results = [(game, settle_deal(table_of(catalogue.library.playable(game.id, PLAYERS)), DEALS[0])) for game in games]
    most = max((abs(n) for _, result in results for n in result.net), default=1)
    rows = []
    for number, (game, result) in enumerate(results):
        points = result.kept_in is KeptIn.POINTS
        bars = [_bar(seat, n, points, most) for seat, n in enumerate(result.net)]
        source = catalogue.library.sources[game.source]
        rows.append(DealRow(HEAD + ROW * number, source.year, game.title, "points" if points else "chips", bars))
    seats = [(FIRST_SEAT + STEP * seat, name) for seat, name in enumerate(default_seats(PLAYERS))]
    return OneDeal(HEAD + ROW * len(rows), seats, rows)


def _bar(seat: int, number: int, points: bool, most: int) -> Bar:
    sign = "" if points or not number else "+" if number > 0 else "−"
    height = -(-abs(number) * TALLEST // most)
    return Bar(FIRST_SEAT + STEP * seat, height, f"{sign}{abs(number)}", number > 0 and not points)
