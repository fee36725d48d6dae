"""Faults in cutting and dealing: what each leads to, and who deals then."""

from dataclasses import dataclass, fields
from enum import Enum

from hearts_spec.engine.errors import IrregularStateError
from hearts_spec.engine.ruling import Ruling, ruling_of
from hearts_spec.engine.table import Table
from hearts_spec.rules.ruleset import Status
from hearts_spec.rules.sections.faulty_deal import Claimant, Deadline, DealRemedy, FaultyDeal, Law, MisdealDealer

MISDEAL = "misdeal"
_KEY = "irregular.deal."


class Reached(Enum):
    """How far a deal had come when a fault in it was found."""

    CUTTING = "cutting"
    DEALING = "dealing"
    DEALT = "dealt"
    PLAYING = "playing"


@dataclass(frozen=True, slots=True)
class DealRuling:
    """What a fault in dealing leads to.

    `remedy` is None where the book is silent, and STANDS where nothing is claimed or it is too late; NEW_PACK for a
    deal that is not void means that the pack is changed after it. `dealer` is the seat that deals now when the deal is
    `void`, and else the one whose deal it is.
    """

    ruling: Ruling
    remedy: DealRemedy | None
    dealer: int
    void: bool


def deal_faults() -> tuple[str, ...]:
    """Give the names of the faults that a law can be about, and that of a misdeal as such."""
    laws = [each.name.replace("_", "-") for each in fields(FaultyDeal) if each.type is Law]
    return (MISDEAL, *laws)


def rule_on_deal(
    table: Table,
    fault: str,
    *,
    dealer: int,
    reached: Reached,
    claimed: bool = True,
    asked_by: Claimant | None = None,
    touched: bool = False,
    rightful: int | None = None,
) -> DealRuling:
    """Rule on a fault in dealing; seats are numbers.

    `claimed` says whether anybody asks for a remedy, and `asked_by` who, where it is not whoever has the right to it;
    `touched` says whether he has touched another of his cards, and `rightful` whose turn it was to deal, if another's.
    Raises IrregularStateError for a fault there is no word for, and where the rightful dealer is needed and not given.
    """
    if fault not in deal_faults():
        raise IrregularStateError(f"'{fault}' is no fault in dealing", fault, "fault")
    playable, laws = table.playable, table.rules.irregular.deal
    key = _KEY + fault
    law = Law(DealRemedy.MISDEAL) if fault == MISDEAL else getattr(laws, fault.replace("-", "_"))
    keys = (key,) if law.then is not DealRemedy.MISDEAL or fault == MISDEAL else (key, _KEY + MISDEAL)
    if playable.status(key) is Status.SILENT:
        return DealRuling(ruling_of(playable, fault, key), None, dealer, void=False)
    too_late = not _in_time(law.until, reached, touched)
    may_ask = law.claim is Claimant.ANYONE or asked_by in (None, law.claim)
    asked = law.claim is Claimant.NOBODY or (claimed and may_ask)
    if law.then is DealRemedy.STANDS or too_late or not asked:
        unasked = "It is not for him to ask." if claimed else "Nobody asks for it."
        because = "It comes too late." if too_late else unasked if not asked else ""
        changes = law.then is DealRemedy.NEW_PACK and not too_late
        because += " The hands are played out, and then the pack is changed." if changes else ""
        ruling = ruling_of(playable, fault, key, granted=False, because=because)
        return DealRuling(ruling, DealRemedy.NEW_PACK if changes else DealRemedy.STANDS, dealer, void=False)
    ruling = ruling_of(playable, fault, *keys)
    return DealRuling(ruling, law.then, _deals_now(table, law.then, dealer, rightful), void=True)


def _in_time(until: Deadline, reached: Reached, touched: bool) -> bool:
    if until is Deadline.LAST_CARD:
        return reached in (Reached.CUTTING, Reached.DEALING)
    if until is Deadline.FIRST_TRICK:
        return reached is not Reached.PLAYING
    return not (until is Deadline.OTHERS_UNTOUCHED and (touched or reached is Reached.PLAYING))


def _deals_now(table: Table, remedy: DealRemedy, dealer: int, rightful: int | None) -> int:
    passes = remedy is DealRemedy.FORFEIT or (
        remedy is DealRemedy.MISDEAL and table.rules.irregular.deal.misdeal is MisdealDealer.NEXT
    )
    if remedy is DealRemedy.RIGHTFUL_DEALER:
        if rightful is None:
            raise IrregularStateError("the rightful dealer deals: say whose turn it was", "rightful", "rightful")
        return rightful
    return (dealer + 1) % table.players if passes else dealer
