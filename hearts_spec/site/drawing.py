"""What the figures have in common: how wide they are, and columns at even steps."""

from dataclasses import dataclass

WIDTH = 360  # legible on a phone, where a unit is about a pixel


@dataclass(frozen=True, slots=True)
class Columns:
    """Columns of a figure: where the first stands, and how far it is from each to the next."""

    first: int
    step: int

    def at(self, number: int) -> int:
        """Give the place of a column, counted from 0."""
        return self.first + self.step * number
