"""The pages of the disputes: one for each quarrel, every book on it, and the house rules too."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts_spec.disputes import situations_of
from hearts_spec.rules import Library
from hearts_spec.scenarios.transcript import Transcript
from hearts_spec.site.catalogue import Catalogue, make_catalogue
from hearts_spec.site.dispute_pages import HOUSE, Dispute, dispute_pages, disputes_of
from hearts_spec.site.links import DISPUTES, DISPUTES_BY_TOPIC, dispute_path, stage_path
from hearts_spec.site.navigation import filled
from hearts_spec.site.pages import Page

PROJECT = Path(__file__).parent.parent
HOUSE_RULE = "title: Fridays\nextends: modern/standard\ngame: {limit: 75}\n"
GLANCE = "## At a glance"


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The rule sets of the project, and a house rule beside them."""
    root = tmp_path_factory.mktemp("project") / "rulesets"
    shutil.copytree(PROJECT / "rulesets", root)
    (root / "house").mkdir()
    (root / "house" / "fridays.yml").write_text(HOUSE_RULE, encoding="utf-8")
    return make_catalogue(Library(root), [], Transcript("", ()))


@pytest.fixture(scope="module")
def pages(catalogue: Catalogue) -> dict[str, Page]:
    return {page.path: page for page in dispute_pages(catalogue)}


@pytest.fixture(scope="module")
def disputes(catalogue: Catalogue) -> list[Dispute]:
    return disputes_of(catalogue)


def paths(catalogue: Catalogue) -> Iterator[str]:
    for each in situations_of(catalogue.library.root).by_id.values():
        yield dispute_path(each.stage, each.id)


def test_every_quarrel_has_its_page_and_stands_on_three_lists(catalogue: Catalogue, pages: dict[str, Page]) -> None:
    for each in situations_of(catalogue.library.root).by_id.values():
        assert dispute_path(each.stage, each.id) in pages
        for path in (DISPUTES, DISPUTES_BY_TOPIC, stage_path(each.stage)):
            assert f"/{each.id}/" in pages[path].markdown or f'"{each.id}/' in pages[path].markdown, path


def test_a_house_rule_stands_on_every_page_without_further_work(catalogue: Catalogue, pages: dict[str, Page]) -> None:
    for path in paths(catalogue):
        assert "rules/house/fridays/" in pages[path].markdown, path


def test_a_house_rule_that_answers_stands_under_a_heading_of_its_own(pages: dict[str, Page]) -> None:
    page = pages["disputes/the-end/is-the-game-over.md"].markdown
    row = page.partition(f">{HOUSE}</th>")[2].partition("</td>")[0]
    assert "Fridays" in row
    assert "The game is over" in row


def test_the_words_a_player_would_search_for_are_on_the_page(catalogue: Catalogue, pages: dict[str, Page]) -> None:
    for each in situations_of(catalogue.library.root).by_id.values():
        text = pages[dispute_path(each.stage, each.id)].markdown
        front = text.split("\n---\n", 1)[0]
        assert all(alias in front for alias in each.aliases if "&" not in alias), each.id


def test_a_silent_book_is_not_given_the_ruling_of_another(disputes: list[Dispute], pages: dict[str, Page]) -> None:
    misdeal = next(each for each in disputes if each.situation.id == "misdeal")
    assert {each.rules.split("/")[0] for each in misdeal.silent} == {"hoyle-1913", "davis-2004", "modern", "house"}
    page = pages["disputes/dealing/misdeal.md"].markdown
    assert re.search(r"The nearest book in time that rules on it is Foster 1914", page)
    assert "Three different rulings; some books say nothing." in page


def test_equal_answers_are_one_side(disputes: list[Dispute]) -> None:
    misdeal = next(each for each in disputes if each.situation.id == "misdeal")
    assert [side[0].word for side in misdeal.sides] == ["next-dealer", "next-dealer", "same-dealer"]
    conditions = ["or the same dealer if" in side[0].ruling for side in misdeal.sides]
    assert conditions == [False, True, False]  # the books of 1887 and 1914 agree only where nobody was disturbed


def test_the_navigation_names_the_stages_and_not_every_quarrel(pages: dict[str, Page]) -> None:
    nav = filled([{"Disputes": "disputes/"}], list(pages.values()), {"the-play": "The play"})
    named = str(nav)
    assert stage_path("the-play") in named
    assert "leading-hearts-unbroken" not in named
    assert GLANCE in pages["disputes/the-play/leading-hearts-unbroken.md"].markdown
