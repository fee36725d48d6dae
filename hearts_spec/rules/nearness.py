"""How near games of different books stand: by what both books state of them, and how much of that is the same."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from hearts_spec.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Near:
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
    return {
        key: repr(leaf.value)
        for key, leaf in game.leaves.items()
        if leaf.cites and not leaf.silent and not leaf.assumed
    }


def nearest_earlier(games: Sequence[RuleSet]) -> dict[str, Near]:
    """Give the game of an earlier book that each stands nearest to, by its id; of equals the first in their order."""
    said = {game.id: stated(game) for game in games}
    found = {}
    for game in games:
        if near := list(_earlier(game, games, said)):
            found[game.id] = max(near, key=lambda each: each.rank)
    return found


def _earlier(game: RuleSet, games: Sequence[RuleSet], said: Mapping[str, Mapping[str, str]]) -> Iterator[Near]:
    mine = said[game.id]
    for other in games:
        if other.year < game.year:
            theirs = said[other.id]
            both = mine.keys() & theirs.keys()
            yield Near(other, sum(mine[key] == theirs[key] for key in both), len(both))
