"""One deal as a caller plays it: the pass, the auction, the cards, and what came of it."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from hearts_spec import engine
from hearts_spec.cards import Card, Suit, card_text, cards_in, mask_out_of, numbered_seat, suit_named
from hearts_spec.engine import IrregularStateError, Passing, Refusal
from hearts_spec.face.cards import Cards, read_card
from hearts_spec.record import Begun, Record, Replayer, Settlement, Transcript, TrickMade, record_data, write_yaml
from hearts_spec.record.parts import OBLIGING
from hearts_spec.record.shown import cards_by_seat, tricks_made
from hearts_spec.rules import Playable


class Play:
    """One deal under way, as `Game.deal` and `from_record` give it.

    Seats are given by name, or by number from 0; cards as text. What the rules forbid is refused with the reason, and a
    refused call leaves the deal as it was.

    >>> play = hearts_spec.load("hoyle-1887/hearts").deal(seed=1)
    >>> play
    <Play of hoyle-1887/hearts, deal 1: B leads to trick 1>
    >>> play.hands["B"]
    Cards('3C 5C 8C 9C 6D 7D JD QD KD 9S 2H 7H 9H')
    >>> play.push("KD")
    >>> play.turn, play.legal
    ('C', Cards('5D 8D 9D AD'))
    """
