"""An answer: what one rule set rules on a quarrel, how firmly, and on what it rests."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from hearts_spec.record import Settlement
from hearts_spec.rules import InDoubt, Status
from hearts_spec.rules.ids import source_of
from hearts_spec.schema.group_by import together

SILENT_WORD = "silent"
OPTION = "option"


class Unanswered(Enum):
    """Why a rule set gives no answer: the word for it, what is said first, and how a page tells of whom it is said."""

    NOT_HERE = "does-not-arise", "It cannot happen.", "Where it cannot happen", "elsewhere"
    UNTOLD = "untold", "It hangs on more than is told.", "Where it hangs on more than is told", "untold"

    def __init__(self, word: str, says: str, heading: str, anchor: str) -> None:
        """Keep the word in place of an answer, the sentence before the reason, and heading and anchor on a page."""
        self.word = word
        self.says = says
        self.heading = heading
        self.anchor = anchor


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something an answer rests on that the book does not say: what, why it is taken so, and the nearest provision."""

    key: str
    label: str
    reason: str
    nearest: str = ""


class SentenceParts:
    """What is said to the asker: a sentence, and what follows from it."""

    __slots__ = ()
    says: str
    follows: str

    @property
    def ruling(self) -> str:
        """Give the whole in sentences, beginning with the answer."""
        return f"{self.says} {self.follows}".strip()


@dataclass(frozen=True, slots=True)
class Played(SentenceParts):
    """How a game is played all the same where its book is silent: the answer, and what is said to the asker."""

    answer: str
    says: str
    follows: str = ""


@dataclass(frozen=True, slots=True)
class ByChoice:
    """What becomes of an answer when the players choose otherwise among what the rule set leaves to them."""

    option: str
    asks: str
    choice: str
    says: str
    answer: "Answer"


@dataclass(frozen=True, slots=True)
class Answer(SentenceParts):
    """What one rule set rules on a quarrel.

    `answer` is one of those that the situation declares, `says` the short sentence to the asker, and `follows` what
    follows from it. `word` is the finding as exactly as it can be given, and `net` what each player is up or down by
    seat, where the question is of that. `firm` says how firm it is: `option` where the book leaves it to the players.
    `played` is how the game is played where the book is silent. `unanswered` says whether the thing cannot happen under
    the rule set, or hangs on more than is told; `says` then tells why. `keys` are the words of the vocabulary that
    decided, `cites` the provisions behind them, and `limits` what those say of themselves that they do not cover.
    `doubts` are the places in their text on whose reading it hangs.
    `unit` is what `net` is counted in: chips, points, or nothing. `settlement` is that of the deal, where the question
    is of one. `asked_with` is what had to be changed of the question to fit the game, and `choices` what other options
    make of the answer. `left_open` says that the book itself says nothing of what they choose, so that a ruled answer
    holds only for those who choose none.
    """

    rules: str
    title: str
    status: Status
    answer: str
    says: str
    follows: str = ""
    word: str = ""
    net: Mapping[str, int] | None = None
    cites: tuple[str, ...] = ()
    assumed: tuple[Assumption, ...] = ()
    keys: tuple[str, ...] = ()
    limits: Mapping[str, str] | None = None
    unanswered: Unanswered | None = None
    unit: str = ""
    settlement: Settlement | None = None
    played: Played | None = None
    asked_with: Mapping[str, str] | None = None
    choices: tuple[ByChoice, ...] = ()
    chosen: bool = False
    left_open: bool = False
    doubts: tuple[InDoubt, ...] = ()

    @property
    def source(self) -> str:
        """Give the id of the source, or of whatever else stands before the name of the rule set."""
        return source_of(self.rules)

    @property
    def arises(self) -> bool:
        """Say whether it can be answered at all, be it that the book is silent."""
        return self.unanswered is None

    @property
    def firm(self) -> str:
        """Say how firm the answer is: ruled, by an option, assumed, or silent."""
        firmer = self.status.firmer
        chosen = self.chosen and self.status is not Status.SILENT
        if chosen or self.left_open or any(each.answer.status in firmer for each in self.choices):
            return OPTION
        return str(self.status.value)

    @property
    def in_silence(self) -> Played | None:
        """Give how the game is played, where the answer is that the book is silent."""
        return self.played if self.answer == SILENT_WORD else None

    @property
    def said(self) -> str:
        """Give the sentence to the asker: the book's answer, or that by which the game is played all the same."""
        return self.played.says if self.played else self.says

    @property
    def given(self) -> str:
        """Give the answer by which the game is played: the book's, or that in place of its silence."""
        return self.played.answer if self.played else self.answer

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        said = {
            "rules": self.rules,
            "status": self.status.value,
            "answer": self.answer,
            "firm": self.firm,
            "ruling": self.ruling,
            "net": dict(self.net) if self.net is not None else None,
            "cites": list(self.cites),
            "title": self.title,
            "says": self.says,
            "follows": self.follows,
            "word": self.word,
            "arises": self.arises,
            "unit": self.unit,
            "assumed": [
                {"key": each.key, "label": each.label, "reason": each.reason, "nearest": each.nearest or None}
                for each in self.assumed
            ],
            "keys": list(self.keys),
            "limits": dict(self.limits or {}),
            "doubts": [each.data() for each in self.doubts],
            "asked_with": dict(self.asked_with or {}),
        }
        if self.played:
            said["played"] = {"answer": self.played.answer, "ruling": self.played.ruling}
        return said


def grouped(answers: Sequence[Answer]) -> list[list[Answer]]:
    """Put the same answers together, in the order in which each is first given.

    Where a book is silent that is its answer, however its games are played. Books that say nothing come after those
    that rule, and those under which there can be no answer come last.
    """
    groups = together(answers, lambda each: each.answer).values()
    return sorted(groups, key=lambda group: (not group[0].arises, group[0].status is Status.SILENT))
