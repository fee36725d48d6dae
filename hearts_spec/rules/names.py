"""Keys of the vocabulary as files and questions name them, and the two parts of an id."""

import re
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards.errors import quoted
from hearts_spec.rules.fields import all_fields, all_sections, field_of
from hearts_spec.schema.kinds import ANYWHERE, ByKey, Kind, ManyOf, ReadContext, Text
from hearts_spec.schema.problems import Problem, did_you_mean
from hearts_spec.schema.source_tree import Node


def source_of(id: str) -> str:
    """Return the source, or the folder of house rules, of an id: `modern` of `modern/standard`."""
    return id.partition("/")[0]


def name_of(id: str) -> str:
    """Return the name after the source: `standard` of `modern/standard`; empty if there is no source."""
    return id.partition("/")[2]


_TEXT = Text("a word of the vocabulary")
_CASE = re.compile(r"settlement\.pool\.[1-9]")


@dataclass(frozen=True)
class KeyKind(Kind):
    """A key of the vocabulary. With `sections` also a section, for all that is in it, or a case of a rule."""

    sections: bool = False

    def parse(self, node: Node, context: ReadContext) -> Any:
        key = _TEXT.parse(node, context)
        if isinstance(key, Problem) or (wrong := no_key(key, sections=self.sections)) is None:
            return key
        return Problem(node.mark, "unknown-rule", *wrong, key)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": r"^[A-Za-z0-9.-]+$"}


def is_under(key: str, section: str) -> bool:
    """True if a key is this section or is in it."""
    return key == section or key.startswith(f"{section}.")


def no_key(key: str, *, sections: bool) -> tuple[str, str] | None:
    """Return what is wrong with a key that names nothing, and a hint; None if it names something."""
    paths = [section.path for section in all_sections()] if sections else []
    if field_of(key) is not None or key in paths or (sections and (_CASE.fullmatch(key) or _is_case(key))):
        return None
    near = did_you_mean(key, [*(each.key for each in all_fields()), *paths], at_most=0)
    return f"{quoted(key, 60)} is not in the vocabulary", near or "see the vocabulary"


def _is_case(key: str) -> bool:
    """True if a key is that of a case which its rule declares, such as `queen.led.spades`."""
    rule, _, case = key.rpartition(".")
    found = field_of(rule)
    return found is not None and case in found.cases


class SupposedKind(Kind):
    """The values of which one must be stated. The word `stated` is read as an empty list, which means any value."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        wanted = _SUPPOSED.read(node, faults)
        return () if wanted == (_STATED,) else wanted

    def schema(self) -> dict[str, Any]:
        return _SUPPOSED.schema()


_STATED = "stated"
_SUPPOSED = ManyOf(Text(f"a value, or `{_STATED}`"), at_least=1)
SUPPOSITIONS = ByKey(SupposedKind(), KeyKind(sections=True), "for what is supposed", "as `values.QS: stated`")
