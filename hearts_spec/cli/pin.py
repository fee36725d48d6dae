"""`pin`: change every statement of every rule set in turn, and list those changes that no scenario notices."""

import argparse
from contextlib import suppress
from pathlib import Path

from hearts_spec.cli.arguments import library_of
from hearts_spec.cli.reply import GOOD, REFUSED, Reply
from hearts_spec.schema.problems import did_you_mean
from hearts_spec.service.errors import UsageError

CHANGING = "Changing every rule in turn, to see that a scenario notices"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--only", metavar="SOURCE", default="", help="change only the rule sets whose ids begin so")


def run(args: argparse.Namespace) -> Reply:
    """Run the changes; the answer holds the report."""
    from hearts_spec.scenarios.features import read_features
    from hearts_spec.scenarios.pin_report import report_data, write_report
    from hearts_spec.scenarios.pinning import pin
    from hearts_spec.scenarios.progress import progress

    library = library_of(args)
    if args.only and not any(id.startswith(args.only) for id in library.drafts):
        raise UsageError(f"no rule set's id begins with '{args.only[:60]}'", did_you_mean(args.only, library.drafts, 0))
    project = library.root.resolve().parent
    scenarios = [each for feature in read_features(project / "features") for each in feature.scenarios]
    with progress(CHANGING) as told:
        report = pin(library, scenarios, only=args.only, told=told)
    if not args.only:
        write_report(project, report)
    lines = [f"{each.ruleset} {each.path}: {each.text}" for each in report.survivors]
    held = len(report.paths) - len({(each.ruleset, each.path) for each in report.survivors})
    lines.append(f"{report.tried} changes of {len(report.paths)} statements; {held} statements are held by a scenario")
    return Reply(report_data(report), "\n".join(lines), REFUSED if report.survivors else GOOD)


def current_pinning(project: Path) -> None:
    """See that there is a report of the files as they are, for the page that shows it; faulty files are left alone."""
    from hearts_spec.scenarios.pin_report import read_report

    if read_report(project) is None:
        _pin_anew(project)


def _pin_anew(project: Path) -> None:
    from hearts_spec.rules import Library, RulesError
    from hearts_spec.scenarios.features import check_features, read_features
    from hearts_spec.scenarios.pin_report import write_report
    from hearts_spec.scenarios.pinning import pin
    from hearts_spec.scenarios.progress import progress

    library = Library(project / "rulesets")
    try:
        features = read_features(project / "features")
    except RulesError:
        return
    if not library.faults() and not check_features(features, library.provisions):
        scenarios = [each for feature in features for each in feature.scenarios]
        with progress(CHANGING) as told, suppress(RulesError):  # of a scenario that fails, whoever runs them all tells
            write_report(project, pin(library, scenarios, told=told))
