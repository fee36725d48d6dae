"""The history: what every book says of a matter, what it is the first to have, and the essay that rests on it."""

import re
import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from hearts_spec.disputes import DISPUTE_CHECKS
from hearts_spec.rules import Library, Problem
from hearts_spec.rules.history import RuleHistory
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.history_pages import figures, history_pages
from hearts_spec.site.home_page import HomeDeal, caption_of
from hearts_spec.site.links import HISTORY, LIVES, TIMELINE, Here, life_path
from hearts_spec.site.markdown_pages import Terms, with_references
from hearts_spec.site.rule_history import FirstRow, disputes_of, firsts, gap, life_of, partings, witnesses_of
from hearts_spec.site.site_model import SiteModel, make_site_model
from hearts_spec.site.templating import Page

PROJECT = Path(__file__).parent.parent
ESSAY = PROJECT / "docs" / HISTORY


@pytest.fixture(scope="module")
def rows(real: SiteModel) -> dict[str, FirstRow]:
    return {f"{row.matter.id}.{row.first.id}": row for row in firsts(real)}


@pytest.fixture(scope="module")
def pages(real: SiteModel) -> dict[str, Page]:
    return {page.path: page for page in history_pages(real, Terms())}


def matter_of(real: SiteModel, id: str) -> RuleHistory:
    return real.library.matters[id]


@pytest.mark.parametrize(
    ("first", "book", "how"),
    [
        ("queen-of-spades.counts", "hoyle-1913", "ruled"),
        ("jack-of-spades.counts", "hoyle-1913", "ruled"),
        ("pass.pass", "foster-1914", "ruled"),
        ("number-of-players.seven", "foster-1914", "told"),
        ("pass.turns", "andrews-1983", "ruled"),
        ("leading-hearts.broken", "andrews-1983", "ruled"),
        ("taking-everything.moon", "andrews-1983", "ruled"),
        ("who-leads-first.lowest-club", "andrews-1983", "ruled"),
        ("jacks.jack", "spalding-1896", "ruled"),
        ("howell.draw", "spalding-1896", "ruled"),
        ("revoke.fine", "hoyle-1887", "ruled"),
        ("chips-to-begin.stack", "hoyle-1887", "option"),
        ("odd-numbers.strip", "spalding-1896", "ruled"),
    ],
)
def test_the_first_book_to_have_a_thing(rows: dict[str, FirstRow], first: str, book: str, how: str) -> None:
    found = next(iter(rows[first].signs.items()))
    assert (found[0], found[1].how) == (book, how)


def test_every_first_has_a_book_and_page(rows: dict[str, FirstRow]) -> None:
    assert [name for name, row in rows.items() if not row.signs] == []
    assert [name for name, row in rows.items() if not all(sign.cites for sign in row.signs.values())] == []


def test_what_had_to_be_assumed_is_no_first(rows: dict[str, FirstRow]) -> None:
    """The rule sets of 1887 leave low cards out at odd tables, which their book does not say."""
    assert "hoyle-1887" not in rows["odd-numbers.strip"].signs


def test_the_early_sources_that_attest_a_rule(rows: dict[str, FirstRow]) -> None:
    early = {name: [each.text.id for each in row.attested if each.early] for name, row in rows.items()}
    assert early["odd-numbers.strip"] == ["dispatch-1886", "foster-1909", "culbertson-1950", "pokrhrts-1995"]
    assert early["howell.draw"] == ["foster-1895", "foster-1909", "britannica-1911"]
    assert early["queen-of-spades.counts"][:3] == ["foster-1909", "culbertson-1950", "goren-1959"]


@pytest.mark.parametrize(
    ("first", "reported", "own"),
    [
        ("queen-of-spades.counts", (1909, "foster-1909"), (1913, "hoyle-1913")),
        ("pass.pass", (1909, "foster-1909"), (1914, "foster-1914")),
        ("taking-everything.moon", (1939, "hitting-the-moon"), (1984, "garraud-1984")),
        ("leading-hearts.broken", (1983, "andrews-1983"), (1987, "unix-1987")),
        ("auction.bids", None, (1895, "foster-1895")),
        ("revoke.fine", (1887, "hoyle-1887"), None),
    ],
)
def test_first_text_in_its_own_words_and_first_report(
    rows: dict[str, FirstRow], first: str, reported: tuple[int, str] | None, own: tuple[int, str] | None
) -> None:
    row = rows[first]
    found = [(each.year, each.text.id) if each else None for each in (row.reported, row.own)]
    assert found == [reported, own]


def test_a_later_wording_attests_its_own_year(rows: dict[str, FirstRow]) -> None:
    """The rules of 1983 are credited with no first: we have them in a wording of 2007, and say so in both years."""
    andrews = [each for each in rows["leading-hearts.broken"].attested if each.text.id == "andrews-1983"]
    assert [(each.year, each.own, each.name) for each in andrews] == [
        (1983, False, "Andrews 1983"), (2007, True, "Andrews 1983"),
    ]  # fmt: skip
    assert [each.dated for each in andrews] == ["Andrews 1983", "2007, Andrews 1983"]
    assert [name for name, row in rows.items() if row.own and row.own.text.id == "andrews-1983"] == []


def test_years_without_a_whole_text(real: SiteModel) -> None:
    assert gap(real) == (1914, 1987)


def test_topic_names_its_first_text_on_either_side_of_the_gap(rows: dict[str, FirstRow]) -> None:
    queen = rows["queen-of-spades.counts"]
    assert [each.year for each in queen.within(0, 1914)] == [1909, 1913]
    assert [each.year for each in queen.within(1915, 1986)] == [1939, 1959]
    assert [each.year for each in queen.within(1987, 2100)] == [1987]
    assert rows["auction.bids"].within(1915, 2100) == []


def test_an_early_source_known_from_others_says_so_in_its_name(real: SiteModel) -> None:
    assert [each.id for each in real.witnesses if each.reached != "whole" and "reported" not in each.short] == []


def test_every_topic_opens_with_three_sentences_that_name_it(real: SiteModel) -> None:
    for matter in real.library.matters.values():
        sentences = re.split(r"(?<=[.]) (?=[A-Z])", matter.about)
        assert len(sentences) >= 3, matter.id
        assert not re.match(r"(It|They|She|That|This|At first)\b", matter.about), matter.id


def test_history_has_every_book_in_year_order(real: SiteModel) -> None:
    for matter in real.library.matters.values():
        years = [entry.source.placed for entry in life_of(real, matter)]
        assert years == sorted(source.placed for source in real.library.sources.values())


def test_what_the_books_say_of_the_queen(real: SiteModel) -> None:
    entries = {entry.source.id: entry for entry in life_of(real, matter_of(real, "queen-of-spades"))}
    said = {id: [each.leaf.field.says(each.leaf.value) for each in entry.rules] for id, entry in entries.items()}
    assert said["hoyle-1887"] == said["spalding-1896"] == []
    assert (
        said["hoyle-1913"]
        == said["foster-1914"]
        == said["davis-2004"]
        == said["modern"]
        == ["The queen of spades counts 13."]
    )
    assert entries["hoyle-1887"].says_nothing
    assert not entries["foster-1914"].says_nothing
    assert [each.option.name for each in entries["davis-2004"].left] == ["queen"]
    how, games = entries["hoyle-1913"].rules[0].among
    assert (how, [each.id for each in games]) == ("In", ["hoyle-1913/black-lady"])


def test_games_omitted_for_different_reasons_listed_apart(real: SiteModel) -> None:
    entries = {entry.source.id: entry for entry in life_of(real, matter_of(real, "number-of-players"))}
    apart = [
        [game.title for game in each.games] for each in entries["foster-1914"].rules if each.leaf.value == (3, 4, 5, 6)
    ]
    assert apart == [
        ["Sweepstake Hearts", "Howell's Settling", "Spot Hearts", "Black Jack", "Black Lady"], ["Heartsette"]
    ]  # fmt: skip


def test_what_is_told_of_no_rule_set(real: SiteModel) -> None:
    entries = {entry.source.id: entry for entry in life_of(real, matter_of(real, "pass"))}
    assert [each.id for each in entries["modern"].beside] == ["modern.pass"]
    assert list(entries["foster-1914"].beside) == []


def test_where_the_books_part_on_the_first_lead(real: SiteModel) -> None:
    [opening] = partings(life_of(real, matter_of(real, "who-leads-first")))
    ways = {way.leaf.field.text(way.leaf.value): [source.id for source in way.books] for way in opening.ways}
    assert len(ways) == 3
    lowest_club = [
        "andrews-1983",
        "unix-1987",
        "sierra-1989",
        "microsoft-1992",
        "goldsmith-1997",
        "pagat-2024",
        "modern",
    ]
    assert lowest_club in ways.values()
    eldest = {"hoyle-1887", "spalding-1896", "hoyle-1913", "foster-1914", "bicycle-1998", "davis-2004"}
    assert [set(books) for books in ways.values() if eldest <= set(books)]
    assert opening.silent == []


def test_topic_names_its_disputes_from_whole_section(real: SiteModel) -> None:
    found = {each.id for each in disputes_of(real, matter_of(real, "queen-of-spades"))}
    assert found == {"what-a-card-counts", "all-hearts-without-the-queen", "both-queens"}
    known = {each.id for matter in real.library.matters.values() for each in disputes_of(real, matter)}
    assert {id for matter in real.library.matters.values() for id in matter.quarrels} <= known


def test_unknown_dispute_is_an_error_in_topic(tmp_path: Path) -> None:
    shutil.copytree(PROJECT / "rulesets", tmp_path / "rulesets")
    matters = tmp_path / "rulesets" / "matters.yml"
    matters.write_text(matters.read_text(encoding="utf-8").replace("both-queens]", "both-queen]"), encoding="utf-8")
    [fault] = DISPUTE_CHECKS.problems(Library(tmp_path / "rulesets"))
    assert fault.message == "'queen-of-spades' names 'both-queen', which is not a quarrel"
    assert "both-queens" in fault.hint


def test_assumption_for_book_not_shown_as_stated(real: SiteModel) -> None:
    [odd] = partings(life_of(real, matter_of(real, "odd-chip")))
    waits = odd.ways[0]
    assert [source.id for source in waits.books] == ["hoyle-1887", "foster-1914"]
    assert [source.id for source in waits.assumed] == ["hoyle-1913"]
    books = list(life_of(real, matter_of(real, "odd-chip")))
    later = [entry.source.id for entry in books if entry.source.placed > 1914]
    assert [source.id for source in odd.silent] == later


def test_shared_open_choice_asked_once_with_all_answers(real: SiteModel) -> None:
    spalding = life_of(real, matter_of(real, "odd-chip"))[1]
    asked = [left.option.asks for left in spalding.left]
    assert len(asked) == len(set(asked)) == 3
    assert [each for each in spalding.left if "; or " not in each.answers] == []


def test_topic_lists_disputes_and_other_sources(real: SiteModel) -> None:
    assert "how-many-to-pass" in [each.id for each in disputes_of(real, matter_of(real, "pass"))]
    said = [witness.id for witness, _ in witnesses_of(real, matter_of(real, "who-leads-first"))]
    assert said[:3] == ["republican-1890", "culbertson-1950", "garraud-1984"]
    assert "indoor-outdoor" in said
    assert "britannica-1911" not in said


@pytest.mark.parametrize(
    ("keys", "key", "turns"),
    [
        (("passing",), "passing.cards", True),
        (("values.QS",), "values", True),
        (("queen",), "queen.led", True),
        (("lead.next",), "lead.opener", False),
        (("pass",), "passing.cards", False),
    ],
)
def test_topic_lists_its_keys(keys: tuple[str, ...], key: str, turns: bool) -> None:
    assert RuleHistory("x", "X", "X.", keys).turns_on(key) is turns


@pytest.mark.parametrize(
    ("key", "life"),
    [
        ("settlement.odd-chip", "odd-chip"),
        ("settlement.pool", "winning-the-pool"),
        ("values.QS", "queen-of-spades"),
        ("with-players.3.pack.without", "odd-numbers"),
        ("passing.to", "pass"),
        ("conduct.talk", ""),
    ],
)
def test_key_links_to_most_specific_history(real: SiteModel, key: str, life: str) -> None:
    assert Here(real.links, LIVES).to_life(key) == (f"{life}/" if life else "")


def test_every_topic_has_a_page(real: SiteModel, pages: dict[str, Page]) -> None:
    assert set(pages) == {TIMELINE, LIVES, *(life_path(id) for id in real.library.matters)}
    assert len(real.library.matters) >= 30
    for id, matter in real.library.matters.items():
        text = pages[life_path(id)].markdown.partition("\n---\n")[2]
        assert [source.id for source in real.books if f' id="{source.id}"' not in text] == []
        assert matter.title.split(",")[0] in text.replace("&#8217;", "'").replace("’", "'")


def test_library_without_topics_has_no_history() -> None:
    small = make_site_model(Library(PROJECT / "tests" / "library"), [], RunTranscript("", ()))
    assert list(history_pages(small, Terms())) == []
    assert dict(figures(small)) == {}


def drawn(real: SiteModel, path: str) -> ElementTree.Element:
    """The timeline as it is on a page: that of the history is short."""
    pages = {page.path: page.markdown for page in history_pages(real, Terms())}
    if path in pages:
        start = pages[path].index("<figure")
        return ElementTree.fromstring(pages[path][start : pages[path].index("</figure>") + len("</figure>")])
    return ElementTree.fromstring(str(figures(real)["timeline"](Here(real.links, path))))


def test_the_history_has_a_short_timeline(real: SiteModel) -> None:
    short = [each.text for each in drawn(real, HISTORY).iterfind(".//th/a")]
    assert 8 <= len(short) <= 12
    assert {"The queen of spades counts", "The lowest club leads", "Taking everything is rewarded"} <= set(short)


def test_the_timeline_says_each_mark_in_words_too(real: SiteModel, rows: dict[str, FirstRow]) -> None:
    figure = drawn(real, TIMELINE)
    lines = [each for each in figure.iter("svg") if each.get("class") == "firsts__line"]
    for line, row in zip(lines, rows.values(), strict=True):
        assert line.get("role") == "img"
        assert line.get("aria-label", "").count(";") + 1 == len(row.attested)
        assert all(each.dated in line.get("aria-label", "") for each in row.attested)
        assert len([each for each in line if each.get("class") == "firsts__mark"]) == len(row.marked)
    led = [each.get("href") for each in figure.iter("a")]
    assert led == [f"../rules/{row.matter.id}/" for row in rows.values()]


def test_the_timeline_is_on_a_true_scale(real: SiteModel, rows: dict[str, FirstRow]) -> None:
    named = {
        each.text: each.get("x", "") for each in drawn(real, TIMELINE).iter("text") if each.text in ("1880", "2000")
    }
    start, end = (float(named[year].removesuffix("%")) for year in ("1880", "2000"))
    for line, row in zip(drawn(real, TIMELINE).iterfind(".//td/svg"), rows.values(), strict=True):
        marks = [each.get("x", "") for each in line if each.get("class") == "firsts__mark"]
        years = [1880 + (float(x.removesuffix("%")) - start) / (end - start) * 120 for x in marks]
        assert [round(year) for year in years] == [each.year for each in row.marked]


def test_years_of_which_nothing_is_known_are_drawn_as_such(rows: dict[str, FirstRow]) -> None:
    queen = {(each.since, each.until): each.known for each in rows["queen-of-spades.counts"].stretches}
    assert queen[(1909, 1913)]
    assert not queen[(1914, 1939)]
    assert not queen[(1959, 1983)]


def test_timeline_ends_today(pages: dict[str, Page]) -> None:
    told = pages[TIMELINE].markdown
    lines = re.findall(r'<span class="firsts__when">([^<]*)', told)
    assert "1987–today" in {line.partition(",")[0] for line in lines}
    assert re.findall(r">(\w+)</text></svg></th>", told) == ["today"]
    assert not re.search(r"\b202\d\b", re.sub(r"<[^>]*>", "", told))


def test_a_text_with_a_later_wording_is_named_once_in_a_list(real: SiteModel) -> None:
    assert [row.first.id for row in firsts(real) if len({each.text.id for each in row.others}) < len(row.others)] == []


# What a text says to be the first, it can only say of our sources.
FIRST_OF_ALL = re.compile(r"\bfirst (?:appears?|appeared|known|occurs?)\b(?! (?:in|of) our)")


def test_nothing_is_first_but_in_our_sources() -> None:
    texts = [*(PROJECT / "docs").rglob("*.md"), *(PROJECT / "rulesets").glob("*.yml")]
    reported = {"wanted.md", "witnesses.yml"}  # say what others take to be first
    found = [each.name for each in texts if each.name not in reported and FIRST_OF_ALL.search(each.read_text())]
    assert found == []


def test_one_deal_drawn_as_every_book_settles_it(real: SiteModel) -> None:
    figure = ElementTree.fromstring(str(figures(real)["one-deal"](Here(real.links, HISTORY))))
    [picture] = figure.iter("svg")
    told = picture.get("aria-label", "")
    assert picture.get("role") == "img"
    assert "1887, in chips: A +4, B +4, C \N{MINUS SIGN}3, D \N{MINUS SIGN}6" in told
    assert "today, in points: A 2, B 2, C 3, D 19" in told
    assert len(list(picture.iter("rect"))) == 4 * len(real.principal)
    assert [each for each in picture.iter("rect") if int(each.get("height", "0")) < 0] == []
    *_, bottom = map(int, picture.get("viewBox", "").split())
    assert 0 < max(int(each.get("y", "0")) for each in picture.iter("text")) < bottom


def test_home_page_deal_says_who_takes_what() -> None:
    said = "A takes no hearts, B four, C nine and the queen of spades, D none."
    assert caption_of(HomeDeal("Two take none", (0, 4, 9, 0), 2, ""), "ABCD") == said


def test_book_excusing_false_lead_calls_no_suit(tmp_path: Path) -> None:
    shutil.copytree(PROJECT / "rulesets", tmp_path / "rulesets")
    laws = tmp_path / "rulesets" / "foster-1914" / "laws.yml"
    laws.write_text(laws.read_text(encoding="utf-8").replace("lead: suit-called", "lead: no-penalty"), encoding="utf-8")
    found = firsts(make_site_model(Library(tmp_path / "rulesets"), [], RunTranscript("", ())))
    [called] = [row for row in found if (row.matter.id, row.first.id) == ("lead-out-of-turn", "called")]
    assert set(called.signs) == {"spalding-1896"}


def test_the_essay_leads_nowhere_in_vain(real: SiteModel, pages: dict[str, Page]) -> None:
    faults: list[Problem] = []
    text = ESSAY.read_text(encoding="utf-8")
    made = with_references(text, HISTORY, real.links, faults, figures(real))
    assert faults == []
    assert "[@" not in made
    assert "<svg" in made
    assert 'class="firsts"' in made
    lives = {f"history/{each}" for each in re.findall(r"\]\((rules/[a-z-]+\.md|timeline\.md)\)", text)}
    assert lives <= set(pages)
    assert len(lives) > 20


def test_essay_has_readable_length() -> None:
    prose = re.sub(r"\[@[^\]]+\]|\]\([^)]*\)", "", ESSAY.read_text(encoding="utf-8").split("---", 2)[2])
    assert 2000 <= len(prose.split()) <= 3500


def test_a_witness_is_cited_in_prose(real: SiteModel) -> None:
    faults: list[Problem] = []
    text = "Five [@dispatch-1886.five], [@dispatch-1886] and [@dispatch-1886.six]."
    made = with_references(text, "about.md", real.links, faults)
    assert '<a class="cite" href="../sources/witnesses/&#35;dispatch-1886.five"' in made
    assert "New York Dispatch 1886" in made
    assert [str(fault) for fault in faults] == [
        "docs/about.md:1:50: 'dispatch-1886.six' is not a provision, a witness, a rule set, a figure or a card"
    ]
