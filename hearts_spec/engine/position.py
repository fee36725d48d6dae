"""A position within a deal: hands as they stand at some trick, for asking what may be played and what is won."""

from collections.abc import Sequence

from hearts_spec.engine.packs import deal_out, pack_of
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
) -> Play:
    """Give a play under way in which a seat is to lead from the hands given, whatever came before.

    Hands are masks and may be of any size, for what matters is often one hand alone.
    """
    rules = table.rules
    play = Play(table, deal_out(rules, pack_of(rules), 0, table.players), 0, seats)
    play.hands = list(hands)
    play.leader = play.to_move = leader
    play.broken = broken
    play.first_trick = first_trick
    return play
