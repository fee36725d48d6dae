"""How a situations file states a question: its type, its fixed inputs and its parameters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hearts_spec.disputes.inputs import Input, NumberInput
from hearts_spec.disputes.question_types import KINDS
from hearts_spec.rules import Location, Problem, RefusedError
from hearts_spec.schema.kinds import (
    ANYWHERE,
    MISSING,
    Kind,
    ManyOf,
    ReadContext,
    Text,
    object_schema,
    one_of,
)
from hearts_spec.schema.kinds import Number as Whole
from hearts_spec.schema.problems import NOWHERE, did_you_mean, quoted
from hearts_spec.schema.record_type import RecordType, part
from hearts_spec.schema.source_tree import Node, Pairs, Scalar, expected, mark_at, pairs_of

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
