"""Words that may not come back: in docstrings and comments not at all, in texts for readers no oftener than now."""

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.conftest import PROJECT

PACKAGE = PROJECT / "hearts_spec"
CODE = ("hearts_spec", "bench", "desk", "research", "tools")
MODULES = sorted(path for folder in CODE for path in (PROJECT / folder).rglob("*.py"))
SCRIPTS = sorted(
    path
    for folder in ("hearts_spec/site/assets", "desk/editor", "desk/search")
    for path in (PROJECT / folder).rglob("*.js")
)
IN_CODE = re.compile(
    r"\b(?:whoever|amiss|for himself|laid down|hangs? on|bears? on|what stands|comes? to nothing)\b"
    r"|\b(?:is|are) told\b(?! apart)"
    r"|^(?:Give|Say|Tell)\b"
)
FOR_READERS = {"whoever": 6, "for himself": 0, "laid down": 0, "amiss": 35, "hangs on": 1, "comes to": 7}


def docstrings(path: Path) -> Iterator[str]:
    """Yield each docstring and comment of a module, with its line."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        documented = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if documented and (said := ast.get_docstring(node)):
            yield f"{getattr(node, 'lineno', 1)}: {said}"
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield f"{token.start[0]}: {token.string.lstrip('# ')}"


def is_step(path: Path) -> bool:
    """True if the docstrings of a module are texts for readers: the reference page of steps shows them."""
    return path.parent.name == "steps"


def texts_for_readers() -> str:
    """Return every string of the package that is not a docstring, with the templates and the scripts."""
    strings = []
    for path in MODULES:
        if path.is_relative_to(PACKAGE):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            strings += [
                node.value
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
            ]
    templates = (PACKAGE / "site/templates").rglob("*.jinja")
    return "\n".join([*strings, *(path.read_text(encoding="utf-8") for path in [*templates, *SCRIPTS])]).lower()


def test_docstrings_and_comments_are_plain_english() -> None:
    found = [
        f"{path.relative_to(PROJECT)}:{said[:100]}"
        for path in MODULES
        for said in docstrings(path)
        if IN_CODE.search(said.partition(": ")[2]) and not is_step(path)
    ]
    assert found == []


def test_old_words_for_readers_do_not_multiply() -> None:
    text = texts_for_readers()
    counts = Counter({word: len(re.findall(rf"\b{word}\b", text)) for word in FOR_READERS})
    assert {word: many for word, many in counts.items() if many > FOR_READERS[word]} == {}
