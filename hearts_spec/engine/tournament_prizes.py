"""The stars of a tournament: who receives which after a round, and who has the prizes for them at the end."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from hearts_spec.engine.tournament_moves import Movement, Scores, fewest, sides_of
from hearts_spec.engine.tournament_ties import Cuts, Stake, Tie
from hearts_spec.rules.vocabulary import tournament as words
from hearts_spec.rules.vocabulary.tournament import (
    HeadStar,
    PrizesAmong,
    PrizesEach,
    PrizeTies,
    Star,
)

Stars = Mapping[str, tuple[Star, ...]]


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize for the most stars of one kind: who has it, or else the tie that must first be cut for.

    `players` are those among whom it is given. Nobody has it when none of them has such a star.
    """

    star: Star
    players: tuple[str, ...]
    most: int
    winner: str | None
    tie: Tie | None = None


def sole_best(scores: Scores) -> str | None:
    """Give the player at table 1 who has fewer hearts than any other there, or None."""
    best = fewest(scores.tables[0], scores.hearts)
    return best[0] if len(best) == 1 else None


def stars_of(rules: words.TournamentRules, scores: Scores, movement: Movement, leader: str | None) -> Stars:
    """Give the stars that each player receives; `leader` alone had the fewest at table 1 in the round before."""
    given: dict[str, list[Star]] = {name: [] for table in scores.tables for name in table}
    _give(given, rules.stars.rise, (name for up in movement.up for name in up))
    if not rules.rises.by_place:
        _give(given, _head_star(rules.stars.head, sole_best(scores), leader), movement.best[0])
        best = {name for each in movement.best for name in each}
        _give(given, rules.stars.loaded, (name for name in given if name not in best))
        _give(given, rules.stars.last_loaded, (name for name in scores.tables[-1] if name not in best))
    for table in scores.tables:
        _give(given, rules.stars.fewest, fewest(table, scores.hearts))
        clear = [name for name in table if not scores.hearts[name]]
        _give(given, rules.stars.sole_clear, clear if len(clear) == 1 else ())
    return {name: tuple(stars) for name, stars in given.items()}


def _give(given: Mapping[str, list[Star]], star: Star, players: Iterable[str]) -> None:
    if star is not Star.NONE:
        for name in players:
            given[name].append(star)


def _head_star(head: HeadStar, sole: str | None, leader: str | None) -> Star:
    match head:
        case HeadStar.NONE:
            return Star.NONE
        case HeadStar.GOLD:
            return Star.GOLD
        case HeadStar.SILVER_THEN_GOLD:
            return Star.GOLD if sole is not None and sole == leader else Star.SILVER
        case _:
            assert_never(head)


def award(
    rules: words.TournamentRules,
    players: Sequence[str],
    ladies: frozenset[str],
    stars: Mapping[str, Mapping[Star, int]],
    cuts: Mapping[Star, Cuts],
) -> tuple[Prize, ...]:
    """Give the prizes, in their order; where the sexes are told apart, each to a lady and then to a man."""
    found: list[Prize] = []
    for star in rules.prizes.most:
        for group in _among(rules.prizes.among, players, ladies):
            left = _eligible(rules.prizes.each, group, found)
            counts = {name: stars[name].get(star, 0) for name in left}
            most = max(counts.values(), default=0)
            equal = tuple(name for name in left if counts[name] == most) if most else ()
            equal = _foremost(rules.prizes.ties, star, equal, stars)
            if len(equal) < 2:
                found.append(Prize(star, group, most, equal[0] if equal else None))
                continue
            tie = Tie(0, equal, 1, Stake.PRIZE)
            winner = next(iter(cuts[star].favoured(tie, rules.prizes.cut)), None)
            found.append(Prize(star, group, most, winner, None if winner else cuts[star].open[-1]))
    return tuple(found)


def _eligible(each: PrizesEach, players: Sequence[str], given: Iterable[Prize]) -> tuple[str, ...]:
    """Give those of the players who may win a prize beside the ones already given."""
    match each:
        case PrizesEach.ANY_NUMBER:
            return tuple(players)
        case PrizesEach.ONE:
            winners = {prize.winner for prize in given}
            return tuple(name for name in players if name not in winners)
        case _:
            assert_never(each)


def _foremost(
    ties: PrizeTies, star: Star, equal: Sequence[str], stars: Mapping[str, Mapping[Star, int]]
) -> tuple[str, ...]:
    """Give those of the players equal for a prize who are still so when the rules' other marks are counted."""
    match ties:
        case PrizeTies.CUT:
            return tuple(equal)
        case PrizeTies.OTHER_STARS:
            merits = {name: _merit(star, stars[name]) for name in equal}
            return tuple(name for name in equal if merits[name] == max(merits.values()))
        case _:
            assert_never(ties)


def _merit(star: Star, stars: Mapping[Star, int]) -> int:
    """Give what the other stars of a player count for between equals for a prize."""
    match star:
        case Star.GOLD:
            return stars.get(Star.RED, 0)
        case Star.RED:
            return stars.get(Star.GOLD, 0)
        case Star.GREEN:
            return -stars.get(Star.GOLD, 0)
        case Star.NONE | Star.SILVER | Star.AGREED:
            return 0
        case _:
            assert_never(star)


def _among(among: PrizesAmong, players: Sequence[str], ladies: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    match among:
        case PrizesAmong.ALL:
            return (tuple(players),)
        case PrizesAmong.EACH_SEX:
            return sides_of(players, ladies)
        case _:
            assert_never(among)
