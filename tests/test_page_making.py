"""The pages as plain Markdown and as HTML: hostile text stays text, links lead somewhere, and places are read."""

import argparse
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from html import unescape
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import markdown
import pytest
from markupsafe import Markup
from selectolax.lexbor import LexborHTMLParser

from hearts_spec.book_deals.deal import PagePlace
from hearts_spec.claims import FigureVerdict
from hearts_spec.cli import main
from hearts_spec.cli.program import COMMANDS, add_arguments
from hearts_spec.disputes.grouped_answers import HOW_SURE
from hearts_spec.disputes.parameter_text import plain_reason
from hearts_spec.rules import Library, Problem, Provision, RulesError
from hearts_spec.rules.names import source_of
from hearts_spec.scenarios.features import read_feature
from hearts_spec.scenarios.step_registry import all_steps
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.site.build import Project, all_pages, rendered_pages, terms_of
from hearts_spec.site.compare_pages import book_comparison_pages
from hearts_spec.site.deal_pages import deal_pages
from hearts_spec.site.links import STEPS, Here, place_of, relative, url_of
from hearts_spec.site.markdown_pages import Glosser, Terms, with_references, with_terms
from hearts_spec.site.reference_pages import reference_pages
from hearts_spec.site.report_pages import report_pages
from hearts_spec.site.site_model import SiteModel, answers_of, make_site_model
from hearts_spec.site.source_pages import claim_pages, source_pages
from hearts_spec.site.templating import (
    Page,
    apart,
    broken,
    carded,
    environment,
    fence,
    inert,
    macro,
    title_text,
    typeset,
)
from hearts_spec.site.tool_pages import FIRST, ID, new_files
from tests.conftest import LIBRARY

PROJECT = Path(__file__).parent.parent
EVIL = "<script>alert(1)</script> </title> [x](javascript:alert(2)) *b* _c_ `d` {: #e } ~~~ &amp; | \\ ![y](z)"
EXTENSIONS = [
    "abbr", "attr_list", "def_list", "md_in_html", "tables", "toc", "pymdownx.highlight", "pymdownx.superfences",
]  # fmt: skip
FEATURE = f"""Feature: {EVIL}
  {EVIL}

  Scenario: {EVIL}
    {EVIL}
    Given the game is book/game
    Then something {EVIL}

  Scenario Outline: <count> of {EVIL}
    Given the game is book/game
    Then <count> hearts

    Examples:
      | count |
      | 1     |
      | 2     |
"""


def body(page: Page) -> LexborHTMLParser:
    """Return a page as a browser reads it."""
    return LexborHTMLParser(markdown.markdown(page.markdown.split("\n---\n", 1)[1], extensions=EXTENSIONS))


def acting(page: Page) -> list[str | None]:
    """Return what of a page would act if hostile text were not only shown."""
    html = body(page)
    scripted = [each for each in html.css("*") if any(name.startswith("on") for name in each.attributes)]
    acting = "script, img, #e, [href^='javascript'], [src^='javascript']"
    return [each.html for each in html.css(acting) + scripted]


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> SiteModel:
    root = tmp_path_factory.mktemp("project")
    shutil.copytree(PROJECT / "tests" / "library", root / "rulesets")
    quoted = "'" + EVIL.replace("'", "''") + "'"
    (root / "rulesets" / "house").mkdir(exist_ok=True)
    (root / "rulesets" / "house" / "evil.yml").write_text(
        f"title: {quoted}\nsummary: {quoted}\naliases: [{quoted}]\nextends: book/game\n"
        f"values: {{hearts: 2}}\nassumed:\n  values: {quoted}\n"
        f"options:\n  evil:\n    asks: {quoted}\n    default: one\n    choices:\n      one: {{says: {quoted}}}\n",
        encoding="utf-8",
    )
    sources = (root / "rulesets" / "sources.yml").read_text(encoding="utf-8")
    sources = sources.replace("The Little Book of Hearts", quoted).replace("short: Little Book", f"short: {quoted}")
    (root / "rulesets" / "sources.yml").write_text(f"{sources}  about: {quoted}\n  cruxes: [book.evil]\n")
    provisions = root / "rulesets" / "book" / "provisions.yml"
    provisions.write_text(
        provisions.read_text(encoding="utf-8")
        + f"\nevil:\n  place: {quoted}\n  topic: table\n  kind: rule\n  gist: {quoted}\n  limit: {quoted}\n"
        + f"  reason: {quoted}\n  doubts: [{{doubt: {quoted}, reading: {quoted}, why: {quoted}}}]\n"
        + f"gone:\n  removed: {quoted}\n",
        encoding="utf-8",
    )
    (root / "rulesets" / "situations").mkdir()
    (root / "rulesets" / "situations" / "the-play.yml").write_text(
        f"evil:\n  question: {quoted}\n  topic: pack\n  aliases: [{quoted}]\n  note: {quoted}\n"
        f"  ask: deal\n  parameters: {{players: {{default: 4, label: {quoted}}}}}\n  turns-on: [pack.without]\n",
        encoding="utf-8",
    )
    (root / "rulesets" / "book" / "claims.yml").write_text(
        f"title: {quoted}\nabout: {quoted}\ntopics: {{odds: {{title: {quoted}, model: {quoted}}}}}\n"
        f"sittings: {{one: {{what: {quoted}, seats: [A, B], hearts: [[13, 0]]}}}}\n"
        f"claims:\n  evil: {{topic: odds, place: {quoted}, cites: book.evil, what: {quoted}, printed: 2 to 1 against, "
        f"note: {quoted}, count: {{by: suit-led, held: 9}}, "
        f"otherwise: [{{says: {quoted}, count: {{by: holding-up, held: 2}}}}]}}\n"
        f"beyond: {{evil: {{place: {quoted}, what: {quoted}, why: {quoted}}}}}\n",
        encoding="utf-8",
    )
    (root / "features" / "book").mkdir(parents=True)
    (root / "features" / "book" / "evil.feature").write_text(FEATURE, encoding="utf-8")
    library = Library(root / "rulesets")
    feature = read_feature(FEATURE, "features/book/evil.feature")
    seen = {"kind": "note", "text": EVIL, "cites": ["book.evil"]}
    records = [
        {
            "file": each.file, "feature": each.feature, "rule": each.rule, "name": each.name, "line": each.line,
            "description": each.description, "tags": ["book.evil"], "row": dict(each.row), "rulesets": ["book/game"],
            "steps": [
                {"keyword": step.keyword, "text": step.text, "line": step.line, "table": [[EVIL, EVIL, EVIL]],
                 "docstring": EVIL, "seen": [seen]}
                for step in each.steps
            ],
        }
        for each in feature.scenarios
    ]  # fmt: skip
    return make_site_model(library, [feature], RunTranscript("", tuple(records)))


def pages_by_two() -> list[Page]:
    """Give the pages as two processes make them, from answers that two have found."""
    model = make_site_model(LIBRARY, [], RunTranscript("", ()), answered=answers_of(LIBRARY, 2))
    return [page for page, _ in rendered_pages(model, Terms(), len_of_markdown, 2)]


def len_of_markdown(page: Page) -> int:
    return len(page.markdown)


def digest_of(pages: list[Page]) -> str:
    return sha256("\0".join(f"{page.path}\0{page.markdown}" for page in pages).encode()).hexdigest()


def test_hostile_text_stays_text(hostile: SiteModel) -> None:
    terms = Terms({"pool": EVIL})
    pages = list(all_pages(hostile, terms))
    expected = {"rules/house/evil.md", "sources/book/index.md", "sources/book-claims.md", "disputes/the-play/evil.md"}
    expected |= {"contribute/tests/book/index.md"}
    assert expected <= {page.path for page in pages}
    for page in pages:
        assert acting(page) == [], page.path
        front = page.markdown.split("\n---\n", 1)[0]
        assert "<" not in front.replace("&lt;", ""), page.path


@pytest.fixture(scope="module")
def pages(real: SiteModel) -> list[Page]:
    """The pages of some kinds."""
    kinds = (source_pages, claim_pages, book_comparison_pages, report_pages)
    return [*chain.from_iterable(pages_of(real) for pages_of in kinds), *deal_pages(real, Terms())]


def page_at(path: str, pages: list[Page]) -> Page:
    return next(page for page in pages if page.path == path)


def test_every_claim_on_page_and_wrong_ones_plotted(real: SiteModel, pages: list[Page]) -> None:
    text = page_at("sources/foster-1914-claims.md", pages).markdown
    book = real.claims.of("foster-1914")
    assert [each.id for each in book.claims if f'id="claim-{each.name}"' not in text] == []
    told = text[text.index("<desc") : text.index("</desc>")]  # what the plot says to those who do not see it
    wrong = [each for each in book.claims if each.verdict is FigureVerdict.WRONG]
    assert wrong
    assert [each.id for each in wrong if f"printed {each.printed.text}, true value {each.put}." not in told] == []
    assert text.count('class="plot__wrong"') == len(wrong)


def test_provision_links_to_claims_about_it(pages: list[Page]) -> None:
    odds = page_at("sources/foster-1914/suggestions-for-good-play.md", pages)
    assert body(odds).css("[href='../../foster-1914-claims/#claim-five-of-four']")
    rule = page_at("sources/spalding-1896/the-numbered-rules.md", pages)  # 1896 itself names no later book
    assert body(rule).css("[href='../../foster-1914/the-laws/#foster-1914.law-19']")


def test_compared_books_share_page_both_link_to(pages: list[Page]) -> None:
    beside = page_at("sources/foster-1914-beside-spalding-1896.md", pages)
    for source in ("foster-1914", "spalding-1896"):
        link = f"../{url_of(beside.path).removeprefix('sources/')}"
        assert body(page_at(f"sources/{source}/index.md", pages)).css(f"[href='{link}']")


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("contribute/tests/hoyle-1887/index.md", "Hoyle 1887"),
        ("deals/index.md", "Deals"),
    ],
)
def test_menu_uses_page_label_or_else_title(pages: list[Page], path: str, name: str) -> None:
    assert page_at(path, pages).title == name


def test_coverage_bars_agree_with_their_figures(pages: list[Page]) -> None:
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", page_at("contribute/tests/index.md", pages).markdown)
    assert len(rows) >= 6
    for row in rows:
        [(shown, whole)] = re.findall(r">(\d+) of (\d+)</td>", row)
        share = re.search(r'coverage__part--scenario" style="width:([\d.]+)%', row)
        assert float(share[1] if share else 0) == pytest.approx(100 * int(shown) / int(whole), abs=0.01)


@pytest.mark.slow
def test_pages_are_the_same_every_time(real: SiteModel) -> None:
    """Another process meets every set and every folder in another order, and divides the pages among two."""
    code = "from tests.test_page_making import *; print(digest_of(pages_by_two()))"
    other = {**os.environ, "PYTHONHASHSEED": "1887", "PYTHONPATH": str(PROJECT)}
    done = subprocess.run([sys.executable, "-c", code], env=other, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest_of(list(all_pages(real, Terms())))


@pytest.mark.parametrize(
    ("place", "part", "section", "cited"),
    [
        ("p.12, REVOKING, rule 35", "The numbered rules", "Revoking", "Rule\u00a035, p.\u00a012"),
        ("p.9, RULES: FORMING THE TABLE, rule 1", "The numbered rules", "Forming the table", "Rule\u00a01, p.\u00a09"),
        ("p.371-372, law 10", *["The laws"] * 2, "Law\u00a010, p.\u00a0371–372"),
        ("p.5-6, INTRODUCTORY AND DESCRIPTIVE", *["Introductory and descriptive"] * 2, "p.\u00a05–6"),
        ("p.24, FOUR-HANDED HEARTS (Howell settling)", *["Four-handed hearts"] * 2, "p.\u00a024"),
        ("Regular Hearts / Play", "Regular Hearts", "Play", "Regular Hearts, Play"),
        ("Scoring, Variants", "Scoring", "Scoring", "Scoring, Variants"),
        ("p.7", "The text", "The text", "p.\u00a07"),
        ("p.12,\nREVOKING,\u2028rule 35\n", "The numbered rules", "Revoking", "Rule\u00a035, p.\u00a012"),
    ],
)
def test_places(place: str, part: str, section: str, cited: str) -> None:
    found = place_of(Provision("book.x", place, "table", "rule", "gist"))
    assert (found.part, found.section, found.cited) == (part, section, cited)
    assert found.numbered is any(character.isdigit() for character in place)


@pytest.mark.parametrize(
    ("path", "url", "link"),
    [
        ("index.md", "sources/", "sources/"),
        ("rules/a/b.md", "rules/a/b/#x", "#x"),
        ("rules/a/b.md", "sources/a/#x", "../../../sources/a/#x"),
        ("rules/a/b.md", "", "../../../"),
        ("compare.md", "compare/", "./"),
        ("reference/vocabulary.md", "reference/ruleset.schema.json", "../ruleset.schema.json"),
    ],
)
def test_relative_links(path: str, url: str, link: str) -> None:
    assert relative(path, url) == link


def test_inert_leaves_nothing_for_markdown_and_keeps_markup() -> None:
    assert markdown.markdown(str(inert("*a* `b` [c](d) <i>"))) == (
        "<p>&#42;a&#42; &#96;b&#96; &#91;c&#93;(d) &lt;i&gt;</p>"
    )
    assert inert(Markup("<b>")) == "<b>"
    assert inert("<b>") == "&lt;b&gt;"


def test_quotation_marks_are_set_as_in_a_book() -> None:
    assert typeset("the dealer's 'Jack' (\"so\")") == "the dealer’s ‘Jack’ (“so”)"
    assert title_text("a < b & 'c'") == "a &lt; b &amp; ‘c’"
    assert typeset("See p.7, and p.41.jackpot") == "See p.\u00a07, and p.\u00a041.jackpot"


def test_page_and_line_ranges_kept_together_with_dash() -> None:
    assert typeset("(p. 35, ln 1772-1778; pp.24 and 41-42)") == "(p.\u00a035, ln\u00a01772–1778; pp.\u00a024 and 41–42)"
    place = environment().from_string("{{ it }}").render(it=PagePlace(32, "1772-1778"))
    assert place == "p.\u00a032, ln\u00a01772–1778"
    assert typeset("p. 3 and 4-handed, 6-2-0, cf. ln x") == "p.\u00a03 and 4-handed, 6-2-0, cf. ln x"


def test_a_fence_outlasts_what_it_holds() -> None:
    assert str(fence("a\n~~~~\nb", "yaml")).startswith("~~~~~yaml\n")


def test_cards_named_in_text_are_drawn() -> None:
    drawn = str(carded("A holds QS and 10H, not A4"))
    assert drawn.count('class="card ') == 2
    assert "ten of hearts" in drawn


def test_every_provision_that_a_reason_names_is_found(real: SiteModel) -> None:
    here = Here(real.links, "page.md")
    reason = "Two speak of it (foster-1914.law-23, modern.moon), one does not (modern.nothing)."
    assert [id for _, id in here.named_in(reason)] == ["foster-1914.law-23", "modern.moon", ""]
    assert here.with_places(reason) == (
        "Two speak of it (Foster 1914, law\u00a023, p.\u00a0373, Web summary, Card Values/Scoring: moon), "
        "one does not (modern.nothing)."
    )
    assert plain_reason(reason) == "Two speak of it, one does not."
    twice = "He wins nothing (spalding-1896.rule-36.sole-pool, spalding-1896.rule-36.divided-pool)."
    assert here.with_places(twice) == "He wins nothing (Spalding 1896, rule\u00a036, p.\u00a012)."


def test_reading_with_provision_begins_with_its_book(real: SiteModel) -> None:
    books = [real.library.provisions[id].source for id in real.related["spalding-1896.rule-03"]]
    assert books == sorted(books, key=["spalding-1896", "hoyle-1887", "foster-1914"].index)
    assert len(set(books)) == 3


def test_references_in_prose(real: SiteModel) -> None:
    faults: list[Problem] = []
    text = "One [@modern.moon], one [@modern/standard], one [@QS].\n\nAnd [@modern.nothing]."
    made = with_references(text, "page.md", real.links, faults)
    assert 'href="../sources/modern/#modern.moon"' in unescape(made)
    assert 'href="../rules/modern/standard/"' in made
    assert "queen of spades" in made
    assert [str(fault) for fault in faults] == [
        "docs/page.md:3:5: 'modern.nothing' is not a provision, a witness, a rule set, a figure or a card"
    ]


def test_book_and_repeated_place_named_once_in_paragraph(real: SiteModel) -> None:
    text = "[@spalding-1896.p24.howell.pay]\n[@spalding-1896.p24.howell.draw], [@spalding-1896.rule-44]"
    text += "\n\n[@spalding-1896.rule-44]"
    made = unescape(with_references(text, "page.md", real.links, []))
    assert re.findall(">([^<]+)</a>", made) == [
        "Spalding 1896, p.\u00a024", "Rule\u00a044, p.\u00a013", "Spalding 1896, rule\u00a044, p.\u00a013",
    ]  # fmt: skip
    gists = [real.library.provisions[f"spalding-1896.p24.howell.{name}"].gist for name in ("pay", "draw")]
    assert f'title="{" ".join(gists)}"' in made


def test_page_with_notes_puts_numbers_after_stop(real: SiteModel) -> None:
    text = "Won [@modern.moon]; shared [@spalding-1896.rule-44]\n[@spalding-1896.rule-43].\n\n"
    text += "Told [@dispatch-1886.five].\n\n[@notes]\n"
    faults: list[Problem] = []
    body, _, notes = unescape(with_references(text, "page.md", real.links, faults)).partition('<ol class="notes">')
    assert faults == []
    assert re.sub("<[^>]+>", "", body) == "Won;1 shared.2\n\nTold.3\n\n"
    named = "Reference 2: Spalding 1896, rule\u00a044, p.\u00a013 · Rule\u00a043, p.\u00a013"
    assert f'id="cited-2" href="#note-2" aria-label="{named}"' in body
    assert re.findall(r'<li id="(note-\d)">', notes) == ["note-1", "note-2", "note-3"]
    assert 'href="../sources/witnesses/#dispatch-1886.five"' in notes
    assert 'href="#cited-3"' in notes


def test_step_with_several_forms_listed_once(real: SiteModel) -> None:
    page = next(each for each in reference_pages(real) if each.path == STEPS)
    assert page.markdown.count('class="step__keyword"') == len(all_steps())
    assert page.markdown.count("<tr>") == len({each.function for each in all_steps()})


def test_an_entry_of_the_glossary_has_an_anchor() -> None:
    entry = "odd chip, odd counter\n:   What is left.\n"
    terms = Terms.read(entry)
    assert with_terms(entry, "glossary.md", terms) == "odd chip, odd counter {: #odd-chip }\n:   What is left.\n"
    assert terms.anchors == {"odd chip": "odd-chip", "odd counter": "odd-chip"}


def test_glossary_finds_plurals_without_showing_them() -> None:
    entry = "pip, pips, a spot, a spots\n:   A mark on a card.\n"
    terms = Terms.read(entry)
    assert with_terms(entry, "glossary.md", terms) == "pip, a spot {: #pip }\n:   A mark on a card.\n"
    assert {"pips", "a spots"} <= set(terms.explained)


def test_id_breaks_only_after_slash_or_full_stop() -> None:
    said = carded("spalding-1896/spot QS p07.odd 1.5")
    assert broken(said) == f"spalding-1896/<wbr>spot {carded('QS')} p07.<wbr>odd 1.5"
    assert broken(Markup('<a href="rules/modern/">a.b</a>')) == '<a href="rules/modern/">a.<wbr>b</a>'
    assert broken("<b>a/b") == "&lt;b&gt;a/<wbr>b"


@pytest.mark.parametrize(
    ("term", "said"),
    [
        ("odd, pot", "docs/glossary.md:6:1: 'pot' is explained already, in line 3 (explain it once)"),
        ("Pool", "docs/glossary.md:6:1: 'Pool' would have the address #pool, as line 3 has it (call it otherwise)"),
    ],
)
def test_duplicate_term_stops_build_and_names_line(tmp_path: Path, term: str, said: str) -> None:
    (tmp_path / "docs").mkdir()
    glossary = f"# Glossary\n\npool, pot\n:   What is paid in.\n\n{term}\n:   What is left.\n"
    (tmp_path / "docs" / "glossary.md").write_text(glossary, encoding="utf-8")
    with pytest.raises(RulesError) as told:
        terms_of(Project(tmp_path))
    assert str(told.value) == said


def test_glossary_terms_read_and_explained_once(real: SiteModel) -> None:
    terms = Terms.read("# Glossary\n\npool, pot\n:   What is paid *in*. It stays. [@modern.moon]\n")
    assert terms.explained == {"pool": "What is paid in.", "pot": "What is paid in."}
    glosser = Glosser(terms, Here(real.links, "index.md"))
    assert str(glosser.gloss("the pool & the pool")) == 'the <abbr title="What is paid in.">pool</abbr> &amp; the pool'
    assert "*[pool]: What is paid in." in with_terms("text", "page.md", terms)
    assert with_terms("text", "glossary.md", terms) == "text"


def test_desk_explains_marks_as_the_pages_do() -> None:
    module = (PROJECT / "hearts_spec/site/assets/desk/text-parts.js").read_text(encoding="utf-8")
    meant = dict(re.findall(r'(\w+): "(.*)",\n', module.partition("const MEANS = {")[2].partition("}")[0]))
    macros: Any = environment().get_template("macros.html.jinja").module
    marks = {word: f'<span class="firm firm--{word}">' for word in HOW_SURE} | {
        "doubt": '<a class="badge badge--doubt" href="#">'
    }
    said = {word: str(macros.marks(mark)) for word, mark in marks.items()}
    assert set(meant) == set(marks)
    assert {word: said[word] for word, shown in HOW_SURE.items() if f">{shown}</span>" not in said[word]} == {}
    assert {word: text for word, text in said.items() if f" {meant[word]}." not in text} == {}


def test_provision_users_named_once_with_other_books(real: SiteModel) -> None:
    here = Here(real.links, "sources/hoyle-1887.md")
    told = macro("parts.html.jinja", "statements")(here, real.uses["hoyle-1887.pack"], real.titles_within("hoyle-1887"))
    assert re.sub("<[^>]+>", "", told) == "Hearts: packs, cards left out"
    assert real.titles_within("hoyle-1887")["modern/standard"] == "Hearts (Web summary)"


@pytest.mark.parametrize(("number", "folded"), [(1, ""), (5, ""), (6, "and 2 more")])
def test_first_scenarios_shown_and_the_rest_folded(number: int, folded: str) -> None:
    scene = SimpleNamespace(file="features/book/game.feature", anchor="x", name="A scene", rows=())
    here = SimpleNamespace(to_feature=lambda file, anchor: f"#{anchor}")
    made = macro("parts.html.jinja", "shown")(here, [scene] * number)
    assert made.count("A scene") == number
    assert "".join(re.findall("<summary>(.*?)</summary>", made)) == folded


def test_a_page_shows_the_file_that_new_writes(
    real: SiteModel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tmp_path / "rulesets"
    shutil.copytree(PROJECT / "rulesets", root)
    with (root / "sources.yml").open("a", encoding="utf-8") as sources:
        sources.write(f"{source_of(FIRST)}: {{title: A Manual, short: Manual 1925, year: 1925}}\n")
    shown = new_files(real)
    here = Here(real.links, "contribute/index.md")
    for id, extends in {ID: ["--extends", "modern/standard"], FIRST: []}.items():
        assert main(["--rulesets", str(root), "new", id, *extends]) == 0
        page = str(shown[f"new:{extends[1] if extends else id}"](here))
        text = unescape(re.sub(r"<summary>.*?</summary>|<[^>]+>", "\n", page))
        assert text.split() == (root / f"{id}.yml").read_text(encoding="utf-8").split()
    passing = unescape(str(shown["new:modern/standard:passing"](here)))
    words = "left, right, across, hold, left-2, right-2, scatter, shared, shuffled, named, []"
    assert f"to: [left, right, across, hold]  # Passed to: {words}" in passing


def test_the_command_page_names_every_command_and_option() -> None:
    text = (PROJECT / "docs" / "reference" / "command.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## ([\w-]+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL))
    for name in COMMANDS:
        assert name in sections, f"docs/reference/command.md has no section for {name}"
        parser = argparse.ArgumentParser(add_help=False)
        add_arguments(name, parser)
        for option in (option for action in parser._actions for option in action.option_strings):
            assert option in sections[name], f"docs/reference/command.md says nothing of {name} {option}"


def test_titles_containing_commas_separated_by_semicolons() -> None:
    titles = {"one": "Hearts", "two": "Spot Hearts", "three": "Hearts, by turns"}
    assert apart(["one", "two"], titles) == ", "
    assert apart(["one", "three"], titles) == "; "
