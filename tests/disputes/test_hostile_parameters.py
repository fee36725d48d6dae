"""Disputes asked with values that make no sense: an answer, or an error of ours."""

from contextlib import suppress

import pytest

from hearts_spec.cards import HeartsError
from hearts_spec.disputes import Dispute, ask, disputes_of
from tests.conftest import LIBRARY

VALUES = ("", "none", "0", "-1", "999999", "Z", "QS QS QS", "1,2", "A=,B=", ",")
GAMES = ("modern/standard", "spalding-1896/auction", "foster-1914/domino")


def one_of_each_kind() -> list[Dispute]:
    """One dispute for each type of question and parameter."""
    found = {(each.kind, name): each for each in disputes_of(LIBRARY.root).by_id.values() for name in each.parameters}
    return list({each.id: each for each in found.values()}.values())


@pytest.mark.parametrize("dispute", one_of_each_kind(), ids=lambda each: each.id)
def test_any_text_for_a_parameter_is_answered_or_refused(dispute: Dispute) -> None:
    for name in dispute.parameters:
        for value in VALUES:
            with suppress(HeartsError):
                ask(LIBRARY, dispute, GAMES, {name: value})
