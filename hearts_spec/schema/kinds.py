"""The kinds of value a field can have: how each is read, shown, described to editors, and changed for pinning."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from hearts_spec.cards import NotationError, Suit, card_text, group_mask, group_name, parse_card
from hearts_spec.schema.english import in_figures, listed
from hearts_spec.schema.problems import Problem, did_you_mean, quoted
from hearts_spec.schema.tree import Items, Node, Scalar, describe, expected
from hearts_spec.schema.word import Word

MISSING = object()
MOST = 999_999
SUITS = "|".join(suit.name.lower() for suit in Suit)
CARD = "(?:[2-9TJQKA]|10)[CDSH]|Joker"
GROUP_KEY = f"{SUITS}|(?:[2-9JQKA]|10)[CDSH]|Joker"
NAME = "[a-z0-9]+(?:-[a-z0-9]+)*"
NAME_HINT = "small letters, figures and hyphens"
INDEX = "index"  # where pages are made, each folder has one of this name already
ID = f"(?!{INDEX}(?:/|$)){NAME}"
ID_HINT = f"{NAME_HINT}, but not {INDEX}"
WHOLE = "[+-]?(?:0|[1-9][0-9]*)"
_WHOLE = re.compile(WHOLE)
_SUIT = re.compile(SUITS)
_CARD = re.compile(CARD)
_NONE = frozenset({"none", "no", "nothing", "nobody"})
_FLAGS = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}


@dataclass(frozen=True)
class ReadContext:
    """What stands around a value and decides what it can be; a room that must know more adds to it.

    `seats` are those at the table, and none where any name will do; `plays` is how many plays are told of.
    """

    seats: tuple[str, ...] = ()
    plays: int | None = None


ANYWHERE = ReadContext()


class Kind:
    """A kind of value. Each method but `read` handles values that `read` has accepted."""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        """Read a node; reports what is wrong with it and then gives MISSING."""
        raise NotImplementedError

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        """Read what stands under a key that names it."""
        return self.read(node, faults, around)

    def plain(self, value: Any) -> Any:
        """Give the value as JSON and YAML say it."""
        return value

    def text(self, value: Any) -> str:
        """Give the value as a page says it."""
        return str(value)

    def schema(self) -> dict[str, Any]:
        """Give the JSON Schema of the value."""
        raise NotImplementedError

    def changes(self, value: Any) -> Iterator[Any]:
        """Give other values of the kind, each a small wrong turn from this one."""
        raise NotImplementedError

    def sample(self) -> Any:
        """Give some value of the kind, to be added to an empty list."""
        raise NotImplementedError

    def few(self) -> tuple[str, ...]:
        """Give all its values as they are written, where they are few words; none where there are many."""
        return ()


@dataclass(frozen=True)
class Text(Kind):
    """A text: of one line unless it may have several, and of a pattern if one is given.

    `wrong` says what a text is that does not fit, as `cannot be an id`; `example` is such a text, as a reader types it.
    """

    name: str = "a text"
    lines: bool = False
    pattern: str = ""
    hint: str = ""
    most: int = 0
    wrong: str = ""
    example: str = ""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Scalar) or not node.text.strip():
            faults.append(expected(node, self.name, self.hint or (f"as {self.example}" if self.example else "")))
        elif not self.lines and ("\n" in node.text or "\r" in node.text):
            hint = "write it on one line, or fold it with `>-`"
            faults.append(Problem(node.mark, f"a line ends within {self.name}, which is of one line", hint, node.text))
        elif (self.pattern and not re.fullmatch(self.pattern, node.text)) or 0 < self.most < len(node.text):
            wrong = self.wrong or f"is not {self.name}"
            faults.append(Problem(node.mark, f"{quoted(node.text)} {wrong}", self.hint, node.text))
        else:
            return node.text
        return MISSING

    def schema(self) -> dict[str, Any]:
        if self.pattern:
            figures = [count for count in range(1, 8) if re.fullmatch(self.pattern, "9" * count)]
            said: dict[str, Any] = {"type": "string", "pattern": f"^(?:{self.pattern})$"}
            whole = {"type": "integer", "minimum": 1, "maximum": 10 ** figures[-1] - 1} if figures else None
            return {"anyOf": [said, whole]} if whole else said
        form = r"\S" if self.lines else r"^(?![\s\S]*[\r\n])[\s\S]*\S"
        said = {"type": ["string", "number", "boolean"], "pattern": form}
        return {**said, "maxLength": self.most} if self.most else said


A_LINE, PROSE = Text(), Text(lines=True)
AN_ID = Text("an id", pattern=ID, wrong="cannot be an id", hint=ID_HINT)


@dataclass(frozen=True)
class Number(Kind):
    """A whole number; in quotes only where that is allowed."""

    name: ClassVar[str] = "a whole number"
    least: int = 0
    most: int = MOST
    quotes: bool = False

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if not (isinstance(node, Scalar) and _WHOLE.fullmatch(node.text)):
            written = in_figures(node.text) if isinstance(node, Scalar) else None
            faults.append(expected(node, self.name, f"write {written}" if written else ""))
        elif not (node.plain or self.quotes):
            message = f"found {quoted(node.text)} in quotes, where a number was expected"
            faults.append(Problem(node.mark, message, f"write {node.text[:20]}", node.text))
        elif len(node.text) > 8 or not self.least <= int(node.text) <= self.most:
            message = f"{quoted(node.text, 20)[1:-1]} is out of range"
            faults.append(Problem(node.mark, message, f"from {self.least} to {self.most}", node.text))
        else:
            return int(node.text)
        return MISSING

    def text(self, value: int) -> str:
        return str(value).replace("-", "−")

    def schema(self) -> dict[str, Any]:
        number = {"type": "integer", "minimum": self.least, "maximum": self.most}
        return {"anyOf": [number, {"type": "string", "pattern": f"^{WHOLE}$"}]} if self.quotes else number

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
class Flag(Kind):
    """True or false; in quotes only where that is allowed."""

    quotes: bool = False

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Scalar) and (node.plain or self.quotes) and node.text in _FLAGS:
            return _FLAGS[node.text]
        faults.append(expected(node, "true or false"))
        return MISSING

    def schema(self) -> dict[str, Any]:
        return {"enum": [True, False, *_FLAGS]} if self.quotes else {"type": "boolean"}

    def sample(self) -> bool:
        return True

    def few(self) -> tuple[str, ...]:
        return ("yes", "no")

    def changes(self, value: bool) -> Iterator[bool]:
        yield not value


@dataclass(frozen=True)
class Choice(Kind):
    """One word of an enumeration."""

    words: type[Word]

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        return OneOf({str(word.value): word for word in self.words}).read(node, faults)

    def plain(self, value: Word) -> str:
        return str(value.value)

    def text(self, value: Word) -> str:
        return value.phrase

    def schema(self) -> dict[str, Any]:
        return {"oneOf": [{"const": word.value, "description": word.phrase} for word in self.words]}

    def sample(self) -> Word:
        return next(iter(self.words))

    def few(self) -> tuple[str, ...]:
        return tuple(str(word.value) for word in self.words)

    def changes(self, value: Word) -> Iterator[Word]:
        yield from (word for word in self.words if word is not value)


@dataclass(frozen=True)
class OneOf(Kind):
    """One of some words, each of which stands for a value."""

    values: Mapping[str, Any]
    name: str = "a word"
    role: str = "one of the words for this"

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        text = node.text if isinstance(node, Scalar) else ""
        if text in self.values:
            return self.values[text]
        hint = did_you_mean(text, self.values)
        if text.strip():
            faults.append(Problem(node.mark, f"{quoted(text)} is not {self.role}", hint, text))
        else:
            faults.append(expected(node, self.name, hint))
        return MISSING

    def plain(self, value: Any) -> str:
        return next(word for word, each in self.values.items() if each == value)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values)}

    def sample(self) -> Any:
        return next(iter(self.values.values()))

    def changes(self, value: Any) -> Iterator[Any]:
        yield from (each for each in self.values.values() if each != value)


def one_of(words: Iterable[str], name: str = "a word", role: str = "one of the words for this") -> OneOf:
    """Give the kind of a word that stands for itself."""
    return OneOf({word: word for word in words}, name, role)


def says_none(node: Node) -> bool:
    """Say whether a word stands there by which people say that there is none."""
    return isinstance(node, Scalar) and node.text in _NONE


@dataclass(frozen=True)
class ManyOf(Kind):
    """A list of values of one kind; one alone is a list of one, unless it must be `listed`, as the `example` shows.

    `each` names one of them, as `a provision`.
    """

    one: Kind
    distinct: bool = False
    at_least: int = 0
    at_most: int = 0
    listed: str = ""
    example: str = ""
    each: str = ""

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        what = self.listed or (f"{self.each}, or a list of them," if self.each and not node.text.strip() else "")
        if what and not isinstance(node, Items):
            faults.append(expected(node, what, self.example))
            return MISSING
        nodes = node.items if isinstance(node, Items) else (node,)
        before = len(faults)
        if len(nodes) < self.at_least:
            few = "an empty list" if not nodes else f"a list of {len(nodes)}"
            least = "at least one was" if self.at_least == 1 else f"at least {self.at_least} were"
            wanted = f"{self.each} was" if self.each else least
            faults.append(Problem(node.mark, f"found {few}, where {wanted} expected", self.example))
        if 0 < self.at_most < len(nodes):
            faults.append(Problem(node.mark, f"found {len(nodes)}, where {self.at_most} were expected at most"))
            return MISSING
        values = []
        for item in nodes:
            value = self.one.read(item, faults, around)
            if value is MISSING and says_none(item) and not self.at_least:
                faults[-1] = replace(faults[-1], hint="as `[]` for none")
            if self.distinct and value is not MISSING and value in values:
                faults.append(Problem(item.mark, f"{describe(item)} stands twice in the list", "keep one"))
            elif value is not MISSING:
                values.append(value)
        return tuple(values) if len(faults) == before else MISSING

    def plain(self, value: Sequence[Any]) -> list[Any]:
        return [self.one.plain(item) for item in value]

    def text(self, value: Sequence[Any]) -> str:
        return listed([self.one.text(item) for item in value])

    def schema(self) -> dict[str, Any]:
        one = self.one.schema()
        many = {"type": "array", "items": one, "minItems": self.at_least, "uniqueItems": self.distinct}
        if self.at_most:
            many["maxItems"] = self.at_most
        return many if self.listed else {"anyOf": [one, many]}

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

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
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
            in_words = " " in text  # as `jack of diamonds`, which is nearer to the card than to its suit
            if not (self.card_only or in_words) and (hint := did_you_mean(text, SUITS.split("|"), 0)):
                return hint
            return error.hint if "did you mean" in error.hint else ""

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
class Groups(ManyOf):
    """Suits and cards, none of them twice, and no card beside its suit."""

    one: Kind = Group()
    distinct: bool = True

    def read(self, node: Node, faults: list[Problem], around: ReadContext = ANYWHERE) -> Any:
        groups, before = super().read(node, faults, around), len(faults)
        suits = [each for each in (() if groups is MISSING else groups) if _SUIT.fullmatch(each)]
        for item in node.items if isinstance(node, Items) and suits else ():
            for suit in suits:
                if item.text not in suits and group_mask(item.text) & group_mask(suit):
                    message = f"{item.text} stands among the {suit}, which are in the list"
                    faults.append(Problem(item.mark, message, "leave it out"))
        return groups if len(faults) == before else MISSING

    def schema(self) -> dict[str, Any]:
        """Give the JSON Schema, which says of each suit that it does not stand beside a card of it."""
        one, many = super().schema()["anyOf"]
        beside = [
            {"allOf": [{"contains": {"const": suit.name.lower()}}, {"contains": {"pattern": f"{suit.name[0]}$"}}]}
            for suit in Suit
        ]
        return {"anyOf": [one, {**many, "not": {"anyOf": beside}}]}
