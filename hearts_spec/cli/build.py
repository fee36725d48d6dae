"""`build`: run the features, see that every value is pinned, and build the site."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

from hearts_spec.cli.arguments import rules_folder
from hearts_spec.cli.pin import current_pinning
from hearts_spec.cli.reply import GOOD, REFUSED, Reply
from hearts_spec.service.errors import UsageError
from hearts_spec.site.npm import WITHOUT_DESK

CONFIG = "mkdocs.yml"
MKDOCS = "hearts_spec.site.process"
_SOURCES = ((), ("docs",), ("features",), ("rulesets",), ("hearts_spec",), ("tests",))
_SIGN_OF_A_SITE = "sitemap.xml"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", metavar="DIR", default="site", help="the folder to build into (site)")
    add_without_desk(parser)


def run(args: argparse.Namespace) -> Reply:
    """Build the site; a fault in any file is shown with its place, and nothing is built."""
    project = project_of(args.rulesets)
    out = _made_ready(args.out, project)
    current_pinning(project)
    env = environment(args.without_desk)
    command = [sys.executable, "-m", MKDOCS, "build", str(out)]
    done = subprocess.run(command, cwd=project, env=env, stdout=sys.stderr, check=False)  # noqa: S603 - no text of a reader's
    if done.returncode:
        return Reply({"error": {"message": "the site was not built"}}, "the site was not built", REFUSED, failed=True)
    pages = sum(1 for _ in out.rglob("*.html"))
    return Reply({"folder": args.out, "pages": pages}, f"{pages} pages in {args.out}", GOOD)


def _made_ready(name: str, project: Path) -> Path:
    """Make the folder to build into, which is emptied first: it must hold nothing but a site.

    Raises UsageError when it holds anything else, OSError when it cannot be made or written to.
    """
    out = Path(name).resolve()
    if out.is_relative_to(project) and out.relative_to(project).parts[:1] in _SOURCES:
        raise UsageError(f"{name} is a folder that the site is made from", "name another folder with --out")
    if project.is_relative_to(out):
        raise UsageError(f"{name} holds the project itself, and would be emptied", "name another folder with --out")
    out.mkdir(parents=True, exist_ok=True)
    if any(out.iterdir()) and not (out / _SIGN_OF_A_SITE).is_file():
        raise UsageError(f"{name} holds other files, and would be emptied", "name an empty folder with --out")
    with TemporaryFile(dir=out):
        return out


def project_of(rulesets: str | None) -> Path:
    """Give the folder of the project: the one that holds the rule sets and the site's settings."""
    project = rules_folder(rulesets).resolve().parent
    if not (project / CONFIG).is_file():
        hint = "the site is built from a copy of the project, and not from the package alone: go into its folder"
        raise UsageError(f"there is no {CONFIG} beside the rule sets", hint)
    return project


def add_without_desk(parser: argparse.ArgumentParser) -> None:
    """Let a command leave out the desk, which needs Pyodide from npm's registry."""
    help = f"leave out the desk, and ask nothing of npm (or set {WITHOUT_DESK} in the environment)"
    parser.add_argument("--without-desk", action="store_true", help=help)


def environment(without_desk: bool) -> dict[str, str]:
    """Give the environment for MkDocs: files are UTF-8."""
    return {**os.environ, "PYTHONUTF8": "1", **({WITHOUT_DESK: "1"} if without_desk else {})}
