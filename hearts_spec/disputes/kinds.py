"""The kinds of asking: each a function that puts a question to a rule set, what it is asked with, and what it finds.

To add one, write its function, its inputs and its findings in a module of their subject, and give them a line here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.disputes import counting, mistakes, playing, settled, settling, telling
from hearts_spec.disputes.asks import Asks
from hearts_spec.disputes.inputs import NOTHING, AboutInput, Input
from hearts_spec.disputes.question import Found, Question
from hearts_spec.rules.sections.lead import Opener

Findings = Callable[[Mapping[str, str]], tuple[str, ...]]


def _any(fixed: Mapping[str, str]) -> tuple[str, ...]:
    """Give no findings: what is found is a number, cards or the like, of which there are many."""
    return ()


def _of(*words: str) -> Findings:
    return lambda fixed: words


def _by_about(about: AboutInput) -> Findings:
    """Give what is found by what is asked, as far as that is fixed about the question."""

    def found(fixed: Mapping[str, str]) -> tuple[str, ...]:
        asks: Asks = about.asked(fixed)
        return asks.findings

    return found


@dataclass(frozen=True, slots=True)
class Manner:
    """A manner of asking.

    `inputs` go by name, and those `by_seat`, if any, say one thing of each player. `findings` gives the words that it
    can come to, with what is fixed about the question, or none where there are too many to list; `tells` names what the
    sentence of an answer may tell of a finding.
    """

    ask: Callable[[Question], Found]
    inputs: Mapping[str, Input]
    findings: Findings = _any
    tells: tuple[str, ...] = ()
    by_seat: tuple[str, ...] = ()

    def players(self, given: Mapping[str, Any]) -> int | None:
        """Give the number of players that what is asked with implies, or None for the usual number."""
        for name in self.by_seat:
            if given[name]:
                return len(given[name])
        return given.get("players") or None

    def each(self, name: str, texts: Mapping[str, str]) -> tuple[str, ...]:
        """Give one by one what is said under a name; of each player, under the first name by which anything is said."""
        names = self.by_seat if name in self.by_seat else (name,)
        said = {each: texts.get(each, self.inputs[each].default or NOTHING) for each in names}
        told = next((each for each in names if said[each] != NOTHING), name)
        return self.inputs[told].each(said[told])


KINDS: Mapping[str, Manner] = {
    "settle": Manner(
        settling.settling, settling.TAKEN,
        _by_about(settling.ABOUT), settled.TELLS, ("taken", "hearts"),
    ),
    "may-play": Manner(playing.may_play, playing.MAY_PLAY, playing.which_findings, ("card", "cards", "may")),
    "wins-trick": Manner(
        playing.wins_trick, playing.WINS_TRICK, _of(*playing.WINNERS), ("who", "card", "led"), ("trick",)
    ),
    "opens": Manner(playing.opens, playing.OPENS, _of(*(str(each.value) for each in Opener)), ("who", "card")),
    "breaks": Manner(playing.breaks, playing.BREAKS, _of("yes", "no"), ("card",)),
    "statement": Manner(telling.statement, telling.STATEMENT, telling.words_stated, ("value",)),
    "announced": Manner(telling.announced, {}, _of("yes", "no")),
    "players": Manner(telling.players, telling.TABLE, tells=("number",)),
    "deal": Manner(telling.deal, telling.DEALT, tells=("hand", "out", "over")),
    "left-over": Manner(telling.over, telling.DEALT, _of(*telling.OVER_FINDINGS)),
    "pass": Manner(
        telling.passing, telling.PASS, _by_about(telling.PASS_ABOUT), ("cards", "to")
    ),
    "cut": Manner(telling.cut, telling.CUT, _of("you", "one", "again", "agreed"), ("who", "again", "card"), ("cuts",)),
    "bid": Manner(telling.bid, telling.BID, _of("yes", "no")),
    "worth": Manner(
        counting.worth, counting.WORTH,
        _by_about(counting.ABOUT), ("amount", "card", "least", "most"),
    ),
    "total": Manner(counting.total, telling.DEALT, _of("total"), ("amount", "otherwise")),
    "fault": Manner(mistakes.fault, mistakes.FAULT, _of(*mistakes.FAULT_FINDINGS), ("who",)),
    "revoked": Manner(
        mistakes.revoked, mistakes.REVOKED,
        _by_about(mistakes.ABOUT),
        mistakes.REVOKED_TELLS, ("taken", "hearts"),
    ),
    "incident": Manner(mistakes.incident, mistakes.INCIDENT, _of(*mistakes.INCIDENT_FINDINGS)),
    "game-over": Manner(
        telling.game_over, telling.GAME_OVER, _by_about(telling.END_ABOUT),
        ("who", "limit", "best"), ("totals",),
    ),
}  # fmt: skip
