"""All checks of the files that a person writes: of a folder of rule sets, or of files and folders by their paths."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from os.path import abspath
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deals import FOLDER, Deals
from hearts_spec.book_deals.lint import DEAL_CHECKS
from hearts_spec.book_deals.stored_results import FOUND_ENDING
from hearts_spec.claims import CLAIM_CHECKS, read_claims
from hearts_spec.disputes import DISPUTE_CHECKS
from hearts_spec.measure.lint import MEASURE_CHECKS
from hearts_spec.measure.player_file import PLAYER_CHECKS
from hearts_spec.record.findings import RECORD_KEYS, findings_in
from hearts_spec.rules.folder import CLAIMS_FILE
from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES
from hearts_spec.rules.library import Library
from hearts_spec.rules.lint import RULE_SET_CHECKS, SUMMARY_CHECKS, TEXT_CHECKS, Check
from hearts_spec.rules.sources import PROVISIONS, SOURCES
from hearts_spec.schema.problems import Location, Problem, RulesError, errors_of, without_waiting
from hearts_spec.schema.source_tree import entries_below, files_below, is_visible, open_file

CHECKS: tuple[Check[Any], ...] = (
    *TEXT_CHECKS, *RULE_SET_CHECKS, *SUMMARY_CHECKS, *DISPUTE_CHECKS, *DEAL_CHECKS, *CLAIM_CHECKS,
    *PLAYER_CHECKS, *MEASURE_CHECKS,
)  # fmt: skip
_TEXTS = {each.name: each for each in (SOURCES, WITNESSES, MATTERS, STRATEGY, PROVISIONS)}
_FEATURE = ".feature"
_YAML = (".yml", ".yaml")
_ENDINGS = (*_YAML, ".json")
_DEEPEST = 3  # folders from a file up to the root: the deals, their source, the root
_OURS = re.compile(rf'^\s*["\']?(?:title|extends|{"|".join(RECORD_KEYS)})["\']?\s*:', re.MULTILINE)
_GLANCE = 50_000


def errors_in(library: Library) -> list[Problem]:
    """Return every problem in the folder of a library, without the warnings."""
    return errors_of(problems_in(library))


def problems_in(library: Library) -> Iterator[Problem]:
    """Yield every problem and warning in the folder of a library."""
    yield from library.findings()
    yield from DISPUTE_CHECKS.problems(library)
    yield from DEAL_CHECKS.problems(Deals(library))
    yield from CLAIM_CHECKS.problems(library)
    yield from PLAYER_CHECKS.problems(library)
    yield from MEASURE_CHECKS.problems(library)


def problems_at(names: Iterable[str], library: Library, text_of: Callable[[str], str]) -> tuple[list[Problem], int]:
    """Return the problems in files and folders, each once, and how many files were read.

    A file that belongs to no folder of rule sets is checked with those of `library`. `text_of` reads such a file, and
    `-`. Nothing is raised for a file that cannot be read: that is a problem too.
    """
    findings: dict[Problem, None] = {}
    count = 0
    for name in names:
        path = Path(name)
        there = name == "-" or path.exists()
        found, read = (
            _in_folder(path, library, text_of) if path.is_dir() else (_in_file(name, library, text_of), int(there))
        )
        findings.update(dict.fromkeys(found))
        count += read
    return list(findings), count


def _left_out(path: Path, root: Path) -> Problem | None:
    """Return the problem of a path that a folder of rule sets does not read, or None."""
    if is_visible(Path(abspath(path)), Path(abspath(root))):
        return None
    message = "the folder of rule sets leaves this out: it is hidden or a link, or inside one"
    return Problem(Location(str(path), 1, 1), "misplaced-file", message, "put it there under a name without a dot")


def _is_root(folder: Path) -> bool:
    """True if a folder is one of rule sets. Only its own content decides, not what happens to be near a file."""
    return (folder / SOURCES.name).is_file()


def _in_folder(folder: Path, library: Library, text_of: Callable[[str], str]) -> tuple[list[Problem], int]:
    """Return the problems in a folder, and how many files were read."""
    inside = folder.resolve()
    above = [each for each in (folder, folder.parent, folder.parent.parent) if _is_root(each)]
    if above and inside.is_relative_to(above[0].resolve()):
        if left_out := _left_out(folder, above[0]):
            return [left_out], 0
        return _in_library(Library(above[0]), folder), len(_files_in(folder))
    roots = [path.parent for path in files_below(folder, SOURCES.name)]
    found = [fault for root in roots for fault in _in_library(Library(root), root)]
    alone = [path for path in _files_in(folder) if not any(path.is_relative_to(root) for root in roots)]
    ours = [path for path in alone if _is_ours(path)]
    if not ours and not roots:
        return [Problem(Location(str(folder), 1, 1), "empty", "holds no rule set, provisions, record or feature")], 0
    found += [fault for path in ours for fault in _in_file(str(path), library, text_of)]
    return found, len(ours) + sum(len(_files_in(root)) for root in roots)


def _files_in(folder: Path) -> list[Path]:
    features = entries_below(folder, f"*{_FEATURE}", links=True)  # a link to a feature is reported
    return sorted([*entries_below(folder, *(f"*{ending}" for ending in _ENDINGS)), *features])


def _is_ours(path: Path) -> bool:
    """True if a file may be a rule set, provisions, a record or a feature, and is not for another program."""
    if path.suffix == _FEATURE or path.name in _TEXTS:
        return True
    try:
        with open_file(path) as stream:
            text = stream.read(_GLANCE).decode("utf-8", "replace")
    except RulesError:
        return True
    return bool(_OURS.search(text))


def _in_library(library: Library, within: Path) -> list[Problem]:
    """Return the problems of a library in one of its files or folders, with paths that begin with `within`."""
    project = library.root.resolve().parent
    inside = within.resolve()
    id = library.id_of(within)
    found: dict[Problem, Problem] = {}
    for fault in library.findings_in_file(id) if id else problems_in(library):
        file = project / fault.mark.file
        if file == inside or inside in file.parents:
            shown = within if file == inside else within / file.relative_to(inside)
            found[fault] = replace(fault, mark=replace(fault.mark, file=str(shown)))
    return [found[fault] for fault in without_waiting(found)]


def _in_file(path: str, library: Library, text_of: Callable[[str], str]) -> Iterable[Problem]:
    file = Path(path)
    stored = file.parent.name == FOLDER and file.name.endswith(FOUND_ENDING)
    root = next((each for each in Path(abspath(file)).parents[:_DEEPEST] if _is_root(each)), None)
    if root and file.exists() and (left_out := _left_out(file, root)):
        return [left_out]
    if root and file.is_file() and (file.suffix in _YAML or stored):
        return _in_library(Library(root), file)
    try:
        if file.suffix == _FEATURE:
            from hearts_spec.scenarios.features import check_features, read_file  # only features need Gherkin

            return check_features([read_file(file, str(file))], library.provisions)
        if file.name == CLAIMS_FILE:
            read_claims(file, library)
            return []
        text = text_of(path)
        if file.name in _TEXTS:
            return _TEXTS[file.name].read(file, str(file)).faults
        return findings_in(library, text, path, file.parent)
    except RulesError as error:
        return error.faults
