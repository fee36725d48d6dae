"""Runs the features of a project in processes of their own, so that they import the code as it is on disk.

    python -m hearts_spec.scenarios.run_in_process

runs the features of the project in the working directory and writes their transcript. `progress` shows on the terminal
how far a piece of work is.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from hearts_spec.scenarios.features import feature_files
from hearts_spec.scenarios.transcript import join_transcripts

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
_PERCENT = re.compile(r"\[ *(\d+)%\]$")
_PASSED = re.compile(r"^\d+ passed.*$", re.MULTILINE)
_PLUGINS = ("pytest_bdd.plugin", "hearts_spec.scenarios.pytest_plugin")
# pytest-bdd looks through all fixtures at every step. No scenario uses those of these plugins.
_UNUSED_PLUGINS = (
    "cacheprovider", "doctest", "faulthandler", "junitxml", "legacypath", "logging", "monkeypatch", "recwarn",
    "subtests", "threadexception", "tmpdir", "unraisableexception",
)  # fmt: skip


_BYTES_FOR_A_PROCESS = 200_000  # bytes of features that justify starting one more process


def run_features(project: Path) -> tuple[int, str]:
    """Run the features, divided among processes, and show the progress.

    Returns the exit code and what pytest printed. The transcript is written by then, unless a part of it is missing.
    """
    parts = _parts(feature_files(project / "features"))
    percents = [0] * len(parts)
    with progress("Playing the scenarios") as show, TemporaryDirectory() as folder:
        transcripts = [Path(folder, f"{number}.json") for number in range(len(parts))]

        def run(number: int) -> tuple[int, str]:
            def show_part(percent: int) -> None:
                percents[number] = percent
                show(sum(percents), 100 * len(parts))

            return _run(project, parts[number], transcripts[number], show_part)

        with ThreadPoolExecutor(len(parts)) as running:
            ended = list(running.map(run, range(len(parts))))
        join_transcripts(project / TRANSCRIPT, transcripts)
    return max(code for code, _ in ended), "".join(printed for code, printed in sorted(ended))


def _parts(files: Sequence[Path]) -> list[list[Path]]:
    """Divide the features into parts of about the same size in bytes, one for each process."""
    sizes = {path: path.lstat().st_size for path in files}
    count = min(os.cpu_count() or 1, 1 + sum(sizes.values()) // _BYTES_FOR_A_PROCESS)
    parts: list[list[Path]] = [[] for _ in range(count)]
    for path in sorted(files, key=sizes.__getitem__, reverse=True):
        min(parts, key=lambda part: sum(map(sizes.__getitem__, part))).append(path)
    return parts


def _run(project: Path, files: Sequence[Path], transcript: Path, show: Callable[[int], None]) -> tuple[int, str]:
    named = [f"{path.relative_to(project)}" for path in files]  # pytest reads brackets in a path as a parameter
    command = [
        sys.executable, "-m", "pytest", "-q", *named, "--rootdir", ".", "--transcript", str(transcript),
        "--tb=short", *(f"-p{name}" for name in _PLUGINS), *(f"-pno:{name}" for name in _UNUSED_PLUGINS),
    ]  # fmt: skip
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    printed = []
    running = subprocess.Popen(  # noqa: S603 - a fixed command
        command, cwd=project, env=plain, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    with running:
        assert running.stdout
        for line in running.stdout:
            printed.append(line)
            if percent := _PERCENT.search(line):
                show(int(percent[1]))
    return running.returncode, "".join(printed)


def main() -> int:
    """Run the features of the project in the working directory, and print pytest's summary, or all of it on failure."""
    code, printed = run_features(Path.cwd())
    print(printed if code else "\n".join(_PASSED.findall(printed)))
    return code


if __name__ == "__main__":
    sys.exit(main())
