"""Which card wins a trick: its rank, trumps, and twins that cancel each other."""

from collections.abc import Callable, Sequence

from hearts_spec.cards import JOKER, Card, Suit
from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.joker import JokerTrumps
from hearts_spec.rules.sections.pack import AcePlace
from hearts_spec.rules.sections.trick import TrickWonBy, Trumps
from hearts_spec.rules.sections.twins import TwinsOnTrick, UnwonLast

NO_CARD: Card = -1
_ACE = 13
_SIZE = 128
_TRUMP = 100
_COPY = 64

Winning = Callable[[Sequence[Card], int], Card]
Powers = tuple[tuple[int, ...], ...]


def winning_of(rules: Rules) -> Winning:
    """Give the function that finds the winning card of a trick, or NO_CARD; of equal cards the first played wins.

    It is given the cards in order, and a mask of those that followed the suit led.
    """
    plain = _winning(rules, rules.trick.trumps)
    if not rules.joker.added or rules.joker.trumps is JokerTrumps.NEVER:
        return plain
    by_joker = _winning(rules, Trumps.HEARTS)
    return lambda cards, followed: (by_joker if JOKER in cards else plain)(cards, followed)


def _winning(rules: Rules, trumps: Trumps) -> Winning:
    if rules.twins.on_trick is TwinsOnTrick.CANCEL:
        return _without_twins(_powers(rules, trumps))
    highest = rules.trick.won_by is TrickWonBy.HIGHEST and trumps is Trumps.NONE
    if highest and rules.pack.ace is AcePlace.HIGH and rules.pack.packs == 1:
        return _highest
    return _strongest(_powers(rules, trumps))


def last_taker_of(rules: Rules) -> Callable[[Sequence[Card]], int]:
    """Give the function that finds the place of the card that takes a last trick which no card can win."""
    if rules.twins.last_trick is UnwonLast.LEADER:
        return lambda cards: 0
    powers = _powers(rules, rules.trick.trumps)

    def second_of_highest_pair(cards: Sequence[Card]) -> int:
        power = powers[cards[0] >> 4 & 3]
        return max(range(len(cards)), key=lambda place: (power[cards[place]], place))

    return second_of_highest_pair


def _highest(cards: Sequence[Card], followed: int) -> Card:
    """Give the winner where cards of a suit rank by number, as they do in most rule sets: many times quicker."""
    return followed.bit_length() - 1


def _strongest(powers: Powers) -> Winning:
    by_suit = tuple(power.__getitem__ for power in powers)
    return lambda cards, followed: max(cards, key=by_suit[cards[0] >> 4 & 3])


def _without_twins(powers: Powers) -> Winning:
    def strongest(cards: Sequence[Card], followed: int) -> Card:
        power = powers[cards[0] >> 4 & 3]
        alone = [card for card in cards if card ^ _COPY not in cards and power[card] >= 0]
        return max(alone, key=power.__getitem__, default=NO_CARD)

    return strongest


def _powers(rules: Rules, trumps: Trumps) -> Powers:
    """Give each card's power to win, by the suit led."""
    return tuple(_power(rules, led, trumps) for led in Suit)


def _power(rules: Rules, led: Suit, trumps: Trumps) -> tuple[int, ...]:
    """Give each card's power to win a trick in which a suit is led; -1 for none, and for no card at all."""
    low_ace = rules.pack.ace is AcePlace.LOW
    lowest_wins = rules.trick.won_by is TrickWonBy.LOWEST
    table = []
    for card in range(_SIZE):
        suit = Suit(card >> 4 & 3)
        place = 0 if low_ace and card & 15 == _ACE else (card & 15) + 1
        rank = 16 - place if lowest_wins else place
        table.append(rank + _TRUMP if suit.name == trumps.name else rank if suit is led else -1)
    table[NO_CARD] = -1
    return tuple(table)
