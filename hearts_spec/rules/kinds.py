"""The kinds of value a field can have: how each is read, shown, described to editors, and changed for pinning."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from hearts_spec.cards import NotationError, card_text, group_name, parse_card
from hearts_spec.rules.faults import Fault, did_you_mean, quoted
from hearts_spec.rules.model import Clause
from hearts_spec.rules.tree import Items, Node, Pairs, Scalar, describe, expected, only_keys
from hearts_spec.rules.words import Then, Word, Worth

MISSING = object()
MOST = 999_999
SUITS = "clubs|diamonds|spades|hearts"
CARD = "(?:[2-9TJQKA]|10)[CDSH]|Joker"
GROUP_KEY = f"{SUITS}|(?:[2-9JQKA]|10)[CDSH]|Joker"
_WHOLE = re.compile(r"[+-]?(?:0|[1-9][0-9]*)")
_COUNT = re.compile(r"[0-9]{1,2}\+?")
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
class CardValue(Number):
    """What a card is worth: a whole number, or a word for what depends on the card."""

    name: ClassVar[str] = "a whole number or the word pips"

    def read(self, node: Node, faults: list[Fault]) -> Any:
        if isinstance(node, Scalar) and node.text == Worth.PIPS.value:
            return Worth.PIPS
        return super().read(node, faults)

    def plain(self, value: int | Worth) -> Any:
        return value.value if isinstance(value, Worth) else value

    def text(self, value: int | Worth) -> str:
        return value.phrase if isinstance(value, Worth) else super().text(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [super().schema(), words_schema(Worth)]}

    def changes(self, value: int | Worth) -> Iterator[int]:
        return iter((1,)) if isinstance(value, Worth) else super().changes(value)


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


@dataclass(frozen=True)
class Clauses(Kind):
    """The cases of what becomes of the pool."""

    def read(self, node: Node, faults: list[Fault]) -> Any:
        if not isinstance(node, Items):
            faults.append(expected(node, "a list of cases", "each on its own line, as `- {then: fewest-take}`"))
            return MISSING
        clauses = [self._clause(item, faults) for item in node.items]
        if any(clause is MISSING for clause in clauses):
            return MISSING
        for clause, item in zip(clauses[:-1], node.items, strict=False):
            if not _conditions(clause):
                faults.append(
                    Fault(item.mark, "this case has no condition, so those below it never apply", "put it last")
                )
                return MISSING
        if clauses and _conditions(clauses[-1]):
            hint = "add a case without one, as {then: stays}"
            faults.append(
                Fault(node.items[-1].mark, "this last case has a condition, so some results are not covered", hint)
            )
            return MISSING
        return tuple(clauses)

    def _clause(self, node: Node, faults: list[Fault]) -> Any:
        before = len(faults)
        if not isinstance(node, Pairs):
            faults.append(expected(node, "a case", "as {clear: 1, then: clear-take}"))
            return MISSING
        only_keys(node, ("clear", "fewest", "loaded", "then"), faults)
        then_node = node.get("then")
        then: Any = MISSING
        if then_node is None:
            faults.append(Fault(node.mark, "this case does not say what happens", "add `then`, as {then: stays}"))
        else:
            then = read_word(then_node, Then, faults)
        conditions = {}
        for key, value in node:
            if key.text in ("clear", "fewest", "loaded"):
                if not (isinstance(value, Scalar) and _COUNT.fullmatch(value.text)):
                    faults.append(expected(value, "a number of players", "as 2, or 2+ for two or more"))
                else:
                    conditions[key.text] = value.text
        return MISSING if len(faults) > before else Clause(then, **conditions)

    def plain(self, value: Sequence[Clause]) -> list[dict[str, str]]:
        return [{**_conditions(clause), "then": str(clause.then.value)} for clause in value]

    def text(self, value: Sequence[Clause]) -> str:
        return "; ".join(clause_text(clause, place > 0) for place, clause in enumerate(value)) or "none is left to win"

    def schema(self) -> dict[str, Any]:
        count = {
            "description": "a number of players, as 2, or 2+ for two or more",
            "anyOf": [
                {"type": "integer", "minimum": 0, "maximum": 99},
                {"type": "string", "pattern": r"^[0-9]{1,2}\+?$"},
            ],
        }
        case = {
            "type": "object",
            "properties": {
                **dict.fromkeys(("clear", "fewest", "loaded"), count),
                "then": words_schema(Then),
            },
            "required": ["then"],
            "additionalProperties": False,
        }
        return {"type": "array", "items": case}

    def sample(self) -> tuple[Clause, ...]:
        return (Clause(Then.FEWEST_TAKE),)

    def changes(self, value: Sequence[Clause]) -> Iterator[tuple[Clause, ...]]:
        if not value:
            yield self.sample()
        for place, clause in enumerate(value):
            before, after = tuple(value[:place]), tuple(value[place + 1 :])
            if after:
                yield before + after
            for then in Then:
                if then is not clause.then:
                    yield (*before, replace(clause, then=then), *after)
            for name, count in _conditions(clause).items():
                yield (*before, Clause(clause.then, **{**_conditions(clause), name: _one_more(count)}), *after)


def _conditions(clause: Clause) -> dict[str, str]:
    counts = {"clear": clause.clear, "fewest": clause.fewest, "loaded": clause.loaded}
    return {name: count for name, count in counts.items() if count}


def _one_more(count: str) -> str:
    return f"{int(count.rstrip('+')) + 1}{'+' if count.endswith('+') else ''}"


_COUNT_WORDS = ("no player", "one player", "two players", "three players", "four players", "five players")


def _players(count: str) -> str:
    number = int(count.rstrip("+"))
    words = _COUNT_WORDS[number] if number < len(_COUNT_WORDS) else f"{number} players"
    return f"{words.replace(' players', '')} or more players" if count.endswith("+") else words


def clause_text(clause: Clause, later: bool = False) -> str:
    """Say one case of the pool in words."""
    parts = []
    if clause.loaded:
        parts.append(
            f"{_players(clause.loaded)} took everything"
            if clause.loaded == "1"
            else f"{_players(clause.loaded)} took some"
        )
    if clause.clear:
        parts.append(f"{_players(clause.clear)} clear")
    if clause.fewest:
        parts.append(f"{_players(clause.fewest)} with the fewest")
    condition = " and ".join(parts) if parts else ("otherwise" if later else "always")
    return f"{condition}: {clause.then.phrase}"


def listed(texts: Sequence[str]) -> str:
    """Join texts as a sentence does."""
    if not texts:
        return "none"
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} and {texts[-1]}"
