"""A position within a deal: hands as they stand at some trick, for asking what may be played and what is won."""

from collections.abc import Sequence
from functools import lru_cache

from hearts_spec.cards import Card
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.packs import deal_out, left_over, pack_of
from hearts_spec.engine.play import Play
from hearts_spec.engine.stock_and_widow import aside_of


def position(
    table: CompiledRules,
    hands: Sequence[int],
    leader: int,
    seats: Sequence[str] = (),
    *,
    first_trick: bool = False,
    broken: bool = False,
    rest: Sequence[Card] = (),
    shown: int = 0,
) -> Play:
    """Give a play under way in which a seat is to lead from the hands given, whatever came before.

    Hands are masks and may be of any size, for what matters is often one hand alone. `rest` is what is left of the
    stock, or the widow that nobody has taken yet. `shown` are the cards that were shown before the play, as a mask; no
    suit is taken to have been led since.
    """
    dealt, left = _any_deal(table)
    play = Play(table, dealt, 0, seats, rest=left)
    play.hands = list(hands)
    play.aside = aside_of(table, rest)
    play.leader = play.to_move = leader
    play.broken = broken
    play.first_trick = first_trick
    play.show(shown)
    return play


@lru_cache(maxsize=2048)
def _any_deal(table: CompiledRules) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    """Give the hands of some deal at a table, and what is left over."""
    pack = pack_of(table.rules)
    return tuple(deal_out(table.rules, pack, 0, table.players)), left_over(table.rules, pack, table.players)
