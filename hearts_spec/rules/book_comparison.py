"""Comparisons: two books side by side, rule sets row by row, a rule set with its parent, and similar games."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any

from hearts_spec.rules.fields import Section, all_sections, order_of, top_of
from hearts_spec.rules.inheritance import NotOfferedError
from hearts_spec.rules.library import Library
from hearts_spec.rules.names import name_of, source_of
from hearts_spec.rules.ruleset import ConfiguredRules, ResolvedRule, RuleSet
from hearts_spec.rules.ruleset_file import at_table
from hearts_spec.rules.ruleset_file import split_key as split_key
from hearts_spec.schema.english import number_word, together
from hearts_spec.schema.problems import did_you_mean


class Agreement(Enum):
    """How two books compare on a key: they differ (PART), they agree, or only one of them states it."""

    PART = "part"
    AGREE = "agree"
    FIRST_ALONE = "first alone"
    SECOND_ALONE = "second alone"


@dataclass(frozen=True, slots=True)
class Parallel:
    """What two books say under one key, in which games of the first book, and for which numbers of players.

    A book states a rule only if a provision is cited for it, not if it is assumed for the book or the book is silent.
    """

    key: str
    first: ResolvedRule
    second: ResolvedRule
    agreement: Agreement
    games: dict[str, list[int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Related:
    """Two provisions, one of each book, to be read together, and whether the rules that cite both agree."""

    first: str
    second: str
    agreement: Agreement | None


@dataclass(frozen=True)
class BookComparison:
    """Two books side by side."""

    library: Library
    first: str
    second: str

    @cached_property
    def games(self) -> list[tuple[str, str]]:
        """The games that both books have, as pairs of ids: the names are equal, or the bibliography pairs them."""
        named = self.library.sources[self.first].beside[self.second]
        ids = set(self.library.ids())
        mine = [(id, name_of(id)) for id in self.library.ids() if source_of(id) == self.first]
        pairs = [(id, f"{self.second}/{named.get(name, name)}") for id, name in mine]
        return [(mine, theirs) for mine, theirs in pairs if theirs in ids]

    def players(self, mine: str, theirs: str) -> list[int]:
        return [each for each in self._players(mine) if each in self._players(theirs)]

    def _players(self, id: str) -> Sequence[int]:
        return self.library.rule_set(id).players

    @cached_property
    def parallels(self) -> list[Parallel]:
        """Every key that at least one of the books states, in the order of the model."""
        found: dict[tuple[str, str, str], Parallel] = {}
        for mine, theirs in self.games:
            for number in self.players(mine, theirs):
                for each in _parallels(*(self.library.playable(id, number) for id in (mine, theirs))):
                    stated_key = each.key, _stated(each.first), _stated(each.second)
                    parallel = found.setdefault(stated_key, each)
                    parallel.games.setdefault(mine, []).append(number)
        return sorted(found.values(), key=lambda each: order_of(each.key))

    def by_section(self, agreement: Agreement) -> Mapping[Section, list[Parallel]]:
        """Return the keys with this agreement, by the top sections of the vocabulary."""
        sections = {top_of(section.path): section for section in reversed(all_sections())}
        some = (each for each in self.parallels if each.agreement is agreement)
        return together(some, lambda each: sections[top_of(each.key)])

    @cached_property
    def related(self) -> list[Related]:
        """The pairs of provisions, one from each book, in which one provision refers to the other."""
        pairs: dict[tuple[str, str], None] = {}
        for id, each in self.library.provisions.items():
            for other in each.see:
                sources = (each.source, other.split(".", 1)[0])
                if sources == (self.first, self.second):
                    pairs[id, other] = None
                elif sources == (self.second, self.first):
                    pairs[other, id] = None
        return [Related(*pair, self._agreement(*pair)) for pair in pairs]

    def _agreement(self, first: str, second: str) -> Agreement | None:
        """Return the agreement of the rules that cite both provisions, None without any; one difference decides."""
        found = {each.agreement for each in self.parallels if first in each.first.cites and second in each.second.cites}
        return next((each for each in (Agreement.PART, Agreement.AGREE) if each in found), None)


def all_comparisons(library: Library) -> list[BookComparison]:
    """Return a comparison for each pair of books that the bibliography names as comparable."""
    return [BookComparison(library, source.id, other) for source in library.sources.values() for other in source.beside]


def _parallels(first: ConfiguredRules, second: ConfiguredRules) -> Iterator[Parallel]:
    for key, mine in first.leaves.items():
        theirs = second.leaves.get(key)
        if theirs is None:
            continue
        match (mine.of_book, theirs.of_book):
            case (True, True):
                agreement = Agreement.AGREE if mine.value == theirs.value else Agreement.PART
            case (True, False):
                agreement = Agreement.FIRST_ALONE
            case (False, True):
                agreement = Agreement.SECOND_ALONE
            case _:
                continue
        yield Parallel(key, mine, theirs, agreement)


def _stated(leaf: ResolvedRule) -> str:
    return leaf.field.text(leaf.value) if leaf.of_book else ""


@dataclass(frozen=True, slots=True)
class Cell:
    """The value of one row in one rule set; if the rule set has no such rule, `value` is None and `text` is empty."""

    value: Any
    text: str
    cites: tuple[str, ...]


_EMPTY = Cell(None, "", ())


@dataclass(frozen=True, slots=True)
class Row:
    """One rule across several rule sets; `cells` are by the id of the rule set."""

    key: str
    label: str
    cells: Mapping[str, Cell]

    @property
    def differs(self) -> bool:
        """True if the rule sets do not all say the same; silence and a missing row count as values."""
        values = [cell.value for cell in self.cells.values()]
        return any(value != values[0] for value in values[1:])


@dataclass(frozen=True, slots=True)
class Difference:
    """A rule that differs between a rule set and its parent; None for the one that has no such rule."""

    key: str
    label: str
    child: ResolvedRule | None
    parent: ResolvedRule | None


def every_leaf(rule_set: RuleSet) -> dict[str, ResolvedRule]:
    """Return all rules of a rule set in the order of the model.

    A rule for one number of players follows the general rule, under a key such as `with-players.3.deal.hand`.
    """
    found = dict(rule_set.leaves)
    for players, leaves in rule_set.by_players.items():
        found.update({at_table(players, key): leaf for key, leaf in leaves.items()})
    return {key: found[key] for key in in_order(found)}


def in_order(keys: Iterable[str]) -> list[str]:
    """Return keys, perhaps with a number of players before them, in the order of the model, each once."""
    return sorted(set(keys), key=_sort_key)


def _sort_key(key: str) -> tuple[tuple[int, int, str], int]:
    players, bare = split_key(key)
    return order_of(bare), players


def label_of(key: str, leaf: ResolvedRule) -> str:
    """Return the label of a row: `Cards left out`, or `Cards left out (three players)`."""
    players, _ = split_key(key)
    return f"{leaf.field.label} ({number_word(players)} players)" if players else leaf.field.label


def compare(columns: Mapping[str, Mapping[str, ResolvedRule]]) -> list[Row]:
    """Compare columns of rules, each under the id of its rule set, row by row."""
    rows = []
    for key in in_order(key for leaves in columns.values() for key in leaves):
        leaves = {id: column.get(key) for id, column in columns.items()}
        stated = next(leaf for leaf in leaves.values() if leaf)
        rows.append(Row(key, label_of(key, stated), {id: _cell(leaf) for id, leaf in leaves.items()}))
    return rows


def compare_played(
    found: Sequence[tuple[Library, RuleSet]], players: int | None, choices: Mapping[str, str] | None
) -> list[Row]:
    """Compare rule sets as written, or as played if a number of players or an option is given.

    Raises RefusedError for an option that none of them has, or a number or choice that one of them does not offer.
    """
    chosen = choices or {}
    offered = dict.fromkeys(name for _, rule_set in found for name in rule_set.options)
    for name in chosen:
        if name not in offered:
            raise NotOfferedError(f"none of these rule sets has an option '{name[:40]}'", did_you_mean(name, offered))
    return compare({each.id: _column(library, each, players, chosen) for library, each in found})


def _column(
    library: Library, rule_set: RuleSet, players: int | None, choices: Mapping[str, str]
) -> Mapping[str, ResolvedRule]:
    if players is None and not choices:
        return every_leaf(rule_set)
    own = {name: choice for name, choice in choices.items() if name in rule_set.options}
    return library.playable(rule_set.id, players, own).leaves


def _cell(leaf: ResolvedRule | None) -> Cell:
    if leaf is None:
        return _EMPTY
    return Cell(leaf.field.plain(leaf.value), leaf.field.text(leaf.value), leaf.cites)


def row_data(row: Row) -> dict[str, Any]:
    values = {id: {"value": cell.value, "text": cell.text, "cites": list(cell.cites)} for id, cell in row.cells.items()}
    return {"key": row.key, "label": row.label, "differs": row.differs, "values": values}


def differences(child: RuleSet, parent: RuleSet) -> list[Difference]:
    """Return every rule on which two rule sets differ, in the order of the model."""
    mine, theirs = every_leaf(child), every_leaf(parent)
    found = []
    for key in in_order((*mine, *theirs)):
        own, old = mine.get(key), theirs.get(key)
        stated = own or old
        if stated and (own is None or old is None or own.value != old.value):
            found.append(Difference(key, label_of(key, stated), own, old))
    return found


@dataclass(frozen=True, slots=True)
class SimilarGame:
    """A game that is compared with another: how many keys both state, and how many of these alike."""

    game: RuleSet
    alike: int
    both: int

    @property
    def rank(self) -> tuple[int, float, int]:
        """Sort key, most similar last: agreements minus differences, share of agreements, fewer ancestors."""
        share = self.alike / self.both if self.both else 0
        return 2 * self.alike - self.both, share, -len(self.game.ancestors)


def stated(game: RuleSet) -> Mapping[str, str]:
    """Return what the book itself states of a game for any number of players, as text by key."""
    return {key: repr(leaf.value) for key, leaf in game.leaves.items() if leaf.of_book}


class Similarity:
    """How similar some games are to each other; what each states is read once."""

    def __init__(self, games: Iterable[RuleSet]) -> None:
        self._games = list(games)
        self._stated = {game.id: stated(game) for game in self._games}

    def between(self, game: RuleSet, other: RuleSet) -> SimilarGame:
        mine, theirs = self._stated[game.id], self._stated[other.id]
        both = mine.keys() & theirs.keys()
        return SimilarGame(other, sum(mine[key] == theirs[key] for key in both), len(both))
