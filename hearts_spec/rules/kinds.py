"""The kinds of value a field can have: how each is read, shown, described to editors, and changed for pinning."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hearts_spec.cards import group_name, is_group, parse_card
from hearts_spec.rules.faults import Fault, did_you_mean
from hearts_spec.rules.model import Clause
from hearts_spec.rules.tree import Items, Node, Pairs, Scalar, describe, only_keys, texts_of
from hearts_spec.rules.words import Then, Word

MISSING = object()
_WHOLE = re.compile(r"[+-]?\d{1,6}")
_COUNT = re.compile(r"\d{1,2}\+?")


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


@dataclass(frozen=True)
class Number(Kind):
    """A whole number."""

    least: int = 0

    def read(self, node: Node, faults: list[Fault]) -> Any:
        if not (isinstance(node, Scalar) and _WHOLE.fullmatch(node.text)):
            faults.append(Fault(node.mark, f"{describe(node)}, where a whole number was expected"))
            return MISSING
        number = int(node.text)
        if number < self.least:
            faults.append(Fault(node.mark, f"{number} is too small", f"the least is {self.least}"))
            return MISSING
        return number

    def plain(self, value: int) -> int:
        return value

    def text(self, value: int) -> str:
        return str(value).replace("-", "−")

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": 999_999}

    def changes(self, value: int) -> Iterator[int]:
        if value > self.least:
            yield value - 1
        yield value + 1


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
        return {"enum": [word.value for word in self.words]}

    def changes(self, value: Word) -> Iterator[Word]:
        yield from (word for word in self.words if word is not value)


def read_word(node: Node, words: type[Word], faults: list[Fault]) -> Any:
    """Read one word of an enumeration."""
    allowed = [str(word.value) for word in words]
    if isinstance(node, Scalar) and node.text in allowed:
        return words(node.text)
    text = node.text if isinstance(node, Scalar) else ""
    faults.append(Fault(node.mark, f"{describe(node)} is not a word this key knows", did_you_mean(text, allowed)))
    return MISSING


@dataclass(frozen=True)
class ManyOf(Kind):
    """A list of values of one kind."""

    one: Kind
    distinct: bool = False

    def read(self, node: Node, faults: list[Fault]) -> Any:
        nodes = node.items if isinstance(node, Items) else (node,)
        values = [self.one.read(item, faults) for item in nodes]
        if any(value is MISSING for value in values):
            return MISSING
        for place, value in enumerate(values):
            if self.distinct and value in values[:place]:
                faults.append(Fault(nodes[place].mark, f"{describe(nodes[place])} stands twice in the list"))
                return MISSING
        return tuple(values)

    def plain(self, value: Sequence[Any]) -> list[Any]:
        return [self.one.plain(item) for item in value]

    def text(self, value: Sequence[Any]) -> str:
        return listed([self.one.text(item) for item in value])

    def schema(self) -> dict[str, Any]:
        one = self.one.schema()
        return {"anyOf": [one, {"type": "array", "items": one, "uniqueItems": self.distinct}]}

    def changes(self, value: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
        for place, item in enumerate(value):
            yield tuple(value[:place]) + tuple(value[place + 1 :])
            for other in self.one.changes(item):
                yield (*value[:place], other, *value[place + 1 :])


@dataclass(frozen=True)
class Group(Kind):
    """A suit or a card."""

    card_only: bool = False

    def read(self, node: Node, faults: list[Fault]) -> Any:
        if isinstance(node, Scalar) and is_group(node.text):
            if node.text.islower() and not self.card_only:
                return node.text
            if not node.text.islower():
                return _canonical(node.text)
        what = "a card (as 2S)" if self.card_only else "a suit (as hearts) or a card (as QS)"
        faults.append(Fault(node.mark, f"{describe(node)}, where {what} was expected"))
        return MISSING

    def plain(self, value: str) -> str:
        return value

    def text(self, value: str) -> str:
        return group_name(value)

    def schema(self) -> dict[str, Any]:
        card = r"(?:[2-9TJQKA]|10)[CDSH]"
        return {"pattern": f"^{card}$" if self.card_only else f"^(?:{card}|clubs|diamonds|spades|hearts)$"}

    def changes(self, value: str) -> Iterator[str]:
        if value.islower():
            yield "diamonds" if value != "diamonds" else "clubs"
        else:
            yield value[:-1] + ("D" if value[-1] != "D" else "C")
            yield ("3" if value[:-1] != "3" else "4") + value[-1]


def _canonical(text: str) -> str:
    from hearts_spec.cards import card_text

    return card_text(parse_card(text))


@dataclass(frozen=True)
class Clauses(Kind):
    """The cases of what becomes of the pool."""

    def read(self, node: Node, faults: list[Fault]) -> Any:
        if not isinstance(node, Items):
            faults.append(Fault(node.mark, f"{describe(node)}, where a list of cases was expected"))
            return MISSING
        clauses = [self._clause(item, faults) for item in node.items]
        if any(clause is MISSING for clause in clauses):
            return MISSING
        for clause, item in zip(clauses[:-1], node.items, strict=False):
            if not _conditions(clause):
                faults.append(Fault(item.mark, "a case without conditions hides all that follow", "put it last"))
                return MISSING
        if clauses and _conditions(clauses[-1]):
            hint = "end with a case that has no condition, as {then: stays}"
            faults.append(Fault(node.items[-1].mark, "the last case leaves some results undecided", hint))
            return MISSING
        return tuple(clauses)

    def _clause(self, node: Node, faults: list[Fault]) -> Any:
        before = len(faults)
        if not isinstance(node, Pairs):
            faults.append(
                Fault(node.mark, f"{describe(node)}, where a case was expected", "as {clear: 1, then: clear-take}")
            )
            return MISSING
        only_keys(node, ("clear", "fewest", "loaded", "then"), faults)
        then_node = node.get("then")
        if then_node is None:
            faults.append(Fault(node.mark, "a case must say what happens", "add `then`"))
            return MISSING
        then = read_word(then_node, Then, faults)
        conditions = {}
        for key, value in node:
            if key.text in ("clear", "fewest", "loaded"):
                if not (isinstance(value, Scalar) and _COUNT.fullmatch(value.text)):
                    hint = "as 2, or 2+ for two or more"
                    faults.append(Fault(value.mark, f"{describe(value)}, where a number of players was expected", hint))
                else:
                    conditions[key.text] = value.text
        return MISSING if len(faults) > before else Clause(then, **conditions)

    def plain(self, value: Sequence[Clause]) -> list[dict[str, str]]:
        return [{**_conditions(clause), "then": str(clause.then.value)} for clause in value]

    def text(self, value: Sequence[Clause]) -> str:
        return "; ".join(clause_text(clause, place > 0) for place, clause in enumerate(value))

    def schema(self) -> dict[str, Any]:
        count = {
            "anyOf": [{"type": "integer", "minimum": 0, "maximum": 99}, {"type": "string", "pattern": r"^\d{1,2}\+?$"}]
        }
        case = {
            "type": "object",
            "properties": {
                **dict.fromkeys(("clear", "fewest", "loaded"), count),
                "then": {"enum": [word.value for word in Then]},
            },
            "required": ["then"],
            "additionalProperties": False,
        }
        return {"type": "array", "items": case}

    def changes(self, value: Sequence[Clause]) -> Iterator[tuple[Clause, ...]]:
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


__all__ = ["MISSING", "Choice", "Clauses", "Group", "Kind", "ManyOf", "Number", "clause_text", "listed", "texts_of"]
