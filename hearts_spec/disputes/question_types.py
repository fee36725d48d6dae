"""What a type of question is, and the decorator that declares one.

To add a type, declare its function in the module of its subject.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from hearts_spec.disputes.parameters import Parameter, word
from hearts_spec.disputes.question import Finding, Question

Words = tuple[str, ...] | Callable[[Mapping[str, str]], tuple[str, ...]]
ABOUT = "about"


class QuestionTopic(Enum):
    """A topic of a question type that can ask about several things; the parameter `about` names the topic.

    `findings` are the words that it can find; empty if there are too many to list.
    """

    findings: tuple[str, ...]

    def __new__(cls, value: str, *findings: str) -> "QuestionTopic":
        member = object.__new__(cls)
        member._value_ = value
        member.findings = findings
        return member


def about(topics: type[QuestionTopic]) -> Parameter:
    """Return the parameter for what is asked, of which the first topic is the default."""
    by_name = {str(each.value): each for each in topics}
    return word("What is asked", by_name, next(iter(by_name)))


@dataclass(frozen=True, slots=True)
class QuestionType:
    """A type of question.

    `help` says for readers what it finds. `ask` puts it to a rule set. `parameters` go by name; those named in
    `by_seat` have one value for each player. `words` are those that it can find, or a function that returns them for
    the fixed parameters; empty if there are too many to list, or if they depend on the topic. `blanks` are those that
    the sentence of a declared answer may have.
    """

    name: str
    help: str
    ask: Callable[[Question], Finding]
    parameters: Mapping[str, Parameter]
    words: Words
    blanks: tuple[str, ...]
    by_seat: tuple[str, ...]

    def findings(self, texts: Mapping[str, str]) -> tuple[str, ...]:
        """Return the words that it can find with these parameters, given as text; empty if too many to list."""
        if topic := self.parameters.get(ABOUT):
            asked: QuestionTopic = topic.read(texts.get(ABOUT, topic.default))
            return asked.findings
        return self.words(texts) if callable(self.words) else self.words

    def players(self, given: Mapping[str, Any]) -> int | None:
        """Return the number of players that the parameters imply, or None for the usual number."""
        for name in self.by_seat:
            if given[name]:
                return len(given[name])
        return given.get("players") or None


def question_type(
    name: str,
    help: str,
    parameters: Mapping[str, Parameter] | None = None,
    words: Words = (),
    blanks: tuple[str, ...] = (),
    by_seat: tuple[str, ...] = (),
) -> Callable[[Callable[[Question], Finding]], QuestionType]:
    """Return the decorator that makes a question type of the function that asks it."""
    return lambda ask: QuestionType(name, help, ask, parameters or {}, words, blanks, by_seat)
