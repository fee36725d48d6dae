"""A law on a fault in dealing, as a kind of value: remedy, claimant and deadline."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hearts_spec.rules.sections.faulty_deal import Claimant, Deadline, DealRemedy, Law
from hearts_spec.rules.shape.faults import Fault
from hearts_spec.rules.shape.kinds import ANYWHERE, MISSING, Around, Kind, read_word, words_schema
from hearts_spec.rules.shape.tree import Node, Pairs, Scalar, expected, only_keys
from hearts_spec.rules.shape.word import Word

_PARTS: dict[str, type[Word]] = {"then": DealRemedy, "claim": Claimant, "until": Deadline}
_DEFAULTS = {"claim": Claimant.AUTOMATIC, "until": Deadline.ANY_TIME}


@dataclass(frozen=True)
class LawKind(Kind):
    """A law: `misdeal`, or `{then: misdeal, claim: dealer, until: last-card}`."""

    def read(self, node: Node, faults: list[Fault], around: Around = ANYWHERE) -> Any:
        if isinstance(node, Scalar):
            then = read_word(node, DealRemedy, faults)
            return MISSING if then is MISSING else Law(then)
        if not isinstance(node, Pairs):
            faults.append(expected(node, "a remedy", "as misdeal, or {then: misdeal, until: last-card}"))
            return MISSING
        before = len(faults)
        only_keys(node, tuple(_PARTS), faults)
        if node.get("then") is None:
            hint = "add `then`, as {then: misdeal, until: last-card}"
            faults.append(Fault(node.mark, "this law does not say what the fault leads to", hint))
        parts = {key.text: read_word(value, _PARTS[key.text], faults) for key, value in node if key.text in _PARTS}
        return MISSING if len(faults) > before else Law(**parts)

    def plain(self, value: Law) -> Any:
        parts = {name: getattr(value, name) for name in _PARTS}
        said = {name: word.value for name, word in parts.items() if word is not _DEFAULTS.get(name)}
        return said["then"] if len(said) == 1 else said

    def text(self, value: Law) -> str:
        claim = "" if value.claim is Claimant.AUTOMATIC else f", {value.claim.phrase}"
        until = "" if value.until is Deadline.ANY_TIME else f", {value.until.phrase}"
        return f"{value.then.phrase}{claim}{until}"

    def schema(self) -> dict[str, Any]:
        then = words_schema(DealRemedy)
        properties = {name: words_schema(words) for name, words in _PARTS.items()}
        law = {"type": "object", "properties": properties, "required": ["then"], "additionalProperties": False}
        return {"anyOf": [then, law]}

    def sample(self) -> Law:
        return Law(DealRemedy.MISDEAL)

    def changes(self, value: Law) -> Iterator[Law]:
        for name, words in _PARTS.items():
            for word in words:
                if word is not getattr(value, name):
                    yield Law(**{**{each: getattr(value, each) for each in _PARTS}, name: word})
