"""A game as a telling sees it: the rules of its usual table, what is silent or assumed there, and the other tables."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from hearts_spec.cards import group_mask
from hearts_spec.rules import Library, ResolvedRule, Rules, RuleSet
from hearts_spec.rules.ruleset import lacking, make_rules, values_in
from hearts_spec.rules.section_kinds import at_table
from hearts_spec.rules.vocabulary.values import Worth
from hearts_spec.summary.sentence import Clause


@dataclass(frozen=True)
class Seating:
    """The rules for one number of players; `own` are the keys on which this number has a word of its own."""

    players: int
    leaves: Mapping[str, ResolvedRule]
    own: frozenset[str] = frozenset()

    @cached_property
    def rules(self) -> Rules:
        """Give the rules that the leaves make."""
        return make_rules(self.leaves)

    def row(self, key: str) -> str:
        """Give the key under which a leaf stands in the rule set: `deal.hand`, or `with-players.3.deal.hand`."""
        return at_table(self.players, key) if key in self.own else key


@dataclass(frozen=True)
class SummarizedGame:
    """A game at the table at which it is told, and at the others at which it can be played."""

    table: Seating
    others: tuple[Seating, ...] = ()

    @property
    def players(self) -> int:
        """Give the number of players at the table at which it is told."""
        return self.table.players

    @property
    def rules(self) -> Rules:
        """Give the rules of that table."""
        return self.table.rules

    @cached_property
    def values(self) -> Mapping[str, int | Worth]:
        """Give what is said of the worth of each suit or card, by its name: a number, or a word."""
        return values_in(self.table.leaves)

    @property
    def counting(self) -> Mapping[str, int | Worth]:
        """Give what each suit or card is worth that counts anything."""
        return {group: value for group, value in self.values.items() if value}

    @property
    def sold(self) -> bool:
        """Say whether the choice of the suit to be avoided is sold."""
        return self.rules.auction.is_held

    @property
    def plain(self) -> bool:
        """Say whether every heart counts one, and nothing else counts."""
        return self.counting == {"hearts": 1}

    @property
    def of_hearts(self) -> bool:
        """Say whether it is plain, and no other suit can be named in place of hearts."""
        return self.plain and not self.sold

    @property
    def all_hearts(self) -> bool:
        """Say whether hearts alone count, the joker among them."""
        return not self.sold and all(group_mask(group) & group_mask("hearts") for group in self.counting)

    def spoken(self, key: str) -> bool:
        """Say whether the rule set says anything under a key."""
        return not self.table.leaves[key].silent

    def clause(self, text: str, *keys: str) -> Clause:
        """Make a clause that is told from some keys of the table."""
        return clause_at(self.table, text, *keys)

    def pool_clause(self, text: str, cases: Iterable[int]) -> Clause:
        """Make a clause that is told from some cases of the pool, counted from 1."""
        leaf = self.table.leaves["settlement.pool"]
        row = self.table.row(leaf.key)
        return Clause(text, (row,), (row,) if any(leaf.case(case).assumed for case in cases) else ())

    def spoken_clause(self, text: str, *keys: str) -> Clause | None:
        """Make a clause, but none where the rule set is silent on the first of its keys, or there is nothing to say."""
        return self.clause(text, *keys) if text and self.spoken(keys[0]) else None


def clause_at(table: Seating, text: str, *keys: str) -> Clause:
    """Make a clause that is told from some keys of a table; of those that are silent nothing is told."""
    leaves = [table.leaves[key] for key in keys if not table.leaves[key].silent]
    rows = tuple(table.row(leaf.key) for leaf in leaves)
    return Clause(text, rows, tuple(table.row(leaf.key) for leaf in leaves if leaf.assumed))


def game_of(
    library: Library, id: str, players: int | None = None, choices: Mapping[str, str] | None = None
) -> SummarizedGame | None:
    """Give a game at its usual table and all others, or at the one table asked for; None where it is not whole.

    Raises RefusedError for an id that does not exist, or a number or choice that the rule set does not offer.
    """
    rule_set = library.rule_set(id)
    if not is_whole(rule_set):
        return None
    if players is not None or choices:
        playable = library.playable(id, players, choices)
        return SummarizedGame(Seating(playable.players, playable.leaves))
    tables = {number: _seating(library, rule_set, number) for number in rule_set.players}
    usual = tables.pop(rule_set.usual_players)
    return SummarizedGame(usual, tuple(tables.values()))


def is_whole(rule_set: RuleSet) -> bool:
    """Say whether a rule set states all that a game needs; one that is only there to be extended does not."""
    return not lacking(rule_set.leaves)


def _seating(library: Library, rule_set: RuleSet, players: int) -> Seating:
    own = frozenset(rule_set.by_players.get(players, {}))
    return Seating(players, library.playable(rule_set.id, players).leaves, own)
