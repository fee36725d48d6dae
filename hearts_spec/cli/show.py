"""`show`: one rule set, told in a few sentences and then leaf by leaf, with what stands behind each."""

import argparse
import textwrap
from collections.abc import Mapping, Sequence

from hearts_spec.cli.argument_types import number_of
from hearts_spec.cli.arguments import add_choices, choices_of, library_of
from hearts_spec.cli.reply import Reply
from hearts_spec.cli.text_tables import cited, table
from hearts_spec.rules import InDoubt
from hearts_spec.rules.compare import label_of
from hearts_spec.rules.options import OptionDraft
from hearts_spec.rules.ruleset import ResolvedRule
from hearts_spec.service.rule_sets import show
from hearts_spec.summary import SummarySentence

_WIDTH = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the id of a rule set, or the path of its file")
    parser.add_argument("--players", type=number_of("players"), metavar="N", help="as it is played by this many")
    add_choices(parser)


def run(args: argparse.Namespace) -> Reply:
    """Show a rule set: as it is written, or resolved for a table when a number or an option is given."""
    shown = show(library_of(args), args.id, args.players, choices_of(args))
    rule_set, chosen, leaves = shown.rule_set, shown.chosen, shown.leaves
    head = f"{rule_set.title} ({rule_set.id})" + (f", {chosen.players} players" if chosen else "")
    lines = [head, "", *_told_lines(shown.told), _leaf_table(leaves, shown.doubts), *_option_lines(rule_set.options)]
    return Reply(shown.data(), "\n".join(lines))


def _told_lines(told: Sequence[SummarySentence]) -> list[str]:
    """Give the telling as a paragraph, with a line below it."""
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
        lines.append(f"  --set {name}={'NUMBER' if option.number else '...'}  {option.asks}")
        lines += [f"      {number}: {says}" for number, says in option.numbers.items()]
        for answer, choice in option.choices.items():
            mark = " (unless you choose otherwise)" if answer == option.default else ""
            lines.append(f"      {answer}: {choice.says}{mark}")
    return lines
