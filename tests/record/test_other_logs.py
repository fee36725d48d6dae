"""The example of the Python page that reads other programs' logs, on two logs of different shapes."""

import doctest
from typing import Any

import pytest

import hearts_spec
from tests.conftest import PROJECT

LOGS = PROJECT / "tests" / "record" / "logs"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    """What the example in `replay` defines, once it has run."""
    test = doctest.DocTestFinder(recurse=False).find(hearts_spec.replay, "replay", globs={"hearts_spec": hearts_spec})[
        0
    ]
    doctest.DocTestRunner().run(test, clear_globs=False)
    return test.globs


@pytest.mark.parametrize(
    ("name", "pattern", "net"),
    [
        (
            "tricks.txt",
            r"(?P<player>[A-Z][a-z]+) (?P<rank>[2-9TJQKA])(?P<suit>[cdhs])",
            {"East": 3, "South": 13, "West": 6, "North": 4},
        ),
        ("events.jsonl", None, {"u17": 13, "u4": 10, "u23": 3}),
    ],
)
def test_a_log_of_another_program_is_replayed(
    example: dict[str, Any], name: str, pattern: str | None, net: dict[str, int]
) -> None:
    record = example["record_of"]((LOGS / name).read_text(encoding="utf-8"), pattern or example["events"])
    replayed = hearts_spec.replay(record)
    assert isinstance(replayed, hearts_spec.Transcript)
    assert replayed.settlement is not None
    assert dict(replayed.settlement.net) == net
