"""Commands on the files a person writes: `check`, `coverage`, `pin` and `schema`."""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from hearts_spec.checks import problems_at
from hearts_spec.cli.arguments import CONFIG, library_of, own_files_folder, read_file_text, word_of
from hearts_spec.cli.exit_codes import GOOD, REFUSED, WRONG_USAGE
from hearts_spec.cli.fixes import fix
from hearts_spec.cli.reply import Reply
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.library import RefusedError
from hearts_spec.rules.new_ruleset import SCHEMAS_FOLDER
from hearts_spec.scenarios.transcript import write_atomically
from hearts_spec.schema.problems import Problem, SourceWarning, did_you_mean
from hearts_spec.service.errors import fault_data
from hearts_spec.service.schemas import AT_DESK, RULESETS, Schemas


def check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, or folders of them")
    parser.add_argument("--fix", action="store_true", help="correct simple errors in the files")


def run_check(args: argparse.Namespace) -> Reply:
    """Check files and folders. The reply lists every problem and warning, first those that are fixed."""
    paths: list[str] = args.paths
    if not all(paths):
        raise UsageError("the path is empty", "name a file or a folder, as rulesets")

    def check() -> tuple[Sequence[Problem], int]:
        return problems_at(paths, library_of(args), read_file_text)

    findings, count = check()
    fixed: list[Problem] = []
    if args.fix:
        fixed, findings = fix(findings, partial(_is_among, paths), lambda: check()[0])
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


def _is_among(names: Iterable[str], file: Path) -> bool:
    """True if a file is one of those named, or in a folder that is."""
    place = file.resolve()
    return place.is_file() and any(place.is_relative_to(Path(each).resolve()) for each in names)


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
