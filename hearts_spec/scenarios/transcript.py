"""Transcript of a run of the features, as data, with the digest that ties it to the files it was made from."""

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from shutil import copymode
from typing import Any

from hearts_spec.cards import HeartsError
from hearts_spec.rules import Location, Problem
from hearts_spec.schema.source_tree import files_below, kept_text, read_bytes


def write_atomically(path: Path, text: str | bytes) -> None:
    """Write a file atomically: an interruption or a full disk leaves the previous content.

    Raises OSError, which names the file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(text.encode() if isinstance(text, str) else text)
        if path.exists():
            copymode(path, beside)
        beside.replace(path)
    except BaseException as error:
        beside.unlink(missing_ok=True)
        if isinstance(error, OSError):
            error.filename = str(path)
        raise


def read_json(path: Path) -> dict[str, Any] | None:
    """Return the JSON object in a file, or None if there is no such file or it cannot be read."""
    try:
        data = json.loads(kept_text(path) or "")
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


_PACKAGE = Path(__file__).resolve().parent.parent
_NOT_INPUTS = ("site", "cli")  # packages that only show the result of a run


class StaleTranscriptError(HeartsError):
    """A transcript that is missing, incomplete or made from other files than the current ones."""


@dataclass(frozen=True, slots=True)
class RunTranscript:
    """Every scenario of a run, by file and line. `digest` is that of the files with which it was made.

    If a scenario failed, there are no scenarios, and `faults` lists the failed steps.
    """

    digest: str
    scenarios: tuple[Mapping[str, Any], ...]
    faults: tuple[Problem, ...] = ()


def inputs(project: Path) -> list[Path]:
    """Return the files that a run of the features depends on, sorted."""
    found = files_below(project / "rulesets", "*.y*ml", "*.json") + files_below(project / "features", "*.feature")
    found += [path for path in _PACKAGE.rglob("*.py") if path.relative_to(_PACKAGE).parts[0] not in _NOT_INPUTS]
    return sorted(found)


def digest_of(project: Path) -> str:
    """Return the digest of everything that a run of the features depends on."""
    return digest_of_files(project, inputs(project.resolve()))


def digest_of_files(project: Path, files: Iterable[Path]) -> str:
    """Return one digest for files of a project and of this package: wherever these are, it is the same."""
    total, project = hashlib.sha256(), project.resolve()
    for path in files:
        home = project if path.is_relative_to(project) else _PACKAGE.parent
        name = path.relative_to(home).as_posix()
        total.update(name.encode() + b"\0" + hashlib.sha256(read_bytes(path)).digest())
    return total.hexdigest()


def write_transcript(
    path: Path, project: Path, scenarios: Iterable[Mapping[str, Any]], faults: Iterable[Problem] = ()
) -> None:
    """Write the transcript of a run that has just ended."""
    ordered = sorted(scenarios, key=lambda scenario: (scenario["file"], scenario["line"]))
    data = {"digest": digest_of(project), "scenarios": ordered, "faults": list(map(asdict, faults))}
    write_atomically(path, json.dumps(data, ensure_ascii=False))


def read_transcript(path: Path, project: Path) -> RunTranscript:
    """Read a transcript made from the current files.

    Raises StaleTranscriptError if there is none that can be read, or the files have changed since.
    """
    data = read_json(path)
    if data is None:
        raise StaleTranscriptError(f"there is no transcript at {path.name}: run the features first")
    if data.get("digest") != digest_of(project):
        raise StaleTranscriptError("rule sets, features or code have changed since the features were run")
    try:
        faults = tuple(
            Problem(Location(**fault["mark"]), fault["code"], fault["message"], fault["hint"])
            for fault in data.get("faults", ())
        )
        return RunTranscript(data["digest"], tuple(data["scenarios"]), faults)
    except (KeyError, TypeError):
        raise StaleTranscriptError(f"{path.name} is not a transcript: run the features again") from None
