"""Advice on play: where each piece of it stands, and what stands together on its page."""

import shutil
from pathlib import Path

import pytest

from hearts_spec.rules import Library
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.history_pages import linked_groups, strategy_page
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.site_model import SiteModel, make_site_model
from tests.conftest import PROJECT, report

ADVICE = "low: {place: p. 9, topic: lead, kind: advice, gist: Lead low.}\n"
PART = "the-lead: {title: The lead, about: Lead low., told: [%s]}\n"


def site_model_of(root: Path) -> SiteModel:
    return make_site_model(Library(root), [], RunTranscript("", ()))


@pytest.fixture(scope="module")
def real() -> SiteModel:
    return site_model_of(PROJECT / "rulesets")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the small library, whose book gives a piece of advice."""
    copied = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "tests/library", copied)
    with (copied / "book/provisions.yml").open("a") as file:
        file.write(ADVICE)
    return copied


def test_advice_outside_every_part_reported_with_location(root: Path) -> None:
    (root / "strategy.yml").write_text(PART % "book.play")
    line = (root / "book/provisions.yml").read_text().splitlines().index(ADVICE.strip()) + 1
    expected = f"{line}:1: the advice 'book.low' is under no part of play (name it under `told` of one in strategy.yml)"
    assert report(Library(root).faults(), "rulesets/book/provisions.yml") == f"{expected}\n"
    (root / "strategy.yml").write_text(PART % "book.low")
    assert Library(root).faults() == []


def test_advice_needs_no_part_where_none_exist(root: Path) -> None:
    assert Library(root).faults() == []
    assert list(strategy_page(site_model_of(root), Terms())) == []


@pytest.mark.parametrize("slip", ["the-lead: {title: [The lead], about: A., told: [book.low]}\n", "the-lead\n"])
def test_mistake_in_part_reported_without_its_advice(root: Path, slip: str) -> None:
    (root / "strategy.yml").write_text(PART.replace("the-lead", "the-plan") % "book.play" + slip)
    assert [each.mark.file for each in Library(root).faults()] == ["rulesets/strategy.yml"]


def test_mistake_in_provision_reported_without_its_part(root: Path) -> None:
    file = root / "book/provisions.yml"
    file.write_text(file.read_text().replace("kind: advice", "kind: advise"))
    (root / "strategy.yml").write_text(PART % "book.low")
    assert [each.mark.file for each in Library(root).faults()] == ["rulesets/book/provisions.yml"]


def test_linked_advice_of_other_book_grouped_alone(real: SiteModel) -> None:
    """By the links of the provisions: 1914 takes up the sorting of 1896, and denies that the rest help one to take all
    thirteen; to hide one's plan only 1896 says.
    """
    groups = [[each.id for each in group] for group in linked_groups(real, real.library.strategy["the-plan"])]
    assert ["spalding-1896.p14.study-hand", "foster-1914.p357.play.estimate"] in groups
    assert ["spalding-1896.p15.take-all-easier", "foster-1914.p363.lead.taking-all"] in groups
    assert ["spalding-1896.p15.conceal-plan"] in groups


def test_keeping_court_card_for_second_round_listed_once(real: SiteModel) -> None:
    """1914 says it three times, and each time to keep a dangerous player from the lead, as 1896 does."""
    groups = [[each.id for each in group] for group in linked_groups(real, real.library.strategy["the-lead"])]
    assert groups[0] == [
        "spalding-1896.p18.hold-court-cards",
        "foster-1914.p362.following.keep-court-cards",
        "foster-1914.p361.following.hold-up-later",
        "foster-1914.p362.lead.control",
    ]


def test_every_advice_on_page_once_with_place(real: SiteModel) -> None:
    (page,) = strategy_page(real, Terms())
    pieces = [each for each in real.library.provisions.values() if each.kind == "advice"]
    assert len(pieces) > 100
    ways = [f"#{each.id}".replace("#", "&#35;", 1) for each in pieces]
    assert [way for way in ways if page.markdown.count(f'{way}"') != 1] == []


def test_game_words_explained_where_first_used(real: SiteModel) -> None:
    (page,) = strategy_page(real, Terms({"tenace": "Two cards with a gap.", "Jack": "A pool that nobody won."}))
    assert page.markdown.count('<abbr title="Two cards with a gap.">tenace</abbr>') == 1
    assert page.markdown.count('<abbr title="A pool that nobody won.">Jack</abbr>') == 1
