"""`compare`: rule sets side by side."""

import argparse
from collections.abc import Sequence

from hearts_spec.cli.argument_types import number_of
from hearts_spec.cli.arguments import add_choices, choices_of, library_of
from hearts_spec.cli.reply import Reply
from hearts_spec.rules.compare import Row, row_data
from hearts_spec.service.rule_sets import compare


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ids", nargs="+", metavar="ID", help="ids of rule sets, or paths of their files; two or more")
    parser.add_argument("--players", type=number_of("players"), metavar="N", help="as they are played by this many")
    add_choices(parser, "choose an option in every rule set that offers it; may be given several times")
    parser.add_argument("--differences", action="store_true", help="leave out what all say alike")


def run(args: argparse.Namespace) -> Reply:
    """Compare rule sets as they are written, or as they are played when a number or an option is given."""
    done = compare(library_of(args), args.ids, args.players, choices_of(args), args.differences)
    return Reply([row_data(row) for row in done.rows], _text(done.rows, done.ids))


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
