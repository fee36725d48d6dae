"""A rule set resolved through all that it extends: every rule with its value, its origin and its authority."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache, cached_property, lru_cache
from itertools import accumulate
from types import MappingProxyType
from typing import Any, cast

from hearts_spec.rules.fields import (
    NEEDED,
    PLAYERS,
    SILENT,
    Field,
    Rules,
    all_fields,
    field_of,
    group_of,
    order_of,
)
from hearts_spec.rules.names import is_under
from hearts_spec.rules.ruleset_file import WITH_PLAYERS, Authority, NameElsewhere, Offer, OptionDraft
from hearts_spec.rules.vocabulary.slam import turned
from hearts_spec.rules.vocabulary.values import Values, Worth
from hearts_spec.schema.field_info import Condition, attributes_of

_NOTHING: tuple[object, ...] = (0, "none", [], "silent")


@dataclass(frozen=True, slots=True)
class ResolvedRule:
    """One resolved statement.

    `value` is typed, or SILENT; `origin` is the id of the rule set that states it, `path` the place in that file.
    `cites` are provision ids; `assumed` is the reason if the source gives no answer. `parts` holds the authorities of
    those parts of the value that have their own, by name: a case of a pool by its place, an item of a list, a case that
    the field declares. `cites` includes theirs. `left_out` are the numbers of players that are excluded by assumption,
    each with the reason. `unsurveyed` means that it is silent only because nobody has read the book for it, `nearest`
    are the provisions on whose reading the silence depends.
    """

    key: str
    value: Any
    origin: str
    path: str
    cites: tuple[str, ...] = ()
    assumed: str = ""
    parts: Mapping[str, Authority] = field(default_factory=dict, hash=False)
    left_out: tuple[tuple[int, str], ...] = ()
    unsurveyed: bool = False
    nearest: tuple[str, ...] = ()

    @property
    def field(self) -> Field:
        return cast(Field, field_of(self.key))

    @property
    def silent(self) -> bool:
        return self.value is SILENT

    @property
    def played(self) -> Any:
        """The value that is played: what is stated, or how a silent book is played."""
        return self.field.default if self.silent else self.value

    @property
    def for_one_number(self) -> bool:
        """True if it is stated for one number of players alone."""
        return WITH_PLAYERS in self.path.split(".")

    @property
    def of_book(self) -> bool:
        """True if the book itself states it: a provision is cited, and nothing is assumed."""
        return bool(self.cites) and not self.assumed

    def has(self, wanted: Sequence[str]) -> bool:
        """True if its value, or one of them, is wanted; if none is named, if it states any but none, 0 or the like."""
        plain = self.field.plain(self.value)
        values = [str(each) for each in plain] if isinstance(plain, list) else [str(plain)]
        return any(each in wanted for each in values) if wanted else plain not in _NOTHING

    def assuming(self, reason: str) -> "ResolvedRule":
        """Return this rule as assumed, for this reason unless it has its own; a silent rule is returned as it is."""
        if self.silent:
            return self
        parts = {name: replace(each, assumed=each.assumed or reason) for name, each in self.parts.items()}
        return replace(self, assumed=self.assumed or reason, parts=parts)

    def case(self, name: str) -> Authority:
        """Return the authority of one part of the value, such as a case of a pool: its own or else the rest's.

        A part that is cited of a value that is assumed is assumed too: the source speaks of it, but not in this game.
        """
        if name in self.parts:
            own = self.parts[name]
            return Authority(own.cites, own.assumed or self.assumed)
        named = {cite for each in self.parts.values() for cite in each.cites}
        return Authority(tuple(cite for cite in self.cites if cite not in named), self.assumed)

    def authority_of(self, key: str) -> Authority:
        """Return its authority, or that of one part if the key names a part."""
        if key.startswith(f"{self.key}."):
            return self.case(key.removeprefix(f"{self.key}."))
        return Authority(self.cites, self.assumed)

    @property
    def reason(self) -> str:
        """Why it, or the first part of it that is assumed, is assumed; empty if nothing is."""
        return self.assumed or next((each.assumed for each in self.parts.values() if each.assumed), "")


class Status(Enum):
    """How sure an answer from a book is, the surest first: stated, assumed for the book, or silent."""

    RULED = "ruled"
    ASSUMED = "assumed"
    SILENT = "silent"


class Contracts(Mapping[str, "ConfiguredRules"]):
    """The rules of each contract of a game, by name, made by `make` when first asked for."""

    def __init__(self, names: Sequence[str], make: Callable[[str], "ConfiguredRules"]) -> None:
        self._names, self._make = dict.fromkeys(names), make
        self._made: dict[str, ConfiguredRules] = {}

    def __getitem__(self, name: str) -> "ConfiguredRules":
        if name not in self._made:
            if name not in self._names:
                raise KeyError(name)
            self._made[name] = self._make(name)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@cache
def _sections_of(key: str) -> Sequence[str]:
    """Return the sections that a key is in: for `game.end.limit`, `game` and `game.end`."""
    *above, _ = key.split(".")
    return tuple(accumulate(above, "{}.{}".format))


@dataclass(frozen=True, eq=False)
class ConfiguredRules:
    """A rule set for one number of players and one choice of options: its resolved rules, and the typed rules.

    `contracts` are the rules of each contract, by name, if the deals follow a programme. There are none if a contract
    was chosen: every deal is played by it.

    A library makes each of them once, so they are compared by identity, and results computed from one are stored in it.
    """

    id: str
    title: str
    players: int
    choices: Mapping[str, str]
    leaves: Mapping[str, ResolvedRule]
    rules: Rules
    contracts: Mapping[str, "ConfiguredRules"] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Make the leaves read-only, because all callers that get this game share them."""
        object.__setattr__(self, "leaves", MappingProxyType(self.leaves))

    def __repr__(self) -> str:
        return f"<{self.id} for {self.players} players>"

    def __reduce__(self) -> tuple[type["ConfiguredRules"], tuple[object, ...]]:
        choices, leaves = dict(self.choices), dict(self.leaves)
        return ConfiguredRules, (self.id, self.title, self.players, choices, leaves, self.rules, self.contracts)

    def under(self, key: str) -> Sequence[ResolvedRule]:
        """Return the rules that a key names: its own, those of a section, or the one of which it names a part."""
        if key in self.leaves:
            return [self.leaves[key]]
        whole = self.leaves.get(key.rpartition(".")[0])
        return self._by_section.get(key) or ([whole] if whole else [])

    @cached_property
    def _by_section(self) -> Mapping[str, Sequence[ResolvedRule]]:
        found: dict[str, list[ResolvedRule]] = {}
        for key, leaf in self.leaves.items():
            for section in _sections_of(key):
                found.setdefault(section, []).append(leaf)
        return found

    def cites(self, *keys: str) -> tuple[str, ...]:
        """Return the provisions behind some keys, each once; a key may be a section or a part of a value."""
        return tuple(dict.fromkeys([cite for key in keys for cite in self.authority(key).cites]))

    def authority(self, key: str) -> Authority:
        """Return the authority of a key, a section or a part of a value: provisions, and what is assumed."""
        if key not in self._authorities:
            behind = [leaf.authority_of(key) for leaf in self.under(key)]
            cites = dict.fromkeys(cite for each in behind for cite in each.cites)
            reasons = dict.fromkeys(each.assumed for each in behind if each.assumed)
            self._authorities[key] = Authority(tuple(cites), " ".join(reasons))
        return self._authorities[key]

    @cached_property
    def _authorities(self) -> dict[str, Authority]:
        return {}

    def unmet(self, supposes: Mapping[str, Sequence[str]]) -> str:
        """Return the first key with values, or none for any, of which the rules state none; empty if all are met."""
        return next(
            (key for key, wanted in supposes.items() if not any(each.has(wanted) for each in self.under(key))), ""
        )

    def status(self, *keys: str) -> Status:
        """Return how sure the book's answer is to a question that these keys decide; SILENT if it is silent on all."""
        stated = [leaf for key in keys for leaf in self.under(key) if not leaf.silent]
        if not stated:
            return Status.SILENT
        return Status.ASSUMED if any(leaf.assumed for leaf in stated) else Status.RULED

    def says(self, *keys: str) -> tuple[str, ...]:
        """Return what the book says under some keys, a sentence each; nothing for those on which it is silent."""
        leaves = {leaf.key: leaf for key in keys for leaf in self.under(key)}
        return tuple(self.said(leaf, leaf.value) for leaf in leaves.values() if not leaf.silent)

    def played_sentences(self, *keys: str) -> tuple[str, ...]:
        """Return the rules under some keys as they are played, a sentence each, even where the book is silent."""
        leaves = {leaf.key: leaf for key in keys for leaf in self.under(key)}
        return tuple(self.said(leaf, leaf.played) for leaf in leaves.values())

    def said(self, leaf: ResolvedRule, value: Any) -> str:
        """Return a value of a rule as a sentence of this game."""
        text = self.rules.table.turn.with_side(leaf.field.says(value))
        return turned(text) if is_under(leaf.key, "slam") and self.rules.game.winner.is_highest else text


@dataclass(frozen=True)
class RuleSet:
    """A rule set: what holds at every table, what differs by the number of players, and its options.

    `year` is that of its source, if that has one. `common` is its short name if it is one of the games most played, and
    otherwise empty. `withdrawn` are the options of the games it extends that it does not offer, each with the reason.
    """

    id: str
    title: str
    source: str
    year: int | None
    summary: str
    aliases: tuple[str, ...]
    also_called: tuple[NameElsewhere, ...]
    common: str
    shared: bool
    extends: str
    ancestors: tuple[str, ...]
    leaves: Mapping[str, ResolvedRule]
    by_players: Mapping[int, Mapping[str, ResolvedRule]]
    options: Mapping[str, OptionDraft]
    withdrawn: Mapping[str, str]

    def __repr__(self) -> str:
        return f"<{self.id}: {self.title}>"

    def at(self, players: int) -> dict[str, ResolvedRule]:
        """Return its rules for a number of players, before any option is chosen."""
        return {**self.leaves, **self.by_players.get(players, {})}

    @property
    def names(self) -> tuple[str, ...]:
        """Its other names, here and elsewhere."""
        return tuple(dict.fromkeys([*self.aliases, *(each.name for each in self.also_called)]))

    @property
    def players(self) -> tuple[int, ...]:
        leaf = self.leaves.get(PLAYERS)
        return tuple(leaf.value) if leaf else ()

    @cached_property
    def offers(self) -> Sequence[tuple[OptionDraft, Offer]]:
        """All that may be chosen instead of the default, each with the option that offers it."""
        return [(option, offer) for option in self.options.values() for offer in option.offered]

    @cached_property
    def lenders(self) -> frozenset[str]:
        """The rule sets from which choices of its options borrow."""
        return frozenset(
            each
            for option in self.options.values()
            for choice in option.choices.values()
            for each in choice.borrows.values()
        )

    @property
    def usual_players(self) -> int:
        """The number of players to show if none is given: four, or the smallest there is."""
        return 4 if 4 in self.players or not self.players else min(self.players)


def sorted_leaves(leaves: Mapping[str, ResolvedRule]) -> dict[str, ResolvedRule]:
    return {key: leaves[key] for key in sorted(leaves, key=order_of)}


def missing_keys(leaves: Mapping[str, ResolvedRule]) -> list[str]:
    """Return the keys of the fields that are missing, in the order of the model; none for a complete game."""
    return [each.key for each in all_fields() if each.key not in leaves]


def make_rules(leaves: Mapping[str, ResolvedRule]) -> Rules:
    """Make the typed rules of resolved rules; if the book is silent, the vocabulary says how it is played.

    What is stated and cannot apply is played as if the book were silent on it.
    """
    stated = _rules(leaves)
    inapplicable = {
        key: replace(leaf, value=SILENT)
        for key, field in _conditional_fields().items()
        if (leaf := leaves[key]).value is not SILENT and leaf.value != field.default and not _applies(field, stated)
    }
    return _rules({**leaves, **inapplicable}) if inapplicable else stated


@cache
def _conditional_fields() -> Mapping[str, Field]:
    """Return the fields that may be silent and apply only under conditions, by key."""
    return {each.key: each for each in all_fields() if each.only and each.default is not NEEDED}


def _applies(field: Field, rules: Rules) -> bool:
    return all(each.excuses_silence or each.holds(rules) for each in field.only)


def _rules(leaves: Mapping[str, ResolvedRule]) -> Rules:
    made: dict[str, Any] = {}
    for name, key, section, _ in _attributes(Rules, ""):
        if section:
            made[name] = _section(section, f"{key}.", tuple([leaves[each].value for each in _keys(section, f"{key}.")]))
        else:
            made[name] = Values.of(values_in(leaves))
    return Rules(**made)


@cache
def _keys(cls: type, prefix: str) -> Sequence[str]:
    """Return the keys of the fields of a section, and of the sections within it, in the order of its attributes."""
    attributes = _attributes(cls, prefix)
    return [each for _, key, section, _ in attributes for each in (_keys(section, f"{key}.") if section else [key])]


@lru_cache(4096)  # most games differ from others in few sections
def _section(cls: type, prefix: str, values: tuple[Any, ...]) -> Any:
    return _made(cls, prefix, iter(values))


def _made(cls: type, prefix: str, values: Iterator[Any]) -> Any:
    """Return a section of the next values; where one is silent, the vocabulary says how it is played."""
    made: dict[str, Any] = {}
    for name, key, section, silent in _attributes(cls, prefix):
        if section:
            made[name] = _made(section, f"{key}.", values)
        else:
            value = next(values)
            made[name] = silent if value is SILENT else value
    return cls(**made)


@cache
def _attributes(cls: type, prefix: str) -> Sequence[tuple[str, str, type | None, Any]]:
    """Return the attributes of a section: name, key, and its class if it is a section, or else its silent value."""
    found: list[tuple[str, str, type | None, Any]] = []
    for each in attributes_of(cls):
        key = f"{prefix}{each.key}"
        field = field_of(key)
        found.append((each.name, key, each.hint if each.is_section else None, field.default if field else None))
    return found


def values_in(leaves: Mapping[str, ResolvedRule]) -> dict[str, int | Worth]:
    """Return the worth of each suit or card, by its name."""
    return {group: leaf.value for key, leaf in leaves.items() if (group := group_of(key))}


def inapplicable_keys(
    keys: Iterable[str], tables: Collection[Rules], open_to_choice: Collection[str] = ()
) -> dict[str, Condition]:
    """Return the keys that cannot apply at any of these tables, each with the first condition that always fails.

    If no condition always fails, but some condition does at each table, it is the first. A key whose condition depends
    on a key, or a section, that is open to choice may still apply.
    """

    @cache
    def holding(condition: Condition) -> list[bool]:
        undecided = any(is_under(by, each) or is_under(each, by) for by in condition.by for each in open_to_choice)
        return [undecided or bool(condition.holds(rules)) for rules in tables]

    def failing(conditions: Sequence[Condition]) -> Condition | None:
        if not conditions or any(map(all, zip(*map(holding, conditions), strict=True))):
            return None
        return next((each for each in conditions if not any(holding(each))), conditions[0])

    found = {key: failing(field.only) for key in keys if (field := field_of(key))}
    return {key: condition for key, condition in found.items() if condition}


def chosen_keys(rule_set: RuleSet, exclude: Collection[str] = ()) -> set[str]:
    """Return the keys that the options of a rule set may set, except for the options in `exclude`."""
    options = (option for name, option in rule_set.options.items() if name not in exclude)
    return {key for option in options for each in option.offered for key in each.keys}
