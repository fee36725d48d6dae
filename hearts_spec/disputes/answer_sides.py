"""One answer to a quarrel as it is shown: with the books that give it, and what follows in each of them."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from hearts_spec.disputes.answer import SILENT_WORD, Answer
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.parameter_text import asked_with, plain_reason
from hearts_spec.rules import InDoubt
from hearts_spec.schema.english import number_word
from hearts_spec.schema.group_by import together

FEWER = 3  # times as few must a book's other games be, to be named in place of those that are told of
FIRM = {"ruled": "ruled", "option": "by an option", "assumed": "assumed", "silent": "silent"}


@dataclass(frozen=True, slots=True)
class BookAnswers:
    """The games of one book that give an answer alike: as firmly, by the same places, asked with the same numbers.

    `book` is the source's short name, and `source` its id; `among` are the ids of its games in which the thing can
    happen. Houses that answer alike stand together without either, and each `apart` under its own title.
    """

    book: str
    source: str
    answers: tuple[Answer, ...]
    among: tuple[str, ...]

    @property
    def of_house(self) -> bool:
        """Say whether it is a house's answer, and no book's."""
        return not self.source

    @property
    def apart(self) -> "list[BookAnswers]":
        """Give it as that of one book, or of each house by itself."""
        if not self.of_house:
            return [self]
        return [BookAnswers(each.title, "", (each,), (each.rules,)) for each in self.answers]

    @property
    def first(self) -> Answer:
        """Give the answer of the first of the games."""
        return self.answers[0]

    @property
    def firm(self) -> str:
        """Say how firm it is, in words."""
        return FIRM[self.first.firm]

    @property
    def games(self) -> tuple[str, ...]:
        """Give the ids of the games to name: none where all of a book's several games answer alike."""
        return () if 1 < len(self.ids) == len(self.among) else self.ids

    @property
    def ids(self) -> tuple[str, ...]:
        """Give the ids of the games."""
        return tuple(each.rules for each in self.answers)

    def data(self, situation: Dispute) -> dict[str, Any]:
        """Give it as JSON says it."""
        first = self.first
        told = first.settlement is not None and first.answer != SILENT_WORD
        return {
            "rules": list(self.ids),
            "book": self.book,
            "source": self.source,
            "named": list(self.ids if self.of_house else self.games),
            "house": self.of_house,
            "firm": first.firm,
            "cites": list(first.cites),
            "with": asked_with(situation, first),
            "assumed": [{"reason": plain_reason(each.reason), "nearest": each.nearest} for each in first.assumed],
            "limits": dict(first.limits or {}),
            "doubts": len(first.doubts),
            "moved": [asdict(each) for each in first.settlement.moved()] if told and first.settlement else [],
        }


@dataclass(frozen=True, slots=True)
class SameAnswer:
    """What follows from an answer where several books say so, and who is up or down by it."""

    answer: Answer
    given: tuple[BookAnswers, ...]

    @property
    def told(self) -> "list[DoubtfulAnswers]":
        """Give those who give it, each with the doubts that are told below it: a book's once, below its last games."""
        found = []
        for some in together(self.given, lambda each: each.source).values():
            doubts = tuple(dict.fromkeys(each for one in some for each in one.first.doubts))
            anchor = f"doubts-{some[0].ids[0].replace('/', '-')}"
            found += [DoubtfulAnswers(one, anchor, doubts if one is some[-1] else ()) for one in some]
        return found

    def data(self, situation: Dispute) -> dict[str, Any]:
        """Give it as JSON says it."""
        return {**said_data(self.answer), "given": [each.data(situation) for each in self.told]}


@dataclass(frozen=True, slots=True)
class DoubtfulAnswers:
    """Games of a book that give an answer, with the place where the doubts of the book stand, and those told below."""

    given: BookAnswers
    anchor: str
    below: tuple[InDoubt, ...]

    def data(self, situation: Dispute) -> dict[str, Any]:
        """Give it as JSON says it."""
        below = [each.data() for each in self.below]
        return {**self.given.data(situation), "anchor": self.anchor, "doubts_below": below}


@dataclass(frozen=True, slots=True)
class Side:
    """One answer, how it is said to the asker, and what follows from it in the books that give it."""

    word: str
    says: str
    sequels: tuple[SameAnswer, ...]
    of_houses: bool = False

    @property
    def books(self) -> int:
        """Give the number of books that give it."""
        return len({each.book for each in self._apart})

    @property
    def _apart(self) -> list[BookAnswers]:
        return [each for sequel in self.sequels for given in sequel.given for each in given.apart]

    @property
    def counted(self) -> str:
        """Say how many books give it, or how many house rules."""
        return f"{number_word(self.books)} {'house rule' if self.of_houses else 'book'}{'' if self.books == 1 else 's'}"

    @property
    def silent(self) -> bool:
        """Say whether it is that nothing is said."""
        return self.word == SILENT_WORD

    @property
    def glance(self) -> "list[BookAnswer]":
        """Give the books that give it, each with which of its games do so, and how firmly."""
        by_book = together(self._apart, lambda given: given.book)
        return [BookAnswer.of(book, some) for book, some in by_book.items()]

    @property
    def alike(self) -> bool:
        """Say whether the same follows in all the books, or nothing, so that it need be said only once."""
        return len(self.sequels) == 1

    def data(self, situation: Dispute) -> dict[str, Any]:
        """Give it as JSON says it."""
        return {
            "word": self.word,
            "says": self.says,
            "counted": self.counted,
            "silent": self.silent,
            "glance": [] if self.alike else [asdict(each) for each in self.glance],
            "sequels": [each.data(situation) for each in self.sequels],
        }


@dataclass(frozen=True, slots=True)
class AsFirm:
    """The games of a book that give an answer as firmly: how many, which of them to name, and the places they rest on.

    Where they are nearly all of its games, `but` names the others in their place; where they are all, nothing is named.
    """

    firm: str
    games: int
    named: tuple[str, ...]
    but: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()

    @classmethod
    def of(cls, firm: str, given: Sequence[BookAnswers]) -> "AsFirm":
        """Choose what is shorter to name."""
        ids = tuple(id for each in given for id in each.ids)
        others = tuple(id for id in given[0].among if id not in ids)
        shorter = len(ids) > 1 and FEWER * len(others) <= len(ids)
        cites = tuple(dict.fromkeys(cited for each in given for cited in each.first.cites))
        return cls(firm, len(ids), () if shorter else ids, others if shorter else (), cites)


@dataclass(frozen=True, slots=True)
class BookAnswer:
    """A book that gives an answer, or a house, which is its only game: the games of it that do, by how firm it is."""

    book: str
    source: str
    house: bool
    parts: tuple[AsFirm, ...]

    @classmethod
    def of(cls, book: str, given: Sequence[BookAnswers]) -> "BookAnswer":
        """Sum up what a book's games give."""
        first = given[0]
        by_firmness = together(given, lambda each: each.first.firm)
        parts = (AsFirm.of(firm, some) for firm, some in by_firmness.items())
        return cls(book, first.source, first.of_house, tuple(parts))


def said_data(answer: Answer) -> dict[str, Any]:
    """Give what is said in an answer as JSON says it; in place of silence `played` says how the game is played."""
    played = answer.in_silence
    return {
        "says": answer.says,
        "follows": answer.follows,
        "played": {"says": played.says, "follows": played.follows} if played else None,
        "net": dict(answer.net) if answer.net else None,
        "unit": answer.unit,
    }
