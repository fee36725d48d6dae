"""What a replayed deal shows: plays, tricks and captured cards as texts by seat."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hearts_spec.cards import Card, card_text, cards_text
from hearts_spec.engine import Play
from hearts_spec.engine.compiled_rules import HEARTS
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.record.holdings import card_texts

Laid = tuple[int, Card, int]  # the number of a seat, its card, and all that it might have played


class PlayMade(NamedTuple):
    """A card played, and `may`, all that the player might have played, as a mask.

    It is `obliging` when it is a joker that obliges another.
    """

    seat: str
    card: str
    may: int
    obliging: bool = False

    @property
    def options(self) -> tuple[str, ...]:
        """Give all that the player might have played."""
        return card_texts(self.may)


class TrickMade(NamedTuple):
    """A finished trick; `cards` go by seat in the order played, beginning with the leader.

    The winner is None when no card could win the trick, and it was held over. `drawn` are the cards then drawn from a
    stock, by seat in the order drawn, or those drawn to follow suit in it, as a text to each seat.
    """

    leader: str
    cards: Mapping[str, str]
    winner: str | None
    drawn: Mapping[str, str]


class Taken(NamedTuple):
    """What a seat has captured: the cards, the hearts among them, and what they count in the rule set's units."""

    cards: tuple[str, ...]
    hearts: int
    points: int


class WidowTaken(NamedTuple):
    """The cards of a widow, and the seat that has taken it, if one has."""

    cards: tuple[str, ...]
    taken_by: str | None


class LeftTaken(NamedTuple):
    """Cards that were left when the play was over: whether in a `hand` or in the `stock`, and who takes them."""

    where: str
    cards: tuple[str, ...]
    taken_by: str


def tricks_made(play: Play) -> tuple[TrickMade, ...]:
    """Give the finished tricks."""
    seats = play.seats
    made = []
    for place, trick in enumerate(play.tricks):
        cards = cards_by_seat(play, trick.leader, trick.cards)
        drawn = {seats[number]: cards_text(cards) for number, cards in drawn_by_seat(play, place).items()}
        winner = None if trick.winner is None else seats[trick.winner]
        made.append(TrickMade(seats[trick.leader], cards, winner, drawn))
    return tuple(made)


def drawn_by_seat(play: Play, number: int) -> dict[int, list[Card]]:
    """Give the cards drawn to follow suit in a finished trick, counted from 0, or after it, by seat in order."""
    if play.aside is None:
        return {}
    return drawn_to_follow(play, number) or {seat: [card] for seat, card in play.drawn(number)}


def drawn_to_follow(play: Play, number: int) -> dict[int, list[Card]]:
    """Give the cards drawn to follow suit in a trick, counted from 0, by seat in the order drawn."""
    found: dict[int, list[Card]] = {}
    for seat, card in play.drawn_to(number):
        found.setdefault(seat, []).append(card)
    return found


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
    left = play.aside.stock_left(len(play.tricks)) if play.aside else ()
    return tuple(card_text(card) for card in left)


def left_taken(play: Play) -> tuple[LeftTaken, ...]:
    """Give what was left when the play was over, in the hand of the last player with cards and in the stock."""
    left = play.aside.left if play.aside else None
    if left is None:
        return ()
    parts = (("hand", left.hand, left.hand_to), ("stock", left.stock, left.stock_to))
    return tuple(LeftTaken(where, card_texts(cards), play.seats[seat]) for where, cards, seat in parts if cards)


def cards_taken(play: Play) -> dict[str, Taken]:
    """Give what each seat has captured."""
    units = play.table.units
    return {
        seat: Taken(card_texts(cards), (cards & HEARTS).bit_count(), units(cards))
        for seat, cards in zip(play.seats, play.taken, strict=True)
    }
