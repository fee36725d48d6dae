"""The ledger of a settlement: every chip or point that moves is a posting, and every total is read from the postings.

In every game a player is up by what is posted to him less what is posted from him, and nothing appears or is lost:
whatever one account gains another gives. In a game for chips the pool and the pot are what lies on the table; what
stood there comes from `before`, by the first postings. In a game for points nothing lies on the table: there the pool
is the common stock, out of which points are scored and into which they go back when a score is lowered.
"""

from typing import NamedTuple

from hearts_spec.cards import Fund
from hearts_spec.rules.ruleset import ConfiguredRules

Account = int | Fund  # a seat by its number, or what is no player's


class Posting(NamedTuple):
    """Chips or points that move: from where, to where, how many, and by which statement of the rule set.

    The amount is always above 0. `key` names a leaf, a section, or a case of the pool, and `cites` and `assumed` are
    what stands behind it.
    """

    source: Account
    target: Account
    amount: int
    key: str
    cites: tuple[str, ...]
    assumed: str


class Ledger:
    """The postings of a settlement under way, and the keys of all that decided it, moved something or not."""

    __slots__ = ("keys", "playable", "postings")

    def __init__(self, playable: ConfiguredRules) -> None:
        self.playable = playable
        self.postings: list[Posting] = []
        self.keys: list[str] = []

    def move(self, source: Account, target: Account, amount: int, key: str) -> None:
        """Post an amount; nothing is posted where there is none, nor what somebody would pay himself."""
        if not amount or source == target:
            return
        assert amount > 0
        behind = self.playable.authority(key)
        self.postings.append(Posting(source, target, amount, key, behind.cites, behind.assumed))

    def held(self, fund: Fund) -> int:
        """Give what a fund holds."""
        return sum(each.amount * ((each.target is fund) - (each.source is fund)) for each in self.postings)

    def note(self, *keys: str) -> None:
        """Note statements that decide something."""
        self.keys.extend(keys)
