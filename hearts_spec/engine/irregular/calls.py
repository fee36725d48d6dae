"""What a player may be called upon to play after an irregularity, and why other cards are then refused."""

from dataclasses import dataclass

from hearts_spec.cards import Card, Suit, card_name, group_mask
from hearts_spec.engine.compiled_rules import CompiledRules


@dataclass(frozen=True, slots=True)
class Call:
    """A call on a player: the cards that answer it, as a mask, said in words, with the rule it rests on.

    Where he cannot answer it, it lapses.
    """

    cards: int
    words: str
    key: str

    def keep(self, options: int, exposed: int = 0) -> int:
        """Give those of the cards he may play that answer the call, and the exposed ones; all, where none answers."""
        return options & (self.cards | exposed) if options & self.cards else options


def card_call(card: Card, key: str) -> Call:
    """Call an exposed card."""
    return Call(1 << card, f"the {card_name(card)} was called", key)


def suit_call(suit: Suit) -> Call:
    """Call a suit from a player who led out of turn, for his next lead."""
    return Call(group_mask(suit.name), f"a lead of {suit.name.lower()} was called", "irregular.turn.lead")


def no_heart_call(table: CompiledRules) -> Call:
    """Forbid a player who played out of turn to discard a heart, or a card of the suit avoided in place of hearts."""
    suit = table.avoided.name.lower()
    return Call(~group_mask(suit), f"a {suit[:-1]} was forbidden", "irregular.turn.play")


def highest_call(table: CompiledRules, suit: int, hand: int) -> Call:
    """Call the highest card of the suit led, given as a mask, from a player who played out of turn."""
    highest = hand & suit
    while lower := highest & ~table.lowest(highest):
        highest = lower
    return Call(highest, "his highest card of the suit was called", "irregular.turn.play")
