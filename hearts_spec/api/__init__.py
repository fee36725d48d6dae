"""The library's face: rule sets loaded, games and deals played, records read and written, all in plain text."""

from hearts_spec.api.cards import Cards
from hearts_spec.api.game import Game, Outcome
from hearts_spec.api.loader import compare, from_record, load, replay
from hearts_spec.api.play import Play

__all__ = ["Cards", "Game", "Outcome", "Play", "compare", "from_record", "load", "replay"]
