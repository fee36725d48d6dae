"""`rulesets`: the rule sets there are."""

import argparse
import sys
from typing import Any

from hearts_spec.cli.answers import Reply
from hearts_spec.cli.finding import library_of
from hearts_spec.cli.tables import table
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import RuleSet
from hearts_spec.rules.shape.faults import RulesError

_NO_YEAR = 9999


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--shared", action="store_true", help="list also what is only there to be extended")


def run(args: argparse.Namespace) -> Reply:
    """List the rule sets, in the order of their books; a file with faults is named on standard error and left out."""
    library = library_of(args)
    sets = [each for each in _usable(library) if args.shared or not each.shared]
    rows = [_data(each) for each in library.in_order(sets)]
    shown = [
        (row["id"], row["year"] or "", " ".join(map(str, row["players"])), row["title"], row["extends"] or "")
        for row in rows
    ]
    return Reply(rows, table(("Id", "Year", "Players", "Title", "Extends"), shown))


def _usable(library: Library) -> list[RuleSet]:
    found = []
    for id in library.drafts:
        try:
            found.append(library.rule_set(id))
        except RulesError:
            _left_out(id)
    for id in library.unread:
        _left_out(id)
    return found


def _left_out(id: str) -> None:
    print(f"hearts-spec: {id} has faults and is left out; `hearts-spec check` names them", file=sys.stderr)


def _data(rule_set: RuleSet) -> dict[str, Any]:
    return {
        "id": rule_set.id,
        "title": rule_set.title,
        "source": rule_set.source,
        "year": None if rule_set.year == _NO_YEAR else rule_set.year,
        "players": list(rule_set.players),
        "extends": rule_set.extends or None,
    }
