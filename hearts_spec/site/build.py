"""Builds the pages of a project: reads and checks its files, runs the features and writes the pages as Markdown.

Nothing here depends on the generator of the site. `site_model_of` reads a project into a SiteModel, from which
`all_pages` and `all_files` make the site.
"""

import json
import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import TypeVar

from hearts_spec.cards import HeartsError
from hearts_spec.checks import errors_in
from hearts_spec.disputes.grouped_answers import GroupedAnswers
from hearts_spec.rules import Library, Problem, RulesError
from hearts_spec.rules.ruleset_file import ruleset_schema
from hearts_spec.rules.sources import PROVISIONS
from hearts_spec.scenarios.feature_run import TRANSCRIPT, run_features
from hearts_spec.scenarios.features import Feature, check_features, read_features
from hearts_spec.scenarios.pinning_report import read_report
from hearts_spec.scenarios.processes import PROCESSES, by_processes
from hearts_spec.scenarios.progress import progress
from hearts_spec.scenarios.transcript import (
    RunTranscript,
    StaleTranscriptError,
    digest_of,
    read_transcript,
    write_atomically,
)
from hearts_spec.schema.source_tree import MOST_KEPT, file_text, kept_text, read_bytes
from hearts_spec.site.card_faces import FACES, card_faces
from hearts_spec.site.compare_pages import book_comparison_pages, compare_pages, games_data
from hearts_spec.site.deal_pages import deal_pages
from hearts_spec.site.dispute_pages import dispute_pages, my_game
from hearts_spec.site.history_pages import history_pages, strategy_page
from hearts_spec.site.home_page import home_pages
from hearts_spec.site.links import COMPARE_GAMES, GLOSSARY, LAB_DATA, MY_GAME, PROVISIONS_SCHEMA, SCHEMA
from hearts_spec.site.markdown_pages import Terms
from hearts_spec.site.often_page import often_page
from hearts_spec.site.reference_pages import data_files, data_page, python_page, reference_pages
from hearts_spec.site.report_pages import report_pages
from hearts_spec.site.rule_pages import rule_pages
from hearts_spec.site.site_model import SiteModel, answers_of, make_site_model
from hearts_spec.site.source_pages import claim_pages, source_pages
from hearts_spec.site.story_pages import story_pages
from hearts_spec.site.templating import Page
from hearts_spec.site.tool_pages import desk_files, desk_pages, lab_data, lab_pages

T = TypeVar("T")
_CHECKED = Path("build") / "sound.txt"
_ANSWERS = Path("build") / "answers.pickle"
_TAIL = 40  # lines of the run's output that are shown
_RUNS = 4  # most runs of the features; a run is repeated if a file was saved while it went on


class FeaturesFailedError(HeartsError):
    """Features that fail: `faults` are the steps that failed, `output` is what the run printed."""

    def __init__(self, faults: Sequence[Problem], output: str) -> None:
        self.faults = tuple(faults)
        self.output = output
        super().__init__("\n".join(map(str, faults)) or output)


def is_checked(project: Path) -> bool:
    """True if the current rule sets and features have been checked before without problems."""
    return kept_text(project / _CHECKED) == digest_of(project)


def note_checked(project: Path) -> None:
    """Note that the current rule sets and features have no problems, so that they are not checked again."""
    write_atomically(project / _CHECKED, digest_of(project))


def current_transcript(
    project: Path, features: Sequence[Feature], meanwhile: Callable[[], object] = lambda: None
) -> RunTranscript:
    """Return the transcript of the current files; run the features if the stored one is of other files.

    What is to be done meanwhile is done beside such a run.
    Raises FeaturesFailedError if a scenario fails or the run was not complete.
    """
    if not features:
        return RunTranscript(digest_of(project), ())
    path = project / TRANSCRIPT
    for _ in range(_RUNS):
        with suppress(StaleTranscriptError):
            transcript = read_transcript(path, project)
            if transcript.faults:
                raise FeaturesFailedError(transcript.faults, "")
            return transcript
        path.unlink(missing_ok=True)
        _, output = run_features(project, meanwhile)
        if not path.exists():
            raise FeaturesFailedError([], "\n".join(output.splitlines()[-_TAIL:]))
    raise FeaturesFailedError([], "the files kept changing while the features ran: save once more")


@dataclass(frozen=True, slots=True)
class Project:
    """A folder with rule sets, features and handwritten pages."""

    root: Path

    @property
    def rulesets(self) -> Path:
        return self.root / "rulesets"

    @property
    def features(self) -> Path:
        return self.root / "features"

    @property
    def docs(self) -> Path:
        return self.root / "docs"


def site_model_of(project: Project, processes: int = PROCESSES) -> SiteModel:
    """Read and check everything, and run the features unless a transcript of the same files is stored.

    Raises RulesError with every problem in rule sets and features, or FeaturesFailedError.
    """
    library = Library(project.rulesets)
    if is_checked(project.root):
        features = read_features(project.features)
    else:
        with progress("Checking the rule sets and the scenarios"):
            features = _checked(library, project)
    answered: list[GroupedAnswers] = []
    transcript = current_transcript(project.root, features, lambda: answered.extend(current_answers(library)))
    answered = answered or current_answers(library, processes)
    return make_site_model(library, features, transcript, read_report(project.root), answered)


def current_answers(library: Library, processes: int = 1) -> list[GroupedAnswers]:
    """Return every dispute put to every game, as an earlier build of the same files kept them, or worked out now."""
    project = library.root.parent
    with suppress(RulesError):
        head, _, answers = read_bytes(project / _ANSWERS, most=MOST_KEPT).partition(b"\n")
        if head == _digests(project, answers):  # so that nothing is unpickled but what was written below
            return list(pickle.loads(answers))  # noqa: S301
    answered = answers_of(library, processes)
    answers = pickle.dumps(answered)
    write_atomically(project / _ANSWERS, _digests(project, answers) + b"\n" + answers)
    return answered


def _digests(project: Path, answers: bytes) -> bytes:
    """Return the digests of what answers are made from, and of the answers themselves."""
    return f"{digest_of(project)} {sha256(answers).hexdigest()}".encode()


def _checked(library: Library, project: Project) -> list[Feature]:
    """Read the features, and note that they and the rule sets have no problems. Raises RulesError if they have."""
    if faults := errors_in(library):
        raise RulesError(faults)
    features = read_features(project.features)
    if faults := check_features(features, library.provisions):
        raise RulesError(faults)
    note_checked(project.root)
    return features


def terms_of(project: Project) -> Terms:
    """Read the terms of the glossary, if there is one. Raises RulesError if a term is explained twice."""
    path = project.docs / GLOSSARY
    file = path.relative_to(project.root).as_posix()
    return Terms.read(file_text(path, file), file) if path.exists() else Terms()


def all_pages(model: SiteModel, terms: Terms) -> Iterator[Page]:
    """Yield every page that is made from data."""
    return chain.from_iterable(_kinds_of_pages(model, terms))


def _kinds_of_pages(model: SiteModel, terms: Terms) -> list[Iterator[Page]]:
    """Return the pages of each kind, made when they are iterated over."""
    return [
        home_pages(model),
        history_pages(model, terms),
        strategy_page(model, terms),
        often_page(model),
        source_pages(model),
        claim_pages(model),
        book_comparison_pages(model),
        rule_pages(model, terms),
        compare_pages(model),
        dispute_pages(model),
        desk_pages(model),
        lab_pages(model),
        deal_pages(model, terms),
        story_pages(model),
        report_pages(model),
        reference_pages(model),
        python_page(model),
        data_page(model),
    ]


def rendered_pages(
    model: SiteModel, terms: Terms, render: Callable[[Page], T], processes: int = 0
) -> list[tuple[Page, T]]:
    """Return every page that is made from data, with what `render` makes of it.

    The kinds of pages are divided among processes, the last first: the longest are there, and none is left for the end.
    """
    kinds = _kinds_of_pages(model, terms)[::-1]

    def made(place: int) -> list[tuple[Page, T]]:
        return [(page, render(page)) for page in kinds[place]]

    found = list(by_processes(made, range(len(kinds)), processes))
    return [each for some in found[::-1] for each in some]


def all_files(model: SiteModel) -> dict[str, str | bytes]:
    """Return the other generated files of the site, by path."""
    schemas = {SCHEMA: ruleset_schema(), PROVISIONS_SCHEMA: PROVISIONS.schema()}
    files = {path: json.dumps(schema, indent=2) + "\n" for path, schema in schemas.items()}
    drawn = {FACES: card_faces()}
    data = {MY_GAME: my_game(model), COMPARE_GAMES: games_data(model), LAB_DATA: lab_data(model)}
    return files | drawn | data | desk_files(model) | data_files(model)


def write_pages(folder: Path, model: SiteModel, terms: Terms) -> int:
    """Write every page to a folder as Markdown, and return the number of files."""
    made = {page.path: page.markdown for page in all_pages(model, terms)} | all_files(model)
    for path, text in made.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode() if isinstance(text, str) else text)
    return len(made)
