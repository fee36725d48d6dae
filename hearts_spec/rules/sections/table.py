"""The table: how many sit at it and which way things go round."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class Turn(Word):
    """The way round the table."""

    LEFT = "left", "to the left"
    RIGHT = "right", "to the right"


@dataclass(frozen=True, slots=True)
class Table:
    """The table: how many sit at it and which way things go round."""

    players: tuple[int, ...] = says("Players", "The game is for {} players.", "How many can play.", least=2, most=10)
    turn: Turn = says("Turn", "Deal and play pass {}.", "The way round the table.")
    chips: int = says("Chips to begin with", "Each player begins with {} chips.", "The usual stack.", silent=0)
