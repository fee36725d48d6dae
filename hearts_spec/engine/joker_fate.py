"""Who threw the joker in a deal, and who took it in the end."""

from hearts_spec.cards import JOKER
from hearts_spec.engine.joker import JokerFate, joker_taker
from hearts_spec.engine.play import Play


def joker_fate(play: Play) -> JokerFate | None:
    """Give who threw the joker and who took it; None as long as nobody has taken it, or where there is none."""
    taken_by = joker_taker(play.taken)
    if taken_by is None:
        return None
    for trick in play.tricks:
        if JOKER in trick.cards:
            return JokerFate(play.table.seat_at[trick.leader][trick.cards.index(JOKER)], taken_by)
    return JokerFate(taken_by, taken_by)
