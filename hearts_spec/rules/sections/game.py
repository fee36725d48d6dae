"""How deals make a game."""

from dataclasses import dataclass

from hearts_spec.rules.shape.describing import says
from hearts_spec.rules.shape.word import Word


class GameEnds(Word):
    """When a game is over."""

    EACH_DEAL = "each-deal", "after every deal"
    OPEN = "open", "whenever the players choose to stop"
    REACHED = "score-reached", "when a score reaches the limit"
    PASSED = "score-passed", "when a score passes the limit"
    FIRST_BROKE = "first-broke", "when a player has lost all his chips"
    FIRST_TO_WIN = "first-to-win", "when a player has won the agreed number"


class Winner(Word):
    """Which score wins a game for points."""

    LOWEST = "lowest", "the lowest score"
    HIGHEST = "highest", "the highest score"


class FinalTie(Word):
    """What becomes of a tie at the end."""

    SHARED = "shared", "share the win"
    PLAY_ON = "play-on", "play on until one is ahead"


@dataclass(frozen=True, slots=True)
class Game:
    """How deals make a game."""

    ends: GameEnds = says("The game ends", "The game is over {}.", "", silent=GameEnds.OPEN)
    limit: int = says("Limit", "The limit is {}.", "Points or chips; 0 for none.", silent=0)
    winner: Winner = says("Won by", "In a game for points the winner has {}.", "", silent=Winner.LOWEST)
    tie: FinalTie = says("A tie at the end", "Players who tie for the win {}.", "", silent=FinalTie.SHARED)
