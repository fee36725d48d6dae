"""Running the features of a project in a process of their own, so that they meet the code as it is on disk.

    python -m hearts_spec.scenarios.process

runs those of the project in this folder and writes their transcript.
"""

import os
import subprocess
import sys
from pathlib import Path

TRANSCRIPT = Path("build") / "transcript.json"
_PLUGINS = ("pytest_bdd.plugin", "hearts_spec.scenarios.pytest_plugin")
# At every step pytest-bdd looks through all the fixtures there are. No scenario asks for those of these plugins.
_SPARED = (
    "cacheprovider", "doctest", "faulthandler", "junitxml", "legacypath", "logging", "monkeypatch", "recwarn",
    "subtests", "threadexception", "tmpdir", "unraisableexception",
)  # fmt: skip


def run_features(project: Path, *, quietly: bool) -> subprocess.CompletedProcess[str]:
    """Run the features; where `quietly`, what pytest prints is in the answer and not on the screen."""
    command = [
        sys.executable, "-m", "pytest", "-q", "features", "--rootdir", ".", "--transcript", str(TRANSCRIPT),
        "--tb=short", *(f"-p{name}" for name in _PLUGINS), *(f"-pno:{name}" for name in _SPARED),
    ]  # fmt: skip
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=project, env=plain, capture_output=quietly, text=True, check=False)  # noqa: S603


if __name__ == "__main__":
    sys.exit(run_features(Path.cwd(), quietly=False).returncode)
