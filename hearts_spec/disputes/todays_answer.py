"""What a page of a dispute opens with: the answer of today's rules, or what other sources rule and what we suggest."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hearts_spec.disputes.answer import Answer, Unanswered, is_open
from hearts_spec.disputes.grouped_answers import GroupedAnswers
from hearts_spec.schema.english import number_word, together

TODAY = "Today’s rules"
NOT_COVERED = f"{TODAY} don’t cover this."
NOT_IN_GAME = "This doesn’t come up in today’s game."
_THIS_GAME = re.compile(r"\b([Tt])his game\b")


@dataclass(frozen=True, slots=True)
class OtherRulings:
    """One answer that sources other than today's give, with the answer of each of them, the latest first."""

    says: str
    answers: Sequence[Answer]


@dataclass(frozen=True)
class TodaysAnswer:
    """A dispute as today's rules answer it; `games` are the ids of today's games, first the one whose answer leads.

    The first of them that covers the dispute leads. An assumption of ours, or what the engine does where a source is
    silent, never does.
    """

    dispute: GroupedAnswers
    games: Sequence[str]

    @cached_property
    def answers(self) -> list[Answer]:
        """The answers of today's games, in their order."""
        by_game = {each.rules: each for each in self.dispute.answers}
        return [by_game[id] for id in self.games if id in by_game]

    @cached_property
    def lead(self) -> Answer | None:
        """The answer that leads; None if today's rules do not cover the dispute."""
        return next((each for each in self.answers if each.covers), None)

    @cached_property
    def shown(self) -> dict[str, Any]:
        """The answer that leads as a page shows it: its `sequel`, and the row in which it is `given`."""
        rules = self.lead.rules if self.lead else ""
        return next(
            {"sequel": sequel, "given": given}
            for side in self.dispute.shown
            for sequel in side["sequels"]
            for given in sequel["given"]
            if rules in given["rules"]
        )

    @property
    def agreeing(self) -> list[Answer]:
        """The other answers of today's sources that are the same, whatever follows from them."""
        return [each for each in self._others if self.lead and each.answer == self.lead.answer]

    @property
    def same(self) -> list[Answer]:
        """Those of the agreeing answers from which the same follows."""
        return [each for each in self.agreeing if self.lead and each.ruling == self.lead.ruling]

    @property
    def differing(self) -> list[Answer]:
        """The answers of today's sources that are not the one that leads."""
        return [each for each in self._others if self.lead and each.answer != self.lead.answer]

    @property
    def optional(self) -> list[Answer]:
        """The answers by options of today's sources, where none of them answers otherwise."""
        return [] if self.lead else self._others

    @cached_property
    def _others(self) -> list[Answer]:
        """What else today's sources answer, each once; a source that only offers an option answers by that option."""
        found = [one for each in self.answers for one in ([each] if each.covers else _by_options(each))]
        others = {(each.source, each.says): each for each in found if each is not self.lead}
        return list(others.values())

    @property
    def is_open(self) -> bool:
        """True if the thing can happen in today's game, and today's rules say nothing of it."""
        return is_open(self.answers)

    @property
    def says(self) -> str:
        """The answer in one sentence, or why there is none."""
        return self.lead.says if self.lead else NOT_COVERED if self.is_open else self._why_not

    @property
    def _why_not(self) -> str:
        """Why the dispute cannot arise in today's game."""
        reasons = (each.says for each in self.answers if each.unanswered is Unanswered.NOT_HERE)
        return _THIS_GAME.sub(r"\1oday’s game", next(reasons, NOT_IN_GAME))

    @cached_property
    def elsewhere(self) -> list[OtherRulings]:
        """What the other sources rule, the answer of most of them first; each source counts once, by its main game."""
        main = {each.principal_id for each in self.dispute.sources.values()}
        by_source = together(self._covering, lambda each: each.source).values()
        ruling = [next((each for each in some if each.rules in main), some[0]) for some in by_source]
        return sorted(self.by_answer(ruling), key=lambda side: -len(side.answers))

    @property
    def _covering(self) -> list[Answer]:
        """The answers of games that are not today's, as far as their sources state one."""
        return [each for each in self.dispute.heard if each.covers and each.rules not in self.games]

    def by_answer(self, answers: Sequence[Answer]) -> list[OtherRulings]:
        """Return answers of several sources with equal ones together."""
        sides = together(answers, lambda each: each.answer).values()
        return [OtherRulings(self.dispute.heading(side), side) for side in sides]

    @property
    def told(self) -> list[OtherRulings]:
        """The answer of most of the other sources; all answers if no answer is that of most."""
        counts = [len(each.answers) for each in self.elsewhere]
        return self.elsewhere[:1] if counts and 2 * counts[0] > sum(counts) else self.elsewhere

    @property
    def agreement(self) -> str:
        """How many other sources answer, and how many of them have the answers `told`, as a sentence before these."""
        every, agree = (sum(len(each.answers) for each in some) for some in (self.elsewhere, self.told))
        sources = f"{'other ' if self.optional else ''}source{'s' if every > 1 else ''}"
        if self.told[1:]:
            return "Other sources differ."
        if agree < every:
            return (
                f"{number_word(agree).capitalize()} of the {number_word(every)} {sources} that state an answer agree."
            )
        if every > 1:
            alike = len({each.answer for each in self._covering}) == 1
            where = "" if alike else " in their main games"
            return f"{number_word(every).capitalize()} {sources} state an answer, and agree{where}."
        return f"One {sources} states an answer." if every else f"No {sources} states an answer."

    @property
    def in_short(self) -> list[tuple[str, str]]:
        """What is said of the dispute in a list or a picture: today's answer or our suggestion, then every answer."""
        return [*self._opening(), *self.dispute.in_short]

    @property
    def excerpt(self) -> str:
        """The same as one text, for a list of search results; no sentence has a colon after a colon."""
        today = [
            f"{label} {said.replace(': ', ', ') if label[-1:] == ':' else said}" for label, said in self._opening()
        ]
        return " ".join([*today, *(f"{answer[:-1]} ({books})." for answer, books in self.dispute.in_short)]).strip()

    def _opening(self) -> Iterator[tuple[str, str]]:
        if self.lead:
            differ = ", ".join(dict.fromkeys(map(self.dispute.book_of, self.differing)))
            but = f" Not so {differ}." if differ else ""
            yield f"{TODAY}:", f"{self.lead.says[:-1]} ({self.dispute.book_of(self.lead)}).{but}"
        elif suggest := self.dispute.situation.suggest:
            yield f"{self.says} Our suggestion:", suggest.agree
        else:
            yield self.says, ""


def _by_options(answer: Answer) -> list[Answer]:
    """Return the answers of a source by those of its options that answer."""
    return [one.answer for one in answer.choices if one.answer.covers]
