"""`check`: what is wrong in rule sets, provisions, the bibliography, records and features, each with its place."""

import argparse
import re
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from hearts_spec.book_deals.deals import FOLDER, Deals
from hearts_spec.book_deals.stored_results import FOUND_ENDING
from hearts_spec.claims.claims import Claims, read_claims
from hearts_spec.cli.arguments import library_of, read_file_text
from hearts_spec.cli.reply import GOOD, REFUSED, WRONG_USAGE, Reply
from hearts_spec.disputes import situation_faults
from hearts_spec.rules.contemporary_texts import WITNESSES
from hearts_spec.rules.files import CLAIMS_FILE
from hearts_spec.rules.library import Library
from hearts_spec.rules.play_advice import STRATEGY
from hearts_spec.rules.provisions import PROVISIONS, SOURCES
from hearts_spec.rules.rule_histories import MATTERS
from hearts_spec.schema.problems import Location, Problem, RulesError, SourceWarning, without_waiting
from hearts_spec.schema.safe_files import entries_below, files_below, open_file
from hearts_spec.service.check import RECORD_KEYS, findings_in
from hearts_spec.service.errors import UsageError, fault_data

_TEXTS = {each.name: each for each in (SOURCES, WITNESSES, MATTERS, STRATEGY, PROVISIONS)}
_FEATURE = ".feature"
_YAML = (".yml", ".yaml")
_ENDINGS = (*_YAML, ".json")
_DEEPEST = 3  # folders from a file of rule sets up to that of them all: of its source, and of the deals in that
_OURS = re.compile(rf'^\s*["\']?(?:title|extends|{"|".join(RECORD_KEYS)})["\']?\s*:', re.MULTILINE)
_GLANCE = 50_000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, or folders of them")


def run(args: argparse.Namespace) -> Reply:
    """Check files and folders; the answer lists every fault and remark, and is empty when all is good."""
    library = library_of(args)
    findings: dict[Problem, None] = {}
    count, absent = 0, False
    for name in args.paths:
        if not name:
            raise UsageError("an empty name is no path", "name a file or a folder, as rulesets")
        path = Path(name)
        there = name == "-" or path.exists()
        found, read = _check_folder(path, library) if path.is_dir() else (_check_file(name, library), int(there))
        findings.update(dict.fromkeys(found))
        count, absent = count + read, absent or not there
    print(f"hearts-spec: {count} {'file' if count == 1 else 'files'} read", file=sys.stderr)
    good = all(isinstance(each, SourceWarning) for each in findings)
    code = WRONG_USAGE if absent else GOOD if good else REFUSED
    lines = [*map(str, findings), *(["no faults"] if good else [])]
    return Reply([fault_data(each) for each in findings], "\n".join(lines), code)


def _is_root(folder: Path) -> bool:
    """Say whether a folder is one of rule sets; what merely lies near a file must not decide how the file is read."""
    return (folder / SOURCES.name).is_file()


def _check_folder(folder: Path, library: Library) -> tuple[list[Problem], int]:
    """Give what is wrong in a folder, and how many files were read."""
    inside = folder.resolve()
    above = [each for each in (folder, folder.parent, folder.parent.parent) if _is_root(each)]
    if above and inside.is_relative_to(above[0].resolve()):
        return _in_library(Library(above[0]), folder), len(_files_in(folder))
    roots = [path.parent for path in files_below(folder, SOURCES.name)]
    found = [fault for root in roots for fault in _in_library(Library(root), root)]
    alone = [path for path in _files_in(folder) if not any(path.is_relative_to(root) for root in roots)]
    ours = [path for path in alone if _is_ours(path)]
    if not ours and not roots:
        return [Problem(Location(str(folder), 1, 1), "holds no rule set, provisions, record or feature")], 0
    found += [fault for path in ours for fault in _check_file(str(path), library)]
    return found, len(ours) + sum(len(_files_in(root)) for root in roots)


def _files_in(folder: Path) -> list[Path]:
    features = entries_below(folder, f"*{_FEATURE}", links=True)  # a link in the place of one is told
    return sorted([*entries_below(folder, *(f"*{ending}" for ending in _ENDINGS)), *features])


def _is_ours(path: Path) -> bool:
    """Tell what may be a rule set, provisions, a record or a feature from the many files for other programs."""
    if path.suffix == _FEATURE or path.name in _TEXTS:
        return True
    try:
        with open_file(path) as stream:
            text = stream.read(_GLANCE).decode("utf-8", "replace")
    except RulesError:
        return True
    return bool(_OURS.search(text))


def _in_library(library: Library, within: Path) -> list[Problem]:
    """Give the faults of a library that lie in one of its files or folders, under the names by which it was given."""
    project = library.root.resolve().parent
    inside = within.resolve()
    found: dict[Problem, Problem] = {}
    for fault in (*library.findings(), *situation_faults(library), *Deals(library).faults(), *Claims(library).faults()):
        file = project / fault.mark.file
        if file == inside or inside in file.parents:
            shown = within if file == inside else within / file.relative_to(inside)
            found[fault] = replace(fault, mark=replace(fault.mark, file=str(shown)))
    return [found[fault] for fault in without_waiting(found)]


def _check_file(path: str, library: Library) -> Iterable[Problem]:
    file = Path(path)
    kept = file.parent.name == FOLDER and file.name.endswith(FOUND_ENDING)
    root = next((each for each in file.absolute().parents[:_DEEPEST] if _is_root(each)), None)
    if root and file.is_file() and (file.suffix in _YAML or kept):
        return _in_library(Library(root), file)
    try:
        if file.suffix == _FEATURE:
            return _check_feature(file, library)
        if file.name == CLAIMS_FILE:
            read_claims(file, library)
            return []
        text = read_file_text(path)
        if file.name in _TEXTS:
            faults: list[Problem] = []
            _TEXTS[file.name].read(file, str(file), faults)
            return faults
        return findings_in(library, text, path, file.parent)
    except RulesError as error:
        return error.faults


def _check_feature(file: Path, library: Library) -> list[Problem]:
    from hearts_spec.scenarios.features import check_features, read_file  # Gherkin is not needed for anything else here

    return check_features([read_file(file, str(file))], library.provisions)
