"""The grid of a dispute: a row for each source with its answer, and a line each for those that give none."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from hearts_spec.disputes.answer import OPTION, SILENT_WORD, Answer, Unanswered
from hearts_spec.disputes.todays_answer import READING, TodaysAnswer
from hearts_spec.rules import Status
from hearts_spec.rules.names import source_of
from hearts_spec.rules.sources import Source
from hearts_spec.schema.english import after_colon, number_word, together

YES, NO, MUST, SPLIT, OTHER = "yes", "no", "must", "split", "other"
SILENT, ABSENT = "silent", "absent"
MARKS = {  # each mark as it is read aloud
    YES: "says so",
    NO: "no",
    MUST: "you must",
    SPLIT: "split",
    OTHER: "says otherwise",
    SILENT: "says nothing",
    ABSENT: "does not arise",
}
_ALOUD = {YES: "yes"}  # for a question that is answered yes or no
ALLOWING = "Games where this is allowed"
FEW = 2  # answers and games that are named in a row
_ASSUMED = str(Status.ASSUMED.value)


@dataclass(frozen=True, slots=True)
class Cell:
    """One answer of a source: what it says, how sure it is if not stated, and the games that have it if not all do.

    `where` is in how many games, if they are too many to name.
    """

    says: str
    sure: str = ""
    games: Sequence[str] = ()
    where: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A source with its answers, that of its main game first; `more` is how many answers it has besides."""

    source: Source
    mark: str
    aloud: str
    cells: Sequence[Cell]
    cites: Sequence[str]
    more: int = 0
    again: bool = False  # it says the same as the row above


@dataclass(frozen=True)
class Grid:
    """The answers of the sources to one dispute, those that vote on today's game first, each part the latest first."""

    today: TodaysAnswer
    voters: Sequence[str] = ()

    @cached_property
    def _by_source(self) -> dict[str, list[Answer]]:
        return together(self.today.dispute.heard, lambda each: each.source)

    @property
    def parts(self) -> list[tuple[str, list[Row]]]:
        """The rows under their headings; none is needed where none of today's sources answers."""
        voting = {source_of(id) for id in self.voters}
        rows = {id: self._row(id, some) for id, some in self._by_source.items() if any(map(_answers, some))}
        allowing = [row for id, row in rows.items() if self._allows(id)]
        todays = [row for id, row in rows.items() if id in voting and not self._allows(id)]
        others = [row for id, row in rows.items() if id not in voting and not self._allows(id)]
        headed = [
            (f"Today’s {number_word(len(voting))}", todays), ("Others" if todays else "", others), (ALLOWING, allowing)
        ]  # fmt: skip
        return [(title, list(_told_once(some))) for title, some in headed if some]

    def _allows(self, id: str) -> bool:
        """True if no game of a source needs the remedy that is asked for."""
        return all(self.today.was_allowed(each) for each in self._by_source[id] if _answers(each))

    @property
    def tally(self) -> list[list[str]]:
        """The marks of the votes, those that agree with today's game first; none if all agree, or all differ."""
        sides = [[self._mark([each]) for each in some] for some in (self.today.agreeing, self.today.differing)]
        return sides if self.today.lead and all(sides) else []

    @property
    def unsaid(self) -> Iterator[tuple[str, str, list[Source]]]:
        """Yield a mark with its words and the sources that it is for, for each way of giving no answer."""
        ways: dict[str, list[Source]] = {SILENT: [], "untold": [], ABSENT: []}
        for id, some in self._by_source.items():
            if any(map(_answers, some)):
                continue
            reasons = {each.unanswered for each in some}
            way = SILENT if None in reasons else "untold" if Unanswered.UNTOLD in reasons else ABSENT
            ways[way].append(self.today.dispute.sources[id])
        words = {SILENT: "Silent:", "untold": "It depends:", ABSENT: "Does not arise:"}
        yield from ((ABSENT if way == "untold" else way, words[way], some) for way, some in ways.items() if some)

    def _row(self, id: str, answers: Sequence[Answer]) -> Row:
        source = self.today.dispute.sources[id]
        arising = [each for each in answers if each.arises]
        answering = [each for each in arising if _answers(each)]
        stated = [each for each in answering if each.firm_itself != _ASSUMED] or answering
        sides = list(together(self.today.main_first(stated), lambda each: each.answer).values())
        shown = sides[:FEW]
        cells = [self._cell(side, first=side is shown[0]) for side in shown]
        cites = dict.fromkeys(side[0].itself.cites[0] for side in shown if side[0].itself.cites)
        mark = self._mark([side[0] for side in sides])
        return Row(source, mark, self._aloud(mark), cells, list(cites), len(sides) - len(shown))

    def _cell(self, side: Sequence[Answer], *, first: bool) -> Cell:
        count = 0 if any(map(self.today.is_main, side)) else len(side)
        games = [each.rules for each in side] if 0 < count <= FEW else []
        where = f"{'In' if first else 'in'} {number_word(count)} games" if count > FEW else ""
        says = self._says(side)
        says = says if first and not (games or where) else after_colon(says)
        return Cell(says, _sure(side), games, where)

    def _says(self, side: Sequence[Answer]) -> str:
        """Return what some equal answers say, in a word where the question is answered yes or no."""
        if not self.in_words:
            return "You must" if _must(side[0]) else side[0].answer.capitalize()
        main = [each for each in side if self.today.is_main(each)]
        return self.today.dispute.heading(main or side).rstrip(".")

    @property
    def in_words(self) -> bool:
        """True unless the question is answered yes or no."""
        return self.today.dispute.situation.form != "yes-no"

    def _mark(self, answers: Sequence[Answer]) -> str:
        """Return the mark for some answers: yes or no, or else whether they are the one that leads."""
        if not self.in_words:
            only = MUST if all(map(_must, answers)) else answers[0].answer
            return SPLIT if len({each.answer for each in answers}) > 1 else only
        lead = self.today.lead
        alike = [lead is not None and self.today.alike(each, lead) for each in answers]
        return YES if all(alike) else SPLIT if any(alike) else OTHER

    @property
    def verdict(self) -> str:
        """The mark of the answer that leads; empty if there is none."""
        if self.today.is_split:
            return SPLIT
        return self._mark([self.today.lead]) if self.today.lead else ""

    def _aloud(self, mark: str) -> str:
        return _ALOUD.get(mark, MARKS[mark]) if not self.in_words else MARKS[mark] if self.today.lead else "answers"


def _told_once(rows: Sequence[Row]) -> Iterator[Row]:
    """Yield rows, those that have one answer and say it as the row above marked."""
    for above, row in zip([None, *rows], rows, strict=False):
        first = after_colon(row.cells[0].says)
        same = above and not (above.more or row.more) and [after_colon(each.says) for each in above.cells] == [first]
        yield replace(row, again=bool(same) and len(row.cells) == 1 and " " in row.cells[0].says)


def _answers(answer: Answer) -> bool:
    return answer.arises and answer.answer != SILENT_WORD


def _must(answer: Answer) -> bool:
    return answer.answer == YES and " must" in answer.says


def _sure(side: Sequence[Answer]) -> str:
    """Return how sure some answers are, if none is simply stated."""
    firm = {each.firm_itself for each in side}
    if firm in ({_ASSUMED}, {OPTION}):
        return firm.pop()
    return READING if all(each.itself.doubts for each in side) else ""
