"""Running the features of a project in a process of their own, so that they meet the code as it is on disk.

    python -m hearts_spec.scenarios.process

runs those of the project in this folder and writes their transcript.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from hearts_spec.scenarios.progress import progress

TRANSCRIPT = Path("build") / "transcript.json"
_SO_FAR = re.compile(r"\[ *(\d+)%\]$")
_PLUGINS = ("pytest_bdd.plugin", "hearts_spec.scenarios.pytest_plugin")
# At every step pytest-bdd looks through all the fixtures there are. No scenario asks for those of these plugins.
_SPARED = (
    "cacheprovider", "doctest", "faulthandler", "junitxml", "legacypath", "logging", "monkeypatch", "recwarn",
    "subtests", "threadexception", "tmpdir", "unraisableexception",
)  # fmt: skip


def run_features(project: Path) -> tuple[int, str]:
    """Run the features, telling how far they have got; gives the exit code and what pytest printed."""
    command = [
        sys.executable, "-m", "pytest", "-q", "features", "--rootdir", ".", "--transcript", str(TRANSCRIPT),
        "--tb=short", *(f"-p{name}" for name in _PLUGINS), *(f"-pno:{name}" for name in _SPARED),
    ]  # fmt: skip
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    printed = []
    running = subprocess.Popen(  # noqa: S603 - our own words
        command, cwd=project, env=plain, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    with running, progress("Playing the scenarios") as told:
        assert running.stdout
        for line in running.stdout:
            printed.append(line)
            if so_far := _SO_FAR.search(line):
                told(int(so_far[1]), 100)
    return running.returncode, "".join(printed)


def main() -> int:
    """Run the features of the project in this folder, and show what pytest says where one fails."""
    code, printed = run_features(Path.cwd())
    print(printed if code else printed.splitlines()[-1])
    return code


if __name__ == "__main__":
    sys.exit(main())
