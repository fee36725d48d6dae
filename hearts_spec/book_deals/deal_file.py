"""Reading a deal from its file, one that is lost or one that is printed whole, with every fault at its place."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deal import PRINTED, Setting
from hearts_spec.book_deals.deal_kinds import DealContext
from hearts_spec.book_deals.lost_deal import LostDeal, WrittenLostDeal
from hearts_spec.book_deals.printed_deal import RecordedDeal, WrittenRecord
from hearts_spec.engine import CompiledRules
from hearts_spec.rules.ids import source_of
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.schema.json_schema import DRAFT
from hearts_spec.schema.kinds import MISSING, one_of
from hearts_spec.schema.problems import DependentProblem, Problem, RulesError, by_place
from hearts_spec.schema.read_file import read_file
from hearts_spec.schema.record_type import RecordType, parts_of
from hearts_spec.schema.tree import Pairs, mark_at

AnyDeal = LostDeal | RecordedDeal
KIND, RECORD = "kind", "record"
KEYS = tuple(parts_of(WrittenLostDeal))
_ALL_KEYS = (KIND, *KEYS, *(key for key in parts_of(WrittenRecord) if key not in KEYS))
_SETTING = RecordType(Setting, "deal", beside=_ALL_KEYS)
_A_KIND = one_of((RECORD,), "a kind", "a kind of deal")
LOST = RecordType(WrittenLostDeal, "deal")
RECORDED = RecordType(WrittenRecord, "deal", beside=(KIND,))


def read_deal(path: Path, id: str, library: Library) -> AnyDeal:
    """Read the file of a deal.

    Raises RulesError with all that is wrong with it.
    """
    top = read_file(path, library.shown(path))
    faults: list[Problem] = []
    around = DealContext(library=library, source=source_of(id))
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


def _table(setting: Setting, top: Pairs, library: Library) -> CompiledRules:
    try:
        table = CompiledRules(library.playable(setting.rules, len(setting.seats), setting.options))
    except RefusedError as error:
        mark = mark_at(top, ("options", error.option) if error.option else ("rules",))
        stated = library.drafts.get(setting.rules)
        if stated and any(fault.mark.file == stated.mark.file for fault in library.faults()):
            message = f"'{setting.rules}' has faults of its own"
            raise RulesError([DependentProblem(mark, message, "mend them first", on=stated.mark.file)]) from None
        raise RulesError([Problem(mark, error.message, error.hint)]) from None
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
