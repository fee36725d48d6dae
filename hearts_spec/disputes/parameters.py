"""The parameters of a question: types of the schema, each with its label and the widget that a form draws for it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar

from hearts_spec.cards import SEAT_NAMES, Card, NotationError, cards_text, parse_by_seat
from hearts_spec.record import RecordError
from hearts_spec.record.incidents import incident_line, incidents_of
from hearts_spec.rules import Location, RefusedError
from hearts_spec.rules.names import KeyKind
from hearts_spec.schema.kinds import ANYWHERE, Kind, Number, OneCard, OneOf, ReadContext, SomeCards
from hearts_spec.schema.problems import NOWHERE, Problem
from hearts_spec.schema.source_tree import Node, Scalar

NOTHING, LAST = "none", "last"
LEAST_PLAYERS, MOST_PLAYERS = 2, len(SEAT_NAMES)
_BETWEEN = re.compile(r"\s*,\s*|\s+")


@dataclass(frozen=True)
class Parameter:
    """A parameter of a question, whose value is written as a text.

    `default` is the text of its default, or empty if it must be given. `clause` is the clause in which a page states
    the value, with blanks: `{who}` or `{whose}` for a player, `{word}`, `{number}`, `{place}` (an ordinal), `{chips}`.
    `{deals|deal}` is a verb, with the form to use for `you` second. Without a clause the value follows the label.
    `phrases` are the words of a choice as a reader sees them. A parameter that is not `for_players`, because it is a
    technical one, is always fixed by the dispute.
    """

    widget: str
    type: Kind
    label: str
    default: str = ""
    clause: str = field(default="", kw_only=True)
    phrases: Mapping[str, str] = field(default_factory=dict, kw_only=True)
    for_players: bool = field(default=True, kw_only=True)
    mark: Location = field(default=NOWHERE, compare=False, repr=False, kw_only=True)

    def read(self, text: str) -> Any:
        """Return the value of a text.

        Raises RefusedError, with a hint on what is allowed, if the text is not a valid value.
        """
        value = self.type.parse(Scalar(text.strip(), NOWHERE), ANYWHERE)
        if isinstance(value, Problem):
            raise RefusedError(value.message, value.hint)
        return value

    def written(self, text: str) -> str:
        """Return a value in its standard form; raises RefusedError as `read` does."""
        return str(self.type.plain(self.read(text)))

    def phrase(self, word: str) -> str:
        """Return a word of a choice as a reader sees it."""
        return self.phrases.get(word, word.replace("-", " "))

    @property
    def words(self) -> list[str]:
        """The words of a choice."""
        return list(self.type.values) if isinstance(self.type, OneOf) and self.widget == "word" else []

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON, with the limits of its numbers or with its words."""
        data = {"kind": self.widget, "label": self.label, "default": self.default}
        one = self.type
        while isinstance(one, OrNone | Row):
            one = one.one
        if type(one) is Number:
            return {**data, "least": one.least, "most": one.most}
        return {**data, "words": self.words} if self.words else data


@dataclass(frozen=True)
class OrNone(Kind):
    """A value of another kind, or the word `none`, which is read as `nothing`."""

    one: Kind
    nothing: Any = ()

    def parse(self, node: Node, context: ReadContext) -> Any:
        return self.nothing if node.text == NOTHING else self.one.parse(node, context)

    def plain(self, value: Any) -> Any:
        return NOTHING if value == self.nothing else self.one.plain(value)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [{"const": NOTHING}, self.one.schema()]}


class _OfText(Kind):
    """A value that is read from any single text."""

    def schema(self) -> dict[str, Any]:
        return {"type": ["string", "number", "boolean"]}


@dataclass(frozen=True)
class Row(_OfText):
    """Values of one kind, separated by commas or blanks: `2,2,3,6`; if `distinct`, each once and sorted."""

    one: Kind
    hint: str
    least: int = 0
    distinct: bool = False

    def parse(self, node: Node, context: ReadContext) -> Any:
        parts = _BETWEEN.split(node.text) if node.text else []
        if not self.least <= len(parts) <= MOST_PLAYERS:
            message = f"expected numbers for {LEAST_PLAYERS} to {MOST_PLAYERS} players, found {len(parts)}"
            return Problem(node.mark, "bad-value", message, self.hint, node.text)
        values = [self.one.parse(Scalar(part, node.mark), context) for part in parts]
        if wrong := next((each for each in values if isinstance(each, Problem)), None):
            return replace(wrong, hint=wrong.hint or self.hint)
        return tuple(sorted({*values})) if self.distinct else tuple(values)

    def plain(self, value: Sequence[Any]) -> str:
        return ",".join(str(self.one.plain(each)) for each in value)


class _Bid(Number):
    """A bid in chips; 0 for a pass."""

    name: ClassVar[str] = "a whole number, or pass"

    def parse(self, node: Node, context: ReadContext) -> Any:
        return 0 if node.text == "pass" else super().parse(node, context)

    def plain(self, value: int) -> Any:
        return value or "pass"


@dataclass(frozen=True)
class AnyCase(_OfText, OneOf):
    """One of several words; those of one letter may be written in either case."""

    def parse(self, node: Node, context: ReadContext) -> Any:
        large = node.text.upper()
        return super().parse(Scalar(large, node.mark) if large in self.values else node, context)


class CardsBySeat(_OfText):
    """The cards of each seat in order, by its name: `A=AH KH, B=`. A seat without cards is named too."""

    def parse(self, node: Node, context: ReadContext) -> Any:
        try:
            by_seat = parse_by_seat(node.text)
        except NotationError as error:
            return Problem(node.mark, "bad-value", error.message, error.hint, error.token)
        seats = SEAT_NAMES[: len(by_seat)]
        if tuple(by_seat) != seats:
            hint = f"as {'=..., '.join(seats)}=..."
            return Problem(node.mark, "bad-value", "the seats are not named in order", hint, node.text)
        texts = {seat: Scalar(each.replace("-", " "), node.mark) for seat, each in by_seat.items()}
        held = {seat: SomeCards().parse(each, context) for seat, each in texts.items()}
        return next((each for each in held.values() if isinstance(each, Problem)), held)

    def plain(self, value: Mapping[str, Sequence[Card]]) -> str:
        return ", ".join(f"{seat}={cards_text(cards)}" for seat, cards in value.items())


class Incidents(_OfText):
    """What went wrong, in the form of a record: `1 revoke; 3 corrected seat=B card=5C changed=C:KC`."""

    def parse(self, node: Node, context: ReadContext) -> Any:
        try:
            incidents = [incident_line(part.strip()) for part in node.text.split(";")]
            incidents_of(incidents, SEAT_NAMES)
        except RecordError as error:
            return Problem(node.mark, "bad-value", error.message, error.hint, node.text)
        return incidents


_SEATS = {name: seat for seat, name in enumerate(SEAT_NAMES)}
_EACH = "a number for each player in order, as 2,2,3,6"


def number(label: str, default: str = "", *, least: int = 0, most: int = 999, clause: str = "") -> Parameter:
    """Return the parameter for a whole number."""
    return Parameter("number", Number(least, most, quotes=True), label, default, clause=clause)


def counts(label: str, *, most: int = 999) -> Parameter:
    """Return the parameter for a number for each seat in order, which also says how many play."""
    return Parameter("counts", Row(Number(most=most, quotes=True), _EACH, LEAST_PLAYERS), label)


def word(
    label: str,
    words: Iterable[str] | Mapping[str, Any],
    default: str = "",
    *,
    phrases: Mapping[str, str] | None = None,
    clause: str = "",
) -> Parameter:
    """Return the parameter for one of several words, each of which is its own value or stands for a value."""
    values = words if isinstance(words, Mapping) else {each: each for each in words}
    return Parameter("word", OneOf(values), label, default, clause=clause, phrases=phrases or {})


def card(label: str, default: str = "") -> Parameter:
    """Return the parameter for a card; None is allowed if it is the default."""
    return Parameter("card", OrNone(OneCard(), None) if default else OneCard(), label, default)


def cards(label: str, default: str = "") -> Parameter:
    """Return the parameter for one or more cards; none are allowed if that is the default."""
    some = SomeCards(at_least=1)
    return Parameter("cards", OrNone(some) if default else some, label, default)


def cards_by_seat(label: str, default: str = "") -> Parameter:
    """Return the parameter for the cards of each seat; none are allowed if that is the default."""
    return Parameter("cards-by-seat", OrNone(CardsBySeat(), {}) if default else CardsBySeat(), label, default)


# Each of these takes a label and the default.
seat = partial(Parameter, "seat", AnyCase({**_SEATS, LAST: -1}, "a seat", "a seat"))
seats = partial(Parameter, "seats", OrNone(Row(AnyCase(_SEATS, "a seat", "a seat"), "as A,C", distinct=True)))
tricks = partial(Parameter, "tricks", OrNone(Row(Number(most=52, quotes=True), _EACH, LEAST_PLAYERS)))
calls = partial(Parameter, "calls", OrNone(Row(_Bid(quotes=True), "a number for each, or pass, as 25,pass,26")))
keys = partial(Parameter, "keys", Row(KeyKind(sections=True), "as pack.without", 1), for_players=False)
incidents = partial(Parameter, "incidents", Incidents(), for_players=False)
maybe_seat = partial(Parameter, "seat", OrNone(AnyCase(_SEATS, "a seat", "a seat"), None))
flag = partial(Parameter, "word", OneOf({"yes": True, "no": False}), default="no")

PLAYERS = number("Players (0 for the usual number)", "0", clause="{number} play", most=10)
DEALER = seat("Dealer", LAST, clause="{who} {deals|deal}")
