"""Who won which tricks in a play that is over."""

from collections.abc import Sequence

from hearts_spec.cards import mask_of
from hearts_spec.engine.play import Play
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.facts import TricksWon
from hearts_spec.rules.vocabulary.bonus import TAKERS


def tricks_of(play: Play, unplayed: Sequence[int] = ()) -> TricksWon:
    """Return the tricks won in a play that is over; `unplayed` are the seats that took the tricks claimed."""
    table, winners = play.table, [*play.winners, *unplayed]
    each = tuple([winners.count(seat) for seat in range(table.players)])
    if not table.takers:
        return TricksWon(each)
    cards = [mask_of(card for card in trick if card != NO_CARD) for _, trick in play.turned()]
    cards += [sum(play.taken) & ~sum(cards)] * len(unplayed)  # all that were left went to one seat
    hearts = table.suits[table.avoided]
    return TricksWon(each, tuple((key, TAKERS[key].found(winners, cards, hearts)) for key in table.takers))
