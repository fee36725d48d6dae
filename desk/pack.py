"""Packs what the desk runs on; runs in Pyodide, started by pack.mjs, for its own Python must compile what it will read.

The folder that is mounted holds `site` (the rooms and PyYAML) with `books.pickle`, and takes `python.zip`: the modules
of the standard library and of `site` that are imported when questions of every kind are answered, as bytecode that is
never held to its source. Nothing in it is deflated: it is compressed as a whole.
"""

import ast
import importlib.util
import json
import sys
from importlib._bootstrap_external import _code_to_hash_pyc  # ty: the only public way to it writes files
from pathlib import Path
from zipfile import ZipFile, ZipInfo

HERE = Path("/making")
SITE = HERE / "site"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
CODECS = ("ascii", "latin_1", "raw_unicode_escape", "unicode_escape", "utf_8", "utf_8_sig")
DEAL = {"A": "2C 3C", "B": "4C 5C", "C": "6C 7C", "D": "8C 9C"}
HOUSE = "title: Fridays\nextends: modern/standard\nvalues: {JD: -10}\n"
REHEARSAL = [
    {"ask": "rulesets"},
    {"ask": "show", "id": "mine.yml", "house": HOUSE},
    {"ask": "show", "id": "modern/standart"},
    {"ask": "told", "id": "modern/standard"},
    {"ask": "compare", "ids": ["modern/standard", "hoyle-1887/hearts"]},
    {"ask": "differs", "id": "mine.yml", "house": HOUSE},
    {"ask": "departs", "id": "mine.yml", "house": HOUSE},
    {"ask": "replay", "text": {"rules": "modern/standard", "seats": list(DEAL), "hands": DEAL, "plays": ["2C"]}},
    {"ask": "play", "text": {"rules": "modern/standard", "seats": list(DEAL), "hands": DEAL, "plays": ["2C"]}},
    {"ask": "deal", "id": "modern/standard", "seed": "1"},
    {"ask": "replay", "text": "rules: [\n"},
    {"ask": "replay", "text": "{rules: modern/standard, tables: []}"},
    {"ask": "replay", "text": "{"},
    {"ask": "settle", "id": "hoyle-1887/hearts", "hearts": {"A": 1, "B": 2, "C": 4, "D": 6}},
    {"ask": "settle", "id": "modern/standard", "taken": "A=QS 1H"},
    {"ask": "settle", "id": "spalding-1896/joker", "told": True, "hearts": "A=1,B=2,C=4,D=5", "taken": "A=Joker"},
    {"ask": "wanted", "id": "foster-1914/auction"},
    {"ask": "situations"},
    {"ask": "sides", "situation": "the-odd-chip"},
    {"ask": "rule", "situation": "the-odd-chip"},
    {"ask": "check", "text": HOUSE + "valeus: \u2028\x07"},
    {"ask": "check", "text": HOUSE + "valeus: {QS: 13}\n"},
    {"ask": "check", "text": "a: 'b"},
    *({"ask": "schema", "kind": kind} for kind in ("rulesets", "records", "situations")),
    {"ask": "new", "id": "house/fridays", "extends": "modern/standard"},
    {"ask": "sh\x07ow"},
]


def rehearse() -> None:
    """Answer questions of every kind, so that whatever is imported on the way has been imported."""
    from hearts_spec.desk.packing import unpacked

    for module in sorted((SITE / "hearts_spec").rglob("*.py")):
        name = module.relative_to(SITE).with_suffix("").as_posix().replace("/", ".")
        importlib.import_module(name.removesuffix(".__init__"))
    desk = unpacked((HERE / "books.pickle").read_bytes())
    for request in REHEARSAL:
        answer = json.loads(desk.ask_text(json.dumps(request)))
        told = answer.get("error", {}).get("message", "") if isinstance(answer, dict) else ""
        if "program itself" in told:
            raise SystemExit(f"{request}: {told}")
    for codec in CODECS:
        "".encode(codec)


def imported() -> dict[str, Path]:
    """Give the file of every module that has been imported, by its name within the archive."""
    found = {}
    for name, module in sorted(sys.modules.items()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        for home in ("/lib/python314.zip/", f"{SITE}/"):
            if origin.startswith(home) and origin.endswith(".py") and name != "__main__":
                found[origin.removeprefix(home)] = origin
    return found


class Lean(ast.NodeTransformer):
    """Takes out of a module what nothing reads while it runs: the docstrings and annotations of functions."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        if ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.Pass(lineno=node.lineno, col_offset=0)
        node.returns = None
        return node

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node


def compiled(name: str, origin: str) -> bytes:
    """Give a module as bytecode; the standard library's own assertions and docstrings are left out."""
    loader = importlib.util.find_spec(name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")).loader
    tree = ast.parse(loader.get_data(origin))
    ours = name.startswith("hearts_spec/")
    if not name.startswith(("pyodide/", "_pyodide/")):
        tree = Lean().visit(tree)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0 if ours else 2)
    return bytes(_code_to_hash_pyc(code, b"\0" * 8, False))


def pack() -> None:
    """Write the archive."""
    sys.path.insert(0, str(SITE))
    rehearse()
    with ZipFile(HERE / "python.zip", "w") as archive:
        for name, origin in sorted(imported().items()):
            archive.writestr(ZipInfo(f"{name}c", LONG_AGO), compiled(name, origin))


pack()
