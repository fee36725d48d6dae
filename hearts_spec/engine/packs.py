"""The pack a game is played with, and dealing it out."""

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_

from hearts_spec.cards import JOKER, Card, cards_in, full_pack, group_mask, mask_of
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.rules.model import Rules
from hearts_spec.rules.sections.deal import FirstCard
from hearts_spec.rules.sections.table import Turn


def pack_mask(rules: Rules) -> int:
    """Give the cards in play as a mask: the full packs less the cards left out, one copy for each time it is named."""
    return _pack_mask(rules.pack.packs, rules.pack.without) | (1 << JOKER if rules.joker.added else 0)


@cache
def _pack_mask(packs: int, without: tuple[str, ...]) -> int:
    mask = sum(1 << card for card in full_pack(packs))
    for name in without:
        found = group_mask(name) & mask
        mask &= ~(1 << found.bit_length() >> 1)  # the last copy, so that a card left alone is always the first
    return mask


def pack_of(rules: Rules) -> list[Card]:
    """Give the cards in play in order, lowest club first."""
    return list(cards_in(pack_mask(rules)))


def step(rules: Rules) -> int:
    """Give the way round the table: 1 for clockwise, to the left; -1 for the other way."""
    return 1 if rules.table.turn is Turn.LEFT else -1


def eldest(rules: Rules, dealer: int, players: int) -> int:
    """Give the seat of eldest hand, next to the dealer in the order of play."""
    return (dealer + step(rules)) % players


def deal_out(rules: Rules, order: Sequence[Card], dealer: int, players: int) -> list[int]:
    """Deal a pack in the given order; gives each seat's hand as a mask. What is left over, `left_over` gives.

    Raises IrregularStateError when the pack does not hold the cards the rules call for.
    """
    size = rules.deal.hand
    first = dealer if rules.deal.first is FirstCard.DEALER else eldest(rules, dealer, players)
    seats = [(first + step(rules) * place) % players for place in range(players)]
    hands = [0] * players
    for card, place in zip(order, _turns(size, rules.deal.at_a_time, players), strict=False):
        hands[seats[place]] |= 1 << card
    pack = pack_mask(rules)
    if len(order) != pack.bit_count() or reduce(or_, hands) | mask_of(left_over(rules, order, players)) != pack:
        raise IrregularStateError(f"a pack of {pack.bit_count()} cards, each once, was expected", "pack")
    return hands


def left_over(rules: Rules, order: Sequence[Card], players: int) -> tuple[Card, ...]:
    """Give the cards of a pack in the given order that are left when every seat has its hand, topmost first."""
    return tuple(order[rules.deal.hand * players :])


@cache
def _turns(size: int, at_a_time: int, players: int) -> tuple[int, ...]:
    """Give the place, counted from whoever is dealt the first card, to which each card of the pack goes."""
    packets = [min(at_a_time, size - dealt) for dealt in range(0, size, at_a_time)]
    return tuple(place for packet in packets for place in range(players) for _ in range(packet))
