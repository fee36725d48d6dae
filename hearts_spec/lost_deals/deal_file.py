"""Reading a deal from its file, one that is lost or one that is printed whole, with every fault at its place."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from hearts_spec.engine import Table
from hearts_spec.lost_deals.deal import PRINTED, Setting
from hearts_spec.lost_deals.lost import LostDeal, WrittenLostDeal
from hearts_spec.lost_deals.parts import DealAround
from hearts_spec.lost_deals.recorded import RecordedDeal, WrittenRecord
from hearts_spec.rules.ids import source_of
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.shape.compound import Compound, parts_of
from hearts_spec.rules.shape.faults import Fault, RulesError, Waiting, by_place
from hearts_spec.rules.shape.kinds import MISSING, one_of
from hearts_spec.rules.shape.reading import read_file
from hearts_spec.rules.shape.schema import DRAFT
from hearts_spec.rules.shape.tree import Pairs, mark_at

AnyDeal = LostDeal | RecordedDeal
KIND, RECORD = "kind", "record"
KEYS = tuple(parts_of(WrittenLostDeal))
_ALL_KEYS = (KIND, *KEYS, *(key for key in parts_of(WrittenRecord) if key not in KEYS))
_SETTING = Compound(Setting, "deal", beside=_ALL_KEYS)
_A_KIND = one_of((RECORD,), "a kind", "a kind of deal")
LOST = Compound(WrittenLostDeal, "deal")
RECORDED = Compound(WrittenRecord, "deal", beside=(KIND,))


def read_deal(path: Path, id: str, library: Library) -> AnyDeal:
    """Read the file of a deal.

    Raises RulesError with all that is wrong with it.
    """
    top = read_file(path, library.shown(path))
    faults: list[Fault] = []
    around = DealAround(library=library, source=source_of(id))
    kind = top.get(KIND)
    recorded = kind is not None
    if kind is not None and _A_KIND.read(kind, faults) is MISSING:
        raise RulesError(faults)
    setting = _SETTING.read(top, faults, around)
    if setting is MISSING:
        raise RulesError(faults)
    around = replace(around, seats=setting.seats, table=_table(setting, top, library))
    hands = top.get("hands")
    printed: Any = MISSING if hands is None else PRINTED.read(hands, [], around)
    around = replace(around, hands=() if printed is MISSING else around.whole(printed[0]))
    deal = (RECORDED if recorded else LOST).read(top, faults, around)
    if deal is MISSING or around.table is None:
        raise RulesError(sorted(faults, key=by_place))
    said = {each.name: getattr(deal, each.name) for each in fields(deal)}
    if recorded:
        return RecordedDeal(id=id, table=around.table, **said)
    return LostDeal(id=id, table=around.table, **said)


def _table(setting: Setting, top: Pairs, library: Library) -> Table:
    try:
        table = Table(library.playable(setting.rules, len(setting.seats), setting.options))
    except RefusedError as error:
        mark = mark_at(top, ("options", error.option) if error.option else ("rules",))
        stated = library.drafts.get(setting.rules)
        if stated and any(fault.mark.file == stated.mark.file for fault in library.faults()):
            message = f"'{setting.rules}' has faults of its own"
            raise RulesError([Waiting(mark, message, "mend them first", on=stated.mark.file)]) from None
        raise RulesError([Fault(mark, error.message, error.hint)]) from None
    return table.avoiding(setting.sale.suit) if setting.sale else table


def deal_schema() -> dict[str, Any]:
    """Give the JSON Schema of the file of a deal: one whose play is lost, or one that is printed whole."""
    recorded = RECORDED.schema()
    recorded["properties"][KIND] = {"const": RECORD, "description": "A deal that is printed whole."}
    recorded["required"] = [KIND, *recorded["required"]]
    lost = {"title": "A lost deal", "description": "Its play is lost: its hands, and each thing known of it."}
    whole = {"title": "A deal printed whole", "description": "Its hands, its tricks, and what came of it."}
    return {
        "$schema": DRAFT,
        "title": "A deal",
        "description": "A deal that a book shows: its hands, and what it tells of the play.",
        "oneOf": [{**lost, **LOST.schema()}, {**whole, **recorded}],
    }
