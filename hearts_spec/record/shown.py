"""What a replayed deal shows: tricks and captured cards as texts by seat."""

from collections.abc import Sequence

from hearts_spec.cards import SUITS, Card, Suit, card_text, cards_in
from hearts_spec.engine import Play
from hearts_spec.engine.table import HEARTS
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.record.transcript import Taken, TrickMade, WidowTaken

_SUIT_BITS = 16
_ONE_SUIT = (1 << _SUIT_BITS) - 1


class _SuitTexts(dict[int, tuple[str, ...]]):
    """The cards of one suit as texts, by the sixteen bits that hold them; each holding is written out once."""

    def __init__(self, suit: Suit) -> None:
        self.suit = suit

    def __missing__(self, holding: int) -> tuple[str, ...]:
        self[holding] = texts = tuple(card_text(card) for card in cards_in(holding << self.suit * _SUIT_BITS))
        return texts


_BY_SUIT = [_SuitTexts(suit) for suit in SUITS]


def card_texts(mask: int) -> tuple[str, ...]:
    """Write out the cards of a mask."""
    texts: tuple[str, ...] = ()
    suit = 0
    while mask:
        if holding := mask & _ONE_SUIT:
            texts += _BY_SUIT[suit & 3][holding]
        mask >>= _SUIT_BITS
        suit += 1
    return texts


def tricks_made(play: Play) -> tuple[TrickMade, ...]:
    """Give the finished tricks."""
    seats = play.seats
    made = []
    for place, trick in enumerate(play.tricks):
        cards = cards_by_seat(play, trick.leader, trick.cards)
        drawn = {seats[number]: card_text(card) for number, card in play.drawn(place)} if play.aside else {}
        winner = None if trick.winner is None else seats[trick.winner]
        made.append(TrickMade(seats[trick.leader], cards, winner, drawn))
    return tuple(made)


def cards_by_seat(play: Play, leader: int, cards: Sequence[Card]) -> dict[str, str]:
    """Give the cards of a trick by seat, in the order played; a seat that played none is left out."""
    found = {}
    number, next_seat = leader, play.table.next_seat
    for card in cards:
        if card != NO_CARD:
            found[play.seats[number]] = card_text(card)
        number = next_seat[number]
    return found


def widow_taken(play: Play) -> WidowTaken | None:
    """Give the widow and who took it, or None where there is none."""
    if play.aside is None or not play.aside.widow:
        return None
    taker = play.widow_taker()
    return WidowTaken(card_texts(play.aside.widow), None if taker is None else play.seats[taker])


def stock_left(play: Play) -> tuple[str, ...]:
    """Give the cards of the stock that nobody has drawn yet."""
    left = play.aside.stock[len(play.tricks) * play.table.players :] if play.aside else ()
    return tuple(card_text(card) for card in left)


def cards_taken(play: Play) -> dict[str, Taken]:
    """Give what each seat has captured."""
    units = play.table.units
    return {
        seat: Taken(card_texts(cards), (cards & HEARTS).bit_count(), units(cards))
        for seat, cards in zip(play.seats, play.taken, strict=True)
    }
