"""Plays, tricks, captured cards and postings as JSON writes them: most of a replayed deal, and quickest so."""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import getitem
from typing import Any, cast

from hearts_spec.cards import JOKER, Card, Fund, card_text, cards_text, full_pack
from hearts_spec.engine import Account, Play, Posting
from hearts_spec.engine.compiled_rules import HEARTS, NOBODY
from hearts_spec.engine.trick_winner import NO_CARD
from hearts_spec.record.holdings import ONE_SUIT_JSON, cards_json
from hearts_spec.record.replay_text import Laid, drawn_by_seat

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
