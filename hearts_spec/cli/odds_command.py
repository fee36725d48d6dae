"""`odds`: the exact odds of hands in a game, before the pass, and the odds that people quote."""

import argparse
from typing import Any

from hearts_spec.cli.arguments import choices_of, library_of, number_of
from hearts_spec.cli.reply import Reply, table
from hearts_spec.measure.hand_odds import HandOdds, hand_odds, one_in
from hearts_spec.measure.quoted_odds import QUOTED, QuotedOdds
from hearts_spec.record.errors import UsageError


def odds_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", nargs="?", help="the id of a rule set, or its path (today's game)")
    parser.add_argument("--players", type=number_of("players"), metavar="N", help="number of players (the usual one)")
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", dest="choices",
        help="choose an option of the rule set; repeatable",
    )  # fmt: skip


def run_odds(args: argparse.Namespace) -> Reply:
    """Count the odds of hands. Raises UsageError if no rule set is named and none is called today's."""
    library = library_of(args)
    today = library.today.id if library.today else ""
    if not (args.id or today):
        raise UsageError("no rule set is named, and none is called today's", "name one")
    found, id = library.find(args.id or today)
    rules = found.playable(id, args.players, choices_of(args))
    odds = {each.event.key: each for each in hand_odds(rules)}
    usual = (id, rules.players) == (today, 4)
    told = [each for each in library.folder.top_file(QUOTED).values() if usual and each.of in odds]
    data = {
        "id": id, "players": rules.players, "odds": [_data(each) for each in odds.values()],
        "quoted": [_quoted(each, odds[each.of]) for each in told],
    }  # fmt: skip
    rows = [(each.event.label, one_in(each.chance), f"{float(each.chance):.3g}") for each in odds.values()]
    text = f"{id}, {rules.players} players, before the pass\n\n"
    text += table(("Your hand", "One in", "Chance"), rows, right=(1, 2))
    if told:
        said = [
            (odds[each.of].event.label, one_in(1 / each.value), _verdict(each, odds[each.of]), each.where)
            for each in told
        ]
        text += f"\n\n{table(('Quoted', 'One in', '', 'Where'), said, right=(1,))}"
    return Reply(data, text)


def _data(odds: HandOdds) -> dict[str, Any]:
    exact = f"{odds.chance.numerator}/{odds.chance.denominator}"
    of = "table" if odds.event.anybody else "hand"
    return {
        "key": odds.event.key, "label": odds.event.label, "of": of, "exact": exact,
        "chance": float(odds.chance), "one-in": float(1 / odds.chance),
    }  # fmt: skip


def _quoted(told: QuotedOdds, odds: HandOdds) -> dict[str, Any]:
    return {
        "id": told.id, "of": told.of, "one-in": float(told.value), "right": told.is_right(odds),
        "where": told.where, "address": told.address, "remark": told.remark,
    }  # fmt: skip


def _verdict(told: QuotedOdds, odds: HandOdds) -> str:
    return "right" if told.is_right(odds) else "wrong"
