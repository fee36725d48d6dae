"""`check`: what is wrong in rule sets, provisions, the bibliography and records, each fault with its place."""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

from hearts_spec.cli.answers import GOOD, REFUSED, Answer, fault_data
from hearts_spec.cli.finding import library_of, read_file_text
from hearts_spec.disputes import situation_faults
from hearts_spec.engine import IllegalBidError, IllegalPlayError, IrregularStateError
from hearts_spec.lost_deals.deals import FOLDER, Deals
from hearts_spec.record import RecordError, Replayer, faults_in, read_any
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.provisions import read_provisions, read_sources
from hearts_spec.rules.shape.faults import Fault, Mark, RulesError
from hearts_spec.rules.shape.reading import read_text

_SOURCES, _PROVISIONS = "sources.yml", "provisions.yml"
_ENDINGS = (".yml", ".yaml", ".json")
_RECORD_KEYS = ("seats", "dealer", "hands", "plays", "tables", "rounds")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, or folders of them")


def run(args: argparse.Namespace) -> Answer:
    """Check files and folders; the answer lists every fault, and is empty when all is good."""
    library = library_of(args)
    faults: dict[Fault, None] = {}
    for path in args.paths:
        found = _check_folder(Path(path), library) if Path(path).is_dir() else _check_file(path, library)
        faults.update(dict.fromkeys(found))
    text = "\n".join(str(fault) for fault in faults)
    return Answer([fault_data(fault) for fault in faults], text or "no faults", REFUSED if faults else GOOD)


def _is_root(folder: Path) -> bool:
    """Say whether a folder is one of rule sets; what merely lies near a file must not decide how the file is read."""
    return (folder / _SOURCES).is_file()


def _check_folder(folder: Path, library: Library) -> list[Fault]:
    if _is_root(folder):
        return _in_library(Library(folder), folder)
    if _is_root(folder.parent):
        return _in_library(Library(folder.parent), folder)
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in _ENDINGS and path.is_file()]
    if not files:
        return [Fault(Mark(str(folder), 1, 1), "holds no rule set, provisions or record")]
    return [fault for path in files for fault in _check_file(str(path), library)]


def _in_library(library: Library, within: Path) -> list[Fault]:
    """Give the faults of a library that lie in one of its files or folders, under the names by which it was given."""
    project = library.root.resolve().parent
    inside = within.resolve()
    found = []
    for fault in (*library.faults(), *situation_faults(library), *Deals(library).faults()):
        file = project / fault.mark.file
        if file == inside or inside in file.parents:
            shown = within if file == inside else within / file.relative_to(inside)
            found.append(Fault(Mark(str(shown), fault.mark.line, fault.mark.column), fault.message, fault.hint))
    return found


def _check_file(path: str, library: Library) -> Iterable[Fault]:
    file = Path(path)
    if file.name == _SOURCES and _is_root(file.parent):
        return _in_library(Library(file.parent), file)
    root = file.parent.parent.parent if file.parent.name == FOLDER else file.parent.parent
    if file.suffix == ".yml" and file.is_file() and _is_root(root):
        return _in_library(Library(root), file)
    try:
        text = read_file_text(path)
        if file.name in (_SOURCES, _PROVISIONS):
            return _check_texts(file)
        return _check_record(path, text, library) if _is_record(path, text) else _check_rules(path, library)
    except RulesError as error:
        return error.faults


def _check_texts(file: Path) -> list[Fault]:
    faults: list[Fault] = []
    if file.name == _SOURCES:
        read_sources(file, str(file), faults)
    else:
        read_provisions(file, str(file), file.parent.name, faults)
    return faults


def _is_record(path: str, text: str) -> bool:
    """Tell a record from a rule set by the keys at its top."""
    if path.endswith(".json"):
        return True
    return any(key.text in _RECORD_KEYS for key, _ in read_text(text, path))


def _check_record(path: str, text: str, library: Library) -> Sequence[Fault]:
    try:
        record = read_any(text, path)
    except RecordError as error:
        return error.faults
    try:
        Replayer(library, Path(path).parent).replay_any(record)
    except (IllegalBidError, IllegalPlayError, IrregularStateError, RefusedError, RulesError) as error:
        return faults_in(text, record, error, path)
    return []


def _check_rules(path: str, library: Library) -> list[Fault]:
    found, id = library.find(path)
    return found.faults_of(id)
