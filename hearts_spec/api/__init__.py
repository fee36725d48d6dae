"""The Python interface: load rule sets, play games and deals, and read and write records, all in plain text.

Programs import these names from `hearts_spec` itself.
"""

from hearts_spec.api.cards import Cards
from hearts_spec.api.game import Game, Outcome
from hearts_spec.api.loader import compare, from_record, load, replay
from hearts_spec.api.play import Play

__all__ = ["Cards", "Game", "Outcome", "Play", "compare", "from_record", "load", "replay"]
