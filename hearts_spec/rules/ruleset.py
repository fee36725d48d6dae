"""A rule set resolved through all that it extends: every leaf with its value, its origin and its authority."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Any, cast

from hearts_spec.rules.fields import (
    NEEDED,
    PLAYERS,
    SILENT,
    VALUES,
    Field,
    Rules,
    all_fields,
    field_of,
    group_of,
    order_of,
)
from hearts_spec.rules.names import is_under
from hearts_spec.rules.ruleset_file import WITH_PLAYERS, Authority, Offer, OptionDraft
from hearts_spec.rules.vocabulary.values import Values, Worth
from hearts_spec.schema.field_info import Condition, attributes_of


@dataclass(frozen=True, slots=True)
class ResolvedRule:
    """One resolved statement.

    `value` is typed, or SILENT; `origin` is the id of the rule set that states it, `path` the place in that file.
    `cites` are provision ids; `assumed` is the reason where the source gives no answer. Where the cases of a pool
    have authorities of their own, `parts` gives them, case by case, and `cites` holds them too. Of the numbers of
    players, `left_out` gives those that are not among them by assumption, each with the reason. What is silent only
    because nobody has asked the book of a late field is `unasked`.
    """

    key: str
    value: Any
    origin: str
    path: str
    cites: tuple[str, ...] = ()
    assumed: str = ""
    parts: tuple[Authority, ...] = ()
    left_out: tuple[tuple[int, str], ...] = ()
    unasked: bool = False

    @property
    def field(self) -> Field:
        """Give the field this leaf fills."""
        return cast(Field, field_of(self.key))

    @property
    def silent(self) -> bool:
        """Say whether the book is silent here."""
        return self.value is SILENT

    @property
    def played(self) -> Any:
        """Give the value that is played by: what is stated, or how a silent book is played."""
        return self.field.silent if self.silent else self.value

    @property
    def for_so_many(self) -> bool:
        """Say whether it is stated for one number of players alone."""
        return WITH_PLAYERS in self.path.split(".")

    @property
    def of_book(self) -> bool:
        """Say whether the book says so itself: nothing had to be assumed, and a provision stands behind it."""
        return bool(self.cites) and not self.assumed

    def supposing(self, reason: str) -> "ResolvedRule":
        """Give it as it holds where it is taken over for a reason that no provision gives; silence stays silence."""
        if self.silent:
            return self
        parts = tuple(replace(each, assumed=each.assumed or reason) if each.cites else each for each in self.parts)
        return replace(self, assumed=self.assumed or reason, parts=parts)

    def case(self, place: int) -> Authority:
        """Give what stands behind one case of a pool, counted from 1: behind it alone, or else the pool as a whole."""
        own = self.parts[place - 1] if self.parts else Authority()
        if own.cites or own.assumed:
            return own
        named = {cite for each in self.parts for cite in each.cites}
        return Authority(tuple(cite for cite in self.cites if cite not in named), self.assumed)

    def behind(self, key: str) -> Authority:
        """Give what stands behind it, or behind one case of it where the key names a case."""
        if key.startswith(f"{self.key}."):
            return self.case(int(key.rpartition(".")[2]))
        return Authority(self.cites, self.assumed)


@lru_cache(maxsize=256)  # there is a dozen in the books
def _by_path(keys: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Give the keys of a game by every path that leads to them: each itself, and the sections it stands in."""
    found: dict[str, list[str]] = {}
    for key in keys:
        path = key
        while path:
            found.setdefault(path, []).append(key)
            path = path.rpartition(".")[0]
    return found


class Status(Enum):
    """How a book stands to a question: it rules on it, something had to be assumed, or it says nothing."""

    RULED = "ruled"
    ASSUMED = "assumed"
    SILENT = "silent"

    @property
    def firmer(self) -> tuple["Status", ...]:
        """Give those that are firmer than this."""
        match self:
            case Status.RULED:
                return ()
            case Status.ASSUMED:
                return (Status.RULED,)
            case Status.SILENT:
                return (Status.RULED, Status.ASSUMED)


@dataclass(frozen=True, eq=False)
class ConfiguredRules:
    """A rule set for one number of players and one choice of options: its leaves, and the rules they make.

    A library makes each of them once, so two are the same only when they are one: what is worked out for one is kept
    with it.
    """

    id: str
    title: str
    players: int
    choices: Mapping[str, str]
    leaves: Mapping[str, ResolvedRule]
    rules: Rules

    def __post_init__(self) -> None:
        """Keep the leaves from being changed: whoever asks for the same game is given the same ones."""
        object.__setattr__(self, "leaves", MappingProxyType(self.leaves))

    def __repr__(self) -> str:
        return f"<{self.id} for {self.players} players>"

    def __reduce__(self) -> tuple[type["ConfiguredRules"], tuple[object, ...]]:
        """Say how it is copied and pickled."""
        return ConfiguredRules, (self.id, self.title, self.players, dict(self.choices), dict(self.leaves), self.rules)

    def under(self, key: str) -> Sequence[ResolvedRule]:
        """Give the leaves that a key names: its own, those of a section, or the pool for one of its cases."""
        if found := self._by_path.get(key):
            return [self.leaves[each] for each in found]
        pool = self.leaves.get(key.rpartition(".")[0])
        return (pool,) if pool else ()

    @cached_property
    def _by_path(self) -> Mapping[str, Sequence[str]]:
        return _by_path(tuple(self.leaves))

    def cites(self, *keys: str) -> tuple[str, ...]:
        """Give the provisions behind some leaves, each once; a key may name a section or one case of a pool."""
        return tuple(dict.fromkeys([cite for key in keys for cite in self.authority(key).cites]))

    def authority(self, key: str) -> Authority:
        """Give what stands behind a leaf, a section or one case of a pool: its provisions, and what is assumed."""
        if key not in self._authorities:
            behind = [leaf.behind(key) for leaf in self.under(key)]
            cites = dict.fromkeys(cite for each in behind for cite in each.cites)
            reasons = dict.fromkeys(each.assumed for each in behind if each.assumed)
            self._authorities[key] = Authority(tuple(cites), " ".join(reasons))
        return self._authorities[key]

    @cached_property
    def _authorities(self) -> dict[str, Authority]:
        """Keep what was found to stand behind each key."""
        return {}

    def status(self, *keys: str) -> Status:
        """Say how the book stands to a question that these leaves decide; silent when it is silent on all of them."""
        spoken = [leaf for key in keys if not (leaf := self.leaves[key]).silent]
        if not spoken:
            return Status.SILENT
        return Status.ASSUMED if any(leaf.assumed for leaf in spoken) else Status.RULED

    def says(self, *keys: str) -> tuple[str, ...]:
        """Give what the book says under some keys, a sentence each; nothing for those on which it is silent."""
        leaves = (self.leaves[key] for key in keys)
        return tuple(leaf.field.says(leaf.value) for leaf in leaves if not leaf.silent)


UNDATED = 9999


@dataclass(frozen=True)
class RuleSet:
    """A rule set: what holds at every table, what differs by the number of players, and what it leaves to choice.

    `withdrawn` are the options of the games it extends that it does not offer, each with the reason.
    """

    id: str
    title: str
    source: str
    year: int
    summary: str
    aliases: tuple[str, ...]
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
        """Give its leaves at a table of so many, as they are before anything is chosen."""
        return {**self.leaves, **self.by_players.get(players, {})}

    @property
    def players(self) -> tuple[int, ...]:
        """Give the numbers of players it is for."""
        leaf = self.leaves.get(PLAYERS)
        return tuple(leaf.value) if leaf else ()

    @property
    def dated(self) -> bool:
        """Say whether it is of a book, which has a year; a house rule has none, and comes after all that have."""
        return self.year != UNDATED

    @cached_property
    def offers(self) -> Sequence[tuple[OptionDraft, Offer]]:
        """Give all that may be chosen instead of the usual, each with the option that offers it."""
        return [(option, offer) for option in self.options.values() for offer in option.offered]

    @cached_property
    def lenders(self) -> frozenset[str]:
        """Give the rule sets from which choices of its options borrow."""
        return frozenset(
            each
            for option in self.options.values()
            for choice in option.choices.values()
            for each in choice.borrows.values()
        )

    @property
    def usual_players(self) -> int:
        """Give the number of players to show when none is named: four, or the smallest there is."""
        return 4 if 4 in self.players or not self.players else min(self.players)


def sorted_leaves(leaves: Mapping[str, ResolvedRule]) -> dict[str, ResolvedRule]:
    """Put leaves in the order of the model."""
    return {key: leaves[key] for key in sorted(leaves, key=order_of)}


def lacking(leaves: Mapping[str, ResolvedRule]) -> list[str]:
    """Give the keys of the fields that some leaves leave out, in the order of the model; of a whole game none."""
    return [each.key for each in all_fields() if each.key not in leaves]


def make_rules(leaves: Mapping[str, ResolvedRule]) -> Rules:
    """Make the typed rules of resolved leaves; where the book is silent, as the vocabulary says it is then played.

    What is stated and cannot apply is played as if the book were silent on it.
    """
    stated = cast(Rules, _make(Rules, "", leaves))
    in_vain = {key: replace(leaf, value=SILENT) for key, leaf in leaves.items() if _is_in_vain(leaf, stated)}
    return cast(Rules, _make(Rules, "", {**leaves, **in_vain})) if in_vain else stated


def _is_in_vain(leaf: ResolvedRule, rules: Rules) -> bool:
    """Say whether a leaf states something that cannot apply by these rules, and could be silent."""
    field = leaf.field
    if leaf.silent or field.silent is NEEDED or leaf.value == field.silent:
        return False
    return not all(each.heard or each.holds(rules) for each in field.only)


def _make(cls: type, prefix: str, leaves: Mapping[str, ResolvedRule]) -> Any:
    made: dict[str, Any] = {}
    for name, key, section, silent in _attributes(cls, prefix):
        if section:
            made[name] = _make(section, f"{key}.", leaves)
        elif key == VALUES:
            made[name] = Values.of(values_in(leaves))
        else:
            value = leaves[key].value
            made[name] = silent if value is SILENT else value
    return cls(**made)


@cache
def _attributes(cls: type, prefix: str) -> Sequence[tuple[str, str, type | None, Any]]:
    """Give the attributes of the rules or of a section: each with its key, and its class or how silence is played."""
    keyed = [(each, f"{prefix}{each.key}") for each in attributes_of(cls)]
    return [
        (each.name, key, each.hint, None) if each.is_section else (each.name, key, None, _played_in_silence(key))
        for each, key in keyed
    ]


def _played_in_silence(key: str) -> Any:
    found = field_of(key)
    return found.silent if found else None


def values_in(leaves: Mapping[str, ResolvedRule]) -> dict[str, int | Worth]:
    """Give what leaves say of the worth of each suit or card, by its name."""
    return {group: leaf.value for key, leaf in leaves.items() if (group := group_of(key))}


def idle(keys: Iterable[str], tables: Collection[Rules], open_to_choice: Collection[str] = ()) -> dict[str, Condition]:
    """Give those of some keys that cannot apply at any of these tables, each with the first condition in its way.

    What depends on a key, or a section of keys, that is open to choice may apply yet.
    """

    @cache
    def never_holds(condition: Condition) -> bool:
        return not _may_hold(condition, tables, open_to_choice)

    found = {key: next(filter(never_holds, field.only), None) for key in keys if (field := field_of(key))}
    return {key: condition for key, condition in found.items() if condition}


def chosen_keys(rule_set: RuleSet, but: Collection[str] = ()) -> set[str]:
    """Give the keys that the options of a rule set may set, but for some of the options."""
    options = (option for name, option in rule_set.options.items() if name not in but)
    return {key for option in options for each in option.offered for key in each.keys}


def idle_in(rule_set: RuleSet, tables: Collection[Rules]) -> dict[str, Condition]:
    """Give the keys of a rule set that cannot apply at any of its tables, whatever is chosen, and why."""
    return idle(rule_set.leaves, tables, chosen_keys(rule_set))


def _may_hold(condition: Condition, tables: Collection[Rules], open_to_choice: Collection[str]) -> bool:
    return any(is_under(by, each) or is_under(each, by) for by in condition.by for each in open_to_choice) or any(
        condition.holds(rules) for rules in tables
    )
