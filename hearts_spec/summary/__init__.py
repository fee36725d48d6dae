"""A game told in a few sentences, made from its data, as one would tell a friend."""

from hearts_spec.summary.sentence import OURS, Seating, SummarizedGame, SummarySentence, game_of, is_whole
from hearts_spec.summary.summary import MOST, tell, tell_game

__all__ = ["MOST", "OURS", "Seating", "SummarizedGame", "SummarySentence", "game_of", "is_whole", "tell", "tell_game"]
