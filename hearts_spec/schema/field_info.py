"""How the vocabulary describes its fields, sections and words, for pages, the JSON Schema and the loader."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache
from inspect import get_annotations
from operator import attrgetter
from typing import Any, get_type_hints

from hearts_spec.schema.english import listed

NEEDED = object()  # the game cannot be played if the book is silent


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on the rules for a key to apply, and the keys or sections (`by`) on which the condition depends.

    If it only `excuses_silence`, a value that is stated is played and not reported even if the condition does not hold:
    the book then only need not mention the key.
    """

    holds: Callable[[Any], object]
    by: tuple[str, ...]
    excuses_silence: bool = False

    @property
    def otherwise(self) -> str:
        """The hint for a statement that cannot apply because this condition does not hold."""
        return f"leave it out, or change {listed([f'`{key}`' for key in self.by], 'or')}"


def where(holds: Callable[[Any], object], *by: str, excuses_silence: bool = False) -> Condition:
    """Return the condition that `holds` returns true for the rules of a table; `by` are the keys that it reads."""
    return Condition(holds, by, excuses_silence)


def there_is(key: str) -> Condition:
    """Return the condition that the value of a key is neither 0 nor an empty list."""
    return Condition(attrgetter(key.replace("-", "_")), (key,))


BY_SUIT_LED = {"plain": "clubs or diamonds are led", "spades": "spades are led", "hearts": "hearts are led"}


def says(
    label: str,
    sentence: str,
    help: str = "",
    default: object = NEEDED,
    least: int = 0,
    most: int = 999_999,
    kind: object = None,
    unsurveyed: bool = False,
    none: str = "",
    apart: Mapping[Any, str] | None = None,
    examples: tuple[int, ...] = (),
    only: Sequence[Condition] = (),
    cases: Mapping[str, str] | None = None,
) -> Any:
    """Describe a field: its label, the sentence it makes, its help, how a silent book is played, and its limits.

    `none` is the sentence for 0, an empty list or the silent word, if it only denies that there is such a rule, and
    `apart` those of values that do not fit the sentence. `examples` are common numbers, offered to authors. The kind
    follows from the type unless `kind` is given. A field is `unsurveyed` if nobody has read the books for it: one that
    does not mention it is silent on it. The field applies `only` if all these conditions hold. `cases` are the cases in
    which one value has different consequences, each described: a source can be cited for each of them.
    """
    meta = {"label": label, "sentence": sentence, "help": help, "default": default, "least": least, "most": most,
            "kind": kind, "unsurveyed": unsurveyed, "none": none, "apart": apart or {}, "examples": examples,
            "only": tuple(only), "cases": cases or {}}  # fmt: skip
    return field(metadata=meta)


def section(
    label: str, help: str = "", default_hidden: bool = False, unsurveyed: bool = False, only: Sequence[Condition] = ()
) -> Any:
    """Describe a section: its label and its help. If it is `default_hidden`, no default is shown for a silent book.

    `unsurveyed` and `only` apply to every field of the section, except that a condition does not apply to the keys it
    depends on.
    """
    return field(
        metadata={
            "label": label,
            "help": help,
            "default_hidden": default_hidden,
            "unsurveyed": unsurveyed,
            "only": tuple(only),
        }
    )


@dataclass(frozen=True, slots=True)
class Attribute:
    """An attribute of a section: its name, how a file spells it, its type, and its description.

    It is a section if its type has fields and it has no sentence of its own; otherwise it is a field.
    """

    name: str
    key: str
    hint: Any
    metadata: Mapping[str, Any]
    is_section: bool


@cache
def attributes_of(section: type) -> tuple[Attribute, ...]:
    """Return the attributes of a section; a file spells `first_trick` as `first-trick`."""
    hints = get_type_hints(section)
    return tuple(
        Attribute(each.name, each.name.replace("_", "-"), hint, each.metadata,
                  is_section=is_dataclass(hint) and "sentence" not in each.metadata)
        for each in fields(section)
        for hint in [hints[each.name]]
    )  # fmt: skip


class Word(Enum):
    """A word of the vocabulary: `value` is what YAML says, `phrase` is what a page says.

    A subclass may annotate further attributes, which each member then gives as a mapping after its phrase. A `bool`
    that a member leaves out is False for it.
    """

    phrase: str

    def __new__(cls, value: str, phrase: str = "", meaning: Mapping[str, object] | None = None) -> "Word":
        """Make a member; raise TypeError if it lacks an attribute that its class annotates, or has another."""
        member = object.__new__(cls)
        member._value_ = value
        member.phrase = phrase
        annotated = get_annotations(cls)
        given = {name: False for name, kind in annotated.items() if kind is bool} | dict(meaning or {})
        if given.keys() != annotated.keys():
            raise TypeError(f"the word {value!r} of {cls.__name__} must state {[*annotated]}, not {[*given]}")
        for name, each in given.items():
            setattr(member, name, each)
        return member
