"""Counting the lines of play that fit, exactly, and finding whether there is one."""

from hearts_spec.book_deals.search_state import Position, SearchState
from hearts_spec.book_deals.trick_moves import TrickStep, tricks_from
from hearts_spec.cards import HeartsError


class TooManyError(HeartsError):
    """More positions than a search was allowed to look at."""

    def __init__(self, most: int) -> None:
        super().__init__(f"there are more positions than the {most} that may be looked at")


class Counter:
    """Counts lines from a position to the end of the deal; what was once counted is remembered.

    `most` bounds the positions looked at; beyond it TooManyError is raised. It can be set anew before each question.
    """

    def __init__(self, board: SearchState, most: int | None = None) -> None:
        self.board = board
        self.most = most
        self.looked = 0
        self._counts: dict[tuple[int, ...], int] = {}
        self._exists: dict[tuple[int, ...], bool] = {}

    def _look(self) -> None:
        self.looked += 1
        if self.most is not None and self.looked > self.most:
            raise TooManyError(self.most)

    def count(self, number: int, position: Position) -> int:
        """Count the lines from a position before a trick, counted from 0."""
        if number == self.board.tricks:
            return 1
        key = self.board.key(number, position)
        known = self._counts.get(key)
        if known is None:
            self._look()
            steps = tricks_from(self.board, number, position)
            known = self._counts[key] = sum(each.ways * self.count(number + 1, each.after) for each in steps)
        return known

    def exists(self, number: int, position: Position) -> bool:
        """Say whether any line leads from a position to the end."""
        if number == self.board.tricks:
            return True
        key = self.board.key(number, position)
        if key in self._counts:
            return self._counts[key] > 0
        known = self._exists.get(key)
        if known is None:
            self._look()
            steps = tricks_from(self.board, number, position)
            known = self._exists[key] = any(self.exists(number + 1, each.after) for each in steps)
        return known

    def line(self, number: int, position: Position) -> list[TrickStep] | None:
        """Give some line from a position to the end, or None when there is none."""
        if number == self.board.tricks:
            return []
        for each in tricks_from(self.board, number, position):
            if self.exists(number + 1, each.after):
                rest = self.line(number + 1, each.after)
                return None if rest is None else [each, *rest]
        return None


def count_lines(board: SearchState, most: int | None = None) -> int:
    """Count the lines of a deal that fit its evidence.

    Raises TooManyError when more than `most` positions would have to be looked at.
    """
    start = board.start
    return 0 if start is None else Counter(board, most).count(0, start)
