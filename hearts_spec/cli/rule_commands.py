"""Commands on rule sets: `rulesets`, `show`, `compare` and `new`."""

import argparse
import sys
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import quote

from hearts_spec.cli.arguments import choices_of, folder_here, library_of, own_files_folder
from hearts_spec.cli.check_commands import write_schema
from hearts_spec.cli.reply import Reply, cited, table
from hearts_spec.rules import InDoubt
from hearts_spec.rules.book_comparison import Row, label_of, row_data
from hearts_spec.rules.library import RefusedError
from hearts_spec.rules.new_ruleset import SCHEMAS_FOLDER
from hearts_spec.rules.ruleset import ResolvedRule
from hearts_spec.rules.ruleset_file import OptionDraft, SummarySentence, ruleset_schema
from hearts_spec.scenarios.transcript import write_atomically
from hearts_spec.service.rule_sets import compare, listed_data, new_ruleset_text, parts_of_id, show, valid_rule_sets
from hearts_spec.service.schemas import RULESETS


def run_compare(args: argparse.Namespace) -> Reply:
    """Compare rule sets as written, or as played if a number of players or an option is given."""
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


def run_new(args: argparse.Namespace) -> Reply:
    """Write a file for a new rule set. Raises RefusedError if the file exists."""
    source, game = parts_of_id(args.id)
    library = library_of(args)
    outside_project = args.rulesets is None and folder_here() is None  # the file is then found by its path
    root = own_files_folder(args.rulesets)
    path = root / source / f"{game}.yml"
    shown = path.relative_to(root).as_posix() if outside_project else library.shown(path)
    named = shown if outside_project else args.id
    text = new_ruleset_text(library, args.id, args.extends, shown, named)
    if root.resolve() not in path.resolve().parents:  # a link leads elsewhere
        raise RefusedError(f"{path} leads out of the folder of rule sets")
    if path.exists():
        raise RefusedError(f"{shown} already exists", "choose another id")
    write_atomically(path, text)
    schema = write_schema(root / SCHEMAS_FOLDER, RULESETS, ruleset_schema())
    data = {"id": args.id, "file": str(path), "extends": args.extends or None, "schema": str(schema)}
    check = quote(str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path))
    show = f"show {named}" if args.rulesets is None else f"--rulesets {quote(str(args.rulesets))} show {named}"
    steps = f"change it, then: hearts-spec check {check}\nand after that:   hearts-spec {show}"
    return Reply(data, f"created {path}, which extends {args.extends or 'nothing'}\n{steps}")


def run_rulesets(args: argparse.Namespace) -> Reply:
    """List the rule sets in the order of their books. Invalid files are named on standard error and left out."""
    library = library_of(args)
    sets = valid_rule_sets(library, shared=True)
    whole = {each.id for each in sets}
    for id in (*library.drafts, *library.unread):
        if id not in whole:
            print(f"hearts-spec: {id} has errors and is left out; `hearts-spec check` lists them", file=sys.stderr)
    rows = [listed_data(each) for each in sets if args.shared or not each.shared]
    shown = [
        (row["id"], row["year"] or "", " ".join(map(str, row["players"])), row["title"], row["extends"] or "")
        for row in rows
    ]
    return Reply(rows, table(("Id", "Year", "Players", "Title", "Extends"), shown))


_WIDTH = 100


def run_show(args: argparse.Namespace) -> Reply:
    """Show a rule set as written, or as played if a number of players or an option is given."""
    shown = show(library_of(args), args.id, args.players, choices_of(args))
    rule_set, chosen, leaves = shown.rule_set, shown.chosen, shown.leaves
    head = f"{rule_set.title} ({rule_set.id})" + (f", {chosen.players} players" if chosen else "")
    lines = [head, "", *_told_lines(shown.told), _leaf_table(leaves, shown.doubts), *_option_lines(rule_set.options)]
    return Reply(shown.data(), "\n".join(lines))


def _told_lines(told: Sequence[SummarySentence]) -> list[str]:
    text = " ".join(each.text for each in told)
    return [textwrap.fill(text, _WIDTH), ""] if told else []


def _leaf_table(leaves: Mapping[str, ResolvedRule], doubts: Mapping[str, Sequence[InDoubt]]) -> str:
    rows = [
        (label_of(key, leaf), leaf.field.text(leaf.value), leaf.origin, _authority(leaf, doubts[key]))
        for key, leaf in leaves.items()
    ]
    return table(("Rule", "Says", "From", "Authority"), rows)


def _authority(leaf: ResolvedRule, doubts: Sequence[InDoubt]) -> str:
    if not leaf.cites:
        return "assumed" if leaf.assumed else ""
    return f"{cited(leaf.cites)}{' in doubt' if doubts else ''}"


def _option_lines(options: Mapping[str, OptionDraft]) -> list[str]:
    lines = ["", "Options"] if options else []
    for name, option in options.items():
        lines.append(f"  --set {name}={'NUMBER' if option.number else '...'}  {_on_a_line(option.asks)}")
        lines += [f"      {number}: {says}" for number, says in option.numbers.items()]
        for answer, choice in option.choices.items():
            mark = " (unless you choose otherwise)" if answer == option.default else ""
            lines.append(f"      {answer}: {_on_a_line(choice.says)}{mark}")
    return lines


def _on_a_line(text: str) -> str:
    return " ".join(text.split())
