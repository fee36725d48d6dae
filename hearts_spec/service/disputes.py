"""Quarrels put to rule sets, and those on which a rule set and the one it extends part."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.disputes import Answer, ByChoice, Dispute, Disputes, ask, parted
from hearts_spec.disputes.grouped_answers import GroupedAnswers, in_order
from hearts_spec.record import Replayer
from hearts_spec.rules import Library, RefusedError, RulesError
from hearts_spec.schema.problems import did_you_mean
from hearts_spec.service.continue_play import first_played_on
from hearts_spec.service.errors import UsageError
from hearts_spec.service.lookup import find, find_extending

_AS_ANSWERED = ("status", "answer", "ruling", "net", "arises")
_ANSWER, _FIGURES, _TELLING = PARTS = ("answer", "figures", "telling")


def good(situations: Disputes) -> Mapping[str, Dispute]:
    """Give all situations, by id.

    Raises RulesError where their files have faults.
    """
    if situations.faults:
        raise RulesError(situations.faults)
    return situations.by_id


@dataclass(frozen=True, slots=True)
class AnsweredDispute:
    """A situation as it was put, with its settings, and the answers."""

    situation: Dispute
    settings: Mapping[str, str]
    answers: list[Answer]

    def data(self) -> list[dict[str, Any]]:
        """Give the answers as JSON says them, each with what other choices would make of it.

        Where it was asked with what goes against its words, each says so.
        """
        amiss = {"against": list(self.against)} if self.against else {}
        return [
            {**each.data(), "choices": [_choice_data(some) for some in each.choices], **amiss} for each in self.answers
        ]

    @property
    def against(self) -> tuple[str, ...]:
        """Give, in clauses, what the words of the question suppose and its settings go against."""
        return self.situation.against(self.settings)


def put(
    library: Library,
    situations: Disputes,
    id: str,
    rules: Sequence[str] = (),
    said: Mapping[str, str] | None = None,
) -> AnsweredDispute:
    """Put a situation to the rule sets named, or to all; what is `said` are its parameters, and options of theirs."""
    situation = _situation(situations, id)
    named: list[str] = []
    for ref in rules:
        library, rule_set = find(library, ref)
        named.append(rule_set.id)
    chosen = list(dict.fromkeys(named)) or library.ids()
    settings, choices = _parted(library, situation, chosen, said or {})
    try:
        whole = situation.settings(settings)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None
    return AnsweredDispute(situation, whole, ask(library, situation, chosen, settings, choices))


def side_by_side(
    library: Library, situations: Disputes, id: str, rules: Sequence[str] = (), said: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Put a situation as `put` does; gives the answers side by side, as the pages of the quarrels show them.

    Where the cards that it was asked with can be played on, a link to that is given too.
    """
    asked = put(library, situations, id, rules or in_order(library, library.ids()), said)
    dispute = GroupedAnswers(asked.situation, asked.answers, library.sources)
    found = first_played_on(Replayer(library), dispute, asked.settings)
    played_on = {"link": found[0], "rules": found[1]} if found else None
    return {"asked": asked.settings, "against": list(asked.against), "played_on": played_on, **dispute.data()}


def _situation(situations: Disputes, id: str) -> Dispute:
    good(situations)
    try:
        return situations.find(id)
    except RefusedError as error:
        raise UsageError(error.message, error.hint) from None


def _parted(
    library: Library, situation: Dispute, ids: Sequence[str], said: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, str]]:
    """Part what is said into parameters of the question and options of the rule sets."""
    options = {name for id in ids for name in library.rule_set(id).options}
    known = [*situation.parameters, *sorted(options)]
    for name in said:
        if name not in known:
            hint = did_you_mean(name, situation.parameters or known)
            raise UsageError(f"nothing that {situation.id} asks with is called '{name[:40]}'", hint)
    return parted(library, situation, ids, said)


def _choice_data(found: ByChoice) -> dict[str, object]:
    told = {key: value for key, value in found.answer.data().items() if key not in ("rules", "title")}
    return {"option": found.option, "choice": found.choice, "says": found.says, **told}


def departures(library: Library, situations: Disputes, id: str) -> Iterator[dict[str, Any]]:
    """Give the quarrels that a rule set decides otherwise than the one it extends, with the answers of both.

    Raises UsageError where it extends none.
    """
    library, rule_set = find_extending(library, id)
    for situation in good(situations).values():
        own, other = ask(library, situation, [rule_set.id, rule_set.extends])
        if _answered(own) != _answered(other):
            told = {"situation": situation.id, "question": situation.question, "topic": situation.topic}
            mine, theirs = own.data(), other.data()
            yield {**told, "parts": _parts_in(mine, theirs), "own": mine, "parent": theirs}


def _parts_in(own: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Say in what two answers part: in the answer, or else in the figures, or else in what is told beside."""
    if own["says"] != other["says"]:
        return _ANSWER
    return _FIGURES if own["net"] != other["net"] else _TELLING


def _answered(answer: Answer) -> dict[str, Any]:
    return {key: value for key, value in answer.data().items() if key in _AS_ANSWERED}
