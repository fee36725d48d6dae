"""Every answer to a quarrel: grouped as they are shown, the books and houses apart, and the one that stands first."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from hearts_spec.disputes.answer import SILENT_WORD, Answer, ByChoice
from hearts_spec.disputes.answer_sides import BookAnswers, SameAnswer, Side, said_data
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.one_sentence import for_all
from hearts_spec.disputes.unanswered import UnansweredReason, unanswered_by
from hearts_spec.rules import Library
from hearts_spec.rules.ids import source_of
from hearts_spec.rules.provisions import Source
from hearts_spec.schema.english import number_word
from hearts_spec.schema.group_by import together


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
