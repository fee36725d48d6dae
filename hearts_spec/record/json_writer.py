"""Plays, tricks, captured cards and postings of a replayed deal, as tuples and as JSON text.

They are most of the document of a replayed deal, so their JSON is joined from texts prepared once for each card and
seat, which is faster than `json.dumps`.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import getitem
from typing import Any, NamedTuple, cast

from hearts_spec.cards import JOKER, Card, Fund, card_text, cards_in, cards_text, full_pack
from hearts_spec.engine.compiled_rules import NOBODY
from hearts_spec.engine.legality import HEARTS
from hearts_spec.engine.play import Play
from hearts_spec.engine.settle.settlement import Account, Posting
from hearts_spec.engine.trick_winner import NO_CARD

_CLUBS, _DIAMONDS, _SPADES, _HEARTS, *_SECOND_PACK = _SUITS = [0xFFFF << start for start in range(0, 128, 16)]
_REST = _HEARTS | sum(_SECOND_PACK)
_OF_SUIT = {0: ""}  # the cards of one suit as JSON, each followed by a comma and a space
ONE_SUIT_JSON: dict[
    int, str
] = {}  # lists of cards of one suit, kept as they are met; lists of several suits are too many


def cards_json(mask: int) -> str:
    """Return the cards of a mask as a JSON list."""
    known = _OF_SUIT
    try:
        text = known[mask & _CLUBS] + known[mask & _DIAMONDS] + known[mask & _SPADES] + known[mask & _REST]
    except KeyError:  # a combination not met before, or cards of a second pack
        text = "".join([known.get(held) or _of_suit(held) for suit in _SUITS if (held := mask & suit)])
    return f"[{text[:-2]}]"


def _of_suit(mask: int) -> str:
    """Return the cards of one suit as JSON, and remember the text."""
    texts = [f'"{card_text(card)}"' for card in cards_in(mask)]
    ONE_SUIT_JSON[mask] = f"[{', '.join(texts)}]"
    _OF_SUIT[mask] = "".join([f"{text}, " for text in texts])
    return _OF_SUIT[mask]


def card_texts(mask: int) -> tuple[str, ...]:
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
        cards = cards_by_seat(play, trick.leader, trick.cards)
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


def cards_by_seat(play: Play, leader: int, cards: Sequence[Card]) -> dict[str, str]:
    """Return the cards of a trick by seat, in the order played. A seat that played none is left out."""
    found = {}
    number, next_seat = leader, play.table.next_seat
    for card in cards:
        if card != NO_CARD:
            found[play.seats[number]] = card_text(card)
        number = next_seat[number]
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


_CARDS = (*full_pack(2), JOKER)
_NEXT = "}, "  # between two objects of a list; the first brace closes the object before
OfCards = dict[Card, str]


class AsJson(ABC):
    """A result that is written as JSON text first, and read back from it when data is wanted."""

    __slots__ = ()

    @abstractmethod
    def json(self) -> str:
        """Return the result as one line of JSON."""

    def data(self) -> dict[str, Any]:
        """Return the content of the JSON as plain data."""
        return cast(dict[str, Any], json.loads(self.json()))


class Phrases:
    """The JSON texts for the seats of a table, prepared once for all deals there; seats go by number.

    `names` are the quoted seats. `played` are the beginnings of a play, by card. `led` and `followed` are the
    beginnings of a card in a trick; `led` also ends the trick before it. `won` is the end of a trick, by winner.
    `accounts` are the names in a posting, and `numbers` is the format string of a number for each seat.
    """

    __slots__ = ("accounts", "followed", "led", "names", "numbers", "played", "won")

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.names = names = tuple(map(json.dumps, seats))
        self.played = tuple([_of_cards('{"seat": ' + name + ', "card": "', '", "options": ') for name in names])
        self.led = tuple([_of_cards(f'{_NEXT}{{"leader": {name}, "cards": {{{name}: "') for name in names])
        self.followed = tuple([{NO_CARD: "", **_of_cards(f', {name}: "')} for name in names])
        self.won = {NOBODY: '}, "winner": null', **{seat: f'}}, "winner": {name}' for seat, name in enumerate(names)}}
        self.accounts: dict[Account, str] = {**dict(enumerate(names)), **{fund: f'"{fund.value}"' for fund in Fund}}
        members = [f"{name.replace('%', '%%')}: %d" for name in names]
        self.numbers = f"{{{', '.join(members)}}}"


phrases_of = lru_cache(maxsize=64)(Phrases)


def _of_cards(before: str, after: str = '"') -> OfCards:
    return {card: before + card_text(card) + after for card in _CARDS}


@lru_cache(maxsize=256)
def texts_json(texts: tuple[str, ...]) -> str:
    """Return a list of texts as JSON, remembered because many deals share the same texts."""
    return json.dumps(texts)


def plays_json(plays: Iterable[Laid], obliging: Iterable[int], phrases: Phrases) -> str:
    """Return the plays as JSON; `obliging` are the indexes of plays in which a joker obliges."""
    begun, known = phrases.played, ONE_SUIT_JSON
    written = [begun[seat][card] + (known.get(may) or cards_json(may)) for seat, card, may in plays]
    for place in obliging:
        written[place] += ', "obliging": true'
    return _list_json(written)


def _list_json(begun: Sequence[str]) -> str:
    """Return a list of objects, each of which is given without its closing brace."""
    return f"[{_NEXT.join(begun)}}}]" if begun else "[]"


def tricks_json(play: Play, phrases: Phrases) -> str:
    """Return the finished tricks as JSON."""
    laid, won = _card_beginnings(phrases, play.table.seat_at), phrases.won
    parts: list[str] = []
    for number, ((leader, winner), cards) in enumerate(play.turned()):
        parts += map(getitem, laid[leader], cards)
        parts.append(won[winner])
        if play.aside:
            parts.append(_drawn_json(play, number, phrases))
    return f"[{''.join(parts)[len(_NEXT) :]}}}]" if parts else "[]"


@lru_cache(maxsize=64)
def _card_beginnings(phrases: Phrases, seat_at: Sequence[Sequence[int]]) -> tuple[tuple[OfCards, ...], ...]:
    """Return the beginnings of a card in a trick, by leader and then by place in the trick."""
    return tuple((phrases.led[leader], *[phrases.followed[seat] for seat in order]) for leader, *order in seat_at)


def _drawn_json(play: Play, number: int, phrases: Phrases) -> str:
    """Return the cards drawn after a trick as a member with a comma before it; empty if there are none."""
    drawn = [f'{phrases.names[seat]}: "{cards_text(cards)}"' for seat, cards in drawn_by_seat(play, number).items()]
    return f', "drawn": {{{", ".join(drawn)}}}' if drawn else ""


def taken_json(play: Play, phrases: Phrases, units: Sequence[int] | None) -> str:
    """Return what each seat has captured as JSON; `units` are counted here if they are None."""
    points = units or map(play.table.units, play.taken)
    written = [
        f'{name}: {{"cards": {cards_json(cards)}, "hearts": {(cards & HEARTS).bit_count()}, "points": {count}}}'
        for name, cards, count in zip(phrases.names, play.taken, points, strict=True)
    ]
    return f"{{{', '.join(written)}}}"


def postings_json(postings: Iterable[Posting], phrases: Phrases) -> str:
    """Return the postings of a settlement as JSON."""
    named = phrases.accounts
    written = [
        f'{{"from": {named[source]}, "to": {named[target]}, "amount": {amount}, {_support_json(key, cites, assumed)}'
        for source, target, amount, key, cites, assumed in postings
    ]
    return _list_json(written)


@lru_cache(maxsize=256)
def _support_json(key: str, cites: tuple[str, ...], assumed: str) -> str:
    """Return the key, citations and assumption of a posting as members of an object."""
    return json.dumps({"key": key, "cites": cites, "assumed": assumed or None})[1:-1]
