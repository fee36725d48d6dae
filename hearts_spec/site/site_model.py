"""The model that all pages are made from: rule sets with what cites, shows, extends and resembles them."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from hearts_spec.book_deals.deal import LostDeal, RecordedDeal
from hearts_spec.book_deals.deals import AnyDeal, Deals
from hearts_spec.claims import Claim, Claims
from hearts_spec.disputes import Answer, Dispute, ask, disputes_of
from hearts_spec.disputes.grouped_answers import GroupedAnswers, in_order
from hearts_spec.disputes.todays_answer import TodaysAnswer
from hearts_spec.measure.how_often import HowOften
from hearts_spec.measure.measure_file import MEASURES, RuleMeasure
from hearts_spec.measure.stored_figures import StoredFigures
from hearts_spec.rules import Library, Provision, ResolvedRule, RuleSet, Source
from hearts_spec.rules.book_comparison import (
    BookComparison,
    Difference,
    Row,
    Similarity,
    all_comparisons,
    compare,
    differences,
    every_leaf,
    label_of,
    split_key,
)
from hearts_spec.rules.history import ContemporaryText
from hearts_spec.rules.names import name_of
from hearts_spec.rules.ruleset_file import Draft
from hearts_spec.scenarios.coverage import Coverage, cover
from hearts_spec.scenarios.features import Feature
from hearts_spec.scenarios.processes import by_processes
from hearts_spec.scenarios.transcript import RunTranscript
from hearts_spec.schema.english import number_word, together
from hearts_spec.site.data_tables import DataTable, data_tables
from hearts_spec.site.links import HOUSES, Links, deal_path, shelf_of
from hearts_spec.site.scenario_html import Scene, Sheet, sheets_of

T = TypeVar("T")
_IN_SHORT = re.compile(r"\n*^in-short:.*(?:\n(?:[ -].*)?)*", re.MULTILINE)


def kin(
    rule_set: RuleSet, rule_sets: Mapping[str, RuleSet], sources: Mapping[str, Source], nearness: Similarity
) -> list[RuleSet]:
    """Return the games to compare with one: those it extends, and the most similar game of every other book."""
    games = [each for each in rule_sets.values() if not each.shared and each.id != rule_set.id]
    found = {id: rule_sets[id] for id in rule_set.ancestors if not rule_sets[id].shared}
    for source in sources.values():
        of_book = [each for each in games if each.source == source.id]
        if of_book and source.id != rule_set.source:
            ranks = [(_one_game(rule_set, each, sources), nearness.between(rule_set, each).rank) for each in of_book]
            nearest = of_book[ranks.index(max(ranks))]
            found.setdefault(nearest.id, nearest)
    return list(found.values())


def _one_game(one: RuleSet, other: RuleSet, sources: Mapping[str, Source]) -> bool:
    """True if games of two books count as the same game: the bibliography says so, or their names are equal."""
    first, second = name_of(one.id), name_of(other.id)
    named = {**_named(sources, one, other), **{theirs: mine for mine, theirs in _named(sources, other, one).items()}}
    return named.get(first, first) == second


def _named(sources: Mapping[str, Source], one: RuleSet, other: RuleSet) -> Mapping[str, str]:
    book = sources.get(one.source)
    return book.beside.get(other.source, {}) if book else {}


@dataclass(frozen=True, slots=True)
class Use:
    """A statement that cites a provision: the rule set, the statement's anchor on its page, and its label."""

    rule_set: str
    anchor: str
    label: str


@dataclass(frozen=True)
class SiteModel:
    """The rule sets with what is known of them, in order: by year of source, shared ones first.

    `leaves` are a rule set's statements as written, `changes` the differences from its parent, `children` the rule sets
    that extend it. `uses` and `scenes` are by provision, `played` has the scenes by rule set, `provisions` and
    `coverage` are by source. `answered` are the answers to all disputes, if they have been found already.
    """

    library: Library
    links: Links
    transcript: RunTranscript
    rule_sets: Mapping[str, RuleSet]
    leaves: Mapping[str, Mapping[str, ResolvedRule]]
    changes: Mapping[str, Sequence[Difference]]
    children: Mapping[str, Sequence[str]]
    uses: Mapping[str, Sequence[Use]]
    sheets: Sequence[Sheet]
    scenes: Mapping[str, Sequence[Scene]]
    played: Mapping[str, Sequence[Scene]]
    provisions: Mapping[str, Sequence[Provision]]
    coverage: Mapping[str, Coverage]
    pinning: Mapping[str, Any] | None = None
    answered: Sequence[GroupedAnswers] = ()

    @cached_property
    def deals(self) -> Deals:
        """The deals in the books, each read on first use."""
        return Deals(self.library)

    @cached_property
    def situations(self) -> Mapping[str, Dispute]:
        """Every dispute, by id."""
        return disputes_of(self.library.root).by_id

    @cached_property
    def disputes(self) -> Sequence[GroupedAnswers]:
        """Every dispute put to every game: those of the latest book first, house rules last."""
        return self.answered or answers_of(self.library)

    @cached_property
    def deal_paths(self) -> Mapping[str, str]:
        """Path of the page of every deal, by id. Those that share a name are told apart by their book."""
        names = {id: name_of(id) for id in self.deals.ids()}
        named = Counter(names.values())
        return {id: deal_path(name if named[name] == 1 else id.replace("/", "-")) for id, name in names.items()}

    def deals_of(self, *, source: str = "", rules: str = "") -> list[AnyDeal]:
        """Return the deals of a source, or those played by a rule set, in the order of their pages."""
        found = [self.deals.deal(id) for id in self.deals.ids()]
        return sorted(
            (each for each in found if source in ("", each.source) and rules in ("", each.rules)),
            key=lambda each: (each.source, each.pages),
        )

    def lost_deals(self, *, source: str = "", rules: str = "") -> list[LostDeal]:
        """Return those of the deals whose play is lost."""
        return [each for each in self.deals_of(source=source, rules=rules) if isinstance(each, LostDeal)]

    def printed_deals(self, *, source: str = "", rules: str = "") -> list[RecordedDeal]:
        """Return those of the deals that are printed whole."""
        return [each for each in self.deals_of(source=source, rules=rules) if isinstance(each, RecordedDeal)]

    @cached_property
    def claims(self) -> Claims:
        """The claims of the books in figures, each book's read on first use."""
        return Claims(self.library)

    @cached_property
    def tests(self) -> Mapping[str, Sequence[Sheet]]:
        """The features by their folder: every source has one here, also if no feature is in it."""
        features = together(self.sheets, lambda sheet: shelf_of(sheet.file))
        return {shelf: features.get(shelf, []) for shelf in dict.fromkeys([*self.coverage, *features])}

    @cached_property
    def measured(self) -> StoredFigures:
        """The stored figures of what the rules do."""
        return StoredFigures(self.library)

    @cached_property
    def often(self) -> HowOften:
        """The stored figures of how often things happen in today's game."""
        return HowOften(self.library)

    @cached_property
    def measures(self) -> Mapping[str, RuleMeasure]:
        """The rules that are measured with and without them, by id."""
        return self.library.folder.top_file(MEASURES)

    @cached_property
    def proofs(self) -> Mapping[str, Sequence[Claim]]:
        """The tested claims, by the provisions that hold them."""
        return grouped((cited, claim) for claim in self.claims.find() for cited in claim.cites)

    @cached_property
    def related(self) -> Mapping[str, Sequence[str]]:
        """For each provision, those that it refers to or that refer to it, first those of its own book."""
        provisions = self.library.provisions
        by_year = sorted(provisions, key=lambda name: _place(self.library, provisions[name].source))
        place = {id: n for n, id in enumerate(by_year)}
        links = {(id, other) for id, each in provisions.items() for other in each.see}

        def turn(pair: tuple[str, str]) -> tuple[bool, int]:
            return provisions[pair[0]].source != provisions[pair[1]].source, place[pair[1]]

        return grouped(sorted(links | {(other, id) for id, other in links}, key=turn))

    @cached_property
    def besides(self) -> Sequence[BookComparison]:
        """The comparisons of pairs of books, as the bibliography lists them."""
        return all_comparisons(self.library)

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """Titles of the rule sets by id; if several share a title, each has its book added."""
        count = Counter(each.title for each in self.rule_sets.values())
        sources = self.library.sources
        titles = {}
        for id, each in self.rule_sets.items():
            book = sources[each.source].short if each.source in sources else each.source
            titles[id] = f"{each.title} ({book})" if count[each.title] > 1 else each.title
        return titles

    def titles_within(self, source: str) -> Mapping[str, str]:
        """Return the titles for a page on one book, without the book added to its own games."""
        return {id: each.title if each.source == source else self.titles[id] for id, each in self.rule_sets.items()}

    @cached_property
    def games(self) -> list[RuleSet]:
        """The rule sets that can be played."""
        return [each for each in self.rule_sets.values() if not each.shared]

    @cached_property
    def books(self) -> list[Source]:
        """The books, oldest first."""
        return sorted(self.library.sources.values(), key=lambda each: each.placed)

    @cached_property
    def witnesses(self) -> list[ContemporaryText]:
        """The contemporary texts, oldest first, those without a date last."""
        return sorted(self.library.witnesses.values(), key=lambda each: (not each.year, each.year))

    @cached_property
    def principal(self) -> list[RuleSet]:
        """The principal game of each book that names one, oldest first."""
        return [self.rule_sets[each.principal_id] for each in self.books if each.principal]

    @property
    def today(self) -> RuleSet | None:
        """Today's game; without one, the principal game of the latest book."""
        if draft := self.library.today:
            return self.rule_sets.get(draft.id)
        return self.principal[-1] if self.principal else None

    @cached_property
    def voters(self) -> Mapping[str, str]:
        """The games that vote on today's game, each with the reason why it does."""
        return self.library.today.votes if self.library.today else {}

    @cached_property
    def todays_answers(self) -> Mapping[str, TodaysAnswer]:
        """The answer of today's game to each dispute, by its id."""
        game = self.today.id if self.today else ""
        law_book = self.library.today.law_book if self.library.today else ""
        return {each.situation.id: TodaysAnswer(each, game, [*self.voters], law_book) for each in self.disputes}

    @cached_property
    def foremost(self) -> list[RuleSet]:
        """The games shown first: the principal ones and today's last, or the first few games if no book names one."""
        today = [self.today] if self.today and self.library.today else []
        return [*self.principal, *today] or self.games[:5]

    @cached_property
    def compared(self) -> list[Row]:
        """The games compared, rule by rule."""
        return compare({each.id: self.leaves[each.id] for each in self.games})

    @cached_property
    def tables(self) -> list[DataTable]:
        """The data of the site as tables."""
        return data_tables(self.library, self.links, self.games, self.compared, self.disputes, self.leaves)

    @cached_property
    def nearness(self) -> Similarity:
        """How similar the games are to one another."""
        return Similarity(self.games)

    def shelf_name(self, source: str) -> str:
        """Return the name of a shelf of games: the book's short title, or the folder of house rules."""
        book = self.library.sources.get(source)
        return book.short if book else HOUSES.get(source, source.capitalize())

    @cached_property
    def shelves(self) -> Mapping[str, list[RuleSet]]:
        """The games by source, or by folder of house rules."""
        return together(self.games, lambda each: each.source)

    def games_of(self, source: str) -> list[RuleSet]:
        return self.shelves.get(source, [])

    def rule_sets_of(self, source: str) -> list[RuleSet]:
        """Return the rule sets of a source, shared ones included."""
        return [each for each in self.rule_sets.values() if each.source == source]

    def file_of(self, id: str) -> str:
        """Return the path of a rule set's file within the project."""
        return self.library.shown(Path(self.library.drafts[id].file))

    def text_of(self, id: str) -> str:
        """Return the text of a rule set's file but for its sentences, which its page has at the top."""
        return _IN_SHORT.sub("\n", Path(self.library.drafts[id].file).read_text(encoding="utf-8"))


def answers_of(library: Library, processes: int = 1) -> list[GroupedAnswers]:
    """Return every dispute put to every game: those of the latest book first, house rules last."""
    ids = in_order(library, library.ids())
    found = [*disputes_of(library.root).by_id.values()]

    def answers(part: int) -> list[list[Answer]]:
        return [ask(library, each, ids) for each in found[part::processes]]

    parts = [iter(some) for some in by_processes(answers, range(processes), processes)]
    return [GroupedAnswers(each, next(parts[place % processes]), library.sources) for place, each in enumerate(found)]


def make_site_model(
    library: Library,
    features: Sequence[Feature],
    transcript: RunTranscript,
    pinning: Mapping[str, Any] | None = None,
    answered: Sequence[GroupedAnswers] = (),
) -> SiteModel:
    """Return the model, from rule sets, features and their transcript."""
    rule_sets = {id: library.rule_set(id) for id in library.ids(shared=True)}
    leaves = {id: every_leaf(each) for id, each in rule_sets.items()}
    sheets = sheets_of(_in_order(features, library), transcript, library.root.parent)
    scenes = [scene for sheet in sheets for scene in sheet.scenes]
    return SiteModel(
        library=library,
        links=Links.of(library),
        transcript=transcript,
        rule_sets=rule_sets,
        leaves=leaves,
        changes={id: _changes(each, rule_sets) for id, each in rule_sets.items()},
        children=grouped((each.extends, id) for id, each in rule_sets.items() if each.extends),
        uses=grouped(
            (cited, use) for id, draft in library.drafts.items() for cited, use in uses_of(library, draft, leaves[id])
        ),
        sheets=sheets,
        scenes=grouped((tag, scene) for scene in scenes for tag in scene.tags),
        played=grouped((id, scene) for scene in scenes for id in scene.rule_sets),
        provisions=together(library.provisions.values(), lambda each: each.source),
        coverage=_by_source(cover(library, features), library),
        pinning=pinning,
        answered=answered,
    )


def _in_order(features: Sequence[Feature], library: Library) -> list[Feature]:
    """Return features in the order of their sources, which name their folders."""
    return sorted(features, key=lambda each: (_place(library, shelf_of(each.file)), each.file))


def _place(library: Library, source: str) -> tuple[bool, int]:
    """Return where a source comes by its year; what is no source comes last."""
    book = library.sources.get(source)
    return book is None, book.placed if book else 0


def grouped(pairs: Iterable[tuple[str, T]]) -> dict[str, list[T]]:
    """Return the values by key, for values that each have several keys."""
    groups: dict[str, list[T]] = {}
    for key, value in pairs:
        groups.setdefault(key, []).append(value)
    return groups


def _changes(rule_set: RuleSet, rule_sets: Mapping[str, RuleSet]) -> list[Difference]:
    """Return the differences of a rule set from its parent, without those for numbers of players that it is not for."""
    if not rule_set.extends:
        return []
    found = differences(rule_set, rule_sets[rule_set.extends])
    return [each for each in found if split_key(each.key)[0] in (0, *rule_set.players)]


def _by_source(whole: Coverage, library: Library) -> dict[str, Coverage]:
    """Divide the coverage by source."""
    names = ("data", "scenarios", "reasoned", "uncovered", "needless")
    ids = {name: together(getattr(whole, name), lambda each: str(each).partition(".")[0]) for name in names}
    counts = Counter(each.source for each in library.provisions.values() if not each.removed)
    return {
        source: Coverage(counts[source], *(tuple(ids[name].get(source, ())) for name in names))
        for source in sorted(counts, key=lambda source: (_place(library, source), source))
    }


def uses_of(library: Library, draft: Draft, leaves: Mapping[str, ResolvedRule]) -> Iterator[tuple[str, Use]]:
    """Yield every provision that a file cites with the statement it is cited for, each pair once."""
    seen: set[tuple[str, str]] = set()
    for cited, use in _uses(library, draft, leaves):
        if (cited, use.anchor) not in seen:
            seen.add((cited, use.anchor))
            yield cited, use


def _uses(library: Library, draft: Draft, leaves: Mapping[str, ResolvedRule]) -> Iterator[tuple[str, Use]]:
    source = draft.source
    for key, leaf in leaves.items():
        if leaf.origin == draft.id:
            for cited in leaf.cites:
                yield cited, Use(draft.id, key, label_of(key, leaf))
    for name, option in draft.options.items():
        anchor = f"options.{name}"
        label = f"option {option_label(name)}"
        for cited in option.authority.cites:
            yield library.provision_id(cited, source), Use(draft.id, anchor, label)
        for choice_name, choice in option.choices.items():
            own = [draft.authority(each.path) for each in choice.overlay.statements()]
            for authority in (choice.authority, *(each for each in own if each)):
                for cited in authority.cites:
                    full = library.provision_id(cited, source)
                    yield full, Use(draft.id, f"{anchor}.{choice_name}", f"{label}: {option_label(choice_name)}")


def option_label(name: str) -> str:
    """Return the name of an option or choice as a page prints it."""
    return name.replace("-", " ")


def players_label(number: int) -> str:
    """Return a number of players in words: `Three players`."""
    return f"{number_word(number).capitalize()} players"
