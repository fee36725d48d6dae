"""What evidence leaves possible for each trick, taken one by one: bounds that are quick to find and never too narrow.

Each trick is looked at as if every player still had the whole hand dealt, and might throw off suit at will. What is
impossible even so is impossible; so a card that only one trick can need is kept for it, and evidence that leaves no
possible trick contradicts itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from hearts_spec.book_deals.evidence_limits import Limits, TrickLimits
from hearts_spec.book_deals.statements import EvidenceClaim
from hearts_spec.engine import CompiledRules

Arcs = dict[tuple[int, int], list[int]]
_FEW = 6


@dataclass(slots=True)
class Bound:
    """What one trick can be: seats that can lead and win, as bits, and the cards that each seat can play."""

    leaders: int
    winners: int
    cards: list[int]


def bounds_of(table: CompiledRules, hands: Sequence[int], leader: int, limits: Limits) -> list[Bound] | None:
    """Give what each trick can be, or None where some trick cannot be at all, or the tallies differ.

    The rules must be such that the highest card of the suit led wins.
    """
    if limits.clash:
        return None
    arcs = [_arcs(table, hands, each) for each in limits.tricks]
    choices = _choices(limits)
    found: list[Bound] | None = None
    for chosen in product(*choices.values()):
        allowed = _chosen(limits, dict(zip(choices, chosen, strict=True)))
        bounds = _chain(table, leader, arcs, allowed)
        if bounds is not None:
            found = bounds if found is None else [_either(*pair) for pair in zip(found, bounds, strict=True)]
    return found


def _arcs(table: CompiledRules, hands: Sequence[int], limits: TrickLimits) -> Arcs:
    """Give the cards that each seat can play, for every leader and winner that a trick by itself allows."""
    held = [hand & only & ~limits.keep for hand, only in zip(hands, limits.only, strict=True)]
    would = next((each for each in limits.checks if each.claim is EvidenceClaim.WOULD_WIN), None)
    arcs: Arcs = {}
    for leader, suit in product(range(table.players), table.suits):
        if not (limits.leaders >> leader & 1 and held[leader] & suit & limits.suits) or limits.discarders >> leader & 1:
            continue
        rival = (1 << 64) - 1
        if would is not None and would.seat != leader:
            rival = (would.cards & suit) - 1 if would.cards & suit else 0
        for winner in range(table.players):
            if limits.winners >> winner & 1:
                _add_arc(arcs, held, (leader, winner, suit), limits, (would.seat if would else -1, rival))
    return arcs


def _add_arc(
    arcs: Arcs, held: Sequence[int], arc: tuple[int, int, int], limits: TrickLimits, would: tuple[int, int]
) -> None:
    """Add the tricks of one suit that one seat leads and one wins.

    `would` is a seat of which another card would have won too, and the cards below that one.
    """
    leader, winner, suit = arc
    if limits.discarders >> winner & 1:
        return
    seat_spared, below_rival = would
    led = suit & limits.suits if leader == winner else suit
    winning = held[winner] & led
    if winner != seat_spared:
        winning &= below_rival
    while winning:
        card = winning & -winning  # the lowest as a mask, so that `card - 1` is all that are numbered below it
        winning ^= card
        cards = []
        for seat, hand in enumerate(held):
            follow = hand & suit & card - 1
            if seat != seat_spared:
                follow &= below_rival
            if limits.discarders >> seat & 1:
                follow = 0
            discard = 0 if seat == leader else hand & ~suit
            cards.append(card if seat == winner else follow | discard)
        if all(cards):
            old = arcs.get((leader, winner), [0] * len(held))
            arcs[leader, winner] = [one | other for one, other in zip(old, cards, strict=True)]


def _chain(
    table: CompiledRules, leader: int, arcs: Sequence[Arcs], allowed: Sequence[tuple[int, int]]
) -> list[Bound] | None:
    """Keep what can stand in a chain of tricks, each led by whom the one before it makes the leader."""
    kept: list[Arcs] = []
    may_lead = 1 << leader
    for each, (leaders, winners) in zip(arcs, allowed, strict=True):
        here = {arc: cards for arc, cards in each.items() if may_lead & leaders & 1 << arc[0] and winners >> arc[1] & 1}
        kept.append(here)
        may_lead = 0
        for arc in here:
            may_lead |= 1 << table.leader_after(*arc)
    needed = (1 << table.players) - 1
    bounds = []
    for number in reversed(range(len(kept))):
        here = {arc: cards for arc, cards in kept[number].items() if needed >> table.leader_after(*arc) & 1}
        if not here:
            return None
        bounds.append(_bound(here, table.players))
        needed = bounds[-1].leaders
    return bounds[::-1]


def _bound(arcs: Arcs, players: int) -> Bound:
    bound = Bound(0, 0, [0] * players)
    for (leader, winner), cards in arcs.items():
        bound.leaders |= 1 << leader
        bound.winners |= 1 << winner
        bound.cards = [one | other for one, other in zip(bound.cards, cards, strict=True)]
    return bound


def tighten(table: CompiledRules, hands: Sequence[int], leader: int, limits: Limits) -> bool:
    """Write what the bounds show into the limits; gives False where the evidence contradicts itself."""
    bounds = bounds_of(table, hands, leader, limits)
    if bounds is None:
        return False
    for number, bound in enumerate(bounds):
        limits.tricks[number].leaders &= bound.leaders
        limits.tricks[number].winners &= bound.winners
        for seat, cards in enumerate(bound.cards):
            _keep(limits.tricks[:number], cards, hands[seat], table.suits)
    return True


def _keep(before: Sequence[TrickLimits], cards: int, hand: int, suits: Sequence[int]) -> None:
    """Have a seat keep what it must play later: the one card, or one of few."""
    if cards.bit_count() == 1:
        for each in before:
            each.keep |= cards
            each.exact |= cards
        return
    split = 0
    for suit in suits:
        if cards & suit and cards & suit != hand & suit:
            split |= hand & suit
    if cards.bit_count() <= min(_FEW, hand.bit_count() - 1):
        for each in before:
            if cards not in each.held:
                each.held.append(cards)
                each.exact |= split


def _choices(limits: Limits) -> dict[int, list[int]]:
    """Give, for each statement about one of several tricks, the tricks that can bear it out."""
    found: dict[int, list[int]] = {}
    for number, each in enumerate(limits.tricks):
        for bit, statement in each.some:
            if statement.claim in (EvidenceClaim.WON_BY, EvidenceClaim.NOT_WON_BY):
                found.setdefault(bit, []).append(number)
    return found


def _chosen(limits: Limits, choice: dict[int, int]) -> list[tuple[int, int]]:
    """Give the seats that can lead and win each trick when the statements are borne out by the tricks chosen."""
    found = []
    for number, each in enumerate(limits.tricks):
        winners = each.winners
        for bit, statement in each.some:
            if choice.get(bit) == number:
                seats = sum(1 << seat for seat in statement.seats)
                winners &= seats if statement.claim is EvidenceClaim.WON_BY else ~seats
        found.append((each.leaders, winners))
    return found


def _either(one: Bound, other: Bound) -> Bound:
    cards = [mine | theirs for mine, theirs in zip(one.cards, other.cards, strict=True)]
    return Bound(one.leaders | other.leaders, one.winners | other.winners, cards)
