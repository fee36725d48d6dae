"""Disputes put to rule sets, and those that a rule set decides differently from the one it extends."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.disputes import Answer, ByChoice, Dispute, Disputes, ask, split_settings
from hearts_spec.disputes.grouped_answers import GroupedAnswers, in_order
from hearts_spec.record.errors import UsageError
from hearts_spec.rules import Library, RefusedError, RulesError
from hearts_spec.schema.problems import did_you_mean
from hearts_spec.service.rule_sets import find, find_extending

_COMPARED = ("status", "answer", "ruling", "net", "arises")
_ANSWER, _FIGURES, _TELLING = PARTS = ("answer", "figures", "telling")


def valid_disputes(disputes: Disputes) -> Mapping[str, Dispute]:
    """Return all disputes by id.

    Raises RulesError if their files have errors.
    """
    if disputes.faults:
        raise RulesError(disputes.faults)
    return disputes.by_id


@dataclass(frozen=True, slots=True)
class AnsweredDispute:
    """A dispute with the settings with which it was put, and the answers."""

    dispute: Dispute
    settings: Mapping[str, str]
    answers: list[Answer]

    def data(self) -> list[dict[str, Any]]:
        """Return the answers as plain data for JSON, each with what other choices would change."""
        return [{**each.data(), "choices": [_choice_data(one) for one in each.choices]} for each in self.answers]


def answer_dispute(
    library: Library,
    disputes: Disputes,
    id: str,
    rules: Sequence[str] = (),
    given: Mapping[str, str] | None = None,
) -> AnsweredDispute:
    """Put a dispute to the named rule sets, or to all; `given` are its parameters and options of the rule sets.

    Raises UsageError for an unknown dispute, rule set, parameter or option.
    """
    dispute = _find_dispute(disputes, id)
    named: list[str] = []
    for ref in rules:
        library, rule_set = find(library, ref)
        named.append(rule_set.id)
    chosen = list(dict.fromkeys(named)) or library.ids()
    settings, choices = _split_settings(library, dispute, chosen, given or {})
    try:
        whole = dispute.settings(settings)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None
    return AnsweredDispute(dispute, whole, ask(library, dispute, chosen, settings, choices))


def side_by_side(
    library: Library, disputes: Disputes, id: str, rules: Sequence[str] = (), given: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Put a dispute as `answer_dispute` does, and return the answers grouped as the pages of the disputes show them."""
    answered = answer_dispute(library, disputes, id, rules or in_order(library, library.ids()), given)
    grouped = GroupedAnswers(answered.dispute, answered.answers, library.sources)
    return {"asked": answered.settings, **grouped.data()}


def _find_dispute(disputes: Disputes, id: str) -> Dispute:
    valid_disputes(disputes)
    try:
        return disputes.find(id)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None


def _split_settings(
    library: Library, dispute: Dispute, ids: Sequence[str], given: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Separate parameters of the question from options of the rule sets.

    Raises UsageError for a name that is neither.
    """
    options = {name for id in ids for name in library.rule_set(id).options}
    known = [*dispute.parameters, *sorted(options)]
    for name in given:
        if name not in known:
            hint = did_you_mean(name, dispute.parameters or known)
            raise UsageError(f"{dispute.id} has no value '{name[:40]}'", hint)
    return split_settings(library, dispute, ids, given)


def _choice_data(found: ByChoice) -> dict[str, object]:
    data = {key: value for key, value in found.answer.data().items() if key not in ("rules", "title")}
    return {"option": found.option, "choice": found.choice, "says": found.says, **data}


def departures(library: Library, disputes: Disputes, id: str) -> Iterator[dict[str, Any]]:
    """Yield the disputes that a rule set decides differently from the one it extends, with both answers.

    Raises UsageError if it extends none.
    """
    library, rule_set = find_extending(library, id)
    for dispute in valid_disputes(disputes).values():
        own, other = ask(library, dispute, [rule_set.id, rule_set.extends])
        if _answered(own) != _answered(other):
            common = {"situation": dispute.id, "question": dispute.question, "topic": dispute.topic}
            mine, theirs = own.data(), other.data()
            yield {**common, "parts": _part_of_difference(mine, theirs), "own": mine, "parent": theirs}


def _part_of_difference(own: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Return the word for the part in which two answers differ: the answer, otherwise the figures or else the text."""
    if own["says"] != other["says"]:
        return _ANSWER
    return _FIGURES if own["net"] != other["net"] else _TELLING


def _answered(answer: Answer) -> dict[str, Any]:
    return {key: value for key, value in answer.data().items() if key in _COMPARED}
