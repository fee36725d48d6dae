"""The pages of a book's claims: what is printed beside the truth, as a plot and in words, and the sitting settled."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import hypot, log

from hearts_spec.claims.claim import Proof
from hearts_spec.claims.claims import BookClaims
from hearts_spec.claims.computations import SittingNet, table_of
from hearts_spec.claims.figure import FigureVerdict, PlainFigure
from hearts_spec.claims.session import SettledSitting, Sitting, settled
from hearts_spec.site.links import Here, claims_path
from hearts_spec.site.pages import Page, page
from hearts_spec.site.site_model import SiteModel

SIDE, _CLOSE = 340, 8
_TICKS = (
    ("50:1", 1, 50), ("20", 1, 20), ("10", 1, 10), ("5", 1, 5), ("2", 1, 2), ("even", 1, 1), ("2", 2, 1), ("5", 5, 1),
    ("10:1", 10, 1),
)  # fmt: skip
_LEAST, _MOST = Fraction(1, 80), Fraction(15, 16)


@dataclass(frozen=True, slots=True)
class Tick:
    """A line of the plot across and a line upward, and what stands at them."""

    x: float
    y: float
    label: str


@dataclass(frozen=True, slots=True)
class Point:
    """A claim in the plot: what is printed across, the truth upward.

    `number` is 0 but for those that are wrong; the `label` tells the numbers of all that stand at its place, at one.
    """

    proof: Proof
    x: float
    y: float
    number: int
    label: str = ""


@dataclass(frozen=True, slots=True)
class Plot:
    """Printed odds against true odds, in a square of so many units."""

    points: Sequence[Point]
    ticks: Sequence[Tick]
    side: int = SIDE


@dataclass(frozen=True, slots=True)
class SittingShown:
    """A sitting as a page shows it: settled by each of the rule sets that claims name, some of which keep a pool."""

    sitting: Sitting
    ends: Mapping[str, SettledSitting]
    pools: Mapping[str, SettledSitting]


def claim_pages(catalogue: SiteModel) -> Iterator[Page]:
    """Give a page for each book that claims something in figures."""
    for source in catalogue.claims.files:
        yield _page(catalogue, catalogue.claims.of(source))


def _page(catalogue: SiteModel, book: BookClaims) -> Page:
    here = Here(catalogue.links, claims_path(book.source), book.source)
    wrong = [each for each in book.proofs if each.verdict is FigureVerdict.WRONG]
    numbers = {proof.id: number for number, proof in enumerate(wrong, 1)}
    return page(
        "claims.md.jinja", here, book.written.title, book=book.written,
        source=catalogue.library.sources[book.source], proofs=book.proofs, wrong=wrong,
        counts=book.counts, verdicts=FigureVerdict,
        plot=_plot(book.proofs, numbers),
        sittings=_sittings(book), titles=catalogue.titles, boost=2,
        description=f"What {catalogue.library.sources[book.source].short} claims in figures, beside the truth.",
        edit=catalogue.library.shown(catalogue.claims.files[book.source]),
    )  # fmt: skip


def _plot(proofs: Sequence[Proof], numbers: Mapping[str, int]) -> Plot:
    """Draw the chances, but for those that are certain and so have no odds."""
    ticks = [(Fraction(one, one + other), label) for label, one, other in _TICKS]
    chances = [each for each in proofs if not isinstance(each.claim.printed, PlainFigure)]
    points = [
        Point(each, _at(each.claim.printed.value), SIDE - _at(each.value), numbers.get(each.id, 0))
        for each in chances
        if 0 < each.claim.printed.value < 1 and 0 < each.value < 1
    ]
    return Plot(_labelled(points), [Tick(_at(chance), SIDE - _at(chance), label) for chance, label in ticks])


def _labelled(points: Sequence[Point]) -> list[Point]:
    """Give each place where wrong claims stand a label with their numbers."""
    made: list[Point] = []
    for point in points:
        together = [each for each in points if each.number and hypot(each.x - point.x, each.y - point.y) < _CLOSE]
        first = bool(point.number) and point.number == min(each.number for each in together)
        made.append(replace(point, label=", ".join(str(each.number) for each in together)) if first else point)
    return made


def _at(chance: Fraction) -> float:
    """Give the place of a chance on an axis of odds."""
    least, most = _odds(_LEAST), _odds(_MOST)
    share = (_odds(chance) - least) / (most - least)
    return round(SIDE * min(max(share, 0.0), 1.0), 1)


def _odds(chance: Fraction) -> float:
    return log(chance / (1 - chance))


def _sittings(book: BookClaims) -> list[SittingShown]:
    """Give each sitting, settled by the rule sets that claims name, in their order."""
    counts = [each.count for each in book.written.claims if isinstance(each.count, SittingNet)]
    shown = []
    for name, sitting in book.written.sittings.items():
        rules = dict.fromkeys(each.rules for each in counts if each.sitting == name)
        ends = {each: settled(sitting, table_of(each, sitting, book.around)) for each in rules}
        pools = {each: end for each, end in ends.items() if any(result.after.pool for result in end.results)}
        shown.append(SittingShown(sitting, ends, pools))
    return shown
