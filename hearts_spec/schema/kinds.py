"""The kinds of value a field can have: how each is read, shown, and described to editors."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from hearts_spec.cards import (
    FUNDS,
    MOST_LETTERS,
    NO_SEAT,
    SEAT_HINT,
    Card,
    NotationError,
    Suit,
    card_text,
    cards_text,
    full_pack,
    group_mask,
    group_name,
    parse_card,
    parse_cards,
)
from hearts_spec.schema.english import MINUS, in_figures, listed
from hearts_spec.schema.field_info import Word
from hearts_spec.schema.problems import Hint, Problem, did_you_mean, quoted
from hearts_spec.schema.source_tree import LINES, Items, Node, Pairs, Scalar, describe, expected

MISSING = object()
MOST = 999_999
MOST_IN_ALL = 10**12  # of what adds up over many deals
SUITS = "|".join(suit.name.lower() for suit in Suit)
CARD = "(?:[2-9TJQKA]|10)[CDSH]|Joker"
GROUP_KEY = f"{SUITS}|(?:[2-9JQKA]|10)[CDSH]|Joker"
NAME = "[a-z0-9]+(?:-[a-z0-9]+)*"
NAME_HINT = "small letters, digits and hyphens"
INDEX = "index"  # no id, because each folder of pages has an index page
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
    """What a value depends on beyond its own text; packages that need more subclass it.

    `seats` are those at the table, or empty if any name will do; `plays` is the number of plays in the record.
    """

    seats: tuple[str, ...] = ()
    plays: int | None = None


ANYWHERE = ReadContext()


class Kind:
    """A kind of value. It overrides `parse`, or `read` if there can be several problems at once.

    The other methods take values that it has accepted.
    """

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        """Read a node; if it is wrong, report that and return MISSING."""
        found = self.parse(node, context)
        if not isinstance(found, Problem):
            return found
        faults.append(found)
        return MISSING

    def parse(self, node: Node, context: ReadContext) -> Any:
        """Return the value of a node, or the problem with it."""
        raise NotImplementedError

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        """Read the node under a key; overridden by kinds whose values depend on the key. Otherwise like `read`."""
        return self.read(node, faults, context)

    def plain(self, value: Any) -> Any:
        """Return the value as JSON and YAML write it."""
        return value

    def text(self, value: Any) -> str:
        """Return the value as a page says it."""
        return str(value)

    def parts(self, value: Any) -> tuple[str, ...]:
        """Return the names of the parts of a value for which a source can be cited apart; none for a single value."""
        return ()

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of the value."""
        raise NotImplementedError


@dataclass(frozen=True)
class Text(Kind):
    """A text: one line unless `lines`. It must match `pattern` and have at most `most` characters, if these are given.

    `wrong` completes the message for a text that does not match, such as `is not a valid id`. `example` is a valid text
    as it is typed in a file.
    """

    name: str = "a text"
    lines: bool = False
    pattern: str = ""
    hint: str = ""
    most: int = 0
    wrong: str = ""
    example: str = ""

    def parse(self, node: Node, context: ReadContext) -> Any:
        if not isinstance(node, Scalar) or not node.text.strip():
            return expected(node, self.name, self.hint or (f"as {self.example}" if self.example else ""))
        if not self.lines and ("\n" in node.text or "\r" in node.text):
            message = f"{self.name} must be on one line"
            return Problem(node.mark, "line-break", message, "write it on one line, or fold it with `>-`", node.text)
        if (self.pattern and not re.fullmatch(self.pattern, node.text)) or 0 < self.most < len(node.text):
            message = f"{quoted(node.text)} {self.wrong or f'is not {self.name}'}"
            return Problem(node.mark, "bad-form", message, self.hint, node.text)
        return node.text

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
AN_ID = Text("an id", pattern=ID, wrong="is not a valid id", hint=ID_HINT)


@dataclass(frozen=True)
class Number(Kind):
    """A whole number from `least` to `most`, which may be in quotes only if `quotes` is true."""

    name: ClassVar[str] = "a whole number"
    least: int = 0
    most: int = MOST
    quotes: bool = False

    def parse(self, node: Node, context: ReadContext) -> Any:
        if not (isinstance(node, Scalar) and _WHOLE.fullmatch(node.text)):
            figures = in_figures(node.text) if isinstance(node, Scalar) else None
            written = Hint.to_write(f"write {figures}", node.text, str(figures)) if figures else ""
            return expected(node, self.name, written)
        if not (node.plain or self.quotes):
            message = f"expected a number, found {quoted(node.text)} in quotes"
            hint = Hint.to_write(f"write {node.text[:20]}", node.text, node.text)
            return Problem(node.mark, "quoted-number", message, hint, node.text)
        if len(node.text) > len(str(self.most)) + 1 or not self.least <= int(node.text) <= self.most:
            message = f"{quoted(node.text, 20)[1:-1]} is out of range"
            return Problem(node.mark, "out-of-range", message, f"from {self.least} to {self.most}", node.text)
        return int(node.text)

    def text(self, value: int) -> str:
        return str(value).replace("-", MINUS)

    def schema(self) -> dict[str, Any]:
        number = {"type": "integer", "minimum": self.least, "maximum": self.most}
        return {"anyOf": [number, {"type": "string", "pattern": f"^{WHOLE}$"}]} if self.quotes else number


@dataclass(frozen=True)
class Flag(Kind):
    """True or false, which may be in quotes only if `quotes` is true."""

    quotes: bool = False

    def parse(self, node: Node, context: ReadContext) -> Any:
        if isinstance(node, Scalar) and (node.plain or self.quotes) and node.text in _FLAGS:
            return _FLAGS[node.text]
        return expected(node, "true or false")

    def schema(self) -> dict[str, Any]:
        return {"enum": [True, False, *_FLAGS]} if self.quotes else {"type": "boolean"}


@dataclass(frozen=True)
class OneOf(Kind):
    """One of several words, each of which stands for a value."""

    values: Mapping[str, Any]
    name: str = "a word"
    role: str = "a value allowed here"

    def parse(self, node: Node, context: ReadContext) -> Any:
        if node.text in self.values:
            return self.values[node.text]
        hint = did_you_mean(node.text, self.values)
        if not node.text.strip():
            return expected(node, self.name, hint)
        return Problem(node.mark, "unknown-word", f"{quoted(node.text)} is not {self.role}", hint, node.text)

    def plain(self, value: Any) -> str:
        return next(word for word, each in self.values.items() if each == value)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values)}


class Choice(OneOf):
    """One word of an enumeration."""

    def __init__(self, words: type[Word]) -> None:
        super().__init__({str(word.value): word for word in words})

    def text(self, value: Word) -> str:
        return value.phrase

    def schema(self) -> dict[str, Any]:
        return {"oneOf": [{"const": word, "description": each.phrase} for word, each in self.values.items()]}


def one_of(words: Iterable[str], name: str = "a word", role: str = "a value allowed here") -> OneOf:
    """Return the kind whose value is one of these words itself."""
    return OneOf({word: word for word in words}, name, role)


def says_none(node: Node) -> bool:
    """True if the node is a word that people write for an empty list."""
    return isinstance(node, Scalar) and node.text in _NONE


@dataclass(frozen=True)
class ManyOf(Kind):
    """A list of values of one kind.

    A single value is read as a list of one, unless the list must be written out: `listed` is then its name for
    messages, and `example` shows it. `each` names one item, such as `a provision`.
    """

    one: Kind
    distinct: bool = False
    at_least: int = 0
    at_most: int = 0
    listed: str = ""
    example: str = ""
    each: str = ""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        what = self.listed or (f"{self.each}, or a list of them" if self.each and not node.text.strip() else "")
        if what and not isinstance(node, Items):
            faults.append(expected(node, what, self.example))
            return MISSING
        nodes = node.items if isinstance(node, Items) else (node,)
        before = len(faults)
        if len(nodes) < self.at_least:
            few = "an empty list" if not nodes else f"a list of {len(nodes)}"
            least = "at least one" if self.at_least == 1 else f"at least {self.at_least}"
            faults.append(Problem(node.mark, "too-few", f"expected {self.each or least}, found {few}", self.example))
        if 0 < self.at_most < len(nodes):
            faults.append(Problem(node.mark, "too-many", f"expected at most {self.at_most}, found {len(nodes)}"))
            return MISSING
        values = []
        for item in nodes:
            value = self.one.read(item, faults, context)
            if value is MISSING and says_none(item) and not self.at_least:
                faults[-1] = replace(faults[-1], hint="as `[]` for none")
            if self.distinct and value is not MISSING and value in values:
                message, hint = f"{describe(item)} appears twice in the list", Hint.to_leave_out("keep one", item.text)
                faults.append(Problem(item.mark, "repeated-item", message, hint))
            elif value is not MISSING:
                values.append(value)
        if len(faults) == before and isinstance(node, Items):
            faults.extend(self.validate(values, node.items))
        return tuple(values) if len(faults) == before else MISSING

    def validate(self, values: Sequence[Any], nodes: Sequence[Node]) -> Iterable[Problem]:
        """Yield what is wrong with items that are valid one by one."""
        return ()

    def plain(self, value: Sequence[Any]) -> list[Any]:
        return [self.one.plain(item) for item in value]

    def text(self, value: Sequence[Any]) -> str:
        return listed([self.one.text(item) for item in value])

    def parts(self, value: Sequence[Any]) -> tuple[str, ...]:
        """Return the items as they are written, each once, or the places of those that have no short name, from 1."""
        plain = self.plain(value)
        short = all(isinstance(each, str | int) for each in plain)
        return tuple(dict.fromkeys(str(each if short else place) for place, each in enumerate(plain, 1)))

    def schema(self) -> dict[str, Any]:
        one = self.one.schema()
        many = {"type": "array", "items": one, "minItems": self.at_least, "uniqueItems": self.distinct}
        if self.at_most:
            many["maxItems"] = self.at_most
        return many if self.listed else {"anyOf": [one, many]}


@dataclass(frozen=True)
class Group(Kind):
    """A suit or a card."""

    card_only: bool = False

    def parse(self, node: Node, context: ReadContext) -> Any:
        if _CARD.fullmatch(node.text):
            return card_text(parse_card(node.text))
        if _SUIT.fullmatch(node.text) and not self.card_only:
            return node.text
        what = "a card (as 2S)" if self.card_only else "a suit (as hearts) or a card (as QS)"
        return expected(node, what, self._hint(node.text))

    def _hint(self, text: str) -> str:
        try:
            return f"did you mean {card_text(parse_card(text))}?"
        except NotationError as error:
            in_words = " " in text  # `jack of diamonds` means the card rather than its suit
            if not (self.card_only or in_words) and (hint := did_you_mean(text, SUITS.split("|"), 0)):
                return hint
            return error.hint if "did you mean" in error.hint else ""

    def text(self, value: str) -> str:
        return group_name(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": f"^(?:{CARD})$" if self.card_only else f"^(?:{SUITS}|{CARD})$"}


@dataclass(frozen=True)
class Groups(ManyOf):
    """Suits and cards, none twice, and no card together with its suit.

    Pages list them with `each` before the cards of a suit, as in `a heart`, and `last` before the last.
    """

    one: Kind = Group()
    distinct: bool = True
    each: str = ""
    last: str = "and"

    def text(self, value: Sequence[str]) -> str:
        return listed([group_name(group, self.each) for group in value], self.last)

    def validate(self, values: Sequence[str], nodes: Sequence[Node]) -> Iterator[Problem]:
        suits = [each for each in values if _SUIT.fullmatch(each)]
        for item in nodes:
            for suit in suits:
                if item.text not in suits and group_mask(item.text) & group_mask(suit):
                    message = f"{item.text} is one of the {suit}, which are in the list"
                    hint = Hint.to_leave_out("leave it out", item.text)
                    yield Problem(item.mark, "repeated-item", message, hint)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema, which forbids a suit together with a card of it."""
        one, many = super().schema()["anyOf"]
        beside = [
            {"allOf": [{"contains": {"const": suit.name.lower()}}, {"contains": {"pattern": f"{suit.name[0]}$"}}]}
            for suit in Suit
        ]
        return {"anyOf": [one, {**many, "not": {"anyOf": beside}}]}


CARDS: dict[str, Card] = {card_text(card): card for card in full_pack()}
A_SUIT = OneOf({suit.name.lower(): suit for suit in Suit}, "a suit", "a suit")


@dataclass(frozen=True)
class SeatName(Text):
    """The name of a seat; one of those at the table if they are known."""

    name: str = "the name of a seat"
    hint: str = SEAT_HINT
    most: int = MOST_LETTERS
    absent: str = "there is no seat {} at this table"
    those: str = "the seats are {}"

    def parse(self, node: Node, context: ReadContext) -> Any:
        if isinstance(node, Scalar) and node.text in context.seats:
            return node.text
        name = super().parse(node, context)
        if isinstance(name, Problem):
            return name
        if name in FUNDS:
            return Problem(node.mark, "bad-form", f"{quoted(name)} {NO_SEAT}", self.hint, name)
        if not context.seats:
            return name
        hint = did_you_mean(name, context.seats, at_most=0) or self.those.format(", ".join(context.seats))
        mark = node.at(0) if isinstance(node, Scalar) else node.mark
        return Problem(mark, "unknown-seat", self.absent.format(quoted(name)), hint, name)

    def schema(self) -> dict[str, Any]:
        return {**super().schema(), "not": {"enum": sorted(FUNDS)}}


@dataclass(frozen=True)
class OneCard(Kind):
    """One card, by rank and suit: `QS`, `10H`."""

    def parse(self, node: Node, context: ReadContext) -> Any:
        if not isinstance(node, Scalar) or not node.text.strip():
            return expected(node, "a card", "as QS or 10H")
        card = CARDS.get(node.text)
        try:
            return parse_card(node.text) if card is None else card
        except NotationError as error:
            return _no_card(node, error)

    def plain(self, value: Card) -> str:
        return card_text(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": r"\S"}


_ONE_CARD = OneCard()


@dataclass(frozen=True)
class SomeCards(Kind):
    """Cards, in one text with blanks between them (`QS 10H`) or in a list; at least `at_least` of them."""

    at_least: int = 0

    def parse(self, node: Node, context: ReadContext) -> Any:
        if isinstance(node, Items):
            cards = tuple([_ONE_CARD.parse(item, context) for item in node.items])
            if wrong := next((each for each in cards if isinstance(each, Problem)), None):
                return wrong
            return cards if len(cards) >= self.at_least else expected(node, "cards", 'as "QS 10H"')
        if not isinstance(node, Scalar):
            return expected(node, "cards", 'as "QS 10H"')
        try:
            cards = tuple(map(CARDS.__getitem__, node.text.split()))
        except KeyError:
            try:
                cards = tuple(parse_cards(node.text))
            except NotationError as error:
                return _no_card(node, error)
        return cards if len(cards) >= self.at_least else expected(node, "cards", 'as "QS 10H"')

    def plain(self, value: Sequence[Card]) -> str:
        return cards_text(value)

    def schema(self) -> dict[str, Any]:
        text = {"type": "string", "pattern": r"\S"} if self.at_least else {"type": ["string", "null"]}
        return {"anyOf": [text, {"type": "array", "items": _ONE_CARD.schema(), "minItems": self.at_least}]}


def _no_card(node: Scalar, error: NotationError) -> Problem:
    return Problem(
        node.at(error.position), "not-a-card", f"{quoted(error.token)} is not a card", error.hint, error.token
    )


Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"


def document_schema(kind: Kind, title: str, description: str) -> Schema:
    """Return the JSON Schema of a file that holds a value of a kind.

    It accepts what the reader can read. Only the reader can tell whether a key is repeated, whether what is named
    exists, and whether the parts agree with each other.
    """
    return {"$schema": DRAFT, "title": title, "description": description, **kind.schema()}


def object_schema(properties: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
    """Return the JSON Schema of a mapping with only these keys."""
    needed = {"required": list(required)} if required else {}
    return {"type": "object", "properties": dict(properties), **needed, "additionalProperties": False}


def described(schema: Schema, key: str, help: str) -> Schema:
    """Return a JSON Schema with the title and description that editors show."""
    return {"title": key.replace("-", " ").capitalize(), **({"description": help} if help else {}), **schema}


A_NAME = Text("a name")


@dataclass(frozen=True)
class ByKey(Kind):
    """Values of one kind, each under its own key.

    Messages use `about` (what the lines are for), `example` (what one looks like) and `things` (the plural noun for
    them). If `partial`, the valid lines are returned even if others are not valid.
    """

    one: Kind
    key: Kind
    about: str = ""
    example: str = ""
    at_least: int = 0
    at_most: int = 0
    things: str = "lines"
    partial: bool = False

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Pairs):
            about = f" {self.about}" if self.about else ""
            faults.append(expected(node, f"{LINES}{about}", self.example))
            return MISSING
        if len(node.pairs) < self.at_least:
            message = f"expected at least one, found no {self.things}"
            faults.append(Problem(node.mark, "too-few", message, self.example))
        before = len(faults)
        if 0 < self.at_most < len(node.pairs):
            key = node.pairs[self.at_most][0]
            faults.append(
                Problem(key.mark, "too-many", f"found more than {self.at_most} {self.things}", "leave some out")
            )
        found = self.read_valid(node, faults, context)
        return found if len(faults) == before or self.partial else MISSING

    def read_valid(self, pairs: Pairs, faults: list[Problem], context: ReadContext = ANYWHERE) -> dict[Any, Any]:
        """Read the valid lines, and report what is wrong with the others."""
        found = {}
        for key, each in pairs:
            name = self.key.read(key, faults, context)
            value = MISSING if name is MISSING else self.one.read_under(key, each, faults, context)
            if value is not MISSING:
                found[name] = value
        return found

    def plain(self, value: Mapping[Any, Any]) -> dict[str, Any]:
        return {str(self.key.plain(key)): self.one.plain(each) for key, each in value.items()}

    def schema(self) -> dict[str, Any]:
        said: dict[str, Any] = {"type": "object", "additionalProperties": self.one.schema()}
        key = self.key.schema()
        names = {
            name: part for name, part in key.get("anyOf", [key])[0].items() if name != "type"
        }  # the keys of a mapping are always texts
        limits = {"minProperties": self.at_least, "maxProperties": self.at_most}
        return {**said, "propertyNames": names, **{name: limit for name, limit in limits.items() if limit}}


class InOrder(ByKey):
    """Like ByKey, but for values that hold their own key: they are read as a tuple in the order written."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        found = super().read(node, faults, context)
        return found if found is MISSING else tuple(found.values())
