"""`rulesets`: the rule sets there are."""

import argparse
import sys

from hearts_spec.cli.arguments import library_of
from hearts_spec.cli.reply import Reply
from hearts_spec.cli.text_tables import table
from hearts_spec.service.rule_sets import listed_data, usable


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--shared", action="store_true", help="list also what is only there to be extended")


def run(args: argparse.Namespace) -> Reply:
    """List the rule sets, in the order of their books; a file with faults is named on standard error and left out."""
    library = library_of(args)
    sets = usable(library, shared=True)
    whole = {each.id for each in sets}
    for id in (*library.drafts, *library.unread):
        if id not in whole:
            print(f"hearts-spec: {id} has faults and is left out; `hearts-spec check` names them", file=sys.stderr)
    rows = [listed_data(each) for each in sets if args.shared or not each.shared]
    shown = [
        (row["id"], row["year"] or "", " ".join(map(str, row["players"])), row["title"], row["extends"] or "")
        for row in rows
    ]
    return Reply(rows, table(("Id", "Year", "Players", "Title", "Extends"), shown))
