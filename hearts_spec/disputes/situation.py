"""What a situation is: a quarrel at the table, asked as a player would ask it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hearts_spec.disputes.inputs import Input
from hearts_spec.rules import Mark, RefusedError
from hearts_spec.rules.shape.faults import NOWHERE, did_you_mean, quoted

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


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number, seat, card or word of the question that a reader may change."""

    name: str
    input: Input
    default: str
    label: str

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        return {"kind": self.input.kind, "label": self.label, "default": self.default, **self.input.limits()}


@dataclass(frozen=True, slots=True)
class Situation:
    """A quarrel at the table.

    `kind` says in what manner it is put to a rule set, `fixed` with what, beside the parameters. `turns_on` are keys of
    the vocabulary: a book that is silent on all of them is silent on the question. `supposes` gives what must hold for
    the question to arise at all, by key: some values, or none for anything that is stated and is not nothing.
    """

    id: str
    stage: str
    question: str
    topic: str
    aliases: tuple[str, ...]
    kind: str
    fixed: Mapping[str, str]
    parameters: Mapping[str, Parameter]
    turns_on: tuple[str, ...]
    supposes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    related: tuple[str, ...] = ()
    note: str = ""
    mark: Mark = NOWHERE

    def settings(self, changed: Mapping[str, str] | None = None) -> dict[str, str]:
        """Give the parameters as text: their defaults, and what is changed.

        Raises RefusedError for a name that is no parameter and a value that cannot be, saying what is allowed.
        """
        settings = {name: each.default for name, each in self.parameters.items()}
        for name, text in (changed or {}).items():
            if name not in self.parameters:
                raise RefusedError(
                    f"{self.id} has no parameter {quoted(name)}",
                    did_you_mean(name, self.parameters) or "it has none",
                )
            try:
                settings[name] = self.parameters[name].input.written(text)
            except RefusedError as error:
                message = str(error).removesuffix(f" ({error.hint})")
                raise RefusedError(f"{name}: {message}", error.hint) from None
        return settings

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        return {
            "id": self.id,
            "question": self.question,
            "topic": self.topic,
            "parameters": {name: each.data() for name, each in self.parameters.items()},
            "stage": self.stage,
            "aliases": list(self.aliases),
            "turns_on": list(self.turns_on),
            "related": list(self.related),
            "note": self.note,
        }
