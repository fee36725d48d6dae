"""Cutting for the deal, the pack, dealing the hands, and a table at which the dealer takes no cards."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from hearts_spec.cards import BITS, Card, cards_in
from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.rules.fields import Rules


@dataclass(frozen=True, slots=True)
class CutResult:
    """The dealer, or the seats that must cut again; neither if the source leaves the dealer to agreement."""

    dealer: str | None
    again: tuple[str, ...]


def cut_for_deal(rules: Rules, cuts: Mapping[str, Card], two_shown: Sequence[str] = ()) -> CutResult:
    """Decide who deals by the cards that were cut, by seat.

    `two_shown` are the seats that showed more than one card; for them `cuts` has the first card shown.
    """
    ranks = {seat: rules.cut.ace.rank(card) for seat, card in cuts.items()}
    best = rules.cut.deals.best(ranks.values())
    if best is None:
        return CutResult(None, ())
    if two_shown and rules.irregular.deal.two_cut.cuts_again:
        return CutResult(None, tuple(two_shown))
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    return CutResult(None if len(winners) > 1 else winners[0], rules.cut.ties.again(ranks, winners))


def pack_mask(rules: Rules) -> int:
    """Return the cards in play as a mask: the pack, and the joker if there is one."""
    return rules.joker.among(rules.pack)


def pack_of(rules: Rules) -> list[Card]:
    """Return the cards in play in order, lowest club first."""
    return list(cards_in(pack_mask(rules)))


def eldest(rules: Rules, dealer: int, players: int) -> int:
    """Return the seat of eldest hand, the next after the dealer in the order of play."""
    return (dealer + rules.table.turn.step) % players


def deal_out(rules: Rules, order: Sequence[Card], dealer: int, players: int) -> list[int]:
    """Deal a pack in the given order and return the hands by seat, as masks; see `left_over` for the rest.

    Raises IrregularStateError if the pack does not hold the cards that the rules require.
    """
    pack = pack_mask(rules)
    size = pack.bit_count()
    if len(order) != size:
        raise IrregularStateError(f"expected a pack of {size} cards, found {len(order)}", "pack")
    first = rules.deal.first.seat(dealer=dealer, eldest=eldest(rules, dealer, players))
    step = rules.table.turn.step
    bits, hands = [BITS[card] for card in order], [0] * players
    # A sum of bits is a mask with as many bits only if all are different; so this finds missing and repeated cards.
    if sum(bits) != pack:
        raise IrregularStateError(f"expected a pack of {size} cards, each once", "pack")
    for place, cards in enumerate(_places(rules.deal.hand, rules.deal.at_a_time, players)):
        hands[(first + step * place) % players] = sum(cards(bits))
    if rules.deal.left_over.is_dealt_on:
        for place, bit in enumerate(bits[rules.deal.hand * players :]):
            hands[(first + step * place) % players] |= bit
    return hands


def left_over(rules: Rules, order: Sequence[Card], players: int) -> tuple[Card, ...]:
    """Return the cards of a pack in the given order that remain when the hands are dealt, topmost first."""
    return () if rules.deal.left_over.is_dealt_on else tuple(order[rules.deal.hand * players :])


@cache
def _places(size: int, at_a_time: int, players: int) -> tuple[Callable[[Sequence[int]], Sequence[int]], ...]:
    """Return a function for each hand that picks its cards from a pack, in the order in which hands are dealt to."""
    packets = [min(at_a_time, size - dealt) for dealt in range(0, size, at_a_time)]
    to = [place for packet in packets for place in range(players) for _ in range(packet)]
    return tuple(_picking([at for at, place in enumerate(to) if place == each]) for each in range(players))


def _picking(at: Sequence[int]) -> Callable[[Sequence[int]], Sequence[int]]:
    """Return a function that picks the cards at these indexes."""
    return itemgetter(*at) if len(at) > 1 else lambda order: [order[each] for each in at]


class DealtTo(NamedTuple):
    """The players who are dealt cards, clockwise, and the index among them of the seat before eldest hand."""

    seats: tuple[str, ...]
    dealer: int


def dealer_takes_none(rules: Rules, players: int) -> bool:
    """True if the dealer takes no cards when this many players sit down.

    `rules` are the rules for one player fewer.
    """
    return players == rules.table.dealer_out


def without_dealer(rules: Rules, seats: Sequence[str], dealer: str) -> DealtTo:
    """Return the players who are dealt cards at a table at which the dealer takes none."""
    before = seats[(seats.index(dealer) - rules.table.turn.step) % len(seats)]
    dealt_to = tuple(seat for seat in seats if seat != dealer)
    return DealtTo(dealt_to, dealt_to.index(before))
