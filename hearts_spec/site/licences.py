"""The licence texts of the software by others that the site carries."""

from importlib.metadata import distribution
from pathlib import Path

LICENCES = "assets/licences.txt"
SCRIPT_LICENCES = "licences.txt"
_RULE = f"\n\n{'=' * 80}\n\n"
# Some come without the text: it is that of the package named.
_EVERYWHERE = (
    ("Material for MkDocs, of which the site has styles", "mkdocs-material", "dist-info/licenses/LICENSE"),
    ("The icons in it", "mkdocs-material", ".icons/material/LICENSE"),
    ("Their licence", "requests", "LICENSE"),
)
_TOOLS = (
    ("PyYAML", "pyyaml", "LICENSE"),
    ("Pyodide, whose source is at https://github.com/pyodide/pyodide", "pathspec", "LICENSE"),
    ("Python and its library", "typing-extensions", "LICENSE"),
)


def licences(fonts: Path, scripts: Path | None) -> str:
    """Return the licence of each thing, one below another; `scripts` are those made with npm's packages, if any."""
    texts = [*map(_text, _EVERYWHERE + (_TOOLS if scripts else ())), f"The fonts\n\n{_read(fonts / 'OFL.txt')}"]
    return _RULE.join([*texts, *([_read(scripts / SCRIPT_LICENCES)] if scripts else [])]) + "\n"


def _text(carried: tuple[str, str, str]) -> str:
    title, package, ending = carried
    [path] = [path for path in distribution(package).files or () if path.as_posix().endswith(ending)]
    return f"{title}\n\n{path.read_text(encoding='utf-8').strip()}"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()
