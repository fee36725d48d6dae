"""Quarrels at the table: situations as data, put to every rule set, and each answered as firmly as its book allows."""

from hearts_spec.disputes.answer import OPTION, Answer, ByChoice, Played, Unanswered, grouped
from hearts_spec.disputes.asked import Parameter
from hearts_spec.disputes.asking import answer, ask, by_choice, parted
from hearts_spec.disputes.checking import situation_faults
from hearts_spec.disputes.question import CannotBeError
from hearts_spec.disputes.reading import Situations, read_situations, situations_of
from hearts_spec.disputes.situation import STAGES, Situation

__all__ = [
    "OPTION",
    "STAGES",
    "Answer",
    "ByChoice",
    "CannotBeError",
    "Parameter",
    "Played",
    "Situation",
    "Situations",
    "Unanswered",
    "answer",
    "ask",
    "by_choice",
    "grouped",
    "parted",
    "read_situations",
    "situation_faults",
    "situations_of",
]
