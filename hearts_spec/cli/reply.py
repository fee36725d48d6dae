"""What a command answers, and what it says when it cannot: as data, as text, and as an exit code."""

from dataclasses import dataclass
from typing import Any

from hearts_spec.cards import HeartsError, NotationError, with_hint
from hearts_spec.engine import IllegalBidError, IllegalPlayError
from hearts_spec.record.errors import RecordError
from hearts_spec.rules.inheritance import NotOfferedError
from hearts_spec.schema.problems import RulesError
from hearts_spec.service.errors import UsageError, error_data

GOOD, REFUSED, WRONG_USAGE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Reply:
    """A command's answer: `data` for --json, `text` for a reader; when it `failed` the text goes to standard error."""

    data: Any
    text: str
    code: int = GOOD
    failed: bool = False


def failure(error: Exception) -> Reply:
    """Give the answer of a command that ended in an error."""
    told = error_data(error)
    absent = isinstance(error, RulesError) and error.absent
    wrong = absent or isinstance(error, NotationError | NotOfferedError | UsageError)
    code = WRONG_USAGE if wrong else REFUSED
    return Reply({"error": told}, _text(error, told), code, failed=True)


def _text(error: Exception, told: dict[str, Any]) -> str:
    if isinstance(error, IllegalPlayError | IllegalBidError):
        cites = told["cites"]
        return f"{error} [{', '.join(cites)}]" if cites else str(error)
    if isinstance(error, RecordError):
        return str(error.fault)
    return str(error) if isinstance(error, HeartsError) else with_hint(told["message"], told["hint"])
