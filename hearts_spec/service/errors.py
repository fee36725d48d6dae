"""Errors as plain data, the same for the command and the browser."""

from typing import Any

from hearts_spec.cards import HeartsError, NotationError
from hearts_spec.engine.errors import IllegalBidError, IllegalPlayError, IrregularStateError, MissingFactError, Refusal
from hearts_spec.record.errors import RecordError
from hearts_spec.schema.problems import Location, Problem, RulesError


def fault_data(fault: Problem) -> dict[str, Any]:
    """Return a problem in a file as plain data for JSON."""
    return {**mark_data(fault.mark), "code": fault.code, "message": fault.message, "hint": fault.hint}


def mark_data(mark: Location) -> dict[str, Any]:
    """Return a place in a file as plain data for JSON; without a line of its own it is line 1, column 1."""
    return {"file": mark.file, "line": max(mark.line, 1), "column": max(mark.column, 1)}


def error_data(error: Exception) -> dict[str, Any]:
    """Return an error as plain data for JSON; `deal` is the number of the deal, if it arose in one of several."""
    data = _error_data(error)
    return {"deal": error.deal, **data} if isinstance(error, HeartsError) and error.deal else data


def _error_data(error: Exception) -> dict[str, Any]:
    if isinstance(error, IllegalPlayError):
        return {"play": error.play, "seat": error.seat, "card": error.card, **refusal_data(error.refusal)}
    if isinstance(error, IllegalBidError):
        return {"seat": error.seat, "bid": error.bid, **refusal_data(error.refusal)}
    if isinstance(error, HeartsError):
        return {"message": error.message, **_details(error)}
    if isinstance(error, OSError):
        return {"message": f"{error.filename or 'a file'}: {error.strerror or error}", "hint": ""}
    message = f"the program itself is at fault: {type(error).__name__}: {error}"
    return {"message": message, "hint": "please report it"}


def refusal_data(refusal: Refusal) -> dict[str, Any]:
    """Return why a play or a bid is refused, and by which statements."""
    return {"reason": refusal.reason, "cites": list(refusal.cites)}


def _details(error: HeartsError) -> dict[str, Any]:
    """Return the fields of an error other than its message."""
    if isinstance(error, RulesError):
        return {"faults": [fault_data(fault) for fault in error.faults]}
    if isinstance(error, RecordError):
        return {
            "token": error.token,
            "position": error.position,
            **mark_data(error.mark),
            "code": error.fault.code,
            "hint": error.hint,
        }
    if isinstance(error, NotationError):
        return {"token": error.token, "position": error.position, "hint": error.hint}
    if isinstance(error, IrregularStateError):
        say = error.say if isinstance(error, MissingFactError) else ""
        more = {"kind": error.kind, "say": say, "hint": error.hint}
        return {"token": error.token, "position": error.position, **{key: text for key, text in more.items() if text}}
    return {"hint": error.hint}
