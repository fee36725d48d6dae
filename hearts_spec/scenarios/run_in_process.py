"""Plays the features of a project and writes their transcript, in a process of its own, with the code as it is on disk.

    python -m hearts_spec.scenarios.run_in_process

plays those of the project in the working directory. `progress` shows on the terminal how far a piece of work is.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hearts_spec.disputes import disputes_of
from hearts_spec.rules import Library, Location, Problem, RulesError
from hearts_spec.scenarios.features import Scenario, check_features, read_features
from hearts_spec.scenarios.run import Run
from hearts_spec.scenarios.step_registry import find_call
from hearts_spec.scenarios.transcript import write_transcript

Progress = Callable[[int, int], None]

_CLEAR = "\r\x1b[K"


def no_progress(done: int, of: int) -> None:
    """Ignore progress: the default callback."""


@contextmanager
def progress(work: str) -> Iterator[Progress]:
    """Announce a piece of work on standard error. Yields a callback that shows the percentage, on a terminal only."""
    if not sys.stderr.isatty():
        print(work, file=sys.stderr, flush=True)
        yield no_progress
        return
    last = ""

    def show(done: int, of: int) -> None:
        nonlocal last
        line = f"{_CLEAR}{work} … {100 * done // max(of, 1)} %"
        if line != last:
            print(line, end="", file=sys.stderr, flush=True)
            last = line

    show(0, 1)
    try:
        yield show
    finally:
        print(_CLEAR, end="", file=sys.stderr, flush=True)


TRANSCRIPT = Path("build") / "transcript.json"


def run_features(project: Path) -> tuple[int, str]:
    """Play the features in another process. Returns its exit code and output."""
    command = [sys.executable, "-m", __name__]
    done = subprocess.run(command, cwd=project, stdout=subprocess.PIPE, text=True)  # noqa: S603 - a fixed command
    return done.returncode, done.stdout


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
    scenarios = [each for feature in features for each in feature.scenarios]
    with progress("Playing the scenarios") as show:
        found = []
        for number, each in enumerate(scenarios):
            show(number, len(scenarios))
            found.append(played(each, Run(library, disputes)))
    failed = [each for each in found if isinstance(each, Problem)]
    passed = [each for each in found if not isinstance(each, Problem)]
    write_transcript(project / TRANSCRIPT, project, () if failed else passed, failed)
    print("\n".join(map(str, failed)) or f"{len(passed)} passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
