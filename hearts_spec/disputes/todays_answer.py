"""What a page of a dispute opens with: the answer of today's game and how the sources stand, or what we suggest."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hearts_spec.disputes.answer import OPTION, SILENT_WORD, Answer, Unanswered, is_open
from hearts_spec.disputes.grouped_answers import GroupedAnswers
from hearts_spec.rules import Status
from hearts_spec.rules.names import source_of
from hearts_spec.schema.english import after_colon, listed, number_word, sentence, together

TODAY = "Today’s game"
NOT_COVERED = f"{TODAY} doesn’t cover this."
NOT_IN_GAME = "This doesn’t come up in today’s game."
_TITLE, _BELOW_TITLE = re.compile(rf"^{TODAY}"), re.compile("^In today’s game | in today’s game")
_THIS_GAME = re.compile(r"\b([Tt])his game\b")
_WHO = re.compile(r": (?:[^:]* )?\b[A-F](?: [^:]*)?(?=\.$)")  # a clause at the end that names a player
_BARE = re.compile(r"(Yes|No), \w+ \w+( not)?\.$")  # an answer that gives no reason
READING = "reading"  # how sure an answer is that rests on a reading of ours in every source that has it
_NAMED = 2  # games that are named with an answer
_FEW = 3  # sources that are named with an answer
_STATED, _ASSUMED = Status.RULED.value, Status.ASSUMED.value


@dataclass(frozen=True, slots=True)
class OtherRulings:
    """One answer that several sources give, with the answer of each of them, the latest first."""

    says: str
    answers: Sequence[Answer]


@dataclass(frozen=True)
class TodaysAnswer:
    """A dispute as today's game answers it, and how the sources that vote on the game stand.

    `game` is the id of today's game, `voters` are the games that vote, and `law_book` is the game that is heard where
    today's game says nothing; each may be missing. Where neither answers, what we suggest is the answer.
    """

    dispute: GroupedAnswers
    game: str
    voters: Sequence[str] = ()
    law_book: str = ""

    @cached_property
    def _by_game(self) -> Mapping[str, Answer]:
        return {each.rules: each for each in self.dispute.answers}

    @property
    def games(self) -> list[str]:
        """The ids of today's game and of the law-book, as far as there are answers of theirs."""
        return [id for id in (self.game, self.law_book) if id in self._by_game]

    @property
    def answer(self) -> Answer | None:
        """The answer of today's game, whatever it is."""
        return self._by_game.get(self.game)

    @cached_property
    def lead(self) -> Answer | None:
        """The answer that leads: of today's game, or else of the law-book. None if neither covers the dispute."""
        if self.answer and self.answer.arises and self.answer.answer != SILENT_WORD:
            return self.answer
        advised = self.answer.advised if self.answer else None
        return self._by_game.get(advised.by) if advised else None

    def was_allowed(self, answer: Answer) -> bool:
        """True if an answer is of a game that allows what today's game does not, and so needs no remedy."""
        return self.dispute.situation.was_allowed(answer.word)

    @property
    def by_law_book(self) -> bool:
        """True if only the law-book answers."""
        return self.lead is not None and self.lead is not self.answer

    @cached_property
    def shown(self) -> dict[str, Any]:
        """The answer that leads as a page shows it: its `sequel`, and the row in which it is `given`."""
        return self.dispute.alone(self.lead) if self.lead else {}

    @cached_property
    def _votes(self) -> list[Answer]:
        """The answers that voters state; what they offer as an option, and what we assume for them, is no vote."""
        votes = [self._by_game[id] for id in self.voters if id in self._by_game]
        return [each for each in votes if each.arises and each.firm_itself == _STATED and not self.was_allowed(each)]

    @cached_property
    def agreeing(self) -> list[Answer]:
        """The answers of voters that are that of today's game."""
        return [each for each in self._votes if self.answer and each.answer == self.answer.answer]

    @cached_property
    def differing(self) -> list[Answer]:
        """The answers of voters that are not that of today's game."""
        return [each for each in self._votes if each not in self.agreeing]

    @cached_property
    def optional(self) -> list[Answer]:
        """What voters state or offer, as one way of several or by an option, where no answer leads."""
        offered = [one for id in self.voters if id in self._by_game for one in _by_options(self._by_game[id])]
        first = [each for id in self.voters if (each := self._by_game.get(id)) and each.firm_itself == OPTION]
        others = {(each.source, each.answer): each for each in (*offered, *(first if offered else ()), *self._votes)}
        return [] if self.lead else list(others.values())

    def offering(self, answers: Sequence[Answer]) -> str:
        """Return the sources of some answers: those that state them, and those of which a table has to choose them."""
        stating = [self.dispute.book_of(each) for each in answers if not each.chosen]
        choosing = [self.dispute.book_of(each) for each in answers if each.chosen]
        if not choosing:
            return listed(stating)
        return (
            f"{listed(stating)}, and by an option {listed(choosing)}"
            if stating
            else f"By an option, {listed(choosing)}"
        )

    @property
    def is_split(self) -> bool:
        """True if as many voters differ from today's game as agree with it, so that its answer is our choice."""
        is_ours = self.lead is not None and self.lead is self.answer and self.lead.firm_itself == _ASSUMED
        return is_ours and 0 < len(self.agreeing) == len(self.differing)

    @property
    def is_reading(self) -> bool:
        """True if the answer, apart from what follows, rests on a reading of ours in every source that has it."""
        if self.by_law_book or self.lead is None:
            return bool(self.lead and self.lead.itself.doubts)
        return bool(self.agreeing) and all(each.itself.doubts for each in self.agreeing)

    @property
    def _so(self) -> str:
        """What sources are said to say, where they may say it only as we read them."""
        return "say so, as we read them" if self.is_reading else "say so"

    @property
    def firm(self) -> str:
        """How sure the answer is, for its label; empty if it is stated, which is the normal case."""
        if self.is_reading:
            return READING
        return _ASSUMED if self.lead is not None and self.lead.firm_itself == _ASSUMED else ""

    @property
    def standing(self) -> str:
        """How the sources stand, in one line after the answer."""
        if self.lead is None:
            return "It comes up in some games only." if self.optional else ""
        if self.by_law_book:
            return self._beside_the_law_book(self.lead)
        agree, every = len(self.agreeing), len(self._votes)
        if not agree and self._offering:
            differ = f"; {self._sides(self.differing)}" if self.differing else ""
            offering = listed(list(map(self.dispute.book_of, self._offering)))
            return f"{offering} {'has' if len(self._offering) == 1 else 'have'} it as an option{differ}."
        if not every:
            return f"No source of today says so: {'it is our choice' if self.firm else 'it follows from the game'}."
        if self.is_split:
            return f"Split: {self._sides([*self.agreeing, *self.differing])}."
        if not self.differing:
            who = self.dispute.book_of(self.agreeing[0]) if every == 1 else ""
            count = "Both" if every == 2 else f"All {number_word(every)}"
            one = f"{who} plays it so." if self.firm == _ASSUMED else f"One of today’s sources says so: {who}."
            one = f"We read {who} so." if self.is_reading else one
            return one if who else f"{count} of today’s sources that answer {self._so}."
        if 2 * agree > every or self.firm:
            say = "says so" if agree == 1 else self._so
            few = f"{number_word(agree).capitalize()} of {number_word(every)} of today’s sources {say}"
            return f"{few if agree else 'No source of today says so'}; {self._sides(self.differing)}."
        return f"Rule by rule, most of today’s sources say so; {self._sides(self.differing)}."

    @property
    def _offering(self) -> list[Answer]:
        """The answers of voters that offer that of today's game as one way of several, which is no vote."""
        offered = [self._by_game[id] for id in self.voters if id in self._by_game]
        return [
            each for each in offered if each.firm_itself == OPTION and self.lead and each.answer == self.lead.answer
        ]

    def _beside_the_law_book(self, lead: Answer) -> str:
        """Return who else says what the law-book says, and who says otherwise."""
        others = [some for id, some in self.stated.items() if id != lead.source]
        agree = [some[0] for some in others if any(self.alike(each, lead) for each in some)]
        differ = [some[0] for some in others if not any(self.alike(each, lead) for each in some)]
        alike, unlike = (listed(list(map(self.dispute.book_of, some))) for some in (agree, differ))
        book = self.dispute.book_of(lead)
        law = f"{book} says so, the one law-book of today."
        law = f"{book}, the one law-book of today, says so as we read it." if self.is_reading else law
        so = f" {'So do' if len(agree) > 1 else 'So does'} {alike}." if agree else ""
        not_so = f" {unlike} {'differ' if len(differ) > 1 else 'differs'}." if differ else ""
        return f"{law}{so}{not_so}" if others else f"Only {law}"

    def alike(self, one: Answer, other: Answer) -> bool:
        """True if two answers say the same; one to the question who may be the same in kind and name another player."""
        return one.answer == other.answer and (self.dispute.situation.form != "who" or one.says == other.says)

    @cached_property
    def stated(self) -> dict[str, list[Answer]]:
        """What each source itself answers, by its id: first what its main game answers, or else most of its games.

        A remedy is not among them that a game does not need.
        """
        found = together((each for each in self.dispute.heard if _states(each)), lambda each: each.source)
        told = {
            id: self.main_first([each for each in some if not self.was_allowed(each)]) for id, some in found.items()
        }
        return {id: some for id, some in told.items() if some}

    def main_first(self, answers: Sequence[Answer]) -> list[Answer]:
        """Return answers of one source in the order of their weight: that of its main game, then those of most."""
        counts = Counter(each.answer for each in answers)
        main = next((each.answer for each in answers if self.is_main(each)), "")
        return sorted(answers, key=lambda each: (each.answer != main, -counts[each.answer]))

    def is_main(self, answer: Answer) -> bool:
        """True if an answer is of the game of its source that votes, or else of its main game."""
        return answer.rules == self._main.get(answer.source)

    @cached_property
    def _main(self) -> Mapping[str, str]:
        """The main game of each source."""
        main = {id: each.principal_id for id, each in self.dispute.sources.items()}
        return {**main, **{source_of(id): id for id in self.voters}}

    def _sides(self, answers: Sequence[Answer]) -> str:
        """Return answers of several sources in one line: `Pagat, Davis: yes`, or `yes (Pagat), no (Davis)`."""
        sides = {self._in_a_word(some): some for some in together(answers, lambda each: each.answer).values()}
        books = {said: ", ".join(dict.fromkeys(map(self.dispute.book_of, some))) for said, some in sides.items()}
        if len(books) == 1:
            return "".join(f"{who}: {said}" for said, who in books.items())
        return ", ".join(f"{said} ({who})" for said, who in books.items())

    def _in_a_word(self, answers: Sequence[Answer]) -> str:
        """Return one answer in a word, or as a clause."""
        if self.dispute.situation.form == "yes-no":
            return answers[0].answer
        return after_colon(self.dispute.heading(answers).rstrip("."))

    @property
    def is_open(self) -> bool:
        """True if the thing can happen in today's game, and neither it nor the law-book says anything of it."""
        return self.lead is None and is_open(
            [self._by_game[id] for id in self.games if not self.was_allowed(self._by_game[id])]
        )

    @property
    def says(self) -> str:
        """The answer in one sentence, or why there is none."""
        if self.lead:
            return self.lead.says
        if suggest := self.dispute.situation.suggest:
            return suggest.agree
        return NOT_COVERED if self.is_open else self._why_not

    @property
    def listed(self) -> str:
        """The answer in a list, without players and cards: those of the question, which a list does not show."""
        declared = self.dispute.situation.answers.get(self.lead.answer) if self.lead else None
        return (declared.listed if declared else "") or _WHO.sub("", self.says)

    @property
    def in_full(self) -> str:
        """The answer without the players and cards of the question, a bare yes or no with the rule behind it."""
        follows = self.lead.follows if self.lead and _BARE.match(self.listed) else ""
        return f"{self.listed} {follows}".strip()

    @property
    def comes_up(self) -> bool:
        """True if the thing can happen in today's game."""
        return self.answer is not None and self.answer.arises

    @property
    def why_not(self) -> str:
        """Why the dispute cannot arise, as a sentence below a heading that names today's game."""
        return sentence(_BELOW_TITLE.sub("", _TITLE.sub("It", self._why_not)))

    @property
    def _why_not(self) -> str:
        """Why the dispute cannot arise in today's game."""
        reasons = (self._by_game[id].says for id in self.games if self._by_game[id].unanswered is Unanswered.NOT_HERE)
        return _THIS_GAME.sub(r"\1oday’s game", next(reasons, NOT_IN_GAME))

    @cached_property
    def elsewhere(self) -> list[OtherRulings]:
        """What sources rule that are not named with their options, the answer of most of them first.

        Each source counts once, with its first answer. If none states an answer, it is what we assume for them, where
        the thing does not come up in today's game.
        """
        ruling = [some[0] for some in self._covering] or self._assumed_elsewhere
        return sorted(self.by_answer(ruling), key=lambda side: -len(side.answers))

    @property
    def _covering(self) -> list[list[Answer]]:
        named = {each.source for each in self.optional}
        return [some for id, some in self.stated.items() if id not in named]

    @property
    def _assumed_elsewhere(self) -> list[Answer]:
        assumed = [each for each in self.dispute.heard if each.arises and each.firm_itself == _ASSUMED]
        by_source = together(assumed, lambda each: each.source).values()
        return [] if self.comes_up or self.optional else [self.main_first(some)[0] for some in by_source]

    def whose(self, side: OtherRulings) -> str:
        """Return whose an answer of `elsewhere` is: its sources, unless `agreement` names them, and its games.

        The games are named if none is the main game of its source. What we assume is no answer of a source.
        """
        titles = list(dict.fromkeys(each.title for each in side.answers))
        games = "" if any(map(self.is_main, side.answers)) or len(titles) > _NAMED else listed(titles)
        if not self._covering or (not self.optional and not self.elsewhere[1:]):
            return games
        if games and titles[1:]:
            return listed([f"{self.dispute.book_of(each)} ({each.title})" for each in side.answers])
        sources = self._sources(side.answers)
        return f"{sources} ({games})" if games else sources

    def _sources(self, answers: Sequence[Answer]) -> str:
        """Return the sources of some answers, or how many they are."""
        books = list(dict.fromkeys(map(self.dispute.book_of, answers)))
        return listed(books) if len(books) <= _FEW else f"{number_word(len(books)).capitalize()} sources"

    def by_answer(self, answers: Sequence[Answer]) -> list[OtherRulings]:
        """Return answers of several sources with equal ones together."""
        sides = together(answers, lambda each: each.answer).values()
        return [OtherRulings(self.dispute.heading(side), side) for side in sides]

    @property
    def agreement(self) -> str:
        """How many sources answer, and how many of them alike, as a sentence before their answers."""
        every = len(self._covering)
        agree = max((len(each.answers) for each in self.elsewhere), default=0)
        sources = f"{'other ' if self.optional else ''}source{'s' if every > 1 else ''}"
        if not every and any(map(self.was_allowed, self.dispute.heard)):
            return "No source that forbids it states an answer."
        if not every:
            return f"No {sources} states an answer{', and we assume one.' if self.elsewhere else '.'}"
        if (
            2 * agree <= every
            or agree < every <= _FEW
            or (agree == every and self.dispute.results(self.elsewhere[0].answers) > 1)
        ):
            return "Other sources differ." if self.optional else "The sources differ."
        if agree < every:
            few = number_word(agree).capitalize()
            return f"{few} of the {number_word(every)} {sources} that state an answer agree."
        who = self._sources(self.elsewhere[0].answers)
        if self.optional:
            return ""
        if every > 1:
            alike = len({each.answer for some in self._covering for each in some}) == 1
            return f"{who} agree{'' if alike else ' in some of their games'}."
        return f"Only {who} states an answer."

    @property
    def in_short(self) -> list[tuple[str, str]]:
        """What is said of the dispute in a list or a picture: today's answer or our suggestion, then every answer."""
        return [*self._opening(), *self.dispute.in_short]

    @property
    def excerpt(self) -> str:
        """The same as one text, for a list of search results; no sentence has a colon after a colon."""
        today = [f"{label} {said}" for label, said in self._opening()]
        return " ".join([*today, *(f"{answer[:-1]} ({books})." for answer, books in self.dispute.in_short)]).strip()

    def _opening(self) -> Iterator[tuple[str, str]]:
        if self.lead:
            yield f"{TODAY}:", f"{self.lead.says.replace(': ', ', ')} {self.standing}"
        elif suggest := self.dispute.situation.suggest:
            yield "Our suggestion:", suggest.agree.replace(": ", ", ")
        else:
            yield self.says, ""


def _states(answer: Answer) -> bool:
    """True if the source answers itself, however sure we are of what follows."""
    return answer.arises and answer.answer != SILENT_WORD and answer.firm_itself != _ASSUMED


def _by_options(answer: Answer) -> list[Answer]:
    """Return the answers of a source by those of its options that answer."""
    return [one.answer for one in answer.choices if one.answer.covers]
