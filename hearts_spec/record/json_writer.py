"""Plays, tricks, captured cards and postings as JSON writes them: most of a replayed deal, and quickest so."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import getitem
from typing import Any, NamedTuple, cast

from hearts_spec.cards import JOKER, Card, Fund, card_text, cards_in, cards_text, full_pack
from hearts_spec.engine import Account, Play, Posting
from hearts_spec.engine.compiled_rules import HEARTS, NOBODY
from hearts_spec.engine.trick_winner import NO_CARD

_CLUBS, _DIAMONDS, _SPADES, _HEARTS, *_SECOND_PACK = _SUITS = [0xFFFF << start for start in range(0, 128, 16)]
_REST = _HEARTS | sum(_SECOND_PACK)
_OF_SUIT = {0: ""}  # the cards of one suit as JSON writes them, each with a comma and a blank after it
ONE_SUIT_JSON: dict[int, str] = {}  # lists of cards of one suit, those met with so far; of several there are too many


def cards_json(mask: int) -> str:
    """Write the cards of a mask as a list."""
    known = _OF_SUIT
    try:
        text = known[mask & _CLUBS] + known[mask & _DIAMONDS] + known[mask & _SPADES] + known[mask & _REST]
    except KeyError:  # some are met with for the first time, or are of a second pack
        text = "".join([known.get(held) or _of_suit(held) for suit in _SUITS if (held := mask & suit)])
    return f"[{text[:-2]}]"


def _of_suit(mask: int) -> str:
    """Write the cards of one suit, and keep what is written."""
    texts = [f'"{card_text(card)}"' for card in cards_in(mask)]
    ONE_SUIT_JSON[mask] = f"[{', '.join(texts)}]"
    _OF_SUIT[mask] = "".join([f"{text}, " for text in texts])
    return _OF_SUIT[mask]


def card_texts(mask: int) -> tuple[str, ...]:
    """Write out the cards of a mask."""
    return tuple(map(card_text, cards_in(mask)))


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


_CARDS = (*full_pack(2), JOKER)
_NEXT = "}, "  # between two objects of a list
OfCards = dict[Card, str]


class AsJson(ABC):
    """What is written as JSON by itself, and read back from there where it is wanted as data."""

    __slots__ = ()

    @abstractmethod
    def json(self) -> str:
        """Give it as a line of JSON."""

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        return cast(dict[str, Any], json.loads(self.json()))


class Phrases:
    """How JSON tells of the seats of a table, as far as that is the same in all their deals; seats go by number.

    `names` are the seats themselves. `played` begins to tell of a card played, and `led` and `followed` tell of one in
    a trick; with `led` the trick before it ends. `won` says whose a trick is, once its cards are told. `accounts` are
    those between which something moves, and `numbers` is the form of a number to each seat.
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
    """Give a phrase about each card."""
    return {card: before + card_text(card) + after for card in _CARDS}


@lru_cache(maxsize=256)
def texts_json(texts: tuple[str, ...]) -> str:
    """Write a list of texts that are the same in many deals."""
    return json.dumps(texts)


def plays_json(plays: Iterable[Laid], obliging: Iterable[int], phrases: Phrases) -> str:
    """Write the plays; `obliging` are the places of those in which a joker obliges another card."""
    begun, known = phrases.played, ONE_SUIT_JSON
    written = [begun[seat][card] + (known.get(may) or cards_json(may)) for seat, card, may in plays]
    for place in obliging:
        written[place] += ', "obliging": true'
    return _list_json(written)


def _list_json(begun: Sequence[str]) -> str:
    """Write a list of objects, each of which is written but for its end."""
    return f"[{_NEXT.join(begun)}}}]" if begun else "[]"


def tricks_json(play: Play, phrases: Phrases) -> str:
    """Write the finished tricks."""
    laid, won = _laid(phrases, play.table.seat_at), phrases.won
    parts: list[str] = []
    for number, ((leader, winner), cards) in enumerate(play.turned()):
        parts += map(getitem, laid[leader], cards)
        parts.append(won[winner])
        if play.aside:
            parts.append(_drawn_json(play, number, phrases))
    return f"[{''.join(parts)[len(_NEXT) :]}}}]" if parts else "[]"


@lru_cache(maxsize=64)
def _laid(phrases: Phrases, seat_at: Sequence[Sequence[int]]) -> tuple[tuple[OfCards, ...], ...]:
    """Give, for each leader and each place in his trick, how JSON tells of the card."""
    return tuple((phrases.led[leader], *[phrases.followed[seat] for seat in order]) for leader, *order in seat_at)


def _drawn_json(play: Play, number: int, phrases: Phrases) -> str:
    """Write the cards drawn after a trick, as a member that follows another; nothing where none were."""
    drawn = [f'{phrases.names[seat]}: "{cards_text(cards)}"' for seat, cards in drawn_by_seat(play, number).items()]
    return f', "drawn": {{{", ".join(drawn)}}}' if drawn else ""


def taken_json(play: Play, phrases: Phrases, units: Sequence[int] | None) -> str:
    """Write what each seat has captured, and its `units`, where they are known."""
    points = units or map(play.table.units, play.taken)
    written = [
        f'{name}: {{"cards": {cards_json(cards)}, "hearts": {(cards & HEARTS).bit_count()}, "points": {count}}}'
        for name, cards, count in zip(phrases.names, play.taken, points, strict=True)
    ]
    return f"{{{', '.join(written)}}}"


def postings_json(postings: Iterable[Posting], phrases: Phrases) -> str:
    """Write the postings of a settlement."""
    named = phrases.accounts
    written = [
        f'{{"from": {named[source]}, "to": {named[target]}, "amount": {amount}, {_behind(key, cites, assumed)}'
        for source, target, amount, key, cites, assumed in postings
    ]
    return _list_json(written)


@lru_cache(maxsize=256)
def _behind(key: str, cites: tuple[str, ...], assumed: str) -> str:
    """Write what stands behind a posting, as members of an object."""
    return json.dumps({"key": key, "cites": cites, "assumed": assumed or None})[1:-1]
