"""The data of the page on which readers say how their table plays: as the engine tells that table's rules."""

import random
from typing import Any

import pytest

from hearts_spec.rules import Library
from hearts_spec.rules.fields import PLAYERS
from hearts_spec.rules.ruleset_file import OURS
from hearts_spec.service.one_page import one_page
from hearts_spec.site.table_data import table_data
from hearts_spec.site.templating import typeset
from tests.conftest import LIBRARY

TODAY = "today/hearts"


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    return table_data(LIBRARY, LIBRARY.rule_set(TODAY))


def told(data: dict[str, Any], players: int, choices: dict[str, str]) -> dict[str, list[str]]:
    """The page as a script makes it of the data."""
    page: dict[str, list[str]] = {}
    table = data["tables"][players]
    offered = {name: answer for name, answer in choices.items() if name in table["options"]}
    for place in table["sentences"]:
        each = data["sentences"][place]
        answers = [_answer(data["options"][name], offered.get(name)) for name in each["by"]]
        if said := each["of"][" ".join(answers)]:
            text = data["texts"][abs(said) - 1].replace("{}", choices.get("limit", ""))
            page.setdefault(data["headings"][each["under"]], []).append(text)
    return {heading: sorted(some) for heading, some in page.items()}


def _answer(option: dict[str, Any], chosen: str | None) -> str:
    if "numbers" in option:
        return "" if chosen in (None, option["usual"]) else "#"
    return option["usual"] if chosen is None else chosen


def by_engine(library: Library, players: int, choices: dict[str, str]) -> dict[str, list[str]]:
    page = {}
    for section in one_page(library, TODAY, players, choices).sections:
        said = [typeset(each.text.replace(f" {OURS}", "")) for each in section.says if each.keys != (PLAYERS,)]
        if said:
            page[section.label] = sorted(said)
    return page


def test_every_choice_is_told_as_the_engine_tells_it(data: dict[str, Any]) -> None:
    options = LIBRARY.rule_set(TODAY).options
    chance = random.Random(58)
    for turn in range(100):
        players = 3 + turn % 4
        choices = {
            name: chance.choice([*each.choices]) if each.choices else chance.choice(["50", "75", "100"])
            for name, each in options.items()
            if chance.random() < 0.4
        }
        assert told(data, players, choices) == by_engine(LIBRARY, players, choices), (players, choices)


def test_an_option_is_offered_where_it_matters(data: dict[str, Any]) -> None:
    assert [name for name in data["tables"][4]["options"] if name.startswith(("passing", "odd"))] == ["passing"]
    assert "odd-cards" in data["tables"][5]["options"]
    assert "passing-of-five" in data["tables"][5]["options"]


def test_only_what_changes_is_marked(data: dict[str, Any]) -> None:
    def changed(**choices: str) -> list[str]:
        said: list[str] = []
        for place in data["tables"][4]["sentences"]:
            each = data["sentences"][place]
            place = each["of"][" ".join(_answer(data["options"][name], choices.get(name)) for name in each["by"])]
            said += [data["texts"][-place - 1]] if place < 0 else []
        return said

    assert changed() == []
    assert changed(limit="50") == ["The limit is {}."]
    assert changed(moon="down") == [
        "A player who shoots the moon takes the amount off their own score, and the others score nothing."
    ]


def test_every_choice_says_what_it_changes(data: dict[str, Any]) -> None:
    for option in data["options"].values():
        for name, _, but, sets in option.get("choices", ()):
            assert bool(but) == bool(sets) == (name != option["usual"]), (option, name)
        assert ("{}" in option["but"]) if "numbers" in option else True
