"""A game told in a few sentences, made from its data, as one would tell a friend."""

from hearts_spec.telling.game import Seating, ToldGame, game_of, is_whole
from hearts_spec.telling.sentence import OURS, Told
from hearts_spec.telling.telling import MOST, tell, tell_game

__all__ = ["MOST", "OURS", "Seating", "Told", "ToldGame", "game_of", "is_whole", "tell", "tell_game"]
