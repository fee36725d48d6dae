"""The rules of a game for one printed page: all that is stated, once, and what is left out for want of room."""

import pytest

from hearts_spec.rules.book_comparison import every_leaf
from hearts_spec.rules.ruleset_file import OURS, split_key
from hearts_spec.rules.summary import sentence_of, tell
from hearts_spec.service import one_page as module
from hearts_spec.service.ask import Service
from hearts_spec.service.one_page import MOST, one_page
from hearts_spec.service.rule_sets import idle_data
from tests.conftest import LIBRARY

TODAY = "modern/standard"


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_every_stated_rule_that_is_no_denial_is_there_or_counted_as_left_out(id: str) -> None:
    rule_set, told, page = LIBRARY.rule_set(id), tell(LIBRARY, id), one_page(LIBRARY, id)
    assert " ".join(page.paragraphs) == " ".join(each.text for each in told)
    known = {split_key(key)[1] for each in told for key in each.keys} | set(idle_data(LIBRARY, rule_set))
    denials = {key for key, leaf in rule_set.leaves.items() if leaf.field.denies(leaf.value)}
    left = {key: leaf for key, leaf in every_leaf(rule_set).items() if not leaf.silent}
    rules = {split_key(key)[1] for key in left} - known - denials
    shown = [text for topic in page.topics for text in topic.says]
    plain = {text.replace(f" {OURS}", "").rpartition("players: ")[2] for text in shown}
    missing = [key for key in rules if sentence_of(rule_set.leaves[key]) not in plain]
    assert len(missing) <= sum(each.rules for each in page.left_out)
    assert len(shown) == len(set(shown))
    assert sum(map(len, shown)) <= MOST


def test_what_does_not_fit_is_counted_by_subject(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = one_page(LIBRARY, "spalding-1896/sweepstake")
    monkeypatch.setattr(module, "MOST", 2500)
    page = one_page(LIBRARY, "spalding-1896/sweepstake")
    assert [each.label for each in page.left_out] == ["Conduct at the table", "Irregular play"]
    assert sum(len(topic.says) for topic in page.topics) + sum(each.rules for each in page.left_out) == sum(
        len(topic.says) for topic in whole.topics
    ) + sum(each.rules for each in whole.left_out)


def test_options_that_are_chosen_are_not_asked(desk: Service) -> None:
    request = {"ask": "one-page", "id": TODAY}
    assert [each["now"] for each in desk.ask(request)["options"]] == ["100"]
    chosen = desk.ask({**request, "players": 3, "set": {"target": "50"}})
    assert chosen["options"] == []
    assert any("fifty" in text or "50" in text for text in chosen["paragraphs"])


def test_a_rule_of_ones_own_has_its_page(desk: Service) -> None:
    house = "title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n"
    found = desk.ask({"ask": "one-page", "id": "mine.yml", "house": house})
    assert found["title"] == "Fridays"
    assert any("jack of diamonds" in text.lower() for text in found["paragraphs"])
    assert "error" in desk.ask({"ask": "one-page", "id": "mine.yml", "house": "title: [\n"})
