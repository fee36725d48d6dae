"""Commands on the files a person writes: `check`, `coverage`, `pin` and `schema`."""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from os.path import abspath
from pathlib import Path
from typing import Any

from hearts_spec.book_deals.deals import FOLDER
from hearts_spec.book_deals.stored_results import FOUND_ENDING
from hearts_spec.checks import problems_in
from hearts_spec.claims import read_claims
from hearts_spec.cli.arguments import CONFIG, library_of, own_files_folder, read_file_text, word_of
from hearts_spec.cli.exit_codes import GOOD, REFUSED, WRONG_USAGE
from hearts_spec.cli.fixes import fix
from hearts_spec.cli.reply import Reply
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.folder import CLAIMS_FILE
from hearts_spec.rules.history import MATTERS, STRATEGY, WITNESSES
from hearts_spec.rules.library import Library, RefusedError
from hearts_spec.rules.new_ruleset import SCHEMAS_FOLDER
from hearts_spec.rules.sources import PROVISIONS, SOURCES
from hearts_spec.scenarios.transcript import write_atomically
from hearts_spec.schema.problems import Location, Problem, RulesError, SourceWarning, did_you_mean, without_waiting
from hearts_spec.schema.source_tree import entries_below, files_below, is_visible, open_file
from hearts_spec.service.check import AT_DESK, RECORD_KEYS, RULESETS, Schemas, findings_in
from hearts_spec.service.errors import fault_data

_TEXTS = {each.name: each for each in (SOURCES, WITNESSES, MATTERS, STRATEGY, PROVISIONS)}
_FEATURE = ".feature"
_YAML = (".yml", ".yaml")
_ENDINGS = (*_YAML, ".json")
_DEEPEST = 3  # folders from a file up to the root: the deals, their source, the root
_OURS = re.compile(rf'^\s*["\']?(?:title|extends|{"|".join(RECORD_KEYS)})["\']?\s*:', re.MULTILINE)
_GLANCE = 50_000


def check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, or folders of them")
    parser.add_argument("--fix", action="store_true", help="correct simple errors in the files")


def run_check(args: argparse.Namespace) -> Reply:
    """Check files and folders. The reply lists every problem and warning, first those that are fixed."""
    paths: list[str] = args.paths
    if not all(paths):
        raise UsageError("the path is empty", "name a file or a folder, as rulesets")
    findings, count = _check(paths, library_of(args))
    fixed: list[Problem] = []
    if args.fix:
        fixed, findings = fix(findings, partial(_is_among, paths), lambda: _check(paths, library_of(args))[0])
    changed = f", {len(fixed)} fixed" if args.fix else ""
    print(f"hearts-spec: {count} {'file' if count == 1 else 'files'} read{changed}", file=sys.stderr)
    good = all(isinstance(each, SourceWarning) for each in findings)
    absent = any(name != "-" and not Path(name).exists() for name in paths)
    code = WRONG_USAGE if absent else GOOD if good else REFUSED
    lines = [*(f"{each}: fixed" for each in fixed), *map(str, findings), *(["no errors"] if good else [])]
    data = [fault_data(each) for each in (*fixed, *findings)]
    if args.fix:
        data = [{**each, "fixed": place < len(fixed)} for place, each in enumerate(data)]
    return Reply(data, "\n".join(lines), code)


def _check(names: Sequence[str], library: Library) -> tuple[Sequence[Problem], int]:
    """Return the problems in files and folders, each once, and how many files were read."""
    findings: dict[Problem, None] = {}
    count = 0
    for name in names:
        path = Path(name)
        there = name == "-" or path.exists()
        found, read = _check_folder(path, library) if path.is_dir() else (_check_file(name, library), int(there))
        findings.update(dict.fromkeys(found))
        count += read
    return list(findings), count


def _is_among(names: Iterable[str], file: Path) -> bool:
    """True if a file is one of those named, or in a folder that is."""
    place = file.resolve()
    return place.is_file() and any(place.is_relative_to(Path(each).resolve()) for each in names)


def _left_out(path: Path, root: Path) -> Problem | None:
    """Return the problem of a path that a folder of rule sets does not read, or None."""
    if is_visible(Path(abspath(path)), Path(abspath(root))):
        return None
    message = "the folder of rule sets leaves this out: it is hidden or a link, or inside one"
    return Problem(Location(str(path), 1, 1), "misplaced-file", message, "put it there under a name without a dot")


def _is_root(folder: Path) -> bool:
    """True if a folder is one of rule sets. Only its own content decides, not what happens to be near a file."""
    return (folder / SOURCES.name).is_file()


def _check_folder(folder: Path, library: Library) -> tuple[list[Problem], int]:
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
    found += [fault for path in ours for fault in _check_file(str(path), library)]
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


def _check_file(path: str, library: Library) -> Iterable[Problem]:
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
        text = read_file_text(path)
        if file.name in _TEXTS:
            return _TEXTS[file.name].read(file, str(file)).faults
        return findings_in(library, text, path, file.parent)
    except RulesError as error:
        return error.faults


def run_coverage(args: argparse.Namespace) -> Reply:
    """Count the provisions of every source. The reply lists those that nothing carries."""
    from hearts_spec.scenarios.coverage import cover
    from hearts_spec.scenarios.features import read_features

    library = library_of(args)
    features = read_features(library.root.resolve().parent / "features")
    coverage = cover(library, features)
    lines = [
        f"{coverage.provisions} provisions",
        f"{len(coverage.data)} carried by data",
        f"{len(coverage.scenarios)} shown by a scenario",
        f"{len(coverage.reasoned)} left out for a stated reason",
        f"{len(coverage.uncovered)} uncovered",
        *(f"  {id}" for id in coverage.uncovered),
        *(f"{id} states a reason that is no longer needed" for id in coverage.needless),
    ]
    data = {
        "provisions": coverage.provisions,
        "data": len(coverage.data),
        "scenarios": len(coverage.scenarios),
        "reasoned": len(coverage.reasoned),
        "uncovered": list(coverage.uncovered),
        "needless": list(coverage.needless),
    }
    return Reply(data, "\n".join(lines))


CHANGING = "Changing every rule in turn, to see that a scenario notices"


def pin_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--only", metavar="SOURCE", default="", help="change only the rule sets of this source")


def run_pin(args: argparse.Namespace) -> Reply:
    """Change every value in turn, where a stored report is out of date. The reply is the report.

    With `--only`, nothing stored is used, and nothing is stored.
    """
    from hearts_spec.scenarios.features import read_features
    from hearts_spec.scenarios.pinning import pin
    from hearts_spec.scenarios.pinning_report import digests_of_rule_sets, kept_reports, report_data, write_report
    from hearts_spec.scenarios.progress import progress

    library = library_of(args)
    if args.only and not any(id.startswith(args.only) for id in library.drafts):
        raise UsageError(f"no rule set's id begins with '{args.only[:60]}'", did_you_mean(args.only, library.drafts, 0))
    project = library.root.resolve().parent
    scenarios = [each for feature in read_features(project / "features") for each in feature.scenarios]
    digests = {} if args.only else digests_of_rule_sets(library, scenarios)
    with progress(CHANGING) as show:
        report = pin(library, scenarios, args.only, kept_reports(project, digests), show)
    if not args.only and (project / CONFIG).is_file():  # only its site shows the report
        write_report(project, report, digests)
    lines = [f"{each.ruleset} {each.path}: {each.text}" for each in report.survivors]
    held = len(report.paths) - len({(each.ruleset, each.path) for each in report.survivors})
    lines.append(f"{report.tried} changes of {len(report.paths)} statements; {held} statements are held by a scenario")
    return Reply(report_data(report), "\n".join(lines), REFUSED if report.survivors else GOOD)


_KIND = "the kind of file"


def every_schema() -> Schemas:
    """Return the functions that make the schemas, by kind of file, including kinds that the desk does not read."""
    from hearts_spec.book_deals.deals import deal_schema
    from hearts_spec.book_deals.play_advice import advice_schema
    from hearts_spec.claims import claims_schema  # `new` needs the schema of rule sets alone

    return {**AT_DESK, "deals": deal_schema, "advice": advice_schema, "claims": claims_schema}


def schema_arguments(parser: argparse.ArgumentParser) -> None:
    known = tuple(every_schema())
    kinds = parser.add_mutually_exclusive_group()
    kinds.add_argument(
        "kind", nargs="?", type=word_of("a kind of file", known), choices=known, default=RULESETS, help=_KIND
    )
    where = f"write them all into {SCHEMAS_FOLDER} in the folder of rule sets, for editors"
    kinds.add_argument("--write", action="store_true", help=where)
    kinds.add_argument(
        "--provisions", action="store_const", const="provisions", dest="kind", help=argparse.SUPPRESS
    )  # its name before there were other kinds


def run_schema(args: argparse.Namespace) -> Reply:
    """Print a schema, or write them all."""
    schemas = every_schema()
    if not args.write:
        schema = schemas[args.kind]()
        return Reply(schema, json.dumps(schema, indent=2))
    folder = own_files_folder(args.rulesets) / SCHEMAS_FOLDER
    files = [str(write_schema(folder, kind, schema())) for kind, schema in schemas.items()]
    return Reply({"files": files}, "\n".join(files))


def write_schema(folder: Path, kind: str, schema: dict[str, Any]) -> Path:
    """Write the schema of a kind of file into a folder, which is made if necessary, and return its path.

    Raises RefusedError if the folder is a link that leads elsewhere; a file that is a link is replaced.
    """
    if not folder.resolve().is_relative_to(folder.parent.resolve()):
        raise RefusedError(f"{folder} leads out of the folder of rule sets", "remove the link")
    path = folder / f"{kind}.json"
    write_atomically(path, json.dumps(schema, indent=1) + "\n")
    return path
