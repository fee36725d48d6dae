"""A transcript of the features as they are now: the one at hand, or that of a fresh run."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from hearts_spec.cards import HeartsError
from hearts_spec.rules import Problem
from hearts_spec.scenarios.atomic_file import keep
from hearts_spec.scenarios.features import Feature
from hearts_spec.scenarios.run_in_process import TRANSCRIPT, run_features
from hearts_spec.scenarios.transcript import RunTranscript, StaleTranscriptError, digest_of, read_transcript

_SOUND = Path("build") / "sound.txt"
_TAIL = 40
_RUNS = 4  # the first time round there is none yet; later, a file was saved while the features ran


class FeaturesFailedError(HeartsError):
    """Features that do not hold: `faults` gives the steps that fail, and `output` is what the run printed."""

    def __init__(self, faults: Sequence[Problem], output: str) -> None:
        self.faults = tuple(faults)
        self.output = output
        super().__init__("\n".join(map(str, faults)) or output)


def known_sound(project: Path) -> bool:
    """Say whether the rule sets and features, as they are now, were found to be without faults before."""
    path = project / _SOUND
    return path.exists() and path.read_text(encoding="utf-8") == digest_of(project)


def note_sound(project: Path) -> None:
    """Note that the rule sets and features, as they are now, are without faults, so that they are not checked again."""
    keep(project / _SOUND, digest_of(project))


def current_transcript(project: Path, features: Sequence[Feature]) -> RunTranscript:
    """Give the transcript of the files as they are, running the features when the one at hand is of others.

    Raises FeaturesFailedError when a scenario fails, or the run was not complete.
    """
    if not features:
        return RunTranscript(digest_of(project), ())
    path = project / TRANSCRIPT
    for _ in range(_RUNS):
        with suppress(StaleTranscriptError):
            transcript = read_transcript(path, project)
            if transcript.faults:
                raise FeaturesFailedError(transcript.faults, "")
            return transcript
        path.unlink(missing_ok=True)
        output = _run(project)
        if not path.exists():
            raise FeaturesFailedError([], output)
    raise FeaturesFailedError([], "the files kept changing while the features ran: save once more")


def _run(project: Path) -> str:
    """Run the features; gives the end of what the run printed."""
    _, printed = run_features(project)
    return "\n".join(printed.splitlines()[-_TAIL:])
