"""A line of play, trick by trick: each trick as statements are checked against it, and the facts it contradicts."""

from collections.abc import Callable, Sequence

from hearts_spec.book_deals.deal import Cards, Fact, LostDeal, RecordedDeal, SearchCase
from hearts_spec.book_deals.statements import EvidenceClaim, SeenTrick, TrickStatement, holds_in
from hearts_spec.cards import Card, cards_in, mask_as_named
from hearts_spec.record import Record


def seen_trick(
    case: SearchCase,
    number: int,
    leader: int,
    winner: int,
    cards: Sequence[Card],
    rest: int,
    units: Callable[[int], int],
) -> SeenTrick:
    """Return a finished trick (`number` from 0) in the form against which statements are checked.

    `cards` are in the order played, `rest` is the mask of cards not played before the trick, and `units` returns the
    value of a mask of cards.
    """
    placed = [0] * len(case.hands)
    for seat, card in zip(case.table.seat_at[leader], cards, strict=True):
        placed[seat] = card
    after = rest & ~mask_as_named(cards)
    hands = tuple(hand & rest for hand in case.hands)
    return SeenTrick(number + 1, leader, winner, tuple(placed), hands, units(rest & ~after), units(after))


def played_tricks(case: SearchCase, tricks: Sequence[Cards]) -> list[SeenTrick]:
    """Return the tricks of a line in the form against which statements are checked.

    Each of `tricks` is given as its cards in the order played.
    """
    return [
        seen_trick(case, number, trick.leader, trick.winner, trick.cards, trick.rest, case.table.units)
        for number, trick in enumerate(case.followed(tricks))
    ]


def bears_out(statement: TrickStatement, tricks: Sequence[SeenTrick], case: SearchCase) -> bool:
    """True if a statement is true of a whole line."""
    if statement.claim is EvidenceClaim.TAKEN:
        took = [sum(each.units for each in tricks if each.winner == seat) for seat in range(case.table.players)]
        return all(said is None or said == units for said, units in zip(statement.units, took, strict=True))
    held = [holds_in(statement, tricks[number - 1], case.table) for number in statement.tricks]
    return any(held) if statement.some else all(held)


def facts_against(case: SearchCase, tricks: Sequence[Cards]) -> list[Fact]:
    """Return the facts that a whole line contradicts."""
    played = played_tricks(case, tricks)
    return [fact for fact in case.facts if not all(bears_out(each, played, case) for each in fact.says)]


def record_of(deal: LostDeal | RecordedDeal, tricks: Sequence[Sequence[Card]]) -> Record:
    """Return the play of a deal as a record: a line of a lost one's adopted reading, or the tricks as printed."""
    case = deal.case()
    plays: list[tuple[str, Card]] = []
    for trick in case.followed(tricks):
        order = case.table.seat_at[trick.leader]
        plays.extend((case.seats[seat], card) for seat, card in zip(order, trick.cards, strict=True))
    hands = {seat: tuple(cards_in(hand)) for seat, hand in zip(case.seats, case.hands, strict=True)}
    return Record(
        rules=deal.rules,
        seats=deal.seats,
        dealer=case.seats[case.dealer],
        hands=hands,
        options=deal.options,
        bids=deal.sale.bids if deal.sale else None,
        suit=deal.sale.suit.name.lower() if deal.sale else "",
        plays=tuple(plays),
    )


def tricks_of(record: Record) -> tuple[tuple[Card, ...], ...]:
    """Return the tricks of a record, each with its cards in the order played."""
    size = len(record.seats)
    cards = [card for _, card in record.plays]
    return tuple(tuple(cards[at : at + size]) for at in range(0, len(cards), size))
