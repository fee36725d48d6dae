"""Plays, tricks, captured cards and postings as JSON writes them: most of a replayed deal, and quickest so."""

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import getitem

from hearts_spec.cards import JOKER, Card, card_text, cards_text, full_pack
from hearts_spec.engine import Fund, Play, Posting
from hearts_spec.engine.table import HEARTS
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.record.holdings import CARDS_JSON
from hearts_spec.record.shown import Laid, drawn_by_seat

_CARDS = (*full_pack(2), JOKER)
_OBLIGING = ', "obliging": true'


@lru_cache(maxsize=256)
def texts_json(texts: tuple[str, ...]) -> str:
    """Write a list of texts that are the same in many deals."""
    return json.dumps(texts)


@lru_cache(maxsize=256)
def seats_json(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Give each seat as JSON writes it."""
    return tuple(map(json.dumps, seats))


def plays_json(plays: Iterable[Laid], seats: tuple[str, ...]) -> str:
    """Write the plays."""
    begun, known = _begun(seats), CARDS_JSON
    written = [
        f"{begun[seat][card]}{known[may]}]{_OBLIGING if obliging else ''}}}" for seat, card, may, obliging in plays
    ]
    return f"[{', '.join(written)}]"


@lru_cache(maxsize=16)
def _begun(seats: tuple[str, ...]) -> dict[str, dict[Card, str]]:
    """Give for each seat how JSON begins to tell of a card it played."""
    return {
        seat: {card: f'{{"seat": {text}, "card": "{card_text(card)}", "options": [' for card in _CARDS}
        for seat, text in zip(seats, seats_json(seats), strict=True)
    }


def tricks_json(play: Play, seats: tuple[str, ...]) -> str:
    """Write the finished tricks; `seats` gives each seat by its number as JSON writes it."""
    members = _members(seats)
    in_order = [[members[seat] for seat in order] for order in play.table.seat_at]
    written = []
    for number, (leader, cards, winner) in enumerate(play.tricks):
        laid = filter(None, map(getitem, in_order[leader], cards))
        won = "null" if winner is None else seats[winner]
        drawn = _drawn_json(play, number, seats) if play.aside else ""
        written.append(f'{{"leader": {seats[leader]}, "cards": {{{", ".join(laid)}}}, "winner": {won}{drawn}}}')
    return f"[{', '.join(written)}]"


@lru_cache(maxsize=16)
def _members(seats: tuple[str, ...]) -> tuple[dict[Card, str], ...]:
    """Give for each seat what JSON says of a card it played, as a member of an object."""
    return tuple({NO_CARD: "", **{card: f'{seat}: "{card_text(card)}"' for card in _CARDS}} for seat in seats)


def _drawn_json(play: Play, number: int, seats: tuple[str, ...]) -> str:
    """Write the cards drawn after a trick, as a member that follows another; nothing where none were."""
    drawn = ", ".join(f'{seats[seat]}: "{cards_text(cards)}"' for seat, cards in drawn_by_seat(play, number).items())
    return f', "drawn": {{{drawn}}}' if drawn else ""


def taken_json(play: Play, seats: Sequence[str]) -> str:
    """Write what each seat has captured; `seats` gives each seat by its number as JSON writes it."""
    units, known = play.table.units, CARDS_JSON
    written = [
        f'{seat}: {{"cards": [{known[cards]}], "hearts": {(cards & HEARTS).bit_count()}, "points": {units(cards)}}}'
        for seat, cards in zip(seats, play.taken, strict=True)
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


def postings_json(postings: Iterable[Posting], seats: Sequence[str]) -> str:
    """Write the postings of a settlement; `seats` gives each seat by its number as JSON writes it."""
    written = []
    for source, target, amount, key, cites, assumed in postings:
        payer, payee = (
            f'"{account.value}"' if isinstance(account, Fund) else seats[account] for account in (source, target)
        )
        behind = _behind(key, cites, assumed)
        written.append(f'{{"from": {payer}, "to": {payee}, "amount": {amount}, {behind}}}')
    return f"[{', '.join(written)}]"


@lru_cache(maxsize=256)
def _behind(key: str, cites: tuple[str, ...], assumed: str) -> str:
    """Write what stands behind a posting, as members of an object."""
    return json.dumps({"key": key, "cites": cites, "assumed": assumed or None})[1:-1]
