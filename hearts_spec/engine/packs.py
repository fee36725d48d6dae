"""The pack a game is played with, and dealing it out."""

from collections.abc import Sequence

from hearts_spec.cards import Card, cards_in, full_pack, group_mask
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.rules.model import Rules
from hearts_spec.rules.words import FirstCard, Turn


def pack_mask(rules: Rules) -> int:
    """Give the cards in play as a mask: the full packs less the cards left out, one copy for each time it is named."""
    mask = sum(1 << card for card in full_pack(rules.pack.packs))
    for name in rules.pack.without:
        found = group_mask(name) & mask
        mask &= ~(found & -found)
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
    """Deal a pack in the given order; gives each seat's hand as a mask.

    Raises IrregularStateError when the pack does not hold the cards the rules call for.
    """
    if len(order) != rules.deal.hand * players or sum(1 << card for card in set(order)) != pack_mask(rules):
        raise IrregularStateError(f"a pack of {rules.deal.hand * players} cards, each once, was expected", "pack")
    hands = [0] * players
    first = dealer if rules.deal.first is FirstCard.DEALER else eldest(rules, dealer, players)
    at_a_time = rules.deal.at_a_time
    dealt, seat = 0, first
    while dealt < len(order):
        room = rules.deal.hand - hands[seat].bit_count()
        for card in order[dealt : dealt + min(at_a_time, room)]:
            hands[seat] |= 1 << card
        dealt += min(at_a_time, room)
        seat = (seat + step(rules)) % players
    return hands
