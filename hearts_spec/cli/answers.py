"""What a command answers, and what it says when it cannot: as data, as text, and as an exit code."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import HeartsError, NotationError, with_hint
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError, Refusal
from hearts_spec.record.errors import RecordError
from hearts_spec.rules.shape.faults import Fault, RulesError

GOOD, REFUSED, WRONG_USAGE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Reply:
    """A command's answer: `data` for --json, `text` for a reader; when it `failed` the text goes to standard error."""

    data: Any
    text: str
    code: int = GOOD
    failed: bool = False


class UsageError(HeartsError):
    """A command that is not used as it can be."""


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


def failure(error: Exception) -> Reply:
    """Give the answer of a command that ended in an error."""
    if isinstance(error, IllegalPlayError):
        return _refused(error, error.refusal, {"play": error.play, "seat": error.seat, "card": error.card})
    if isinstance(error, IllegalBidError):
        return _refused(error, error.refusal, {"seat": error.seat, "bid": error.bid})
    if isinstance(error, HeartsError):
        told, text = {"message": error.message, **_told(error)}, str(error)
        code = WRONG_USAGE if isinstance(error, NotationError | UsageError) else REFUSED
        return _failed(told, str(error.fault) if isinstance(error, RecordError) else text, code)
    if isinstance(error, OSError):
        return _other_failure(f"{error.filename or 'a file'}: {error.strerror or error}")
    message = f"the program itself is at fault: {type(error).__name__}: {error}"
    return _other_failure(message, "please report it")


def _told(error: HeartsError) -> dict[str, Any]:
    """Give what JSON says of an error beside its message."""
    if isinstance(error, RulesError):
        return {"faults": [fault_data(fault) for fault in error.faults]}
    if isinstance(error, RecordError):
        place = {key: value for key, value in fault_data(error.fault).items() if key != "message"}
        return {"token": error.token, "position": error.position, **place}
    if isinstance(error, NotationError):
        return {"token": error.token, "position": error.position, "hint": error.hint}
    if isinstance(error, IrregularStateError):
        hint = {"hint": error.hint} if error.hint else {}
        return {"token": error.token, "position": error.position, **hint}
    return {"hint": error.hint}


def _other_failure(message: str, hint: str = "") -> Reply:
    return _failed({"message": message, "hint": hint}, with_hint(message, hint))


def _refused(error: Exception, refusal: Refusal, told: Mapping[str, Any]) -> Reply:
    cites = list(refusal.cites)
    text = f"{error} [{', '.join(cites)}]" if cites else str(error)
    return _failed({**told, "reason": refusal.reason, "cites": cites}, text)


def _failed(told: Mapping[str, Any], text: str, code: int = REFUSED) -> Reply:
    return Reply({"error": dict(told)}, text, code, failed=True)
