"""`Dispute`: one entry of a situations file, with its question, its declared answers and its parameters."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hearts_spec.cards import SEAT_NAMES
from hearts_spec.disputes import card_values, irregularities, play_questions, rule_lookup, settlement_questions
from hearts_spec.disputes.answer import FORMS, NO, YES, DeclaredAnswer, amiss
from hearts_spec.disputes.parameters import Parameter
from hearts_spec.disputes.question_types import QuestionType
from hearts_spec.rules import Location, Problem, RefusedError
from hearts_spec.rules.names import SUPPOSITIONS, KeyKind
from hearts_spec.rules.sources import TOPICS
from hearts_spec.schema.kinds import (
    ANYWHERE,
    MISSING,
    NAME,
    ByKey,
    Flag,
    Kind,
    ManyOf,
    Number,
    ReadContext,
    Text,
    described,
    object_schema,
    one_of,
)
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, RecordType, TypedRecord, named, part, placed, places
from hearts_spec.schema.source_tree import Node, Pairs, Scalar, expected, mark_at, pairs_of

_MODULES = (card_values, irregularities, play_questions, rule_lookup, settlement_questions)
TYPES = {each.name: each for module in _MODULES for each in vars(module).values() if isinstance(each, QuestionType)}
STAGES = {
    "before-the-deal": "Before the deal",
    "dealing": "The deal",
    "the-pass": "The pass",
    "the-auction": "The auction",
    "the-play": "The play",
    "after-the-play": "Settling a deal",
    "the-end": "The end of the game",
    "tournaments": "Progressive play",
}
_WORD = Text("the word of an answer", pattern=NAME, wrong="cannot be an answer", hint="small letters and hyphens")
_TYPE = one_of(tuple(TYPES), "a question type", "a question type")
A_SENTENCE = Text("a sentence", lines=True)
_FIRST_WORD = re.compile(r"[,: .]")
_SINGLE = {"type": ["string", "number", "boolean"]}


@dataclass(frozen=True)
class QuestionContext(ReadContext):
    """The parameters of a question type; None if the type is not known."""

    parameters: Mapping[str, Parameter] | None = None


@dataclass(frozen=True, slots=True)
class QuestionSpec:
    """The type of a question and its fixed parameters."""

    kind: str
    fixed: Mapping[str, str] = field(default_factory=dict)


class QuestionSpecKind(Kind):
    """The type of question alone, such as `deal`, or with its fixed parameters: `{kind: settle, about: jack}`."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        alone = Pairs(((Scalar("kind", node.mark), node),), node.mark) if isinstance(node, Scalar) else node
        before = len(faults)
        given = pairs_of(alone, faults, "for what is asked", "as `kind: settle`")
        if (word := given.get("kind")) is None and given is node:
            message = "the question has no type"
            faults.append(Problem(node.mark, "missing-key", message, "add `kind: ...`"))
        kind: Any = MISSING if word is None else _TYPE.read(word, faults)
        if kind is MISSING:
            return MISSING
        fixed = [(key, each) for key, each in given if key.text != "kind"]
        for key, each in fixed:
            if parameter := _parameter(key, TYPES[kind].parameters, faults):
                _value(parameter, each, faults)
        return QuestionSpec(kind, {key.text: each.text for key, each in fixed}) if len(faults) == before else MISSING

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [_TYPE.schema(), *map(self._case, TYPES.values())]}

    def _case(self, asked: QuestionType) -> dict[str, Any]:
        properties = {name: described(each.type.schema(), name, each.label) for name, each in asked.parameters.items()}
        whole = object_schema({"kind": {"const": asked.name}, **properties}, ["kind"])
        return {"title": asked.name, "description": asked.help, **whole}


@dataclass(frozen=True, slots=True)
class _Parts:
    """A parameter written as a mapping: its default, with a label or limits."""

    default: str = part(Text("a single value"), "What is asked where the reader changes nothing.")
    label: str = part(Text("a label"), "What the reader sees beside it.", "")
    least: int | None = part(Number(quotes=True), "The least that a number can be.", None)
    most: int | None = part(Number(quotes=True), "The most that a number can be.", None)


_PARTS = RecordType(_Parts, "parameter", "as `default: ...`")


class ParameterKind(Kind):
    """A parameter that a reader may change: its default alone, or with another label or narrower limits."""

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        parameter = _parameter_in(context, key, faults, for_players=True)
        if parameter is None:
            return MISSING
        parts = _Parts("") if isinstance(node, Scalar) else _PARTS.read_under(key, node, faults)
        if parts is MISSING:
            return MISSING
        if parts.least is not None or parts.most is not None:
            limits = parameter.type
            if not isinstance(limits, Number):
                mark = mark_at(node, ("least",) if parts.least is not None else ("most",))
                faults.append(Problem(mark, "misplaced-key", "only a number has limits", "leave them out"))
                return MISSING
            least = limits.least if parts.least is None else parts.least
            parameter = replace(parameter, type=replace(limits, least=least, most=parts.most or limits.most))
        default = (node.get("default") or node) if isinstance(node, Pairs) else node
        value = _value(parameter, default, faults)
        if value is MISSING:
            return MISSING
        text = str(parameter.type.plain(value))
        return replace(parameter, default=text, label=parts.label or parameter.label, mark=default.mark)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [_SINGLE, _PARTS.schema()]}


class ChangedKind(Kind):
    """Another value of one parameter of the question, as it is written."""

    def read_under(self, key: Scalar, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        parameter = _parameter_in(context, key, faults)
        return MISSING if parameter is None or _value(parameter, node, faults) is MISSING else node.text

    def schema(self) -> dict[str, Any]:
        return _SINGLE


def _value(parameter: Parameter, node: Node, faults: list[Problem]) -> Any:
    if isinstance(node, Scalar):
        return parameter.type.read(node, faults)
    faults.append(expected(node, "a single value"))
    return MISSING


def _parameter_in(
    context: ReadContext, key: Scalar, faults: list[Problem], *, for_players: bool = False
) -> Parameter | None:
    """Return the parameter of a key; None if the question type is not known, or after reporting an unknown key.

    With `for_players`, only parameters that readers may change are known.
    """
    known = context.parameters if isinstance(context, QuestionContext) else None
    if known is None:
        return None
    return _parameter(key, {name: each for name, each in known.items() if each.for_players or not for_players}, faults)


def _parameter(key: Scalar, known: Mapping[str, Parameter], faults: list[Problem]) -> Parameter | None:
    if key.text not in known:
        message, hint = f"{quoted(key.text)} is not a parameter of this question type", did_you_mean(key.text, known)
        faults.append(Problem(key.mark, "unknown-parameter", message, hint, key.text))
    return known.get(key.text)


class ReasonsKind(Kind):
    """One sentence for all suppositions, read under the empty key, or a sentence for each key that is supposed."""

    def read(self, node: Node, faults: list[Problem], context: ReadContext = ANYWHERE) -> Any:
        if isinstance(node, Pairs):
            return _REASONS.read(node, faults)
        sentence = _REASON.read(node, faults)
        return sentence if sentence is MISSING else {"": sentence}

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [_REASON.schema(), _REASONS.schema()]}


_REASON = Text("a sentence")
_REASONS = ByKey(_REASON, KeyKind(sections=True), "for what is supposed", "as `passing.cards: No cards are passed.`")


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What we suggest that a table agrees on where today's game says nothing, and why. It is ours, and no source's."""

    agree: str = part(A_SENTENCE, "What to agree on.")
    because: str = part(A_SENTENCE, "The reason, in one sentence.")

    @property
    def word(self) -> str:
        """The word of the answer: `yes`, `no`, or for another `suggested`."""
        first = _FIRST_WORD.split(self.agree.lower())[0]
        return first if first in (YES, NO) else "suggested"


@dataclass(frozen=True, slots=True)
class Dispute(TypedRecord):
    """A dispute at the table, asked as a player would ask it.

    `spec` is the type of question and its fixed parameters. `turns_on` are the keys that decide it: a book that is
    silent on all of them is silent on the question. `supposes` are conditions on the rules for the question to arise:
    for each key the values of which it must have one, or an empty list for any stated value but none, 0 or the like.

    If the question does not fit a game, for example because of its number of players, the game is asked with the first
    parameters in `fitting` that do. `asker` is the seat of the player who asks, if it matters which player that is.
    """

    id: str = named()
    question: str = part(Text("a question"), "The question, as a player would ask it.")
    topic: str = part(one_of(TOPICS, "a topic", "a topic"), "What it is about.")
    spec: QuestionSpec = part(QuestionSpecKind(), "The question type, and the values it is asked with.", key="ask")
    turns_on: tuple[str, ...] = part(
        ManyOf(KeyKind(sections=True), distinct=True, at_least=1), "The keys of the rules that decide it."
    )
    form: str = part(one_of(tuple(FORMS), "a form", "a form of answer"), "What is asked for.", "", key="wants")
    answers: Mapping[str, DeclaredAnswer] = part(
        ByKey(RecordType(DeclaredAnswer, "answer", "as `'yes': Yes, you may.`", "says"), _WORD, "for each answer"),
        "The answers that there can be, each with how it is said to the asker.",
        dict,
    )
    asker: str = part(one_of(SEAT_NAMES, "a seat", "a seat"), "The seat of the player who asks.", "")
    told: str = part(Text("a sentence"), "What went wrong before, where the question does not say it.", "")
    aliases: tuple[str, ...] = part(ManyOf(Text(), distinct=True), "Other words for it, for the search.", ())
    parameters: Mapping[str, Parameter] = part(
        ByKey(ParameterKind(), Text("a name"), "for the parameters", "as `players: 4`"),
        "What a reader may change, each with its default.",
        dict,
    )
    fitting: tuple[Mapping[str, str], ...] = part(
        ManyOf(ByKey(ChangedKind(), Text("a name"), "for the parameters", "as `players: 5`")),
        "Other values of the parameters, with which games are asked that it does not fit.",
        (),
    )
    supposes: Mapping[str, tuple[str, ...]] = part(
        SUPPOSITIONS,
        "What must hold for the question to arise: keys, each with its values or the word stated.",
        dict,
    )
    elsewhere: Mapping[str, str] = part(
        ReasonsKind(), "Why it cannot happen where what it supposes does not hold, in one sentence or by key.", dict
    )
    related: tuple[str, ...] = part(ManyOf(Text(), distinct=True), "The ids of situations to read with it.", ())
    suggest: Suggestion | None = part(
        RecordType(Suggestion, "suggestion", "as `agree: ...`"),
        "What we suggest that a table agrees on, where today's game says nothing of it.",
        None,
    )
    note: str = part(Text(lines=True), "What else should be said.", "")
    common: bool = part(Flag(), "Whether it is among the commonest, which stand on the home page.", False)
    stage: str = ""
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context for the parameters: those of the type of question."""
        spec = QuestionSpecKind().read(pairs.get("ask") or pairs, [])
        return QuestionContext(parameters=None if spec is MISSING else TYPES[spec.kind].parameters)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        """Yield the problems of parameters that are given twice or not at all, and of the answers."""
        for name in self.parameters:
            if name in self.fixed:
                message = f"{quoted(name)} is both fixed and a parameter"
                yield ("parameters", name), "repeated-key", message, "keep one of the two"
        for key in self.supposes if "" not in self.elsewhere else ():
            if key not in self.elsewhere:
                message = f"there is no reason why it cannot happen where `{key}` has another value"
                yield ("supposes", key), "missing-key", message, "say it in `elsewhere`"
        question_type, usual = self.question_type, self.settings()
        given = {*self.fixed, *self.parameters}
        needed = [name for name, each in question_type.parameters.items() if not each.default]
        if missing := [name for name in needed if name not in given]:
            message = f"the dispute {self.id} gives no value for {', '.join(missing)}"
            yield (), "missing-key", message, "add it to `ask` or to `parameters`"
            return
        yield from amiss(self.answers, self.form, question_type.findings({**usual, **self.fixed}), question_type.blanks)

    def why_not(self, key: str) -> str:
        """Return why it cannot happen where the supposition at this key does not hold."""
        return self.elsewhere.get(key) or self.elsewhere[""]

    def was_allowed(self, finding: str) -> bool:
        """True if the question is how to put something right, and the finding is that it was allowed."""
        return self.fixed.get("about") == "done" and finding in ("yes", "must")

    @property
    def kind(self) -> str:
        """The name of the question type."""
        return self.spec.kind

    @property
    def question_type(self) -> QuestionType:
        return TYPES[self.kind]

    @property
    def fixed(self) -> Mapping[str, str]:
        """The parameters that no reader can change."""
        return self.spec.fixed

    @property
    def tells(self) -> Collection[str]:
        """The parameters whose values a question tells, because they are not the usual ones."""
        usual = self.question_type.parameters
        return {name for name, each in self.parameters.items() if each.default != usual[name].default}

    def settings(self, changed: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the parameters as text: their defaults, and what is changed.

        Raises RefusedError for a name that is no parameter, and for a value that is not allowed; the hint says what is.
        """
        settings = {name: each.default for name, each in self.parameters.items()}
        for name, text in (changed or {}).items():
            if name not in self.parameters:
                raise RefusedError(
                    f"{self.id} has no value {quoted(name)}",
                    did_you_mean(name, self.parameters) or "it has none",
                )
            try:
                settings[name] = self.parameters[name].written(text)
            except RefusedError as error:
                raise RefusedError(f"{name}: {error.message}", error.hint) from None
        return settings

    def given(self, settings: Mapping[str, str]) -> dict[str, Any]:
        """Return the value of each parameter, with those that a reader may change set so.

        Raises RefusedError for a value that is not allowed.
        """
        texts = {**self.fixed, **settings}
        known = self.question_type.parameters
        return {name: each.read(texts.get(name, each.default)) for name, each in known.items()}

    def data(self) -> dict[str, Any]:
        """Return it as plain data for JSON."""
        return {
            "id": self.id,
            "question": self.question,
            "topic": self.topic,
            "parameters": {name: each.data() for name, each in self.parameters.items()},
            "stage": self.stage,
            "wants": self.form,
            "answers": list(self.answers),
            "aliases": list(self.aliases),
            "turns_on": list(self.turns_on),
            "related": list(self.related),
            "note": self.note,
        }
