"""Addresses of the site: every path and anchor, and the words that cite a provision.

Addresses are made from ids and from the headings of the books, so they stay the same while the data grows. `Here` is
the site as seen from one page.
"""

import posixpath
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Protocol

from hearts_spec.disputes import Dispute
from hearts_spec.rules import InDoubt, Library, Provision
from hearts_spec.rules.book_comparison import split_key
from hearts_spec.rules.folder import HOUSE
from hearts_spec.rules.history import matter_of
from hearts_spec.rules.sources import IN_BRACKETS, NAMED

NUMBERED = {"rule": "The numbered rules", "law": "The laws"}
_PLACE = re.compile(
    r"(?:p\.\s*(?P<pages>\d+(?:-\d+)?),?\s*)?(?P<heading>.*?)"
    r"(?:(?:,\s*|(?<=,\s))(?P<word>rule|law)\s+(?P<number>\d+))?"
)
_DETAIL = re.compile(r"\s*[,(]\s*")


@dataclass(frozen=True, slots=True)
class SourcePlace:
    """A place in a source: `part` is a chapter, `section` a heading in it, `label` names the place within the section.

    `cited` names it within the source. `numbered` is true if it has a page or rule number, not only a heading.
    """

    part: str
    section: str
    label: str
    cited: str
    detail: str = ""
    numbered: bool = True


def place_of(provision: Provision) -> SourcePlace:
    """Parse the place of a provision."""
    found = _PLACE.fullmatch(" ".join(provision.place.split()))
    assert found is not None
    pages = f"p.\u00a0{found['pages'].replace('-', '–')}" if found["pages"] else ""
    heading = found["heading"].strip()
    if found["word"]:
        part = NUMBERED[found["word"]]
        section = _plain(_DETAIL.split(heading)[0].rpartition(": ")[2]) or part
        rule = f"{found['word'].capitalize()}\u00a0{found['number']}"
        label = f"{rule}, {pages}" if pages else rule
        return SourcePlace(part, section, label, label)
    chapter, _, rest = heading.partition(" / ")
    head, *details = [part.rstrip(")") for part in _DETAIL.split(rest or chapter)]
    part = (_plain(chapter) if rest else _plain(head)) or "The text"
    section = (_plain(head) if rest else part) or part
    detail = ", ".join(details)
    if pages:
        return SourcePlace(part, section, pages, pages, detail)
    label = f"{section}, {detail}" if detail else section
    return SourcePlace(part, section, label, f"{part}, {label}" if rest else label, numbered=False)


def _plain(heading: str) -> str:
    """Return a heading as a page prints it: not in capitals."""
    return heading.capitalize() if heading.isupper() else heading


def slug(text: str) -> str:
    """Return a text as part of an address."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("'", "").replace("’", "")).strip("-") or "page"


HOME = "index.md"
LESSON = "learn/index.md"
SOURCES = "sources/index.md"
TODAY = "today"
HOUSES = {TODAY: "Hearts today", HOUSE: "House rules"}  # the shelves of games that are in no book
WITNESSES = "sources/witnesses.md"
HISTORY = "history/index.md"
TIMELINE = "history/timeline.md"
OFTEN = "often.md"
LIVES = "history/rules/index.md"
ADVICE = "history/advice.md"
RULES = "rules/index.md"
COMPARE = "compare.md"
COMPARE_GAMES = "compare/games.json"
DISPUTES = "disputes/index.md"
DISPUTES_BY_TOPIC = "disputes/topics.md"
DISPUTES_OPEN = "disputes/open.md"
MY_GAME = "disputes/my-game.json"
DESK = "desk/index.md"
CHECK_A_DEAL = "desk/deal.md"
SETTLE_A_DEAL = "desk/settle.md"
PLAY_A_HAND = "desk/seat.md"
SCORE_PAD = "desk/pad.md"
YOUR_TABLE = "desk/table.md"
WAS_IT_ALLOWED = "desk/allowed.md"
PRINT_RULES = "desk/print.md"
QUIZ = "desk/quiz.md"
QUIZ_DATA = "desk/quiz.json"
DESK_GAMES = "desk/games.json"
DESK_INPUTS = "desk/inputs.json"
DESK_CITES = "desk/cites.json"
DESK_FACTS = "desk/facts.json"
DESK_SCORES = "desk/scores.json"
TABLE_DATA = "desk/table.json"
ALLOWED_DATA = "desk/allowed.json"
LAB = "lab/index.md"
LAB_DATA = "lab/lab.json"
DEALS = "deals/index.md"
EXAMPLES = "examples/index.md"
TESTS = "contribute/tests/index.md"
APART = "disputes"  # the folder of features that have a page each, because each has so many cases
VOCABULARY = "reference/vocabulary.md"
STEPS = "reference/steps.md"
ERRORS = "reference/errors.md"
PYTHON = "reference/python.md"
DATA = "reference/data.md"
DATA_PACKAGE = "reference/data/datapackage.json"
SCHEMA = "reference/ruleset.schema.json"
PROVISIONS_SCHEMA = "reference/provisions.schema.json"
GLOSSARY = "glossary.md"
ONE_PAGE = 100


@cache
def url_of(path: str) -> str:
    """Return the address of a page by the path of its Markdown: `a/b.md` is served at `a/b/`."""
    if not path.endswith(".md"):
        return path
    stem = path.removesuffix(".md")
    return stem.removesuffix("index") if stem == "index" or stem.endswith("/index") else f"{stem}/"


def relative(path: str, url: str) -> str:
    """Return an address as a link from the page at a path."""
    target, hash, anchor = url.partition("#")
    if target == url_of(path):
        return f"#{anchor}" if hash else "./"
    return f"{_way(url_of(path), target)}{hash}{anchor}"


@cache
def _way(start: str, target: str) -> str:
    """Return the relative link between two addresses. Cached: a page links to the same few again and again."""
    here, there = (url.strip("/").split("/") if url else [] for url in (start, target))
    shared = len(posixpath.commonprefix([here, there]))
    link = "/".join([*[".."] * (len(here) - shared), *there[shared:]]) or "."
    return f"{link}/" if not target or target.endswith("/") else link


def source_path(source: str, part: str = "") -> str:
    """Return the path of a source's page, or of the page of one of its parts."""
    return f"sources/{source}/{slug(part) if part else 'index'}.md"


def table_path(file: str) -> str:
    return f"reference/data/{file}"


def life_path(matter: str) -> str:
    """Return the path of the page with the history of a rule."""
    return f"history/rules/{matter}.md"


def claims_path(source: str) -> str:
    """Return the path of the page that tests a source's claims."""
    return f"sources/{source}-claims.md"


def beside_path(first: str, second: str) -> str:
    return f"sources/{first}-beside-{second}.md"


def rule_set_path(id: str) -> str:
    return f"rules/{id}.md"


def rule_data_path(id: str) -> str:
    """Return the path of the page with a game's rules one by one, as data: a house game's are on its own page."""
    return rule_set_path(id) if id.startswith(f"{HOUSE}/") else f"rules/{id}/data.md"


def rule_sets_path(source: str) -> str:
    """Return the path of the page that lists the rule sets of a source, or the house rules."""
    return f"rules/{source}/index.md"


def stage_path(stage: str) -> str:
    """Return the path of the page that lists the disputes of a stage of the game."""
    return f"disputes/{stage}/index.md"


def dispute_path(stage: str, id: str) -> str:
    return f"disputes/{stage}/{id}.md"


def deal_path(name: str) -> str:
    return f"deals/{name}.md"


def shelf_of(file: str) -> str:
    """Return the folder of a feature, which is named after its source."""
    parts = file.split("/")
    return parts[1] if len(parts) > 2 else "features"


def feature_name(file: str) -> str:
    """Return the name of a feature, which its anchor has on the page of its folder."""
    return slug(file.removeprefix("features/").removeprefix(f"{shelf_of(file)}/").removesuffix(".feature"))


def shelf_path(shelf: str) -> str:
    """Return the path of the page with the tests of a source, or of another folder of features."""
    return f"contribute/tests/{shelf}/index.md"


def stories_path(shelf: str) -> str:
    """Return the path of the page with the worked examples of a source, told as stories."""
    return f"examples/{shelf}/index.md"


def feature_path(file: str) -> str:
    """Return the path of the page that shows a feature: that of its folder, or its own."""
    shelf = shelf_of(file)
    return f"contribute/tests/{shelf}/{feature_name(file)}.md" if shelf == APART else shelf_path(shelf)


def feature_anchor(file: str, anchor: str = "") -> str:
    """Return the anchor of a feature on its page, or that of one of its scenarios."""
    within = () if shelf_of(file) == APART else (feature_name(file),)
    return ".".join([*within, *filter(None, [anchor])])


def citation(provision: Provision, place: SourcePlace, sharing: int) -> str:
    """Return the words that cite a provision within its source. If several share a heading, the id tells them apart."""
    name = provision.id.rpartition(".")[2].replace("-", " ")
    if sharing > 1 and not place.numbered and not place.cited.lower().endswith(name):
        return f"{place.cited}: {name}"
    return place.cited


@dataclass(frozen=True)
class Links:
    """The places of the provisions, computed once, and the addresses that follow from them."""

    library: Library
    places: Mapping[str, SourcePlace]
    labels: Mapping[str, str]
    split: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def of(cls, library: Library) -> "Links":
        """Return the links for a library. A source with more than ONE_PAGE provisions has a page for each part."""
        living = [each for each in library.provisions.values() if not each.removed]
        counts = Counter(each.source for each in living)
        split = frozenset(source for source, count in counts.items() if count > ONE_PAGE)
        places = {each.id: place_of(each) for each in living}
        sharing = Counter((each.source, places[each.id].cited) for each in living)
        labels = {
            each.id: citation(each, places[each.id], sharing[each.source, places[each.id].cited]) for each in living
        }
        return cls(library, places, labels, split)

    def provision_path(self, provision: Provision) -> str:
        """Return the path of the page that shows a provision."""
        if provision.removed or provision.source not in self.split:
            return source_path(provision.source)
        return source_path(provision.source, self.places[provision.id].part)

    def provision(self, id: str) -> str:
        """Return the address of a provision."""
        return self._addresses[id]

    @cached_property
    def _addresses(self) -> Mapping[str, str]:
        return {id: f"{url_of(self.provision_path(each))}#{id}" for id, each in self.library.provisions.items()}

    def label(self, id: str, source: str = "") -> str:
        """Return the words that cite a provision; within its own source, without the source's name."""
        provision = self.library.provisions[id]
        label = self.labels.get(id, id)
        if provision.source == source:
            return label
        lower = label[:1].lower() + label[1:] if label.startswith(("Rule", "Law")) else label
        return f"{self.library.sources[provision.source].short}, {lower}"

    def place(self, id: str) -> str:
        """Return the words that cite a provision, without the source's name."""
        return self.label(id, self.library.provisions[id].source)

    def rule_set(self, id: str, anchor: str = "") -> str:
        """Return the address of a rule set, or that of one of its statements or options, in its data."""
        if not anchor:
            return url_of(rule_set_path(id))
        path = rule_set_path(id) if self.library.drafts[id].shared else rule_data_path(id)
        return f"{url_of(path)}#{anchor}"


@dataclass(frozen=True, slots=True)
class Citation:
    """A citation as a page shows it: the link, its words, and the gist of the provision."""

    href: str
    label: str
    gist: str

    @property
    def place(self) -> str:
        """The page, rule or heading alone, without what tells several statements below one heading apart."""
        return self.label.partition(": ")[0]


class Statement(Protocol):
    """A statement on a rule, with the provisions behind it."""

    @property
    def key(self) -> str:
        """Key of the rule, or of one case of it."""

    @property
    def cites(self) -> tuple[str, ...]:
        """Ids of the provisions."""


@dataclass(frozen=True)
class Here:
    """The site as seen from one page: every link is relative to the page at `path`.

    Citations of `source` leave out its name. Those of a page that is not `told` have no gist as a tooltip: on a page
    with thousands of them, as the test report, the gists would be most of its weight.
    """

    links: Links
    path: str
    source: str = ""
    told: bool = True

    def within(self, source: str) -> "Here":
        """Return a copy for a part of the page that is about one source, whose name citations leave out."""
        return replace(self, source=source)

    def to(self, path: str, anchor: str = "") -> str:
        """Return the link to a page by its path."""
        return relative(self.path, url_of(path) + (f"#{anchor}" if anchor else ""))

    def to_source(self, source: str) -> str:
        return self.to(source_path(source))

    def to_rule_set(self, id: str, anchor: str = "") -> str:
        """Return the link to a rule set, or to one of its statements."""
        return relative(self.path, self.links.rule_set(id, anchor))

    def to_provision(self, id: str) -> str:
        return relative(self.path, self.links.provision(id))

    def to_life(self, key: str) -> str:
        """Return the link to the history of the rule with a key, or an empty text if there is none."""
        matter = matter_of(self.links.library.matters, split_key(key)[1])
        return self.to_matter(matter.id) if matter else ""

    def to_matter(self, matter: str) -> str:
        """Return the link to the history of a topic."""
        return self.to(life_path(matter))

    def to_witness(self, witness: str, statement: str = "") -> str:
        """Return the link to a contemporary text, or to one statement of it."""
        return self.to(WITNESSES, f"{witness}.{statement}" if statement else witness)

    def to_dispute(self, situation: Dispute, anchor: str = "") -> str:
        """Return the link to a dispute, or to one of the answers on its page."""
        return self.to(dispute_path(situation.stage, situation.id), anchor)

    def to_stage(self, stage: str) -> str:
        """Return the link to the disputes of a stage of the game."""
        return self.to(stage_path(stage))

    def to_claims(self, source: str, claim: str = "") -> str:
        """Return the link to the claims of a source, or to one of them."""
        return self.to(claims_path(source), f"claim-{claim}" if claim else "")

    def to_beside(self, first: str, second: str) -> str:
        """Return the link to the comparison of two sources."""
        return self.to(beside_path(first, second))

    def to_feature(self, file: str, anchor: str = "") -> str:
        """Return the link to a feature, or to one of its scenarios."""
        return self.to(feature_path(file), feature_anchor(file, anchor))

    def to_field(self, key: str) -> str:
        """Return the link to a field in the vocabulary, by its key, which may begin with a number of players."""
        _, field = split_key(key)
        return self.to(VOCABULARY, "values" if field.startswith("values.") else field)

    def label(self, id: str) -> str:
        """Return the words that cite a provision from here."""
        return self.links.label(id, self.source)

    def gist(self, id: str) -> str:
        return self.links.library.provisions[id].gist if self.told else ""

    def citations(self, ids: Iterable[str]) -> Iterator[Citation]:
        """Yield citations for a row of provisions.

        A book is named once in a row, and so is a heading that several statements share. Equal places are merged.
        """
        alike: dict[str, list[str]] = {}
        for id in ids:
            alike.setdefault(self.links.label(id), []).append(id)
        last, heading = self.source, ""
        for first, *others in alike.values():
            gist = " ".join(filter(None, dict.fromkeys(self.gist(id) for id in (first, *others))))
            under, _, within = self.links.label(first).rpartition(": ")
            label = within if under and under == heading else self.links.label(first, last)
            yield Citation(self.to_provision(first), label, gist)
            last, heading = self.links.library.provisions[first].source, under

    def doubts(self, statement: Statement) -> tuple[InDoubt, ...]:
        """Return those doubts in the cited provisions that affect this statement."""
        return self.links.library.provisions.doubts(statement.key, statement.cites)

    def named_in(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield a text in parts, each with the provision named in brackets after it; the last part has none.

        Of adjacent provisions whose places read the same, only the first is named.
        """
        end = 0
        for bracket in IN_BRACKETS.finditer(text):
            last = ""
            for found in NAMED.finditer(text, *bracket.span(1)):
                if found[0] in self.links.library.provisions:
                    if not (last == self.label(found[0]) and text[end : found.start()].strip() == ","):
                        yield text[end : found.start()], found[0]
                    last, end = self.label(found[0]), found.end()
        yield text[end:], ""

    def with_places(self, text: str) -> str:
        """Return a text with the places of the provisions named in it, for where links are impossible."""
        return "".join(words + (self.label(id) if id else "") for words, id in self.named_in(text))
