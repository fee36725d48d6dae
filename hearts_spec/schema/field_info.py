"""How the vocabulary describes a field or a section: what pages, the schema and the loader read of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache
from inspect import get_annotations
from operator import attrgetter
from typing import Any, get_type_hints

from hearts_spec.schema.english import listed

NEEDED = object()  # where a game cannot be played as long as its book is silent


@dataclass(frozen=True, slots=True)
class Condition:
    """What must hold of the rules for a key to say anything, and the keys, or sections, by which that is known.

    Of a key that is `heard` it is only a silence that need not be told: what is stated of it is played all the same.
    """

    holds: Callable[[Any], object]
    by: tuple[str, ...]
    heard: bool = False

    @property
    def otherwise(self) -> str:
        """Give the hint to whoever states something that cannot apply because this does not hold."""
        return f"leave it out, or state {listed([f'`{key}`' for key in self.by], 'or')} otherwise"


def where(holds: Callable[[Any], object], *by: str, heard: bool = False) -> Condition:
    """Give a condition: that this holds of the rules of a table, which is known by these keys."""
    return Condition(holds, by, heard)


def there_is(key: str) -> Condition:
    """Give the condition that there is any of what a key says: that it is neither 0 nor an empty list."""
    return Condition(attrgetter(key.replace("-", "_")), (key,))


def says(
    label: str,
    sentence: str,
    help: str = "",
    silent: object = NEEDED,
    least: int = 0,
    most: int = 999_999,
    kind: object = None,
    late: bool = False,
    none: str = "",
    examples: tuple[int, ...] = (),
    only: Sequence[Condition] = (),
) -> Any:
    """Describe a field: its label, the sentence it makes, its help, how a silent book is played, and its limits.

    Where its value is nothing, be it 0 or an empty list, `none` is the sentence, if it has one of its own. `examples`
    are numbers at which it is often played, to be offered to whoever writes a rule set.
    Its type tells of what kind it is, unless a `kind` is named. A book that does not mention a `late` field is silent
    on it, for nobody has asked the book. It says something `only` in a game of which all these conditions hold.
    """
    meta = {"label": label, "sentence": sentence, "help": help, "silent": silent, "least": least, "most": most,
            "kind": kind, "late": late, "none": none, "examples": examples, "only": tuple(only)}  # fmt: skip
    return field(metadata=meta)


def section(
    label: str, help: str = "", unruled: bool = False, late: bool = False, only: Sequence[Condition] = ()
) -> Any:
    """Describe a section: its label and its help; where a silent book is `unruled`, no ruling is given in its place.

    All that a `late` section holds is late, and all of it says something `only` where these conditions hold; but for
    the keys by which they are known.
    """
    return field(metadata={"label": label, "help": help, "unruled": unruled, "late": late, "only": tuple(only)})


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute of a section: its name, how a file spells it, its type, and how it is described.

    It is a field or, where it has fields of its own, a section; a field whose value has several parts is none.
    """

    name: str
    key: str
    hint: Any
    said: Mapping[str, Any]
    is_section: bool


@cache
def attributes_of(section: type) -> tuple[Attribute, ...]:
    """Give the attributes of a section; `first_trick` is written `first-trick`."""
    hints = get_type_hints(section)
    return tuple(
        Attribute(each.name, each.name.replace("_", "-"), hint, each.metadata,
                  is_section=is_dataclass(hint) and "sentence" not in each.metadata)
        for each in fields(section)
        for hint in [hints[each.name]]
    )  # fmt: skip


class Word(Enum):
    """A word of the vocabulary: `value` is what YAML says, `phrase` is what a page says.

    A subclass may annotate further attributes, which each member then gives as a mapping after its phrase.
    """

    phrase: str

    def __new__(cls, value: str, phrase: str = "", meaning: Mapping[str, object] | None = None) -> "Word":
        """Make a member; raise TypeError if it lacks an attribute that its class annotates, or has another."""
        member = object.__new__(cls)
        member._value_ = value
        member.phrase = phrase
        given, expected = dict(meaning or {}), set(get_annotations(cls))
        if given.keys() != expected:
            raise TypeError(f"the word {value!r} of {cls.__name__} must state {sorted(expected)}, not {sorted(given)}")
        for name, each in given.items():
            setattr(member, name, each)
        return member
