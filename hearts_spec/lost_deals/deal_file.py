"""Reading a lost deal from its file, with every fault at its place."""

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from hearts_spec.engine import Table
from hearts_spec.lost_deals.deal import PRINTED, LostDeal, Setting, WrittenDeal
from hearts_spec.lost_deals.parts import DealAround
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.shape.compound import Compound, parts_of
from hearts_spec.rules.shape.faults import Fault, RulesError
from hearts_spec.rules.shape.kinds import MISSING
from hearts_spec.rules.shape.reading import read_file
from hearts_spec.rules.shape.schema import document_schema
from hearts_spec.rules.shape.tree import Pairs, mark_at

KEYS = tuple(parts_of(WrittenDeal))
_SETTING = Compound(Setting, "deal", beside=KEYS)
DEAL = Compound(WrittenDeal, "deal")


def read_deal(path: Path, id: str, library: Library) -> LostDeal:
    """Read the file of a lost deal.

    Raises RulesError with all that is wrong with it.
    """
    top = read_file(path, library.shown(path))
    faults: list[Fault] = []
    around = DealAround(library=library, source=id.partition("/")[0])
    setting = _SETTING.read(top, faults, around)
    if setting is MISSING:
        raise RulesError(faults)
    around = replace(around, seats=setting.seats, table=_table(setting, top, library))
    hands = top.get("hands")
    printed: Any = MISSING if hands is None else PRINTED.read(hands, [], around)
    around = replace(around, hands=() if printed is MISSING else around.whole(printed[0]))
    deal = DEAL.read(top, faults, around)
    if deal is MISSING or around.table is None:
        raise RulesError(sorted(faults, key=lambda fault: (fault.mark.line, fault.mark.column)))
    said = {each.name: getattr(deal, each.name) for each in fields(deal)}
    return LostDeal(id=id, table=around.table, file=top.mark.file, **said)


def _table(setting: Setting, top: Pairs, library: Library) -> Table:
    try:
        table = Table(library.playable(setting.rules, len(setting.seats), setting.options))
    except RefusedError as error:
        mark = mark_at(top, ("options", error.option) if error.option else ("rules",))
        raise RulesError([Fault(mark, error.message, error.hint)]) from None
    return table.avoiding(setting.sale.suit) if setting.sale else table


def deal_schema() -> dict[str, Any]:
    """Give the JSON Schema of the file of a lost deal."""
    return document_schema(DEAL, "A lost deal", "A deal whose play is lost: its hands, and each thing known of it.")
