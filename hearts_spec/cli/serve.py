"""`serve`: build the site, serve it to this machine, and build again whenever a file is saved."""

import argparse
import subprocess
import sys

from hearts_spec.cli.answers import GOOD, REFUSED
from hearts_spec.cli.build import environment, project_of
from hearts_spec.cli.pin import current_pinning


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="the port to listen on (8000)")
    parser.add_argument("--open", action="store_true", help="open the site in a browser")


def run(args: argparse.Namespace) -> int:
    """Serve the site until interrupted; a fault in a file is shown with its place and does not end the server."""
    project = project_of(args.rulesets)
    current_pinning(project)
    command = [sys.executable, "-m", "mkdocs", "serve", "--dev-addr", f"127.0.0.1:{args.port}"]
    command += ["--open"] if args.open else []
    try:
        done = subprocess.run(command, cwd=project, env=environment(), check=False)  # noqa: S603 - our own words and a number
    except KeyboardInterrupt:
        return GOOD
    return REFUSED if done.returncode else GOOD
