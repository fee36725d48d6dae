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
    cards = _cards(play)
    left = sum(play.taken) & ~sum(cards)
    if unplayed:
        cards += [left] * len(unplayed)  # all that were left went to one seat
    elif not table.rules.deal.left_over.leaves_cards:
        cards[-1] |= left  # a card that was missing from a trick goes with the last
    hearts = table.suits[table.avoided]
    return TricksWon(each, tuple((key, TAKERS[key].found(winners, cards, hearts)) for key in table.takers))


def _cards(play: Play) -> list[int]:
    """Return the cards of each trick, as masks, without those of players who missed it."""
    cards = [mask_of(card for card in trick if card != NO_CARD) for _, trick in play.turned()]
    return [cards[0] | play.seconds, *cards[1:]] if cards else []


_NOT_KNOWN = -2  # instead of the seat that won the tricks before a play


def tricks_in_part(play: Play, unplayed: Sequence[int] = ()) -> TricksWon:
    """Return who took what one player takes, as far as a play shows it that began after some tricks.

    How many tricks each seat won is not known. `unplayed` is as for `tricks_of`; it is not known which cards were in
    the tricks that were claimed, and which in those before the play.
    """
    cards, hearts = _cards(play), play.table.suits[play.table.avoided]
    winners, left = [_NOT_KNOWN, *play.winners, *unplayed], sum(play.taken) & ~sum(cards)
    ways = [[left, *cards, *([0] * len(unplayed))], [0, *cards, *([left] * len(unplayed))]][: 2 if unplayed else 1]
    found = {key: {TAKERS[key].found(winners, way, hearts) for way in ways} for key in play.table.takers}
    known = {key: seats.pop() for key, seats in found.items() if len(seats) == 1 and _NOT_KNOWN not in seats}
    return TricksWon(None, tuple(known.items()))
