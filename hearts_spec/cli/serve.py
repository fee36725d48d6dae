"""`serve`: build the site, serve it to this machine, and build again whenever a file is saved."""

import argparse
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from signal import SIGTERM, signal

from hearts_spec.cli.build import MKDOCS, add_without_desk, environment, project_of
from hearts_spec.cli.pin import current_pinning
from hearts_spec.cli.reply import GOOD, REFUSED
from hearts_spec.rules.library import RefusedError

_MOST = 65535


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=_port, default=8000, metavar="N", help="the port to listen on (8000)")
    parser.add_argument("--open", action="store_true", help="open the site in a browser")
    add_without_desk(parser)


def run(args: argparse.Namespace) -> int:
    """Serve the site until interrupted; a fault in a file is shown with its place and does not end the server."""
    project = project_of(args.rulesets)
    _see_that_it_is_free(args.port)
    current_pinning(project)
    command = [sys.executable, "-m", MKDOCS, "serve", str(args.port)]
    command += ["--open"] if args.open else []
    env = _at_the_root(args.without_desk)
    with subprocess.Popen(command, cwd=project, env=env) as server, _ended_with_us(server):  # noqa: S603 - our own words and a number
        try:
            code = server.wait()
        except KeyboardInterrupt:
            server.terminate()  # where Ctrl-C has reached it too, it is ending already
            return GOOD
    return REFUSED if code else GOOD


@contextmanager
def _ended_with_us(server: subprocess.Popen[bytes]) -> Iterator[None]:
    """Let a server be told to end whenever this process is: it would go on by itself, and keep the port."""
    before = signal(SIGTERM, lambda *_: server.terminate())
    try:
        yield
    finally:
        signal(SIGTERM, before)


def _at_the_root(without_desk: bool) -> dict[str, str]:
    """Give the environment for a site that is only looked at: where it will be published makes no difference."""
    return {name: value for name, value in environment(without_desk).items() if name != "SITE_URL"}


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(_MOST)) and 0 < int(text) <= _MOST):
        raise argparse.ArgumentTypeError(f"'{text[:20]}' is not a port: a number from 1 to {_MOST}")
    return int(text)


def _see_that_it_is_free(port: int) -> None:
    """Raise RefusedError when something else listens on a port, or nothing may."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            hint = "name another: `make serve PORT=8001`, or `serve --port 8001`"
            raise RefusedError(f"port {port} cannot be used: {why}", hint) from None
