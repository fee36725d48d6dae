"""Checks of how the pool is filled and won: chips that nobody can win or pay, cases that never arise, idle words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.revoke import FineTo, RevokePays
from hearts_spec.rules.sections.settlement import Clause, KeptIn, PayCounting, Payers, PayTimes, PayTo, Then


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


def lost_chips(rules: Rules, players: int) -> Iterator[tuple[str, str, str]]:
    """Report what would draw chips that nobody has paid, or pay chips that nobody can win, in a game for chips.

    Each is a key, a message and a hint.
    """
    if rules.settlement.kept_in is not KeptIn.CHIPS:
        return
    if rules.settlement.draw:
        yield from _undrawable(rules, players)
    if rules.settlement.pay.to is PayTo.WINNERS:
        yield from _unwon(rules.settlement.pool, players)
    if not rules.settlement.pool:
        yield from _unclaimed(rules)


def _undrawable(rules: Rules, players: int) -> Iterator[tuple[str, str, str]]:
    """Report draws that the payments of a deal do not come to, or, without a pool to win, do not come out at."""
    key, pay = "settlement.draw", rules.settlement.pay
    if pay.to is not PayTo.POOL or pay.who is not Payers.EVERYONE or pay.counting is not PayCounting.TAKEN:
        message = "chips can be drawn from the pool only where every player pays into it for all that he took"
        yield key, message, "say 0, or change settlement.pay"
        return
    paid = pay.each * (players - 1 if pay.times is PayTimes.EACH_OPPONENT else 1)
    drawn = rules.settlement.draw * (players - 1)
    if drawn > paid:
        yield key, "more is drawn of each unit than is paid for it", "draw less, or let more be paid"
    elif drawn < paid and not rules.settlement.pool:
        message = "less is drawn of each unit than is paid for it, and nobody can win the rest"
        yield key, message, "state settlement.pool"


def _unwon(pool: Sequence[Clause], players: int) -> Iterator[tuple[str, str, str]]:
    """Report cases in which nobody wins, where it is the winner who is paid."""
    key = "settlement.pay.to"
    if not pool:
        yield key, "the winner is paid, and nothing says who wins", "state settlement.pool"
    for place, (clause, found) in enumerate(zip(pool, reached(pool, players), strict=True), 1):
        if any(not _is_won(clause.then, spread) for spread in found):
            yield key, f"the winner is paid, and in case {place} of the pool nobody wins", "say `pool`"


def _is_won(then: Then, spread: Spread) -> bool:
    match then:
        case Then.FEWEST_TAKE:
            return True
        case Then.CLEAR_TAKE | Then.CLEAR_PAID:
            return spread.clear > 0
        case Then.STAYS:
            return False
        case _:
            assert_never(then)


def _unclaimed(rules: Rules) -> Iterator[tuple[str, str, str]]:
    """Report forfeits and fines that go into the pool, where there is none for anybody to win."""
    law = rules.irregular
    if law.hands.forfeit:
        yield "irregular.hands.forfeit", "the forfeit goes into the pool, and there is none to win", "say 0"
    if law.revoke.pays is RevokePays.FINE and law.revoke.fine and law.revoke.fine_to is FineTo.TABLE:
        message = "the fine for a revoke goes into the pool, and there is none to win"
        yield "irregular.revoke.fine", message, "state irregular.revoke.fine-to: opponents"


def idle_words(rules: Rules, players: Sequence[int]) -> Iterator[tuple[str, str, str]]:
    """Report cases that no deal comes to, and words in whose place another would do the same, at any number of players.

    Each is a key, a message and a hint.
    """
    pool = rules.settlement.pool
    by_case = [[spread for number in players for spread in reached(pool, number)[place]] for place in range(len(pool))]
    for place, (clause, found) in enumerate(zip(pool, by_case, strict=True), 1):
        if not found:
            yield "settlement.pool", f"no deal comes to case {place} of the pool", "leave it out"
        else:
            yield from _idle_outcome(place, clause.then, found)
    pay = rules.settlement.pay
    won_by_fewest = any(clause.then is Then.FEWEST_TAKE for clause in pool)
    if pay.who is Payers.LOSERS and (pay.counting is PayCounting.EXCESS or not won_by_fewest):
        message = "nobody who wins ever has anything to pay for, so losers alone always pay"
        yield "settlement.pay.who", message, "say `everyone`"


def _idle_outcome(place: int, then: Then, found: Sequence[Spread]) -> Iterator[tuple[str, str, str]]:
    """Report an outcome of a case in whose place another would do the same in every deal that comes to it."""
    match then:
        case Then.FEWEST_TAKE:
            if all(spread.clear for spread in found):
                hint = "say `clear-take`"
                yield "settlement.pool", f"in case {place} of the pool those with the fewest are always clear", hint
        case Then.CLEAR_TAKE | Then.CLEAR_PAID:
            if not any(spread.clear for spread in found):
                hint = "say `stays` or `fewest-take`"
                yield "settlement.pool", f"in case {place} of the pool nobody is ever clear", hint
        case Then.STAYS:
            pass
        case _:
            assert_never(then)
