"""What a deal for points comes to, card by card and trick by trick, without the engine's settlement."""

from collections.abc import Collection, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from hearts_spec.cards import SUITS, Card, cards_in, group_mask, groups_mask
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.passing import why_not_show
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.revokes import Revokes
from hearts_spec.engine.settle.settlement import LedgerResult
from hearts_spec.engine.settle.slam import SlamMade
from hearts_spec.rules.vocabulary.bonus import SlamBonus
from hearts_spec.rules.vocabulary.doubling import ShownDoubles
from hearts_spec.rules.vocabulary.irregular import RevokePays, RevokerWins, SeveralRevoke
from hearts_spec.rules.vocabulary.settlement import BelowNothing
from hearts_spec.rules.vocabulary.slam import SlamBy, SlamPays


class Points(NamedTuple):
    """What each seat scores for the cards it took, what doubling adds to that, and what it scores for its tricks."""

    cards: list[int]
    doubling: list[int]
    tricks: list[int]

    def scores(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(*self, strict=True)))


def shown_at_random(table: CompiledRules, hands: list[int], rng: Random) -> int:
    """Show some of the cards that may be shown, each as often as not."""
    may = [card for hand in hands for card in cards_in(hand) if why_not_show(table, hand, card) is None]
    return sum(1 << card for card in may if rng.random() < 0.5)


def reckoned(play: Play, shown: int, makers: Collection[int] = (), charge: int = 1, good: int = 1) -> Points:
    """Reckon a deal that is over; each card that costs its taker is charged `charge` times to the makers of a slam, and
    each card in its taker's favour `good` times.
    """
    table, seats = play.table, range(play.table.players)
    counts = [
        {
            card: worth(table, card) * (good if worth(table, card) < 0 else charge if seat in makers else 1)
            for card in cards_in(cards)
        }
        for seat, cards in enumerate(play.taken)
    ]
    plain = [sum(each.values()) for each in counts]
    return Points(
        plain,
        [doubled(table, play.taken[seat], counts[seat], shown) - plain[seat] for seat in seats],
        [for_tricks(play, seat) + for_none(play, seat) for seat in seats],
    )


@cache
def worth(table: CompiledRules, card: Card) -> int:
    return table.units(1 << card)


def doubled(table: CompiledRules, taken: int, counts: dict[Card, int], shown: int) -> int:
    """Give what a seat's cards come to once each shown card and each doubling card that it took has done its part."""
    law = table.rules.doubling
    doubling = [card for card in cards_in(taken) if groups_mask(law.cards) >> card & 1]
    if doubling and not any(worth(table, card) for card in cards_in(taken)):
        score = law.alone
        doubles = doubling[1:]
    else:
        score = sum(worth * (2 if is_doubled(table, card, shown) else 1) for card, worth in counts.items())
        doubles = doubling
    for _ in doubles:
        score *= 2
    for card in doubling:
        if shown >> card & 1:
            score *= 2
    return score


def is_doubled(table: CompiledRules, card: Card, shown: int) -> bool:
    law = table.rules.doubling
    if groups_mask(law.cards) >> card & 1:  # it doubles the rest, and itself counts once
        return False
    if law.doubles is ShownDoubles.ITSELF:
        return bool(shown >> card & 1)
    return any(suit >> card & 1 and shown & suit for suit in (group_mask(suit.name) for suit in SUITS))


def for_tricks(play: Play, seat: int) -> int:
    """Give what a seat scores for its tricks, or for having none; a trick that nobody won scores nobody anything."""
    bonus, winners = play.table.rules.bonus, [trick.winner for trick in play.tricks]
    score = bonus.trick * winners.count(seat) + bonus.no_trick * (seat not in winners)
    ends = (
        (winners[:1], bonus.first_trick),
        (winners[6:7], bonus.seventh_trick),
        (winners[-2:-1], bonus.last_but_one),
        (winners[-1:], bonus.last_trick),
    )
    return score + sum(points for end, points in ends if seat in end)


def for_none(play: Play, seat: int) -> int:
    """Give what a seat scores for taking no card that costs: where the highest score wins, none that is below 0."""
    costs = play.table.rules.game.sign
    costly = [card for card in cards_in(play.taken[seat]) if costs * worth(play.table, card) > 0]
    return 0 if costly else play.table.rules.bonus.clear


def totals_at_random(table: CompiledRules, rng: Random) -> tuple[int, ...]:
    """Return a score before the deal for each player, above or below 0."""
    return tuple(rng.randint(-30, 90) for _ in range(table.players))


def declared_at_random(table: CompiledRules, rng: Random) -> int | None:
    """Let a player declare a slam, where one is declared, or nobody."""
    slams = table.rules.slam.every.values()
    return rng.choice((None, *range(table.players))) if any(each.declared is not None for each in slams) else None


def failed(table: CompiledRules, slam: SlamMade | None, declared: int | None) -> list[int]:
    """Give what each seat scores for a slam that it declared and did not make."""
    cost = next((each.declared for each in table.rules.slam.every.values() if each.declared is not None), 0)
    made = slam is not None and slam.law.declared is not None
    return [cost if seat == declared and not made else 0 for seat in range(table.players)]


def scored(
    play: Play, shown: int, slam: SlamMade | None, choice: SlamPays | None, declared: int | None, totals: Sequence[int]
) -> tuple[int, ...]:
    """Return the points of each seat in a deal without a revoke; `totals` are the scores before it."""
    failures = failed(play.table, slam, declared)
    return tuple(map(sum, zip(_with_slam(play, shown, slam, choice, totals), failures, strict=True)))


def _with_slam(
    play: Play, shown: int, slam: SlamMade | None, choice: SlamPays | None, totals: Sequence[int]
) -> tuple[int, ...]:
    to_nothing = play.table.rules.bonus.below_nothing is BelowNothing.TO_NOTHING
    if slam is None:
        return tuple(max(0, score) if to_nothing else score for score in reckoned(play, shown).scores())
    pays, amount = choice if slam.law.pays is SlamPays.CHOICE else slam.law.pays, slam.law.amount
    assert pays is not None, "a player who must choose has chosen"
    charge = {SlamPays.SELF_UP: 1, SlamPays.TURNED: -1}.get(pays, 0)
    points = reckoned(play, shown, slam.by, charge, int(not play.table.rules.slam.good_cards.are_lost))
    if play.table.rules.bonus.beside_slam is SlamBonus.LOST:
        points = points._replace(tricks=[0] * play.table.players)
    sides = play.table.rules.table.sides(play.table.players) if slam.law.by is not SlamBy.PLAYER else ()
    friends = {seat for side in sides for seat in side if not set(side).isdisjoint(slam.by)}
    others = [seat for seat in range(play.table.players) if seat not in friends.union(slam.by)]
    gains = {SlamPays.SELF_UP: amount, SlamPays.SELF_DOWN: -amount, SlamPays.FROM_EACH: -amount * len(others)}
    turned = slam.by if charge < 0 else ()
    scores = [max(0, each) if to_nothing and seat not in turned else each for seat, each in enumerate(points.scores())]
    for seat in slam.by:
        scores[seat] += -totals[seat] if pays is SlamPays.OWN_TO_NOTHING else gains.get(pays, 0)
    for seat in others:
        if pays in (SlamPays.OTHERS_UP, SlamPays.FROM_EACH):
            scores[seat] += amount
        elif pays is SlamPays.OTHERS_DOUBLED:
            scores[seat] += max(0, totals[seat])
    return tuple(scores)


def check_charged(
    play: Play,
    shown: int,
    result: LedgerResult,
    slam: SlamMade | None,
    choice: SlamPays | None,
    revokes: Revokes,
    totals: Sequence[int],
    declared: int | None = None,
) -> None:
    """Check a score: every card charged once to its taker, and beside it only what doubling, tricks and a slam add.

    A fine for a revoke is added to all that. Where revokers bear all losses they have, between them or each of them,
    what everybody would have scored, and nobody scores anything else but what is worth having; where a revoker may win
    nothing, they do not score that either.
    """
    assert sum(reckoned(play, shown).cards) == sum(result.units) == play.table.total
    assert result.slam == (slam.by if slam else ())
    scores, law = list(scored(play, shown, slam, choice, declared, totals)), play.table.rules.irregular.revoke
    for seat in revokes.by if law.wins is RevokerWins.NOTHING else ():
        scores[seat] = max(scores[seat], 0)
    if not revokes.by or law.pays is RevokePays.FINE:
        times = [revokes.times_of(seat) if seat in revokes.by else 0 for seat in play.table.seat_at[0]]
        assert result.net == tuple(score + law.fine * each for score, each in zip(scores, times, strict=True))
        return
    losses = sum(score for score in scores if score > 0)
    borne = [result.net[seat] - min(scores[seat], 0) for seat in revokes.by]
    assert result.net == tuple(
        result.net[seat] if seat in revokes.by else min(score, 0) for seat, score in enumerate(scores)
    )
    if law.several is SeveralRevoke.EACH_ALL:
        assert borne == [losses] * len(borne)
    else:
        assert sum(borne) == losses
        assert max(borne) - min(borne) <= 1
