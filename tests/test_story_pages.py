"""Worked examples as stories: what a story shows of its scenario, and that each example of a book has its place."""

import re

import pytest

from hearts_spec.scenarios.features import WORKED
from hearts_spec.schema.english import sentence
from hearts_spec.site.card_faces import card_faces
from hearts_spec.site.links import shelf_of
from hearts_spec.site.scenario_html import Scene, Sheet, StepShown
from hearts_spec.site.story_pages import story_of
from tests.conftest import LIBRARY, features

SEEN = {"kind": "options", "seat": "A", "cards": ["KD"]}
OF_A_DEAL = re.compile(r"/deal-[a-z0-9-]+\.feature$")


def told(*lines: StepShown) -> Scene:
    return Scene("features/book/play.feature", "A lead", "", "a-lead", "", (), (), lines, worked=True)


def test_story_has_the_hand_the_question_and_the_ruling() -> None:
    scene = told(
        StepShown("Given", "A has in hand KD 9H"),
        StepShown("When", "A is to lead"),
        StepShown("Then", "A may play KD", seen=(SEEN,)),
        StepShown("And", "hearts are not broken, by book.rule"),
    )
    begun = (StepShown("Given", "the game is a/b for 5 players"),)
    story = story_of(scene, Sheet(scene.file, "Play", "", (), begun, ()), {})
    assert (story.game, story.players, story.question) == ("a/b", 5, "What may A lead?")
    assert story.table == [{"kind": "hand", "seat": "A", "cards": ["KD", "9H"]}, "A is to lead."]
    assert story.ruling == [SEEN, "Hearts are not broken."]


@pytest.mark.parametrize(
    ("kept_in", "question"), [("chips", "Who pays, and who collects?"), ("points", "What does each player score?")]
)
def test_question_of_a_settlement_follows_what_is_settled(kept_in: str, question: str) -> None:
    scene = told(StepShown("When", "the deal is settled", seen=({"kind": "settlement", "kept_in": kept_in},)))
    assert story_of(scene, Sheet(scene.file, "Play", "", (), (), ()), {}).question == question


def test_each_printed_example_is_told_or_stands_elsewhere() -> None:
    """What is printed of a deal is on the deal's page, the odds are claims, and a table of cases is no story."""
    examples = {id for id, each in LIBRARY.provisions.items() if not each.removed and each.kind == "example"}
    reasoned = {id for id in examples if LIBRARY.provisions[id].reason or ".odds." in id}
    told = {
        tag
        for each in features()
        for it in each.scenarios
        if WORKED in it.tags or it.row or OF_A_DEAL.search(each.file)
        for tag in it.tags
    }
    assert sorted(examples - told - reasoned) == []


def test_stories_are_many_and_of_many_sources() -> None:
    shelves = [shelf_of(each.file) for each in features() for it in each.scenarios if WORKED in it.tags]
    assert len(shelves) >= 70
    assert len(set(shelves)) >= 8


def test_card_sheet_has_every_card_in_two_sizes() -> None:
    names = re.findall(r'<symbol id="([^"]+)"', card_faces())
    assert len(names) == len(set(names)) == 2 * 53
    assert {"QS", "QS-small", "10H", "Joker", "Joker-small"} <= {*names}


def test_only_the_hand_of_the_player_who_is_asked_about_is_shown() -> None:
    """What decides nothing is left out, and cards that were refused for one reason stand together."""
    hands = {"kind": "hands", "seats": "AB", "hands": {"A": ["2C", "KD"], "B": ["9H"]}, "dealer": "B"}
    refused = [{"kind": "refusal", "seat": "A", "card": card, "reason": "it must be a club"} for card in ("KD", "9H")]
    scene = told(
        StepShown("Given", "it is deal number 4"),
        StepShown("And", "B deals", seen=(hands,)),
        StepShown("Then", "A is to lead"),
        *(StepShown("And", f"A may not lead {each['card']}", seen=(each,)) for each in refused),
        StepShown("And", 'what is said of "First lead" is assumed'),
    )
    story = story_of(scene, Sheet(scene.file, "Play", "", (), (), ()), {})
    assert (story.question, story.table) == ("What may A lead?", [{"kind": "hand", "seat": "A", "cards": ["2C", "KD"]}])
    assert story.ruling == [{**refused[0], "cards": ["KD", "9H"]}, "This is our assumption."]


def test_story_tells_an_option_as_its_question_and_answer() -> None:
    scene = told(
        StepShown("Given", "the game is davis-2004/black-lady"),
        StepShown("And", "the option queen-breaks is queen-too"),
    )
    game = LIBRARY.rule_set("davis-2004/black-lady")
    story = story_of(scene, Sheet(scene.file, "Play", "", (), (), ()), {game.id: game})
    (said,) = story.table
    assert (
        said
        == f"Does the queen of spades break hearts? {sentence(game.options['queen-breaks'].choices['queen-too'].says)}"
    )


def test_story_says_what_was_taken_and_no_check_that_the_settlement_shows() -> None:
    settled = {"kind": "settlement", "kept_in": "chips", "moved": [{"assumed": "Four agree."}]}
    scene = told(
        StepShown("When", "the hearts taken are", (("A", "B"), ("4", "9")), seen=(settled,)),
        StepShown("Then", "the pool is empty"),
        StepShown("And", "every fact is borne out"),
        StepShown("And", "B goes first"),
        StepShown("And", "B goes first"),
        StepShown("And", 'what is said of "Pool" is assumed', seen=({"kind": "note", "text": "Four agree."},)),
    )
    story = story_of(scene, Sheet(scene.file, "Play", "", (), (), ()), {})
    assert story.table == ["Hearts taken: A 4; B 9."]
    assert story.ruling == [settled, "B goes first."]


def test_question_of_tricks_follows_what_is_answered() -> None:
    for answer, question in {
        "B wins the trick": "Who wins the trick?", "hearts are not yet broken": "Are hearts broken?",
        "B bows": "What happens?",
    }.items():  # fmt: skip
        scene = told(StepShown("Then", answer))
        assert story_of(scene, Sheet(scene.file, "Play", "", (), (), ()), {}).question == question
