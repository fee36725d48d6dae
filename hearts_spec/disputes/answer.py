"""An answer: what one rule set rules on a quarrel, how firmly, and on what it rests."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.record import Settlement
from hearts_spec.rules import Status

SILENT_WORD, NOT_HERE_WORD = "silent", "does-not-arise"


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something an answer rests on that the book does not say: what, why it is taken so, and the nearest provision."""

    key: str
    label: str
    reason: str
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one rule set rules on a quarrel.

    `word` is the answer in a word, and `net` what each player is up or down by seat, where the question is of that.
    `arises` is false where the question cannot come up under the rule set; the ruling then says why. `keys` are the
    words of the vocabulary that decided, `cites` the provisions behind them, and `limits` what those say of themselves
    that they do not cover. `unit` is what `net` is counted in: chips, points, or nothing. `settlement` is that of the
    deal, where the question is of one.
    """

    rules: str
    title: str
    status: Status
    ruling: str
    word: str
    net: Mapping[str, int] | None = None
    cites: tuple[str, ...] = ()
    assumed: tuple[Assumption, ...] = ()
    keys: tuple[str, ...] = ()
    limits: Mapping[str, str] | None = None
    arises: bool = True
    unit: str = ""
    settlement: Settlement | None = None

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        return {
            "rules": self.rules,
            "status": self.status.value,
            "ruling": self.ruling,
            "net": dict(self.net) if self.net is not None else None,
            "cites": list(self.cites),
            "title": self.title,
            "word": self.word,
            "arises": self.arises,
            "unit": self.unit,
            "assumed": [
                {"key": each.key, "label": each.label, "reason": each.reason, "nearest": each.nearest or None}
                for each in self.assumed
            ],
            "keys": list(self.keys),
            "limits": dict(self.limits or {}),
        }


def grouped(answers: list[Answer]) -> list[list[Answer]]:
    """Put answers that come to the same word together, in the order in which each is first given.

    Books that say nothing come after those that rule, and those under which the question does not arise come last.
    """
    groups: dict[str, list[Answer]] = {}
    for each in answers:
        groups.setdefault(each.word, []).append(each)
    return sorted(groups.values(), key=lambda group: (not group[0].arises, group[0].status is Status.SILENT))
