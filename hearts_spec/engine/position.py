"""A position within a deal: hands as they stand at some trick, for asking what may be played and what is won."""

from collections.abc import Sequence

from hearts_spec.cards import Card
from hearts_spec.engine.aside import aside_of
from hearts_spec.engine.packs import deal_out, left_over, pack_of
from hearts_spec.engine.play import Play
from hearts_spec.engine.table import Table


def position(
    table: Table,
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
    rules = table.rules
    pack = pack_of(rules)
    dealt = deal_out(rules, pack, 0, table.players)
    play = Play(table, dealt, 0, seats, rest=left_over(rules, pack, table.players))
    play.hands = list(hands)
    play.aside = aside_of(table, rest)
    play.leader = play.to_move = leader
    play.broken = broken
    play.first_trick = first_trick
    play.show(shown)
    return play
