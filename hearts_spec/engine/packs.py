"""The pack a game is played with, and dealing it out."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import assert_never

from hearts_spec.cards import Card, cards_in, mask_as_named
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.rules.model import Rules
from hearts_spec.rules.vocabulary.deal import FirstCard
from hearts_spec.rules.vocabulary.table import PlayRound


def pack_mask(rules: Rules) -> int:
    """Give the cards in play as a mask: those of the pack, and the joker."""
    return rules.joker.among(rules.pack)


def pack_of(rules: Rules) -> list[Card]:
    """Give the cards in play in order, lowest club first."""
    return list(cards_in(pack_mask(rules)))


def step(rules: Rules) -> int:
    """Give the way round the table: 1 for clockwise, to the left; -1 for the other way."""
    match rules.table.turn:
        case PlayRound.LEFT:
            return 1
        case PlayRound.RIGHT:
            return -1
        case never:
            assert_never(never)


def eldest(rules: Rules, dealer: int, players: int) -> int:
    """Give the seat of eldest hand, next to the dealer in the order of play."""
    return (dealer + step(rules)) % players


def deal_out(rules: Rules, order: Sequence[Card], dealer: int, players: int) -> list[int]:
    """Deal a pack in the given order; gives each seat's hand as a mask. What is left over, `left_over` gives.

    Raises IrregularStateError when the pack does not hold the cards the rules call for.
    """
    pack = pack_mask(rules)
    size = pack.bit_count()
    if len(order) != size:
        raise IrregularStateError(f"a pack of {size} cards was expected, not of {len(order)}", "pack")
    first, way = _dealt_first(rules, dealer, players), step(rules)
    hands = [0] * players
    for place, cards in enumerate(_places(rules.deal.hand, rules.deal.at_a_time, players)):
        hands[(first + way * place) % players] = mask_as_named(cards(order))
    # So many bits add up to a mask of as many only if they are all different, and so they must be those of the pack.
    if sum(hands) + mask_as_named(left_over(rules, order, players)) != pack:
        raise IrregularStateError(f"a pack of {size} cards, each once, was expected", "pack")
    return hands


def _dealt_first(rules: Rules, dealer: int, players: int) -> int:
    """Give the seat that is dealt the first card."""
    match rules.deal.first:
        case FirstCard.DEALER:
            return dealer
        case FirstCard.ELDEST:
            return eldest(rules, dealer, players)
        case never:
            assert_never(never)


def left_over(rules: Rules, order: Sequence[Card], players: int) -> tuple[Card, ...]:
    """Give the cards of a pack in the given order that are left when every seat has its hand, topmost first."""
    return tuple(order[rules.deal.hand * players :])


@cache
def _places(size: int, at_a_time: int, players: int) -> tuple[Callable[[Sequence[Card]], Sequence[Card]], ...]:
    """Give functions that pick each hand out of a pack, beginning with that of whoever is dealt the first card."""
    packets = [min(at_a_time, size - dealt) for dealt in range(0, size, at_a_time)]
    to = [place for packet in packets for place in range(players) for _ in range(packet)]
    return tuple(_picking([at for at, place in enumerate(to) if place == each]) for each in range(players))


def _picking(at: Sequence[int]) -> Callable[[Sequence[Card]], Sequence[Card]]:
    """Give a function that picks the cards at some places."""
    return itemgetter(*at) if len(at) > 1 else lambda order: [order[each] for each in at]
