"""With what a question is put to a rule set: as it stands, or else with other values, until some fit the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.disputes.dispute import Dispute
from hearts_spec.disputes.question_types import QuestionType


@dataclass(frozen=True, slots=True)
class FallbackSettings:
    """Values with which a question is put.

    `given` are the values, read, and `players` the number of players that they are for, where they are for some.
    `changed` are those that a reader could change and that are not as the question stands.
    """

    given: Mapping[str, Any]
    players: int | None
    changed: Mapping[str, str]


def attempts_of(situation: Dispute, settings: Mapping[str, str] | None = None) -> list[FallbackSettings]:
    """Give the values with which each game is asked until some fit: first as the question stands, or is set.

    Raises RefusedError for a parameter or value that cannot be.
    """
    manner, usual, said = situation.manner, situation.settings(settings), settings or {}
    fitting = [each for each in situation.fitting if _goes_with(manner, each, said)]
    return [_attempt(situation, usual, {**usual, **each, **said}) for each in ({}, *fitting)]


def _goes_with(manner: QuestionType, fitting: Mapping[str, str], said: Mapping[str, str]) -> bool:
    """Say whether fitting values leave standing what the reader says of each player."""
    by_seat = set(manner.by_seat)
    return not by_seat & said.keys() or not (by_seat & fitting.keys()) - said.keys()


def _attempt(situation: Dispute, usual: Mapping[str, str], texts: Mapping[str, str]) -> FallbackSettings:
    manner, given = situation.manner, situation.given(texts)
    changed = {
        name: text for name, text in texts.items() if usual.get(name) != text and manner.inputs[name].for_players
    }
    return FallbackSettings(given, manner.players(given), changed)
