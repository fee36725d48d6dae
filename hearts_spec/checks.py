"""Every check of a folder of rule sets, of whatever is in it."""

from collections.abc import Iterator
from typing import Any

from hearts_spec.book_deals.deals import DEAL_CHECKS
from hearts_spec.claims import CLAIM_CHECKS
from hearts_spec.disputes import DISPUTE_CHECKS
from hearts_spec.rules.library import Library
from hearts_spec.rules.lint import RULE_SET_CHECKS, SUMMARY_CHECKS, TEXT_CHECKS, Check
from hearts_spec.schema.problems import Problem, errors_of

_BESIDE = (DISPUTE_CHECKS, DEAL_CHECKS, CLAIM_CHECKS)  # what lies beside the rule sets, in this order
CHECKS: tuple[Check[Any], ...] = (
    *TEXT_CHECKS, *RULE_SET_CHECKS, *SUMMARY_CHECKS, *(each for some in _BESIDE for each in some),
)  # fmt: skip


def errors_in(library: Library) -> list[Problem]:
    """Return every problem in the folder of a library that is an error."""
    return errors_of(problems_in(library))


def problems_in(library: Library) -> Iterator[Problem]:
    """Yield every problem and warning in the folder of a library."""
    yield from library.findings()
    for some in _BESIDE:
        yield from some.problems(library)
