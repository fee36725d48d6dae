"""Plays, tricks and captured cards of a replayed deal, by the names of the seats."""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from hearts_spec.cards import Card, card_text, cards_in, cards_text
from hearts_spec.engine.play import Play
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.rules.limits import HEARTS

_CLUBS, _DIAMONDS, _SPADES = (0xFFFF << start for start in (0, 16, 32))  # of the first pack
_REST = ~(_CLUBS | _DIAMONDS | _SPADES)


def card_texts(mask: int) -> tuple[str, ...]:
    """Return the cards of a mask, lowest club first; those of a suit are put together once."""
    return (
        *_texts_of_suit(mask & _CLUBS), *_texts_of_suit(mask & _DIAMONDS),
        *_texts_of_suit(mask & _SPADES), *_texts_of_suit(mask & _REST),
    )  # fmt: skip


@lru_cache(maxsize=1 << 16)
def _texts_of_suit(mask: int) -> tuple[str, ...]:
    return tuple(map(card_text, cards_in(mask)))


Laid = tuple[int, Card, int]  # the seat number, the card, and the mask of all cards it could have played


class PlayMade(NamedTuple):
    """A card played. `may` is the mask of all cards that the player could have played.

    It is `obliging` if it is a joker that obliges a high heart to win.
    """

    seat: str
    card: str
    may: int
    obliging: bool = False

    @property
    def options(self) -> tuple[str, ...]:
        """The cards that the player could have played."""
        return card_texts(self.may)


class TrickMade(NamedTuple):
    """A finished trick; `cards` go by seat in the order played, beginning with the leader.

    The two cards of a player who played two are one text, as `3C 5C`.
    `winner` is None if no card could win and the trick was held over. `drawn` are the cards drawn after it from the
    stock, by seat in the order drawn, or those drawn in it to follow suit, as one text for each seat.
    """

    leader: str
    cards: Mapping[str, str]
    winner: str | None
    drawn: Mapping[str, str]


class Taken(NamedTuple):
    """What a seat has captured: the cards, the number of hearts, and the value in the rule set's units."""

    cards: tuple[str, ...]
    hearts: int
    points: int


class WidowTaken(NamedTuple):
    """The cards of a widow, and the seat that has taken it, or None."""

    cards: tuple[str, ...]
    taken_by: str | None


class LeftTaken(NamedTuple):
    """Cards left when the play was over: where (`hand` or `stock`), and the seat that takes them."""

    where: str
    cards: tuple[str, ...]
    taken_by: str


def tricks_made(play: Play) -> tuple[TrickMade, ...]:
    """Return the finished tricks."""
    seats = play.seats
    made = []
    for place, trick in enumerate(play.tricks):
        cards = cards_by_seat(play, place)
        drawn = {seats[number]: cards_text(cards) for number, cards in drawn_by_seat(play, place).items()}
        winner = None if trick.winner is None else seats[trick.winner]
        made.append(TrickMade(seats[trick.leader], cards, winner, drawn))
    return tuple(made)


def drawn_by_seat(play: Play, number: int) -> dict[int, list[Card]]:
    """Return the cards drawn in or after a trick (number from 0), by seat in the order drawn."""
    if play.aside is None:
        return {}
    return drawn_to_follow(play, number) or {seat: [card] for seat, card in play.drawn(number)}


def drawn_to_follow(play: Play, number: int) -> dict[int, list[Card]]:
    """Return the cards drawn to follow suit in a trick (number from 0), by seat in the order drawn."""
    found: dict[int, list[Card]] = {}
    for seat, card in play.drawn_to(number):
        found.setdefault(seat, []).append(card)
    return found


def cards_by_seat(play: Play, number: int) -> dict[str, str]:
    """Return the cards of a trick (number from 0) by seat, in the order played. A seat that played none is left out."""
    found: dict[str, str] = {}
    for place, card in play.laid(number):
        if card != NO_CARD:
            seat, text = play.seats[place], card_text(card)
            found[seat] = f"{found[seat]} {text}" if seat in found else text
    return found


def widow_taken(play: Play) -> WidowTaken | None:
    """Return the widow and who took it, or None if there is none."""
    if play.aside is None or not play.aside.widow:
        return None
    taker = play.widow_taker()
    return WidowTaken(card_texts(play.aside.widow), None if taker is None else play.seats[taker])


def stock_left(play: Play) -> tuple[str, ...]:
    """Return the cards of the stock that are not yet drawn."""
    left = play.aside.stock_left(len(play.tricks)) if play.aside else ()
    return tuple(card_text(card) for card in left)


def left_taken(play: Play) -> tuple[LeftTaken, ...]:
    """Return what was left when the play was over, in the hand of the last player with cards and in the stock."""
    left = play.aside.left if play.aside else None
    if left is None:
        return ()
    parts = (("hand", left.hand, left.hand_to), ("stock", left.stock, left.stock_to))
    return tuple(LeftTaken(where, card_texts(cards), play.seats[seat]) for where, cards, seat in parts if cards)


def cards_taken(play: Play) -> dict[str, Taken]:
    """Return what each seat has captured."""
    units = play.table.units
    return {
        seat: Taken(card_texts(cards), (cards & HEARTS).bit_count(), units(cards))
        for seat, cards in zip(play.seats, play.taken, strict=True)
    }


class AsJson(ABC):
    """A result that is written as JSON."""

    __slots__ = ()

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""

    def json(self) -> str:
        """Return the result as one line of JSON."""
        return json.dumps(self.data())
