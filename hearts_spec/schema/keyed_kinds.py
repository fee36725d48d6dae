"""Values of one kind, each under a key of its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, ReadContext, Text
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.tree import LINES, Node, Pairs, expected

A_NAME = Text("a name")


@dataclass(frozen=True)
class ByKey(Kind):
    """Values of one kind, each under a key of its own: `about` says what the lines are for, `example` how one looks.

    `things` is what they are called together. Where it may be `partial`, those lines that are good are given though
    others are not.
    """

    one: Kind
    key: Kind
    about: str = ""
    example: str = ""
    at_least: int = 0
    at_most: int = 0
    things: str = "lines"
    partial: bool = False

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Pairs):
            about = f" {self.about}" if self.about else ""
            faults.append(expected(node, f"{LINES}{about}", self.example))
            return MISSING
        if len(node.pairs) < self.at_least:
            message = f"found no {self.things}, where at least one was expected"
            faults.append(Problem(node.mark, message, self.example))
        before = len(faults)
        if 0 < self.at_most < len(node.pairs):
            key = node.pairs[self.at_most][0]
            faults.append(Problem(key.mark, f"found more than {self.at_most} {self.things}", "leave some out"))
        found = self.read_good(node, faults, around)
        return found if len(faults) == before or self.partial else MISSING

    def read_good(self, pairs: Pairs, faults: list[Problem], around: ReadContext = ANYWHERE) -> dict[Any, Any]:
        """Read those lines that are good, and report what is wrong with the others."""
        found = {}
        for key, each in pairs:
            name = self.key.read(key, faults, around)
            value = MISSING if name is MISSING else self.one.read_under(key, each, faults, around)
            if value is not MISSING:
                found[name] = value
        return found

    def plain(self, value: Mapping[Any, Any]) -> dict[str, Any]:
        return {str(self.key.plain(key)): self.one.plain(each) for key, each in value.items()}

    def schema(self) -> dict[str, Any]:
        said: dict[str, Any] = {"type": "object", "additionalProperties": self.one.schema()}
        key = self.key.schema()
        names = {name: part for name, part in key.get("anyOf", [key])[0].items() if name != "type"}  # as a text alone
        limits = {"minProperties": self.at_least, "maxProperties": self.at_most}
        return {**said, "propertyNames": names, **{name: limit for name, limit in limits.items() if limit}}


class InOrder(ByKey):
    """Values that carry their keys themselves, in the order written."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, around)
        return found if found is MISSING else tuple(found.values())
