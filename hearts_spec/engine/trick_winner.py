"""Which card wins a trick: rank, trumps, and identical cards that cancel each other.

The *power* of a card is a number; the strongest card of a trick has the highest, and -1 cannot win. Powers are worked
out once for each set of rules and looked up by card number.
"""

from collections.abc import Callable, Sequence
from functools import cache

from hearts_spec.cards import JOKER, Card, Suit, suit_of
from hearts_spec.rules.facts import NO_CARD as NO_CARD
from hearts_spec.rules.fields import Rules
from hearts_spec.rules.vocabulary.pack import AcePlace
from hearts_spec.rules.vocabulary.tricks import TrickWonBy, Trumps

_SIZE = 128  # card numbers: two packs of four suits of sixteen places
_TRUMP = 100
_COPY = 64

Winning = Callable[[Sequence[Card]], Card]
Power = tuple[int, ...]


def powers_of(rules: Rules, trumps: Trumps | None = None) -> tuple[Power, ...]:
    """Return, for each card that may be led, the power of every card to win the trick; -1 if it cannot win.

    The last entry, at index -1, is for no card. Of two cards of equal power the first played wins. `trumps` replaces
    the trumps of the rules.
    """
    return _powers(rules.pack.ace, rules.trick.won_by, rules.trick.trumps if trumps is None else trumps)


@cache
def _powers(ace: AcePlace, won_by: TrickWonBy, trumps: Trumps) -> tuple[Power, ...]:
    by_suit = [_power(ace, won_by, trumps, led) for led in Suit]
    return tuple(by_suit[suit_of(card)] for card in range(_SIZE))


def winning_of(rules: Rules) -> Winning:
    """Return the function that finds the winning card of a trick, given in order, or NO_CARD."""
    plain = _winning(rules, rules.trick.trumps)
    if not joker_makes_trumps(rules):
        return plain
    by_joker = _winning(rules, Trumps.HEARTS)
    return lambda cards: (by_joker if JOKER in cards else plain)(cards)


def _winning(rules: Rules, trumps: Trumps) -> Winning:
    powers = powers_of(rules, trumps)
    return _without_twins(powers) if rules.twins.on_trick.cancels else _strongest(powers)


def joker_makes_trumps(rules: Rules) -> bool:
    """True if a joker on a trick makes hearts trumps for that trick."""
    return bool(rules.joker.added) and rules.joker.trumps.is_possible


def last_taker_of(rules: Rules) -> Callable[[Sequence[Card]], int]:
    """Return a function from the cards of a last trick that no card can win to the index of its taker's card."""
    powers, rule = powers_of(rules), rules.twins.last_trick
    return lambda cards: rule.place(cards, powers[cards[0]])


def _strongest(powers: Sequence[Power]) -> Winning:
    def strongest(cards: Sequence[Card]) -> Card:
        best = cards[0]
        power = powers[best]
        most = power[best]
        for card in cards:
            if power[card] > most:
                best, most = card, power[card]
        return best

    return strongest


def _without_twins(powers: Sequence[Power]) -> Winning:
    def strongest(cards: Sequence[Card]) -> Card:
        power = powers[cards[0]]
        alone = [card for card in cards if card ^ _COPY not in cards and power[card] >= 0]
        return max(alone, key=power.__getitem__, default=NO_CARD)

    return strongest


def _power(ace: AcePlace, won_by: TrickWonBy, trumps: Trumps, led: Suit) -> Power:
    """Return the power of every card to win a trick in which this suit is led."""
    table = []
    for card in range(_SIZE):
        suit = suit_of(card)
        place = ace.rank(card) + 1
        rank = 16 - place if won_by.is_lowest else place
        table.append(rank + _TRUMP if suit is trumps.suit else rank if suit is led else -1)
    table[NO_CARD] = -1  # index -1 is no card
    return tuple(table)
