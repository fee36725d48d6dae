"""How a finding is said to the asker: the answers that a situation declares, and the sentence each begins with."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hearts_spec.disputes.question import Finding
from hearts_spec.schema.kinds import ManyOf, Text
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, TypedRecord, named, part

FORMS = {
    "yes-no": "yes or no",
    "who": "a player, or some",
    "how-many": "a number",
    "which": "one of several things",
    "what": "what is done",
}
ANY_OTHER = "any-other"
YES, NO = "yes", "no"
_WITHIN = {"must": ("yes",)}  # whoever must may: a finding that a wider one takes in
_OPENING = re.compile(r"^((yes|no)[:,] )?((it|he|they) )?")
_SENTENCE = re.compile(r"(?<=[.!?]) ")
_BLANK = re.compile(r"\{([a-z-]*)\}")


@dataclass(frozen=True, slots=True)
class DeclaredAnswer(TypedRecord):
    """An answer that a situation can have: its word, the findings that come to it, and how it is said to the asker.

    Where no findings are named it is that of its own name; `any-other` stands for all that no answer names.
    """

    name: str = named()
    says: str = part(Text("a sentence to the asker"), "How it is said to the asker, in one short sentence.")
    of: tuple[str, ...] = part(ManyOf(Text("a finding"), distinct=True), "The findings that come to it.", ())

    @property
    def findings(self) -> tuple[str, ...]:
        """Give the findings that come to it."""
        return self.of or (self.name,)


def said(answers: Mapping[str, DeclaredAnswer], found: Finding) -> tuple[str, str]:
    """Give the word and the sentence for a finding; what no answer is declared for is said as the kind says it."""
    looked_for = (found.comes_to, *_WITHIN.get(found.comes_to, ()), ANY_OTHER)
    ways = (each for finding in looked_for for each in answers.values() if finding in each.findings)
    told = next(ways, None)
    if told is None:
        return found.comes_to, found.says
    says = _BLANK.sub(lambda blank: found.told[blank.group(1)], told.says)
    return told.name, says[:1].upper() + says[1:]


def beyond(says: str, follows: str) -> str:
    """Give what follows without the sentences that only say the answer over again."""
    if not follows:
        return ""
    over_again = _OPENING.sub("", says.lower())
    return " ".join(each for each in _SENTENCE.split(follows) if not each.lower().endswith(over_again))


def amiss(
    answers: Mapping[str, DeclaredAnswer], form: str, comes_to: tuple[str, ...], tells: tuple[str, ...]
) -> Iterator[Amiss]:
    """Report what is wrong with the answers of a situation whose findings, if they are few, and blanks are known."""
    taken: dict[str, str] = {}
    for name, each in answers.items():
        if form == "yes-no" and name not in (YES, NO):
            yield (
                ("answers", name),
                f"{quoted(name)} is neither yes nor no",
                "the question is answered with one of them",
            )
        for finding in each.findings:
            if finding in taken:
                yield ("answers", name), f"{quoted(finding)} comes to {taken[finding]} already", "keep one"
            taken[finding] = name
            if comes_to and finding not in (*comes_to, ANY_OTHER):
                message = f"no finding of this question is {quoted(finding)}"
                yield ("answers", name), message, did_you_mean(finding, dict.fromkeys(comes_to), at_most=0)
        for blank in _BLANK.findall(each.says):
            if blank not in tells:
                yield (
                    ("answers", name),
                    f"nothing is told of {quoted(blank)}",
                    did_you_mean(blank, dict.fromkeys(tells)),
                )
    if form == "yes-no" and ANY_OTHER not in taken:
        left = [each for each in comes_to if not {each, *_WITHIN.get(each, ())} & taken.keys()]
        if left or not comes_to:
            message = f"neither yes nor no is said of {', '.join(left) or ANY_OTHER}"
            yield ("answers",) if answers else (), message, "add them to `of`"
