"""`build`: run the features, see that every value is pinned, and build the site."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from hearts_spec.cli.answers import GOOD, REFUSED, Answer, UsageError
from hearts_spec.cli.finding import rules_folder
from hearts_spec.cli.pin import current_pinning

CONFIG = "mkdocs.yml"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--out", metavar="DIR", default="site", help="the folder to build into (site)")


def run(args: argparse.Namespace) -> Answer:
    """Build the site; a fault in any file is shown with its place, and nothing is built."""
    project = project_of(args.rulesets)
    out = Path(args.out).resolve()
    current_pinning(project)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(out)]
    done = subprocess.run(command, cwd=project, env=environment(), stdout=sys.stderr, check=False)  # noqa: S603 - no text of a reader's
    if done.returncode:
        return Answer({"error": {"message": "the site was not built"}}, "the site was not built", REFUSED, failed=True)
    pages = sum(1 for _ in out.rglob("*.html"))
    return Answer({"folder": args.out, "pages": pages}, f"{pages} pages in {args.out}", GOOD)


def project_of(rulesets: str | None) -> Path:
    """Give the folder of the project: the one that holds the rule sets and the site's settings."""
    project = rules_folder(rulesets).resolve().parent
    if not (project / CONFIG).is_file():
        raise UsageError(f"there is no {CONFIG} beside the rule sets", "the site is built from a copy of the project")
    return project


def environment() -> dict[str, str]:
    """Give the environment for MkDocs, without the theme's notice about its own future."""
    return {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
