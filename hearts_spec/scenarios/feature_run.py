"""Plays the features of a project and writes their transcript, in a process of its own, with the code as it is on disk.

    python -m hearts_spec.scenarios.feature_run

plays those of the project in the working directory.
"""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hearts_spec.disputes import disputes_of
from hearts_spec.rules import Library, Location, Problem, RulesError
from hearts_spec.scenarios.features import Feature, Scenario, check_features, read_features
from hearts_spec.scenarios.processes import by_processes
from hearts_spec.scenarios.progress import progress
from hearts_spec.scenarios.run import Run
from hearts_spec.scenarios.step_registry import find_call
from hearts_spec.scenarios.transcript import write_transcript

TRANSCRIPT = Path("build") / "transcript.json"


def run_features(project: Path, meanwhile: Callable[[], object] = lambda: None) -> tuple[int, str]:
    """Play the features in another process, and call `meanwhile` beside it. Returns its exit code and output."""
    command = [sys.executable, "-m", __name__]
    with subprocess.Popen(command, cwd=project, stdout=subprocess.PIPE, text=True) as run:  # noqa: S603 - a fixed command
        meanwhile()
        output, _ = run.communicate()
    return run.returncode, output


def played(scenario: Scenario, run: Run) -> dict[str, Any] | Problem:
    """Return a scenario with what the engine showed in each of its steps, or the step that failed."""
    for step in scenario.steps:
        try:
            run.carry_out(find_call(step.kind, step.text, step.table))
        except Exception as error:  # whatever goes wrong in a step is reported with its place
            message = f"{step.keyword} {step.text}: {error or type(error).__name__}"
            mark, hint = Location(scenario.file, step.line, 1), f"in the scenario '{scenario.name}'"
            return Problem(mark, "failing-scenario", message, hint)
    return _with_steps(scenario, run.seen)


def _with_steps(scenario: Scenario, seen: list[list[dict[str, Any]]]) -> dict[str, Any]:
    steps = [
        {
            "keyword": step.keyword, "text": step.text, "line": step.line, "table": [list(row) for row in step.table],
            "docstring": step.docstring, "seen": shown,
        }
        for step, shown in zip(scenario.steps, seen, strict=True)
    ]  # fmt: skip
    return {
        "file": scenario.file, "feature": scenario.feature, "rule": scenario.rule,
        "rule_prose": scenario.rule_prose, "name": scenario.name,
        "description": scenario.description, "line": scenario.line, "tags": list(scenario.tags),
        "row": dict(scenario.row), "rulesets": list(scenario.rulesets), "steps": steps,
    }  # fmt: skip


def main() -> int:
    """Play the features of the project in the working directory, and print how many passed, or what failed."""
    project, library = Path.cwd(), Library(Path("rulesets"))
    try:
        features = read_features(project / "features")
        if faults := check_features(features, library.provisions):
            raise RulesError(faults)
        disputes = disputes_of(library.root)
    except RulesError as error:
        print(error)
        return 1

    def play(feature: Feature) -> list[dict[str, Any] | Problem]:
        return [played(each, Run(library, disputes)) for each in feature.scenarios]

    found: list[dict[str, Any] | Problem] = []
    with progress("Playing the scenarios") as show:
        for number, some in enumerate(by_processes(play, features)):
            show(number, len(features))
            found += some
    failed = [each for each in found if isinstance(each, Problem)]
    passed = [each for each in found if not isinstance(each, Problem)]
    write_transcript(project / TRANSCRIPT, project, () if failed else passed, failed)
    print("\n".join(map(str, failed)) or f"{len(passed)} passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
