"""The answers to a dispute, grouped as a page shows them: by answer, then by what follows, then by book or house."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any

from hearts_spec.disputes.answer import SILENT_WORD, Answer, ByChoice, Unanswered
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.parameter_text import asked_with, plain_reason
from hearts_spec.disputes.question import shared_sentence
from hearts_spec.rules import InDoubt, Library
from hearts_spec.rules.names import source_of
from hearts_spec.rules.sources import Source
from hearts_spec.schema.english import number_word, together

FEWER = 3  # name a book's other games instead if there are this many times fewer of them
FIRM = {"ruled": "ruled", "option": "by an option", "assumed": "assumed", "silent": "silent"}


@dataclass(frozen=True, slots=True)
class BookAnswers:
    """The games of one book that give an answer alike: as surely, by the same statements, asked with the same numbers.

    `book` is the source's short name, and `source` its id; `among` are the ids of its games in which the thing can
    happen. House rules that answer alike are together in one, without book or source; `apart` separates them.
    """

    book: str
    source: str
    answers: tuple[Answer, ...]
    among: tuple[str, ...]

    @property
    def of_house(self) -> bool:
        """True if it is the answer of house rules."""
        return not self.source

    @property
    def apart(self) -> "list[BookAnswers]":
        """The same as a list: one for a book, or one for each house rule under its own title."""
        if not self.of_house:
            return [self]
        return [BookAnswers(each.title, "", (each,), (each.rules,)) for each in self.answers]

    @property
    def first(self) -> Answer:
        return self.answers[0]

    @property
    def firm(self) -> str:
        """How sure it is, in words."""
        return FIRM[self.first.firm]

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games to name: none if all of a book's several games answer alike."""
        return () if 1 < len(self.ids) == len(self.among) else self.ids

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(each.rules for each in self.answers)

    def data(self, dispute: Dispute) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        first = self.first
        has_moves = first.settlement is not None and first.answer != SILENT_WORD
        return {
            "rules": list(self.ids),
            "book": self.book,
            "source": self.source,
            "named": list(self.ids if self.of_house else self.games),
            "house": self.of_house,
            "firm": first.firm,
            "cites": list(first.cites),
            "with": asked_with(dispute, first),
            "assumed": [{"reason": plain_reason(each.reason), "nearest": each.nearest} for each in first.assumed],
            "limits": dict(first.limits or {}),
            "doubts": len(first.doubts),
            "moved": [asdict(each) for each in first.settlement.moved()] if has_moves and first.settlement else [],
        }


@dataclass(frozen=True, slots=True)
class Sequel:
    """What follows from an answer and what each player gains or loses, for the books that agree on both."""

    answer: Answer
    given: tuple[BookAnswers, ...]

    @property
    def told(self) -> "list[DoubtfulAnswers]":
        """The books that give it, with the doubts shown below each: a book's doubts once, below its last games."""
        found = []
        for some in together(self.given, lambda each: each.source).values():
            doubts = tuple(dict.fromkeys(each for one in some for each in one.first.doubts))
            anchor = f"doubts-{some[0].ids[0].replace('/', '-')}"
            found += [DoubtfulAnswers(one, anchor, doubts if one is some[-1] else ()) for one in some]
        return found

    def data(self, dispute: Dispute) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {**sentences_data(self.answer), "given": [each.data(dispute) for each in self.told]}


@dataclass(frozen=True, slots=True)
class DoubtfulAnswers:
    """Games of a book that give an answer, the anchor of the book's doubts, and the doubts shown below these games."""

    given: BookAnswers
    anchor: str
    below: tuple[InDoubt, ...]

    def data(self, dispute: Dispute) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        below = [each.data() for each in self.below]
        return {**self.given.data(dispute), "anchor": self.anchor, "doubts_below": below}


@dataclass(frozen=True, slots=True)
class AnswerGroup:
    """One answer, how it is said to the asker, and what follows from it in the books that give it."""

    word: str
    says: str
    sequels: tuple[Sequel, ...]
    of_houses: bool = False

    @property
    def books(self) -> int:
        """The number of books that give it."""
        return len({each.book for each in self._apart})

    @property
    def _apart(self) -> list[BookAnswers]:
        return [each for sequel in self.sequels for given in sequel.given for each in given.apart]

    @property
    def counted(self) -> str:
        """The number of books that give it in words, or of house rules."""
        return f"{number_word(self.books)} {'house rule' if self.of_houses else 'book'}{'' if self.books == 1 else 's'}"

    @property
    def silent(self) -> bool:
        return self.word == SILENT_WORD

    @property
    def glance(self) -> "list[BookSummary]":
        """The books that give it, each with its games that do so and how sure they are."""
        by_book = together(self._apart, lambda given: given.book)
        return [BookSummary.of(book, some) for book, some in by_book.items()]

    @property
    def alike(self) -> bool:
        """True if the same follows in all the books, so that it need be said only once."""
        return len(self.sequels) == 1

    def data(self, dispute: Dispute) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {
            "word": self.word,
            "says": self.says,
            "counted": self.counted,
            "silent": self.silent,
            "glance": [] if self.alike else [asdict(each) for each in self.glance],
            "sequels": [each.data(dispute) for each in self.sequels],
        }


@dataclass(frozen=True, slots=True)
class FirmnessGroup:
    """The games of a book that give an answer equally surely: how many, which of them to name, and their citations.

    If they are nearly all of its games, `but` names the others instead; if they are all, nothing is named.
    """

    firm: str
    games: int
    named: tuple[str, ...]
    but: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()

    @classmethod
    def of(cls, firm: str, given: Sequence[BookAnswers]) -> "FirmnessGroup":
        """Return it with the shorter list of games."""
        ids = tuple(id for each in given for id in each.ids)
        others = tuple(id for id in given[0].among if id not in ids)
        shorter = len(ids) > 1 and FEWER * len(others) <= len(ids)
        cites = tuple(dict.fromkeys(cited for each in given for cited in each.first.cites))
        return cls(firm, len(ids), () if shorter else ids, others if shorter else (), cites)


@dataclass(frozen=True, slots=True)
class BookSummary:
    """A book, or a house rule, that gives an answer, with its games grouped by how sure they are."""

    book: str
    source: str
    house: bool
    parts: tuple[FirmnessGroup, ...]

    @classmethod
    def of(cls, book: str, given: Sequence[BookAnswers]) -> "BookSummary":
        """Return the summary of a book's games."""
        first = given[0]
        by_firmness = together(given, lambda each: each.first.firm)
        parts = (FirmnessGroup.of(firm, some) for firm, some in by_firmness.items())
        return cls(book, first.source, first.of_house, tuple(parts))


def sentences_data(answer: Answer) -> dict[str, Any]:
    """Return the sentences of an answer as plain data; `played` is our default if the book is silent."""
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
    """Why some games give no answer: the word for all of them, and each reason with the ids of its games."""

    why: Unanswered
    reasons: tuple[tuple[str, tuple[str, ...]], ...]

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        why = self.why
        reasons = [{"why": reason, "rules": list(ids)} for reason, ids in self.reasons]
        return {"anchor": why.anchor, "says": why.says, "heading": why.heading, "reasons": reasons}


def unanswered_by(answers: Sequence[Answer]) -> list[UnansweredReason]:
    """Return why some of these answers are none, with the games of one reason together."""
    found = []
    for why in Unanswered:
        reasons = together((each for each in answers if each.unanswered is why), lambda each: each.says)
        if reasons:
            rules = ((str(reason), tuple(each.rules for each in some)) for reason, some in reasons.items())
            found.append(UnansweredReason(why, tuple(rules)))
    return found


@dataclass(frozen=True, slots=True)
class ByOption:
    """The answer under some choices that lead to the same, and the games that offer them."""

    choices: tuple[ByChoice, ...]
    games: tuple[str, ...]

    @property
    def answer(self) -> Answer:
        """The answer that they lead to."""
        return self.choices[0].answer

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        choices = [
            {"option": each.option, "asks": each.asks, "choice": each.choice, "says": each.says}
            for each in self.choices
        ]
        return {**sentences_data(self.answer), "choices": choices, "rules": list(self.games)}


@dataclass(frozen=True, slots=True)
class LeadAnswer:
    """The answer that comes first on a page, as one game gives it, with the games of its book that agree."""

    rules: str
    given: BookAnswers
    sequel: Sequel

    @property
    def anchor(self) -> str:
        """The anchor of its book's doubts."""
        return next(each.anchor for each in self.sequel.told if each.given is self.given)


@dataclass(frozen=True)
class GroupedAnswers:
    """A dispute with all its answers, those of the latest book first and those of house rules last.

    It groups the answers of books; `houses` groups those of house rules in the same way.
    """

    situation: Dispute
    answers: Sequence[Answer]
    sources: Mapping[str, Source]
    of_houses: bool = False

    @cached_property
    def houses(self) -> "GroupedAnswers":
        """The same for the answers of house rules."""
        return replace(self, of_houses=True)

    @cached_property
    def heard(self) -> list[Answer]:
        """The answers that are grouped here: those of books, or those of house rules."""
        return [each for each in self.answers if self.of_book(each) is not self.of_houses]

    @cached_property
    def sides(self) -> list[list[Answer]]:
        """The answers of those that answer, equal ones together. Silence is not an answer."""
        return list(together((each for each in self.heard if _answers(each)), lambda each: each.answer).values())

    @cached_property
    def silent(self) -> list[Answer]:
        """The answers of the books that are silent."""
        return [each for each in self.heard if each.arises and not _answers(each)]

    @property
    def split(self) -> str:
        """How the books answer, in a few words: `some yes, some no`, `three answers`."""
        words = [side[0].answer for side in self.sides]
        if not words:
            return "all silent"
        if self.situation.form == "yes-no":
            return words[0] if len(words) == 1 else ", ".join(f"some {word}" for word in sorted(words, reverse=True))
        return f"{number_word(len(words))} answer{'' if len(words) == 1 else 's'}"

    @property
    def excerpt(self) -> str:
        """The answers and the books that give them, for a list of search results."""
        return " ".join(f"{word} {books}{'' if books.endswith('.') else '.'}" for word, books in self.in_short)

    @property
    def in_short(self) -> list[tuple[str, str]]:
        """Each answer and the books that give it, and our default if books are silent.

        A book is listed with each answer that some of its games give, marked `in part`.
        """
        parts = [(f"{self._heading(side).rstrip('.')}:", self._books(side)) for side in self.sides]
        if self.silent and (played := self.silent[0].played):
            parts.append((f"{'Others are' if parts else 'All books are'} silent; played here:", played.says))
        return parts

    def _books(self, answers: Iterable[Answer]) -> str:
        books = dict.fromkeys(self.book_of(each) for each in answers)
        return ", ".join(f"{book} in part" if book in self._parted else book for book in books)

    @cached_property
    def _parted(self) -> frozenset[str]:
        sides = Counter(book for side in self.sides for book in {self.book_of(each) for each in side})
        return frozenset(book for book, count in sides.items() if count > 1)

    def of_book(self, answer: Answer) -> bool:
        """True if an answer is a book's and not that of a house rule."""
        return answer.source in self.sources

    def book_of(self, answer: Answer) -> str:
        """Return the short name of the book that an answer is from, or the title of a house rule."""
        source = self.sources.get(answer.source)
        return source.short if source else answer.title

    def anchor_of(self, rules: str) -> str:
        """Return the anchor of a game's answer on the page; empty if it has none."""
        given = next((each for each in self.answers if each.rules == rules), None)
        if given is None:
            return ""
        whose = "" if self.of_book(given) else "house-"
        return whose + (given.unanswered.anchor if given.unanswered else f"answer-{given.answer}")

    @cached_property
    def shown(self) -> list[AnswerGroup]:
        """The answers as they are shown, the silence of books last."""
        groups = [*self.sides, *([self.silent] if self.silent else [])]
        return [
            AnswerGroup(group[0].answer, self._heading(group), self._sequels(group), self.of_houses) for group in groups
        ]

    @cached_property
    def foremost(self) -> LeadAnswer | None:
        """The answer that comes first until the reader has chosen a game: that of the latest book that answers.

        If games of that book differ, it is that of the game which represents the book.
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
        """The ids of the games that represent the books, that of the latest book first."""
        books = sorted(self.sources.values(), key=lambda each: -each.year)
        return [each.principal_id for each in books if each.principal]

    def _heading(self, group: Sequence[Answer]) -> str:
        """Return the sentence of an answer for all who give it: the one they all have, or what they share."""
        sentences = list(dict.fromkeys(each.says for each in group))
        if len(sentences) == 1:
            return sentences[0]
        if self.situation.form == "yes-no":
            return f"{group[0].answer.capitalize()}."
        return shared_sentence(sentences)

    def _sequels(self, group: Sequence[Answer]) -> tuple[Sequel, ...]:
        return tuple(Sequel(some[0], self._given(some)) for some in together(group, _sentences).values())

    def _given(self, answers: Sequence[Answer]) -> tuple[BookAnswers, ...]:
        if self.of_houses:
            alike = together(answers, lambda each: (*_support(each), _moved(each)))
            return tuple(
                BookAnswers("", "", tuple(some), tuple(each.rules for each in some)) for some in alike.values()
            )
        games = together((each for each in self.heard if each.arises), self.book_of)
        found = []
        for (book, *_), some in together(answers, lambda each: (self.book_of(each), *_support(each))).items():
            source, among = some[0].source, tuple(each.rules for each in games[str(book)])
            found.append(BookAnswers(str(book), source, tuple(some), among))
        return tuple(found)

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        data = {
            "sides": [each.data(self.situation) for each in self.shown],
            "unanswered": [each.data() for each in self.unanswered],
            "otherwise": [each.data() for each in self.otherwise],
        }
        return data if self.of_houses else {**data, "houses": self.houses.data()}

    @property
    def unanswered(self) -> list[UnansweredReason]:
        """Why some games give no answer."""
        return unanswered_by(self.heard)

    @property
    def otherwise(self) -> list[ByOption]:
        """How the options change the answers, with choices that lead to the same together."""
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
    """Return games in the order in which their answers are shown: those of the latest book first, house rules last."""
    years = {id: source.year for id, source in library.sources.items()}
    return sorted(ids, key=lambda each: -years.get(source_of(each), 0))


def _answers(answer: Answer) -> bool:
    """True if an answer is given, even if only by an option."""
    return answer.arises and answer.answer != SILENT_WORD


def _sentences(answer: Answer) -> tuple[object, ...]:
    """Return all that is said in an answer; answers that differ in it are shown apart."""
    return answer.says, answer.follows, answer.in_silence, _net(answer)


def _support(answer: Answer) -> tuple[object, ...]:
    """Return what is behind an answer; games that differ in it are named apart."""
    return answer.firm, answer.cites, answer.assumed, answer.doubts, tuple((answer.asked_with or {}).items())


def _moved(answer: Answer) -> Hashable:
    """Return why each chip or point moved; games that differ in it are shown apart."""
    return tuple(answer.settlement.moved()) if answer.settlement else ()


def _net(answer: Answer) -> tuple[object, ...]:
    return tuple((answer.net or {}).items())
