"""The answers to a dispute as a page shows them: by answer, and each answer by the books or house rules that give it.

Groups are plain data, which the templates and the scripts of the site read alike.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from typing import Any

from hearts_spec.disputes.answer import SILENT_WORD, Answer, ByChoice, Unanswered
from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.parameter_text import asked_with, plain_reason
from hearts_spec.disputes.question import shared_sentence
from hearts_spec.rules import Library
from hearts_spec.rules.names import source_of
from hearts_spec.rules.sources import Source
from hearts_spec.schema.english import number_word, together

FEWER = 3  # name a book's other games instead if there are this many times fewer of them
HOW_SURE = {  # each firmness as readers are shown it
    "ruled": "stated",
    "option": "optional (default)",
    "assumed": "our assumption",
    "silent": "not covered",
}


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
        """The same dispute with the answers of house rules grouped."""
        return replace(self, of_houses=True)

    @cached_property
    def heard(self) -> list[Answer]:
        """The answers that are grouped here: those of books, or those of house rules."""
        return [each for each in self.answers if self.of_book(each) is not self.of_houses]

    @cached_property
    def sides(self) -> list[list[Answer]]:
        """The answers in groups of equal ones; silence is not an answer."""
        return list(together((each for each in self.heard if _answers(each)), lambda each: each.answer).values())

    @cached_property
    def silent(self) -> list[Answer]:
        """The answers of the books that are silent."""
        return [each for each in self.heard if each.arises and not _answers(each)]

    @property
    def is_assumed(self) -> bool:
        """True if no source answers, and every answer is our assumption."""
        return bool(self.sides) and all(_firm(each) == "assumed" for side in self.sides for each in side)

    @property
    def title(self) -> str:
        """The heading of the answers."""
        if not self.sides or self.is_assumed:
            return f"No source states an answer{': ' + HOW_SURE['assumed'] if self.sides else ''}"
        return self._counted.capitalize()

    @property
    def split(self) -> str:
        """How the books answer, in a few words: `some yes, some no`, `three answers`."""
        words = [side[0].answer for side in self.sides]
        if not words:
            return "not covered"
        if self.is_assumed:
            return HOW_SURE["assumed"]
        if self.situation.form == "yes-no":
            return words[0] if len(words) == 1 else ", ".join(f"some {word}" for word in sorted(words, reverse=True))
        return self._counted

    @property
    def _counted(self) -> str:
        """How many answers there are, in words; an answer with several results counts as often as it has results."""
        count = sum(map(self.results, self.sides))
        return f"{number_word(count)} answer{'' if count == 1 else 's'}"

    def results(self, side: Sequence[Answer]) -> int:
        """Return how many results some equal answers have, as far as the question was put to them as it stands."""
        said = self.heading(side).rstrip(".")
        results = {each.says for each in side if not each.asked_with and not each.says.startswith(said)}
        return 1 if self.situation.form == "yes-no" else max(1, len(results))

    @property
    def in_short(self) -> list[tuple[str, str]]:
        """Each answer and the books that give it.

        A book is listed with each answer that some of its games give, marked `in part`.
        """
        return [(f"{self.heading(side).rstrip('.')}:", self._books(side)) for side in self.sides]

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
        """Return the short name, marked, of the book that an answer is from, or the title of a house rule."""
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
    def shown(self) -> list[dict[str, Any]]:
        """The answers as they are shown, the silence of books last.

        In each, `sequels` are its different consequences, each with the games by which it is `given`: how sure the
        answer itself is, what it cites, and in `parts` the same of each consequence, if any differs. If there are
        several, `glance` lists the books, and how sure the answer is in which of their games.
        """
        return [self._side(group) for group in (*self.sides, self.silent) if group]

    def alone(self, answer: Answer) -> dict[str, Any]:
        """Return one answer as it is shown by itself: its `sequel`, and the row in which it is `given`."""
        whose = self if self.of_book(answer) else self.houses
        return {"sequel": _said(answer), "given": {**whose._row([answer]), "anchor": ""}}

    def heading(self, group: Sequence[Answer]) -> str:
        """Return one sentence for a group of equal answers: the one that all have, or what their sentences share."""
        sentences = list(dict.fromkeys(each.says for each in group))
        if len(sentences) == 1:
            return sentences[0]
        if self.situation.form == "yes-no":
            return f"{group[0].answer.capitalize()}."
        return shared_sentence(sentences)

    def _side(self, group: Sequence[Answer]) -> dict[str, Any]:
        """Return a group of equal answers as `shown` has it."""
        sequels = [self._rows(some) for some in together(group, _sentences).values()]
        by_book = together((each for rows in sequels for row in rows for each in row), self.book_of)
        counted = f"{number_word(len(by_book))} {'house rule' if self.of_houses else 'source'}"
        return {
            "word": group[0].answer,
            "says": self.heading(group),
            "counted": f"{counted}{'' if len(by_book) == 1 else 's'}",
            "silent": group[0].answer == SILENT_WORD,
            "glance": [self._glance(book, some) for book, some in by_book.items()] if sequels[1:] else [],
            "sequels": [{**_said(rows[0][0]), "given": list(self._given(rows))} for rows in sequels],
        }

    def _rows(self, answers: Sequence[Answer]) -> list[list[Answer]]:
        """Return answers with the same consequences in groups: those of one book with the same support.

        House rules are grouped if each chip moves for the same reason.
        """
        alike = _moved if self.of_houses else self.book_of
        return list(together(answers, lambda each: (alike(each), *_support(each))).values())

    def _given(self, rows: Sequence[Sequence[Answer]]) -> Iterator[dict[str, Any]]:
        """Yield each row as data, the last row of a book with the doubts of all its rows."""
        for some in together(rows, lambda row: "" if self.of_houses else row[0].source).values():
            doubts = dict.fromkeys(each for row in some for each in row[0].doubts)
            anchor = f"doubts-{some[0][0].rules.replace('/', '-')}"
            for row in some:
                below = [each.data() for each in doubts] if row is some[-1] else []
                yield {**self._row(row), "anchor": anchor, "doubts_below": below}

    def _row(self, answers: Sequence[Answer]) -> dict[str, Any]:
        """Return a group from `_rows` as data; no game is `named` if the group has all of a book's several games."""
        first, ids = answers[0], [each.rules for each in answers]
        settlement = None if first.answer == SILENT_WORD else first.settlement
        reasons = together(first.assumed, lambda each: plain_reason(each.reason))
        every = not self.of_houses and 1 < len(ids) == len(self._games[self.book_of(first)])
        return {
            "rules": ids,
            "book": "" if self.of_houses else self.book_of(first),
            "source": "" if self.of_houses else first.source,
            "named": [] if every else ids,
            "house": self.of_houses,
            "firm": _firm(first),
            "cites": list(first.itself.cites),
            "parts": _parts(first),
            "with": asked_with(self.situation, first),
            "assumed": [{"reason": why, "nearest": some[0].nearest} for why, some in reasons.items()],
            "limits": dict(first.limits or {}),
            "doubts": len(first.doubts),
            "moved": [asdict(each) for each in settlement.moved()] if settlement else [],
        }

    @cached_property
    def _games(self) -> Mapping[str, Sequence[str]]:
        """The ids of the games of each book in which the thing can happen."""
        games = together((each for each in self.heard if each.arises), self.book_of)
        return {book: [each.rules for each in some] for book, some in games.items()}

    def _glance(self, book: str, answers: Sequence[Answer]) -> dict[str, Any]:
        """Return a book with its games that give an answer, grouped by how sure the answer is."""
        by_firmness = together(answers, _firm)
        parts = [self._part(book, firm, some) for firm, some in by_firmness.items()]
        source = "" if self.of_houses else answers[0].source
        return {"book": book, "source": source, "house": self.of_houses, "parts": parts}

    def _part(self, book: str, firm: str, answers: Sequence[Answer]) -> dict[str, Any]:
        """Return the games of a book that give an answer equally surely, with what they cite."""
        cites = dict.fromkeys(cited for each in answers for cited in each.itself.cites)
        return {"firm": firm, **_named(answers, self._games[book]), "cites": list(cites)}

    def _by_book(self, answers: Sequence[Answer]) -> list[dict[str, Any]]:
        """Return the books of some answers, each with its games."""
        games = {book: [each.rules for each in some] for book, some in together(self.heard, self.book_of).items()}
        return [{"book": book, **_named(some, games[book])} for book, some in together(answers, self.book_of).items()]

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        data = {
            "title": self.title,
            "sides": self.shown,
            "unanswered": self.unanswered,
            "otherwise": self.otherwise,
        }
        return data if self.of_houses else {**data, "houses": self.houses.data()}

    @property
    def unanswered(self) -> list[dict[str, Any]]:
        """Why some games give no answer, with the games of one reason together."""
        found = []
        for why in Unanswered:
            reasons = together((each for each in self.heard if each.unanswered is why), lambda each: each.says)
            listed = [
                {
                    "why": reason,
                    "rules": [each.rules for each in some],
                    "books": [] if self.of_houses else self._by_book(some),
                }
                for reason, some in reasons.items()
            ]
            if listed:
                found.append({"anchor": why.anchor, "says": why.says, "heading": why.heading, "reasons": listed})
        return found

    @property
    def otherwise(self) -> list[dict[str, Any]]:
        """How the options change the answers, with choices that lead to the same together."""
        by_game: dict[tuple[object, ...], tuple[list[ByChoice], list[str]]] = {}
        for each in self.heard:
            told = (one for one in each.choices if not one.answer.answer == each.answer == SILENT_WORD)
            alike = together(told, lambda one: (one.option, one.answer.answer, one.answer.ruling, _net(one.answer)))
            for key, choices in alike.items():
                names = tuple(one.choice for one in choices)
                by_game.setdefault((key, names), (choices, []))[1].append(each.rules)
        named = ("option", "asks", "choice", "says")
        return [
            {
                **_said(choices[0].answer),
                "choices": [{name: getattr(one, name) for name in named} for one in choices],
                "rules": games,
            }
            for choices, games in by_game.values()
        ]


def _said(answer: Answer) -> dict[str, Any]:
    """Return the sentences of an answer as data."""
    return {
        "says": answer.says,
        "follows": answer.follows,
        "net": dict(answer.net) if answer.net else None,
        "unit": answer.unit,
    }


def in_order(library: Library, ids: Iterable[str]) -> list[str]:
    """Return games in the order in which their answers are shown: those of the latest book first, house rules last."""
    books = sorted(library.sources.values(), key=lambda each: each.placed)
    place = {book.id: number for number, book in enumerate(books, start=1)}
    return sorted(ids, key=lambda each: -place.get(source_of(each), 0))


def _answers(answer: Answer) -> bool:
    """True if the book gives an answer, even if only by an option."""
    return answer.arises and answer.answer != SILENT_WORD


def _firm(answer: Answer) -> str:
    """Return how sure an answer is; a book that only offers an option is silent apart from it."""
    return SILENT_WORD if answer.answer == SILENT_WORD else answer.firm_itself


def _sentences(answer: Answer) -> tuple[object, ...]:
    """Return all that is said in an answer; answers that differ in it are shown apart."""
    return answer.says, answer.follows, _net(answer)


def _support(answer: Answer) -> tuple[object, ...]:
    """Return what is behind an answer; games that differ in it are named apart."""
    parts = tuple((answer.firm_of(each), each.cites, each.assumed) for each in answer.parts)
    return parts, answer.firm, answer.doubts, tuple((answer.asked_with or {}).items())


def _named(answers: Sequence[Answer], games: Sequence[str]) -> dict[str, Any]:
    """Return the games to name for some answers; if they are nearly all `games`, `but` has the others instead."""
    ids = [each.rules for each in answers]
    others = [id for id in games if id not in ids]
    shorter = len(ids) > 1 and FEWER * len(others) <= len(ids)
    return {"games": len(ids), "named": [] if shorter else ids, "but": others if shorter else []}


def _parts(answer: Answer) -> list[dict[str, Any]]:
    """Return the consequences of an answer with the support of each; none if all have that of the answer itself."""
    first, *others = ((each, answer.firm_of(each)) for each in answer.parts)
    support = [(each.cites, firm) for each, firm in (first, *others)]
    if all(each == support[0] for each in support):
        return []
    return [{"says": each.says, "cites": list(each.cites), "firm": firm} for each, firm in others]


def _moved(answer: Answer) -> object:
    """Return why each chip or point moved; games that differ in it are shown apart."""
    return tuple(answer.settlement.moved()) if answer.settlement else ()


def _net(answer: Answer) -> tuple[object, ...]:
    return tuple((answer.net or {}).items())
