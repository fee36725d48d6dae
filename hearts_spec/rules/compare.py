"""Comparing rule sets leaf by leaf, and telling a rule set from the one it extends."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules.fields import order_of
from hearts_spec.rules.inheritance import NotOfferedError
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ResolvedRule, RuleSet
from hearts_spec.rules.section_kinds import WITH_PLAYERS, at_table
from hearts_spec.schema.english import number_word
from hearts_spec.schema.problems import did_you_mean


@dataclass(frozen=True, slots=True)
class Cell:
    """What one rule set says in one row; `value` is None, and the text empty, where it has no such row."""

    value: Any
    text: str
    cites: tuple[str, ...]


_EMPTY = Cell(None, "", ())


@dataclass(frozen=True, slots=True)
class Row:
    """One leaf across several rule sets; `cells` go by the id of the rule set."""

    key: str
    label: str
    cells: Mapping[str, Cell]

    @property
    def differs(self) -> bool:
        """Say whether the rule sets do not all say the same; silence and the lack of a row are values of their own."""
        values = [cell.value for cell in self.cells.values()]
        return any(value != values[0] for value in values[1:])


@dataclass(frozen=True, slots=True)
class Difference:
    """A leaf that a rule set states otherwise than its parent; None where one of the two has no such leaf."""

    key: str
    label: str
    child: ResolvedRule | None
    parent: ResolvedRule | None


def every_leaf(rule_set: RuleSet) -> dict[str, ResolvedRule]:
    """Give all leaves of a rule set in the order of the model.

    What holds for a number of players only follows the general leaf, under a key such as `with-players.3.deal.hand`.
    """
    found = dict(rule_set.leaves)
    for players, leaves in rule_set.by_players.items():
        found.update({at_table(players, key): leaf for key, leaf in leaves.items()})
    return {key: found[key] for key in in_order(found)}


def in_order(keys: Iterable[str]) -> list[str]:
    """Put keys, perhaps with a number of players before them, in the order of the model."""
    return sorted(set(keys), key=_place)


def _place(key: str) -> tuple[tuple[int, int, str], int]:
    players, bare = split_key(key)
    return order_of(bare), players


def split_key(key: str) -> tuple[int, str]:
    """Part a key into its number of players, 0 for any, and the key of the vocabulary."""
    if not key.startswith(f"{WITH_PLAYERS}."):
        return 0, key
    _, players, bare = key.split(".", 2)
    return int(players), bare


def label_of(key: str, leaf: ResolvedRule) -> str:
    """Give a row's label: `Cards left out`, or `Cards left out (three players)`."""
    players, _ = split_key(key)
    return f"{leaf.field.label} ({number_word(players)} players)" if players else leaf.field.label


def compare(columns: Mapping[str, Mapping[str, ResolvedRule]]) -> list[Row]:
    """Compare columns of leaves, each under the id of its rule set, row by row."""
    rows = []
    for key in in_order(key for leaves in columns.values() for key in leaves):
        leaves = {id: column.get(key) for id, column in columns.items()}
        stated = next(leaf for leaf in leaves.values() if leaf)
        rows.append(Row(key, label_of(key, stated), {id: _cell(leaf) for id, leaf in leaves.items()}))
    return rows


def compare_played(
    found: Sequence[tuple[Library, RuleSet]], players: int | None, choices: Mapping[str, str] | None
) -> list[Row]:
    """Compare rule sets as they are written, or as they are played when a number or an option is given.

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
    """Give a row as JSON says it."""
    values = {id: {"value": cell.value, "text": cell.text, "cites": list(cell.cites)} for id, cell in row.cells.items()}
    return {"key": row.key, "label": row.label, "differs": row.differs, "values": values}


def differences(child: RuleSet, parent: RuleSet) -> list[Difference]:
    """Give every leaf on which two rule sets disagree, in the order of the model."""
    mine, theirs = every_leaf(child), every_leaf(parent)
    found = []
    for key in in_order((*mine, *theirs)):
        own, old = mine.get(key), theirs.get(key)
        stated = own or old
        if stated and (own is None or old is None or own.value != old.value):
            found.append(Difference(key, label_of(key, stated), own, old))
    return found
