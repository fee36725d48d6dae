"""Plays, tricks, captured cards and postings as JSON writes them: most of a replayed deal, and quickest so."""

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import getitem

from hearts_spec.cards import JOKER, Card, card_text, cards_text, full_pack
from hearts_spec.engine import Account, Fund, Play, Posting
from hearts_spec.engine.table import HEARTS, NOBODY
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.record.holdings import ONE_SUIT_JSON, cards_json
from hearts_spec.record.shown import Laid, drawn_by_seat

_CARDS = (*full_pack(2), JOKER)
_NEXT = "}, "  # between two objects of a list


@lru_cache(maxsize=256)
def texts_json(texts: tuple[str, ...]) -> str:
    """Write a list of texts that are the same in many deals."""
    return json.dumps(texts)


@lru_cache(maxsize=256)
def seats_json(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Give each seat as JSON writes it."""
    return tuple(map(json.dumps, seats))


def plays_json(plays: Iterable[Laid], obliging: Iterable[int], seats: tuple[str, ...]) -> str:
    """Write the plays; `obliging` are the places of those in which a joker obliges another card."""
    begun, known = _plays_begun(seats), ONE_SUIT_JSON
    written = [begun[seat][card] + (known.get(may) or cards_json(may)) for seat, card, may in plays]
    for place in obliging:
        written[place] += ', "obliging": true'
    return _list_json(written)


@lru_cache(maxsize=16)
def _plays_begun(seats: tuple[str, ...]) -> tuple[dict[Card, str], ...]:
    """Give for each seat how JSON begins to tell of a card it played."""
    return tuple(
        {card: f'{{"seat": {seat}, "card": "{card_text(card)}", "options": ' for card in _CARDS}
        for seat in seats_json(seats)
    )


def _list_json(begun: Sequence[str]) -> str:
    """Write a list of objects, each of which is written but for its end."""
    return f"[{_NEXT.join(begun)}}}]" if begun else "[]"


def tricks_json(play: Play, seats: tuple[str, ...]) -> str:
    """Write the finished tricks; `seats` gives each seat by its number as JSON writes it."""
    laid, won = _laid(seats, play.table.seat_at), _won(seats)
    parts: list[str] = []
    for number, ((leader, winner), cards) in enumerate(play.turned()):
        parts += map(getitem, laid[leader], cards)
        parts.append(won[winner])
        if play.aside:
            parts.append(_drawn_json(play, number, seats))
    return f"[{''.join(parts)[len(_NEXT) :]}}}]" if parts else "[]"


@lru_cache(maxsize=16)
def _laid(seats: tuple[str, ...], seat_at: Sequence[Sequence[int]]) -> tuple[tuple[dict[Card, str], ...], ...]:
    """Give, for each leader and each place in his trick, how JSON tells of the card.

    With that of the leader the trick before it ends, and his own begins.
    """
    later = tuple({NO_CARD: "", **{card: f', {seat}: "{card_text(card)}"' for card in _CARDS}} for seat in seats)
    return tuple(
        (_led(seats[leader]), *(later[number] for number in order[1:])) for leader, order in enumerate(seat_at)
    )


def _led(leader: str) -> dict[Card, str]:
    return {card: f'{_NEXT}{{"leader": {leader}, "cards": {{{leader}: "{card_text(card)}"' for card in _CARDS}


@lru_cache(maxsize=16)
def _won(seats: tuple[str, ...]) -> dict[int, str]:
    """Give how JSON tells who won a trick, when its cards are told."""
    winners = {NOBODY: "null", **dict(enumerate(seats))}
    return {number: f'}}, "winner": {seat}' for number, seat in winners.items()}


def _drawn_json(play: Play, number: int, seats: tuple[str, ...]) -> str:
    """Write the cards drawn after a trick, as a member that follows another; nothing where none were."""
    drawn = ", ".join(f'{seats[seat]}: "{cards_text(cards)}"' for seat, cards in drawn_by_seat(play, number).items())
    return f', "drawn": {{{drawn}}}' if drawn else ""


def taken_json(play: Play, seats: Sequence[str], units: Sequence[int] | None) -> str:
    """Write what each seat has captured, and its `units`, where they are known.

    `seats` gives each seat by its number as JSON writes it.
    """
    points = units or map(play.table.units, play.taken)
    written = [
        f'{seat}: {{"cards": {cards_json(cards)}, "hearts": {(cards & HEARTS).bit_count()}, "points": {count}}}'
        for seat, cards, count in zip(seats, play.taken, points, strict=True)
    ]
    return f"{{{', '.join(written)}}}"


def by_seat_json(seats: tuple[str, ...], numbers: tuple[int, ...]) -> str:
    """Write a number of each seat."""
    return _by_seat(seats) % numbers


@lru_cache(maxsize=256)
def _by_seat(seats: tuple[str, ...]) -> str:
    """Give the form in which JSON tells a number of each seat."""
    members = [f"{seat.replace('%', '%%')}: %d" for seat in seats_json(seats)]
    return f"{{{', '.join(members)}}}"


def postings_json(postings: Iterable[Posting], seats: tuple[str, ...]) -> str:
    """Write the postings of a settlement; `seats` gives each seat by its number as JSON writes it."""
    named = _accounts(seats)
    written = [
        f'{{"from": {named[source]}, "to": {named[target]}, "amount": {amount}, {_behind(key, cites, assumed)}'
        for source, target, amount, key, cites, assumed in postings
    ]
    return _list_json(written)


@lru_cache(maxsize=16)
def _accounts(seats: tuple[str, ...]) -> dict[Account, str]:
    return {**dict(enumerate(seats)), **{fund: f'"{fund.value}"' for fund in Fund}}


@lru_cache(maxsize=256)
def _behind(key: str, cites: tuple[str, ...], assumed: str) -> str:
    """Write what stands behind a posting, as members of an object."""
    return json.dumps({"key": key, "cites": cites, "assumed": assumed or None})[1:-1]
