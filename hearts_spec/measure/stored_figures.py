"""The figures that the site shows: measured by `measure --keep`, and stored with a digest of what they depend on."""

import json
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from math import sqrt
from typing import Any, NamedTuple, Protocol

from hearts_spec.cards import card_text
from hearts_spec.engine.compiled_rules import table_of
from hearts_spec.measure.measure_file import tables_of
from hearts_spec.measure.player_file import seated
from hearts_spec.measure.run import Plan, count_block, figures, measured, plan
from hearts_spec.measure.tally import Figure, statistics
from hearts_spec.measure.view import rules_read
from hearts_spec.rules.fields import top_of
from hearts_spec.rules.library import Library
from hearts_spec.rules.ruleset import ConfiguredRules
from hearts_spec.schema.problems import Location, Problem, RulesError
from hearts_spec.schema.source_tree import file_text, json_data

MEASURED_FILE = "measured.json"
SEED = 1896
RENEW = "measure again with hearts-spec measure --keep"
SKILL = ("edge", "deals-needed", "wins-careful", "explained")  # what one careful player among random ones shows
QUANTILES = ("low-tail", "high-tail")  # a jackknife gives them no error worth the name
_UNREAD = ("conduct", "cut", "irregular")  # rules on which no figure depends
_DIGITS, _PLACES = 16, 5


class Part(NamedTuple):
    """Who plays, how many deals, and how many deals a block has; 0 is the usual number."""

    players: tuple[str, ...]
    deals: int
    size: int = 0


ALIKE = Part(("careful",), 10_000)  # a 95 % margin of at most one in a hundred on any share of the deals
AGAINST_RANDOM = (
    Part(("careful", "random"), 10_000),
    Part(("advised", "random"), 2_400),
    Part(("searching", "random"), 64, size=2),
)


def edge_key(player: str) -> str:
    """Return the key under which the edge of a player among random ones is stored."""
    return "edge" if player == "careful" else f"edge-{player}"


def digest(data: Any) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:_DIGITS]


def played_rules(rules: ConfiguredRules) -> dict[str, Any]:
    """Return the rules of play on which figures can depend, by key.

    Rules played as the default of a silent book are left out, so that a new key in the vocabulary changes no digest.
    """
    return {
        key: leaf.field.plain(leaf.played)
        for key, leaf in rules.leaves.items()
        if top_of(key) not in _UNREAD and leaf.played != leaf.field.default
    }


def digest_of(library: Library, rules: ConfiguredRules) -> str:
    """Return the digest of what the figures of a rule set depend on: its rules of play, the players, seed and deals."""
    who = [
        [(each.habits, each.playouts) for each in seated(library.folder, part.players, len(part.players))]
        for part in (ALIKE, *AGAINST_RANDOM)
    ]
    return digest([played_rules(rules), rules.players, who, [ALIKE, *AGAINST_RANDOM], SEED])


def first_counts(library: Library, rules: ConfiguredRules) -> str:
    """Return the digest of the counts of the first blocks: it changes when the engine or a player plays otherwise."""
    plans = [_plan(library, rules, part)._replace(blocks=1) for part in (ALIKE, AGAINST_RANDOM[0])]
    return digest([sorted(count_block(each, 0).items()) for each in plans])


def _plan(library: Library, rules: ConfiguredRules, part: Part) -> Plan:
    return plan(rules, seated(library.folder, part.players, rules.players), part.deals, SEED, part.size)


def measure(library: Library, rules: ConfiguredRules) -> dict[str, Any]:
    """Measure a rule set and return what is stored of it."""
    whole = _plan(library, rules, ALIKE)
    tally = measured(whole)
    left_out = {*_cards_left_out(rules), *QUANTILES}
    found = {each.key: each for each in figures(whole, tally) if each.key not in left_out}
    for part in AGAINST_RANDOM:
        against = _plan(library, rules, part)
        counts = measured(against)
        shown = {each.key: each for each in figures(against, counts)}
        player = part.players[0]
        if "edge" in shown:
            edge = shown["edge"]
            error = error_of_edge(edge.value, counts.total["deals"]) if part.size else edge.error
            found[edge_key(player)] = edge._replace(error=error)
        if player == "careful":
            found.update({key: shown[key] for key in SKILL if key in shown})
    return {
        "digest": digest_of(library, rules),
        "first": first_counts(library, rules),
        "players": rules.players,
        "deals": tally.total["deals"],
        "figures": {key: [stored_value(each.value), stored_value(each.error)] for key, each in found.items()},
    }


def error_of_edge(edge: float, deals: int) -> float:
    """Return the standard error of a mean in standard deviations, of so many independent deals.

    It serves where there are too few groups of deals for a jackknife: one bad deal moves the deviation of a group much.
    """
    return sqrt((1 + edge * edge / 2) / deals)


def stored_value(value: float | None) -> float | None:
    """Return a number as it is stored."""
    return None if value is None else round(value, _PLACES)


def _cards_left_out(rules: ConfiguredRules) -> set[str]:
    """Return the keys of the figures of single cards, but for the costliest card if no other costs as much."""
    costs = rules_read(table_of(rules)).costs
    most = [card for card, cost in costs.items() if cost == max(costs.values())]
    kept = most if len(most) == 1 else []
    return {f"{what}-{card_text(card)}" for card in costs for what in ("holds", "keeps") if card not in kept}


class Measurable(Protocol):
    """What is measured under a name."""

    @property
    def rules(self) -> ConfiguredRules: ...


class StoredFigures:
    """The stored figures of a library, by the name of what was measured."""

    file = MEASURED_FILE

    def __init__(self, library: Library) -> None:
        self.library = library
        self.path = library.root / self.file
        self._labels_by_name: dict[str, dict[str, str]] = {}

    @cached_property
    def entries(self) -> dict[str, dict[str, Any]]:
        """What is stored, by name; nothing if there is no file.

        Raises RulesError if the file cannot be read.
        """
        if not self.path.exists():
            return {}
        found = json_data(file_text(self.path), self.library.shown(self.path))
        if not isinstance(found, dict) or not all(isinstance(each, dict) for each in found.values()):
            mark = Location(self.library.shown(self.path), 1, 1)
            raise RulesError([Problem(mark, "spoilt-result", "is not as the measurement made it", RENEW)])
        return found

    @cached_property
    def tables(self) -> Mapping[str, Measurable]:
        """What is measured, by name."""
        return tables_of(self.library)

    def digest(self, name: str) -> str:
        """Return the digest of what the figures under a name depend on now."""
        return digest_of(self.library, self.tables[name].rules)

    def first(self, name: str) -> str:
        """Return the digest of the first counts under a name now."""
        return first_counts(self.library, self.tables[name].rules)

    def measure(self, name: str) -> dict[str, Any]:
        """Measure and return what is stored under a name."""
        return measure(self.library, self.tables[name].rules)

    def is_current(self, name: str) -> bool:
        """True if what is stored under a name was measured with the present rules and players."""
        entry, table = self.entries.get(name), self.tables.get(name)
        return bool(entry and table and entry.get("digest") == self.digest(name))

    def figure(self, name: str, key: str) -> Figure | None:
        """Return a stored figure; None if there is none, or its error is not known."""
        value, error = self.entries.get(name, {}).get("figures", {}).get(key, (None, None))
        return None if value is None or error is None else Figure(key, self.label(name, key), value, error)

    def label(self, name: str, key: str) -> str:
        """Return what a figure says."""
        return self._labels(name).get(key, key)

    def figures(self, name: str) -> list[Figure]:
        """Return the stored figures of a name that have an error, in their order."""
        found = (self.figure(name, key) for key in self.entries.get(name, {}).get("figures", {}))
        return [each for each in found if each is not None]

    def _labels(self, name: str) -> Mapping[str, str]:
        if (known := self._labels_by_name.get(name)) is not None:
            return known
        labels = self._labels_by_name[name] = {}
        for part in (ALIKE, *AGAINST_RANDOM) if name in self.tables else ():
            rules = self.tables[name].rules
            for key, label, _ in statistics(table_of(rules), part.players):
                labels.setdefault(edge_key(part.players[0]) if key == "edge" else key, label)
        return labels

    def stale(self) -> list[str]:
        """Return the names of what is to be measured, or measured again."""
        return [name for name in self.tables if not self.is_current(name)]

    def text(self, changed: Mapping[str, Mapping[str, Any]]) -> str:
        """Return the text of the file with some entries changed, and without those of what is not measured any more."""
        entries = {name: changed.get(name, self.entries.get(name)) for name in self.tables}
        lines = [f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in entries.items() if entry]
        return "{\n" + ",\n".join(lines) + "\n}\n"
