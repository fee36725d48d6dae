"""The score of a game: what each deal adds, the totals after it, who deals next, the next pass, and the end."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import add, sub
from typing import Any

from hearts_spec.cards import HeartsError, default_seats, seat_number
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.engine.game import Game
from hearts_spec.engine.passing import Passing
from hearts_spec.record import DealReport, completed_deal
from hearts_spec.record.deal_report import AT_TABLE
from hearts_spec.record.errors import UsageError
from hearts_spec.record.game_record import end_data
from hearts_spec.record.score_sheet import Row, deals_of_sheet
from hearts_spec.rules.library import Library
from hearts_spec.schema.record_type import parts_of
from hearts_spec.service.rule_sets import find


def score_game(
    library: Library,
    id: str,
    seats: Sequence[str],
    deals: Sequence[DealReport | Row],
    dealer: str = "",
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Return the score of a game, deal by deal, as `ScoreRequest` describes it.

    `dealer` deals first, or the first seat if nobody is named. A deal after the end of a game begins the next game.

    Raises the errors of `completed_deal` for a deal that cannot be settled, UsageError for a deal that reports what the
    game supplies itself, and RulesError for a row of a score sheet that cannot be a deal.
    """
    library, rule_set = find(library, id)
    table = table_of(library.playable(rule_set.id, len(seats) or None, options))
    seats = tuple(seats) or default_seats(table.players)
    game = Game(table, seat_number(seats, dealer) if dealer else 0, seats)
    before, number, scored = (0,) * len(seats), 1, list[dict[str, Any]]()
    sheet = deals_of_sheet(table, seats, deals)
    for place, report in enumerate(sheet.deals, 1):
        if game.outcome():
            before, number, game = _sums(game, before), number + 1, game.again()
        row = {"game": number, **_deal_data(game)}
        try:
            if contract := game.contract_of(report.contract):
                row["contract"] = contract
            net = _settled(game, report)
        except HeartsError as error:
            if place < len(deals):
                error.message = f"deal {place}: {error.message}"
            raise
        scored.append(
            {**row, "net": _by_seat(seats, net), "totals": _by_seat(seats, game.totals), "over": end_data(game)}
        )
    over = end_data(game)
    return {
        "id": rule_set.id,
        "title": rule_set.title,
        "kind": table.rules.settlement.kept_in.value,
        "seats": list(seats),
        "deals": scored,
        "totals": _by_seat(seats, game.totals),
        "sums": _by_seat(seats, _sums(game, before)),
        "over": over,
        "next": {"game": number + bool(over), **_deal_data(game.again() if over else game)},
        "read": list(sheet.told),
    }


def _settled(game: Game, report: DealReport) -> Sequence[int]:
    """Settle a reported deal as the next of a game, and return what it adds to each score."""
    parts = parts_of(DealReport)
    for key in AT_TABLE:
        if getattr(report, parts[key].name) != parts[key].default:
            raise UsageError(f"the game itself supplies `{key}`", "leave it out")
    standing, seats = game.standing, game.seats
    for took in filter(None, (report.hearts, report.units)):
        for seat in took:
            seat_number(seats, seat)
        if silent := [seat for seat in seats if seat not in took]:
            raise UsageError(f"the deal does not say what {silent[0]} took", "name every seat, with 0 for nothing")
    whole = replace(
        report,
        pool=standing.pool,
        jack=standing.jack if standing.pool else None,
        divided=standing.divided,
        pot=standing.pot,
        dealer=seats[game.dealer],
    )
    table, deal = completed_deal(game.table_for(report.contract), seats, whole)
    result = game.settled(table, deal)
    buyer = game.buyer
    if report.buyer is not None:
        buyer = seat_number(seats, report.buyer)
    elif any(deal.bids):
        buyer = deal.bids.index(max(deal.bids))
    changes = game.changes(result)
    game.enter(result, buyer, deal.taken, report.contract)
    return changes


def _sums(game: Game, before: Sequence[int]) -> tuple[int, ...]:
    """Return what each seat has won or lost in this game and in those before it."""
    return tuple(map(add, before, map(sub, game.totals, [game.start] * len(before))))


def _deal_data(game: Game) -> dict[str, Any]:
    """Return what is known of the next deal of a game before it is played."""
    deal, standing = game.deals + 1, game.standing
    passing = Passing(game.table.playable, [0] * len(game.seats), deal)
    passes = {"cards": passing.count, "to": passing.to.value, "says": passing.to.phrase}
    return {
        "deal": deal,
        "dealer": game.seats[game.dealer],
        "pass": passes if game.table.rules.passing.cards else None,
        "pool": standing.pool,
        "jack": standing.jack,
        "pot": standing.pot,
        **(_contracts_data(game) if game.table.playable.contracts else {}),
    }


def _contracts_data(game: Game) -> dict[str, Any]:
    """Return the contracts that the next deal may have, and who chooses one, if anybody does."""
    return {
        "contracts": list(game.contracts),
        "chooser": None if game.chooser is None else game.seats[game.chooser],
    }


def _by_seat(seats: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    return dict(zip(seats, numbers, strict=True))
