"""Packs what the desk runs on, as bytecode without its source; runs in Pyodide, started by pack.mjs.

Only the Python that will read bytecode can make it. The mounted folder holds `site`, with our packages and PyYAML. It
gets `python.zip`, modules of the standard library, and `rooms.zip`, those of `site`. Rehearsing finds which modules are
needed: first with all modules, and then with what was packed, some of it replaced by less. Nothing is deflated here: an
archive is compressed as a whole.
"""

import ast
import builtins
import dataclasses
import marshal
import sys
from collections.abc import Collection
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from types import CodeType
from zipfile import ZipFile, ZipInfo
from zlib import crc32

from rehearse import imported, rehearse

HERE = Path("/making")
SITE = HERE / "site"
LIBRARY = "/lib/python314.zip/"
LONG_AGO = (1980, 1, 1, 0, 0, 0)
AS_THEY_ARE = ("pyodide/", "_pyodide/", "hearts_spec/measure/habits.py")  # they read their own docstrings
# What Pyodide imports when it starts and the desk never uses: the network, other processes, packages.
REPLACED = {
    "asyncio/__init__.py": """
from asyncio import events, tasks
from asyncio.events import *
from asyncio.events import _BaseDefaultEventLoopPolicy as DefaultEventLoopPolicy
from asyncio.events import _get_running_loop, _set_event_loop_policy, _set_running_loop
from asyncio.exceptions import *
from asyncio.futures import *
from asyncio.runners import *
from asyncio.tasks import *
set_event_loop_policy = _set_event_loop_policy
""",
    "pyodide/_package_loader.py": """
from pathlib import Path
SITE_PACKAGES, DSO_DIR = Path("/lib/python3.14/site-packages"), Path("/usr/lib")
def init_loaded_packages(): pass
""",
    "socket.py": "AF_UNSPEC, AI_PASSIVE = 0, 1",
    "subprocess.py": "PIPE, STDOUT, DEVNULL = -1, -2, -3",
}
# A dataclass writes its methods as text and compiles it, which took more than half of the time to import our packages:
# what is compiled here is stored under the length and the checksum of its text.
METHODS = "dataclass_methods.py"
METHODS_OF: dict[tuple[int, int], CodeType] = {}
AHEAD = """
import builtins
from zlib import crc32
from dataclass_methods import COMPILED
def exec(text, names, made):
    builtins.exec(COMPILED.get((len(text), crc32(text.encode())), text), names, made)
"""


class Lean(ast.NodeTransformer):
    """Removes from a module what nothing reads while it runs: the docstrings and annotations of functions."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self.lean(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self.lean(node)

    def lean(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        if ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.Pass(lineno=node.lineno, col_offset=0)
        node.returns = None
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node


def source_of(name: str) -> bytes:
    """Return the source of a module."""
    if name in REPLACED:
        return REPLACED[name].encode()
    if name == METHODS:
        return f"import marshal\nCOMPILED = marshal.loads({marshal.dumps(METHODS_OF)!r})\n".encode()
    if (SITE / name).exists():
        return (SITE / name).read_bytes()
    with ZipFile(LIBRARY.rstrip("/")) as library:
        return library.read(name) + (AHEAD.encode() if name == "dataclasses.py" else b"")


def compiled(name: str) -> bytes:
    """Return a module as bytecode without line numbers; modules of the standard library also without assertions."""
    tree = ast.parse(source_of(name))
    if not name.startswith(AS_THEY_ARE):
        tree = Lean().visit(tree)
    ours = (SITE / name).exists()
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0 if ours else 2)
    return bytes(_code_to_hash_pyc(without_lines(code), b"\0" * 8, False))


def without_lines(code: CodeType) -> CodeType:
    """Return code without line numbers, which nothing reports."""
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def write(archive: str, names: Collection[str]) -> None:
    """Write an archive of modules."""
    with ZipFile(HERE / archive, "w") as made:
        for name in sorted(names):
            made.writestr(ZipInfo(f"{name}c", LONG_AGO), compiled(name))


def ours() -> list[str]:
    """Return the modules of our packages."""
    return sorted(path.relative_to(SITE).as_posix() for path in (SITE / "hearts_spec").rglob("*.py"))


def keep_methods(text: str, names: dict[str, object], made: dict[str, object]) -> None:
    """Compile the methods of a dataclass as `exec` would, and keep them."""
    METHODS_OF[len(text), crc32(text.encode())] = code = without_lines(compile(text, "", "exec", dont_inherit=True))
    builtins.exec(code, names, made)


def pack_all() -> None:
    """Pack what is imported if all modules are there."""
    dataclasses.exec = keep_methods
    sys.path.insert(0, str(SITE))
    rehearse([name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in ours()])
    write("python.zip", [*imported(LIBRARY), METHODS])
    write("rooms.zip", [*ours(), *(name for name in imported(f"{SITE}/") if name.startswith("yaml/"))])


def pack_used(names: Collection[str]) -> None:
    """Pack those modules of the standard library that were imported from the first pack."""
    write("python.zip", names)
