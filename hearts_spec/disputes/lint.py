"""Checks of the disputes: the problems in their files, and disputes that cannot arise in any game."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from hearts_spec.disputes.answer import SILENT_WORD, is_open
from hearts_spec.disputes.ask import answer, ask
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.dispute_files import disputes_of
from hearts_spec.disputes.question import ImpossibleError
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.rules import Library, Problem, RefusedError, RulesError
from hearts_spec.rules.lint import Checks
from hearts_spec.schema.problems import quoted
from hearts_spec.schema.record_type import unknown

_CANNOT = (ImpossibleError, RefusedError, IrregularStateError, IllegalPlayError, IllegalBidError)


DISPUTE_CHECKS: Checks[Library] = Checks()


@DISPUTE_CHECKS.check()
def files_of_disputes(library: Library) -> Sequence[Problem]:
    """Report what is wrong with the files of disputes as they are read."""
    return disputes_of(library.root).faults


@DISPUTE_CHECKS.check("never-arises")
def disputes_that_never_arise(library: Library) -> Iterator[Problem]:
    """Report disputes that cannot arise in any game."""
    every, usual = disputes_of(library.root).by_id.values(), _playable(library)
    yield from filter(None, (_problem_of(library, each, usual, every) for each in every))


@DISPUTE_CHECKS.check("missing-key", "misplaced-key")
def suggestions(library: Library) -> Iterator[Problem]:
    """Report disputes that today's game leaves open without a suggestion, and suggestions where it answers."""
    playable, today = _playable(library), library.today
    games = [id for id in (today.id, today.law_book) if id in playable] if today else []
    for each in disputes_of(library.root).by_id.values() if games else ():
        try:
            if not each.suggest and answer(library, each, games[0]).answer != SILENT_WORD:
                continue  # most are answered, whatever is chosen
            answers = ask(library, each, games)
        except _CANNOT:
            continue  # the file of the dispute is at fault
        answers = [found for found in answers if not each.was_allowed(found.word)]
        if each.suggest and any(found.covers for found in answers):
            message = f"today's game answers {each.id}, so it cannot have a suggestion"
            yield Problem(each.marks["suggest"], "misplaced-key", message, "leave `suggest` out")
        elif not each.suggest and answers[0].arises and answers[0].answer == SILENT_WORD and is_open(answers):
            message = f"today's game says nothing of {each.id}, and nothing is suggested"
            yield Problem(each.mark, "missing-key", message, "add `suggest`, with `agree` and `because`")


@DISPUTE_CHECKS.check("unknown-dispute")
def disputes_of_topics(library: Library) -> Iterator[Problem]:
    """Report topics of the history that name an unknown dispute."""
    known = disputes_of(library.root).named
    if known is not None:
        for each in library.matters.values():
            named = each.quarrels
            yield from unknown(each, "quarrels", "unknown-dispute", quoted(each.id), named, "a quarrel", known)


def _playable(library: Library) -> list[str]:
    """Return the ids of the games; none if a rule set has errors, which must be fixed first."""
    try:
        return library.ids()
    except RulesError:
        return []


def _problem_of(library: Library, dispute: Dispute, ids: list[str], every: Collection[Dispute]) -> Problem | None:
    """Return the problem of a dispute that cannot be put to any game as it is set, or None.

    If another value of one parameter would help, the problem is at the default of that parameter. If no value would
    help and no game refuses the question, the games only lack what is asked about, which is not a problem.
    """
    alone = replace(dispute, fitting=())
    refused = ""
    for id in ids:
        arises, why, is_error = _arises(library, alone, id)
        if arises:
            return None
        refused = refused or (why if is_error else "")
    message = f"the dispute {alone.id} fits no game with its own values: {{}}"
    for name, parameter in alone.parameters.items():
        if id := _fitting_game(library, alone, ids, name, every):
            _, why, _ = _arises(library, alone, id)
            return Problem(parameter.mark, "never-arises", message.format(why), f"change {quoted(name)}")
    return Problem(alone.mark, "never-arises", message.format(refused), "change what is asked") if refused else None


def _fitting_game(library: Library, dispute: Dispute, ids: list[str], name: str, every: Collection[Dispute]) -> str:
    """Return a game that can answer a dispute if one parameter has a value that other disputes use; empty if none."""
    parameter = dispute.parameters[name]
    for text in sorted(_values_of(name, every)):
        try:
            changed = replace(parameter, default=parameter.written(text))
        except RefusedError:
            continue
        other = replace(dispute, parameters={**dispute.parameters, name: changed})
        if id := next((id for id in ids if _arises(library, other, id)[0]), ""):
            return id
    return ""


def _values_of(name: str, every: Collection[Dispute]) -> set[str]:
    """Return the values that disputes use for a name."""
    usual = {each.parameters[name].default for each in every if name in each.parameters}
    return usual | {fitting[name] for each in every for fitting in each.fitting if name in fitting}


def _arises(library: Library, dispute: Dispute, id: str) -> tuple[bool, str, bool]:
    """Return whether a dispute arises under a game, the reason if not, and whether the question was refused."""
    try:
        found = answer(library, dispute, id)
    except _CANNOT as error:
        return False, str(error), True
    return found.arises, found.says, False
