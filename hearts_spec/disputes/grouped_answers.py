"""Every answer to a quarrel: grouped as they are shown, the books and houses apart, and the one that stands first."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any

from hearts_spec.disputes.answer import SILENT_WORD, Answer, ByChoice, Unanswered
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.parameter_text import asked_with, plain_reason
from hearts_spec.disputes.question import for_all
from hearts_spec.rules import InDoubt, Library
from hearts_spec.rules.names import source_of
from hearts_spec.rules.sources import Source
from hearts_spec.schema.english import number_word, together

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


@dataclass(frozen=True, slots=True)
class UnansweredReason:
    """Why some games give no answer: in a word for all of them, and the reasons, each with the ids of its games."""

    why: Unanswered
    reasons: tuple[tuple[str, tuple[str, ...]], ...]

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        why = self.why
        reasons = [{"why": reason, "rules": list(ids)} for reason, ids in self.reasons]
        return {"anchor": why.anchor, "says": why.says, "heading": why.heading, "reasons": reasons}


def unanswered_by(answers: Sequence[Answer]) -> list[UnansweredReason]:
    """Give why some of these are no answer, those for which it is the same reason together."""
    found = []
    for why in Unanswered:
        reasons = together((each for each in answers if each.unanswered is why), lambda each: each.says)
        if reasons:
            rules = ((str(reason), tuple(each.rules for each in some)) for reason, some in reasons.items())
            found.append(UnansweredReason(why, tuple(rules)))
    return found


@dataclass(frozen=True, slots=True)
class ByOption:
    """What an option makes of the answer: the choices that come to the same, and the games that offer them."""

    choices: tuple[ByChoice, ...]
    games: tuple[str, ...]

    @property
    def answer(self) -> Answer:
        """Give the answer that they lead to."""
        return self.choices[0].answer

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        choices = [
            {"option": each.option, "asks": each.asks, "choice": each.choice, "says": each.says}
            for each in self.choices
        ]
        return {**said_data(self.answer), "choices": choices, "rules": list(self.games)}


@dataclass(frozen=True, slots=True)
class LeadAnswer:
    """The answer that stands first, as one game gives it, with the games of its book that give it alike."""

    rules: str
    given: BookAnswers
    sequel: SameAnswer

    @property
    def anchor(self) -> str:
        """Name the place on the page where the doubts of its book stand."""
        return next(each.anchor for each in self.sequel.told if each.given is self.given)


@dataclass(frozen=True)
class GroupedAnswers:
    """A situation with every answer to it, those of the latest book first and those of houses last.

    What the books say is told by itself, and what houses say apart from it, by `houses`.
    """

    situation: Dispute
    answers: Sequence[Answer]
    sources: Mapping[str, Source]
    of_houses: bool = False

    @cached_property
    def houses(self) -> "GroupedAnswers":
        """Give the same as houses answer it."""
        return replace(self, of_houses=True)

    @cached_property
    def heard(self) -> list[Answer]:
        """Give the answers that are told: those of the books, or those of houses."""
        return [each for each in self.answers if self.of_book(each) is not self.of_houses]

    @cached_property
    def sides(self) -> list[list[Answer]]:
        """Give the answers of those who answer, the same together; one that nothing rules on is none."""
        return list(together((each for each in self.heard if _answers(each)), lambda each: each.answer).values())

    @cached_property
    def silent(self) -> list[Answer]:
        """Give the answers of the books that say nothing."""
        return [each for each in self.heard if each.arises and not _answers(each)]

    @property
    def split(self) -> str:
        """Say in a few words how the books answer: `some yes, some no`, `three answers`."""
        words = [side[0].answer for side in self.sides]
        if not words:
            return "all silent"
        if self.situation.form == "yes-no":
            return words[0] if len(words) == 1 else ", ".join(f"some {word}" for word in sorted(words, reverse=True))
        return f"{number_word(len(words))} answer{'' if len(words) == 1 else 's'}"

    @property
    def excerpt(self) -> str:
        """Say the answers and which books give them, for a list of what was found."""
        return " ".join(f"{word} {said}{'' if said.endswith('.') else '.'}" for word, said in self.in_short)

    @property
    def in_short(self) -> list[tuple[str, str]]:
        """Give each answer and the books that give it, and how the game is played here where they are silent.

        A book stands with each answer that some of its games give, and is said to give it in part.
        """
        said = [(f"{self._heading(side).rstrip('.')}:", self._books(side)) for side in self.sides]
        if self.silent and (played := self.silent[0].played):
            said.append((f"{'Others are' if said else 'All books are'} silent; played here:", played.says))
        return said

    def _books(self, answers: Iterable[Answer]) -> str:
        books = dict.fromkeys(self.book_of(each) for each in answers)
        return ", ".join(f"{book} in part" if book in self._parted else book for book in books)

    @cached_property
    def _parted(self) -> frozenset[str]:
        """Give the books whose games answer in several ways."""
        sides = Counter(book for side in self.sides for book in {self.book_of(each) for each in side})
        return frozenset(book for book, count in sides.items() if count > 1)

    def of_book(self, answer: Answer) -> bool:
        """Say whether an answer is a book's, and not that of a house."""
        return answer.source in self.sources

    def book_of(self, answer: Answer) -> str:
        """Name the book that an answer is from: by the source's short name, or a house by its own title."""
        source = self.sources.get(answer.source)
        return source.short if source else answer.title

    def anchor_of(self, rules: str) -> str:
        """Name the place on the page where the answer of a game stands; nothing where it is not among them."""
        given = next((each for each in self.answers if each.rules == rules), None)
        if given is None:
            return ""
        whose = "" if self.of_book(given) else "house-"
        return whose + (given.unanswered.anchor if given.unanswered else f"answer-{given.answer}")

    @cached_property
    def shown(self) -> list[Side]:
        """Give the answers as they are shown, the silence of books last."""
        groups = [*self.sides, *([self.silent] if self.silent else [])]
        return [Side(group[0].answer, self._heading(group), self._sequels(group), self.of_houses) for group in groups]

    @cached_property
    def foremost(self) -> LeadAnswer | None:
        """Give the answer that stands first until the reader has named his game: that of the latest book that answers.

        Where the book has several it is that of the game which stands for it.
        """
        every = [
            LeadAnswer(id, given, sequel)
            for side in self.shown
            for sequel in side.sequels
            for given in sequel.given
            for id in given.ids
        ]
        latest = (each for each in every if each.given.book == every[0].given.book)
        return next((each for each in latest if each.rules in self.principals), every[0] if every else None)

    @cached_property
    def principals(self) -> list[str]:
        """Give the games that stand for the books, that of the latest first."""
        books = sorted(self.sources.values(), key=lambda each: -each.year)
        return [each.principal_id for each in books if each.principal]

    def _heading(self, group: Sequence[Answer]) -> str:
        """Say an answer for all who give it: as they all do, or else what they share of it, in a whole sentence."""
        said = list(dict.fromkeys(each.says for each in group))
        if len(said) == 1:
            return said[0]
        if self.situation.form == "yes-no":
            return f"{group[0].answer.capitalize()}."
        return for_all(said)

    def _sequels(self, group: Sequence[Answer]) -> tuple[SameAnswer, ...]:
        return tuple(SameAnswer(some[0], self._given(some)) for some in together(group, _said).values())

    def _given(self, answers: Sequence[Answer]) -> tuple[BookAnswers, ...]:
        if self.of_houses:
            alike = together(answers, lambda each: (*_behind(each), _moved(each)))
            return tuple(
                BookAnswers("", "", tuple(some), tuple(each.rules for each in some)) for some in alike.values()
            )
        games = together((each for each in self.heard if each.arises), self.book_of)
        found = []
        for (book, *_), some in together(answers, lambda each: (self.book_of(each), *_behind(each))).items():
            source, among = some[0].source, tuple(each.rules for each in games[str(book)])
            found.append(BookAnswers(str(book), source, tuple(some), among))
        return tuple(found)

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it, the answers side by side as they are shown."""
        told = {
            "sides": [each.data(self.situation) for each in self.shown],
            "unanswered": [each.data() for each in self.unanswered],
            "otherwise": [each.data() for each in self.otherwise],
        }
        return told if self.of_houses else {**told, "houses": self.houses.data()}

    @property
    def unanswered(self) -> list[UnansweredReason]:
        """Give why some games give no answer."""
        return unanswered_by(self.heard)

    @property
    def otherwise(self) -> list[ByOption]:
        """Give what the options make of the answers, choices that come to the same together."""
        by_game: dict[tuple[object, ...], tuple[list[ByChoice], list[str]]] = {}
        for each in self.heard:
            alike = together(
                each.choices, lambda one: (one.option, one.answer.answer, one.answer.ruling, _net(one.answer))
            )
            for key, choices in alike.items():
                names = tuple(one.choice for one in choices)
                by_game.setdefault((key, names), (choices, []))[1].append(each.rules)
        return [ByOption(tuple(choices), tuple(games)) for choices, games in by_game.values()]


def in_order(library: Library, ids: Iterable[str]) -> list[str]:
    """Put games in the order in which their answers are shown: those of the latest book first, of houses last."""
    years = {id: source.year for id, source in library.sources.items()}
    return sorted(ids, key=lambda each: -years.get(source_of(each), 0))


def _answers(answer: Answer) -> bool:
    """Say whether an answer is given, be it only by an option."""
    return answer.arises and answer.answer != SILENT_WORD


def _said(answer: Answer) -> tuple[object, ...]:
    """Give all that is said in an answer: two that differ in it stand apart."""
    return answer.says, answer.follows, answer.in_silence, _net(answer)


def _behind(answer: Answer) -> tuple[object, ...]:
    """Give what stands behind an answer: games that differ in it are named apart."""
    return answer.firm, answer.cites, answer.assumed, answer.doubts, tuple((answer.asked_with or {}).items())


def _moved(answer: Answer) -> Hashable:
    """Give why each chip or point moved, which is told of those together for whom it is the same."""
    return tuple(answer.settlement.moved()) if answer.settlement else ()


def _net(answer: Answer) -> tuple[object, ...]:
    return tuple((answer.net or {}).items())
