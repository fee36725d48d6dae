"""A deal that is settled by some rules, as a row of a table beside others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.engine import LedgerResult
from hearts_spec.rules.vocabulary.settlement import KeptIn


@dataclass(frozen=True, slots=True)
class SettledRow:
    """By what a deal is settled, where that stands, and what comes of it.

    `year` says also what it is settled in. `pool` is what stays on the table, or None where a score is kept.
    """

    title: str
    href: str
    year: str
    net: Mapping[str, int | str]
    pool: int | None


def settled_row(title: str, href: str, year: str, seats: Sequence[str], result: LedgerResult) -> SettledRow:
    """Give a row; points are written without a sign, since nobody is paid."""
    points = result.kept_in is KeptIn.POINTS
    net: dict[str, int | str] = {seat: str(n) if points else n for seat, n in zip(seats, result.net, strict=True)}
    return SettledRow(title, href, year, net, None if points else result.after.pool)
