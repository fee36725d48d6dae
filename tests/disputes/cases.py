"""The quarrels of the project, put to its rule sets."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from hearts_spec.disputes import Answer, answer, ask, disputes_of
from hearts_spec.rules import Library
from tests.conftest import LIBRARY, PROJECT, features

SITUATIONS = disputes_of(PROJECT / "rulesets")
HOUSE = "title: Fridays\nextends: spalding-1896/sweepstake\nsettlement: {jack: as-any-pool}\n"


@cache
def answers_to(id: str) -> Sequence[Answer]:
    """What every rule set answers to a quarrel as it stands."""
    return tuple(ask(LIBRARY, SITUATIONS.by_id[id]))


def put(library: Library, situation: str, rules: str, **settings: str) -> Answer:
    """What a rule set answers to a quarrel with the reader's own numbers."""
    return answer(library, SITUATIONS.find(situation), rules, settings)


def is_house(library: Library, id: str) -> bool:
    """Whether a game is of no book, so that it need not say what stands behind it."""
    return id.split("/")[0] not in library.sources


@cache
def asked() -> Mapping[str, set[str]]:
    """The sources that the outlines put each question to."""
    found: dict[str, set[str]] = {}
    asks = re.compile(r"the question ([a-z0-9-]+) is put to ([a-z0-9-]+)/")
    for feature in features():
        for step in (step for scenario in feature.scenarios for step in scenario.steps):
            if match := asks.match(step.text):
                found.setdefault(match.group(1), set()).add(match.group(2))
    return found
