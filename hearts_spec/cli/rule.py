"""`rule`: a quarrel put to the rule sets, and what each of them rules."""

import argparse
import textwrap
from collections.abc import Mapping, Sequence

from hearts_spec.cli.answers import Answer, UsageError
from hearts_spec.cli.finding import add_choices, choices_of, find, library_of
from hearts_spec.cli.tables import signed
from hearts_spec.disputes import Answer as Ruling
from hearts_spec.disputes import ByChoice, Situation, ask, by_choice, grouped, situations_of
from hearts_spec.rules import Library, RefusedError, RulesError, Status
from hearts_spec.rules.shape.faults import did_you_mean

_WIDTH = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("situation", metavar="SITUATION", help="the id of a situation, as `situations` lists them")
    parser.add_argument(
        "--rules", nargs="+", action="extend", default=[], metavar="ID", help="ask these alone; may be given again"
    )
    add_choices(parser, "change a number, seat, card or word of the question, or choose an option of the rule sets")


def run(args: argparse.Namespace) -> Answer:
    """Put a situation to the rule sets named, or to all."""
    library = library_of(args)
    situation = _situation(library, args.situation)
    named: list[str] = []
    for ref in args.rules:
        library, rule_set = find(library, ref)
        named.append(rule_set.id)
    chosen = list(dict.fromkeys(named)) or library.ids()
    settings, choices = _parted(library, situation, chosen, choices_of(args))
    answers = ask(library, situation, chosen, settings, choices)
    others = {} if choices else {each.rules: by_choice(library, situation, each, settings) for each in answers}
    data = [{**each.data(), "choices": [_choice_data(some) for some in others.get(each.rules, ())]} for each in answers]
    return Answer(data, _text(situation, situation.settings(settings), answers, others))


def _situation(library: Library, id: str) -> Situation:
    found = situations_of(library.root)
    if found.faults:
        raise RulesError(found.faults)
    try:
        return found.find(id)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None


def _parted(
    library: Library, situation: Situation, ids: Sequence[str], said: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Part what --set says into parameters of the question and options of the rule sets."""
    options = {name for id in ids for name in library.rule_set(id).options}
    known = [*situation.parameters, *sorted(options)]
    for name in said:
        if name not in known:
            hint = did_you_mean(name, situation.parameters or known)
            raise UsageError(f"{situation.id} has no parameter '{name[:40]}'", hint)
    settings = {name: text for name, text in said.items() if name in situation.parameters}
    return settings, {name: text for name, text in said.items() if name not in situation.parameters}


def _choice_data(found: ByChoice) -> dict[str, object]:
    told = {key: value for key, value in found.answer.data().items() if key not in ("rules", "title")}
    return {"option": found.option, "choice": found.choice, "says": found.says, **told}


def _text(
    situation: Situation, settings: Mapping[str, str], answers: list[Ruling], others: Mapping[str, Sequence[ByChoice]]
) -> str:
    lines = [situation.question]
    lines += [f"  {name}={text}  ({situation.parameters[name].label})" for name, text in settings.items()]
    for group in grouped(answers):
        lines += ["", *(line for each in _alike(group, others) for line in each)]
    return "\n".join(lines)


def _alike(group: list[Ruling], others: Mapping[str, Sequence[ByChoice]]) -> list[list[str]]:
    """Lay out answers that come to the same: each ruling once, under it the rule sets that say it so.

    What another choice among a rule set's options would make of the answer stands below its name.
    """
    by_ruling: dict[str, list[Ruling]] = {}
    for each in group:
        by_ruling.setdefault(each.ruling, []).append(each)
    laid = []
    for ruling, some in by_ruling.items():
        lines = [_filled(ruling, 0)]
        if some[0].net is not None:
            lines.append("  " + "  ".join(f"{seat} {signed(number)}" for seat, number in some[0].net.items()))
        for each in some:
            firm = "" if each.status is not Status.ASSUMED else " (assumed)"
            lines.append(_filled(f"{each.rules}{firm}{': ' + ', '.join(each.cites) if each.cites else ''}", 2))
            lines += [_filled(f"assumed: {one.reason}", 6) for one in each.assumed]
            for other in others.get(each.rules, ()):
                lines.append(_filled(f"with {other.option}={other.choice}: {other.answer.ruling}", 6))
        laid.append(lines)
    return laid


def _filled(text: str, indent: int) -> str:
    return textwrap.fill(
        text, _WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2), break_on_hyphens=False
    )
