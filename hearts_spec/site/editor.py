"""The editor of the lab: what `desk/editor` and npm's CodeMirror make, bundled into one module and kept by its digest.

It is no part of the desk's own bundle, since a reader has need of it in the lab alone.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from hearts_spec.site.npm import HOW, KEPT, LOCK, BundleError, digest_of, has_desk, modules_of, run_node, sha256

_SOURCES = ("editor.js", "writing.js")
_PACKING = "pack_editor.mjs"


def editor_of(project: Path) -> Path | None:
    """Give the file of a project's editor, made unless it is at hand and whole; None where the site is to have no desk.

    Raises BundleError when it cannot be made.
    """
    if not has_desk(project):
        return None
    file = project / KEPT / f"editor-{_digest_of_sources(project)}.js"
    noted = file.with_suffix(".sha256")
    if not _whole(file, noted):
        _make(project, file)
        noted.write_text(sha256(file.read_bytes()) + "\n", encoding="utf-8")
    return file


def _digest_of_sources(project: Path) -> str:
    """Give the digest of all that the editor is made of."""
    how = project / HOW
    files = [how / LOCK, how / _PACKING, *(how / "editor" / name for name in _SOURCES)]
    return digest_of((path.name, sha256(path.read_bytes())) for path in files)


def _whole(file: Path, noted: Path) -> bool:
    try:
        return sha256(file.read_bytes()) == noted.read_text(encoding="utf-8").strip()
    except OSError:
        return False


def _make(project: Path, file: Path) -> None:
    """Make the editor beside its place, and then put it there."""
    modules = modules_of(project)
    with TemporaryDirectory(dir=project / KEPT, prefix="editing-") as name:
        made = Path(name) / file.name
        arguments = [str(project / HOW / _PACKING), str(project / HOW / "editor"), str(modules), str(made)]
        run_node(arguments, project, "the editor cannot be bundled")
        if not made.is_file():
            raise BundleError("the editor cannot be bundled: nothing came of it")
        made.rename(file)
