"""What a rule-set file leaves to the players: its options, and the choices each offers."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from hearts_spec.rules.authorities import AuthorityKind, not_both
from hearts_spec.rules.fields import VALUE_KIND, VALUES, all_fields, all_sections, field_of, group_of, top_of
from hearts_spec.rules.section_kinds import OverlayKind, in_rule_set
from hearts_spec.rules.statements import Authority, Overlay
from hearts_spec.schema.group_by import together
from hearts_spec.schema.json_schema import Schema
from hearts_spec.schema.keyed_kinds import A_NAME, ByKey
from hearts_spec.schema.kinds import (
    ANYWHERE,
    GROUP_KEY,
    MISSING,
    NAME,
    NAME_HINT,
    WHOLE,
    Kind,
    Number,
    ReadContext,
    Text,
    one_of,
)
from hearts_spec.schema.problems import Location, Problem, did_you_mean, quoted
from hearts_spec.schema.record_type import (
    RecordType,
    TypedRecord,
    given_by,
    lacks,
    named,
    part,
    place_in,
    placed,
    places,
)
from hearts_spec.schema.tree import Node, Pairs, Scalar

MOST_OPTIONS = 40
MOST_CHOICES = 20
_SENTENCE, _REASON, _CHOSEN = (Text(each, lines=True) for each in ("a sentence", "a reason", "the name of a choice"))
_NEEDS = ByKey(_CHOSEN, A_NAME, "for each option needed", "as `odd-chip: stays`", partial=True)
_NEEDS_HELP = "The choices of other options without which this one cannot be played."
_NUMBER = "number"
_NUMBERS = {each.key: each.kind for each in all_fields() if isinstance(each.kind, Number)}  # but for values of cards


def number_kind(key: str) -> Number | None:
    """Give the kind of the numbers that a key can be set to; None for a key that does not hold one number."""
    return VALUE_KIND.whole() if field_of(key) and group_of(key) else _NUMBERS.get(key)


_BORROWED = ByKey(
    Text("the id of a rule set", lines=True),
    one_of([section.path for section in all_sections()], "a section", "a section that can be borrowed"),
    "for each section borrowed",
    "as `settlement: hoyle-1887/hearts`",
    partial=True,
)


@dataclass(frozen=True, slots=True)
class ChoiceDraft(TypedRecord):
    """One answer to an option."""

    name: str = named("")
    says: str = part(_SENTENCE, "The choice in a sentence.", "")
    overlay: Overlay = part(OverlayKind(), "What the choice changes.", Overlay, key="set")
    borrows: Mapping[str, str] = part(
        _BORROWED, "Sections taken from another rule set, each with its id.", dict, key="borrow"
    )
    needs: Mapping[str, str] = part(_NEEDS, _NEEDS_HELP, dict)
    because: str = part(_REASON, "Why it needs them.", "")
    authority: Authority = part(AuthorityKind(), default=Authority, spread=True)
    origin: str = given_by("id")
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    @classmethod
    def under(cls, key: str, around: ReadContext) -> ReadContext:
        """Give the path to what it changes."""
        return in_rule_set(around).within("choices", key, "set")

    def amiss(self, around: ReadContext) -> Iterator[Problem]:
        """Report a choice that says nothing, or does not say why it needs another."""
        if "says" not in self.marks:
            yield Problem(self.mark, f"the choice {self.name} says nothing", "add `says: ...`")
        yield from _unreasoned(self, f"the choice {self.name}")

    @classmethod
    def in_schema(cls) -> Schema:
        """Say that it says something, is not both cited and assumed, and gives a reason for what it needs."""
        return {"required": ["says"], "allOf": [not_both(), _reasoned(), _needing()]}

    @property
    def keys(self) -> tuple[str, ...]:
        """Give the keys that it states, and the sections that it borrows."""
        return (*(each.key for each in self.overlay.statements()), *self.borrows)

    def matters(self, tables: Collection[int]) -> bool:
        """Say whether it states anything for a table of one of these numbers of players."""
        stated = any(number in tables and some for number, some in self.overlay.by_players.items())
        return stated or bool(self.overlay.always or self.borrows)


def _unreasoned(asking: "ChoiceDraft | OptionDraft", who: str, whole: bool = True) -> Iterator[Problem]:
    """Report needs without a reason, and of what is `whole`, and restates no other, a reason without needs."""
    if asking.needs and "because" not in asking.marks:
        yield Problem(asking.marks["needs"], f"{who} needs another but does not say why", "add `because: ...`")
    if asking.because and not asking.needs and whole and ("needs" in asking.marks or lacks(asking, "needs")):
        message = f"{who} says why it needs another and names none"
        yield Problem(place_in(asking, "because"), message, "add `needs`, or leave `because` out")


def _reasoned() -> Schema:
    """Say that whatever needs something says why."""
    return {
        "if": {"properties": {"needs": {"minProperties": 1}}, "required": ["needs"]},
        "then": {"required": ["because"]},
    }


def _needing() -> Schema:
    """Say that whatever has a reason for what it needs names that."""
    needing = {"properties": {"needs": {"minProperties": 1}}, "required": ["needs"]}
    return {"if": {"required": ["because"]}, "then": needing}


@dataclass(frozen=True)
class Offer:
    """One of the answers that an option offers: a choice, or a number that the source names."""

    name: str
    says: str
    keys: tuple[str, ...]
    needs: Mapping[str, str]

    def touches(self, sections: Collection[str]) -> bool:
        """Say whether it states or borrows anything in some sections of the rules."""
        return not self._sections.isdisjoint(sections)

    @cached_property
    def _sections(self) -> frozenset[str]:
        return frozenset(map(top_of, self.keys))


class _NumberKey(Kind):
    """The key of a field that holds one number."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        key = Text("the key of a number", lines=True).read(node, faults)
        if key is MISSING or number_kind(key):
            return key
        message = f"{quoted(key)} is not the key of a number"
        faults.append(Problem(node.mark, message, did_you_mean(key, _NUMBERS), key))
        return MISSING

    def schema(self) -> Schema:
        return {"anyOf": [{"enum": list(_NUMBERS)}, {"type": "string", "pattern": rf"^{VALUES}\.(?:{GROUP_KEY})$"}]}


class _Default(Kind):
    """The name of a choice; of an option that settles a number, a number that can be settled."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        settles = in_rule_set(around).settles
        good = settles is None or settles.read(node, faults) is not MISSING
        return _CHOSEN.read(node, faults) if good else MISSING

    def schema(self) -> Schema:
        return _CHOSEN.schema()


class _NamedNumber(Kind):
    """A number that can be settled, as the key of what is said of it: a key may stand in quotes."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        settles = in_rule_set(around).settles
        good = settles is None or settles.read(Scalar(node.text, node.mark), faults) is not MISSING
        return node.text if good else MISSING

    def schema(self) -> Schema:
        return {"pattern": f"^{WHOLE}$"}


@dataclass(frozen=True, slots=True)
class OptionDraft(TypedRecord):
    """A question the source leaves to the players: a choice among named answers, or a number for one field.

    `numbers` are those that the source names, each with what it says of it; others may be chosen too.
    """

    name: str = named("")
    asks: str = part(Text("a question", lines=True), "The question to the players.", "")
    default: str = part(_Default(), "The choice that holds when nobody chooses.", "")
    choices: Mapping[str, ChoiceDraft] = part(
        ByKey(
            RecordType(ChoiceDraft, "choice", "as `says: ...`", partial=True),
            Text("a name", pattern=NAME, wrong="cannot name a choice", hint=NAME_HINT),
            "for each choice", "as `divide: {says: The pool is divided.}`", 1, MOST_CHOICES, "choices", partial=True,
        ),
        "The answers there can be, each with how it is said.", dict,
    )  # fmt: skip
    number: str = part(_NumberKey(), "The key of the number that the players settle.", "")
    numbers: Mapping[str, str] = part(
        ByKey(
            _SENTENCE, _NamedNumber(), "for each number that the source names", "as `50: some play to fifty`", 0,
            MOST_CHOICES, "numbers", partial=True,
        ),
        "The numbers that the source names beside the usual one, with what it says of each.", dict,
    )  # fmt: skip
    needs: Mapping[str, str] = part(_NEEDS, _NEEDS_HELP, dict)
    because: str = part(_REASON, "Why it needs them.", "")
    authority: Authority = part(AuthorityKind(), default=Authority, spread=True)
    origin: str = given_by("id")
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    @classmethod
    def under(cls, key: str, around: ReadContext) -> ReadContext:
        """Give the path to the option."""
        return in_rule_set(around).within("options", key)

    @classmethod
    def within(cls, pairs: Pairs, around: ReadContext) -> ReadContext:
        """Give the kind of number that it settles, if it settles one."""
        number, choices = pairs.get(_NUMBER), pairs.get("choices")
        settles = number_kind(number.text) if isinstance(number, Scalar) and choices is None else None
        return replace(in_rule_set(around), settles=settles)

    def amiss(self, around: ReadContext) -> Iterator[Problem]:
        """Report what cannot stand together, and what is missing in one that restates no other."""
        if "needs" in self.marks and _NUMBER not in self.marks:
            yield Problem(self.mark, "each choice says what it needs itself", "move `needs` into the choice")
        if "choices" in self.marks and _NUMBER in self.marks:
            yield Problem(self.marks[_NUMBER], "an option has either choices or a number, not both", "keep one")
        if "numbers" in self.marks and _NUMBER not in self.marks:
            message = "only an option that is a number names some"
            yield Problem(self.marks["numbers"], message, "add `number` with its key")
        yield from _unreasoned(self, f"the option {self.name}", in_rule_set(around).whole)
        if in_rule_set(around).whole:
            yield from self.lacking(self)

    def lacking(self, said: "OptionDraft") -> Iterator[Problem]:
        """Report what an option still lacks once all that it restates is known, where it is `said` in a file."""
        if not self.asks and lacks(self, "asks"):
            yield Problem(said.mark, f"the option {self.name} has no question", "add `asks: ...?`")
        if lacks(self, _NUMBER) and lacks(self, "choices"):
            hint = "add `choices`, or `number` with the key of a number"
            yield Problem(said.mark, f"the option {self.name} offers nothing to choose", hint)
        elif self.choices and lacks(self, "default"):
            hint = f"add `default` with one of: {', '.join(self.choices)}"
            yield Problem(said.mark, f"the option {self.name} does not say what holds when nobody chooses", hint)
        elif self.choices and self.default and self.default not in self.choices:
            hint = did_you_mean(self.default, self.choices)
            yield Problem(said.default_mark, f"the default {quoted(self.default)} is not among the choices", hint)
        elif len(self.choices) == 1 and not self.number:
            hint = "offer another, or leave the option out"
            yield Problem(said.mark, f"the option {self.name} offers a single choice", hint)

    @classmethod
    def in_schema(cls) -> Schema:
        """Say that it is either a number or a choice, what may be its default, and what goes with what."""
        one_way = {"not": {"required": ["choices", _NUMBER]}}
        of_numbers = {"dependentRequired": {"needs": [_NUMBER], "numbers": [_NUMBER]}}
        return {"allOf": [not_both(), one_way, *_number_defaults(), of_numbers, _reasoned()]}

    @property
    def keys(self) -> tuple[str, ...]:
        """Give the keys that it settles, and the sections that its choices borrow."""
        named = [key for choice in self.choices.values() for key in choice.keys]
        return tuple(dict.fromkeys([*([self.number] if self.number else []), *named]))

    @property
    def default_mark(self) -> Location:
        """Give the place of its default, or of itself where it names none."""
        return place_in(self, "default")

    @property
    def answers(self) -> tuple[str, ...]:
        """Give the answers that it names, and first the one that holds when nobody chooses."""
        return (self.default, *(each for each in (*self.choices, *self.numbers) if each != self.default))

    def needed_by(self, answer: str) -> Mapping[str, str]:
        """Give the choices of other options without which an answer cannot be played."""
        if self.number:
            return self.needs if answer else {}
        return self.choices[answer].needs

    @property
    def offered(self) -> Iterator[Offer]:
        """Give what may be chosen instead of the usual."""
        for choice in self.choices.values():
            if choice.name != self.default:
                yield Offer(choice.name, choice.says, choice.keys, choice.needs)
        for number, says in self.numbers.items():
            yield Offer(number, says, (self.number,), self.needs)

    def matters(self, tables: Collection[int]) -> bool:
        """Say whether it can make a difference at a table of one of these numbers of players."""
        return bool(self.number) or any(choice.matters(tables) for choice in self.choices.values())

    def restated(self, child: "OptionDraft") -> "OptionDraft":
        """Give it as a game that changes this one restates it: in part, and with choices added or replaced."""
        authority = child if child.authority.cites or child.authority.assumed else self
        return replace(
            self, asks=child.asks or self.asks, default=child.default or self.default,
            choices={**self.choices, **child.choices}, number=child.number or self.number,
            numbers={**self.numbers, **child.numbers}, needs=child.needs or self.needs,
            because=child.because or self.because, authority=authority.authority, origin=authority.origin,
            marks={**self.marks, **child.marks},
        )  # fmt: skip


def _number_defaults() -> Iterator[Schema]:
    """Say what the default of a number may be: what the field it settles may be."""
    by_limits = together(_NUMBERS, _NUMBERS.__getitem__)
    cases: list[tuple[Schema, Number]] = [({"enum": keys}, kind) for kind, keys in by_limits.items()]
    for names, kind in (*cases, ({"type": "string", "pattern": rf"^{VALUES}\."}, VALUE_KIND.whole())):
        yield {
            "if": {"properties": {_NUMBER: names}, "required": [_NUMBER]},
            "then": {"properties": {"default": kind.schema()}},
        }


OPTIONS = ByKey(
    RecordType(OptionDraft, "option", "as `asks: ...?`", partial=True),
    Text("a name", pattern=NAME, wrong="cannot name an option", hint=NAME_HINT),
    "for each option", "", 0, MOST_OPTIONS, "options", partial=True,
)  # fmt: skip


def whole_option() -> Schema:
    """Say what an option must hold that restates none: a question, and a number or else choices with a default."""
    choices = {"properties": {"choices": {"minProperties": 2}}, "required": ["choices", "default"]}
    return {"required": ["asks"], "anyOf": [{"required": [_NUMBER]}, choices], **_needing()}
