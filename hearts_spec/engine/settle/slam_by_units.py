"""Who made a slam, where only the units that each player took are known: decided from every way to reach them."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.settle.slam import SlamMade
from hearts_spec.rules.facts import TricksWon

_MOST_STEPS = 100_000  # after so many, the totals count as leaving it open


class _Alike(NamedTuple):
    """Cards of one value that the same slams need: how many there are, and those slams."""

    value: int
    number: int
    needed_by: frozenset[str]


def slam_by_units(
    table: CompiledRules, seats: Sequence[str], units: Sequence[int], tricks: TricksWon, declared: int | None
) -> SlamMade | None:
    """Return the slam of a deal, given the units that each seat took, or None if nobody can have made one.

    `seats` are the names for messages. Raises IrregularStateError if the cards in play cannot give these units, or if
    these leave open who made a slam or what the cards of its makers cost; MissingFactError as `slam_of` does.
    """
    ways = _Ways(table, units, tricks, declared)
    slams = ways.slams()
    if len(slams) == 1 and not ways.given_up:
        return slams.pop()
    if not slams and not ways.given_up:
        token = ",".join(f"{seat}={count}" for seat, count in zip(seats, units, strict=True))
        raise IrregularStateError("the cards in play cannot give these totals", token, "units", "name the cards taken")
    if not ways.sought:
        return None
    made = next((each for each in slams if each), None)
    seat = seats[made.by[0] if made else 0]
    message = "the totals leave open whether somebody took everything: name the cards taken"
    raise IrregularStateError(message, seat, "units")


class _Ways:
    """The search through the ways in which the cards that matter can be shared out so as to give the units."""

    def __init__(self, table: CompiledRules, units: Sequence[int], tricks: TricksWon, declared: int | None) -> None:
        self.sought = [(slam, makers) for slam in table.slams for makers in slam.may_make(declared)]
        self.alike = sorted(_alike(table), key=lambda each: (each.value > 0, -abs(each.value)))
        self._units, self._tricks, self._sign = tuple(units), tricks, table.rules.game.sign
        self._found: set[SlamMade | None] = set()
        self._seen: set[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = set()
        self.given_up = False

    def slams(self) -> set[SlamMade | None]:
        """Return the slams (None for no slam) of some ways: one if all ways agree, two if they differ."""
        costs = tuple(self._sign * count for count in self._units)
        self._share(0, self._units, tuple(range(len(self.sought))), costs)
        return self._found

    def _share(self, at: int, left: tuple[int, ...], alive: tuple[int, ...], charged: tuple[int, ...]) -> None:
        """Share out the cards from class `at` on, where each seat still has to get the units `left`.

        `alive` are the indexes of the slams for which their makers have all cards so far; `charged` is what the cards
        that cost something will have cost each seat.
        """
        if len(self._found) > 1 or self.given_up or (not alive and None in self._found):
            return
        state = (at, left, alive, charged)
        if state in self._seen:
            return
        self._seen.add(state)
        self.given_up = len(self._seen) > _MOST_STEPS
        if at == len(self.alike):
            if not any(left):
                self._found.add(self._made(alive, charged))
            return
        value, count, needed_by = self.alike[at]
        for shares in _shares(value, count, left, last=at + 1 == len(self.alike)):
            has = {seat for seat, share in enumerate(shares) if share}
            still = tuple(
                each for each in alive
                if self.sought[each][0].key not in needed_by or has.issubset(self.sought[each][1])
            )  # fmt: skip
            after = tuple(units - value * share for units, share in zip(left, shares, strict=True))
            cost = self._sign * value
            costs = charged if cost >= 0 else tuple(map(lambda whole, share: whole - cost * share, charged, shares))
            self._share(at + 1, after, still, costs)

    def _made(self, alive: Sequence[int], charged: Sequence[int]) -> SlamMade | None:
        for slam, makers in (self.sought[each] for each in alive):
            if slam.law.tricks.won_by(makers, self._tricks):
                return SlamMade(makers, tuple(charged[seat] for seat in makers), slam.law, slam.key)
        return None


def _alike(table: CompiledRules) -> Iterator[_Alike]:
    """Yield the classes of the cards that have a value or are needed for a slam."""
    needed = reduce(or_, (slam.needs for slam in table.slams), 0)
    for value, mask in (*table.value_masks, (0, needed & ~table.valued)):
        left = mask
        while left:
            lowest = left & -left
            same = left
            for slam in table.slams:
                same &= slam.needs if slam.needs & lowest else ~slam.needs
            left &= ~same
            yield _Alike(value, same.bit_count(), frozenset(s.key for s in table.slams if s.needs & lowest))


def _shares(value: int, count: int, left: tuple[int, ...], last: bool) -> Iterator[tuple[int, ...]]:
    """Yield the ways to share out `count` cards, none with more than its seat has `left` if the value is above 0."""
    if last and value:
        shares = tuple(units // value for units in left)
        if min(shares) >= 0 and sum(shares) == count:
            yield shares
        return
    most = min(count, left[0] // value) if value > 0 else count
    if len(left) == 1:
        if most == count:
            yield (count,)
        return
    for share in range(most, -1, -1):
        yield from ((share, *others) for others in _shares(value, count - share, left[1:], last=False))
