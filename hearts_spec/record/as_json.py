"""Plays, tricks and captured cards as JSON writes them: the greater part of a replayed deal, and quickest so."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from hearts_spec.cards import JOKER, Card, card_text, full_pack
from hearts_spec.engine import Play
from hearts_spec.engine.table import HEARTS
from hearts_spec.engine.winning import NO_CARD
from hearts_spec.record.holdings import card_json
from hearts_spec.record.shown import Laid

_OBLIGING = ', "obliging": true'


def plays_json(plays: Iterable[Laid], seats: Mapping[str, str]) -> str:
    """Write the plays; `seats` gives each seat as JSON writes it."""
    written = [
        f'{{"seat": {seats[seat]}, "card": "{card}", "options": [{card_json(may)}]{_OBLIGING if obliging else ""}}}'
        for seat, card, may, obliging in plays
    ]
    return f"[{', '.join(written)}]"


def tricks_json(play: Play, seats: tuple[str, ...]) -> str:
    """Write the finished tricks; `seats` gives each seat by its number as JSON writes it."""
    members = _members(seats)
    in_order = [[members[seat] for seat in order] for order in play.table.seat_at]
    written = []
    for number, (leader, cards, winner) in enumerate(play.tricks):
        laid = [each[card] for each, card in zip(in_order[leader], cards, strict=True)]
        if NO_CARD in cards:
            laid = [text for text, card in zip(laid, cards, strict=True) if card != NO_CARD]
        won = "null" if winner is None else seats[winner]
        drawn = _drawn_json(play, number, seats) if play.aside else ""
        written.append(f'{{"leader": {seats[leader]}, "cards": {{{", ".join(laid)}}}, "winner": {won}{drawn}}}')
    return f"[{', '.join(written)}]"


@lru_cache(maxsize=16)
def _members(seats: tuple[str, ...]) -> tuple[dict[Card, str], ...]:
    """Give for each seat what JSON says of a card it played, as a member of an object."""
    cards = (*full_pack(2), JOKER)
    return tuple({NO_CARD: "", **{card: f'{seat}: "{card_text(card)}"' for card in cards}} for seat in seats)


def _drawn_json(play: Play, number: int, seats: tuple[str, ...]) -> str:
    """Write the cards drawn after a trick, as a member that follows another; nothing where none were."""
    drawn = ", ".join(f"{_members(seats)[seat][card]}" for seat, card in play.drawn(number))
    return f', "drawn": {{{drawn}}}' if drawn else ""


def taken_json(play: Play, seats: Sequence[str]) -> str:
    """Write what each seat has captured; `seats` gives each seat by its number as JSON writes it."""
    units = play.table.units
    written = [
        f'{seat}: {{"cards": [{card_json(cards)}], "hearts": {(cards & HEARTS).bit_count()}, "points": {units(cards)}}}'
        for seat, cards in zip(seats, play.taken, strict=True)
    ]
    return f"{{{', '.join(written)}}}"
