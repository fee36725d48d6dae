"""Slams (taking everything): who made one, and what it is worth in points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from hearts_spec.cards import Fund
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.errors import IrregularStateError, MissingFactError
from hearts_spec.rules.facts import TRICKS_UNKNOWN, TricksWon
from hearts_spec.rules.payments import Payment, scored
from hearts_spec.rules.vocabulary.slam import Slam, SlamPays


@dataclass(frozen=True, slots=True)
class SlamMade:
    """A slam: the seats that made it, and what the cards of each would have cost, at least 0.

    `by` has one seat, or the two of a side. `law` is the slam that was made, and `key` where the rules state it:
    `slam`, or `slam.also.1` and so on.
    """

    by: tuple[int, ...]
    charged: tuple[int, ...]
    law: Slam
    key: str = "slam"

    def key_of(self, part: str) -> str:
        """Return the key of a part of its rule, such as `needs`; the rules state a further slam in one key."""
        return f"slam.{part}" if self.key == "slam" else self.key


def slam_of(
    table: CompiledRules, taken: Sequence[int], tricks: TricksWon = TRICKS_UNKNOWN, declared: int | None = None
) -> SlamMade | None:
    """Return the slam of a deal, given the cards and the tricks that each seat took, or None.

    `declared` is the seat that declared a slam before the play. Raises MissingFactError if it depends on the tricks and
    these are not known.
    """
    for slam in table.slams:
        for seats in slam.may_make(declared):
            left = slam.needs
            for seat in seats:
                left &= ~taken[seat]
            if not left and slam.law.tricks.won_by(seats, tricks):
                return SlamMade(seats, tuple(charged(table, taken[seat]) for seat in seats), slam.law, slam.key)
    return None


def check_declared(table: CompiledRules, declared: int | None) -> None:
    """Check that the rules have a slam to declare before the play, if a seat declared one.

    Raises IrregularStateError if they have none.
    """
    if declared is not None and not table.rules.slam.can_be_declared:
        raise IrregularStateError(f"{table.playable.id} has no slam that is declared before the play", "", "declares")


def failure_payments(table: CompiledRules, declared: int | None, slam: SlamMade | None) -> Iterator[Payment]:
    """Yield the points of a player who declared a slam before the play and failed."""
    if declared is not None:
        for key, law, *_ in table.slams:
            if law.declared and (slam is None or slam.key != key):
                yield scored(declared, table.rules.game.sign * law.declared, key)


def charged(table: CompiledRules, cards: int) -> int:
    """Return what cards cost the player who took them, at least 0; cards that count in their favour are left out."""
    sign = table.rules.game.sign
    return sum(sign * value * (cards & mask).bit_count() for value, mask in table.value_masks if sign * value > 0)


def credited(table: CompiledRules, cards: int) -> int:
    """Return the points of cards that count in favour of the player who took them, below 0 where the lowest wins."""
    return table.units(cards & ~table.scoring)


def slam_payments(
    table: CompiledRules, slam: SlamMade, choice: SlamPays | None, totals: Sequence[int] = ()
) -> Iterator[Payment]:
    """Yield the payments for a slam: its maker is usually charged no card, and scores less or the others score more.

    If a side made it, both partners are makers. `totals` are the scores before the deal, by seat. Raises
    MissingFactError if the makers must choose and have not, or if the slam depends on `totals` that are not given.
    """
    sign = table.rules.game.sign
    pays, amount = choice if slam.law.is_chosen else slam.law.pays, slam.law.amount
    needs, worth = slam.key_of("needs"), slam.key_of("amount")
    if spared := 1 - slam.law.pays.charges:
        charged = zip(slam.by, slam.charged, strict=True)
        yield from (scored(seat, -sign * spared * cost, needs) for seat, cost in charged)
    if slam.law.pays.hangs_on_totals and not totals:
        why = "the slam depends on the scores before the deal"
        raise MissingFactError(why, "score the deal in its game", "slam", "scores")
    yield from (pays or SlamPays.CHOICE).payments(slam.by, _opponents(table, slam), amount, totals, sign, worth)


def _opponents(table: CompiledRules, slam: SlamMade) -> Sequence[int]:
    """Return the seats that a slam may raise."""
    friends = set(slam.by)
    if slam.law.by.spares_partner:
        friends.update(seat for side in table.rules.table.sides(table.players) if friends & {*side} for seat in side)
    return [seat for seat in range(table.players) if seat not in friends]


def scores_after(table: CompiledRules, slam: SlamMade, choice: SlamPays | None = None) -> int:
    """Return the sum of the scores of the first deal after a slam."""
    changed = [
        payment.amount if payment.source is Fund.POOL else -payment.amount
        for payment in slam_payments(table, slam, choice, totals=(0,) * table.players)
    ]
    lost = credited(table, table.pack) if table.rules.slam.good_cards.are_lost else 0
    return table.total - lost + sum(changed)


def lowered(slam: SlamMade) -> SlamMade:
    """Return a slam that lowers its maker instead of raising the others; any other slam as it is."""
    return replace(slam, law=replace(slam.law, pays=slam.law.pays.lowered))
