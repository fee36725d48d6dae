"""What is wrong with the file of a deal, as it is told: for the tests of lost deals and of those printed whole."""

from collections.abc import Sequence
from pathlib import Path

from hearts_spec.book_deals.deal import RecordedDeal
from hearts_spec.book_deals.deals import read_deal
from hearts_spec.book_deals.stored_results import printed_faults
from hearts_spec.rules import Library, Problem, RulesError


def deal_faults(path: Path, text: str, id: str, library: Library) -> list[str]:
    """Write a deal and read it: the faults with their places in it."""
    path.write_text(text, encoding="utf-8")
    found: Sequence[Problem] = ()
    try:
        deal = read_deal(path, id, library)
        found = printed_faults(deal, path, library) if isinstance(deal, RecordedDeal) else ()
    except RulesError as error:
        found = error.faults
    return [str(fault).removeprefix(f"{path}:") for fault in found]
