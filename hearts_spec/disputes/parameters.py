"""How a situations file states a question: its type, its fixed inputs, its parameters and its premises."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hearts_spec.cards import SEAT_NAMES, card_text, cards_in, groups_mask, parse_card
from hearts_spec.disputes.inputs import CARDS, NOTHING, NUMBERS, Input, NumberInput
from hearts_spec.disputes.question_types import KINDS, QuestionType
from hearts_spec.engine.trick_winner import NO_CARD, powers_by_suit_led
from hearts_spec.rules import Location, Problem, RefusedError
from hearts_spec.schema.kinds import (
    ANYWHERE,
    MISSING,
    Flag,
    Group,
    Kind,
    ManyOf,
    Number,
    ReadContext,
    Text,
    object_schema,
    one_of,
)
from hearts_spec.schema.kinds import Number as Whole
from hearts_spec.schema.problems import NOWHERE, did_you_mean, quoted
from hearts_spec.schema.record_type import RecordType, TypedRecord, part
from hearts_spec.schema.source_tree import Node, Pairs, Scalar, expected, mark_at, pairs_of

ASKER, OTHERS = "asker", "others"
_ALL, _NONE, _SOME = "all", "none", "some"
_HOW_MANY = Text(
    "how many", pattern=f"{_ALL}|{_NONE}|{_SOME}|[1-9]", wrong="does not say how many",
    hint=f"{_ALL}, {_NONE}, {_SOME}, or a number from 1 to 9",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Premise(TypedRecord):
    """One thing that the words of a question presuppose of a parameter.

    The premise is about the values of the parameter that pass every test that is set; without tests, about all of them.
    The tests are applied in the order of the fields, each to the values that passed those before.
    """

    says: str = part(Text("a clause"), "What is supposed, as a clause: `one of you took every heart`.")
    of: str = part(Text("a parameter"), "The parameter of which it is supposed.")
    equal: tuple[str, ...] = part(ManyOf(Text("a value")), "Test: is one of these values.", (), key="is")
    above: int | None = part(Number(), "Test: is a number above this.", None)
    among: tuple[str, ...] = part(ManyOf(Group()), "Test: is one of these cards, or of these suits.", ())
    follows: str = part(Text("a parameter"), "Test: is of the suit led to the trick that this parameter tells.", "")
    beats: str = part(
        Text("a parameter"), "Test: is of the suit led to the trick that this parameter tells, and above all of it.", ""
    )
    lowest: bool = part(Flag(), "Test: is a number or a card than which none is lower.", False)
    highest: bool = part(Flag(), "Test: is a number or a card than which none is higher.", False)
    first: bool = part(Flag(), "Test: is the first that is told.", False)
    same: str = part(Text("a parameter"), "Test: is what this parameter says.", "")
    matched: bool | None = part(
        Flag(), "Test: has, or has not, its like in rank among those that pass the others.", None
    )
    are: str = part(_HOW_MANY, "How many pass: all, none, some or a number. Where nothing is said, all.", "")
    total: int | None = part(Number(), "What those that pass come to together, where they are numbers.", None)
    who: str = part(
        Text("a player"),
        "Whose must pass: that of the asker, or of those whom a parameter names; or of others, not the asker's.",
        "",
    )

    @property
    def named(self) -> Mapping[str, str]:
        """The parameters that it names, by the keys under which it does."""
        names = {
            "of": self.of,
            "follows": self.follows,
            "beats": self.beats,
            "same": self.same,
            "who": "" if self.who in (ASKER, OTHERS) else self.who,
        }
        return {key: name for key, name in names.items() if name}

    def unfit(self, kind: QuestionType) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """Return the tests that do not suit a parameter: each key, the parameter, and the types that it would need."""
        needs: list[tuple[str, bool, tuple[str, ...], str]] = [
            ("above", self.above is not None, (NUMBERS,), self.of),
            ("among", bool(self.among), (CARDS,), self.of),
            ("follows", bool(self.follows), (CARDS,), self.of),
            ("follows", bool(self.follows), (CARDS,), self.follows),
            ("beats", bool(self.beats), (CARDS,), self.of),
            ("beats", bool(self.beats), (CARDS,), self.beats),
            ("lowest", self.lowest, (NUMBERS, CARDS), self.of),
            ("highest", self.highest, (NUMBERS, CARDS), self.of),
            ("matched", self.matched is not None, (CARDS,), self.of),
            ("total", self.total is not None, (NUMBERS,), self.of),
        ]
        return ((key, name, types) for key, used, types, name in needs if used and kind.inputs[name].says not in types)

    def holds(self, kind: QuestionType, texts: Mapping[str, str], asker: str) -> bool:
        """True if it holds for these values, with the asker at this seat."""
        each = kind.each(self.of, texts)
        passing = self._passing(kind, texts, each)
        total = None if self.total is None else sum(int(each[place]) for place in passing)
        return (
            self._enough(len(passing), len(each)) and total == self.total and self._theirs(kind, texts, asker, passing)
        )

    def _passing(self, kind: QuestionType, texts: Mapping[str, str], each: Sequence[str]) -> list[int]:
        """Return the positions of the values that pass all tests."""
        ranks = list(map(kind.inputs[self.of].rank, each))
        passing = self._passing_alone(kind, texts, each)
        if self.lowest:
            passing = [place for place in passing if ranks[place] == min(ranks[other] for other in passing)]
        if self.highest:
            passing = [place for place in passing if ranks[place] == max(ranks[other] for other in passing)]
        if self.first:
            passing = [place for place in passing if place == 0]
        if self.same:
            passing = [place for place in passing if each[place] in kind.each(self.same, texts)]
        if self.matched is not None:
            left = [ranks[place] for place in passing]
            passing = [place for place in passing if (left.count(ranks[place]) > 1) is self.matched]
        return passing

    def _passing_alone(self, kind: QuestionType, texts: Mapping[str, str], each: Sequence[str]) -> list[int]:
        """Return the positions of the values that pass the tests of one value by itself."""
        rank, among = kind.inputs[self.of].rank, set(map(card_text, cards_in(groups_mask(self.among))))
        to_follow, to_beat = (kind.each(name, texts) if name else () for name in (self.follows, self.beats))
        return [
            place
            for place, one in enumerate(each)
            if (not self.equal or one in self.equal)
            and (self.above is None or rank(one) > self.above)
            and (not self.among or one in among)
            and (not self.follows or _follows(one, to_follow))
            and (not self.beats or _beats(one, to_beat))
        ]

    def _enough(self, passing: int, count: int) -> bool:
        match self.are or ("" if self.who else _ALL):
            case "":
                return True
            case "all":
                return passing == count
            case "none":
                return passing == 0
            case "some":
                return passing > 0
            case number:
                return passing == int(number)

    def _theirs(self, kind: QuestionType, texts: Mapping[str, str], asker: str, passing: Iterable[int]) -> bool:
        seats = {SEAT_NAMES[place] for place in passing}
        match self.who:
            case "":
                return True
            case "asker":
                return asker in seats
            case "others":
                return asker not in seats
            case parameter:
                return set(kind.each(parameter, texts)) <= seats


def _powers(card: str, trick: Sequence[str]) -> tuple[int, int]:
    """Return the power of a card to win a trick, and the highest already on it; -1 for a card of another suit."""
    cards = [NO_CARD if each == NOTHING else parse_card(each) for each in (card, *trick)]
    own, *others = map(powers_by_suit_led()[cards[1]].__getitem__, cards) if trick else (-1, -1)
    return own, max(others)


def _follows(card: str, trick: Sequence[str]) -> bool:
    """True if a card is of the suit led to a trick."""
    return _powers(card, trick)[0] >= 0


def _beats(card: str, trick: Sequence[str]) -> bool:
    """True if a card is of the suit led to a trick, and above every card of that suit on it."""
    own, most = _powers(card, trick)
    return own > most


def against(premises: Iterable[Premise], kind: QuestionType, texts: Mapping[str, str], asker: str) -> Iterator[str]:
    """Return the premises that do not hold, as clauses."""
    return (each.says for each in premises if not each.holds(kind, texts, asker))


_SINGLE = {"type": ["string", "number", "boolean"]}
_KINDS = one_of(tuple(KINDS), "a kind of question", "a kind of question")


@dataclass(frozen=True)
class QuestionContext(ReadContext):
    """The inputs of a question type; None if the type is not known."""

    inputs: Mapping[str, Input] | None = None


@dataclass(frozen=True)
class InputKind(Kind):
    """The value of one input, in its standard form."""

    input: Input

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if not isinstance(node, Scalar):
            faults.append(expected(node, "a single value"))
            return MISSING
        try:
            return self.input.written(node.text)
        except RefusedError as error:
            faults.append(Problem(node.mark, "bad-value", error.message, error.hint, node.text))
            return MISSING

    def schema(self) -> dict[str, Any]:
        limits = self.input.limits()
        if "words" in limits:
            return {"enum": limits["words"]}
        if isinstance(self.input, NumberInput):
            whole = {"type": "integer", "minimum": self.input.least, "maximum": self.input.most}
            return {"anyOf": [whole, {"type": "string", "pattern": r"^\s*[0-9]{1,6}\s*$"}]}
        return _SINGLE


@dataclass(frozen=True, slots=True)
class QuestionSpec:
    """The type of a question and its fixed inputs."""

    kind: str
    fixed: Mapping[str, str] = field(default_factory=dict)


class QuestionSpecKind(Kind):
    """The type of question alone, such as `deal`, or with its inputs: `{kind: settle, about: jack}`."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Scalar):
            alone = _KINDS.read(node, faults)
            return MISSING if alone is MISSING else QuestionSpec(alone)
        before = len(faults)
        given = pairs_of(node, faults, "for what is asked", "as `kind: settle`")
        if (word := given.get("kind")) is None and given is node:
            faults.append(
                Problem(node.mark, "missing-key", "nothing says of what kind the question is", "add `kind: ...`")
            )
        kind: Any = MISSING if word is None else _KINDS.read(word, faults)
        if kind is MISSING:
            return MISSING
        inputs = KINDS[kind].inputs
        fixed = {}
        for key, value in given:
            if key.text in inputs:
                fixed[key.text] = InputKind(inputs[key.text]).read(value, faults)
            elif key.text != "kind":
                faults.append(_unknown_input(key, list(inputs)))
        return QuestionSpec(kind, fixed) if len(faults) == before else MISSING

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [_KINDS.schema(), *(self._case(word) for word in KINDS)]}

    def _case(self, word: str) -> dict[str, Any]:
        inputs = {name: InputKind(each).schema() for name, each in KINDS[word].inputs.items()}
        return object_schema({"kind": {"const": word}, **inputs}, ["kind"])


@dataclass(frozen=True, slots=True)
class Parameter:
    """An input of the question that a reader may change."""

    name: str
    input: Input
    default: str
    label: str
    mark: Location = field(default=NOWHERE, compare=False, repr=False)

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {"kind": self.input.kind, "label": self.label, "default": self.default, **self.input.limits()}


@dataclass(frozen=True, slots=True)
class ParameterParts:
    """A parameter written with more than its default."""

    default: str = part(Text("a single value"), "What is asked where the reader changes nothing.")
    label: str = part(Text("a label"), "What the reader sees beside it.", "")
    least: int | None = part(Whole(quotes=True), "The least that a number can be.", None)
    most: int | None = part(Whole(quotes=True), "The most that a number can be.", None)


_PARTS = RecordType(ParameterParts, "parameter", "as `default: ...`")


class ParameterKind(Kind):
    """A parameter: its default alone, or the default with another label or narrower limits."""

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        input = _input_named(key, faults, context, for_players=True)
        if input is None:
            return MISSING
        parts = ParameterParts("") if isinstance(node, Scalar) else _PARTS.read_under(key, node, faults)
        if parts is MISSING:
            return MISSING
        if parts.least is not None or parts.most is not None:
            if not isinstance(input, NumberInput):
                limit = mark_at(node, ("least",) if parts.least is not None else ("most",))
                faults.append(Problem(limit, "misplaced-key", "only a number has limits", "leave them out"))
                return MISSING
            least, most = (input.least if parts.least is None else parts.least), (parts.most or input.most)
            input = replace(input, least=least, most=most)
        default = (node.get("default") or node) if isinstance(node, Pairs) else node
        text = InputKind(input).read(default, faults)
        return text if text is MISSING else Parameter(key.text, input, text, parts.label or input.label, default.mark)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [_SINGLE, _PARTS.schema()]}


class ChangedKind(Kind):
    """Another value of one input of the question, in its standard form."""

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        input = _input_named(key, faults, context)
        return MISSING if input is None else InputKind(input).read(node, faults)

    def schema(self) -> dict[str, Any]:
        return _SINGLE


def _input_named(
    key: Scalar, faults: list[Problem], context: ReadContext, *, for_players: bool = False
) -> Input | None:
    """Return the input of a key; None if there is none, or the question type is not known."""
    inputs = context.inputs if isinstance(context, QuestionContext) else None
    if inputs is None:
        return None
    allowed = {name: each for name, each in inputs.items() if each.for_players or not for_players}
    if key.text not in allowed:
        faults.append(_unknown_input(key, list(allowed)))
    return allowed.get(key.text)


def _unknown_input(key: Scalar, names: Sequence[str]) -> Problem:
    hint = did_you_mean(key.text, names)
    return Problem(key.mark, "unknown-parameter", f"{quoted(key.text)} is nothing this kind asks with", hint, key.text)


class SupposedKind(Kind):
    """The values of which one must be stated. The word `stated` alone is an empty list: any value but nothing."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        wanted = _SUPPOSED.read(node, faults)
        return () if wanted == (_STATED,) else wanted

    def schema(self) -> dict[str, Any]:
        return _SUPPOSED.schema()


_STATED = "stated"
_SUPPOSED = ManyOf(Text(f"a value, or `{_STATED}`"), at_least=1)
