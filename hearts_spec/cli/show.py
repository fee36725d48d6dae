"""`show`: one rule set, told in a few sentences and then leaf by leaf, with what stands behind each."""

import argparse
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from hearts_spec.cli.answers import Reply
from hearts_spec.cli.finding import add_choices, choices_of, find, library_of
from hearts_spec.cli.tables import cited, table
from hearts_spec.rules.compare import every_leaf, label_of
from hearts_spec.rules.draft import OptionDraft
from hearts_spec.rules.ruleset import Leaf
from hearts_spec.telling import Told, tell

_WIDTH = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("id", metavar="ID", help="the id of a rule set, or the path of its file")
    parser.add_argument("--players", type=int, metavar="N", help="as it is played by this many")
    add_choices(parser)


def run(args: argparse.Namespace) -> Reply:
    """Show a rule set: as it is written, or resolved for a table when a number or an option is given."""
    library, rule_set = find(library_of(args), args.id)
    choices = choices_of(args)
    resolved = args.players is not None or bool(choices)
    chosen = library.playable(rule_set.id, args.players, choices) if resolved else None
    leaves: Mapping[str, Leaf] = chosen.leaves if chosen else every_leaf(rule_set)
    told = tell(library, rule_set.id, args.players, choices)
    data = {
        "id": rule_set.id,
        "title": rule_set.title,
        "players": chosen.players if chosen else None,
        "choices": dict(chosen.choices) if chosen else {},
        "options": {name: _option(option) for name, option in rule_set.options.items()},
        "told": [{"text": each.text, "keys": list(each.keys), "assumed": list(each.assumed)} for each in told],
        "values": {key: _value(key, leaf) for key, leaf in leaves.items()},
    }
    head = f"{rule_set.title} ({rule_set.id})" + (f", {chosen.players} players" if chosen else "")
    return Reply(data, "\n".join([head, "", *_told_lines(told), _leaf_table(leaves), *_option_lines(rule_set.options)]))


def _told_lines(told: Sequence[Told]) -> list[str]:
    """Give the telling as a paragraph, with a line below it."""
    text = " ".join(each.text for each in told)
    return [textwrap.fill(text, _WIDTH), ""] if told else []


def _value(key: str, leaf: Leaf) -> dict[str, Any]:
    value = {
        "value": leaf.field.plain(leaf.value),
        "label": label_of(key, leaf),
        "from": leaf.origin,
        "cites": list(leaf.cites),
        "assumed": leaf.assumed or None,
    }
    if leaf.parts:
        value["cases"] = [{"cites": list(part.cites), "assumed": part.assumed or None} for part in leaf.parts]
    return value


def _option(option: OptionDraft) -> dict[str, Any]:
    data: dict[str, Any] = {"asks": option.asks, "default": option.default or None}
    if option.number:
        data["number"] = option.number
        data["numbers"] = dict(option.numbers)
    else:
        data["choices"] = {name: choice.says for name, choice in option.choices.items()}
    return data


def _leaf_table(leaves: Mapping[str, Leaf]) -> str:
    rows = [
        (label_of(key, leaf), leaf.field.text(leaf.value), leaf.origin, cited(leaf.cites) or _assumed(leaf))
        for key, leaf in leaves.items()
    ]
    return table(("Rule", "Says", "From", "Authority"), rows)


def _assumed(leaf: Leaf) -> str:
    return "assumed" if leaf.assumed else ""


def _option_lines(options: Mapping[str, OptionDraft]) -> list[str]:
    lines = ["", "Options"] if options else []
    for name, option in options.items():
        lines.append(f"  --set {name}={'NUMBER' if option.number else '...'}  {option.asks}")
        lines += [f"      {number}: {says}" for number, says in option.numbers.items()]
        for answer, choice in option.choices.items():
            mark = " (unless you choose otherwise)" if answer == option.default else ""
            lines.append(f"      {answer}: {choice.says}{mark}")
    return lines
