"""All checks of a folder of rule sets: rule sets, disputes, deals in books, and claims in figures."""

from collections.abc import Iterator
from typing import Any

from hearts_spec.book_deals.deals import Deals
from hearts_spec.book_deals.lint import DEAL_CHECKS
from hearts_spec.claims import CLAIM_CHECKS
from hearts_spec.disputes import DISPUTE_CHECKS
from hearts_spec.measure.lint import MEASURE_CHECKS
from hearts_spec.measure.player_file import PLAYER_CHECKS
from hearts_spec.rules.library import Library
from hearts_spec.rules.lint import RULE_SET_CHECKS, SUMMARY_CHECKS, TEXT_CHECKS, Check
from hearts_spec.schema.problems import Problem, errors_of

CHECKS: tuple[Check[Any], ...] = (
    *TEXT_CHECKS, *RULE_SET_CHECKS, *SUMMARY_CHECKS, *DISPUTE_CHECKS, *DEAL_CHECKS, *CLAIM_CHECKS,
    *PLAYER_CHECKS, *MEASURE_CHECKS,
)  # fmt: skip


def errors_in(library: Library) -> list[Problem]:
    """Return every problem in the folder of a library, without the warnings."""
    return errors_of(problems_in(library))


def problems_in(library: Library) -> Iterator[Problem]:
    """Yield every problem and warning in the folder of a library."""
    yield from library.findings()
    yield from DISPUTE_CHECKS.problems(library)
    yield from DEAL_CHECKS.problems(Deals(library))
    yield from CLAIM_CHECKS.problems(library)
    yield from PLAYER_CHECKS.problems(library)
    yield from MEASURE_CHECKS.problems(library)
