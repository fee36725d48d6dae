"""Suits, ranks, cards, packs, seats and their notation."""

from hearts_spec.cards.card import (
    JOKER,
    SUITS,
    Card,
    Suit,
    card_name,
    card_text,
    cards_in,
    cards_text,
    full_pack,
    group_mask,
    group_name,
    is_group,
    mask_of,
    parse_card,
    parse_cards,
    suit_of,
)
from hearts_spec.cards.errors import NotationError, nearest, quoted
from hearts_spec.cards.seats import SEAT_NAMES, default_seats, parse_by_seat, seat_number

__all__ = [
    "JOKER",
    "SEAT_NAMES",
    "SUITS",
    "Card",
    "NotationError",
    "Suit",
    "card_name",
    "card_text",
    "cards_in",
    "cards_text",
    "default_seats",
    "full_pack",
    "group_mask",
    "group_name",
    "is_group",
    "mask_of",
    "nearest",
    "parse_by_seat",
    "parse_card",
    "parse_cards",
    "quoted",
    "seat_number",
    "suit_of",
]
