"""Disputes at the table as data, and the answer of every rule set to each, with how sure the answer is."""

from hearts_spec.disputes.answer import OPTION, Answer, ByChoice, Played, Unanswered, grouped
from hearts_spec.disputes.ask import answer, ask, split_settings
from hearts_spec.disputes.dispute import STAGES, Dispute
from hearts_spec.disputes.dispute_files import Disputes, disputes_of, read_disputes
from hearts_spec.disputes.lint import DISPUTE_CHECKS
from hearts_spec.disputes.parameters import Parameter
from hearts_spec.disputes.question import ImpossibleError

__all__ = [
    "DISPUTE_CHECKS",
    "OPTION",
    "STAGES",
    "Answer",
    "ByChoice",
    "Dispute",
    "Disputes",
    "ImpossibleError",
    "Parameter",
    "Played",
    "Unanswered",
    "answer",
    "ask",
    "disputes_of",
    "grouped",
    "read_disputes",
    "split_settings",
]
