"""The deals of a folder of rule sets, lost or printed whole: `SOURCE/deals/NAME.yml`, found by name."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deal import PRINTED, LostDeal, RecordedDeal, Setting
from hearts_spec.book_deals.play_advice import ADVICE_FILE, Advice, read_advice
from hearts_spec.book_deals.statements import DealContext
from hearts_spec.book_deals.stored_results import (
    current_results,
    stored_line,
)
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.record import Record
from hearts_spec.record.errors import code_of
from hearts_spec.rules.library import Library, RefusedError, id_named
from hearts_spec.rules.names import source_of
from hearts_spec.schema.kinds import DRAFT, ID, MISSING, one_of
from hearts_spec.schema.problems import DependentProblem, Problem, RulesError, by_place
from hearts_spec.schema.record_type import RecordType, parts_of
from hearts_spec.schema.source_tree import Pairs, entries_in, mark_at, read_file

AnyDeal = LostDeal | RecordedDeal
KIND, RECORD = "kind", "record"
KEYS = tuple(parts_of(LostDeal))
_ALL_KEYS = (KIND, *KEYS, *(key for key in parts_of(RecordedDeal) if key not in KEYS))
_SETTING = RecordType(Setting, "deal", beside=_ALL_KEYS)
_A_KIND = one_of((RECORD,), "a kind", "a kind of deal")
LOST = RecordType(LostDeal, "deal")
RECORDED = RecordType(RecordedDeal, "deal", beside=(KIND,))


def read_deal(path: Path, id: str, library: Library) -> AnyDeal:
    """Read the file of a deal.

    Raises RulesError with every problem in it.
    """
    top = read_file(path, library.shown(path))
    faults: list[Problem] = []
    context = DealContext(library=library, source=source_of(id), id=id)
    kind = top.get(KIND)
    if kind is not None and _A_KIND.read(kind, faults) is MISSING:
        raise RulesError(faults)
    setting = _SETTING.read(top, faults, context)
    if setting is MISSING:
        raise RulesError(faults)
    context = replace(context, seats=setting.seats, table=_table(setting, top, library))
    hands = top.get("hands")
    printed: Any = MISSING if hands is None else PRINTED.read(hands, [], context)
    context = replace(context, hands=() if printed is MISSING else context.whole(printed[0]))
    deal = (LOST if kind is None else RECORDED).read(top, faults, context)
    if not isinstance(deal, LostDeal | RecordedDeal):
        raise RulesError(sorted(faults, key=by_place))
    return deal


def _table(setting: Setting, top: Pairs, library: Library) -> CompiledRules:
    try:
        table = CompiledRules(library.playable(setting.rules, len(setting.seats), setting.options))
    except RefusedError as error:
        mark = mark_at(top, ("options", error.option) if error.option else ("rules",))
        stated = library.drafts.get(setting.rules)
        if stated and any(fault.mark.file == stated.mark.file for fault in library.faults()):
            message = f"'{setting.rules}' has errors"
            raise RulesError(
                [DependentProblem(mark, "faulty-rule-set", message, "fix them first", on=stated.mark.file)]
            ) from None
        raise RulesError([Problem(mark, code_of(error), error.message, error.hint)]) from None
    return table.avoiding(setting.sale.suit) if setting.sale else table


def deal_schema() -> dict[str, Any]:
    """Return the JSON Schema of the file of a deal: one whose play is lost, or one that is printed whole."""
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


FOLDER = "deals"


class Deals:
    """The deals of a library; each is read once, on first use."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.files: dict[str, Path] = {
            f"{path.parent.parent.name}/{path.stem}": path
            for path in entries_in(library.root, f"*/{FOLDER}/*.yml")
            if re.fullmatch(ID, path.stem) and path.name != ADVICE_FILE
        }
        self._read: dict[str, AnyDeal] = {}

    def advice(self, deal: AnyDeal) -> Advice:
        """Return the hints of a deal's source that are for the deal's game; no hints if the source has no advice.

        Raises RulesError if the file of the advice has problems.
        """
        path = self.library.root / deal.source / FOLDER / ADVICE_FILE
        return read_advice(path, self.library).for_rules(deal.rules) if path.is_file() else Advice("", ())

    def ids(self) -> list[str]:
        """Return the ids of the deals, `source/name`."""
        return list(self.files)

    def id_of(self, name: str) -> str:
        """Return the id of a deal, given its id or an unambiguous name.

        Raises RefusedError, with the nearest name, if there is no such deal.
        """
        return id_named(name, self.files, "deal")

    def deal(self, name: str) -> AnyDeal:
        """Return a deal by its id or name.

        Raises RefusedError if there is none, RulesError if its file has problems.
        """
        id = self.id_of(name)
        if id not in self._read:
            self._read[id] = read_deal(self.files[id], id, self.library)
        return self._read[id]

    def lost(self) -> list[LostDeal]:
        """Return the deals whose play is lost.

        Raises RulesError if the file of a deal has problems.
        """
        return [deal for id in self.files if isinstance(deal := self.deal(id), LostDeal)]

    def line(self, deal: LostDeal) -> Record | None:
        """Return the stored line of play of a deal, the most plausible one, as a record; None if none is stored."""
        return stored_line(self.files[deal.id])

    def findings(self, deal: AnyDeal) -> dict[str, Any] | None:
        """Return the stored results of a deal, as JSON; None if there are none, or the deal has changed since.

        Raises RulesError if the advice of its source has problems, or the stored results were changed by hand.
        """
        return current_results(self.files[deal.id], deal, self.advice(deal))
