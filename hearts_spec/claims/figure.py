"""A figure as a book prints it: odds, so many times in so many, or a number; and how near it comes to the truth."""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, ReadContext
from hearts_spec.schema.problems import Problem, quoted
from hearts_spec.schema.tree import Node, Scalar, expected
from hearts_spec.schema.word import Word

TOLERANCE = Fraction(1, 10)
_PARTS = {"⅛": 1, "¼": 2, "⅜": 3, "½": 4, "⅝": 5, "¾": 6, "⅞": 7}
_ODDS = re.compile(rf"([1-9][0-9]{{0,3}})([{''.join(_PARTS)}]?) to ([1-9][0-9]{{0,3}}) (against|for)")
_TIMES = re.compile(r"(0|[1-9][0-9]{0,3}) in ([1-9][0-9]{0,3})( against)?")
_NUMBER, _MOST = re.compile(r"-?(?:0|[1-9][0-9]{0,5})"), 999_999
_EVEN = "even"
_FORMS = "odds, a number of times in so many, or a number"
_EXAMPLE = "as `22 to 1 against`, `44 in 1000`, `even` or `-46`"


class FigureVerdict(Word):
    """How a printed figure stands to the truth."""

    RIGHT = "right", "no figure of the same form comes nearer to the truth"
    ROUNDED = "rounded", "another would come nearer, but it is within a tenth of the true odds or number"
    WRONG = "wrong", "it is further out than that"


@dataclass(frozen=True, slots=True)
class Figure(ABC):
    """A printed figure: its text, and its value, which is a chance but for a plain number."""

    text: str
    value: Fraction

    def verdict(self, truth: Fraction) -> FigureVerdict:
        """Say how it stands to the truth."""
        if self.value == truth or self._is_nearest(truth):
            return FigureVerdict.RIGHT
        return FigureVerdict.ROUNDED if self._is_near(truth) else FigureVerdict.WRONG

    @abstractmethod
    def put(self, truth: Fraction) -> str:
        """Put the truth in its own form, a little more closely."""

    @abstractmethod
    def _is_nearest(self, truth: Fraction) -> bool:
        """Say whether the truth, set as coarsely, would be this figure."""

    def _is_near(self, truth: Fraction) -> bool:
        """Say whether it is within the tolerance: of a chance, its odds."""
        if {self.value, truth} & {Fraction(0), Fraction(1)}:
            return False
        ratio = self.value / (1 - self.value) * (1 - truth) / truth
        return abs(ratio - 1) <= TOLERANCE


@dataclass(frozen=True, slots=True)
class Odds(Figure):
    """Odds, `first` to `second`, against a thing or for it; the first is given in steps of `step`."""

    first: Fraction
    second: int
    against: bool
    step: Fraction = Fraction(1)

    def put(self, truth: Fraction) -> str:
        if truth in (0, 1):
            return _CERTAIN[truth]
        side = "against" if self.against else "for"
        if self._small_first:
            return f"1 to {_set(1 / self._odds(truth))} {side}"
        return f"{_set(self._odds(truth) * self.second)} to {self.second} {side}"

    def _is_nearest(self, truth: Fraction) -> bool:
        if truth in (0, 1):
            return False
        odds = self._odds(truth)
        if self._small_first:
            return round(1 / odds) == self.second
        return round(odds * self.second / self.step) * self.step == self.first

    @property
    def _small_first(self) -> bool:
        return self.first == 1 < self.second

    def _odds(self, chance: Fraction) -> Fraction:
        odds = (1 - chance) / chance if self.against else chance / (1 - chance)
        return max(odds, 1 / odds) if self.text == _EVEN else odds


@dataclass(frozen=True, slots=True)
class Times(Figure):
    """A thing that happens, or does not, so many times in so many."""

    count: int
    among: int
    against: bool

    def put(self, truth: Fraction) -> str:
        side = " against" if self.against else ""
        if self.count == 1 and truth:
            return f"1 in {_set(1 / self._share(truth))}{side}"
        return f"{_set(self._share(truth) * self.among)} in {self.among}{side}"

    def _is_nearest(self, truth: Fraction) -> bool:
        share = self._share(truth)
        if self.count == 1 and share:
            return round(1 / share) == self.among
        return round(share * self.among) == self.count

    def _share(self, chance: Fraction) -> Fraction:
        return 1 - chance if self.against else chance


@dataclass(frozen=True, slots=True)
class PlainFigure(Figure):
    """A plain number, as of counters."""

    def put(self, truth: Fraction) -> str:
        return _set(truth)

    def _is_nearest(self, truth: Fraction) -> bool:
        return round(truth) == self.value

    def _is_near(self, truth: Fraction) -> bool:
        return abs(self.value - truth) <= TOLERANCE * abs(truth)


_SET_APART = 10_000
_CERTAIN = {Fraction(0): "never", Fraction(1): "always"}


def _set(number: Fraction) -> str:
    """Set a number with as many places as say something; like the print, set no single thousands apart."""
    places = 0 if number.denominator == 1 else 1 if abs(number) >= 10 else 2
    apart = "," if abs(number) >= _SET_APART else ""
    return f"{float(number):{apart}.{places}f}".replace("-", "−")


def read_figure(text: str) -> Figure | None:
    """Read a figure as it is printed, or give None."""
    if found := _ODDS.fullmatch(text):
        eighths, step = (8, Fraction(1, 8)) if found[2] else (1, Fraction(1))
        first = int(found[1]) + Fraction(_PARTS.get(found[2], 0), eighths)
        return _odds(text, first, int(found[3]), found[4] == "against", step)
    if text == _EVEN:
        return _odds(text, Fraction(1), 1, True, Fraction(1))
    if found := _TIMES.fullmatch(text):
        count, among, against = int(found[1]), int(found[2]), bool(found[3])
        if count > among:
            return None
        share = Fraction(count, among)
        return Times(text, 1 - share if against else share, count, among, against)
    return PlainFigure(text, Fraction(int(text))) if _NUMBER.fullmatch(text) else None


def _odds(text: str, first: Fraction, second: int, against: bool, step: Fraction) -> Odds:
    share = first / (first + second)
    return Odds(text, 1 - share if against else share, first, second, against, step)


class FigureKind(Kind):
    """A printed figure."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        text = node.text if isinstance(node, Scalar) else ""
        if figure := read_figure(text):
            return figure
        if text.strip():
            faults.append(Problem(node.mark, f"{quoted(text, 60)} is not a figure: {_FORMS}", _EXAMPLE, text))
        else:
            faults.append(expected(node, "a figure", _EXAMPLE))
        return MISSING

    def plain(self, value: Figure) -> str:
        return value.text

    def schema(self) -> dict[str, Any]:
        forms = "|".join(each.pattern for each in (_ODDS, _TIMES, _NUMBER))
        return {
            "anyOf": [
                {"type": "string", "pattern": f"^(?:{forms}|{_EVEN})$"},
                {"type": "integer", "minimum": -_MOST, "maximum": _MOST},
            ]
        }


A_FIGURE = FigureKind()
