"""A line of play followed through a deal: whether it bears out the evidence, and how it stands before each trick."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hearts_spec.book_deals.deal import Fact, SearchCase
from hearts_spec.book_deals.search_state import Position, SearchState
from hearts_spec.book_deals.statements import EvidenceClaim, SeenTrick, TrickStatement, holds_in
from hearts_spec.book_deals.trick_moves import TrickStep, tricks_from
from hearts_spec.cards import Card

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BeforeTrick:
    """How a line stands before a trick: the position, every trick that fits there, and the cards that are played.

    `steps` are none when the trick that is played does not fit.
    """

    number: int
    position: Position
    cards: Cards
    played: TrickStep | None
    steps: tuple[TrickStep, ...]


def played_tricks(case: SearchCase, tricks: Sequence[Cards]) -> list[SeenTrick]:
    """Give the tricks of a line as evidence sees them; the cards of each stand in the order played."""
    board = SearchState(case.with_facts(()))
    return [
        board.trick(number, trick.leader, trick.winner, trick.cards, trick.rest)
        for number, trick in enumerate(case.followed(tricks))
    ]


def bears_out(statement: TrickStatement, tricks: Sequence[SeenTrick], case: SearchCase) -> bool:
    """Say whether a whole line bears out a statement."""
    if statement.claim is EvidenceClaim.TAKEN:
        took = [sum(each.units for each in tricks if each.winner == seat) for seat in range(case.table.players)]
        return all(said is None or said == units for said, units in zip(statement.units, took, strict=True))
    held = [holds_in(statement, tricks[number - 1], case.table) for number in statement.tricks]
    return any(held) if statement.some else all(held)


def facts_against(case: SearchCase, tricks: Sequence[Cards]) -> list[Fact]:
    """Give the facts that a whole line contradicts."""
    played = played_tricks(case, tricks)
    return [fact for fact in case.facts if not all(bears_out(each, played, case) for each in fact.says)]


def moments(board: SearchState, tricks: Sequence[Cards]) -> Iterator[BeforeTrick]:
    """Follow a line that fits, trick by trick."""
    position = board.start
    for number, cards in enumerate(tricks):
        if position is None:
            return
        steps = tuple(tricks_from(board, number, position))
        alike = tuple(board.alike(number, position[0], card)[0] for card in cards)
        played = next((each for each in steps if each.cards == alike), None)
        yield BeforeTrick(number, position, cards, played, steps)
        rest = position[0] & ~sum(1 << card for card in cards)
        position = None if played is None else (rest, *played.after[1:])
