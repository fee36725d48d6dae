"""How near games of different books stand: by what both books state of them, and how much of that is the same."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from hearts_spec.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class SimilarGame:
    """A game that another stands near to: how many things both state, and how many of these alike."""

    game: RuleSet
    alike: int
    both: int

    @property
    def rank(self) -> tuple[int, float, int]:
        """Give what puts the nearest last: how far agreement outweighs the rest, its share, how plain the game is."""
        share = self.alike / self.both if self.both else 0
        return 2 * self.alike - self.both, share, -len(self.game.ancestors)


def stated(game: RuleSet) -> Mapping[str, str]:
    """Give what a book states of a game for any number of players; what is assumed or passed over it does not state."""
    return {key: repr(leaf.value) for key, leaf in game.leaves.items() if leaf.of_book}


class Similarity:
    """How near each of some games stands to others; what each states is read once."""

    def __init__(self, games: Iterable[RuleSet]) -> None:
        self._games = list(games)
        self._said = {game.id: stated(game) for game in self._games}

    def between(self, game: RuleSet, other: RuleSet) -> SimilarGame:
        """Give how near one game stands to another."""
        mine, theirs = self._said[game.id], self._said[other.id]
        both = mine.keys() & theirs.keys()
        return SimilarGame(other, sum(mine[key] == theirs[key] for key in both), len(both))

    @cached_property
    def earlier(self) -> dict[str, SimilarGame]:
        """Give the game of an earlier book that each stands nearest to, by id; of equals the first in their order."""
        found = {}
        for game in self._games:
            if near := [self.between(game, other) for other in self._games if other.year < game.year]:
                found[game.id] = max(near, key=lambda each: each.rank)
        return found
