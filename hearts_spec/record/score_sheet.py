"""Score sheets as people keep them: a row of numbers for each deal, or running totals, read as reported deals.

A row may give the points that each player took, or what the deal added to each score, which differ if somebody shot the
moon. A minus may be left out or written for every number. What fits the rules of the game decides; what fits in two
ways that score differently is refused.
"""

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import sub
from typing import Any

from hearts_spec.cards import HeartsError, cards_in, mask_of
from hearts_spec.engine.compiled_rules import CompiledRules
from hearts_spec.engine.game import Game
from hearts_spec.record.deal_report import DealReport
from hearts_spec.record.reported_deal import completed_deal, counting
from hearts_spec.rules.vocabulary.slam import SLAM_CHOICE_WORDS
from hearts_spec.schema.english import MINUS, listed
from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, ReadContext
from hearts_spec.schema.problems import Location, Problem, RulesError, quoted
from hearts_spec.schema.record_type import RecordType, parts_of
from hearts_spec.schema.source_tree import Items, Node, Pairs, Scalar, expected

CSV = ".csv"
_NUMBER = re.compile(r"[-+]?[0-9]{1,6}")
# Heads of columns that come before the players, and the word of a row that adds up those above.
_BEFORE = ("", "#", "no", "no.", "nr", "deal", "hand", "round", "game", "dealer", "date")
_SUMS = ("sum", "sums", "total", "totals")
_PENALTY = "penalty"  # how the score pad begins a row that the players agreed on
_REPORT = RecordType(DealReport, "deal")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a score sheet: the numbers as they stand, clockwise or by the names of the players."""

    numbers: tuple[int, ...] | Mapping[str, int]
    mark: Location

    def clockwise(self, seats: Sequence[str]) -> tuple[int, ...]:
        """Return a number for each seat. Raises RulesError if the row is of other players, or of more or fewer."""
        numbers = self.numbers
        if isinstance(numbers, Mapping):
            if set(numbers) != set(seats):
                message = f"expected a number for each of {listed(seats)}, found {listed([*numbers])}"
                raise RulesError([Problem(self.mark, "not-a-row", message, "0 for a player who has nothing")])
            return tuple(numbers[seat] for seat in seats)
        if len(numbers) != len(seats):
            message = f"expected {len(seats)} numbers, for {listed(seats)}, found {len(numbers)}"
            raise RulesError([Problem(self.mark, "not-a-row", message, "0 for a player who has nothing")])
        return numbers


@dataclass(frozen=True)
class DealOrRow(Kind):
    """A deal as it is reported, or a row of a score sheet: a list of numbers, or a number by the name of a player."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Items):
            numbers = [_number_in(each, faults) for each in node.items]
            return MISSING if None in numbers else Row(tuple(each for each in numbers if each is not None), node.mark)
        if isinstance(node, Pairs) and _is_by_name(node):
            return Row({key.text: int(_plain(value.text)) for key, value in node}, node.mark)
        return _REPORT.read(node, faults, context)

    def schema(self) -> dict[str, Any]:
        numbers = {"type": "array", "items": {"type": "integer"}}
        return {"anyOf": [_REPORT.schema(), numbers, {"type": "object", "additionalProperties": {"type": "integer"}}]}


def _is_by_name(node: Pairs) -> bool:
    """True if a mapping has a number for each of its keys, none of which is a fact of a deal."""
    facts = parts_of(DealReport)
    return bool(node.pairs) and all(
        key.text not in facts and isinstance(value, Scalar) and _NUMBER.fullmatch(_plain(value.text))
        for key, value in node
    )


def _number_in(node: Node, faults: list[Problem]) -> int | None:
    if isinstance(node, Scalar) and _NUMBER.fullmatch(_plain(node.text)):
        return int(_plain(node.text))
    faults.append(expected(node, "a number for each player", "as [3, 17, 6, 0]"))
    return None


def _plain(text: str) -> str:
    return text.strip().replace(MINUS, "-")


def rows_of_csv(text: str, shown: str) -> tuple[tuple[str, ...], list[Row]]:
    """Return the players that the first row of a table names, and the rows below it.

    Commas, semicolons, tabs or else blanks part the columns. Columns before the players, rows without an entry and rows
    that add up those above are left out. Raises RulesError with every row that cannot be read.
    """
    lines = [(at, line) for at, line in enumerate(text.splitlines(), 1) if line.strip()]
    at, first = lines[0] if lines else (1, "")
    mark = max(",;\t", key=first.count)
    head = _cells(first, mark if mark in first else "")
    start = next((place for place, cell in enumerate(head) if cell.lower() not in _BEFORE), len(head))
    seats = head[start:]
    if len(seats) < 2 or not all(seats) or any(_NUMBER.fullmatch(_plain(name)) for name in seats):
        found = quoted(first.strip(), 60) if first.strip() else "nothing"
        message = f"expected the names of the players in the first row, found {found}"
        raise RulesError([Problem(Location(shown, at, 1), "not-a-row", message, "as Ann,Bob,Cleo,Di")])
    faults, rows = list[Problem](), list[Row]()
    for at, line in lines[1:]:
        cells = _cells(line, mark if mark in first else "")
        before, numbers = [cell.lower().rstrip(":") for cell in cells[: max(1, start)]], cells[start:]
        if not any(numbers) or any(each in _SUMS for each in before):
            continue
        wrong = [cell for cell in numbers if not _NUMBER.fullmatch(_plain(cell))]
        message, hint = "", "0 for a player who has nothing"
        if any(each.startswith(_PENALTY) for each in before[:start]):
            message, hint = "a penalty that the players agreed on is no deal", "leave the row out"
        elif wrong or len(numbers) != len(seats):
            found = (quoted(wrong[0], 20) if wrong[0] else "nothing") if wrong else str(len(numbers))
            message = f"expected {len(seats)} numbers, found {found}"
        if message:
            faults.append(Problem(Location(shown, at, 1), "not-a-row", message, hint))
        else:
            rows.append(Row(tuple(int(_plain(cell)) for cell in numbers), Location(shown, at, 1)))
    if faults:
        raise RulesError(faults)
    return tuple(seats), rows


def _cells(line: str, mark: str) -> list[str]:
    return [cell.strip() for cell in next(csv.reader([line], delimiter=mark))] if mark else line.split()


@dataclass(frozen=True, slots=True)
class SheetDeals:
    """The deals of a sheet as they are reported, and in words what rows were taken for, where that is not plain."""

    deals: tuple[DealReport, ...]
    told: tuple[str, ...] = ()


def deals_of_sheet(table: CompiledRules, seats: Sequence[str], sheet: Sequence[DealReport | Row]) -> SheetDeals:
    """Return the deals of a sheet: as points for each deal, else as running totals, each also with the signs turned.

    Raises RulesError for the first row that cannot be a deal of the game, or could be two that score differently.
    """
    rows = [each.clockwise(seats) for each in sheet if isinstance(each, Row)]
    if not rows:
        return SheetDeals(tuple(each for each in sheet if isinstance(each, DealReport)))
    game = Game(table, 0, seats)
    ways = [("", rows)]
    if len(rows) == len(sheet):
        start = (game.start,) * len(seats)
        ways.append(("running totals", [tuple(map(sub, now, before)) for before, now in pairwise([start, *rows])]))
    failed: RulesError | None = None
    for way, each_deal in ways:
        for sign in (1, -1):
            try:
                return _read(game, sheet, each_deal, sign, way)
            except RulesError as error:
                failed = failed or error
    assert failed is not None
    raise failed


def _read(
    game: Game, sheet: Sequence[DealReport | Row], rows: Sequence[tuple[int, ...]], sign: int, way: str
) -> SheetDeals:
    deals, told, left = list[DealReport](), [f"The rows are {way}."] if way else [], iter(rows)
    if sign < 0:
        told.append("Each number is taken with the other sign, as this game counts.")
    for place, entry in enumerate(sheet, 1):
        if isinstance(entry, DealReport):
            deals.append(entry)
            continue
        row = next(left)
        report, maker = _reported(game, tuple(sign * each for each in row), entry.mark, place)
        deals.append(report)
        if maker:
            told.append(f"Deal {place}: {maker} took everything.")
    return SheetDeals(tuple(deals), tuple(told))


def _reported(game: Game, row: tuple[int, ...], mark: Location, place: int) -> tuple[DealReport, str]:
    """Return a row as a report of a deal, and who took everything in it, if anybody did."""
    found: dict[tuple[int, ...], tuple[DealReport, str]] = {}
    why: HeartsError | None = None
    for report in _readings(game, row):
        try:
            table, deal = completed_deal(game.table, game.seats, report)
            result = game.settled(table, deal)
        except HeartsError as error:
            why = why or error
            continue
        if report.units == dict(zip(game.seats, row, strict=True)) or tuple(result.net) == row:
            maker = listed([game.seats[seat] for seat in deal.slam.by]) if deal.slam else ""
            found.setdefault(tuple(result.net), (report, maker))
    if len(found) == 1:
        return next(iter(found.values()))
    shown = listed([f"{each}".replace("-", MINUS) for each in row])
    total = game.table.total
    if found:
        message = f"deal {place}: {shown} can be the points taken, or the score of a moon"
        raise RulesError([Problem(mark, "not-a-row", message, "write the points taken, as {units: {A: 26, B: 0}}")])
    message = f"deal {place}: {shown} add up to {sum(row)}, but {total} are in play, and no moon scores so"
    hint = f"write the points that each player took, {total} in all"
    if sum(row) == total and why:
        message, hint = f"deal {place}: {shown}: {why.message}", why.hint
    raise RulesError([Problem(mark, "not-a-row", message, hint)])


def _readings(game: Game, row: tuple[int, ...]) -> Iterator[DealReport]:
    """Yield the reports that a row may stand for: the points taken, then a moon of each player."""
    table, seats = game.table, game.seats
    if sum(row) == table.total:
        yield DealReport(units=dict(zip(seats, row, strict=True)))
    counted = tuple(cards_in(counting(table)))
    apart = tuple(card for card in counted if table.units(mask_of([card])) * table.total < 0)  # not wanted for a moon
    wanted = tuple(card for card in counted if card not in apart)
    for maker in seats:
        for other in seats if apart else (maker,):
            taken = {maker: wanted, other: apart} if other != maker else {maker: counted}
            for choice in ("", *SLAM_CHOICE_WORDS) if table.rules.slam.offers_choice else ("",):
                yield DealReport(taken=taken, slam_choice=choice)
