"""A sentence of a telling: the clauses it is made of, the keys each is told from, and what in it is assumed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from hearts_spec.cards import group_mask
from hearts_spec.rules import Library, ResolvedRule, Rules, RuleSet
from hearts_spec.rules.ruleset import make_rules, missing_keys, values_in
from hearts_spec.rules.ruleset_file import at_table
from hearts_spec.rules.vocabulary.values import Worth
from hearts_spec.schema.english import number


def counted(count: int, thing: str) -> str:
    """Write how many there are of something: `a chip`, `three chips`."""
    return f"a {thing}" if count == 1 else f"{number(count)} {thing}s"


def joint(place: int, many: int, last: str = ", and ") -> str:
    """Give what joins one of so many parts to those before it, by its place, counted from 0; nothing for the first."""
    return "" if not place else last if place == many - 1 else ", "


def one_of(suit: str) -> str:
    """Name a card of a suit: `heart`."""
    return suit.removesuffix("s")


OURS = "(our assumption)"


@dataclass(frozen=True, slots=True)
class Clause:
    """Some words of a sentence, with the keys they are told from; `assumed` are those of them that no book states."""

    text: str
    keys: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SummarySentence:
    """A sentence with the keys it is told from.

    For each time that its text says that something is our assumption, `assumed` has the key that gives the reason.
    `paragraph` is that in which it stands, counted from 0.
    """

    text: str
    keys: tuple[str, ...]
    assumed: tuple[str, ...] = ()
    paragraph: int = 0


def sentence(*clauses: Clause | None) -> Iterator[SummarySentence]:
    """Make a sentence of its clauses; none where nothing is to be said."""
    said = [each for each in clauses if each is not None]
    if not said:
        return
    text, assumed = "", list[str]()
    for is_assumed, run in groupby(said, lambda each: bool(each.assumed)):
        some = list(run)
        text += "".join(each.text for each in some)
        if is_assumed:
            text += f" {OURS}"
            assumed.append(some[0].assumed[0])
    keys = tuple(dict.fromkeys(key for each in said for key in each.keys))
    yield SummarySentence(f"{text[:1].upper()}{text[1:]}.", keys, tuple(assumed))


def merged(text: str, clauses: Iterable[Clause]) -> Clause:
    """Make one clause that is told from all that some others are told from."""
    told = list(clauses)
    keys = tuple(key for each in told for key in each.keys)
    return Clause(text, keys, tuple(key for each in told for key in each.assumed))


def joined(first: SummarySentence, second: SummarySentence) -> SummarySentence:
    """Make one sentence of two."""
    text = f"{first.text.removesuffix('.')}; {second.text[:1].lower()}{second.text[1:]}"
    keys = tuple(dict.fromkeys((*first.keys, *second.keys)))
    return SummarySentence(text, keys, (*first.assumed, *second.assumed), first.paragraph)


def at_most(most: int, parts: Sequence[Sequence[SummarySentence]]) -> tuple[SummarySentence, ...]:
    """Give the sentences of some parts, no more than so many: where they are more, the shortest neighbours are joined.

    Only neighbours of one part are joined, while there are any.
    """
    told = [(part, each) for part, some in enumerate(parts) for each in some]
    while len(told) > most:
        place = min(range(len(told) - 1), key=lambda at: _strain(*told[at], *told[at + 1]))
        (part, first), (_, second) = told[place : place + 2]
        told[place : place + 2] = [(part, joined(first, second))]
    return tuple(each for _, each in told)


def _strain(part: int, first: SummarySentence, other_part: int, second: SummarySentence) -> tuple[bool, int]:
    return part != other_part, len(first.text) + len(second.text)


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
    return not missing_keys(rule_set.leaves)


def _seating(library: Library, rule_set: RuleSet, players: int) -> Seating:
    own = frozenset(rule_set.by_players.get(players, {}))
    return Seating(players, library.playable(rule_set.id, players).leaves, own)
