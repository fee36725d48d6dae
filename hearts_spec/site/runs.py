"""A transcript of the features as they are now: the one at hand, or that of a fresh run."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from hearts_spec.cards import HeartsError
from hearts_spec.rules import Fault, Library, Mark
from hearts_spec.scenarios.features import Feature
from hearts_spec.scenarios.registry import find_call
from hearts_spec.scenarios.transcript import StaleTranscriptError, Transcript, digest_of, read_transcript
from hearts_spec.scenarios.world import World

TRANSCRIPT = Path("build") / "transcript.json"
_SOUND = Path("build") / "sound.txt"
_TAIL = 40
_RUNS = 4  # the first time round there is none yet; later, a file was saved while the features ran


class FeaturesFailedError(HeartsError):
    """Features that do not hold: `faults` gives the steps that fail, and `output` is what the run printed."""

    def __init__(self, faults: Sequence[Fault], output: str) -> None:
        self.faults = tuple(faults)
        self.output = output
        super().__init__("\n".join(map(str, faults)) or output)


def known_sound(project: Path) -> bool:
    """Say whether the rule sets and features, as they are now, were found to be without faults before."""
    path = project / _SOUND
    return path.exists() and path.read_text(encoding="utf-8") == digest_of(project)


def note_sound(project: Path) -> None:
    """Note that the rule sets and features, as they are now, are without faults, so that they are not checked again."""
    path = project / _SOUND
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(digest_of(project), encoding="utf-8")


def current_transcript(project: Path, library: Library, features: Sequence[Feature]) -> Transcript:
    """Give the transcript of the files as they are, running the features when the one at hand is of others.

    Raises FeaturesFailedError when a scenario fails, or the run was not complete.
    """
    if not features:
        return Transcript(digest_of(project), ())
    path = project / TRANSCRIPT
    for _ in range(_RUNS):
        with suppress(StaleTranscriptError):
            return read_transcript(path, project)
        path.unlink(missing_ok=True)
        output = _run(project)
        if not path.exists():
            raise FeaturesFailedError(list(failing(library, features)), output)
    raise FeaturesFailedError([], "the files kept changing while the features ran: save once more")


def _run(project: Path) -> str:
    """Run the features in a process of their own, so that they meet the code as it is on disk."""
    command = [
        sys.executable, "-m", "pytest", "-q", "tests/test_features.py", "--transcript", str(TRANSCRIPT),
        "--tb=short", "-p", "no:cacheprovider", "-p", "pytest_bdd.plugin",
    ]  # fmt: skip
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins only cost time here
    done = subprocess.run(command, cwd=project, env=plain, capture_output=True, text=True, check=False)  # noqa: S603
    return "\n".join((done.stdout + done.stderr).splitlines()[-_TAIL:])


def failing(library: Library, features: Sequence[Feature]) -> Iterator[Fault]:
    """Give the step that fails in each scenario that does, with its place."""
    for feature in features:
        for scenario in feature.scenarios:
            world = World(library)
            for step in scenario.steps:
                function, places = find_call(step.kind, step.text, step.table)
                try:
                    function(world, **places)
                except Exception as error:  # whatever a step raises, its place is what helps
                    message = f"{step.keyword} {step.text}: {error or type(error).__name__}"
                    yield Fault(Mark(feature.file, step.line, 1), message, f"in the scenario '{scenario.name}'")
                    break
