"""What is said of a deal card by card: who plays what, whether the rules left him another, and what wins the trick."""

from hearts_spec.book_deals.english import unit_words
from hearts_spec.cards import BITS, JOKER, Card, card_name, parse_card, suit_of
from hearts_spec.engine import CompiledRules
from hearts_spec.record import Transcript
from hearts_spec.schema.english import number_word
from hearts_spec.site.deal_tricks import ShownTrick


def cards_told(played: Transcript) -> list[str]:
    """Say of each card of a deal, in the order played, who plays it and whether he might have played another."""
    hands = list(played.dealt)
    table = played.play.table
    told = []
    led: Card = JOKER
    for place, (seat, card, may) in enumerate(played.laid):
        name, hand = played.seats[seat], hands[seat]
        if place % table.players == 0:
            led = card
            told.append(f"{name} leads {_choice(card, may, hand, 'lead')}.")
        else:
            told.append(f"{name} {_after(table, led, card, may, hand)}.")
        hands[seat] &= ~BITS[card]
    return told


def _after(table: CompiledRules, led: Card, card: Card, may: int, hand: int) -> str:
    """Say how a player follows a card led, or what he throws."""
    suit = table.suit_when_led[led]
    one, several = _suit_words(led)
    held = (hand & suit).bit_count()
    if BITS[card] & suit:
        which = f"his only {one}" if held == 1 else f"one of his {number_word(held)} {several}"
        return f"follows with the {card_name(card)}, {which}"
    if held or hand == BITS[card]:
        return f"throws {_choice(card, may, hand, 'throw')}"
    if may == hand:
        return f"has no {several}, so any card may go: he throws the {card_name(card)}"
    return f"has no {several}, and throws {_choice(card, may, hand, 'throw')}"


def _choice(card: Card, may: int, hand: int, does: str) -> str:
    """Name a card, and say how many others the rules would have let the player lead, or throw, where they limit him."""
    name = card_name(card)
    if hand == BITS[card]:
        return f"his last card, the {name}"
    if may == hand:
        return f"the {name}"
    free = may.bit_count()
    return f"the {name}, {'the only card' if free == 1 else f'one of {number_word(free)} cards'} he may {does}"


def winning_told(table: CompiledRules, trick: ShownTrick) -> str:
    """Say what wins a trick, why, and what it brings."""
    winning, led = (parse_card(trick.by_seat(seat).card) for seat in (trick.winner, trick.leader))
    suit = table.suit_when_led[led]
    one, several = unit_words(table)
    followed = sum(bool(BITS[parse_card(each.card)] & suit) for each in trick.cards)
    why = ""
    if winning != JOKER and BITS[winning] & suit:
        why = f", the {'only' if followed == 1 else 'highest'} {_suit_words(led)[0]}"
    takes = f"{trick.counts} {one if trick.counts == 1 else several}" if trick.counts else f"no {several}"
    return f"{trick.winner} wins the trick with the {card_name(winning)}{why}, and takes {takes}."


def _suit_words(card: Card) -> tuple[str, str]:
    """Give what cards of a suit are called, one and several."""
    several = suit_of(card).name.lower()
    return several.removesuffix("s"), several
