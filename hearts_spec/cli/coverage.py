"""`coverage`: which provisions are carried by data, shown by a scenario, or left out for a stated reason."""

import argparse

from hearts_spec.cli.arguments import library_of
from hearts_spec.cli.reply import Reply


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes: nothing of its own."""


def run(args: argparse.Namespace) -> Reply:
    """Count the provisions of every source; the answer lists those that nothing carries."""
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
