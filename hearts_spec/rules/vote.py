"""The vote of today's sources: which of them state the value of a rule, and which state another.

A source votes on a rule only if it states the rule of its own game: what we assume for it, and what it offers as an
option, is no vote. On a list, such as the round of the pass, each item is voted on by itself if no list has most of the
votes.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from hearts_spec.rules.fields import PLAYERS, Field, group_of
from hearts_spec.rules.inheritance import Resolver
from hearts_spec.rules.ruleset import ConfiguredRules, ResolvedRule
from hearts_spec.rules.ruleset_file import at_table
from hearts_spec.rules.sources import OPTION
from hearts_spec.schema.kinds import ManyOf

USUAL = 4


class Standing(Enum):
    """How a value does in the vote: most state it, as many state it as not, fewer do, or nobody states any."""

    MOST = "most"
    TIE = "tie"
    FEWER = "fewer"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Ballot:
    """What one source states of a rule.

    If it states a list but in part, `whole` is false, and only the items that it has are stated. `unsaid` are items
    that we leave out of its list, and not the source.
    """

    game: str
    value: Any
    cites: tuple[str, ...]
    whole: bool = True
    unsaid: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Vote:
    """The vote on one rule for one number of players. `chosen` is the value that today's game has."""

    key: str
    field: Field
    players: int
    chosen: Any
    ballots: Sequence[Ballot]

    @property
    def row(self) -> str:
        """The key of the rule, with the number of players unless it is the usual one."""
        return self.key if self.players == USUAL else at_table(self.players, self.key)

    @cached_property
    def agree(self) -> list[Ballot]:
        """Those who state the value of today's game, or the items that it has."""
        return [each for each in self.ballots if self._agrees(each)]

    @cached_property
    def differ(self) -> list[Ballot]:
        return [each for each in self.ballots if not self._agrees(each)]

    def _agrees(self, ballot: Ballot) -> bool:
        return ballot.value == self.chosen if ballot.whole else set(ballot.value) <= set(self.chosen)

    @cached_property
    def standing(self) -> Standing:
        """How the value of today's game does in the vote."""
        if not self.ballots:
            return Standing.NOBODY
        whole = len([each for each in self.agree if each.whole])
        if isinstance(self.field.kind, ManyOf) and 2 * whole <= len(self.ballots):
            return self._by_item()
        return _standing(len(self.agree), len(self.differ))

    def _by_item(self) -> Standing:
        """Return the worst standing of an item: of one on the list, or of one that is left out."""
        found = []
        for item, (have, lack) in self.items.items():
            found.append(_standing(have, lack) if item in self.chosen else _standing(lack, have))
        order = (Standing.FEWER, Standing.TIE, Standing.MOST)
        return min(found, key=order.index, default=Standing.MOST)

    @property
    def items(self) -> Mapping[Any, tuple[int, int]]:
        """How many have each item of a list, and how many state a list without it."""
        every = dict.fromkeys((*self.chosen, *(item for each in self.ballots for item in each.value)))
        counts = {}
        for item in every:
            have = sum(item in each.value for each in self.ballots)
            lack = (each for each in self.ballots if each.whole and item not in (*each.value, *each.unsaid))
            counts[item] = have, len(list(lack))
        return counts


def _standing(agree: int, differ: int) -> Standing:
    return Standing.MOST if agree > differ else Standing.TIE if agree == differ else Standing.FEWER


def votes_of(library: Resolver, id: str) -> Iterator[Vote]:
    """Yield the vote on each rule of a game that follows a vote: for four players, then where a number differs.

    A number of players has a vote of its own on the rules that a source, or the game itself, states for it apart.
    """
    voters = [each for each in library.drafts[id].votes if each in library.drafts]
    for players in sorted(library.rule_set(id).players, key=lambda each: (each != USUAL, each)):
        ours = library.playable(id, players)
        tables = {each: library.playable(each, players) for each in voters if players in library.rule_set(each).players}
        keys = dict.fromkeys(key for each in (ours, *tables.values()) for key in each.leaves)
        for key in keys:
            leaves = {each: table.leaves[key] for each, table in tables.items() if key in table.leaves}
            mine = ours.leaves.get(key)
            if players != USUAL and (
                key == PLAYERS or not any(each.for_one_number for each in (*leaves.values(), *([mine] if mine else [])))
            ):
                continue
            stated = mine or next(iter(leaves.values()))
            ballots = [ballot for each, leaf in leaves.items() for ballot in _ballots(library, tables[each], leaf)]
            chosen = mine.played if mine else 0 if group_of(key) else stated.field.default
            yield Vote(key, stated.field, players, chosen, ballots)


def _ballots(library: Resolver, table: ConfiguredRules, leaf: ResolvedRule) -> Iterator[Ballot]:
    """Yield the ballot of a source on a rule, if it has one."""
    if leaf.silent or not all(each.excuses_silence or each.holds(table.rules) for each in leaf.field.only):
        return
    if leaf.of_book and not leaf.reason:
        known = library.provisions
        if cites := tuple(id for id in leaf.cites if id in known and known[id].kind != OPTION):
            yield Ballot(table.id, leaf.value, cites, unsaid=tuple(number for number, _ in leaf.left_out))
    elif isinstance(leaf.field.kind, ManyOf):
        items = {name: own.cites for name, own in leaf.parts.items() if own.cites and not own.assumed}
        sure = {name: cites for name, cites in items.items() if not library.provisions.doubts(leaf.key, cites)}
        named = {str(plain): item for plain, item in zip(leaf.field.plain(leaf.value), leaf.value, strict=True)}
        if value := tuple(named[name] for name in sure):
            yield Ballot(
                table.id, value, tuple(dict.fromkeys(id for cites in sure.values() for id in cites)), whole=False
            )


def votes_on(library: Resolver, id: str) -> Mapping[str, Vote]:
    """Return the votes of a game, by row: `deal.hand`, or `with-players.3.deal.hand`."""
    return {vote.row: vote for vote in votes_of(library, id)}
