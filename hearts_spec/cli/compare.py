"""`compare`: rule sets side by side."""

import argparse
from collections.abc import Sequence

from hearts_spec.cli.answers import Reply, UsageError
from hearts_spec.cli.finding import add_choices, choices_of, find, library_of
from hearts_spec.rules.compare import Row, compare_played, row_data
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import RuleSet


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("ids", nargs="+", metavar="ID", help="ids of rule sets, or paths of their files; two or more")
    parser.add_argument("--players", type=int, metavar="N", help="as they are played by this many")
    add_choices(parser, "choose an option in every rule set that offers it; may be given several times")
    parser.add_argument("--differences", action="store_true", help="leave out what all say alike")


def run(args: argparse.Namespace) -> Reply:
    """Compare rule sets as they are written, or as they are played when a number or an option is given."""
    if len(args.ids) < 2:
        raise UsageError("two rule sets or more are compared, and only one is named")
    library, choices = library_of(args), choices_of(args)
    found: dict[str, tuple[Library, RuleSet]] = {}
    for ref in args.ids:
        library, rule_set = find(library, ref)
        if rule_set.id in found:
            raise UsageError(f"{rule_set.id} is named twice")
        found[rule_set.id] = library, rule_set
    rows = compare_played(list(found.values()), args.players, choices)
    shown = [row for row in rows if row.differs or not args.differences]
    return Reply([row_data(row) for row in shown], _text(shown, list(found)))


def _text(rows: Sequence[Row], ids: Sequence[str]) -> str:
    width = max(len(id) for id in ids)
    lines = []
    for row in rows:
        if row.differs:
            lines.append(row.label)
            lines.extend(f"    {id.ljust(width)}  {row.cells[id].text or '-'}" for id in ids)
    alike = [f"    {row.label}: {row.cells[ids[0]].text}" for row in rows if not row.differs]
    if alike:
        lines += ["", "All say alike", *alike] if lines else ["All say alike", *alike]
    return "\n".join(lines)
