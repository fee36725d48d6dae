"""The kinds of value a field can have: how each is read, shown, described to editors, and changed for pinning."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from hearts_spec.cards import NotationError, card_text, group_name, parse_card
from hearts_spec.rules.shape.faults import Fault, did_you_mean, quoted
from hearts_spec.rules.shape.tree import Items, Node, Scalar, describe, expected
from hearts_spec.rules.shape.word import Word

MISSING = object()
MOST = 999_999
SUITS = "clubs|diamonds|spades|hearts"
CARD = "(?:[2-9TJQKA]|10)[CDSH]|Joker"
GROUP_KEY = f"{SUITS}|(?:[2-9JQKA]|10)[CDSH]|Joker"
_WHOLE = re.compile(r"[+-]?(?:0|[1-9][0-9]*)")
_SUIT = re.compile(SUITS)
_CARD = re.compile(CARD)


class Kind:
    """A kind of value. Each method handles values that `read` has accepted."""

    def read(self, node: Node, faults: list[Fault]) -> Any:
        """Read a node; reports what is wrong with it and then gives MISSING."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """Give the value as JSON and YAML say it."""
        raise NotImplementedError

    def text(self, value: Any) -> str:
        """Give the value as a page says it."""
        raise NotImplementedError

    def schema(self) -> dict[str, Any]:
        """Give the JSON Schema of the value."""
        raise NotImplementedError

    def changes(self, value: Any) -> Iterator[Any]:
        """Give other values of the kind, each a small wrong turn from this one."""
        raise NotImplementedError

    def sample(self) -> Any:
        """Give some value of the kind, to be added to an empty list."""
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Kind):
    """A whole number."""

    name: ClassVar[str] = "a whole number"
    least: int = 0
    most: int = MOST

    def read(self, node: Node, faults: list[Fault]) -> Any:
        if not (isinstance(node, Scalar) and _WHOLE.fullmatch(node.text)):
            faults.append(expected(node, self.name))
        elif not node.plain:
            message = f"found {quoted(node.text)} in quotes, where a number was expected"
            faults.append(Fault(node.mark, message, f"write {node.text[:20]}"))
        elif len(node.text) > 8 or not self.least <= int(node.text) <= self.most:
            message = f"{quoted(node.text, 20)[1:-1]} is out of range"
            faults.append(Fault(node.mark, message, f"from {self.least} to {self.most}"))
        else:
            return int(node.text)
        return MISSING

    def plain(self, value: int) -> int:
        return value

    def text(self, value: int) -> str:
        return str(value).replace("-", "−")

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}

    def sample(self) -> int:
        return self.least

    def changes(self, value: int) -> Iterator[int]:
        if value > self.least:
            yield value - 1
        if value < self.most:
            yield value + 1

    def whole(self) -> "Number":
        """Give the kind of those values that are numbers."""
        return Number(self.least, self.most)


@dataclass(frozen=True)
class Choice(Kind):
    """One word of an enumeration."""

    words: type[Word]

    def read(self, node: Node, faults: list[Fault]) -> Any:
        return read_word(node, self.words, faults)

    def plain(self, value: Word) -> str:
        return str(value.value)

    def text(self, value: Word) -> str:
        return value.phrase

    def schema(self) -> dict[str, Any]:
        return words_schema(self.words)

    def sample(self) -> Word:
        return next(iter(self.words))

    def changes(self, value: Word) -> Iterator[Word]:
        yield from (word for word in self.words if word is not value)


def read_word(node: Node, words: type[Word], faults: list[Fault]) -> Any:
    """Read one word of an enumeration."""
    allowed = [str(word.value) for word in words]
    if isinstance(node, Scalar) and node.text in allowed:
        return words(node.text)
    text = node.text if isinstance(node, Scalar) else ""
    hint = did_you_mean(text, allowed)
    if isinstance(node, Scalar) and node.text.strip():
        faults.append(Fault(node.mark, f"{quoted(node.text)} is not one of the words for this", hint))
    else:
        faults.append(expected(node, "a word", hint))
    return MISSING


def words_schema(words: type[Word]) -> dict[str, Any]:
    """Give the JSON Schema of one word of an enumeration, each with its phrase."""
    return {"oneOf": [{"const": word.value, "description": word.phrase} for word in words]}


@dataclass(frozen=True)
class ManyOf(Kind):
    """A list of values of one kind."""

    one: Kind
    distinct: bool = False
    at_least: int = 0

    def read(self, node: Node, faults: list[Fault]) -> Any:
        nodes = node.items if isinstance(node, Items) else (node,)
        before = len(faults)
        if len(nodes) < self.at_least:
            faults.append(Fault(node.mark, "found an empty list, where at least one was expected"))
        values = []
        for item in nodes:
            value = self.one.read(item, faults)
            if self.distinct and value is not MISSING and value in values:
                faults.append(Fault(item.mark, f"{describe(item)} stands twice in the list", "keep one"))
            elif value is not MISSING:
                values.append(value)
        return tuple(values) if len(faults) == before else MISSING

    def plain(self, value: Sequence[Any]) -> list[Any]:
        return [self.one.plain(item) for item in value]

    def text(self, value: Sequence[Any]) -> str:
        return listed([self.one.text(item) for item in value])

    def schema(self) -> dict[str, Any]:
        one = self.one.schema()
        return {
            "anyOf": [one, {"type": "array", "items": one, "minItems": self.at_least, "uniqueItems": self.distinct}]
        }

    def sample(self) -> tuple[Any, ...]:
        return (self.one.sample(),)

    def changes(self, value: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
        if not value:
            yield self.sample()
        for place, item in enumerate(value):
            yield tuple(value[:place]) + tuple(value[place + 1 :])
            for other in self.one.changes(item):
                yield (*value[:place], other, *value[place + 1 :])


@dataclass(frozen=True)
class Group(Kind):
    """A suit or a card."""

    card_only: bool = False

    def read(self, node: Node, faults: list[Fault]) -> Any:
        text = node.text if isinstance(node, Scalar) else ""
        if _CARD.fullmatch(text):
            return card_text(parse_card(text))
        if _SUIT.fullmatch(text) and not self.card_only:
            return text
        what = "a card (as 2S)" if self.card_only else "a suit (as hearts) or a card (as QS)"
        faults.append(expected(node, what, self._hint(text)))
        return MISSING

    def _hint(self, text: str) -> str:
        try:
            return f"did you mean {card_text(parse_card(text))}?"
        except NotationError as error:
            if not self.card_only and (hint := did_you_mean(text, SUITS.split("|"), 0)):
                return hint
            return error.hint if "did you mean" in error.hint else ""

    def plain(self, value: str) -> str:
        return value

    def text(self, value: str) -> str:
        return group_name(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": f"^(?:{CARD})$" if self.card_only else f"^(?:{SUITS}|{CARD})$"}

    def sample(self) -> str:
        return "2D" if self.card_only else "diamonds"

    def changes(self, value: str) -> Iterator[str]:
        if value.islower():
            yield "diamonds" if value != "diamonds" else "clubs"
        elif value == "Joker":
            yield "AH"
        else:
            yield value[:-1] + ("D" if value[-1] != "D" else "C")
            yield ("3" if value[:-1] != "3" else "4") + value[-1]


def listed(texts: Sequence[str]) -> str:
    """Join texts as a sentence does."""
    if not texts:
        return "none"
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"
