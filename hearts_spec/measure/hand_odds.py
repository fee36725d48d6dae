"""The odds of hands: exact, by counting all deals of a game's pack."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod
from operator import sub
from typing import NamedTuple

from hearts_spec.cards import BITS, Suit, group_mask, parse_card
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.measure.view import rules_read
from hearts_spec.rules.ruleset import ConfiguredRules

Holding = tuple[int, ...]
Condition = Callable[[Holding], bool]
_QUEEN = BITS[parse_card("QS")]
_SPADES = group_mask(Suit.SPADES.name)
GUARDS = 3  # lower spades that guard the queen of spades


def chance(cards: Holding, hands: Sequence[tuple[int, Condition]]) -> Fraction:
    """Return the chance that every hand meets its condition when the cards are dealt at random.

    `cards` is the number of cards of each kind that matters; the other cards fill the hands. Each of `hands` is its
    size and its condition, a function of the number of cards of each kind that it holds.
    """
    ways = Counter({cards: 1})  # by the number of cards of each kind that are left: the ways to deal the hands so far
    for size, may in hands:
        further: Counter[Holding] = Counter()
        for left, count in ways.items():
            for held in product(*(range(min(size, each) + 1) for each in left)):
                if sum(held) <= size and may(held):
                    further[tuple(map(sub, left, held))] += count * _places(size, held)
        ways = further
    return Fraction(ways[(0,) * len(cards)], _places(sum(size for size, _ in hands), cards))


@cache
def _places(size: int, held: Holding) -> int:
    """Return the number of ways to put `held` cards of each kind into the places of a hand of this size."""
    return prod(comb(size - sum(held[:kind]), count) for kind, count in enumerate(held))


class Event(NamedTuple):
    """Something that a hand can be: its key, what it is, the kinds of cards that matter, as masks, and the condition.

    The kinds share no card. `anybody` is true if the question is whether some player at the table has such a hand.
    """

    key: str
    label: str
    kinds: tuple[int, ...]
    may: Condition
    anybody: bool = False

    def holds(self, hand: int) -> bool:
        """True if a hand, a mask, is so."""
        return self.may(tuple((hand & kind).bit_count() for kind in self.kinds))


class HandOdds(NamedTuple):
    """An event of a game with its exact chance."""

    event: Event
    chance: Fraction


def events(rules: ConfiguredRules) -> Iterator[Event]:
    """Yield the events whose odds are counted in a game."""
    table, read = table_of(rules), rules_read(table_of(rules))
    pack, hand = table.pack, _hand(rules)
    suits = tuple(group_mask(suit.name) & pack for suit in Suit)
    hearts, clubs = (group_mask(suit.name) & pack for suit in (Suit.HEARTS, Suit.CLUBS))
    queen, costly = _QUEEN & pack & read.costly, read.costly

    def all_of_it(held: Holding) -> bool:
        return held[0] == hand

    if queen:
        lower = _SPADES & read.under[_SPADES][read.power[parse_card("QS")]]
        spades = _SPADES & pack
        guarded = f"the queen of spades with fewer than {GUARDS} lower spades"
        yield Event("queen", "the queen of spades", (queen,), lambda held: held[0] > 0)
        yield Event("queen-unguarded", guarded, (queen, lower), lambda held: held[0] > 0 and held[1] < GUARDS)
        yield Event("queen-alone", "the queen of spades and no other spade", (queen, spades & ~queen), _only_first)
    yield Event("no-clubs", "no club", (clubs,), _none)
    yield Event("no-clubs-table", "somebody at the table has no club", (clubs,), _none, anybody=True)
    yield Event("void", "no card of some suit", suits, lambda held: 0 in held)
    yield Event("no-hearts", "no heart", (hearts,), _none)
    yield Event("no-penalty", "no card that costs", (costly,), _none)
    every = f"all {hand} cards"
    yield Event("only-penalty", f"{every} cost", (costly,), all_of_it)
    yield Event("only-penalty-table", f"{every} of one of the players cost", (costly,), all_of_it, anybody=True)
    yield Event("one-suit", f"{every} are of one suit", suits, lambda held: hand in held)
    yield Event("all-hearts", f"{every} are hearts", (hearts,), all_of_it)


def _none(held: Holding) -> bool:
    return not held[0]


def _only_first(held: Holding) -> bool:
    return held[0] > 0 and not held[1]


def _hand(rules: ConfiguredRules) -> int:
    table = table_of(rules)
    return table.rules.deal.hand or table.pack.bit_count() // table.players


def hand_odds(rules: ConfiguredRules) -> list[HandOdds]:
    """Return the exact odds of hands in a game, before any pass; events that cannot happen are left out."""
    found = (HandOdds(event, _chance(rules, event)) for event in events(rules))
    return [each for each in found if each.chance]


def _chance(rules: ConfiguredRules, event: Event) -> Fraction:
    table, hand = table_of(rules), _hand(rules)
    cards = tuple(kind.bit_count() for kind in event.kinds)
    whole = table.pack.bit_count()
    if event.anybody:
        rest = [(whole - hand * table.players, _any)] if whole > hand * table.players else []
        return 1 - chance(cards, [(hand, lambda held: not event.may(held))] * table.players + rest)
    return _in_one_hand(cards, hand, whole, event.may)


def _any(held: Holding) -> bool:
    return True


def _in_one_hand(cards: Holding, hand: int, whole: int, may: Condition) -> Fraction:
    """Return the chance that one hand meets a condition."""
    others = whole - sum(cards)
    ways = sum(
        prod(map(comb, cards, held)) * comb(others, hand - sum(held))
        for held in product(*(range(min(hand, each) + 1) for each in cards))
        if sum(held) <= hand and may(held)
    )
    return Fraction(ways, comb(whole, hand))


def one_in(chance: Fraction) -> str:
    """Return a chance as one in so many: a whole number from 100 upward, otherwise with one decimal if it needs it."""
    number = 1 / chance
    return f"{round(number):,}" if number >= 100 or number.denominator == 1 else f"{float(number):.1f}"
