"""What captured cards are worth."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from hearts_spec.rules.shape.faults import Fault
from hearts_spec.rules.shape.kinds import ANYWHERE, Around, Number, words_schema
from hearts_spec.rules.shape.tree import Node, Scalar
from hearts_spec.rules.shape.word import Word


class Worth(Word):
    """What captured cards are worth, where it is not one number."""

    PIPS = "pips", "one for each of its pips"


@dataclass(frozen=True)
class CardValue(Number):
    """What a card is worth: a whole number, or a word for what depends on the card."""

    name: ClassVar[str] = "a whole number or the word pips"

    def read(self, node: Node, faults: list[Fault], around: Around = ANYWHERE) -> Any:
        if isinstance(node, Scalar) and node.text == Worth.PIPS.value:
            return Worth.PIPS
        return super().read(node, faults, around)

    def plain(self, value: int | Worth) -> Any:
        return value.value if isinstance(value, Worth) else value

    def text(self, value: int | Worth) -> str:
        return value.phrase if isinstance(value, Worth) else super().text(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [super().schema(), words_schema(Worth)]}

    def changes(self, value: int | Worth) -> Iterator[int]:
        return iter((1,)) if isinstance(value, Worth) else super().changes(value)
