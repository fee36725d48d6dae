"""The pages of the rule sets: the game in sentences under headings, and on a page beside it every rule as data."""

import re
from pathlib import Path

import pytest

from hearts_spec.rules import Library
from hearts_spec.rules.book_comparison import Similarity
from hearts_spec.rules.fields import all_fields, all_sections
from hearts_spec.rules.folder import HOUSE
from hearts_spec.rules.ruleset import inapplicable_keys
from hearts_spec.rules.ruleset_file import OURS, SummarySentence
from hearts_spec.rules.summary import tell
from hearts_spec.rules.vocabulary.programme import CONTRACT, PROGRAMME, contracts_in
from hearts_spec.schema.english import number
from hearts_spec.service.one_page import HEADING_OF, one_page
from hearts_spec.site.links import Here
from hearts_spec.site.markdown_pages import Glosser, Terms
from hearts_spec.site.rule_pages import MISHAPS, idle_keys, rule_pages, says
from hearts_spec.site.scenario_html import outline_title
from hearts_spec.site.site_model import SiteModel, kin
from tests.conftest import LIBRARY

RULE_SETS = {id: LIBRARY.rule_set(id) for id in LIBRARY.ids(shared=True)}
DATA = "## Data {: #data"
NEARNESS = Similarity(game for game in RULE_SETS.values() if not game.shared)


@pytest.fixture(scope="module")
def pages(real: SiteModel) -> dict[str, str]:
    terms = Terms({})
    return {page.path.removeprefix("rules/").removesuffix(".md"): page.markdown for page in rule_pages(real, terms)}


def test_pool_case_without_authority_uses_that_of_pool(real: SiteModel) -> None:
    """Hoyle of 1887 rules for four; for three the division is assumed, and whoever is lowest wins as he does there."""
    pool = LIBRARY.playable("hoyle-1887/hearts", 3).leaves["settlement.pool"]
    first, otherwise = says(pool, Glosser(Terms(), Here(real.links, "rules/hoyle-1887/hearts.md")))
    assert first.cites == ()
    assert first.assumed.startswith("The shares of four and one are for a table of four")
    assert otherwise.cites == ("hoyle-1887.lowest-wins",)
    assert otherwise.assumed == ""


def test_assumed_exclusions_named_with_reason(real: SiteModel) -> None:
    glosser = Glosser(Terms(), Here(real.links, "rules/foster-1914/joker.md"))
    said = list(says(LIBRARY.rule_set("foster-1914/joker").leaves["table.players"], glosser))
    assert [each.text for each in said] == [
        "The game is for three, four or five players.", "It is not for two.", "It is not for six."
    ]  # fmt: skip
    assert said[0].cites == ("foster-1914.p349.players.number", "foster-1914.law-3.joker")
    assert (said[0].assumed, said[1].cites) == ("", ())
    assert said[1].assumed.startswith("Two may play, but the book does not say at which games")
    assert said[2].assumed.startswith("Six players remove the deuce of hearts")


def test_exclusions_for_same_reason_grouped(real: SiteModel) -> None:
    glosser = Glosser(Terms(), Here(real.links, "rules/modern/standard.md"))
    said = list(says(LIBRARY.rule_set("modern/standard").leaves["table.players"], glosser))
    assert said[1].text == "It is not for more than five."


@pytest.mark.parametrize("id", LIBRARY.ids())
def test_page_has_the_whole_text_under_headings(id: str, pages: dict[str, str]) -> None:
    page, it = pages[id].partition(DATA)[0], one_page(LIBRARY, id)
    assert (
        re.findall(r"^## .* \{: #([a-z]+)", page, re.MULTILINE)[: len(it.sections) - 1]
        == [each.name for each in it.sections][: len(it.sections) - 1]
    )
    assert page.count('class="told__sentence') == sum(len(each.says) for each in it.sections)
    assumed = sum(said.text.count(OURS) for each in it.sections for said in each.says)
    daggers = page.count('class="dagger"')  # one for a paragraph that is assumed as a whole; the last one is explained
    assert 2 * bool(assumed) <= daggers <= assumed + bool(assumed)
    assert OURS not in page.replace(f">{OURS}<", "")
    assert not re.findall(r"<code>", page)


def test_what_only_a_variant_has_comes_first() -> None:
    first = one_page(LIBRARY, "house/no-pass").sections[0]
    assert (first.label, [each.text for each in first.says]) == ("Only in this game", ["No cards are passed."])
    assert one_page(LIBRARY, "modern/standard").sections[0].label == "Object"


@pytest.mark.parametrize("id", [id for id in LIBRARY.ids() if RULE_SETS[id].leaves[PROGRAMME].played])
def test_contracts_are_told_under_their_own_heading_with_what_they_score(id: str, pages: dict[str, str]) -> None:
    """A player reads them first. The page does not offer them as options, nor say that no card earns anything."""
    first, programme = one_page(LIBRARY, id).sections[0], RULE_SETS[id].leaves[PROGRAMME].value
    assert first.label == "The contracts"
    told, page = " ".join(each.text for each in first.says), pages[id].partition(DATA)[0]
    offered = [RULE_SETS[id].options[CONTRACT].choices[each] for each in contracts_in(programme)]
    prices = {number(int(found)) for each in offered for found in re.findall(r"\d+", each.says)}
    assert [each for each in prices if each not in told] == []
    assert "Which contract is played?" not in page
    assert "earns nothing special" not in page


def test_no_id_of_a_statement_is_shown_outside_the_data(pages: dict[str, str]) -> None:
    for id in LIBRARY.ids():
        shown = re.sub(r'(href|id)="[^"]*"', "", pages[id].partition(DATA)[0])
        assert re.findall(r"[a-z]+-(?:18|19|20)\d\d\.[a-z]", shown) == [], id


def test_option_without_other_choices_says_that_players_may_agree(pages: dict[str, str]) -> None:
    assert (
        "How many points is taking everything worth? <strong>26, or as agreed.</strong>" in pages["davis-2004/omnibus"]
    )


def test_name_of_a_pool_carried_over_is_said_once(pages: dict[str, str]) -> None:
    """Each summary names it as it tells of the pool."""
    named = "A pool that nobody wins and that is carried over is called"
    assert [id for id in LIBRARY.ids() if named in pages[id].partition(DATA)[0]] == []


def test_every_subject_has_its_heading() -> None:
    """A subject without one would stand under "At the table"."""
    assert {section.path for section in all_sections() if "." not in section.path} <= HEADING_OF.keys()


def test_rule_set_only_for_extending_is_data_alone(pages: dict[str, str]) -> None:
    assert "told__sentence" not in pages["spalding-1896/laws"]
    assert "spalding-1896/laws/data" not in pages


def test_every_rule_has_its_place_in_the_data(pages: dict[str, str]) -> None:
    for id, rule_set in RULE_SETS.items():
        if rule_set.source != HOUSE:
            data = pages[id if rule_set.shared else f"{id}/data"]
            assert all(data.count(f' id="{key}"') == 1 for key in rule_set.leaves)


def test_house_game_has_its_own_rules_as_data_and_leads_on(real: SiteModel, pages: dict[str, str]) -> None:
    houses = {id: rule_set for id, rule_set in RULE_SETS.items() if rule_set.source == HOUSE}
    for id, rule_set in houses.items():
        told, _, data = pages[id].partition(DATA)
        assert f"{id}/data" not in pages
        own = {each.key for each in real.changes[id] if each.child}
        own |= {key for key, leaf in real.leaves[id].items() if leaf.origin == id}
        assert set(re.findall(r'<th scope="row" id="([^"]+)">', data)) == own
        rest = f"{rule_set.extends}/" if rule_set.extends in houses else f"{rule_set.extends}/data/"
        assert re.search(rf'data-anchors="[./]*{rest.removeprefix("house/")}"', told), id


def test_unexcepted_number_of_players_follows_general_rule(pages: dict[str, str]) -> None:
    told = pages["house/two-to-each"].partition(DATA)[2]
    assert ": as for any number." in told
    assert "not stated" not in told.partition("<h3")[0]


def test_key_dependencies_come_from_the_vocabulary() -> None:
    known = {*(each.key for each in all_fields()), *(each.path for each in all_sections()), "values.QS"}
    assert {key for field in all_fields() for each in field.only for key in each.by} <= known


@pytest.mark.parametrize(
    ("id", "key", "applies"),
    [
        ("modern/standard", "settlement.pay.to", False),
        ("modern/standard", "slam.pays", True),
        ("modern/standard", "joker.thrown", False),
        ("modern/standard", "joker.added", True),
        ("modern/standard", "twins.on-trick", False),
        ("modern/standard", "first-trick.only-barred", True),
        ("davis-2004/cancellation", "twins.on-trick", True),
        ("davis-2004/regular", "widow.look", True),  # by an option
        ("davis-2004/regular", "passing.look", False),
        ("hoyle-1887/hearts", "cut.ace", False),
        ("hoyle-1887/hearts", "game.winner", False),
        ("hoyle-1887/hearts", "game.tie", False),
        ("spalding-1896/sweepstake", "settlement.pot.won-by", False),
        ("spalding-1896/auction", "auction.pays", True),
        ("spalding-1896/drive", "tournament.held", True),
        ("spalding-1896/spot", "tournament.held", False),
        ("modern/standard", "table.partners", True),
        ("spalding-1896/sweepstake", "table.partners", False),
        ("hoyle-1913/simple", "game.limit", True),  # by an option
        ("hoyle-1913/simple", "game.tie", True),  # two may be the first to come so far
    ],
)
def test_what_cannot_apply(id: str, key: str, applies: bool) -> None:
    rule_set = RULE_SETS[id]
    choices = {key for each in rule_set.options.values() for offer in each.offered for key in offer.keys}
    tables = [LIBRARY.playable(id, number).rules for number in rule_set.players]
    assert (key not in inapplicable_keys([key], tables, choices)) == applies


def test_what_a_source_or_the_game_itself_states_is_not_marked_not_applicable(real: SiteModel) -> None:
    for id in LIBRARY.ids():
        leaves, source = RULE_SETS[id].leaves, LIBRARY.sources.get(RULE_SETS[id].source)
        stated = {key for key in idle_keys(real, RULE_SETS[id]) if not leaves[key].silent}
        assert not stated or (not source and all(leaves[key].origin != id for key in stated))


def test_what_a_house_rule_takes_over_and_has_no_use_for_is_marked_not_applicable(real: SiteModel) -> None:
    idle = idle_keys(real, RULE_SETS["house/king"])
    assert {"game.limit", "slam.pays", "passing.to"} <= idle
    assert "hearts.broken-by" not in idle  # a contract needs it
    assert "hearts.broken-by" in idle_keys(real, RULE_SETS["bicycle-1998/hearts"])  # no choice needs it


@pytest.mark.parametrize(
    ("id", "beside"),
    [
        ("foster-1914/heartsette", {"foster-1914/sweepstake", "spalding-1896/widow"}),  # the bibliography says so
        ("spalding-1896/single-handed", {"foster-1914/two-handed"}),
        ("hoyle-1913/howell", {"spalding-1896/howell", "foster-1914/howell"}),  # one name
        ("hoyle-1887/eagle-14", {"hoyle-1887/hearts", "spalding-1896/spot", "foster-1914/spot"}),  # the same values
        ("davis-2004/black-lady", {"hoyle-1913/black-lady", "foster-1914/black-lady", "modern/standard"}),
        ("modern/standard", {"foster-1914/black-lady", "hoyle-1913/black-lady"}),
    ],
)
def test_game_compared_with_its_nearest(id: str, beside: set[str]) -> None:
    found = [each.id for each in kin(RULE_SETS[id], RULE_SETS, LIBRARY.sources, NEARNESS)]
    assert beside <= set(found)
    assert id not in found
    books = [each.partition("/")[0] for each in found]
    assert set(books) | {id.partition("/")[0]} == set(LIBRARY.sources)


@pytest.mark.parametrize("source", LIBRARY.sources)
def test_a_book_lists_all_its_games(source: str) -> None:
    listed = [f"{source}/{name}" for name in LIBRARY.sources[source].games]
    assert listed == [id for id in LIBRARY.ids() if id.startswith(f"{source}/")]


def test_missing_game_cannot_be_listed(tmp_path: Path) -> None:
    books = "one: {title: A, short: A, year: 1900, games: [a]}\n"
    (tmp_path / "sources.yml").write_text(books, encoding="utf-8")
    assert [fault.message for fault in Library(tmp_path).faults()] == [
        "'one' lists the game 'one/a', which is not there"
    ]


@pytest.mark.parametrize(
    ("deals", "title"),
    [
        (["1"], "Deal 1 is passed to the left"),
        (["1", "2"], "Deal 1 or 2 is passed to the left"),
        (["1", "2", "3", "4", "5"], "Deal … is passed to the left"),
    ],
)
def test_the_title_of_an_outline_is_whole(deals: list[str], title: str) -> None:
    assert outline_title("Deal <deal> is passed to the left", [{"row": {"deal": deal}} for deal in deals]) == title


def test_house_rule_names_who_describes_it_or_says_that_nobody_was_found(pages: dict[str, str]) -> None:
    assert "Hearts, by John McLeod, pagat.com (web page). One card to every other player" in pages["house/scatter"]
    assert "We found no published description." in pages["house/one-two-three"]
    assert "Where it is described" not in pages["modern/standard/data"]


def test_no_page_counts_cards_that_are_left_out() -> None:
    """A pack of which cards are left out is not called one of 52 cards."""
    for id in LIBRARY.ids():
        told = " ".join(each.field.says(each.value) for each in LIBRARY.rule_set(id).leaves.values())
        assert "of 52 cards" not in told, id


def test_names_elsewhere_say_where_they_are_told(pages: dict[str, str]) -> None:
    game = RULE_SETS["house/rifki"]
    assert {"Rifki", "Turkish King"} <= set(game.names)
    rules, _, data = pages["house/rifki"].partition(DATA)
    assert "<b>Rifki</b> (Turkish): Rifki (Turkish King), gamerules.com." in data
    assert "hearts in Turkish" in rules  # found by what a reader asks for
    assert 'id="names"' not in pages["house/kitty"]


def test_the_sheet_of_today_has_the_likeliest_mistakes(pages: dict[str, str], real: SiteModel) -> None:
    sheet = pages["today/hearts"]
    _, _, wrong = sheet.partition("## If something goes wrong")
    places = [wrong.find(f"/{id}/") for id in MISHAPS]
    assert min(places) > 0
    assert places == sorted(places)
    assert "Yes, you may. A revoke may be corrected until the trick is turned face down" in wrong
    assert "A lead out of turn and the cards played to it may be taken back" in wrong
    assert "others lose nothing. (Bicycle 1998.)" in wrong  # and no player of an example
    assert "mishaps" not in pages["modern/standard"]


def test_a_summary_speaks_to_one_reader() -> None:
    """One paragraph has not you, nobody and a player who are they."""
    told = {(id, name): each.text for id in LIBRARY.ids() for name, each in _in_short(id)}
    assert [at for at, text in told.items() if re.search(r"^Nobody may|unless they|\btaker\b", text)] == []


def test_only_old_books_speak_of_eldest_hand() -> None:
    told = {id for id in LIBRARY.ids() for _, each in _in_short(id) if "Eldest hand" in each.text}
    assert {
        id for id in told if min((RULE_SETS[each].year or 2000) for each in (id, *RULE_SETS[id].ancestors)) > 1914
    } == (set())


def _in_short(id: str) -> list[tuple[str, SummarySentence]]:
    return [(each.name, each) for each in tell(LIBRARY, id)]


def test_the_player_after_the_dealer_sits_on_the_side_of_the_turn() -> None:
    for id, side in {"today/hearts": "left", "house/leekha": "right"}.items():
        says = LIBRARY.playable(id).played_sentences("deal.first")
        assert says == (f"The player to the dealer's {side} gets the first card.",)
