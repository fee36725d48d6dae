"""The kinds of asking: each a function that puts a question to a rule set, and what it is asked with.

To add one, write its function and its inputs in a module of their subject, and give them a line here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.disputes import mistakes, playing, settling, telling
from hearts_spec.disputes.inputs import Input
from hearts_spec.disputes.question import Found, Question


@dataclass(frozen=True, slots=True)
class Kind:
    """A manner of asking; `inputs` go by name, and `by_seat` is the one, if any, that says one thing of each player."""

    ask: Callable[[Question], Found]
    inputs: Mapping[str, Input]
    by_seat: str = ""

    def players(self, given: Mapping[str, Any]) -> int | None:
        """Give the number of players that what is asked with implies, or None for the usual number."""
        if self.by_seat:
            return len(given[self.by_seat])
        return given.get("players") or None


KINDS: Mapping[str, Kind] = {
    "settle": Kind(settling.by_hearts, settling.HEARTS_TAKEN, "hearts"),
    "settle-cards": Kind(settling.by_cards, settling.CARDS_TAKEN, "taken"),
    "may-play": Kind(playing.may_play, playing.MAY_PLAY),
    "wins-trick": Kind(playing.wins_trick, playing.WINS_TRICK, "trick"),
    "opens": Kind(playing.opens, playing.OPENS),
    "breaks": Kind(playing.breaks, playing.BREAKS),
    "statement": Kind(telling.statement, telling.STATEMENT),
    "deal": Kind(telling.deal, telling.DEAL),
    "pass": Kind(telling.passing, telling.PASS),
    "cut": Kind(telling.cut, telling.CUT, "cuts"),
    "bid": Kind(telling.bid, telling.BID),
    "worth": Kind(telling.worth, telling.WORTH),
    "total": Kind(telling.total, telling.TOTAL),
    "fault": Kind(mistakes.fault, mistakes.FAULT),
    "revoked": Kind(mistakes.revoked, mistakes.REVOKED, "hearts"),
    "incident": Kind(mistakes.incident, mistakes.INCIDENT, "hands"),
    "game-over": Kind(telling.game_over, telling.GAME_OVER, "totals"),
}
