"""An answer: what one rule set rules on a quarrel, how firmly, and on what it rests."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from hearts_spec.disputes.question import Finding
from hearts_spec.record import Settlement
from hearts_spec.rules import ConfiguredRules, InDoubt, Library, ResolvedRule, Status
from hearts_spec.rules.fields import PLAYERS
from hearts_spec.rules.names import is_under, source_of
from hearts_spec.schema.english import together
from hearts_spec.schema.kinds import ManyOf, Text
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, TypedRecord, named, part

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
                "unknown-word",
                f"{quoted(name)} is neither yes nor no",
                "the question is answered with one of them",
            )
        for finding in each.findings:
            if finding in taken:
                yield (
                    ("answers", name),
                    "repeated-item",
                    f"{quoted(finding)} comes to {taken[finding]} already",
                    "keep one",
                )
            taken[finding] = name
            if comes_to and finding not in (*comes_to, ANY_OTHER):
                message = f"no finding of this question is {quoted(finding)}"
                yield (
                    ("answers", name),
                    "unknown-finding",
                    message,
                    did_you_mean(finding, dict.fromkeys(comes_to), at_most=0),
                )
        for blank in _BLANK.findall(each.says):
            if blank not in tells:
                yield (
                    ("answers", name),
                    "unknown-finding",
                    f"nothing is told of {quoted(blank)}",
                    did_you_mean(blank, dict.fromkeys(tells)),
                )
    if form == "yes-no" and ANY_OTHER not in taken:
        left = [each for each in comes_to if not {each, *_WITHIN.get(each, ())} & taken.keys()]
        if left or not comes_to:
            message = f"neither yes nor no is said of {', '.join(left) or ANY_OTHER}"
            yield ("answers",) if answers else (), "unanswered-finding", message, "add them to `of`"


_PROVISION = re.compile(r"[a-z0-9-]+\.[a-z0-9.-]*[a-z0-9]")


def deciding(turns_on: Sequence[str], found: Sequence[str]) -> tuple[str, ...]:
    """Give the keys that decide: those the situation turns on, narrowed where the result is more exact, and the rest.

    A result that rests on `settlement.pool.3` narrows `settlement.pool`.
    """
    keys: dict[str, None] = {}
    for key in turns_on:
        nearer = [each for each in found if each.startswith(f"{key}.")]
        keys.update(dict.fromkeys(nearer or [key]))
    keys.update(dict.fromkeys(found))
    return tuple(keys)


def assumptions(
    library: Library, playable: ConfiguredRules, keys: Sequence[str], tables: Sequence[int] = ()
) -> tuple[Assumption, ...]:
    """Give what is assumed under some keys, each reason once.

    All that is asked of so many players rests on it that so many play, where that is stated for this number alone;
    `tables` are the numbers of which the answer speaks, and then it rests as well on why it speaks of no others.
    """
    found: dict[str, Assumption] = {}
    resting = [(leaf, _reason(leaf, key)) for key in keys for leaf in playable.under(key)]
    seated = [(leaf, leaf.assumed) for leaf in _seated(library, playable, tables)]
    for leaf, reason in (*resting, *seated, *(_left_out(library, playable) if tables else ())):
        if reason and reason not in found:
            found[reason] = Assumption(leaf.key, leaf.field.label, reason, _nearest(library, leaf, reason))
    return tuple(found.values())


def _seated(library: Library, playable: ConfiguredRules, tables: Sequence[int]) -> Iterator[ResolvedRule]:
    """Give what is stated of how many can play for these numbers alone, and for the number of those who play."""
    by_players = library.rule_set(playable.id).by_players
    stated = (by_players.get(number, {}).get(PLAYERS) for number in tables)
    yield from (leaf for leaf in (*playable.under(PLAYERS), *stated) if leaf and leaf.for_one_number)


def _left_out(library: Library, playable: ConfiguredRules) -> Iterator[tuple[ResolvedRule, str]]:
    """Give why other numbers of players are left out, where that has to be assumed."""
    whole = library.rule_set(playable.id).leaves[PLAYERS]
    yield from ((whole, reason) for _, reason in whole.left_out)


def _reason(leaf: ResolvedRule, key: str) -> str:
    """Give why a leaf is assumed, or one case of it where the key names a case; an empty text where it is not."""
    if key.startswith(f"{leaf.key}.") and leaf.parts:
        return leaf.authority_of(key).assumed
    return leaf.assumed or next((part.assumed for part in leaf.parts if part.assumed), "")


def _nearest(library: Library, leaf: ResolvedRule, reason: str) -> str:
    """Give the provision that the reason names, or else the first behind its other cases; empty for none."""
    named = [id for id in _PROVISION.findall(reason) if id in library.provisions]
    return next(iter([*named, *leaf.cites]), "")


def read_into(playable: ConfiguredRules, found: Finding) -> tuple[Assumption, ...]:
    """Give what a finding reads into the keys that it rests on, with the first place of these."""
    if not found.reading:
        return ()
    leaf = next(leaf for key in found.keys for leaf in playable.under(key))
    return (Assumption(leaf.key, leaf.field.label, found.reading, next(iter(leaf.cites), "")),)


def doubts_of(library: Library, playable: ConfiguredRules, keys: Sequence[str]) -> tuple[InDoubt, ...]:
    """Give the doubts in the cited places on which what is stated at some keys hangs, each once."""
    provisions = library.provisions
    asked = (
        (leaf.key if is_under(leaf.key, key) else key, leaf.authority_of(key))
        for key in keys
        for leaf in playable.under(key)
    )
    return tuple(dict.fromkeys(each for key, behind in asked for each in provisions.doubts(key, behind.cites)))


def limits_of(library: Library, cites: Sequence[str]) -> Mapping[str, str]:
    """Give what the cited provisions say of themselves that they do not cover."""
    provisions = library.provisions
    return {id: provisions[id].limit for id in cites if id in provisions and provisions[id].limit}
