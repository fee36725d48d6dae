"""Commands on disputes and claims: `situations`, `rule` and `claims`."""

import argparse
import textwrap
from collections.abc import Sequence
from itertools import groupby

from hearts_spec.claims import Claims
from hearts_spec.cli.arguments import choices_of, library_of
from hearts_spec.cli.reply import Reply, signed, table
from hearts_spec.disputes import STAGES, Answer, ByChoice, Dispute, disputes_of, grouped
from hearts_spec.disputes.answer import SUGGESTION
from hearts_spec.disputes.grouped_answers import HOW_SURE
from hearts_spec.record.errors import UsageError
from hearts_spec.rules import Status
from hearts_spec.rules.library import RefusedError
from hearts_spec.rules.names import source_of
from hearts_spec.schema.english import together
from hearts_spec.service.disputes import AnsweredDispute, answer_dispute, valid_disputes


def claims_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", nargs="?", default="", help="a source, or the id or name of a claim")


def run_claims(args: argparse.Namespace) -> Reply:
    try:
        claims = Claims(library_of(args)).find(args.id)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None
    rows = [(each.id, each.printed.text, each.put, each.verdict.value, each.what) for each in claims]
    text = table(("Claim", "Printed", "In truth", "Verdict", "Of what"), rows) if rows else "no book claims anything"
    if args.id and len(claims) == 1:
        text = "\n".join([text, "", claims[0].place, *claims[0].telling()])
    return Reply([each.data for each in claims], text)


_WIDTH = 100


def run_rule(args: argparse.Namespace) -> Reply:
    """Put a dispute to the rule sets named, or to all of them."""
    library = library_of(args)
    answered = answer_dispute(library, disputes_of(library.root), args.situation, args.rules, choices_of(args))
    return Reply(answered.data(), _text(answered))


def _text(answered: AnsweredDispute) -> str:
    lines = [answered.dispute.question]
    labels = {name: each.label for name, each in answered.dispute.parameters.items()}
    lines += [f"  {name}={text}  ({labels[name]})" for name, text in answered.settings.items()]
    for group in grouped(answered.answers):
        lines += ["", *_group(group)]
    if suggest := answered.dispute.suggest:
        lines += ["", _filled(f"Our suggestion, to agree on before you play: {suggest.agree}", 0)]
    return "\n".join(lines)


def _group(group: list[Answer]) -> list[str]:
    """Return the lines of one answer: the answer, the books that give it, and each ruling with its games."""
    first = group[0]
    head = first.unanswered.says if first.unanswered else first.says
    lines = [_filled(f"{head}  [{', '.join(dict.fromkeys(each.source for each in group))}]", 0)]
    for (says, *then), some in together(group, _full_answer).items():
        if any(map(_rests_apart, some)):
            then = [f"{one} ({place})" for place, one in enumerate(then, 1)]
        text = " ".join(then if says == head else [says, *then])
        lines += [_filled(text, 2)] if text else []
        if some[0].net is not None:
            lines.append("    " + "  ".join(f"{seat} {signed(number)}" for seat, number in some[0].net.items()))
        for grounds, games in together(some, _grounds).items():
            lines += [_filled(", ".join(map(_game, games)), 4), *grounds]
    return lines


def _full_answer(each: Answer) -> tuple[str, ...]:
    """Return the answer and each of its consequences, or what holds if the book is silent."""
    held = each.in_silence
    if held is None:
        return each.says, *(part.says for part in each.parts[1:])
    if held.by == SUGGESTION:  # it follows the answers
        return (each.says,)
    whose = f"The law-book of today's game, {source_of(held.by)}, says" if held.by else "Our default"
    return each.says, f"{whose}: {held.ruling}"


def _rests_apart(each: Answer) -> bool:
    """True if a consequence rests on other statements than the answer itself."""
    return any(part.cites != each.itself.cites for part in each.parts)


def _game(each: Answer) -> str:
    """Return a game's id, how sure its answer is, and what of the question was changed to fit it."""
    firm = f": {HOW_SURE[each.firm]}" if each.arises and each.firm not in ("ruled", "silent") else ""
    return f"{each.rules}{''.join(f' with {name}={text}' for name, text in (each.asked_with or {}).items())}{firm}"


def _grounds(each: Answer) -> tuple[str, ...]:
    """Return the lines behind an answer: citations, assumptions, doubts, and the answers under other options.

    If some consequences rest on other statements than the answer itself, those of each follow, by its number.
    """
    parts = (*each.parts, *each.in_silence.parts) if each.in_silence else each.parts
    cites = each.in_silence.cites if each.in_silence else each.itself.cites
    lines = [_filled(", ".join(cites), 6)] if cites else []
    if _rests_apart(each):
        then = enumerate(each.parts[1:], 1)
        lines += [_filled(f"({place}) {', '.join(part.cites)}", 6) for place, part in then if part.cites]
    lines += [_filled(f"our assumption: {one.reason}", 8) for one in each.assumed]
    lines += [
        _filled(f"unclear: {one.doubt.doubt} Our reading: {one.doubt.reading} [{one.provision}]", 8)
        for one in dict.fromkeys(one for part in parts for one in part.doubts)
    ]
    alike = together(each.choices, lambda one: (one.option, one.answer.ruling))
    return *lines, *(_filled(_by_choice(some), 8) for some in alike.values())


def _by_choice(some: Sequence[ByChoice]) -> str:
    """Return the answer under some choices of one option that all lead to it."""
    first = some[0].answer
    ruling = first.played.ruling if first.played else first.ruling
    firm = "" if first.status is Status.RULED else f", {HOW_SURE[first.status.value]}"
    return f"with {some[0].option}={' or '.join(one.choice for one in some)}{firm}: {ruling}"


def _filled(text: str, indent: int) -> str:
    return textwrap.fill(
        text, _WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + 2), break_on_hyphens=False
    )


def run_situations(args: argparse.Namespace) -> Reply:
    """List the disputes, by the stage of the game at which they arise."""
    situations = list(valid_disputes(disputes_of(library_of(args).root)).values())
    lines: list[str] = []
    for stage, some in groupby(situations, key=lambda each: each.stage):
        lines += ["", STAGES[stage], *(line for each in some for line in _lines(each))]
    return Reply([each.data() for each in situations], "\n".join(lines).strip())


def _lines(dispute: Dispute) -> list[str]:
    changed = "  ".join(f"{name}={each.default}" for name, each in dispute.parameters.items())
    lines = [f"  {dispute.id}", f"    {dispute.question}"]
    return [*lines, f"    {changed}"] if changed else lines
