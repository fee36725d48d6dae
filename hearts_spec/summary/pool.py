"""Who wins what is paid, how it is divided, and what becomes of it when nobody wins."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.rules.vocabulary.pool import Distribution, Then, distributions, first_fitting, leaves_jack
from hearts_spec.rules.vocabulary.settlement import JackWonBy, OddChip
from hearts_spec.schema.english import listed, number
from hearts_spec.summary.game import SummarizedGame
from hearts_spec.summary.sentence import Clause


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What becomes of the pool in every deal that there can be.

    `win` are the numbers of clear players who win, `newly_paid` those who divide what is now paid alone, `fewest` the
    numbers who win by the fewest where nobody is clear, and `lost` stands for the deals that nobody wins: each with
    the case of the pool, counted from 1, that says so.
    """

    players: int
    win: Mapping[int, int]
    newly_paid: Mapping[int, int]
    fewest: Mapping[int, int]
    lost: Mapping[Distribution, int]

    @property
    def fewest_win(self) -> bool:
        """Say whether those with the fewest win in every deal, be they clear or not, but for what is newly paid."""
        return bool(self.win) and bool(self.fewest) and not self.lost

    @property
    def most_winners(self) -> int:
        """Give how many can win together at the most."""
        return max((0, *self.win, *self.newly_paid, *self.fewest))


def outcomes(game: SummarizedGame) -> Outcomes:
    """Work out what becomes of the pool in every deal that there can be."""
    found = Outcomes(game.players, win := {}, newly_paid := {}, fewest := {}, lost := {})
    clauses = game.rules.settlement.pool
    for distribution in distributions(game.players):
        place = first_fitting(clauses, distribution)
        then, case = (Then.STAYS, 0) if place is None else (clauses[place].then, place + 1)
        winners = then.winners(distribution)
        if not winners:
            lost[distribution] = case
        elif then.leaves_rest:
            newly_paid[winners] = case
        elif distribution.clear:
            win[winners] = case
        else:
            fewest[winners] = case
    return found


def winner(game: SummarizedGame) -> Clause:
    """Say of somebody that he wins, where somebody does in every deal: `took the fewest hearts`."""
    found = outcomes(game)
    said = "took the fewest hearts" if game.of_hearts else "counts least"
    return game.pool_clause(said, {**found.win, **found.fewest}.values())


def pool_won(game: SummarizedGame) -> Iterator[Clause | None]:
    """Say to whom the pool goes, who divide it, and where a chip goes that does not divide."""
    found = outcomes(game)
    if found.fewest_win:
        best = winner(game).text
        yield game.pool_clause(f"goes to whoever {best}, or is divided by those who tie for it", found.win.values())
    elif found.win or found.fewest:
        if found.win:
            yield game.pool_clause(_won_clear(game, found), found.win.values())
        if found.fewest:
            before = "; if nobody is clear, it " if found.win else ""
            yield game.pool_clause(f"{before}{_won_fewest(found)}", found.fewest.values())
    else:
        yield game.pool_clause("can be won by nobody", found.lost.values())
    yield _odd(game, found)
    yield _newly_paid(game, found)


def divided(game: SummarizedGame) -> Iterator[Clause | None]:
    """Say how those who win together divide what they are paid, where somebody wins in every deal."""
    found = outcomes(game)
    who = f"players who tie for {'the fewest' if game.of_hearts else 'the least'}"
    yield game.pool_clause(f"{who} divide what is paid", (*found.win.values(), *found.fewest.values()))
    yield _odd(game, found)
    yield _newly_paid(game, found)


def _clear(game: SummarizedGame) -> str:
    return "clear of hearts" if game.all_hearts else "clear"


def _won_clear(game: SummarizedGame, found: Outcomes) -> str:
    clear, all_clear = _clear(game), range(1, found.players)
    if sorted(found.win) == list(all_clear) and found.players > 2:
        return f"goes to whoever is {clear}, or is divided by all who are"
    several = [number(count) for count in sorted(found.win) if count > 1]
    alone = f"goes to a player who alone is {clear}"
    if not several:
        return alone
    together = f"is divided by {listed(several, 'or')} who are"
    return f"{alone}, or {together}" if 1 in found.win else f"{together} {clear}"


def _won_fewest(found: Outcomes) -> str:
    if len(found.fewest) == found.players:
        return "goes to whoever has the fewest, or is divided by those who tie for it"
    several = [number(count) for count in sorted(found.fewest) if count > 1]
    together = f"is divided by {listed(several, 'or')} who tie for the fewest" if several else ""
    alone = "goes to a player who alone has the fewest" if 1 in found.fewest else ""
    return ", or ".join(filter(None, (alone, together)))


def _newly_paid(game: SummarizedGame, found: Outcomes) -> Clause | None:
    if not found.newly_paid:
        return None
    if list(found.newly_paid) == [game.players - 1]:
        said = "; if one player takes everything, the others divide what he pays"
    else:
        several = listed([number(count) for count in found.newly_paid], "or")
        said = f"; if {several} are clear, they divide only what is paid for this deal"
    return game.pool_clause(said, found.newly_paid.values())


def _odd(game: SummarizedGame, found: Outcomes) -> Clause | None:
    if found.most_winners < 2:
        return None
    return game.spoken_clause(f", any odd chip {_odd_chip(game.rules.settlement.odd_chip)}", "settlement.odd-chip")


def _odd_chip(odd: OddChip) -> str:
    match odd:
        case OddChip.STAYS:
            return "staying for the next deal"
        case OddChip.STARTS_JACK:
            return "staying to make the next pool a Jack"
        case OddChip.NEAREST_LEFT:
            return "going to the one of them nearest the dealer's left"
        case OddChip.TO_POT:
            return "going into a separate pot"
        case OddChip.TO_NEXT_POT:
            return "going into a separate pot, or the next one if that is won"
        case never:
            assert_never(never)


def standing(game: SummarizedGame) -> Iterator[Clause | None]:
    """Say what becomes of a pool that nobody wins, and who can win it then."""
    found = outcomes(game) if leaves_jack(game.rules.settlement.pool) else None
    if found and found.lost:
        called = f" as a {game.rules.settlement.called.phrase}" if game.spoken("settlement.jack") else ""
        yield game.pool_clause(f"a pool that nobody wins stands for the next deal{called}", found.lost.values())
        yield game.spoken_clause(_jack(game.rules.settlement.jack), "settlement.jack")


def _jack(jack: JackWonBy) -> str:
    match jack:
        case JackWonBy.AS_ANY_POOL:
            return ", and is won like any other"
        case JackWonBy.SOLE_CLEAR:
            return ", which only a player who alone is clear can win"
        case never:
            assert_never(never)
