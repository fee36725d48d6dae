"""The test report: the order of features, and what leads from a case to what it is a case of."""

import re
from dataclasses import replace

import pytest

from hearts_spec.rules.names import name_of
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.links import Here
from hearts_spec.site.report_pages import report_pages
from hearts_spec.site.scenario_html import OutlineRow, Scene, Sheet, StepShown, StepWords, outline_title
from hearts_spec.site.site_model import SiteModel, make_site_model
from tests.conftest import LIBRARY, PROJECT, features

FILE = "features/disputes/odd.feature"
ROWS = (
    ("hoyle-1887/hearts", "odd-chip=stays", "hoyle-1887.tie-remainder"),
    ("no-such/game", "nothing changed", "no-such.provision"),
)


@pytest.fixture(scope="module")
def real() -> SiteModel:
    return make_site_model(LIBRARY, [], RunTranscript("", ()))


def page_of(catalogue: SiteModel, *rows: OutlineRow) -> str:
    """Give the page of a feature of one outline, which puts a question."""
    asked = StepShown("When", "the question two-are-clear is put to <rules> with <changes>")
    scene = Scene(FILE, "The odd chip", "", "odd", "", (), (), (asked,), ("rules", "changes", "provision"), rows)
    made = report_pages(replace(catalogue, sheets=[Sheet(FILE, "Odd", "", (), (), (scene,))]))
    return next(each.markdown for each in made if each.path.endswith("/odd.md"))


def test_examples_of_book_follow_the_book_order(real: SiteModel) -> None:
    shown = {
        "silences": "spalding-1896.rule-02", "odd": "spalding-1896.rule-44", "cut": "spalding-1896.rule-03",
        "first": "hoyle-1887.eldest-leads",
    }  # fmt: skip
    sheets = [
        Sheet(f"features/{tag.partition('.')[0]}/{title}.feature", title, "", (tag,), (), ())
        for title, tag in shown.items()
    ]
    made = {each.path: each.markdown for each in report_pages(replace(real, sheets=sheets))}
    anchors = re.findall(r"^## .* \{: #([\w-]+) \}$", made["contribute/tests/spalding-1896/index.md"], re.MULTILINE)
    assert anchors == ["coverage", "cut", "odd", "silences"]
    assert "{: #first }" in made["contribute/tests/hoyle-1887/index.md"]


def test_game_and_place_in_case_link_to_pages(real: SiteModel) -> None:
    links = re.findall(r"<td[^>]*>(<a .*?</a>|.*?)</td>", page_of(real, *(OutlineRow(row, ()) for row in ROWS)))
    game, changes, place, _, *unknown, _ = links
    assert game == '<a href="../../../../rules/hoyle-1887/hearts/">Hearts (Hoyle 1887)</a>'
    assert changes == "odd-chip=<wbr>stays"
    assert place.startswith('<a href="../../../../sources/hoyle-1887/#hoyle-1887.tie-remainder">hoyle-1887.')
    assert unknown == ["no-such/<wbr>game", "nothing changed", "no-such.<wbr>provision"]


@pytest.mark.parametrize(
    ("text", "set_as"),
    [
        ("3 cards are passed <direction>", "3 cards are passed <em>direction</em>"),
        (
            "the game is hoyle-1887/hearts for 5 players",
            r"the game is <a [^>]*>Hearts \(Hoyle 1887\)</a> for 5 players",
        ),
        ("the game is hoyle-1887/<direction>", "the game is <em>direction</em>"),
        ("the file is no-such/game", "the file is no-such/<wbr>game"),
        ("<b> is no place", "&lt;b&gt; is no place"),
        ("QS is <b>", '<span class="card card--spades".*</span> is &lt;b&gt;'),
    ],
)
def test_step_shown_without_feature_file_markup(real: SiteModel, text: str, set_as: str) -> None:
    words = StepWords(Here(real.links, "contribute/tests/book/index.md"), real.titles)
    assert re.fullmatch(set_as, words.text(text, ("direction",)))


def test_game_in_case_may_shorten_the_id(real: SiteModel) -> None:
    line = StepShown("Given", "the game is hoyle-1887/<game>")
    scene = Scene(FILE, "The game", "", "odd", "", (), (), (line,), ("game",), ())
    words = StepWords(Here(real.links, "contribute/tests/book/index.md"), real.titles)
    assert words.cell("hearts", "game", scene).endswith('/rules/hoyle-1887/hearts/">Hearts (Hoyle 1887)</a>')


def test_outline_name_readable_without_its_table() -> None:
    """No title of ours is left open, or filled with the name of a file or the code of a card."""
    games = {name_of(id) for id in LIBRARY.ids(shared=True)} - {"hearts"}
    coded = re.compile("|".join([*games, "(?:[2-9JQKA]|10)[CDHS]"]))
    for feature in features():
        written = (PROJECT / feature.file).read_text(encoding="utf-8")
        for name, place in re.findall("Scenario Outline: (.*<(.+?)>.*)", written):
            like = re.sub("<.+?>", "(.+)", name)
            rows = [each.row for each in feature.scenarios if place in each.row and re.fullmatch(like, each.name)]
            assert "…" not in outline_title(name, [{"row": row} for row in rows]), (feature.file, name)
            assert not [row[place] for row in rows if coded.fullmatch(row[place])], (feature.file, name)


def test_scenario_links_to_dispute_it_settles(real: SiteModel) -> None:
    question = real.situations["two-are-clear"].question
    leads = rf'<a href="../../../../disputes/[a-z-]+/two-are-clear/">{re.escape(question)}</a>'
    assert re.search(f"The dispute: {leads}", page_of(real))


def test_engine_output_shown_below_its_case(real: SiteModel) -> None:
    saw = OutlineRow(ROWS[0], ({"kind": "note", "text": "the odd chip stays."},))
    page = page_of(real, OutlineRow(ROWS[1], ()), saw)
    below = page[page.index('<tr id="odd-2">') :]
    assert re.search(r'</tr><tr class="cases-table__seen"><td colspan="4"><details.*The odd chip stays\.', below)
    assert page.count("cases-table__seen") == 1


@pytest.mark.parametrize(("number", "folded"), [(10, False), (11, True)])
def test_many_cases_are_folded_up(real: SiteModel, number: int, folded: bool) -> None:
    page = page_of(real, *(OutlineRow(ROWS[0], ()) for _ in range(number)))
    assert ('<details class="cases-fold"><summary>11 cases' in page) == folded
    assert page.count('<tr id="odd-') == number


def test_engine_text_starts_with_capital_except_an_id(real: SiteModel) -> None:
    for text, told in (
        ("clubs are led.", ">Clubs are led."),
        ("book/game has no option.", ">book/game has no option."),
    ):
        assert told in page_of(real, OutlineRow(ROWS[0], ({"kind": "note", "text": text},)))
