"""Making the whole site from a project's folder: reading, checking, running the features, writing the pages."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hearts_spec.book_deals.deals import Deals
from hearts_spec.claims.claims import Claims
from hearts_spec.disputes import situation_faults
from hearts_spec.rules import Library, Problem, RulesError
from hearts_spec.rules.provisions import PROVISIONS
from hearts_spec.rules.ruleset_schema import ruleset_schema
from hearts_spec.scenarios.features import Feature, check_features, read_features
from hearts_spec.scenarios.pin_report import read_report
from hearts_spec.scenarios.progress import progress
from hearts_spec.site.book_comparison_pages import beside_pages
from hearts_spec.site.claim_pages import claim_pages
from hearts_spec.site.compare_pages import compare_pages, games_data
from hearts_spec.site.coverage_pages import coverage_pages
from hearts_spec.site.data_page import data_files, data_page
from hearts_spec.site.deal_pages import deal_pages
from hearts_spec.site.desk_pages import desk_files, desk_pages
from hearts_spec.site.dispute_pages import dispute_pages, my_game
from hearts_spec.site.example_pages import example_pages
from hearts_spec.site.feature_run import current_transcript, known_sound, note_sound
from hearts_spec.site.glossary import Terms
from hearts_spec.site.history_pages import history_pages
from hearts_spec.site.home_page import home_pages
from hearts_spec.site.lab_page import lab_data, lab_pages
from hearts_spec.site.links import COMPARE_GAMES, GLOSSARY, LAB_DATA, MY_GAME, PROVISIONS_SCHEMA, SCHEMA
from hearts_spec.site.pages import Page
from hearts_spec.site.python_page import python_page
from hearts_spec.site.reference_pages import reference_pages
from hearts_spec.site.rule_pages import rule_pages
from hearts_spec.site.site_model import SiteModel, make_catalogue
from hearts_spec.site.source_pages import source_pages
from hearts_spec.site.strategy_page import strategy_page


@dataclass(frozen=True, slots=True)
class Project:
    """A folder with rule sets, features and pages written by hand."""

    root: Path

    @property
    def rulesets(self) -> Path:
        """Give the folder of rule sets."""
        return self.root / "rulesets"

    @property
    def features(self) -> Path:
        """Give the folder of features."""
        return self.root / "features"

    @property
    def docs(self) -> Path:
        """Give the folder of pages written by hand."""
        return self.root / "docs"


def catalogue_of(project: Project) -> SiteModel:
    """Read everything, see that it is sound, and run the features unless a run of the same files is at hand.

    Raises RulesError with every fault found in rule sets and features, or FeaturesFailedError.
    """
    library = Library(project.rulesets)
    if known_sound(project.root):
        features = read_features(project.features)
    else:
        with progress("Checking the rule sets and the scenarios"):
            features = _checked(library, project)
    transcript = current_transcript(project.root, features)
    return make_catalogue(library, features, transcript, read_report(project.root))


def _checked(library: Library, project: Project) -> list[Feature]:
    """Read the features, and note that they and the rule sets are sound; raises RulesError where they are not."""
    if faults := _faults(library):
        raise RulesError(faults)
    features = read_features(project.features)
    if faults := check_features(features, library.provisions):
        raise RulesError(faults)
    note_sound(project.root)
    return features


def _faults(library: Library) -> list[Problem]:
    """Give everything wrong with the rule sets, and with the quarrels, deals and claims beside them."""
    return [*library.faults(), *situation_faults(library), *Deals(library).faults(), *Claims(library).faults()]


def terms_of(project: Project) -> Terms:
    """Read the terms of the glossary, when there is one; raises RulesError where one is told twice."""
    path = project.docs / GLOSSARY
    file = path.relative_to(project.root).as_posix()
    return Terms.read(path.read_text(encoding="utf-8"), file) if path.exists() else Terms()


def all_pages(catalogue: SiteModel, terms: Terms) -> Iterator[Page]:
    """Give every page that is made from data."""
    yield from home_pages(catalogue)
    yield from history_pages(catalogue, terms)
    yield from strategy_page(catalogue, terms)
    yield from source_pages(catalogue)
    yield from claim_pages(catalogue)
    yield from beside_pages(catalogue)
    yield from rule_pages(catalogue, terms)
    yield from compare_pages(catalogue)
    yield from dispute_pages(catalogue)
    yield from desk_pages(catalogue)
    yield from lab_pages(catalogue)
    yield from deal_pages(catalogue, terms)
    yield from example_pages(catalogue)
    yield from coverage_pages(catalogue)
    yield from reference_pages(catalogue)
    yield from python_page(catalogue)
    yield from data_page(catalogue)


def all_files(catalogue: SiteModel) -> dict[str, str]:
    """Give the other files of the site that are made from the code and the data, by their paths."""
    schemas = {SCHEMA: ruleset_schema(), PROVISIONS_SCHEMA: PROVISIONS.schema()}
    files = {path: json.dumps(schema, indent=2) + "\n" for path, schema in schemas.items()}
    data = {MY_GAME: my_game(catalogue), COMPARE_GAMES: games_data(catalogue), LAB_DATA: lab_data(catalogue)}
    return files | data | desk_files(catalogue) | data_files(catalogue)


def write_pages(folder: Path, catalogue: SiteModel, terms: Terms) -> int:
    """Write every page to a folder as Markdown; gives how many there are."""
    made = {page.path: page.markdown for page in all_pages(catalogue, terms)} | all_files(catalogue)
    for path, text in made.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return len(made)
