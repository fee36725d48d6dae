"""What a player may be called upon to play after an irregularity, and why other cards are then refused."""

from dataclasses import dataclass

from hearts_spec.cards import Card, Suit, card_name, group_mask
from hearts_spec.engine.table import HEARTS


@dataclass(frozen=True, slots=True)
class Call:
    """A call on a player: the cards that answer it, as a mask, said in words, with the rule it rests on.

    It binds him at his next play, or only at his next lead; where he cannot answer it, it lapses.
    """

    cards: int
    words: str
    key: str
    lead_only: bool = False

    def keep(self, options: int) -> int:
        """Give those of the cards he may play that answer the call, or all of them where none does."""
        return options & self.cards or options


def card_call(card: Card, key: str) -> Call:
    """Call an exposed card."""
    return Call(1 << card, f"the {card_name(card)} was called", key)


def suit_call(suit: Suit) -> Call:
    """Call a suit from a player who led out of turn, for his next lead."""
    return Call(group_mask(suit.name), f"a lead of {suit.name.lower()} was called", "irregular.turn.lead", True)


def no_heart_call() -> Call:
    """Forbid a player who played out of turn to throw a heart."""
    return Call(~HEARTS, "a heart was forbidden", "irregular.turn.play")


def highest_call(suit: int, hand: int) -> Call:
    """Call the highest card of the suit led, given as a mask, from a player who played out of turn."""
    held = hand & suit
    highest = 1 << held.bit_length() - 1 if held else 0
    return Call(highest, "his highest card of the suit was called", "irregular.turn.play")
