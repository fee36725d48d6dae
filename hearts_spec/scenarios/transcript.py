"""What a run of the features saw, as data, and the digest that ties it to the files it was made from."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hearts_spec.rules.shape.opening import files_below, read_bytes

_PACKAGE = Path(__file__).resolve().parent.parent
_ROOMS = ("cards", "rules", "engine", "record", "disputes", "lost_deals", "scenarios")


class StaleTranscriptError(ValueError):
    """A transcript that is missing, incomplete or made from other files than those at hand."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """Every scenario of a run, in order of file and line; `digest` is of the files it was made from."""

    digest: str
    scenarios: tuple[Mapping[str, Any], ...]

    def to_json(self) -> str:
        """Write the transcript."""
        return json.dumps({"digest": self.digest, "scenarios": list(self.scenarios)}, ensure_ascii=False, indent=1)


def inputs(project: Path) -> list[Path]:
    """Give the files that a run of the features depends on, in order."""
    found = files_below(project / "rulesets", "*.y*ml", "*.json") + files_below(project / "features", "*.feature")
    found += [path for room in _ROOMS for path in (_PACKAGE / room).rglob("*.py")]
    return sorted(found)


def digest_of(project: Path) -> str:
    """Give the digest of everything a run of the features depends on."""
    total, project = hashlib.sha256(), project.resolve()
    for path in inputs(project):
        home = project if path.is_relative_to(project) else _PACKAGE.parent
        name = path.relative_to(home).as_posix()
        total.update(name.encode() + b"\0" + hashlib.sha256(read_bytes(path)).digest())
    return total.hexdigest()


def write_transcript(path: Path, project: Path, scenarios: Iterable[Mapping[str, Any]]) -> None:
    """Write the transcript of a run just made."""
    ordered = sorted(scenarios, key=lambda each: (each["file"], each["line"]))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(Transcript(digest_of(project), tuple(ordered)).to_json(), encoding="utf-8")


def read_transcript(path: Path, project: Path) -> Transcript:
    """Read a transcript made from the files as they are now.

    Raises StaleTranscriptError when there is none, or the files have changed since.
    """
    if not path.exists():
        raise StaleTranscriptError(f"there is no transcript at {path.name}: run the features first")
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["digest"] != digest_of(project):
        raise StaleTranscriptError("rule sets, features or code have changed since the features were run")
    return Transcript(data["digest"], tuple(data["scenarios"]))
