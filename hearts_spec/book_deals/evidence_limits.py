"""Evidence made ready for searching: what each trick must be, and which cards must be kept for later ones."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from hearts_spec.book_deals.statements import EvidenceClaim, TrickStatement
from hearts_spec.engine import CompiledRules

_OF_UNITS = (EvidenceClaim.UNITS_ONLY_TO, EvidenceClaim.LAST_UNITS_TO)
_KEPT_BEFORE = (EvidenceClaim.PLAYED, EvidenceClaim.DISCARDED, EvidenceClaim.WOULD_WIN)


@dataclass(slots=True)
class TrickLimits:
    """What evidence asks of one trick.

    Seats are bits of `leaders`, `winners` and `discarders`; `suits` are the cards that may be led, `keep` those that
    may not be played yet, `only` those each seat may play. `held` are groups of which one card must be left after the
    trick, `exact` the cards that evidence tells from their neighbours. `checks` are the statements looked at when the
    trick is over; `some` those that must hold of one of several tricks, each with its bit, and `due` the bits that must
    stand when this trick is over.
    """

    leaders: int
    winners: int
    suits: int
    only: list[int]
    keep: int = 0
    discarders: int = 0
    exact: int = 0
    held: list[int] = field(default_factory=list)
    checks: list[TrickStatement] = field(default_factory=list)
    some: list[tuple[int, TrickStatement]] = field(default_factory=list)
    due: int = 0


@dataclass(slots=True)
class Limits:
    """What evidence asks of a deal: trick by trick, and of what each seat takes in all (None where it says nothing).

    `valued` says whether it matters which of the cards that count lie in a trick; `clash` whether two tallies differ.
    """

    tricks: list[TrickLimits]
    targets: tuple[int | None, ...]
    valued: bool = False
    clash: bool = False


def limits_of(table: CompiledRules, hands: Sequence[int], says: Iterable[TrickStatement]) -> Limits:
    """Make statements ready for the search of a deal with these hands."""
    everyone = (1 << table.players) - 1
    count = hands[0].bit_count()
    only = [table.pack] * table.players
    found = Limits(
        [TrickLimits(everyone, everyone, table.pack, list(only)) for _ in range(count)], (None,) * table.players
    )
    bits = 0
    for each in says:
        found.valued |= each.claim in _OF_UNITS
        if each.claim is EvidenceClaim.TAKEN:
            _add_taken(found, each)
        elif each.some and len(each.tricks) > 1:
            _add_some(found, each, 1 << bits, hands)
            bits += 1
        else:
            for trick in each.tricks:
                _add(found.tricks, trick - 1, each, hands)
    found.valued |= any(each is not None for each in found.targets)
    return found


def _add_taken(found: Limits, statement: TrickStatement) -> None:
    pairs = list(zip(found.targets, statement.units, strict=True))
    found.clash |= any(old is not None and new is not None and old != new for old, new in pairs)
    found.targets = tuple(old if new is None else new for old, new in pairs)


def _add_some(found: Limits, statement: TrickStatement, bit: int, hands: Sequence[int]) -> None:
    for trick in statement.tricks:
        found.tricks[trick - 1].some.append((bit, statement))
        _note_cards(found.tricks, trick - 1, statement, hands)
    found.tricks[max(statement.tricks) - 1].due |= bit


def _note_cards(tricks: list[TrickLimits], at: int, statement: TrickStatement, hands: Sequence[int]) -> None:
    """Tell the cards that a statement speaks of from their neighbours, up to the trick it speaks of."""
    if statement.claim is EvidenceClaim.BEST:
        tricks[at].exact |= statement.cards & hands[statement.seat]
    elif statement.cards and statement.cards.bit_count() == 1:
        for each in tricks[: at + 1]:
            each.exact |= statement.cards


def _add(tricks: list[TrickLimits], at: int, statement: TrickStatement, hands: Sequence[int]) -> None:
    """Add what a statement asks of one trick, and of those before it."""
    limits, claim = tricks[at], statement.claim
    seats = sum(1 << seat for seat in statement.seats)
    _note_cards(tricks, at, statement, hands)
    match claim:
        case EvidenceClaim.WON_BY:
            limits.winners &= seats
        case EvidenceClaim.NOT_WON_BY:
            limits.winners &= ~seats
        case EvidenceClaim.LED_BY:
            limits.leaders &= seats
        case EvidenceClaim.SUIT:
            limits.suits &= statement.cards
        case EvidenceClaim.UNITS_ONLY_TO | EvidenceClaim.LAST_UNITS_TO | EvidenceClaim.BEST:
            limits.checks.append(statement)
        case EvidenceClaim.PLAYED | EvidenceClaim.DISCARDED | EvidenceClaim.WOULD_WIN | EvidenceClaim.HELD:
            _add_card(tricks, at, statement, hands)
        case EvidenceClaim.TAKEN:
            raise ValueError("what is taken in all limits no trick")
        case never:
            assert_never(never)


def _add_card(tricks: list[TrickLimits], at: int, statement: TrickStatement, hands: Sequence[int]) -> None:
    limits, claim, seat = tricks[at], statement.claim, statement.seat
    cards = statement.cards & hands[seat]
    if claim in (EvidenceClaim.PLAYED, EvidenceClaim.DISCARDED):
        limits.only[seat] &= cards
    if claim is EvidenceClaim.DISCARDED:
        limits.discarders |= 1 << seat
    if claim is EvidenceClaim.WOULD_WIN:
        limits.checks.append(statement)
    until = at if claim in _KEPT_BEFORE else at + 1
    for each in tricks[:until]:
        if cards.bit_count() == 1:
            each.keep |= cards
        else:
            each.held.append(cards)
