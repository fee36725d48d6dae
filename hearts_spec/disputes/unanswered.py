"""Why games give no answer to a quarrel: the thing cannot happen under them, or hangs on more than is told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hearts_spec.disputes.answer import Answer, Unanswered
from hearts_spec.schema.group_by import together


@dataclass(frozen=True, slots=True)
class UnansweredReason:
    """Why some games give no answer: in a word for all of them, and the reasons, each with the ids of its games."""

    why: Unanswered
    reasons: tuple[tuple[str, tuple[str, ...]], ...]

    def data(self) -> dict[str, Any]:
        """Give it as JSON says it."""
        why = self.why
        reasons = [{"why": reason, "rules": list(ids)} for reason, ids in self.reasons]
        return {"anchor": why.anchor, "says": why.says, "heading": why.heading, "reasons": reasons}


def unanswered_by(answers: Sequence[Answer]) -> list[UnansweredReason]:
    """Give why some of these are no answer, those for which it is the same reason together."""
    found = []
    for why in Unanswered:
        reasons = together((each for each in answers if each.unanswered is why), lambda each: each.says)
        if reasons:
            rules = ((str(reason), tuple(each.rules for each in some)) for reason, some in reasons.items())
            found.append(UnansweredReason(why, tuple(rules)))
    return found
