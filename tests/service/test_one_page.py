"""The rules of a game for one printed page: all that is stated, once, and what is left out for want of room."""

import pytest

from hearts_spec.rules.book_comparison import every_leaf
from hearts_spec.rules.ruleset import inapplicable_keys
from hearts_spec.rules.ruleset_file import OURS, split_key
from hearts_spec.rules.summary import sentence_of, tell
from hearts_spec.rules.vocabulary.game import GameEnds
from hearts_spec.schema.english import sentence
from hearts_spec.service import one_page as module
from hearts_spec.service.ask import Service
from hearts_spec.service.one_page import MOST, one_page
from tests.conftest import LIBRARY

TODAY = "modern/standard"


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_every_stated_rule_that_is_no_denial_is_there_or_counted_as_left_out(id: str) -> None:
    rule_set, told, page = LIBRARY.rule_set(id), tell(LIBRARY, id), one_page(LIBRARY, id)
    assert " ".join(page.paragraphs) == " ".join(each.text for each in told)
    tables = [LIBRARY.playable(id, players).rules for players in rule_set.players]
    known = {split_key(key)[1] for each in told for key in each.keys} | set(inapplicable_keys(rule_set.leaves, tables))
    denials = {key for key, leaf in rule_set.leaves.items() if leaf.field.denies(leaf.value)}
    left = {key: leaf for key, leaf in every_leaf(rule_set).items() if not leaf.silent}
    rules = {split_key(key)[1] for key in left} - known - denials
    shown = [text for topic in page.topics for text in topic.says]
    plain = {sentence(text.replace(f" {OURS}", "").rpartition("players: ")[2]) for text in shown}
    missing = [key for key in rules if sentence_of(rule_set.leaves[key], LIBRARY.playable(id)) not in plain]
    assert len(missing) <= sum(each.rules for each in page.left_out)
    assert len(shown) == len(set(shown))
    assert sum(map(len, shown)) <= MOST


def told_on(id: str, **choices: str) -> str:
    page = one_page(LIBRARY, id, 4 if choices else None, choices)
    return " ".join([*page.paragraphs, *(text for topic in page.topics for text in topic.says)])


def test_a_rule_that_only_an_option_gives_an_effect_waits_for_the_option() -> None:
    """Nothing breaks hearts that may be led at any time."""
    assert "breaks hearts" not in told_on("davis-2004/omnibus")
    assert "breaks hearts" in told_on("davis-2004/omnibus", breaking="must-be-broken")


def test_no_summary_speaks_of_leading_hearts_where_no_heart_counts() -> None:
    worth = {id: {key: leaf.value for key, leaf in LIBRARY.rule_set(id).leaves.items()} for id in LIBRARY.ids()}
    hearts = ("values.hearts", *(f"values.{rank}H" for rank in (*range(2, 11), *"JQKA")))
    bare = [id for id, values in worth.items() if not any(values.get(each) for each in hearts)]
    bare = [id for id in bare if worth[id]["game.ends"] is not GameEnds.PROGRAMME]  # hearts may count in a contract
    assert "house/slobberhannes" in bare
    assert [id for id in bare if "earts may be led" in told_on(id)] == []


def test_rules_under_a_heading_follow_the_deal_and_the_play() -> None:
    """The pack is cut before a card is dealt, and what may be led comes before what follows."""
    sections = {
        each.name: [said.keys[0] for said in each.says] for each in one_page(LIBRARY, "davis-2004/omnibus").sections
    }
    assert sections["play"] == [
        "table.turn", "lead.opener", "lead.opening", "hearts.led", "follow.suit",
        "first-trick.barred", "queen.thrown", "trick.won-by",
    ]  # fmt: skip
    deal = next(each.says for each in one_page(LIBRARY, "foster-1914/sweepstake").sections if each.name == "deal")
    keys = [said.keys[0] for said in deal]
    assert keys.index("cut.deals") < keys.index("conduct.cut-by") < keys.index("deal.first")


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
