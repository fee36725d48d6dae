"""`Dispute`: one entry of a situations file, with its question, its declared answers and its parameters."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import SEAT_NAMES
from hearts_spec.disputes.answer import FORMS, DeclaredAnswer, amiss
from hearts_spec.disputes.parameters import (
    ChangedKind,
    Parameter,
    ParameterKind,
    QuestionContext,
    QuestionSpec,
    QuestionSpecKind,
    SupposedKind,
)
from hearts_spec.disputes.question_types import KINDS, QuestionType
from hearts_spec.rules import Location, RefusedError
from hearts_spec.rules.names import KeyKind
from hearts_spec.rules.sources import TOPICS
from hearts_spec.schema.kinds import MISSING, NAME, ByKey, Flag, ManyOf, ReadContext, Text, one_of
from hearts_spec.schema.problems import did_you_mean, quoted
from hearts_spec.schema.record_type import Amiss, RecordType, TypedRecord, named, part, placed, places
from hearts_spec.schema.source_tree import Pairs

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


@dataclass(frozen=True, slots=True)
class Dispute(TypedRecord):
    """A dispute at the table, asked as a player would ask it.

    `asked` is the type of question and its fixed inputs. `turns_on` are keys of the vocabulary: a book that is silent
    on all of them is silent on the question. `supposes` is what the rules must have for the question to arise, by key:
    a list of values, or an empty list for any stated value that is not nothing.

    Games that the question does not fit, such as those for another number of players, are asked with the first of
    `fitting` that does. `asker` is the seat of the player who asks, if it matters which player that is.
    """

    id: str = named()
    question: str = part(Text("a question"), "The question, as a player would ask it.")
    topic: str = part(one_of(TOPICS, "a topic", "a topic"), "What it is about.")
    spec: QuestionSpec = part(QuestionSpecKind(), "The kind of question, and what it is asked with.", key="ask")
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
        ByKey(SupposedKind(), KeyKind(sections=True), "for what is supposed", "as `values.QS: stated`"),
        "What must hold for the question to arise: keys, each with its values or the word stated.",
        dict,
    )
    elsewhere: str = part(Text("a sentence"), "Why it cannot happen where what it supposes does not hold.", "")
    related: tuple[str, ...] = part(ManyOf(Text(), distinct=True), "The ids of situations to read with it.", ())
    note: str = part(Text(lines=True), "What else should be said.", "")
    common: bool = part(Flag(), "Whether it is among the commonest, which stand on the home page.", False)
    stage: str = ""
    mark: Location = placed()
    marks: Mapping[str, Location] = places()

    @classmethod
    def field_context(cls, pairs: Pairs, context: ReadContext) -> ReadContext:
        """Return the context for the parameters: the inputs of the type of question."""
        spec = QuestionSpecKind().read(pairs.get("ask") or pairs, [])
        return QuestionContext(inputs=None if spec is MISSING else KINDS[spec.kind].inputs)

    def validate(self, context: ReadContext) -> Iterator[Amiss]:
        """Yield the problems of inputs that are given twice or not at all, and of the answers."""
        for name in self.parameters:
            if name in self.fixed:
                yield (
                    ("parameters", name),
                    "repeated-key",
                    f"{quoted(name)} is both fixed and a parameter",
                    "keep one of the two",
                )
        question_type, usual = self.question_type, {name: each.default for name, each in self.parameters.items()}
        yield from amiss(self.answers, self.form, question_type.findings({**usual, **self.fixed}), question_type.blanks)
        given = {*self.fixed, *self.parameters}
        needed = [name for name, each in question_type.inputs.items() if each.default is None]
        if missing := [name for name in needed if name not in given]:
            message = f"the situation {self.id} does not say with what it asks: {', '.join(missing)}"
            yield (), "missing-key", message, "add it to `ask` or to `parameters`"

    @property
    def kind(self) -> str:
        """The name of the question type."""
        return self.spec.kind

    @property
    def question_type(self) -> QuestionType:
        """The question type."""
        return KINDS[self.kind]

    @property
    def fixed(self) -> Mapping[str, str]:
        """The inputs that no reader can change."""
        return self.spec.fixed

    def settings(self, changed: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the parameters as text: their defaults, and what is changed.

        Raises RefusedError for a name that is no parameter, and for a value that is not allowed; the hint says what is.
        """
        settings = {name: each.default for name, each in self.parameters.items()}
        for name, text in (changed or {}).items():
            if name not in self.parameters:
                raise RefusedError(
                    f"nothing that {self.id} asks with is called {quoted(name)}",
                    did_you_mean(name, self.parameters) or "it has none",
                )
            try:
                settings[name] = self.parameters[name].input.written(text)
            except RefusedError as error:
                raise RefusedError(f"{name}: {error.message}", error.hint) from None
        return settings

    def given(self, settings: Mapping[str, str]) -> dict[str, Any]:
        """Return the value of each input, with its parameters set so.

        Raises RefusedError for a value that is not allowed.
        """
        texts = {**self.fixed, **settings}
        return {
            name: each.read(texts.get(name, each.default or "")) for name, each in self.question_type.inputs.items()
        }

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
