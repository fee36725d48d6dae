"""The question types: for each, the function that puts it to a rule set, its inputs and its findings.

To add one, write its function, inputs and findings in the module of their subject, and add an entry to `KINDS`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.disputes import (
    card_values,
    irregularities,
    play_questions,
    rule_lookup,
    settlement_questions,
)
from hearts_spec.disputes.inputs import NOTHING, AboutInput, Input, QuestionTopic
from hearts_spec.disputes.question import Finding, Question
from hearts_spec.rules.vocabulary.play import Opener

Findings = Callable[[Mapping[str, str]], tuple[str, ...]]


def _any(fixed: Mapping[str, str]) -> tuple[str, ...]:
    return ()


def _of(*words: str) -> Findings:
    return lambda fixed: words


def _by_topic(about: AboutInput) -> Findings:
    """Return the findings of what is asked (the input `about`), if that is fixed."""

    def found(fixed: Mapping[str, str]) -> tuple[str, ...]:
        topic: QuestionTopic = about.topic(fixed)
        return topic.findings

    return found


@dataclass(frozen=True, slots=True)
class QuestionType:
    """A type of question.

    `inputs` go by name; those named in `by_seat` have one value for each player. `findings` returns the words that it
    can find, given the fixed inputs, or none if there are too many to list. `tells` are the blanks that a declared
    answer may have.
    """

    ask: Callable[[Question], Finding]
    inputs: Mapping[str, Input]
    findings: Findings = _any
    blanks: tuple[str, ...] = ()
    by_seat: tuple[str, ...] = ()

    def players(self, given: Mapping[str, Any]) -> int | None:
        """Return the number of players that the inputs imply, or None for the usual number."""
        for name in self.by_seat:
            if given[name]:
                return len(given[name])
        return given.get("players") or None

    def each(self, name: str, texts: Mapping[str, str]) -> tuple[str, ...]:
        """Return the values of an input one by one; of an input by seat, those of the first that has any."""
        names = self.by_seat if name in self.by_seat else (name,)
        values = {each: texts.get(each, self.inputs[each].default or NOTHING) for each in names}
        first = next((each for each in names if values[each] != NOTHING), name)
        return self.inputs[first].each(values[first])


KINDS: Mapping[str, QuestionType] = {
    "settle": QuestionType(
        settlement_questions.settle_question,
        settlement_questions.TAKEN,
        _by_topic(settlement_questions.ABOUT),
        settlement_questions.BLANKS,
        ("taken", "hearts"),
    ),
    "may-play": QuestionType(
        play_questions.may_play, play_questions.MAY_PLAY, play_questions.which_findings, ("card", "cards", "may")
    ),
    "wins-trick": QuestionType(
        play_questions.wins_trick,
        play_questions.WINS_TRICK,
        _of(*play_questions.WINNERS),
        ("who", "card", "led"),
        ("trick",),
    ),
    "opens": QuestionType(
        play_questions.opens, play_questions.OPENS, _of(*(str(each.value) for each in Opener)), ("who", "card")
    ),
    "breaks": QuestionType(play_questions.breaks, play_questions.BREAKS, _of("yes", "no"), ("card",)),
    "statement": QuestionType(rule_lookup.statement, rule_lookup.STATEMENT, rule_lookup.words_stated, ("value",)),
    "announced": QuestionType(rule_lookup.announced, {}, _of("yes", "no")),
    "players": QuestionType(rule_lookup.players, rule_lookup.TABLE, blanks=("number",)),
    "deal": QuestionType(rule_lookup.deal, rule_lookup.DEALT, blanks=("hand", "out", "over")),
    "left-over": QuestionType(rule_lookup.over, rule_lookup.DEALT, _of(*rule_lookup.OVER_FINDINGS)),
    "pass": QuestionType(rule_lookup.passing, rule_lookup.PASS, _by_topic(rule_lookup.PASS_ABOUT), ("cards", "to")),
    "cut": QuestionType(
        rule_lookup.cut, rule_lookup.CUT, _of("you", "one", "again", "agreed"), ("who", "again", "card"), ("cuts",)
    ),
    "bid": QuestionType(rule_lookup.bid, rule_lookup.BID, _of("yes", "no")),
    "worth": QuestionType(
        card_values.worth,
        card_values.WORTH,
        _by_topic(card_values.ABOUT),
        ("amount", "card", "least", "most"),
    ),
    "total": QuestionType(card_values.total, rule_lookup.DEALT, _of("total"), ("amount", "otherwise")),
    "fault": QuestionType(irregularities.fault, irregularities.FAULT, _of(*irregularities.FAULT_FINDINGS), ("who",)),
    "revoked": QuestionType(
        irregularities.revoked,
        irregularities.REVOKED,
        _by_topic(irregularities.ABOUT),
        irregularities.REVOKED_BLANKS,
        ("taken", "hearts"),
    ),
    "incident": QuestionType(irregularities.incident, irregularities.INCIDENT, _of(*irregularities.INCIDENT_FINDINGS)),
    "game-over": QuestionType(
        rule_lookup.game_over,
        rule_lookup.GAME_OVER,
        _by_topic(rule_lookup.END_ABOUT),
        ("who", "limit", "best"),
        ("totals",),
    ),
}
