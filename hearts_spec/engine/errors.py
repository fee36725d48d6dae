"""What the engine refuses: an illegal play, which explains itself, and a state that no legal play leads to."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a card may not be played: the reason in words, the keys of the rules and the provisions behind them."""

    reason: str
    keys: tuple[str, ...]
    cites: tuple[str, ...]


class IllegalPlayError(ValueError):
    """A play that the rules forbid. `play` is its place in the deal, counted from 1."""

    def __init__(self, play: int, seat: str, card: str, refusal: Refusal) -> None:
        self.play = play
        self.seat = seat
        self.card = card
        self.refusal = refusal
        super().__init__(f"play {play}: {seat} may not play {card}: {refusal.reason}")


class IrregularStateError(ValueError):
    """A table that cannot be as described: a card twice, a hand of the wrong size, a result that does not add up.

    `token` is what is wrong and `position` where it stands: a seat, a play, or an empty text.
    """

    def __init__(self, message: str, token: str = "", position: str = "") -> None:
        self.token = token
        self.position = position
        super().__init__(message)
