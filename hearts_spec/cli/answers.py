"""What a command answers, and what it says when it cannot: as data, as text, and as an exit code."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import NotationError
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError, Refusal
from hearts_spec.record.errors import RecordError
from hearts_spec.rules.library import RefusedError
from hearts_spec.rules.shape.faults import Fault, RulesError

GOOD, REFUSED, WRONG_USAGE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Answer:
    """A command's answer: `data` for --json, `text` for a reader; when it `failed` the text goes to standard error."""

    data: Any
    text: str
    code: int = GOOD
    failed: bool = False


class UsageError(ValueError):
    """A command that is not used as it can be; `hint` says what would be right."""

    def __init__(self, message: str, hint: str = "") -> None:
        self.hint = hint
        super().__init__(message)


def fault_data(fault: Fault) -> dict[str, Any]:
    """Give a fault as JSON says it."""
    mark = fault.mark
    return {
        "file": mark.file,
        "line": max(mark.line, 1),
        "column": max(mark.column, 1),
        "message": fault.message,
        "hint": fault.hint,
    }


def failure(error: Exception) -> Answer:
    """Give the answer of a command that ended in an error."""
    if isinstance(error, IllegalPlayError):
        return _refused(error, error.refusal, {"play": error.play, "seat": error.seat, "card": error.card})
    if isinstance(error, IllegalBidError):
        return _refused(error, error.refusal, {"seat": error.seat, "bid": error.bid})
    if isinstance(error, RecordError):
        told = {"token": error.token, "position": error.position, **fault_data(error.fault)}
        return _failed({"message": told.pop("message"), **told}, str(error.fault))
    if isinstance(error, IrregularStateError):
        return _failed({"message": str(error), "token": error.token, "position": error.position}, str(error))
    if isinstance(error, RulesError):
        faults = [fault_data(fault) for fault in error.faults]
        message = error.faults[0].message if error.faults else str(error)
        return _failed({"message": message, "faults": faults}, "\n".join(str(fault) for fault in error.faults))
    if isinstance(error, RefusedError):
        message = str(error).removesuffix(f" ({error.hint})") if error.hint else str(error)
        return _failed({"message": message, "hint": error.hint}, str(error))
    return _other_failure(error)


def _other_failure(error: Exception) -> Answer:
    if isinstance(error, NotationError):
        told = {"message": str(error), "token": error.token, "position": error.position, "hint": error.hint}
        return _failed(told, str(error), WRONG_USAGE)
    if isinstance(error, UsageError):
        text = f"{error} ({error.hint})" if error.hint else str(error)
        return _failed({"message": str(error), "hint": error.hint}, text, WRONG_USAGE)
    if isinstance(error, OSError):
        told_text = f"{error.filename or 'a file'}: {error.strerror or error}"
        return _failed({"message": told_text, "hint": ""}, told_text)
    message = f"the program itself is at fault: {type(error).__name__}: {error}"
    return _failed({"message": message, "hint": "please report it"}, f"{message} (please report it)")


def _refused(error: Exception, refusal: Refusal, told: Mapping[str, Any]) -> Answer:
    cites = list(refusal.cites)
    text = f"{error} [{', '.join(cites)}]" if cites else str(error)
    return _failed({**told, "reason": refusal.reason, "cites": cites}, text)


def _failed(told: Mapping[str, Any], text: str, code: int = REFUSED) -> Answer:
    return Answer({"error": dict(told)}, text, code, failed=True)
