"""Who wins what is paid, how it is divided, and what becomes of it when nobody wins."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.rules.sections.pool import Spread, Then, fits, leaves_jack, spreads
from hearts_spec.rules.sections.settlement import JackWonBy, OddChip
from hearts_spec.telling.game import Game
from hearts_spec.telling.sentence import Clause
from hearts_spec.telling.wording import listed, number

_POOL = "settlement.pool"


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What becomes of the pool, by how many are clear; where nobody is, by how many share the fewest.

    `win` are the numbers of clear players who win, `newly_paid` those who divide what is now paid alone; `fewest` the
    numbers that may win by the fewest where nobody is clear, `tables` all of these that there can be.
    """

    players: int
    win: tuple[int, ...]
    newly_paid: tuple[int, ...]
    fewest: tuple[int, ...]

    @property
    def all_clear(self) -> tuple[int, ...]:
        """Give every number of players that can be clear."""
        return tuple(range(1, self.players))

    @property
    def fewest_win(self) -> bool:
        """Say whether those with the fewest win in every deal, be they clear or not, but for what is newly paid."""
        some = set(self.win) | set(self.newly_paid)
        return some == set(self.all_clear) and len(self.fewest) == self.players and bool(self.win)

    @property
    def always_won(self) -> bool:
        """Say whether somebody wins in every deal."""
        every = set(self.win) | set(self.newly_paid) == set(self.all_clear)
        return every and len(self.fewest) == self.players


def outcomes(game: Game) -> Outcomes:
    """Work out what becomes of the pool in every deal that there can be."""
    win, newly_paid, least = list[int](), list[int](), list[int]()
    for spread in spreads(game.players):
        match _then(game, spread):
            case Then.CLEAR_TAKE:
                if spread.clear:
                    win.append(spread.clear)
            case Then.FEWEST_TAKE:
                (win if spread.clear else least).append(spread.clear or spread.fewest)
            case Then.CLEAR_PAID:
                if spread.clear:
                    newly_paid.append(spread.clear)
            case Then.STAYS:
                pass
            case never:
                assert_never(never)
    return Outcomes(game.players, tuple(win), tuple(newly_paid), tuple(least))


def _then(game: Game, spread: Spread) -> Then:
    return next(clause.then for clause in game.rules.settlement.pool if fits(clause, spread))


def fewest(game: Game) -> str:
    """Say of somebody that he wins: `took the fewest hearts`."""
    found = outcomes(game)
    if found.fewest_win or found.fewest:
        return "took the fewest hearts" if game.plain and not game.sold else "counts least"
    return f"alone is {_clear(game)}" if found.win == (1,) else f"is {_clear(game)}"


def _clear(game: Game) -> str:
    return "clear of hearts" if game.all_hearts else "clear"


def pool_won(game: Game) -> Iterator[Clause | None]:
    """Say to whom the pool goes, who divide it, and where a chip goes that does not divide."""
    found = outcomes(game)
    if found.fewest_win:
        yield game.clause(f"goes to whoever {fewest(game)}, or is divided by those who tie for it", _POOL)
    elif won := [each for each in (_won_clear(game, found), _won_fewest(found)) if each]:
        yield game.clause("; ".join(won), _POOL)
    else:
        yield game.clause("can be won by nobody", _POOL)
    yield _odd(game, found)
    yield _newly_paid(game, found)


def divided(game: Game) -> Iterator[Clause | None]:
    """Say how those who win together divide what they are paid."""
    found = outcomes(game)
    if found.fewest_win or len(found.fewest) > 1 or len(found.win) > 1:
        who = "several who are clear" if not found.fewest else f"players who tie for {_least(game)}"
        yield game.clause(f"{who} divide what is paid", _POOL)
        yield _odd(game, found)
        yield _newly_paid(game, found)


def _least(game: Game) -> str:
    return "the fewest" if game.plain and not game.sold else "the least"


def _won_clear(game: Game, found: Outcomes) -> str:
    clear = _clear(game)
    if not found.win:
        return ""
    if found.win == found.all_clear and found.players > 2:
        return f"goes to whoever is {clear}, or is divided by all who are"
    several = [number(count) for count in found.win if count > 1]
    alone = f"goes to a player who alone is {clear}"
    if not several:
        return alone
    together = f"is divided by {listed(several, 'or')} who are"
    if 1 not in found.win:
        return f"{together} {clear}"
    return f"{alone}, or {together}"


def _won_fewest(found: Outcomes) -> str:
    if not found.fewest:
        return ""
    before = "if nobody is clear, it " if found.win else ""
    if len(found.fewest) == found.players:
        return f"{before}goes to whoever has the fewest, or is divided by those who tie for it"
    alone = "goes to a player who alone has the fewest"
    several = [number(count) for count in found.fewest if count > 1]
    together = f"is divided by {listed(several, 'or')} who tie for the fewest"
    ways = [*([alone] if 1 in found.fewest else []), *([together] if several else [])]
    return f"{before}{', or '.join(ways)}"


def _newly_paid(game: Game, found: Outcomes) -> Clause | None:
    if not found.newly_paid:
        return None
    if found.newly_paid == (game.players - 1,):
        said = "; if one player takes everything, the others divide what he pays"
    else:
        several = listed([number(count) for count in found.newly_paid], "or")
        said = f"; if {several} are clear, they divide only what is paid for this deal"
    return game.clause(said, _POOL)


def _odd(game: Game, found: Outcomes) -> Clause | None:
    if max((0, *found.win, *found.newly_paid, *found.fewest)) < 2:
        return None
    return game.spoken_clause(f", any odd chip {_odd_chip(game.rules.settlement.odd_chip)}", "settlement.odd-chip")


def _odd_chip(odd: OddChip) -> str:
    match odd:
        case OddChip.STAYS:
            return "staying for the next deal"
        case OddChip.STARTS_JACK:
            return "staying, to make the next pool a Jack"
        case OddChip.NEAREST_LEFT:
            return "going to the one of them nearest the dealer's left"
        case OddChip.TO_POT:
            return "going into a separate pot"
        case OddChip.TO_NEXT_POT:
            return "going into a separate pot, or the next one if that is won"
        case never:
            assert_never(never)


def standing(game: Game) -> Iterator[Clause | None]:
    """Say what becomes of a pool that nobody wins, and who can win it then."""
    if not leaves_jack(game.rules.settlement.pool) or outcomes(game).always_won:
        return
    jack = " as a Jack" if game.spoken("settlement.jack") else ""
    yield game.clause(f"a pool that nobody wins stands for the next deal{jack}", _POOL)
    yield game.spoken_clause(_jack(game.rules.settlement.jack), "settlement.jack")


def _jack(jack: JackWonBy) -> str:
    match jack:
        case JackWonBy.AS_ANY_POOL:
            return ", and is won like any other"
        case JackWonBy.SOLE_CLEAR:
            return ", which only a player who alone is clear can win"
        case never:
            assert_never(never)
