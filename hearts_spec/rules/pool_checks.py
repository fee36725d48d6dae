"""Checks of how the pool is won: cases that can never arise, and words that make no difference where they stand."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.settlement import Clause, PayCounting, Payers, Then


@dataclass(frozen=True, slots=True)
class Spread:
    """How what counts may be spread over the players: how many are clear, share the fewest, and took some."""

    clear: int
    fewest: int
    loaded: int


def spreads(players: int) -> list[Spread]:
    """Give every spread that a deal among so many players can end in."""
    some_clear = [Spread(clear, clear, players - clear) for clear in range(1, players)]
    return some_clear + [Spread(0, fewest, players) for fewest in range(1, players + 1)]


def matches(wanted: str, count: int) -> bool:
    """Say whether a count of players is what a case asks for; a case that does not ask takes any."""
    if not wanted:
        return True
    return count >= int(wanted[:-1]) if wanted.endswith("+") else count == int(wanted)


def fits(clause: Clause, spread: Spread) -> bool:
    """Say whether a case of the pool fits how the deal ended."""
    return (
        matches(clause.clear, spread.clear)
        and matches(clause.fewest, spread.fewest)
        and matches(clause.loaded, spread.loaded)
    )


def reached(clauses: Sequence[Clause], players: int) -> list[list[Spread]]:
    """Give the spreads that come to each case, those before it having been passed by."""
    found: list[list[Spread]] = [[] for _ in clauses]
    for spread in spreads(players):
        place = next((place for place, clause in enumerate(clauses) if fits(clause, spread)), None)
        if place is not None:
            found[place].append(spread)
    return found


def idle_words(rules: Rules, players: Sequence[int]) -> Iterator[tuple[str, str, str]]:
    """Report cases that no deal comes to, and words in whose place another would do the same, at any number of players.

    Each is a key, a message and a hint.
    """
    pool = rules.settlement.pool
    by_case = [[spread for number in players for spread in reached(pool, number)[place]] for place in range(len(pool))]
    for place, (clause, found) in enumerate(zip(pool, by_case, strict=True), 1):
        if not found:
            yield "settlement.pool", f"no deal comes to case {place} of the pool", "leave it out"
        elif clause.then is Then.FEWEST_TAKE and all(spread.clear for spread in found):
            hint = "say `clear-take`"
            yield "settlement.pool", f"in case {place} of the pool those with the fewest are always clear", hint
        elif clause.then is Then.CLEAR_TAKE and not any(spread.clear for spread in found):
            yield "settlement.pool", f"in case {place} of the pool nobody is ever clear", "say `stays` or `fewest-take`"
    pay = rules.settlement.pay
    won_by_fewest = any(clause.then is Then.FEWEST_TAKE for clause in pool)
    if pay.who is Payers.LOSERS and (pay.counting is PayCounting.EXCESS or not won_by_fewest):
        message = "nobody who wins ever has anything to pay for, so losers alone always pay"
        yield "settlement.pay.who", message, "say `everyone`"
