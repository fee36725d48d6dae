"""What a question says of each seat, in one text as the command takes it, or seat by seat."""

from dataclasses import dataclass
from typing import Any

from hearts_spec.schema.kinds import ANYWHERE, MISSING, Kind, ReadContext
from hearts_spec.schema.problems import Problem
from hearts_spec.schema.tree import Node, Pairs, Scalar, expected

_PARTING = (",", "=")


@dataclass(frozen=True)
class BySeatText(Kind):
    """Something of each seat, as `A=2,B=4`: in one text, or as a mapping from which that text is made."""

    example: str

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Scalar):
            return node.text
        if not isinstance(node, Pairs):
            faults.append(expected(node, "something of each seat", f"as {self.example}"))
            return MISSING
        said = [(key, each) for key, each in node]
        wrong = [each for pair in said for each in pair if not _fits(each)]
        faults.extend(expected(each, "a seat, or what is said of one,", f"as {self.example}") for each in wrong)
        return MISSING if wrong else ",".join(f"{key.text}={each.text}" for key, each in said)

    def schema(self) -> dict[str, Any]:
        by_seat = {"type": "object", "additionalProperties": {"type": ["string", "integer"]}}
        return {"anyOf": [{"type": "string"}, by_seat]}


def _fits(node: Node) -> bool:
    return isinstance(node, Scalar) and not any(mark in node.text for mark in _PARTING)
