"""What the reader's rules do: the same however it is asked, and no verdict within the margins."""

from typing import Any

import pytest

from hearts_spec.disputes import disputes_of
from hearts_spec.service.ask import Service
from hearts_spec.service.snapshot import packed, unpacked
from tests.conftest import LIBRARY

JACK = "title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n"
SAME = "title: Sundays\nextends: modern/standard\n"


@pytest.fixture(scope="module")
def desk() -> Service:
    """The service as the browser has it: without files."""
    return unpacked(packed(LIBRARY, disputes_of(LIBRARY.root)))


def effect(desk: Service, house: str, **more: Any) -> Any:
    return desk.ask({"ask": "effect", "id": "mine.yml", "house": house, **more})


def figures(answer: Any) -> dict[str, Any]:
    return {each["key"]: each for each in answer["figures"]}


def test_answer_is_the_same_whatever_was_asked_before(desk: Service) -> None:
    whole = effect(desk, JACK, deals=200)
    fresh = unpacked(packed(LIBRARY, disputes_of(LIBRARY.root)))
    for deals in (40, 200):
        last = effect(fresh, JACK, deals=deals)
    assert last == whole
    assert effect(desk, JACK, deals=40) == effect(fresh, JACK, deals=40)


def test_rules_do_nothing_beside_themselves(desk: Service) -> None:
    found = figures(effect(desk, SAME, deals=200))
    assert {"nobody-clear", "everything", "edge"} <= found.keys()
    assert all(each["own"] == each["parent"] for each in found.values())
    assert not any(each["differs"] for each in found.values())


def test_figures_have_margins_and_no_verdict_without_them(desk: Service) -> None:
    found = figures(effect(desk, JACK, deals=10))
    assert all(each["own"] is None and each["differs"] is None for each in found.values())
    assert all("±" in each["own"]["whole"] for each in figures(effect(desk, JACK, deals=200)).values())


@pytest.mark.parametrize(
    ("house", "more", "message"),
    [
        (JACK, {"deals": 5_001}, "5001 deals cannot be measured"),
        (JACK, {"players": 7}, "is not for 7 players"),
        ("title: Laws\nextends: spalding-1896/laws\n", {}, ""),
    ],
)
def test_what_cannot_be_measured_is_said(desk: Service, house: str, more: dict[str, Any], message: str) -> None:
    assert message in effect(desk, house, **more)["error"]["message"]
