"""What happens to the pool: a list of cases, of which the first that fits decides.

A player who took nothing that counts is *clear*; one who took something is *loaded*.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules.conflicts import Conflict
from hearts_spec.schema.english import number_word
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.kinds import Choice, Kind, ManyOf, ReadContext
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.record_type import RecordType, part
from hearts_spec.schema.source_tree import Node, expected

MOST_CASES = 40
_POOL = ("settlement.pay.to", "settlement.kept-in")
_COUNT = re.compile(r"[0-9]{1,2}\+?")


@dataclass(frozen=True, slots=True)
class Distribution:
    """A result of a deal: how many players are clear, how many share the fewest, and how many are loaded."""

    clear: int
    fewest: int
    loaded: int

    @classmethod
    def of(cls, units: Sequence[int]) -> "Distribution":
        """Return the result of a deal, given what each player took."""
        clear = units.count(0)
        return cls(clear, units.count(min(units)), len(units) - clear)


class Then(Word):
    """What happens to the pool."""

    leaves_rest: bool  # True if the winners leave the earlier chips of the pool on the table.

    CLEAR_TAKE = "clear-take", "goes to the players who are clear"
    FEWEST_TAKE = "fewest-take", "goes to the players who took least"
    CLEAR_PAID = (
        "clear-paid",
        "stays on the table, and the players who are clear divide only what is paid now",
        {"leaves_rest": True},
    )
    STAYS = "stays", "stays for the next deal"

    def winners(self, distribution: Distribution) -> int:
        """Return how many players win in a deal with this result."""
        match self:
            case Then.CLEAR_TAKE | Then.CLEAR_PAID:
                return distribution.clear
            case Then.FEWEST_TAKE:
                return distribution.fewest
            case Then.STAYS:
                return 0

    def seats(self, units: Sequence[int]) -> tuple[int, ...]:
        """Return the seats that win, given what each took."""
        match self:
            case Then.CLEAR_TAKE | Then.CLEAR_PAID:
                return tuple(seat for seat, count in enumerate(units) if not count)
            case Then.FEWEST_TAKE:
                return tuple(seat for seat, count in enumerate(units) if count == min(units))
            case Then.STAYS:
                return ()


@dataclass(frozen=True)
class PlayerCount(Kind):
    """A number of players, or a number with a plus sign for that many or more; empty for no condition."""

    def parse(self, node: Node, context: ReadContext) -> Any:
        if _COUNT.fullmatch(node.text):
            return node.text
        return expected(node, "a number of players", "as 2, or 2+ for two or more")

    def schema(self) -> dict[str, Any]:
        number = {"type": "integer", "minimum": 0, "maximum": 99}
        return {"anyOf": [number, {"type": "string", "pattern": f"^{_COUNT.pattern}$"}]}


def parsed(count: str) -> tuple[int, bool]:
    """Return the number in the text, and whether it means that many or more."""
    return int(count.removesuffix("+")), count.endswith("+")


@dataclass(frozen=True, slots=True)
class PoolCase:
    """One case of the pool: its conditions, all of which must hold, and the outcome."""

    then: Then = part(Choice(Then))
    clear: str = part(PlayerCount(), "How many took nothing: as 2, or 2+ for two or more.", default="")
    fewest: str = part(PlayerCount(), "How many share the fewest: as 2, or 2+ for two or more.", default="")
    loaded: str = part(PlayerCount(), "How many took something: as 2, or 2+ for two or more.", default="")

    @property
    def always(self) -> bool:
        """True if it has no condition."""
        return not (self.clear or self.fewest or self.loaded)

    def fits(self, distribution: Distribution) -> bool:
        """True if the result of a deal meets all conditions of this case."""
        asked = (self.clear, self.fewest, self.loaded)
        return all(map(matches, asked, (distribution.clear, distribution.fewest, distribution.loaded)))


def matches(wanted: str, count: int) -> bool:
    """True if the count meets the condition; an empty condition is always met."""
    if not wanted:
        return True
    number, or_more = parsed(wanted)
    return count >= number if or_more else count == number


def distributions(players: int) -> list[Distribution]:
    """Return every result that a deal among this number of players can have."""
    some_clear = [Distribution(clear, clear, players - clear) for clear in range(1, players)]
    return some_clear + [Distribution(0, fewest, players) for fewest in range(1, players + 1)]


def first_fitting(clauses: Sequence[PoolCase], distribution: Distribution) -> int | None:
    """Return the index of the first case that fits the result, counted from 0, or None."""
    return next((place for place, clause in enumerate(clauses) if clause.fits(distribution)), None)


def reached(clauses: Sequence[PoolCase], players: int) -> list[list[Distribution]]:
    """Return the results that each case decides: those that fit it and none of the cases before it."""
    found: list[list[Distribution]] = [[] for _ in clauses]
    for distribution in distributions(players):
        if (place := first_fitting(clauses, distribution)) is not None:
            found[place].append(distribution)
    return found


def idle_cases(clauses: Sequence[PoolCase], players: Sequence[int]) -> Iterator[Conflict]:
    """Yield conflicts: cases that no deal reaches, and outcomes with the same effect as a simpler word.

    A conflict must be one for all the numbers of players together.
    """
    by_table = [reached(clauses, number) for number in players]
    for place, clause in enumerate(clauses):
        found = [distribution for cases in by_table for distribution in cases[place]]
        case = f"case {place + 1} of the pool"
        if not found:
            yield Conflict("settlement.pool", "unused-case", f"no deal comes to {case}", "leave it out", _POOL)
        else:
            yield from _needless_outcome(case, clause.then, found)


def _needless_outcome(where: str, then: Then, found: Sequence[Distribution]) -> Iterator[Conflict]:
    """Yield a conflict if another word has the same effect for all these results."""
    match then:
        case Then.FEWEST_TAKE:
            if all(distribution.clear for distribution in found):
                message = f"in {where} those with the fewest are always clear"
                yield Conflict("settlement.pool", "unused-case", message, "say `clear-take`", _POOL)
        case Then.CLEAR_TAKE | Then.CLEAR_PAID:
            if not any(distribution.clear for distribution in found):
                message = f"in {where} nobody is ever clear"
                yield Conflict("settlement.pool", "unused-case", message, "say `stays` or `fewest-take`", _POOL)
        case Then.STAYS:
            pass


def leaves_jack(clauses: Sequence[PoolCase]) -> bool:
    """True if a pool that nobody wins stays on the table as a Jack."""
    return any(clause.then is Then.STAYS for clause in clauses)


def never_won(clauses: Sequence[PoolCase], players: int) -> Iterator[int]:
    """Yield the numbers, counted from 1, of the cases in which possibly nobody wins."""
    for place, (clause, found) in enumerate(zip(clauses, reached(clauses, players), strict=True), 1):
        if not all(map(clause.then.winners, found)):
            yield place


_CASE = RecordType(PoolCase, "case", "as {clear: 1, then: clear-take}")


@dataclass(frozen=True)
class PoolCases(ManyOf):
    """The cases of the pool: only the last has no condition."""

    one: Kind = _CASE
    at_most: int = MOST_CASES
    listed: str = "a list of cases"
    example: str = "each on its own line, as `- {then: fewest-take}`"

    def validate(self, values: Sequence[PoolCase], nodes: Sequence[Node]) -> Iterator[Problem]:
        last = len(values) - 1
        place = next((place for place, case in enumerate(values) if case.always), None)
        if place is None and values:
            message = "this last case has a condition, so some results are not covered"
            yield Problem(nodes[last].mark, "missing-case", message, "add a case without one, as {then: stays}")
        elif place is not None and place < last:
            message = "this case has no condition, so those below it never apply"
            yield Problem(nodes[place].mark, "unused-case", message, "put it last")

    def text(self, value: Sequence[PoolCase]) -> str:
        return "; ".join(clause_texts(value)) or "none is left to win"


def _players(count: str) -> str:
    number, or_more = parsed(count)
    many = " or more players" if or_more else " player" if number == 1 else " players"
    return f"{number_word(number)}{many}"


def clause_texts(clauses: Sequence[PoolCase]) -> list[str]:
    """Return the cases of the pool in words; the last names what is left if that is only that nobody is clear."""
    said = [clause_text(clause, later=place > 0) for place, clause in enumerate(clauses)]
    if clauses[1:] and clauses[-1].always:
        rest = (each for players in range(2, MOST_CASES) for each in distributions(players))
        if not any(each.clear for each in rest if first_fitting(clauses[:-1], each) is None):
            said[-1] = f"if nobody is clear, {_outcome(clauses[-1])}"
    return said


def clause_text(clause: PoolCase, *, later: bool) -> str:
    """Return one case of the pool in words: its condition, and what happens then."""
    parts = []
    if clause.loaded:
        parts.append(f"{_players(clause.loaded)} took {'everything' if clause.loaded == '1' else 'some'}")
    if clause.clear:
        parts.append(f"{_players(clause.clear)} {'is' if clause.clear == '1' else 'are'} clear")
    if clause.fewest:
        parts.append(f"{_players(clause.fewest)} {'has' if clause.fewest == '1' else 'have'} the fewest")
    if parts:
        return f"if {' and '.join(parts)}, {_outcome(clause)}"
    return f"otherwise {_outcome(clause)}" if later else _outcome(clause)


def _outcome(clause: PoolCase) -> str:
    """Return what happens to the pool in words; winners whom the condition has named are not named again."""
    match clause.then:
        case Then.CLEAR_TAKE if clause.clear:
            alone = clause.clear == "1"
        case Then.FEWEST_TAKE if clause.fewest:
            alone = clause.fewest == "1"
        case Then.CLEAR_TAKE | Then.FEWEST_TAKE | Then.CLEAR_PAID | Then.STAYS:
            return f"the pool {clause.then.phrase}"
    return "that player wins the pool" if alone else "they divide the pool"
