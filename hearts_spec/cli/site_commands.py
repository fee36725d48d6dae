"""Commands on the site: `build`, `serve`, and `desk`, which packs what the desk runs on."""

import argparse
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGTERM, signal
from tempfile import TemporaryFile

from hearts_spec.cli.arguments import CONFIG, rules_folder
from hearts_spec.cli.exit_codes import GOOD, INTERRUPTED, REFUSED
from hearts_spec.cli.reply import Reply
from hearts_spec.record.errors import UsageError
from hearts_spec.rules.library import RefusedError
from hearts_spec.schema.problems import quoted
from hearts_spec.schema.source_tree import kept_text
from hearts_spec.site.bundle import WITHOUT_DESK, bundle_of

GENERATOR = "hearts_spec.site.process"
_SOURCES = ((), ("docs",), ("features",), ("rulesets",), ("hearts_spec",), ("tests",))
_SITEMAP = "sitemap.xml"  # a folder with it holds a site
_BUILT = ".hearts-spec"  # the files of the last build; empty while one goes on. The generator keeps hidden files
_HEAD = "Files of the last build, so that the next one takes away nothing else:"


def build_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", metavar="DIR", default="site", help="the folder to build into (site)")
    add_without_desk(parser)


def run_build(args: argparse.Namespace) -> Reply:
    """Build the site. A problem in any file is shown with its place, and nothing is built."""
    project = project_of(args.rulesets)
    out = _prepared(args.out, project)
    env = environment(args.without_desk)
    command = [sys.executable, "-m", GENERATOR, "build", str(out)]
    try:
        done = subprocess.run(command, cwd=project, env=env, stdout=sys.stderr, check=False)  # noqa: S603 - fixed words
    finally:
        (out / _BUILT).write_text("\n".join([_HEAD, *_shown_files(out)]), encoding="utf-8")
    if done.returncode == INTERRUPTED:
        raise KeyboardInterrupt
    if done.returncode:
        return Reply({"error": {"message": "the site was not built"}}, "the site was not built", REFUSED, failed=True)
    pages = sum(1 for _ in out.rglob("*.html"))
    return Reply({"folder": args.out, "pages": pages}, f"{pages} pages in {args.out}", GOOD)


def _prepared(name: str, project: Path) -> Path:
    """Create the folder to build into, which is emptied first: it must hold nothing but a site.

    Raises UsageError if it holds anything else, such as a file that no build has put there, and OSError if it cannot
    be created or written to.
    """
    out = Path(name).resolve()
    if out.is_relative_to(project) and out.relative_to(project).parts[:1] in _SOURCES:
        raise UsageError(f"{name} is a folder that the site is made from", "name another folder with --out")
    if project.is_relative_to(out):
        raise UsageError(f"{name} holds the project itself, and would be emptied", "name another folder with --out")
    out.mkdir(parents=True, exist_ok=True)
    if any(out.iterdir()) and not ((out / _SITEMAP).is_file() or (out / _BUILT).is_file()):
        raise UsageError(f"{name} holds other files, and would be emptied", "name an empty folder with --out")
    built = set((kept_text(out / _BUILT) or "").splitlines())
    if built and (added := next((each for each in _shown_files(out) if each not in built), "")):
        message = f"{name} holds {quoted(added, 60)}, which no build has put there, and would be emptied"
        raise UsageError(message, "move it elsewhere, or name another folder with --out")
    with TemporaryFile(dir=out):
        (out / _BUILT).write_text("", encoding="utf-8")
        return out


def _shown_files(out: Path) -> list[str]:
    """Return the files in a folder, without those that MkDocs leaves alone."""
    found = (path.relative_to(out) for path in out.rglob("*") if not path.is_dir())
    return sorted(path.as_posix() for path in found if not path.parts[0].startswith("."))


def project_of(rulesets: str | None) -> Path:
    """Return the project's folder, which holds the rule sets and the site's settings.

    Raises UsageError if there are no settings.
    """
    project = rules_folder(rulesets).resolve().parent
    if not (project / CONFIG).is_file():
        hint = "the site is built from a copy of the project, and not from the package alone: go into its folder"
        raise UsageError(f"there is no {CONFIG} beside the rule sets", hint)
    return project


def add_without_desk(parser: argparse.ArgumentParser) -> None:
    """Add the argument that leaves out the desk, which needs Pyodide from npm's registry."""
    help = f"build without the tools, without npm (or set {WITHOUT_DESK} in the environment)"
    parser.add_argument("--without-desk", action="store_true", help=help)


def environment(without_desk: bool) -> dict[str, str]:
    """Return the environment for the generator: files are UTF-8."""
    return {**os.environ, "PYTHONUTF8": "1", **({WITHOUT_DESK: "1"} if without_desk else {})}


def run_desk(args: argparse.Namespace) -> Reply:
    """Pack the bundle of the desk, unless it is stored for the current engine and rules."""
    bundle = bundle_of(project_of(args.rulesets))
    if bundle is None:
        raise UsageError("this copy of the project has no desk", f"is {WITHOUT_DESK} set in the environment?")
    size = sum(path.stat().st_size for path in bundle.files)
    text = f"{bundle.folder}: {len(bundle.files)} files, {size:,} bytes"
    return Reply({"folder": str(bundle.folder), **bundle.manifest}, text)


_LAST_PORT = 65535


def serve_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=_port, default=8000, metavar="N", help="the port to listen on (8000)")
    parser.add_argument("--open", action="store_true", help="open the site in a browser")
    add_without_desk(parser)


def run_serve(args: argparse.Namespace) -> int:
    """Serve the site until interrupted. A problem in a file is shown with its place and does not end the server."""
    project = project_of(args.rulesets)
    _check_port(args.port)
    command = [sys.executable, "-m", GENERATOR, "serve", str(args.port)]
    command += ["--open"] if args.open else []
    env = environment(args.without_desk)
    env.pop("SITE_URL", None)  # the address that the site is published under does not matter here
    with subprocess.Popen(command, cwd=project, env=env) as server, _terminated_with_us(server):  # noqa: S603 - fixed words and a number
        try:
            code = server.wait()
        except KeyboardInterrupt:
            server.terminate()  # it is ending already if Ctrl-C reached it too
            return GOOD
    return REFUSED if code else GOOD


@contextmanager
def _terminated_with_us(server: subprocess.Popen[bytes]) -> Iterator[None]:
    """End the server if this process is terminated: otherwise it would go on and keep the port."""
    before = signal(SIGTERM, lambda *_: server.terminate())
    try:
        yield
    finally:
        signal(SIGTERM, before)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(_LAST_PORT)) and 0 < int(text) <= _LAST_PORT):
        raise argparse.ArgumentTypeError(f"'{text[:20]}' is not a port: a number from 1 to {_LAST_PORT}")
    return int(text)


def _check_port(port: int) -> None:
    """Raise RefusedError if the port is in use or not allowed."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            hint = "name another: `make serve PORT=8001`, or `serve --port 8001`"
            raise RefusedError(f"port {port} cannot be used: {why}", hint) from None
